//===- OpAdaptor.cpp - Named access to operands and attributes ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpHookThunks.h"

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
  // Slots after those of the attributes hold stored forms of properties, which a dictionary does not contain.
  auto attributes = llvm::dyn_cast<DictionaryAttr>(dictionary);
  return attributes && index < spec.attributes.size() ? attributes.get(spec.attributes[index].name)
                                                      : Attribute();
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
  // At most one group has an unknown size, or all unknown sizes are equal: the values that are not operands
  // of single-value groups are distributed evenly.
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
