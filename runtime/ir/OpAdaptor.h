//===- OpAdaptor.h - Named access to an op's raw parts --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An adaptor gives the names of an op's declaration to operands that are not (or not yet) those of an
// operation: constants while folding, converted values, values about to become operands. Generated
// adaptors derive from OpAdaptorBase and add an accessor for each operand and attribute. Borrows all.
//
// Over what an operation will be made of, as type inference has it:
//
//     AddOpAdaptor adaptor(operands, attributes, properties, regions);
//
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPADAPTOR_H
#define STRATA_RUNTIME_IR_OPADAPTOR_H

#include "runtime/ir/OpView.h"

namespace strata {

/// (first, count) of group `group` among `total` values. \param segments  the dense i32 array of an
/// AttrSized op. Without a valid one, an AttrSized group is empty.
std::pair<unsigned, unsigned> getGroupBounds(llvm::ArrayRef<OperandSpec> groups, SegmentKind kind,
                                             Attribute segments, unsigned total, unsigned group);

/// The regions of an op about to be made; elements may be null.
class RegionRange {
public:
  RegionRange() = default;
  RegionRange(llvm::ArrayRef<std::unique_ptr<Region>> regions) : regions(regions) {}
  size_t size() const { return regions.size(); }
  bool empty() const { return regions.empty(); }
  Region *operator[](size_t index) const;
  Region *front() const { return (*this)[0]; }

private:
  llvm::ArrayRef<std::unique_ptr<Region>> regions;
};

/// The inherent attribute of slot `index` as a dictionary has it, by its name; null where it has none.
Attribute findInherentAttr(Attribute dictionary, const OpSpec &spec, unsigned index);

/// \tparam RangeT  ValueRange, or llvm::ArrayRef<Attribute> for folding: a range with operator[] and slice().
template <typename RangeT>
class OpAdaptorBase {
public:
  OpAdaptorBase(const OpSpec &spec, RangeT operands, llvm::ArrayRef<Attribute> slots,
                llvm::MutableArrayRef<Region> regions = {})
      : spec(spec), operands(operands), slots(slots), regions(regions) {}
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Operation *op)
      : OpAdaptorBase(spec, operands, op->getSlots(), op->getRegions()) {
    context = op->getContext();
  }
  /// \param attributes  a DictionaryAttr or null: asked for inherent attributes where `properties` has none
  /// at all.
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Attribute attributes, OpaqueProperties properties,
                RegionRange newRegions)
      : spec(spec), operands(operands), slots(properties.getSlots()), attributes(attributes),
        newRegions(newRegions) {}

  RangeT getOperands() const { return operands; }
  /// By the number that the declaration gives an operand.
  RangeT getODSOperands(unsigned group) const { return operandGroup(group); }
  std::pair<unsigned, unsigned> getODSOperandIndexAndLength(unsigned group) const { return bounds(group); }
  /// Those of an operation; empty for one about to be made.
  llvm::MutableArrayRef<Region> getRegions() const { return regions; }
  /// Of the op, or of the first thing at hand; null when the adaptor is over nothing.
  MLIRContext *getContext() const {
    if (context)
      return context;
    for (unsigned i = 0, e = operands.size(); i != e; ++i)
      if (operands[i])
        return operands[i].getContext();
    for (Attribute attr : slots)
      if (attr)
        return attr.getContext();
    return attributes ? attributes.getContext() : nullptr;
  }

protected:
  auto operandAt(unsigned index) const { return operands[index]; }
  auto singleOperand(unsigned group) const { return operands[bounds(group).first]; }
  /// Of an optional operand: null when it is not there.
  auto optionalOperand(unsigned group) const {
    using Element = std::decay_t<decltype(operands[0])>;
    auto [start, count] = bounds(group);
    return count ? Element(operands[start]) : Element();
  }
  RangeT operandGroup(unsigned group) const {
    auto [start, count] = bounds(group);
    return operands.slice(start, count);
  }
  Attribute slot(unsigned index) const {
    if (index < slots.size())
      return slots[index];
    return slots.empty() && attributes ? findInherentAttr(attributes, spec, index) : Attribute();
  }
  /// \pre It is there.
  Region &regionAt(unsigned index) const {
    return index < newRegions.size() ? *newRegions[index] : regions[index];
  }
  /// A copy of the inherent attributes and properties; what is not there is null.
  template <typename PropertiesT>
  PropertiesT propertiesAs() const {
    PropertiesT properties;
    auto *members = reinterpret_cast<Attribute *>(&properties);
    for (unsigned i = 0; i != sizeof(PropertiesT) / sizeof(Attribute); ++i)
      members[i] = slot(i);
    return properties;
  }
  Attribute slotOrDefault(unsigned index, MLIRContext *context) const {
    if (Attribute attr = slot(index))
      return attr;
    const auto &make = spec.attributes[index].defaultValue;
    return make ? make(context) : Attribute();
  }

private:
  std::pair<unsigned, unsigned> bounds(unsigned group) const {
    Attribute segments;
    if (spec.operandSegments == SegmentKind::AttrSized)
      for (unsigned i = 0, e = spec.attributes.size(); i != e; ++i)
        if (spec.attributes[i].name == "operandSegmentSizes")
          segments = slot(i);
    return getGroupBounds(spec.operands, spec.operandSegments, segments, operands.size(), group);
  }

  const OpSpec &spec;
  RangeT operands;
  llvm::ArrayRef<Attribute> slots;
  llvm::MutableArrayRef<Region> regions;
  Attribute attributes;
  RegionRange newRegions;
  MLIRContext *context = nullptr;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPADAPTOR_H
