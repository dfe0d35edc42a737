//===- OpAdaptor.cpp - Named access to operands and attributes ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/Properties.h"
#include "runtime/ir/Verifier.h"

#include "llvm/Support/Error.h"

using namespace mlir;

constinit const AttrConstraintSpec mlir::segmentSizesConstraint = {
    .summary = "i32 dense array attribute",
    .check = {[](const void *, Attribute attr) { return llvm::isa<DenseI32ArrayAttr>(attr); }},
};

LogicalResult detail::takeFoldResult(Operation *op, OpFoldResult result,
                                     llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (!result)
    return failure();
  if (result.getValue() != Value(op->getResult(0)))
    results.push_back(result);
  return success();
}

DictionaryAttr mlir::getInferAttributes(const InferContext &context) {
  NamedAttrList attrs(context.discardable);
  for (unsigned slot = 0, e = context.slots.size(); slot != e; ++slot)
    if (context.slots[slot])
      attrs.push_back(NamedAttribute(context.name.getSlotName(slot), context.slots[slot]));
  return attrs.getDictionary(context.context);
}

llvm::SmallVector<llvm::StringRef> mlir::detail::getAttributeNames(const OpSpec &spec) {
  llvm::SmallVector<llvm::StringRef> names;
  for (const AttrSpec &attr : spec.attributes)
    if (attr.constraint->form != AttrForm::Property)
      names.push_back(attr.name);
  llvm::sort(names);
  return names;
}

Attribute mlir::findInherentAttr(Attribute dictionary, const OpSpec &spec, unsigned index) {
  // Null if there is no dictionary, or if \p index is not the slot of a declared attribute.
  auto attributes = llvm::dyn_cast<DictionaryAttr>(dictionary);
  return attributes && index < spec.attributes.size() ? attributes.get(spec.attributes[index].name)
                                                      : Attribute();
}

Attribute mlir::detail::slotsAsAttr(const OpSpec &spec, MLIRContext *context,
                                    llvm::ArrayRef<Attribute> slots) {
  NamedAttrList attrs;
  addSlots(spec, context, slots, attrs);
  return attrs.empty() ? DictionaryAttr() : attrs.getDictionary(context);
}

void mlir::detail::addSlots(const OpSpec &spec, MLIRContext *context, llvm::ArrayRef<Attribute> slots,
                            NamedAttrList &attrs) {
  for (unsigned slot = 0, e = std::min(slots.size(), spec.attributes.size()); slot != e; ++slot)
    if (slots[slot])
      attrs.push_back(NamedAttribute(StringAttr::get(context, spec.attributes[slot].name), slots[slot]));
}

LogicalResult mlir::detail::setSlotsFromAttr(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots,
                                             Attribute attr,
                                             llvm::function_ref<InFlightDiagnostic()> emitError) {
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attr);
  if (!dictionary) {
    emitError() << "expected DictionaryAttr to set properties";
    return failure();
  }
  for (unsigned slot = 0, e = std::min(slots.size(), spec.attributes.size()); slot != e; ++slot) {
    const AttrSpec &declared = spec.attributes[slot];
    Attribute value = dictionary.get(declared.name);
    if (!value && !declared.isOptional && !declared.defaultValue) {
      emitError() << "expected key entry for " << declared.name << " in DictionaryAttr to set Properties.";
      return failure();
    }
    if (value)
      slots[slot] = value;
  }
  return success();
}

/// Returns true if the declared assembly format contains the attribute itself, not only an attribute
/// dictionary.
static bool isInFormat(const OpSpec &spec, unsigned slot) {
  return spec.format && slot / 64 < spec.format->boundAttributes.size() &&
         (spec.format->boundAttributes[slot / 64] >> (slot % 64) & 1);
}

LogicalResult mlir::detail::setSlotsFromParsedAttr(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots,
                                                   Attribute attr,
                                                   llvm::function_ref<InFlightDiagnostic()> emitError) {
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attr);
  if (!dictionary)
    return emitError() << "expected DictionaryAttr to set properties";
  for (const NamedAttribute &entry : dictionary) {
    Attribute *slot = findSlot(spec, slots, entry.getNameStr());
    if (!slot)
      return emitError() << "unknown key '\"" << entry.getNameStr()
                         << "\"' when parsing properties dictionary";
    *slot = entry.value;
    const PropertySpec *property = spec.attributes[slot - slots.data()].constraint->property;
    if (property && failed(normalizeProperty(*property, *slot, emitError)))
      return failure();
  }
  for (unsigned slot = 0, e = std::min(slots.size(), spec.attributes.size()); slot != e; ++slot) {
    const AttrSpec &declared = spec.attributes[slot];
    const PropertySpec *property = declared.constraint->property;
    bool mayBeMissing = property ? property->hasDefault : declared.isOptional || declared.defaultValue;
    if (!slots[slot] && !mayBeMissing && !isInFormat(spec, slot))
      return emitError() << "expected key entry for " << declared.name
                         << " in DictionaryAttr to set Properties.";
  }
  return success();
}

Attribute *mlir::detail::findSlot(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots,
                                  llvm::StringRef name) {
  for (unsigned slot = 0, e = std::min(slots.size(), spec.attributes.size()); slot != e; ++slot)
    if (spec.attributes[slot].name == name)
      return &slots[slot];
  return nullptr;
}

void mlir::detail::addDefaults(const OpSpec &spec, MLIRContext *context,
                               llvm::MutableArrayRef<Attribute> slots) {
  for (unsigned slot = 0, e = std::min(slots.size(), spec.attributes.size()); slot != e; ++slot)
    if (!slots[slot] && spec.attributes[slot].defaultValue)
      slots[slot] = spec.attributes[slot].defaultValue(context);
}

LogicalResult mlir::detail::verifyInherentAttrs(const OpSpec &spec, const NamedAttrList &attrs,
                                                llvm::function_ref<InFlightDiagnostic()> emitError) {
  for (const AttrSpec &declared : spec.attributes) {
    Attribute value = attrs.get(declared.name);
    if (!value || declared.constraint->form == AttrForm::Property || !declared.constraint->check ||
        declared.constraint->check(value))
      continue;
    emitError() << "attribute '" << declared.name
                << "' failed to satisfy constraint: " << declared.constraint->summary;
    return failure();
  }
  return success();
}

LogicalResult mlir::detail::verifyInvariants(Operation *op) { return verify(op, /*recursively=*/false); }

LogicalResult OpState::verify() const { return detail::verifyDeclaredInvariants(op); }

EmptyProperties &OpState::getEmptyProperties() {
  static EmptyProperties none;
  return none;
}

void OpState::populateDefaultAttrs(const OperationName &name, NamedAttrList &attrs) {
  const OpSpec *spec = name.getSpec();
  if (!spec)
    return;
  for (const AttrSpec &declared : spec->attributes)
    if (declared.defaultValue && declared.constraint->form != AttrForm::Property && !attrs.get(declared.name))
      attrs.set(declared.name, declared.defaultValue(name.getContext()));
}

LogicalResult mlir::detail::inferReturnTypes(OperationName name, const InferInputs &inputs,
                                             llvm::SmallVectorImpl<Type> &types) {
  OperationState state(inputs.location ? *inputs.location : Location(UnknownLoc::get(inputs.context)), name);
  state.addOperands(inputs.operands);
  if (auto attributes = llvm::cast_or_null<DictionaryAttr>(inputs.attributes))
    state.addAttributes(attributes.getValue());
  if (inputs.properties) {
    llvm::ArrayRef<Attribute> slots = inputs.properties.getSlots();
    state.slots.assign(slots.begin(), slots.end());
  }
  const OpSpec *spec = name.getSpec();
  if (!spec || !spec->hooks.inferResultTypes || inputs.regions.empty())
    return mlir::inferResultTypes(state, types, /*emitErrors=*/inputs.location.has_value());
  // The hook requires a list of unique_ptrs to regions. The caller keeps the regions, so the pointers are
  // released after the call.
  llvm::SmallVector<std::unique_ptr<Region>> borrowed;
  for (size_t i = 0; i != inputs.regions.size(); ++i)
    borrowed.emplace_back(inputs.regions[i]);
  llvm::SmallVector<Attribute> slots;
  llvm::SmallVector<NamedAttribute> rest;
  state.splitAttributes(slots, rest);
  LogicalResult inferred = spec->hooks.inferResultTypes(
      InferContext{inputs.context, inputs.location, name, inputs.operands, slots, rest, borrowed}, types);
  for (std::unique_ptr<Region> &region : borrowed)
    region.release();
  return inferred;
}

LogicalResult mlir::detail::refineReturnTypes(OperationName name, const InferInputs &inputs,
                                              llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Type, 2> inferred;
  if (failed(inferReturnTypes(name, inputs, inferred)))
    return failure();
  if (TypeRange(inferred) == TypeRange(types))
    return success();
  if (!inputs.location)
    return failure();
  InFlightDiagnostic diag = mlir::emitError(*inputs.location)
                            << "'" << name.getStringRef() << "' op inferred type(s) ";
  llvm::interleave(inferred, [&](Type type) { diag << type; }, [&] { diag << ", "; });
  diag << " are incompatible with return type(s) of operation ";
  llvm::interleave(types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
  return failure();
}

detail::AdaptorState::AdaptorState(const OpSpec &spec, Operation *op)
    : spec(spec), slots(op->getSlots()), regions(op->getRegions()), context(op->getContext()),
      discardable(op) {}

Attribute detail::AdaptorState::slot(unsigned index) const {
  if (index < slots.size())
    return slots[index];
  return slots.empty() && attributes ? findInherentAttr(attributes, spec, index) : Attribute();
}

Attribute detail::AdaptorState::slotOrDefault(unsigned index, MLIRContext *context) const {
  if (Attribute attr = slot(index))
    return attr;
  const auto &make = spec.attributes[index].defaultValue;
  return make ? make(context) : Attribute();
}

Attribute detail::AdaptorState::getDictionary() const {
  if (!attributes && discardable)
    return discardable->getAttrDictionary();
  return attributes;
}

MLIRContext *detail::AdaptorState::getContextOfAttributes() const {
  if (context)
    return context;
  for (Attribute attr : slots)
    if (attr)
      return attr.getContext();
  return attributes ? attributes.getContext() : nullptr;
}

std::pair<unsigned, unsigned> detail::AdaptorState::groupBounds(unsigned group, unsigned total) const {
  Attribute segments;
  if (spec.operandSegments == SegmentKind::AttrSized)
    for (unsigned i = 0, e = spec.attributes.size(); i != e; ++i)
      if (spec.attributes[i].name == "operandSegmentSizes")
        segments = slot(i);
  return getGroupBounds(spec.operands, spec.operandSegments, segments, total, group);
}

LogicalResult detail::AdaptorState::verify(Location loc) const {
  for (unsigned index = 0, e = spec.attributes.size(); index != e; ++index) {
    const AttrSpec &declared = spec.attributes[index];
    if (declared.constraint->form == AttrForm::Property)
      continue;
    Attribute value = slot(index);
    if (!value && !declared.isOptional && !declared.defaultValue)
      return mlir::emitError(loc) << "'" << spec.name << "' op requires attribute '" << declared.name << "'";
    if (value && declared.constraint->check && !declared.constraint->check(value))
      return mlir::emitError(loc) << "'" << spec.name << "' op attribute '" << declared.name
                                  << "' failed to satisfy constraint: " << declared.constraint->summary;
  }
  return success();
}

/// Returns the smallest number of operands, results, regions or successors that the declaration allows, and
/// true if it allows a greater number as well.
static std::pair<unsigned, bool> declaredCount(const OpSpec &spec, detail::ShapeOf kind) {
  auto ofGroups = [](llvm::ArrayRef<OperandSpec> groups) {
    unsigned single = llvm::count_if(groups, [](const OperandSpec &g) { return g.arity == Arity::One; });
    return std::pair(single, single != groups.size());
  };
  switch (kind) {
  case detail::ShapeOf::Operands:
    return ofGroups(spec.operands);
  case detail::ShapeOf::Results:
    return ofGroups(spec.results);
  case detail::ShapeOf::Regions: {
    bool open = !spec.regions.empty() && spec.regions.back().isVariadic;
    return {unsigned(spec.regions.size()) - open, open};
  }
  case detail::ShapeOf::Successors: {
    bool open = !spec.successors.empty() && spec.successors.back().isVariadic;
    return {unsigned(spec.successors.size()) - open, open};
  }
  }
  llvm_unreachable("unknown kind");
}

bool mlir::detail::hasShape(const OpSpec &spec, ShapeOf kind, unsigned count, bool orMore) {
  auto [declared, open] = declaredCount(spec, kind);
  return orMore ? declared >= count : declared == count && !open;
}

LogicalResult mlir::detail::verifyShape(Operation *op, ShapeOf kind, unsigned count, bool orMore) {
  static constexpr llvm::StringLiteral names[] = {"operand", "result", "region", "successor"};
  unsigned found = kind == ShapeOf::Operands  ? op->getNumOperands()
                   : kind == ShapeOf::Results ? op->getNumResults()
                   : kind == ShapeOf::Regions ? op->getNumRegions()
                                              : op->getNumSuccessors();
  if (orMore ? found >= count : found == count)
    return success();
  llvm::StringRef name = names[static_cast<unsigned>(kind)];
  if (count == 0)
    return op->emitOpError() << "requires zero " << name << "s";
  if (count == 1 && !orMore)
    return op->emitOpError() << "requires one " << name;
  return op->emitOpError() << "expected " << count << (orMore ? " or more " : " ") << name << "s, but found "
                           << found;
}

void mlir::detail::ensureRegionTerminator(Region &region, Builder &builder, Location loc,
                                          Operation *(*build)(OpBuilder &, Location)) {
  Block &block = region.empty() ? region.emplaceBlock() : region.back();
  if (!block.empty() && block.back().hasTrait(Trait::IsTerminator))
    return;
  OpBuilder opBuilder(builder.getContext());
  block.push_back(build(opBuilder, loc));
}

std::pair<unsigned, unsigned> mlir::getGroupBounds(llvm::ArrayRef<OperandSpec> groups, SegmentKind kind,
                                                   Attribute segments, unsigned total, unsigned group) {
  if (kind == SegmentKind::AttrSized) {
    auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(segments);
    llvm::ArrayRef<int32_t> sizes = array ? array.asArrayRef() : llvm::ArrayRef<int32_t>();
    if (sizes.size() != groups.size())
      return {0, 0};
    int64_t start = 0;
    for (unsigned i = 0; i != group; ++i)
      start += sizes[i];
    if (start < 0 || sizes[group] < 0 || start + sizes[group] > int64_t(total))
      return {0, 0};
    return {unsigned(start), unsigned(sizes[group])};
  }
  // At most one group has a variable size, or all groups of variable size have the same size. Distribute the
  // values that do not belong to single-value groups evenly among them.
  unsigned numSingle = 0;
  for (const OperandSpec &spec : groups)
    numSingle += spec.arity == Arity::One;
  unsigned numOther = groups.size() - numSingle;
  unsigned otherSize = numOther && total >= numSingle ? (total - numSingle) / numOther : 0;
  unsigned start = 0;
  for (unsigned i = 0; i != group; ++i)
    start += groups[i].arity == Arity::One ? 1 : otherSize;
  return {start, groups[group].arity == Arity::One ? 1 : otherSize};
}
