//===- ConversionState.cpp - State of a running conversion ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A value whose type changes is replaced immediately by a cast from the new values to its original type. So
// the IR is type-correct at any time, and the replacement of a value is found by looking through the cast
// that defines it: no table of replaced values is needed. Inverse casts are folded when the conversion ends.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/ConversionState.h"
#include "runtime/ir/Dominance.h"

using namespace mlir;
using namespace mlir::detail;

ConversionState::ConversionState(MLIRContext *context, const ConversionConfig &config)
    : tree(config.checked), config(config), tracer(RewriteTracer::get(context)), context(context),
      castName(UnrealizedConversionCastOp::getOperationName(), context) {
  for (RewriterBase::Listener *each : {config.listener, static_cast<RewriterBase::Listener *>(tracer)})
    if (each)
      listeners.push_back(each);
}
ConversionState::~ConversionState() {
  llvm::append_range(retiredOps, keptOps);
  freeRetired();
}

//===----------------------------------------------------------------------===//
// Listener interface of ConversionState
//===----------------------------------------------------------------------===//

void ConversionState::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  notifyListeners([&](Listener &each) { each.notifyOperationInserted(op, previous); });
  if (previous.isSet()) {
    noteChange();
    return;
  }
  created.push_back(op);
  // An op may be inserted together with nested ops, for example by cloning: record these, too.
  for (Region &region : op->getRegions())
    for (Block &block : region)
      block.walk<WalkOrder::PreOrder>([&](Operation *inner) { created.push_back(inner); });
}

void ConversionState::notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) {
  noteChange();
  notifyListeners([&](Listener &each) { each.notifyBlockInserted(block, previous, previousIt); });
}

void ConversionState::notifyOperationModified(Operation *op) {
  noteChange();
  notifyListeners([&](Listener &each) { each.notifyOperationModified(op); });
}

void ConversionState::notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) {
  notifyListeners([&](Listener &each) { each.notifyMatchFailure(loc, reason); });
  if (!config.notifyCallback && !tree.isEnabled())
    return;
  Diagnostic diag(loc, Severity::Remark);
  reason(diag);
  if (config.notifyCallback)
    config.notifyCallback(diag);
  tree.addLine(loc, diag.getMessage());
}

void ConversionState::undo(const Mark &mark) {
  restoreAll(mark.pending);
  // Drop all references first, because the created ops may use each other. Ops nested in an erased op are
  // erased with it.
  for (size_t i = created.size(); i != mark.created; --i) {
    Operation *op = created[i - 1];
    if (!isErased(op))
      op->dropAllReferences();
  }
  for (size_t i = mark.created; i != created.size(); ++i) {
    Operation *op = created[i];
    if (isErased(op))
      continue;
    notifyListeners([&](Listener &each) { each.notifyOperationErased(op); });
    retire(op);
  }
  created.truncate(mark.created);
  modified.truncate(mark.modified);
}

//===----------------------------------------------------------------------===//
// In-place modifications
//===----------------------------------------------------------------------===//

void ConversionState::startModification(Operation *op) {
  Modification &saved = pendingModifications.emplace_back(
      Modification{op, op->getLoc(), op->getRawDiscardableAttrs(), {}, {}, {}});
  saved.slots.append(op->getSlots().begin(), op->getSlots().end());
  llvm::append_range(saved.operands, op->getOperands());
  llvm::append_range(saved.successors, op->getSuccessors());
}

void ConversionState::restore(const Modification &saved) {
  Operation *op = saved.op;
  op->setLoc(saved.loc);
  op->setDiscardableAttrs(saved.discardable ? saved.discardable : DictionaryAttr::get(op->getContext(), {}));
  for (auto [slot, attr] : llvm::enumerate(saved.slots))
    op->setSlot(slot, attr);
  op->setOperands(ValueRange(saved.operands));
  for (auto [index, block] : llvm::enumerate(saved.successors))
    op->setSuccessor(block, index);
}

void ConversionState::restoreAll(size_t from) {
  while (pendingModifications.size() > from)
    restore(pendingModifications.pop_back_val());
}

void ConversionState::cancelModification(Operation *op) {
  auto it = llvm::find_if(llvm::reverse(pendingModifications),
                          [&](const Modification &each) { return each.op == op; });
  assert(it != pendingModifications.rend() && "the modification was not started");
  restore(*it);
  pendingModifications.erase(std::prev(it.base()));
}

void ConversionState::finishModification(Operation *op) {
  auto it = llvm::find_if(llvm::reverse(pendingModifications),
                          [&](const Modification &each) { return each.op == op; });
  if (it != pendingModifications.rend())
    pendingModifications.erase(std::prev(it.base()));
  modified.push_back(op);
  notifyOperationModified(op);
}

//===----------------------------------------------------------------------===//
// Insertion of casts between original and converted types
//===----------------------------------------------------------------------===//

/// Returns the insertion point after the definition of `value`.
static OpBuilder::InsertPoint getInsertPointAfter(Value value) {
  if (Operation *op = value.getDefiningOp())
    return {op->getBlock(), std::next(Block::iterator(op))};
  Block *block = value.getParentBlock();
  return {block, block->begin()};
}

/// Returns the earliest insertion point that all `values` dominate. \pre `values` is not empty.
static OpBuilder::InsertPoint getInsertPointAfter(ValueRange values) {
  OpBuilder::InsertPoint last = getInsertPointAfter(values.front());
  std::optional<DominanceInfo> dominance;
  for (Value value : values.drop_front()) {
    OpBuilder::InsertPoint next = getInsertPointAfter(value);
    if (next.getBlock() != last.getBlock()) {
      if (!dominance)
        dominance.emplace();
      if (dominance->properlyDominates(last.getBlock(), next.getBlock()))
        last = next;
      continue;
    }
    Block *block = last.getBlock();
    if (last.getPoint() == block->end() || last.getPoint() == next.getPoint())
      continue;
    if (next.getPoint() == block->end() || last.getPoint()->isBeforeInBlock(&*next.getPoint()))
      last = next;
  }
  return last;
}

static CompactLocation getCompactLoc(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op->getCompactLoc() : CompactLocation::get(value.getLoc());
}

UnrealizedConversionCastOp ConversionState::insertCast(OpBuilder::InsertPoint where, CompactLocation loc,
                                                       ValueRange inputs, TypeRange outputs, Cast cast) {
  Operation *op = Operation::create(loc, castName, outputs, inputs, /*slots=*/{}, /*discardable=*/nullptr,
                                    /*successors=*/{}, /*numRegions=*/0);
  where.getBlock()->getOperations().insert(where.getPoint(), op);
  casts[op] = cast;
  castOrder.push_back(llvm::cast<UnrealizedConversionCastOp>(op));
  return castOrder.back();
}

Value ConversionState::castToOriginalType(Value from, ValueRange to, const TypeConverter *converter,
                                          OpBuilder::InsertPoint where) {
  if (!to.empty())
    where = getInsertPointAfter(to);
  return insertCast(where, getCompactLoc(from), to, TypeRange(from.getType()),
                    {CastKind::Source, Type(), converter})
      ->getResult(0);
}

void ConversionState::replaceValue(Value from, ValueRange to, const TypeConverter *converter,
                                   OpBuilder::InsertPoint where) {
  if (from.use_empty() || (to.size() == 1 && to.front() == from))
    return;
  noteChange();
  bool isDirect = to.size() == 1 && to.front().getType() == from.getType();
  Value replacement = isDirect ? to.front() : castToOriginalType(from, to, converter, where);
  Operation *cast = isDirect ? nullptr : replacement.getDefiningOp();
  for (OpOperand *use = from.getImpl()->firstUse, *next; use; use = next) {
    next = use->getNextUse();
    if (use->getOwner() == cast)
      continue;
    Operation *user = use->getOwner();
    use->set(replacement);
    if (!listeners.empty() && !casts.contains(user))
      notifyListeners([&](Listener &each) { each.notifyOperationModified(user); });
  }
}

bool ConversionState::isSourceCast(Operation *op) const {
  if (op->getName() != castName)
    return false;
  auto it = casts.find(op);
  return it != casts.end() && it->second.kind == CastKind::Source;
}

Value ConversionState::findDirectReplacement(Value value, const TypeConverter *converter) {
  if (converter->dependsOnValues())
    return Value();
  Type type = value.getType();
  ConvertedType &known = convertedTypes[llvm::DenseMapInfo<Type>::getHashValue(type) % convertedTypes.size()];
  if (known.from != type || known.converter != converter) {
    Type to = converter->convertType(type);
    if (!to)
      return Value();
    known = {type, to, converter};
  }
  Operation *op = value.getDefiningOp();
  if (!op || !isSourceCast(op))
    return type == known.to ? value : Value();
  if (op->getNumOperands() != 1)
    return Value();
  Value input = op->getOperand(0);
  Operation *definition = input.getDefiningOp();
  bool isNewest = !definition || !isSourceCast(definition);
  return isNewest && input.getType() == known.to ? input : Value();
}

void ConversionState::expand(Value value, llvm::SmallVectorImpl<Value> &into) const {
  Operation *op = value.getDefiningOp();
  if (op && isSourceCast(op))
    llvm::append_range(into, op->getOperands());
  else
    into.push_back(value);
}

/// Follows the chain of replacements of a value through the casts that the conversion inserted to restore
/// original types.
void ConversionState::findReplacement(Value value, llvm::ArrayRef<Type> wanted, bool anyType,
                                      llvm::SmallVectorImpl<Value> &result) const {
  result.assign(1, value);
  llvm::SmallVector<Value, 2> current = {value}, next;
  bool found = false;
  while (true) {
    bool fits = !anyType && TypeRange(ValueRange(current)) == TypeRange(wanted);
    if (fits || !found)
      result.assign(current.begin(), current.end());
    found |= fits;
    next.clear();
    for (Value each : current)
      expand(each, next);
    if (next == current)
      return;
    std::swap(current, next);
  }
}

LogicalResult ConversionState::remap(Operation *op, ValueRange values, const TypeConverter *converter,
                                     llvm::SmallVectorImpl<Value> &flat,
                                     llvm::SmallVectorImpl<unsigned> &counts) {
  llvm::SmallVector<Type, 2> wanted;
  llvm::SmallVector<Value, 2> found;
  for (auto [index, value] : llvm::enumerate(values)) {
    if (Value direct = converter ? findDirectReplacement(value, converter) : Value()) {
      flat.push_back(direct);
      counts.push_back(1);
      continue;
    }
    wanted.clear();
    if (converter && failed(converter->convertType(value, wanted))) {
      Type type = value.getType();
      notifyMatchFailure(op ? op->getLoc() : value.getLoc(), [&, number = index](Diagnostic &diag) {
        diag << "unable to convert type for operand #" << number << ", type was " << type;
      });
      return failure();
    }
    findReplacement(value, wanted, /*anyType=*/!converter, found);
    if (converter && TypeRange(ValueRange(found)) != TypeRange(llvm::ArrayRef<Type>(wanted))) {
      Value *known = nullptr;
      if (wanted.size() == 1)
        known = &targetCasts[{found.size() == 1 ? found.front() : value, {wanted.front(), converter}}];
      if (known && *known) {
        found.assign(1, *known);
      } else {
        OpBuilder::InsertPoint where =
            found.empty() ? getInsertPointAfter(value) : getInsertPointAfter(ValueRange(found));
        auto cast = insertCast(where, getCompactLoc(value), found, wanted,
                               {CastKind::Target, value.getType(), converter});
        found.assign(cast->getResults().begin(), cast->getResults().end());
        if (known)
          *known = found.front();
        if (known)
          newestForms[cast->getNumOperands() == 1 ? cast->getOperand(0) : value] = found.front();
      }
    }
    flat.append(found.begin(), found.end());
    counts.push_back(found.size());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Erasure of ops and blocks
//===----------------------------------------------------------------------===//

void ConversionState::eraseNested(Block &block) {
  hasErasedNested |= !block.empty();
  block.walk([&](Operation *inner) { erased.insert(inner); });
}

bool ConversionState::isIndependent(Operation &op) {
  return op.getNumOperands() == 0 && op.getNumResults() == 0 &&
         (op.getNumRegions() == 0 || op.hasTrait(Trait::IsIsolatedFromAbove));
}

void ConversionState::retire(Operation *op) {
  erased.insert(op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      eraseNested(block);
  bool isKept = keepsIndependentOps && isIndependent(*op) && !op->hasTrait(Trait::IsTerminator);
  if (op->getBlock())
    op->remove();
  op->dropAllReferences();
  if (isKept)
    keptOps.insert(op);
  else
    retiredOps.push_back(op);
}

void ConversionState::retire(Block *block) {
  eraseNested(*block);
  if (block->getParent())
    block->remove();
  block->dropAllReferences();
  retiredBlocks.push_back(block);
}

void ConversionState::freeRetired() {
  // The erased ops should have no users left. If a pattern broke this rule, dropping the uses leaves null
  // operands, which the verifier reports.
  for (Operation *op : retiredOps)
    op->dropAllDefinedValueUses();
  for (Block *block : retiredBlocks)
    block->dropAllDefinedValueUses();
  for (Operation *op : retiredOps)
    op->destroy();
  for (Block *block : retiredBlocks)
    block->destroy();
  retiredOps.clear();
  retiredBlocks.clear();
  // New ops can have the addresses of the freed ones.
  erased.clear();
  hasErasedNested = false;
}

//===----------------------------------------------------------------------===//
// Resolution of inserted casts
//===----------------------------------------------------------------------===//

LogicalResult ConversionState::materialize(UnrealizedConversionCastOp op, const Cast &cast) {
  llvm::SmallVector<Value> values;
  if (cast.converter) {
    OpBuilder builder(op.getOperation(), this);
    if (cast.kind == CastKind::Target) {
      values = cast.converter->materializeTargetConversion(builder, op.getLoc(), op->getResultTypes(),
                                                           op->getOperands(), cast.originalType);
    } else if (Value value = cast.converter->materializeSourceConversion(
                   builder, op.getLoc(), op->getResult(0).getType(), op->getOperands())) {
      values.push_back(value);
    }
  }
  if (!values.empty()) {
    op->replaceAllUsesWith(ValueRange(values));
    op->erase();
    return success();
  }
  InFlightDiagnostic diag = emitError(op.getLoc(), "failed to legalize unresolved materialization from (");
  auto list = [&](TypeRange types) {
    llvm::interleave(types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
  };
  list(op->getOperandTypes());
  diag << ") to (";
  list(op->getResultTypes());
  diag << ") that remained live after conversion";
  Operation *user = *op->user_begin();
  diag.attachNote(user->getLoc()) << "see existing live user here: " << *user;
  return diag;
}

void ConversionState::placeSourceCasts() {
  llvm::DenseMap<Value, Value> newest;
  for (Operation *op : castOrder) {
    if (!isSourceCast(op) || op->getNumOperands() == 0)
      continue;
    Operation *definition = op->getOperand(0).getDefiningOp();
    if (op->getNumOperands() == 1 && !(definition && isSourceCast(definition))) {
      Value &previous = newest[op->getOperand(0)];
      if (previous && previous.getType() != op->getResult(0).getType())
        op->setOperands(previous);
      previous = op->getResult(0);
    }
    OpBuilder::InsertPoint where = getInsertPointAfter(ValueRange(op->getOperands()));
    if (where.getPoint() != Block::iterator(op))
      op->moveBefore(where.getBlock(), where.getPoint());
  }
}

void ConversionState::useNewestForms() {
  for (Operation *op : castOrder) {
    if (!isSourceCast(op) || op->getNumOperands() == 0 || op->use_empty())
      continue;
    Value newest =
        newestForms.lookup(op->getNumOperands() == 1 ? op->getOperand(0) : Value(op->getResult(0)));
    Operation *cast = newest ? newest.getDefiningOp() : nullptr;
    if (cast && !isErased(cast) && casts.lookup(cast).originalType == op->getResult(0).getType())
      op->setOperands(newest);
  }
}

void ConversionState::eraseUnusedCasts() {
  // Visit casts in reverse order of creation, because later casts may use earlier ones.
  for (UnrealizedConversionCastOp &cast : llvm::reverse(castOrder)) {
    // If undo() has dropped an operand of the cast, the users of the cast are erased, too.
    if (llvm::is_contained(cast->getOperands(), Value()))
      cast->dropAllDefinedValueUses();
    if (cast->use_empty()) {
      cast->erase();
      cast = {};
    }
  }
  llvm::erase_if(castOrder, [](UnrealizedConversionCastOp cast) { return !cast; });
}

LogicalResult ConversionState::finish() {
  llvm::erase_if(castOrder, [&](UnrealizedConversionCastOp cast) { return isErased(cast); });
  useNewestForms();
  freeRetired();
  eraseUnusedCasts();
  placeSourceCasts();
  llvm::SmallVector<UnrealizedConversionCastOp> remaining;
  reconcileUnrealizedCasts(castOrder, &remaining);
  bool ok = true;
  if (config.buildMaterializations)
    for (UnrealizedConversionCastOp op : remaining) {
      // The cast has lost its last use when another cast was materialized: erase it.
      if (op->use_empty())
        op->erase();
      else
        ok &= succeeded(materialize(op, casts.lookup(op)));
      if (!ok)
        break;
    }
  casts.clear();
  castOrder.clear();
  targetCasts.clear();
  newestForms.clear();
  return success(ok);
}
