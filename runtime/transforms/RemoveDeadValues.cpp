//===- RemoveDeadValues.cpp - Dead value elimination ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// First collects everything that is dead, while the IR is unchanged and the liveness analysis is valid. Then
// erases it, uses before definitions. A use of a dead value that cannot be erased is replaced by poison.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/LiveValues.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/rewrite/EraseResults.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_REMOVEDEADVALUES
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

/// The dead-argument information of a block with predecessors.
struct BlockArguments {
  /// Arguments to which at least one branch forwards a dead value.
  llvm::BitVector receivesDeadValue;
  /// Arguments that a branch op itself produces, or that come from a terminator without BranchOpInterface.
  llvm::BitVector notErasable;
  llvm::SmallVector<std::pair<BranchOpInterface, unsigned>, 2> edges;
};

/// The arguments and results of a function that are erased.
struct DeadSignature {
  FunctionOpInterface function;
  llvm::BitVector arguments, results;
};

/// Everything that is erased or replaced by poison.
struct DeadParts {
  llvm::SmallVector<Operation *> ops;
  llvm::SmallVector<OpOperand *> operands; ///< Operands that are replaced by poison.
  llvm::MapVector<Block *, BlockArguments> blocks;
  llvm::SmallVector<DeadSignature> signatures;
};

class DeadValueRemover {
public:
  explicit DeadValueRemover(Operation *top) : top(top), values(top), rewriter(top->getContext()) {}
  /// Removes the dead values. Returns true if the IR was changed.
  bool run();

private:
  void find();
  bool findIn(Operation *op);
  void findEdges(Operation *op);
  void findPoisoned(RegionBranchOpInterface branch);
  bool cleanBlock(Block *block, BlockArguments &entry);
  void findFunction(FunctionOpInterface function);
  void cleanUses(const DeadSignature &signature);
  void cleanFunction(DeadSignature &signature);
  void poison(OpOperand &operand);
  void poisonUses(Value value) {
    for (OpOperand &use : llvm::make_early_inc_range(value.getUses()))
      poison(use);
  }

  Operation *top;
  LiveValues values;
  DeadParts dead;
  IRRewriter rewriter;
};

//===----------------------------------------------------------------------===//
// Collection of dead values
//===----------------------------------------------------------------------===//

/// Collects the dead parts of an op. Returns true if the whole op is dead.
bool DeadValueRemover::findIn(Operation *op) {
  findEdges(op);
  if (op->mightHaveTrait(Trait::IsTerminator) || op->hasTrait(Trait::Symbol) ||
      llvm::isa<CallOpInterface, FunctionOpInterface>(op))
    return false;
  if (values.isEffectFree(op) && !values.isAnyLive(op->getResults()))
    return true;
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
    findPoisoned(branch);
  return false;
}

void DeadValueRemover::find() {
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == top || !findIn(op))
      return WalkResult::advance();
    dead.ops.push_back(op);
    return WalkResult::skip();
  });
  for (Operation *function : values.getFunctions())
    findFunction(llvm::cast<FunctionOpInterface>(function));
}

void DeadValueRemover::findEdges(Operation *op) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    Block *to = op->getSuccessor(i);
    BlockArguments &entry = dead.blocks[to];
    entry.receivesDeadValue.resize(to->getNumArguments());
    entry.notErasable.resize(to->getNumArguments());
    if (!branch) {
      entry.notErasable.set();
      continue;
    }
    entry.edges.emplace_back(branch, i);
    SuccessorOperands given = branch.getSuccessorOperands(i);
    for (unsigned j = 0, count = std::min<unsigned>(given.size(), to->getNumArguments()); j != count; ++j) {
      if (given.isOperandProduced(j))
        entry.notErasable.set(j);
      else if (!values.isLive(given[j]))
        entry.receivesDeadValue.set(j);
    }
  }
}

/// Collects the operands that are forwarded only to dead region arguments and results.
void DeadValueRemover::findPoisoned(RegionBranchOpInterface branch) {
  RegionBranchSuccessorMapping mapping;
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints())
    branch.getSuccessorOperandInputMapping(mapping, point);
  for (auto &[operand, inputs] : mapping)
    if (!values.isAnyLive(inputs))
      dead.operands.push_back(operand);
}

//===----------------------------------------------------------------------===//
// Removal of dead values
//===----------------------------------------------------------------------===//

/// Replaces an operand by ub.poison or, if the dialect ub is not registered, by an unrealized_conversion_cast
/// without inputs.
void DeadValueRemover::poison(OpOperand &operand) {
  Operation *user = operand.getOwner();
  OperationName name("ub.poison", rewriter.getContext());
  OperationState state(user->getLoc(),
                       name.isRegistered()
                           ? name
                           : OperationName("builtin.unrealized_conversion_cast", rewriter.getContext()));
  state.addTypes(operand.get().getType());
  rewriter.setInsertionPoint(user);
  operand.set(rewriter.create(state)->getResult(0));
}

/// Erases the dead arguments of a block to which at least one branch forwards a dead value.
bool DeadValueRemover::cleanBlock(Block *block, BlockArguments &entry) {
  llvm::BitVector erased(block->getNumArguments());
  for (BlockArgument argument : block->getArguments())
    if (unsigned i = argument.getArgNumber();
        entry.receivesDeadValue.test(i) && !entry.notErasable.test(i) && !values.isLive(argument))
      erased.set(i);
  if (erased.none())
    return false;
  for (auto [branch, index] : entry.edges)
    for (int i = erased.find_last(); i != -1; i = erased.find_prev(i))
      branch.getSuccessorOperands(index).erase(i);
  for (int i = erased.find_first(); i != -1; i = erased.find_next(i))
    poisonUses(block->getArgument(i));
  block->eraseArguments(erased);
  return true;
}

/// Collects the arguments that the body does not need and the results that no call needs.
void DeadValueRemover::findFunction(FunctionOpInterface function) {
  DeadSignature signature{function, llvm::BitVector(function.getNumArguments()),
                          llvm::BitVector(function.getNumResults(), true)};
  for (BlockArgument argument : function.getArguments())
    signature.arguments[argument.getArgNumber()] = !values.isLive(argument);
  for (CallOpInterface call : values.getCalls(function))
    for (OpResult result : call->getResults())
      if (values.isLive(result))
        signature.results.reset(result.getResultNumber());
  // Keep the signature if the function type cannot be changed.
  if (signature.arguments.any() && !function.getTypeWithoutArgs(signature.arguments))
    signature.arguments.reset();
  if (signature.results.any() && !function.getTypeWithoutResults(signature.results))
    signature.results.reset();
  if (signature.arguments.any() || signature.results.any())
    dead.signatures.push_back(std::move(signature));
}

static ArrayAttr eraseElements(ArrayAttr attrs, const llvm::BitVector &indices) {
  llvm::SmallVector<Attribute> rest;
  for (auto [index, attr] : llvm::enumerate(attrs))
    if (!indices.test(index))
      rest.push_back(attr);
  return ArrayAttr::get(attrs.getContext(), rest);
}

/// Erases the dead operands of returns and calls. This is done for all functions before any argument is
/// erased, because a dead argument of one function may be an operand of a call of another.
void DeadValueRemover::cleanUses(const DeadSignature &signature) {
  const auto &[function, arguments, results] = signature;
  for (Operation *last : values.getReturns(function))
    for (int i = results.find_last(); i != -1; i = results.find_prev(i))
      last->eraseOperand(i);
  for (CallOpInterface call : values.getCalls(function)) {
    if (ArrayAttr attrs = call.getArgAttrsAttr(); attrs && attrs.size() == arguments.size())
      call.setArgAttrsAttr(eraseElements(attrs, arguments));
    if (ArrayAttr attrs = call.getResAttrsAttr(); attrs && attrs.size() == results.size())
      call.setResAttrsAttr(eraseElements(attrs, results));
    for (int i = arguments.find_last(); i != -1; i = arguments.find_prev(i))
      call.getArgOperandsMutable().erase(i);
  }
}

void DeadValueRemover::cleanFunction(DeadSignature &signature) {
  auto &[function, arguments, results] = signature;
  for (int i = arguments.find_first(); i != -1; i = arguments.find_next(i))
    poisonUses(function.getArgument(i));
  (void)function.eraseArguments(arguments);
  (void)function.eraseResults(results);
  if (results.none())
    return;
  for (CallOpInterface call : values.getCalls(function)) {
    for (int i = results.find_first(); i != -1; i = results.find_next(i))
      poisonUses(call->getResult(i));
    eraseOpResults(rewriter, call, results);
  }
}

bool DeadValueRemover::run() {
  find();
  for (OpOperand *operand : dead.operands)
    poison(*operand);
  for (Operation *op : dead.ops)
    op->dropAllReferences();
  for (const DeadSignature &signature : dead.signatures)
    cleanUses(signature);
  bool changed = !dead.ops.empty() || !dead.operands.empty() || !dead.signatures.empty();
  for (auto &[block, entry] : dead.blocks)
    changed |= cleanBlock(block, entry);
  for (DeadSignature &signature : dead.signatures)
    cleanFunction(signature);
  for (Operation *op : dead.ops) {
    for (OpResult result : op->getResults())
      poisonUses(result);
    op->erase();
  }
  return changed;
}

class RemoveDeadValuesPass : public impl::RemoveDeadValuesBase<RemoveDeadValuesPass> {
public:
  RemoveDeadValuesPass() = default;
  /// Copies the pass; the copies share one pattern set.
  RemoveDeadValuesPass(const RemoveDeadValuesPass &other) : Base(other), patterns(other.patterns) {}

  LogicalResult initialize(MLIRContext *context) override {
    context->getOrLoadDialect("ub");
    RewritePatternSet set(context);
    for (Dialect *dialect : context->getLoadedDialects())
      for (const OpSpec *op : dialect->getSpec().ops)
        if (op->hooks.canonicalizationPatterns &&
            OperationName(op->name, context).hasInterface<RegionBranchOpInterface>())
          op->hooks.canonicalizationPatterns(set, context);
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    bool changed = DeadValueRemover(getOperation()).run();
    llvm::SmallVector<Operation *> branches;
    if (canonicalize)
      getOperation()->walk([&](RegionBranchOpInterface branch) {
        if (branch != getOperation())
          branches.push_back(branch);
      });
    bool canonicalized = false;
    if (!branches.empty())
      (void)applyOpPatternsGreedily(branches, patterns, GreedyRewriteConfig(), &canonicalized);
    if (!changed && !canonicalized)
      markAllAnalysesPreserved();
  }

private:
  FrozenRewritePatternSet patterns;
};

} // namespace

std::unique_ptr<Pass> mlir::createRemoveDeadValuesPass() { return std::make_unique<RemoveDeadValuesPass>(); }
