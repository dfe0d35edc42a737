//===- OpBuilder.cpp - Creation of operations -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Builders.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/OpAdaptor.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Members of OperationState
//===----------------------------------------------------------------------===//

OperationState::OperationState(Location location, OperationName name)
    : location(CompactLocation::get(location), location.getContext()), name(name) {}
OperationState::OperationState(Location location, llvm::StringRef name)
    : OperationState(location, OperationName(name, location.getContext())) {}
OperationState::OperationState(Location location, OperationName name, ValueRange operands, TypeRange types,
                               llvm::ArrayRef<NamedAttribute> attributes, BlockRange successors,
                               llvm::MutableArrayRef<std::unique_ptr<Region>> regions)
    : OperationState(location, name) {
  addOperands(operands);
  addTypes(types);
  addAttributes(attributes);
  addSuccessors(successors);
  addRegions(regions);
}
OperationState::OperationState(Location location, llvm::StringRef name, ValueRange operands, TypeRange types,
                               llvm::ArrayRef<NamedAttribute> attributes, BlockRange successors,
                               llvm::MutableArrayRef<std::unique_ptr<Region>> regions)
    : OperationState(location, OperationName(name, location.getContext()), operands, types, attributes,
                     successors, regions) {}
LogicalResult OperationState::setProperties(Operation *op,
                                            llvm::function_ref<InFlightDiagnostic()> emitError) const {
  llvm::SmallVector<Attribute, 4> inherent;
  llvm::SmallVector<NamedAttribute, 4> rest;
  splitAttributes(inherent, rest);
  op->copyProperties(OpaqueProperties(inherent));
  return success();
}
OperationState::OperationState(OperationState &&) = default;
OperationState::~OperationState() = default;

void OperationState::addOperands(Value value) { operands.push_back(value); }
void OperationState::addOperands(ValueRange values) { operands.append(values.begin(), values.end()); }
void OperationState::addTypes(Type type) { types.push_back(type); }
void OperationState::addTypes(TypeRange newTypes) { types.append(newTypes.begin(), newTypes.end()); }
void OperationState::addSuccessors(Block *successor) { successors.push_back(successor); }
void OperationState::addSuccessors(BlockRange blocks) { successors.append(blocks.begin(), blocks.end()); }
void OperationState::fill(TypeRange resultTypes, std::initializer_list<Value> newOperands,
                          std::initializer_list<Attribute> newSlots) {
  addOperands(ValueRange(newOperands));
  slots.assign(newSlots);
  addTypes(resultTypes);
}
void OperationState::fillAndInfer(std::initializer_list<Value> newOperands,
                                  std::initializer_list<Attribute> newSlots) {
  fill({}, newOperands, newSlots);
  addInferredTypes();
}
void OperationState::fillLists(TypeRange resultTypes, ValueRange newOperands,
                               llvm::ArrayRef<Attribute> newSlots,
                               llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions) {
  addOperands(newOperands);
  if (!newSlots.empty())
    slots.assign(newSlots.begin(), newSlots.end());
  addAttributes(newAttributes);
  addEmptyRegions(numRegions);
  addTypes(resultTypes);
}
void OperationState::fillListsAndInfer(ValueRange newOperands, llvm::ArrayRef<Attribute> newSlots,
                                       llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions) {
  fillLists({}, newOperands, newSlots, newAttributes, numRegions);
  addInferredTypes();
}
void OperationState::addInferredTypes() {
  llvm::SmallVector<Type, 2> inferred;
  if (failed(inferResultTypes(*this, inferred)))
    llvm::reportFatalUsageError("cannot infer the result types of '" + name.getStringRef() +
                                "' from the arguments of its builder");
  addTypes(inferred);
}

void OperationState::setSlot(unsigned slot, Attribute attr) {
  if (slots.size() < name.getNumSlots())
    slots.resize(name.getNumSlots());
  slots[slot] = attr;
}

void OperationState::setSizes(unsigned slot, std::initializer_list<int32_t> sizes) {
  setSlot(slot, DenseI32ArrayAttr::get(getContext(), llvm::ArrayRef<int32_t>(sizes.begin(), sizes.size())));
}

void OperationState::addAttribute(llvm::StringRef attrName, Attribute attr) {
  addAttribute(StringAttr::get(getContext(), attrName), attr);
}
void OperationState::addAttribute(StringAttr attrName, Attribute attr) {
  int slot = name.getSlot(attrName.getValue());
  if (slot >= 0)
    setSlot(slot, attr);
  else
    attributes.append(attrName, attr);
}

void OperationState::splitAttributes(llvm::SmallVectorImpl<Attribute> &inherent,
                                     llvm::SmallVectorImpl<NamedAttribute> &discardable) const {
  inherent.assign(slots.begin(), slots.end());
  inherent.resize(name.getNumSlots());
  for (const NamedAttribute &attr : attributes) {
    int slot = name.getSlot(attr.getNameStr());
    if (slot < 0)
      discardable.push_back(attr);
    else if (!inherent[slot])
      inherent[slot] = attr.value;
  }
}

void OperationState::addPropertySlots() {
  slots.resize(name.getNumSlots());
  detail::fillProperties(name, slots);
  const OpInfo &info = *name.getInfo();
  for (auto [slot, count] : {std::pair(info.operandSegmentSlot, info.spec ? info.spec->operands.size() : 0),
                             std::pair(info.resultSegmentSlot, info.spec ? info.spec->results.size() : 0)})
    if (slot >= 0 && !slots[slot])
      slots[slot] = DenseI32ArrayAttr::get(getContext(), llvm::SmallVector<int32_t, 4>(count));
}

OwnedRegions::OwnedRegions(OwnedRegions &&other)
    : regions(std::exchange(other.regions, nullptr)), count(std::exchange(other.count, 0)),
      capacity(std::exchange(other.capacity, 0)) {}
OwnedRegions::~OwnedRegions() { delete[] regions; }
OwnedRegions::iterator OwnedRegions::end() const { return regions + count; }
std::unique_ptr<Region> &OwnedRegions::operator[](size_t index) const { return regions[index]; }
std::unique_ptr<Region> &OwnedRegions::back() const { return regions[count - 1]; }
OwnedRegions::operator llvm::ArrayRef<std::unique_ptr<Region>>() const { return {regions, count}; }
std::unique_ptr<Region> &OwnedRegions::push_back(std::unique_ptr<Region> region) {
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 1;
    auto *larger = new std::unique_ptr<Region>[capacity];
    std::move(regions, regions + count, larger);
    delete[] std::exchange(regions, larger);
  }
  return regions[count++] = std::move(region);
}

/// The new region has no parent operation. Blocks can be added to it nevertheless, because they are allocated
/// in the context.
Region *OperationState::addRegion() { return regions.push_back(std::make_unique<Region>()).get(); }
void OperationState::addEmptyRegions(unsigned count) {
  for (unsigned i = 0; i != count; ++i)
    addRegion();
}
void OperationState::addRegion(std::unique_ptr<Region> region) {
  regions.push_back(region ? std::move(region) : std::make_unique<Region>());
}
void OperationState::addRegions(llvm::MutableArrayRef<std::unique_ptr<Region>> newRegions) {
  for (std::unique_ptr<Region> &region : newRegions)
    addRegion(std::move(region));
}
void OperationState::addAttributes(llvm::ArrayRef<NamedAttribute> newAttributes) {
  attributes.append(newAttributes);
}

static Type sourceType(const TypeSource &source, const OperationState &state,
                       llvm::ArrayRef<Attribute> slots) {
  const OpSpec &spec = *state.name.getSpec();
  if (source.of == TypeSourceOf::Attribute) {
    Attribute attr = source.index < slots.size() ? slots[source.index] : Attribute();
    auto typed = llvm::dyn_cast_or_null<TypedAttr>(attr);
    return typed ? typed.getType() : Type();
  }
  Attribute segments;
  if (int slot = state.name.getInfo()->operandSegmentSlot; slot >= 0 && unsigned(slot) < slots.size())
    segments = slots[slot];
  auto [start, count] =
      getGroupBounds(spec.operands, spec.operandSegments, segments, state.operands.size(), source.index);
  return count && start < state.operands.size() ? state.operands[start].getType() : Type();
}

/// True if the type of a source satisfies the source's constraint. Transforms may assume it, but the operands
/// of an operation that is to be created are not verified.
static bool isValidSource(const TypeSource &source, Type type, const OpSpec &spec) {
  if (source.of != TypeSourceOf::Operand || source.index >= spec.operands.size())
    return true;
  const TypeConstraintSpec *constraint = spec.operands[source.index].constraint;
  return !constraint || !constraint->check || constraint->check(type);
}

LogicalResult mlir::inferResultTypes(const OperationState &state, llvm::SmallVectorImpl<Type> &types,
                                     bool emitErrors, llvm::ArrayRef<Type> given) {
  const OpSpec *spec = state.name.getSpec();
  MLIRContext *context = state.getContext();
  auto fail = [&]() -> LogicalResult {
    if (emitErrors)
      return emitError(state.location.materialize(context))
             << "failed to infer returned types of '" << state.name.getStringRef() << "'";
    return failure();
  };
  if (!spec)
    return fail();
  llvm::SmallVector<Attribute, 4> slots;
  llvm::SmallVector<NamedAttribute, 4> rest;
  state.splitAttributes(slots, rest);
  if (spec->hooks.inferResultTypes) {
    InferContext infer{context, std::nullopt, state.name, state.operands, slots, rest, state.regions, given};
    // With a location, the hook reports errors. If result types are given, the operation is being verified,
    // which requires error messages as well.
    if (emitErrors || !given.empty())
      infer.location = state.location.materialize(context);
    return spec->hooks.inferResultTypes(infer, types);
  }
  if (spec->inference.size() != spec->results.size() || spec->results.empty())
    return spec->results.empty() ? success() : fail();
  for (auto [index, source] : llvm::enumerate(spec->inference)) {
    Type type;
    if (source.kind == TypeSourceKind::Buildable)
      type = spec->results[index].constraint->build(context);
    else
      type = sourceType(source, state, slots);
    if (type && source.kind == TypeSourceKind::Transform)
      type = isValidSource(source, type, *spec) ? source.transform(type) : Type();
    if (!type)
      return fail();
    types.push_back(type);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Members of OpBuilder
//===----------------------------------------------------------------------===//

OpBuilder::ListenerBase::~ListenerBase() = default;

OpBuilder OpBuilder::atBlockTerminator(Block *block, Listener *listener) {
  return OpBuilder(block, Block::iterator(block->getTerminator()), listener);
}
void OpBuilder::setInsertionPointAfterValue(Value value) {
  if (Operation *op = value.getDefiningOp())
    setInsertionPointAfter(op);
  else
    setInsertionPointToStart(value.getParentBlock());
}

Operation *OpBuilder::insert(Operation *op) {
  if (block) {
    block->getOperations().insert(insertionPoint, op);
    if (listener)
      listener->notifyOperationInserted(op, {});
  }
  return op;
}
Operation *OpBuilder::create(const OperationState &state) { return insert(Operation::create(state)); }
Operation *OpBuilder::create(Location loc, StringAttr name, ValueRange operands, TypeRange types,
                             llvm::ArrayRef<NamedAttribute> attributes, BlockRange successors,
                             llvm::MutableArrayRef<std::unique_ptr<Region>> regions) {
  OperationState state(loc, name.getValue(), operands, types, attributes, successors, regions);
  return create(state);
}

Block *OpBuilder::createBlock(Region *parent, Region::iterator insertBefore, TypeRange argTypes,
                              llvm::ArrayRef<Location> locs) {
  Block *newBlock = Block::create(context);
  newBlock->addArguments(argTypes, locs);
  parent->getBlocks().insert(insertBefore == Region::iterator() ? parent->end() : insertBefore, newBlock);
  setInsertionPointToEnd(newBlock);
  if (listener)
    listener->notifyBlockInserted(newBlock, nullptr, {});
  return newBlock;
}
Block *OpBuilder::createBlock(Block *insertBefore, TypeRange argTypes, llvm::ArrayRef<Location> locs) {
  return createBlock(insertBefore->getParent(), Region::iterator(insertBefore), argTypes, locs);
}

void OpBuilder::createOrFold(llvm::SmallVectorImpl<Value> &results, const OperationState &state) {
  Operation *op = Operation::create(state);
  if (block)
    block->getOperations().insert(insertionPoint, op);
  if (succeeded(tryFold(op, results))) {
    block ? op->erase() : op->destroy();
    return;
  }
  results.assign(op->getResults().begin(), op->getResults().end());
  if (block && listener)
    listener->notifyOperationInserted(op, {});
}

LogicalResult OpBuilder::tryFold(Operation *op, llvm::SmallVectorImpl<Value> &results,
                                 llvm::SmallVectorImpl<Operation *> *materialized) {
  // Do not fold constants: the folded attribute would be materialized as the same constant.
  if (op->hasTrait(Trait::ConstantLike))
    return failure();
  llvm::SmallVector<OpFoldResult, 4> folded;
  // If a folder modified the operation in place, fold again. The number of attempts is limited because two
  // folders may undo each other's changes.
  for (unsigned i = 0; i != 4 && folded.empty(); ++i)
    if (failed(op->fold(folded)))
      return failure();
  if (folded.empty())
    return failure();
  llvm::SmallVector<Operation *, 2> constants;
  Dialect *dialect = op->getDialect();
  OpBuilder detached(context);
  for (auto [index, result] : llvm::enumerate(folded)) {
    Type type = op->getResult(index).getType();
    if (Value value = result.getValue()) {
      if (value.getType() == type) {
        results.push_back(value);
        continue;
      }
    } else if (dialect && dialect->getSpec().hooks.materializeConstant) {
      Operation *constant =
          dialect->getSpec().hooks.materializeConstant(detached, result.getAttribute(), type, op->getLoc());
      if (constant) {
        constants.push_back(constant);
        results.push_back(constant->getResult(0));
        continue;
      }
    }
    for (Operation *constant : constants)
      constant->destroy();
    results.clear();
    return failure();
  }
  for (Operation *constant : constants)
    insert(constant);
  if (materialized)
    materialized->append(constants.begin(), constants.end());
  return success();
}

void OpBuilder::cloneRegionBefore(Region &region, Region &parent, Region::iterator before,
                                  IRMapping &mapper) {
  if (region.empty())
    return;
  region.cloneInto(&parent, before, mapper);
  if (!listener)
    return;
  Block *first = mapper.lookupOrNull(&region.front());
  for (Block &block : llvm::make_range(Region::iterator(first), before)) {
    listener->notifyBlockInserted(&block, nullptr, {});
    block.walk([&](Operation *op) { listener->notifyOperationInserted(op, {}); });
  }
}
void OpBuilder::cloneRegionBefore(Region &region, Region &parent, Region::iterator before) {
  IRMapping mapper;
  cloneRegionBefore(region, parent, before, mapper);
}
void OpBuilder::cloneRegionBefore(Region &region, Block *before) {
  cloneRegionBefore(region, *before->getParent(), Region::iterator(before));
}

Operation *OpBuilder::clone(Operation &op) { return insert(op.clone()); }
Operation *OpBuilder::clone(Operation &op, IRMapping &mapper) { return insert(op.clone(mapper)); }
Operation *OpBuilder::cloneWithoutRegions(Operation &op) { return insert(op.cloneWithoutRegions()); }
Operation *OpBuilder::cloneWithoutRegions(Operation &op, IRMapping &mapper) {
  return insert(op.cloneWithoutRegions(mapper));
}
