//===- LiveValues.cpp - Values that may affect program behavior --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/LiveValues.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

LiveValues::LiveValues(Operation *top) : top(top) {
  findEffects();
  findFunctions();
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != top)
      addRoots(op);
  });
  while (!worklist.empty())
    follow(worklist.pop_back_val());
}

llvm::SmallVector<Operation *> LiveValues::getFunctions() const {
  llvm::SmallVector<Operation *> result;
  for (auto &[function, entry] : functions)
    result.push_back(function);
  return result;
}

//===----------------------------------------------------------------------===//
// Computation of memory effects
//===----------------------------------------------------------------------===//

bool LiveValues::isEffectFree(Operation *op) const {
  bool recursive = op->hasTrait(Trait::HasRecursiveMemoryEffects);
  if (auto effects = llvm::dyn_cast<MemoryEffectOpInterface>(op);
      effects ? !effects.hasNoEffect() : !recursive)
    return false;
  return !recursive || !opsWithNestedEffects.contains(op);
}

/// Computes `opsWithNestedEffects`. Visits nested ops first (post-order), so that the effects of each op are
/// queried only once.
void LiveValues::findEffects() {
  top->walk([&](Operation *op) {
    if (op != top && !isEffectFree(op))
      opsWithNestedEffects.insert(op->getParentOp());
  });
}

//===----------------------------------------------------------------------===//
// Functions with known calls
//===----------------------------------------------------------------------===//

/// Collects the private functions in the symbol tables of `top` that only calls reference. References are
/// matched by name only: a reference other than a call excludes every function of that name, in any symbol
/// table. This is conservative. If the uses of a table are not known, no function is collected.
void LiveValues::findFunctions() {
  llvm::DenseSet<StringAttr> escaping;
  bool isAllKnown = true;
  top->walk<WalkOrder::PreOrder>([&](Operation *table) {
    if (!isAllKnown)
      return WalkResult::interrupt();
    if (!table->hasTrait(Trait::SymbolTable))
      return WalkResult::advance();
    llvm::DenseMap<StringAttr, Operation *> symbols;
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          if (auto function = llvm::dyn_cast<FunctionOpInterface>(&op))
            if (Function entry; function.isPrivate() && !function.isExternal() && findReturns(&op, entry)) {
              functions[&op] = std::move(entry);
              symbols[function.getNameAttr()] = &op;
            }
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(table);
    if (!uses) {
      isAllKnown = false;
      return WalkResult::interrupt();
    }
    for (const SymbolTable::SymbolUse &use : *uses) {
      auto call = llvm::dyn_cast<CallOpInterface>(use.getUser());
      auto callee =
          call ? llvm::dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee()) : SymbolRefAttr();
      Operation *function = callee == use.getSymbolRef() && callee.getNestedReferences().empty()
                                ? symbols.lookup(callee.getRootReference())
                                : nullptr;
      // The first reference to the function by this call is its callee. A second reference by the same call
      // is not; then the function escapes.
      if (function &&
          call.getArgOperands().size() == llvm::cast<FunctionOpInterface>(function).getNumArguments() &&
          callees.try_emplace(call, function).second) {
        functions[function].calls.push_back(call);
        continue;
      }
      escaping.insert(use.getSymbolRef().getRootReference());
      for (FlatSymbolRefAttr nested : use.getSymbolRef().getNestedReferences())
        escaping.insert(nested.getRootReference());
    }
    return WalkResult::advance();
  });
  functions.remove_if([&](const auto &entry) {
    return !isAllKnown || escaping.contains(SymbolTable::getSymbolName(entry.first));
  });
  llvm::SmallVector<Operation *> unknown;
  for (auto [call, function] : callees)
    if (!functions.contains(function))
      unknown.push_back(call);
  for (Operation *call : unknown)
    callees.erase(call);
}

/// Collects the returns of `function` in `entry`. Returns false if a block is empty or a return does not have
/// one operand for each result.
bool LiveValues::findReturns(Operation *function, Function &entry) {
  unsigned numResults = llvm::cast<FunctionOpInterface>(function).getNumResults();
  for (Block &block : function->getRegion(0)) {
    if (block.empty())
      return false;
    Operation *last = &block.back();
    if (last->hasTrait(Trait::ReturnLike)) {
      if (last->getNumOperands() != numResults)
        return false;
      entry.returns.push_back(last);
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Initially live values
//===----------------------------------------------------------------------===//

void LiveValues::addRoots(Operation *op) {
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
    return addRegionBranch(branch);
  if (op->getNumOperands() == 0)
    return;
  if (auto branch = llvm::dyn_cast<BranchOpInterface>(op))
    return addBranch(branch);
  if (callees.contains(op)) {
    // The operands of the call other than its arguments have an unknown use, so they are live.
    OperandRange passed = llvm::cast<CallOpInterface>(op).getArgOperands();
    for (OpOperand &operand : op->getOpOperands())
      if (&operand < passed.getBase() || &operand >= passed.getBase() + passed.size())
        mark(operand.get());
    return;
  }
  Operation *parent = op->getParentOp();
  if (op->mightHaveTrait(Trait::IsTerminator)) {
    // Operands of these terminators are not live yet: addRegionBranch() handles the terminators of a region
    // branch op, and followResult() the returns of functions whose calls are all known.
    if (parent != top && llvm::isa<RegionBranchOpInterface>(parent) &&
        llvm::isa<RegionBranchTerminatorOpInterface>(op))
      return;
    if (op->hasTrait(Trait::ReturnLike) && functions.contains(parent))
      return;
    return mark(op->getOperands());
  }
  if (!isEffectFree(op) || llvm::isa<CallOpInterface>(op))
    mark(op->getOperands());
}

void LiveValues::addBranch(BranchOpInterface branch) {
  llvm::SmallVector<bool> isForwarded(branch->getNumOperands());
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands given = branch.getSuccessorOperands(i);
    MutableOperandRange forwarded = given.getMutableForwardedOperands();
    Block *to = branch->getSuccessor(i);
    for (unsigned j = 0, count = forwarded.size(); j != count; ++j) {
      isForwarded[forwarded[j].getOperandNumber()] = true;
      if (unsigned number = given.getProducedOperandCount() + j; number < to->getNumArguments())
        sources[to->getArgument(number)].push_back(forwarded[j].get());
    }
  }
  for (auto [index, forwarded] : llvm::enumerate(isForwarded))
    if (!forwarded)
      mark(branch->getOperand(index));
}

void LiveValues::addRegionBranch(RegionBranchOpInterface branch) {
  RegionBranchInverseSuccessorMapping mapping;
  branch.getSuccessorInputOperandMapping(mapping);
  llvm::SmallPtrSet<OpOperand *, 8> forwarded;
  for (auto &[input, operands] : mapping)
    for (OpOperand *operand : operands) {
      forwarded.insert(operand);
      sources[input].push_back(operand->get());
    }
  llvm::SmallVector<Value, 2> deciding;
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    Operation *op = point.isParent() ? branch.getOperation() : point.getTerminatorPredecessorOrNull();
    for (OpOperand &operand : op->getOpOperands())
      if (!forwarded.contains(&operand))
        deciding.push_back(operand.get());
  }
  if (!isEffectFree(branch))
    mark(ValueRange(deciding));
  else if (!deciding.empty())
    controls[branch] = std::move(deciding);
}

//===----------------------------------------------------------------------===//
// Backward propagation of liveness
//===----------------------------------------------------------------------===//

void LiveValues::follow(Value value) {
  if (auto it = sources.find(value); it != sources.end())
    mark(ValueRange(it->second));
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    followArgument(argument);
  else
    followResult(llvm::cast<OpResult>(value));
}

void LiveValues::followArgument(BlockArgument argument) {
  Block *block = argument.getOwner();
  Operation *parent = block->getParentOp();
  if (!block->isEntryBlock() || !parent)
    return; // `sources` has the forwarded operands, or all branch operands are already live.
  if (auto it = functions.find(parent); it != functions.end()) {
    for (CallOpInterface call : it->second.calls)
      mark(call.getArgOperands()[argument.getArgNumber()]);
  } else if (llvm::isa<RegionBranchOpInterface>(parent)) {
    // The argument may be computed from operands that are not forwarded, as an induction variable is from the
    // loop bounds.
    if (auto decides = controls.find(parent); decides != controls.end())
      mark(ValueRange(decides->second));
  } else {
    mark(parent->getOperands());
  }
}

void LiveValues::followResult(OpResult result) {
  Operation *op = result.getOwner();
  if (llvm::isa<RegionBranchOpInterface>(op)) {
    if (auto it = controls.find(op); it != controls.end())
      mark(ValueRange(it->second));
  } else if (auto it = callees.find(op); it != callees.end()) {
    for (Operation *last : functions.find(it->second)->second.returns)
      mark(last->getOperand(result.getResultNumber()));
  } else {
    mark(op->getOperands());
  }
}
