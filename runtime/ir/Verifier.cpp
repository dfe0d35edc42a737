//===- Verifier.cpp - Verification of IR ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A single traversal with an explicit stack that has a frame for each visited operation with regions. The IR
// is divided into units: an operation that is isolated from above, with all nested operations down to, and
// excluding, nested isolated ones. A unit does not refer to values outside of it. Its verification stops at
// its first error. It is verified after the remaining contents of its parent, which results in the order of
// MLIR's diagnostics. Sibling units are verified in parallel if there is enough work, with one verifier per
// thread; the diagnostics are emitted in the same order.
//
// Dominance is cheap in the common case: an operand is settled during the traversal if it is defined earlier
// in the same block, or in a block that the stack shows to dominate. The remaining operands are checked when
// the unit is complete.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Verifier.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/Threading.h"
#include "runtime/ir/VerifierImpl.h"

using namespace mlir;
using namespace mlir::detail;

namespace text {
STRATA_DIAGNOSTIC(NullOperand, Error, "null operand found");
STRATA_DIAGNOSTIC(
    UnregisteredOperation, Error,
    "unregistered operation {0} found in dialect ('{1}') that does not allow unknown operations",
    OperationName, llvm::StringRef);
STRATA_DIAGNOSTIC(
    UnregisteredDialect, Error,
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
    "MLIR opt tool used");
STRATA_DIAGNOSTIC(GraphRegionWithBlocks, Error, "expects graph region #{0} to have 0 or 1 blocks", unsigned);
STRATA_DIAGNOSTIC(EntryBlockHasPredecessors, Error, "entry block of region may not have predecessors");
STRATA_DIAGNOSTIC(BlockArgumentNotOwned, Error, "block argument not owned by block");
STRATA_DIAGNOSTIC(EmptyBlock, Error, "empty block: expect at least a terminator");
STRATA_DIAGNOSTIC(SuccessorsInsideBlock, Error,
                  "operation with block successors must terminate its parent block");
STRATA_DIAGNOSTIC(NoTerminatorInBlock, Error, "block with no terminator, has ");
STRATA_DIAGNOSTIC(BranchToOtherRegion, Error, "branching to block of a different region");
STRATA_DIAGNOSTIC(WrongImplicitTerminator, Error, "expects regions to end with '{0}', found '{1}'",
                  llvm::StringRef, llvm::StringRef);
STRATA_NOTE(ImplicitTerminatorNote, "in custom textual format, the absence of terminator implies '{0}'",
            llvm::StringRef);
STRATA_DIAGNOSTIC(SymbolTableRegionCount, Error,
                  "Operations with a 'SymbolTable' must have exactly one region");
STRATA_DIAGNOSTIC(SymbolTableBlockCount, Error,
                  "Operations with a 'SymbolTable' must have exactly one block");
STRATA_DIAGNOSTIC(SymbolRedefined, Error, "redefinition of symbol named '{0}'", llvm::StringRef);
STRATA_NOTE(SymbolDefinedHere, "see existing symbol definition here");
STRATA_DIAGNOSTIC(OperandUnlinked, Error, "operation's operand is unlinked");
STRATA_DIAGNOSTIC(ValueFromOutside, Error, "using value defined outside the region");
STRATA_NOTE(IsolationRequiredHere, "required by region isolation constraints");
STRATA_DIAGNOSTIC(OperandNotDominating, Error, "operand #{0} does not dominate this use", unsigned);
STRATA_NOTE(OperandDefinedHere, "operand defined here (op {0})", llvm::StringRef);
STRATA_NOTE(OperandIsBlockArgument, "operand defined as a block argument (block #{0} {1})", unsigned,
            llvm::StringRef);
STRATA_NOTE(OperandIsArgumentOfDetachedBlock, "operand defined as a block argument (block without parent)");
} // namespace text

//===----------------------------------------------------------------------===//
// Verification of traits about regions
//===----------------------------------------------------------------------===//

/// Checks that a symbol table has one block in one region, and that all symbols in it have different names.
/// \param inside The operations of the block that may be symbols.
template <typename RangeT>
static LogicalResult verifySymbolNames(Operation *op, RangeT &&inside) {
  if (op->getNumRegions() != 1)
    return reportOpError(op, text::SymbolTableRegionCount);
  if (!op->getRegion(0).hasOneBlock())
    return reportOpError(op, text::SymbolTableBlockCount);
  llvm::DenseMap<Attribute, Operation *> seen;
  for (Operation *symbol : inside) {
    StringAttr name = SymbolTable::getSymbolName(symbol);
    if (!name)
      continue;
    auto [it, isNew] = seen.try_emplace(name, symbol);
    if (!isNew)
      return reportError(symbol, /*named=*/false, text::SymbolRedefined, name.getValue())
          .note(it->second->getLoc(), text::SymbolDefinedHere);
  }
  return success();
}

LogicalResult mlir::detail::verifyImplicitTerminator(Operation *op, llvm::StringRef name) {
  for (Region &region : op->getRegions()) {
    if (region.empty() || region.front().empty() || region.front().back().getName().getStringRef() == name)
      continue;
    return reportOpError(op, text::WrongImplicitTerminator, name,
                         region.front().back().getName().getStringRef())
        .note(op->getLoc(), text::ImplicitTerminatorNote, name);
  }
  return success();
}

/// Checks that the value of an operand is defined in a region of \p unit, which is isolated from above.
static LogicalResult verifyIsDefinedInside(Operation *unit, OpOperand &operand) {
  Region *region = operand.get().getParentRegion();
  if (!region)
    return reportError(operand.getOwner(), /*named=*/false, text::OperandUnlinked);
  Operation *holder = region->getParentOp();
  if (holder && unit->isAncestor(holder))
    return success();
  return reportOpError(operand.getOwner(), text::ValueFromOutside)
      .note(unit->getLoc(), text::IsolationRequiredHere);
}

LogicalResult mlir::detail::verifyRegionTrait(Operation *op, Trait trait) {
  if (trait == Trait::SymbolTable) {
    llvm::SmallVector<Operation *> inside;
    if (op->getNumRegions() && !op->getRegion(0).empty())
      for (Operation &each : op->getRegion(0).front())
        inside.push_back(&each);
    return verifySymbolNames(op, inside);
  }
  assert(trait == Trait::IsIsolatedFromAbove && "the trait has no conditions on regions");
  llvm::SmallVector<Operation *> pending = {op};
  while (!pending.empty())
    for (Region &region : pending.pop_back_val()->getRegions())
      for (Block &block : region)
        for (Operation &each : block) {
          for (OpOperand &operand : each.getOpOperands())
            if (failed(verifyIsDefinedInside(op, operand)))
              return failure();
          // Operands inside of a nested isolated operation are checked when that operation is verified.
          if (each.getNumRegions() && !each.hasTrait(Trait::IsIsolatedFromAbove))
            pending.push_back(&each);
        }
  return success();
}

namespace {

class OperationVerifier {
public:
  LogicalResult verifyTree(Operation *root);
  LogicalResult verifyAlone(Operation *op);
  /// Verifies operations that are isolated from above and nested in the root of the verification.
  LogicalResult verifyUnits(llvm::ArrayRef<Operation *> units);

private:
  enum class Phase : uint8_t { Inside, Isolated, Exit };
  /// State of the visit of one operation with regions.
  struct Frame {
    Operation *op;
    unsigned regionIndex = 0;
    Phase phase = Phase::Inside;
    bool isUnit, isTable;
    bool inBlock = false;
    bool hasIsolated = false;  ///< True if the operation directly contains an isolated operation.
    bool insideFailed = false; ///< True if the verification of a nested isolated operation failed.
    Region::iterator block{};
    Block::iterator next{};
    Operation *current = nullptr; ///< The directly contained operation that is being visited.
    size_t firstSuspect, firstUser, firstSymbol;
  };

  // Traversal. A step processes the top frame and may push or pop a frame.
  void pushFrame(Operation *op, bool isUnit, bool isRoot = false);
  void failUnit();
  void stepInside();
  void stepIsolated();
  bool verifyIsolatedInParallel(Frame &frame);
  void visitAll();
  void stepExit();
  bool nextBlock(Frame &frame);

  // Checks of one operation or block.
  LogicalResult verifyOnEntrance(Operation *op);
  LogicalResult verifyLeaf(Operation *op);
  LogicalResult verifyOnExit(Operation *op, size_t firstUser, size_t firstSymbol);
  LogicalResult verifyUnregistered(Operation *op);
  LogicalResult verifyRegionShapes(Operation *op);
  LogicalResult verifyBlockOnEntrance(Block &block);
  LogicalResult verifyBlockOnExit(Block &block);

  // Operands.
  LogicalResult settleOperands(Operation *op, Block *block);
  bool isSettledByStack(Operation *definition, Block *definingBlock);
  LogicalResult verifySuspects(Operation *unit, size_t first);
  LogicalResult reportNotDominating(OpOperand &operand);

  ConstraintCache cache;
  DominanceInfo dominance;
  SymbolTableCollection symbolTables;
  llvm::SmallVector<Frame, 8> frames;
  /// Operands that are not yet known to be dominated by their definition, in the isolated operations that are
  /// being visited.
  llvm::SmallVector<OpOperand *, 8> suspects;
  /// Operations with the hook verifySymbolUses, which is called at the end of the symbol table that contains
  /// them.
  llvm::SmallVector<Operation *, 8> users;
  llvm::SmallVector<Operation *, 8> symbols; ///< Symbols of the tables that are being visited.
  bool ok = true;
};

//===----------------------------------------------------------------------===//
// Verification of blocks and regions
//===----------------------------------------------------------------------===//

/// Returns an error about a block: at its first operation, or at the parent operation if the block is empty.
template <typename Def>
InFlightDiagnostic reportAtBlock(Block &block, const Def &def) {
  if (!block.empty())
    return reportError(&block.front(), /*named=*/false, def);
  return block.getContext()->getDiagEngine().emit(block.getParentOp()->getLoc(), def);
}

bool mayLackTerminator(Block &block) {
  return block.getParent()->hasOneBlock() && block.getParentOp()->mightHaveTrait(Trait::NoTerminator);
}

LogicalResult OperationVerifier::verifyRegionShapes(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock() && op->isRegistered() && !DominanceInfo::hasSSADominance(&region))
      return reportOpError(op, text::GraphRegionWithBlocks, index);
    if (!region.front().hasNoPredecessors())
      return op->getContext()->getDiagEngine().emit(op->getLoc(), text::EntryBlockHasPredecessors);
  }
  return success();
}

LogicalResult OperationVerifier::verifyBlockOnEntrance(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (argument.getOwner() != &block)
      return reportAtBlock(block, text::BlockArgumentNotOwned);
  if (block.empty() && !mayLackTerminator(block))
    return reportAtBlock(block, text::EmptyBlock);
  if (!block.isOpOrderValid())
    block.recomputeOpOrder();
  return success();
}

LogicalResult OperationVerifier::verifyBlockOnExit(Block &block) {
  if (block.empty())
    return success();
  Operation &last = block.back();
  for (BlockOperand &successor : last.getBlockOperands())
    if (!successor.get() || successor.get()->getParent() != block.getParent())
      return reportOpError(&last, text::BranchToOtherRegion);
  if (mayLackTerminator(block) || last.mightHaveTrait(Trait::IsTerminator))
    return success();
  return reportError(&last, /*named=*/false, text::NoTerminatorInBlock) << last;
}

//===----------------------------------------------------------------------===//
// Verification of operations
//===----------------------------------------------------------------------===//

LogicalResult OperationVerifier::verifyUnregistered(Operation *op) {
  if (Dialect *dialect = op->getDialect(); dialect && dialect->allowsUnknownOperations())
    return success();
  else if (dialect)
    return reportError(op, /*named=*/false, text::UnregisteredOperation, op->getName(),
                       dialect->getNamespace());
  if (op->getContext()->allowsUnregisteredDialects())
    return success();
  return reportOpError(op, text::UnregisteredDialect);
}

LogicalResult OperationVerifier::verifyOnEntrance(Operation *op) {
  for (const NamedAttribute &attr : op->getDiscardableAttrs())
    if (Dialect *dialect = attr.getNameDialect())
      if (const auto &hook = dialect->getSpec().hooks.verifyOperationAttribute)
        if (failed(hook(op, attr)))
          return failure();
  const OpSpec *spec = op->getSpec();
  if (spec && failed(verifyInvariants(op, cache)))
    return failure();
  return op->getNumRegions() ? verifyRegionShapes(op) : success();
}

LogicalResult OperationVerifier::verifyLeaf(Operation *op) {
  if (failed(verifyOnEntrance(op)))
    return failure();
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return verifyUnregistered(op);
  if (spec->hooks.verifySymbolUses)
    users.push_back(op);
  if (spec->traits.contains(Trait::SymbolTable))
    return verifyOnExit(op, users.size(), symbols.size());
  return spec->hooks.verifyRegions ? spec->hooks.verifyRegions(op) : success();
}

/// Performs the checks of an operation that require that all nested operations are verified. \p firstUser is
/// the index in `users` of the first operation nested in \p op; \p firstSymbol is the index in `symbols` of
/// the first symbol of its table.
LogicalResult OperationVerifier::verifyOnExit(Operation *op, size_t firstUser, size_t firstSymbol) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return verifyUnregistered(op);
  if (!spec->implicitTerminator.empty() && failed(verifyImplicitTerminator(op, spec->implicitTerminator)))
    return failure();
  if (spec->traits.contains(Trait::SymbolTable)) {
    if (failed(verifySymbolNames(op, llvm::ArrayRef<Operation *>(symbols).drop_front(firstSymbol))))
      return failure();
    for (size_t i = firstUser; i != users.size(); ++i)
      if (failed(users[i]->getSpec()->hooks.verifySymbolUses(users[i], symbolTables)))
        return failure();
    users.truncate(firstUser);
    symbols.truncate(firstSymbol);
  }
  return spec->hooks.verifyRegions ? spec->hooks.verifyRegions(op) : success();
}

//===----------------------------------------------------------------------===//
// Verification of operands
//===----------------------------------------------------------------------===//

LogicalResult OperationVerifier::settleOperands(Operation *op, Block *block) {
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (LLVM_UNLIKELY(!value))
      return reportError(op, /*named=*/false, text::NullOperand);
    Operation *definition = value.getDefiningOp();
    Block *definingBlock = definition ? definition->getBlock() : BlockArgument(value.getImpl()).getOwner();
    bool settled = LLVM_LIKELY(definingBlock == block) ? !definition || definition->isBeforeInBlock(op)
                                                       : isSettledByStack(definition, definingBlock);
    if (LLVM_UNLIKELY(!settled))
      suspects.push_back(&operand);
  }
  return success();
}

/// Returns true if the stack of operations being visited shows that a definition in another block dominates
/// the current operation.
bool OperationVerifier::isSettledByStack(Operation *definition, Block *definingBlock) {
  Region *region = definingBlock ? definingBlock->getParent() : nullptr;
  if (!region)
    return false;
  for (Frame &frame : llvm::reverse(frames)) {
    if (frame.op == region->getParentOp() && frame.inBlock && frame.block->getParent() == region) {
      if (&*frame.block == definingBlock)
        return !definition || (definition != frame.current && definition->isBeforeInBlock(frame.current));
      return dominance.properlyDominates(definingBlock, &*frame.block);
    }
    if (frame.isUnit)
      return false;
  }
  return false;
}

/// Checks the operands in `suspects` from index \p first on: those that the traversal did not find to be
/// dominated by their definition. Isolation is checked first, because a value from outside of \p unit never
/// dominates.
LogicalResult OperationVerifier::verifySuspects(Operation *unit, size_t first) {
  llvm::ArrayRef<OpOperand *> left = llvm::ArrayRef<OpOperand *>(suspects).drop_front(first);
  if (unit->hasTrait(Trait::IsIsolatedFromAbove))
    for (OpOperand *operand : left)
      if (failed(verifyIsDefinedInside(unit, *operand)))
        return failure();
  for (OpOperand *operand : left) {
    // Unreachable code may use any value.
    if (!dominance.isReachableFromEntry(operand->getOwner()->getBlock()))
      continue;
    if (!dominance.properlyDominates(operand->get(), operand->getOwner()))
      return reportNotDominating(*operand);
  }
  return success();
}

/// Describes the position of the region of a definition relative to that of its use; empty if they are
/// unrelated.
llvm::StringRef describePlace(Region *definition, Region *use) {
  if (definition == use)
    return "in the same region";
  if (definition && definition->isProperAncestor(use))
    return "in a parent region";
  if (definition && use->isProperAncestor(definition))
    return "in a child region";
  return {};
}

LogicalResult OperationVerifier::reportNotDominating(OpOperand &operand) {
  Operation *op = operand.getOwner();
  Value value = operand.get();
  InFlightDiagnostic diag =
      reportError(op, /*named=*/false, text::OperandNotDominating, operand.getOperandNumber());
  llvm::StringRef place = describePlace(value.getParentRegion(), op->getParentRegion());
  if (Operation *definition = value.getDefiningOp()) {
    if (definition->getBlock() == op->getBlock())
      place = "in the same block";
    else if (place.empty())
      place = "is neither in a parent nor in a child region";
    return std::move(diag).note(definition->getLoc(), text::OperandDefinedHere, place);
  }
  Block *block = BlockArgument(value.getImpl()).getOwner();
  if (!block->getParent())
    return std::move(diag).note(op->getLoc(), text::OperandIsArgumentOfDetachedBlock);
  unsigned index = std::distance(block->getParent()->begin(), Region::iterator(block));
  if (place.empty())
    place = "neither in a parent nor in a child region";
  return std::move(diag).note(block->getParentOp()->getLoc(), text::OperandIsBlockArgument, index, place);
}

//===----------------------------------------------------------------------===//
// Traversal of the IR by the verifier
//===----------------------------------------------------------------------===//

void OperationVerifier::pushFrame(Operation *op, bool isUnit, bool isRoot) {
  const OpSpec *spec = op->getSpec();
  if (spec && spec->hooks.verifySymbolUses && !isRoot)
    users.push_back(op); // The operation's own references are resolved in the enclosing table.
  Frame frame{.op = op,
              .isUnit = isUnit,
              .isTable = op->hasTrait(Trait::SymbolTable),
              .firstSuspect = suspects.size(),
              .firstUser = users.size(),
              .firstSymbol = symbols.size()};
  if (op->getNumRegions())
    frame.block = op->getRegion(0).begin();
  frames.push_back(frame);
}

/// Ends the verification of the innermost isolated operation after an error.
void OperationVerifier::failUnit() {
  while (!frames.back().isUnit)
    frames.pop_back();
  suspects.truncate(frames.back().firstSuspect);
  users.truncate(frames.back().firstUser);
  symbols.truncate(frames.back().firstSymbol);
  frames.pop_back();
  if (frames.empty())
    ok = false;
  else
    frames.back().insideFailed = true;
}

/// Advances \p frame to the next block that was not visited; returns false if there is none.
bool OperationVerifier::nextBlock(Frame &frame) {
  while (frame.regionIndex != frame.op->getNumRegions()) {
    if (frame.block != frame.op->getRegion(frame.regionIndex).end())
      return true;
    if (++frame.regionIndex != frame.op->getNumRegions())
      frame.block = frame.op->getRegion(frame.regionIndex).begin();
  }
  return false;
}

void OperationVerifier::stepInside() {
  Frame &frame = frames.back();
  if (!frame.inBlock) {
    if (!nextBlock(frame)) {
      frame.phase = frame.hasIsolated ? Phase::Isolated : Phase::Exit;
      frame.regionIndex = 0;
      if (frame.op->getNumRegions())
        frame.block = frame.op->getRegion(0).begin();
      return;
    }
    if (failed(verifyBlockOnEntrance(*frame.block)))
      return failUnit();
    frame.next = frame.block->begin();
    frame.inBlock = true;
  }
  Block *block = &*frame.block;
  for (Block::iterator it = frame.next, end = block->end(); it != end;) {
    Operation *op = &*it++;
    frame.current = op;
    if (LLVM_UNLIKELY(op->getNumSuccessors() && it != end)) {
      reportError(op, /*named=*/false, text::SuccessorsInsideBlock).report();
      return failUnit();
    }
    if (frame.isTable && op->hasTrait(Trait::Symbol))
      symbols.push_back(op);
    if (failed(settleOperands(op, block)))
      return failUnit();
    if (op->getNumRegions() == 0) {
      if (failed(verifyLeaf(op)))
        return failUnit();
      continue;
    }
    if (op->hasTrait(Trait::IsIsolatedFromAbove)) {
      frame.hasIsolated = true;
      continue;
    }
    if (failed(verifyOnEntrance(op)))
      return failUnit();
    frame.next = it;
    return pushFrame(op, /*isUnit=*/false);
  }
  frame.inBlock = false;
  if (failed(verifyBlockOnExit(*block)))
    return failUnit();
  ++frame.block;
}

void OperationVerifier::stepIsolated() {
  Frame &frame = frames.back();
  if (!frame.inBlock) {
    bool atStart = frame.regionIndex == 0 && frame.block == frame.op->getRegion(0).begin();
    if (atStart && verifyIsolatedInParallel(frame)) {
      frame.phase = Phase::Exit;
      return;
    }
    if (!nextBlock(frame)) {
      frame.phase = Phase::Exit;
      return;
    }
    frame.next = frame.block->begin();
    frame.inBlock = true;
  }
  while (frame.next != frame.block->end()) {
    Operation *op = &*frame.next++;
    if (op->getNumRegions() == 0 || !op->hasTrait(Trait::IsIsolatedFromAbove))
      continue;
    if (succeeded(verifyOnEntrance(op)))
      return pushFrame(op, /*isUnit=*/true);
    frame.insideFailed = true;
  }
  frame.inBlock = false;
  ++frame.block;
}

/// Verifies the isolated operations directly contained in `frame.op` in parallel. Returns false, without
/// verifying any, if parallel execution is not worthwhile.
bool OperationVerifier::verifyIsolatedInParallel(Frame &frame) {
  MLIRContext *context = frame.op->getContext();
  // Counting the operations would be slow, so use the size of all IR in the context as an upper bound.
  if (!isWorthThreads(context, SIZE_MAX) ||
      !isWorthThreads(context, context->getImpl().getBytesOfOperations()))
    return false;
  std::vector<Operation *> units;
  for (Region &region : frame.op->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (op.getNumRegions() && op.hasTrait(Trait::IsIsolatedFromAbove))
          units.push_back(&op);
  if (units.size() < 2)
    return false;

  // One verifier, and thus one constraint cache, is used for each group of neighboring operations.
  constexpr size_t groupsPerThread = 8;
  size_t numGroups = std::min(units.size(), context->getNumThreads() * groupsPerThread);
  struct Group {
    bool ok = true;
    llvm::SmallVector<Operation *, 0> users;
  };
  std::vector<Group> groups(numGroups);
  {
    ParallelDiagnosticHandler diagnostics(context);
    parallelFor(context, 0, numGroups, [&](size_t i) {
      size_t begin = units.size() * i / numGroups, end = units.size() * (i + 1) / numGroups;
      diagnostics.setOrderIDForThread(i);
      OperationVerifier verifier;
      groups[i].ok = succeeded(verifier.verifyUnits(llvm::ArrayRef(units).slice(begin, end - begin)));
      groups[i].users.append(verifier.users.begin(), verifier.users.end());
      diagnostics.eraseOrderIDForThread();
    });
  }
  for (Group &group : groups) {
    frame.insideFailed |= !group.ok;
    users.append(group.users.begin(), group.users.end());
  }
  return true;
}

void OperationVerifier::stepExit() {
  Frame frame = frames.back();
  if (frame.insideFailed || failed(verifyOnExit(frame.op, frame.firstUser, frame.firstSymbol)))
    return failUnit();
  if (frame.isUnit) {
    if (failed(verifySuspects(frame.op, frame.firstSuspect)))
      return failUnit();
    suspects.truncate(frame.firstSuspect);
  }
  frames.pop_back();
}

void OperationVerifier::visitAll() {
  while (!frames.empty()) {
    switch (frames.back().phase) {
    case Phase::Inside:
      stepInside();
      break;
    case Phase::Isolated:
      stepIsolated();
      break;
    case Phase::Exit:
      stepExit();
      break;
    }
  }
}

LogicalResult OperationVerifier::verifyTree(Operation *root) {
  if (llvm::is_contained(root->getOperands(), Value()))
    return reportError(root, /*named=*/false, text::NullOperand);
  if (root->getNumRegions() == 0)
    return verifyLeaf(root);
  if (failed(verifyOnEntrance(root)))
    return failure();
  pushFrame(root, /*isUnit=*/true, /*isRoot=*/true);
  visitAll();
  return success(ok);
}

LogicalResult OperationVerifier::verifyUnits(llvm::ArrayRef<Operation *> units) {
  for (Operation *unit : units) {
    if (failed(verifyOnEntrance(unit))) {
      ok = false;
      continue;
    }
    pushFrame(unit, /*isUnit=*/true);
    visitAll();
  }
  return success(ok);
}

/// Verifies an operation without its nested operations, but with its own checks of its regions.
LogicalResult OperationVerifier::verifyAlone(Operation *op) {
  if (llvm::is_contained(op->getOperands(), Value()))
    return reportError(op, /*named=*/false, text::NullOperand);
  if (failed(verifyOnEntrance(op)))
    return failure();
  if (op->hasTrait(Trait::SymbolTable))
    op->walk<WalkOrder::PreOrder>([&](Operation *inner) -> WalkResult {
      if (inner == op)
        return WalkResult::advance();
      if (inner->isRegistered() && inner->getSpec()->hooks.verifySymbolUses)
        users.push_back(inner);
      if (inner->getParentOp() == op && inner->hasTrait(Trait::Symbol))
        symbols.push_back(inner);
      return inner->hasTrait(Trait::SymbolTable) ? WalkResult::skip() : WalkResult::advance();
    });
  return verifyOnExit(op, 0, 0);
}

} // namespace

LogicalResult mlir::verify(Operation *op, bool recursively) {
  OperationVerifier verifier;
  return recursively ? verifier.verifyTree(op) : verifier.verifyAlone(op);
}
