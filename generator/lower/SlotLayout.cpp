//===- SlotLayout.cpp - The attribute slots of an op ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/SlotLayout.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using Kind = AttrSlot::Kind;

const ConstraintModel *AttrSlot::constraint() const {
  if (attribute)
    return &attribute->constraint();
  return property ? &property->constraint() : nullptr;
}

llvm::SMLoc AttrSlot::loc() const {
  return attribute ? attribute->loc() : property ? property->loc() : llvm::SMLoc();
}

bool AttrSlot::isOptional() const { return attribute ? attribute->isOptional() : kind == Kind::Property; }

bool AttrSlot::hasBuildableDefault() const {
  return attribute && attribute->hasDefaultValue() && attribute->constraint().isConstBuildable() &&
         !attribute->constraint().isUnit();
}

SlotLayout::SlotLayout(const OpModel &op)
    : op(&op), numAttributes(op.attributes().size()), numProperties(op.properties().size()) {
  auto add = [&](Kind kind, llvm::StringRef name, llvm::StringRef accessorName) -> AttrSlot & {
    slotList.push_back({kind, unsigned(slotList.size()), name, accessorName});
    return slotList.back();
  };
  for (auto [index, attribute] : llvm::enumerate(op.attributes())) {
    AttrSlot &slot = add(Kind::Attribute, attribute.name(), attribute.accessorName());
    slot.attribute = &attribute;
    slot.isListSizes = op.isListSizes(index);
  }
  if (op.operandSizing() == OpModel::Sizing::Attribute)
    add(Kind::OperandSegmentSizes, OpModel::operandSegmentSizesName, "OperandSegmentSizes");
  if (op.resultSizing() == OpModel::Sizing::Attribute)
    add(Kind::ResultSegmentSizes, OpModel::resultSegmentSizesName, "ResultSegmentSizes");
  for (const PropertyModel &property : op.properties())
    add(Kind::Property, property.name(), property.accessorName()).property = &property;
}

const AttrSlot &SlotLayout::slotOf(MemberRef member) const {
  assert((member.kind == MemberRef::Kind::Attribute || member.kind == MemberRef::Kind::Property) &&
         "only attributes and properties have slots");
  return (member.kind == MemberRef::Kind::Attribute ? attributes() : properties())[member.index];
}

const AttrSlot *SlotLayout::listSizes(const OperandModel &operand) const {
  std::optional<unsigned> attribute = op->listSizesAttribute(operand);
  return attribute ? &attributes()[*attribute] : nullptr;
}

const AttrSlot *SlotLayout::find(Kind kind) const {
  auto found = llvm::find_if(slotList, [&](const AttrSlot &slot) { return slot.kind == kind; });
  return found == slotList.end() ? nullptr : found;
}
