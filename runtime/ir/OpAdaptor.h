//===- OpAdaptor.h - Named access to operands and attributes ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An adaptor provides the accessors that an operation's declaration names for values that are not (yet) the
// operands of an operation: constants during folding, converted values, or the inputs of type inference.
// Generated adaptors derive from OpAdaptorBase and add one accessor per operand and attribute. Adaptors
// borrow their inputs.
//
//     AddOpAdaptor adaptor(operands, attributes, properties, regions);
//
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPADAPTOR_H
#define STRATA_RUNTIME_IR_OPADAPTOR_H

#include "runtime/ir/OpView.h"

namespace mlir {

/// Returns the index of the first value and the number of values of group \p group among \p total values.
/// \param segments the dense i32 array of segment sizes, for SegmentKind::AttrSized. If this array is
///   invalid, the group is empty.
std::pair<unsigned, unsigned> getGroupBounds(llvm::ArrayRef<OperandSpec> groups, SegmentKind kind,
                                             Attribute segments, unsigned total, unsigned group);

/// Returns the inherent attribute of slot \p index from a dictionary, by its name, or null.
Attribute findInherentAttr(Attribute dictionary, const OpSpec &spec, unsigned index);

namespace detail {
/// Returns \p attributes or, if it is null, the attributes of \p op, which may be null.
Attribute adaptorAttributes(Attribute attributes, Operation *op);
/// Verifies the inherent attributes that \p slot returns by index: mandatory ones are present, and all
/// satisfy their constraints.
LogicalResult verifyAdaptor(const OpSpec &spec, llvm::function_ref<Attribute(unsigned)> slot, Location loc);
} // namespace detail

/// Base class of generated adaptors.
/// \tparam RangeT the operands: ValueRange, or llvm::ArrayRef<Attribute> for folding; a range with operator[]
///   and slice().
template <typename RangeT>
class OpAdaptorBase {
public:
  OpAdaptorBase(const OpSpec &spec, RangeT operands, llvm::ArrayRef<Attribute> slots,
                RegionRange regions = {})
      : spec(spec), operands(operands), slots(slots), regions(regions) {}
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Operation *op)
      : OpAdaptorBase(spec, operands, op->getSlots(), op->getRegions()) {
    context = op->getContext();
    discardable = op;
  }
  /// \param attributes a DictionaryAttr or null; inherent attributes are read from it if \p properties is
  ///   empty.
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Attribute attributes, OpaqueProperties properties,
                RegionRange regions)
      : spec(spec), operands(operands), slots(properties.getSlots()), regions(regions),
        attributes(attributes) {}

  /// Creates an adaptor with the attributes and regions of another adaptor.
  template <typename OtherT>
  OpAdaptorBase(RangeT operands, const OpAdaptorBase<OtherT> &other)
      : spec(other.spec), operands(operands), slots(other.slots), regions(other.regions),
        attributes(other.attributes), context(other.context), discardable(other.discardable) {}

  RangeT getOperands() const { return operands; }
  /// Returns the operands of group \p group, in declaration order.
  RangeT getODSOperands(unsigned group) const { return operandGroup(group); }
  std::pair<unsigned, unsigned> getODSOperandIndexAndLength(unsigned group) const { return bounds(group); }
  RegionRange getRegions() const { return regions; }
  /// Returns the dictionary that the adaptor was created with, or the attributes of its operation; may be
  /// null.
  template <typename AttrT = DictionaryAttr>
  AttrT getAttributes() const {
    return llvm::cast_or_null<AttrT>(detail::adaptorAttributes(attributes, discardable));
  }
  /// Verifies the inherent attributes; emits errors at \p loc.
  LogicalResult verify(Location loc) const {
    return detail::verifyAdaptor(spec, [this](unsigned index) { return slot(index); }, loc);
  }
  /// Returns the context of the operation, or of the first operand or attribute; null if there is none.
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
  /// Returns the operand of an optional group, or null.
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
  /// Returns region \p index. \pre It exists and is not null.
  Region &regionAt(unsigned index) const { return *regions[index]; }
  /// Returns the inherent attributes and properties as PropertiesT; missing ones are null.
  template <typename PropertiesT>
  PropertiesT propertiesAs() const {
    PropertiesT properties;
    auto *members = reinterpret_cast<Attribute *>(&properties);
    for (unsigned i = 0; i != sizeof(PropertiesT) / sizeof(Attribute); ++i)
      members[i] = slot(i);
    return properties;
  }
  /// Returns the attribute of slot \p index, or its declared default if it is missing.
  Attribute slotOrDefault(unsigned index, MLIRContext *context) const {
    if (Attribute attr = slot(index))
      return attr;
    const auto &make = spec.attributes[index].defaultValue;
    return make ? make(context) : Attribute();
  }

private:
  template <typename>
  friend class OpAdaptorBase;
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
  RegionRange regions;
  Attribute attributes;
  MLIRContext *context = nullptr;
  Operation *discardable = nullptr; ///< The operation that the adaptor was created from, or null.
};

/// Base class of the generic adaptor of an op class. Defines its constructors.
template <typename RangeT, typename OpT>
class GenericOpAdaptor : public OpAdaptorBase<RangeT> {
  using Base = OpAdaptorBase<RangeT>;

public:
  GenericOpAdaptor(RangeT values, llvm::ArrayRef<Attribute> slots, RegionRange regions = {})
      : Base(OpT::spec, values, slots, regions) {}
  GenericOpAdaptor(RangeT values, Operation *op) : Base(OpT::spec, values, op) {}
  GenericOpAdaptor(RangeT values, Attribute attributes = {}) : Base(OpT::spec, values, attributes, {}, {}) {}
  GenericOpAdaptor(RangeT values, Attribute attributes, OpaqueProperties properties, RegionRange regions = {})
      : Base(OpT::spec, values, attributes, properties, regions) {}
  /// \param properties The Properties of the op class; borrowed.
  template <typename PropertiesT>
    requires std::is_same_v<PropertiesT, typename OpT::Properties>
  GenericOpAdaptor(RangeT values, Attribute attributes, const PropertiesT &properties,
                   RegionRange regions = {})
      : Base(OpT::spec, values, attributes, OpaqueProperties(detail::slotsOfProperties(properties)),
             regions) {}
  /// Creates an adaptor with the attributes and regions of another adaptor.
  template <typename OtherT>
  GenericOpAdaptor(RangeT values, const GenericOpAdaptor<OtherT, OpT> &other) : Base(values, other) {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPADAPTOR_H
