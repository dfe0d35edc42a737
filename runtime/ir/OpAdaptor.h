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
/// What an adaptor knows besides the operands. The functions do not depend on the kind of operands, so they
/// are compiled once.
class AdaptorState {
public:
  AdaptorState(const OpSpec &spec, llvm::ArrayRef<Attribute> slots, RegionRange regions, Attribute attributes)
      : spec(spec), slots(slots), regions(regions), attributes(attributes) {}
  /// The attributes and regions of \p op.
  AdaptorState(const OpSpec &spec, Operation *op);

  RegionRange getRegions() const { return regions; }
  /// Verifies the inherent attributes: mandatory ones are present, and all satisfy their constraints. Emits
  /// errors at \p loc.
  LogicalResult verify(Location loc) const;

protected:
  /// Returns the inherent attribute or property of slot \p index, or null.
  Attribute slot(unsigned index) const;
  /// Returns the attribute of slot \p index, or its declared default if it is missing.
  Attribute slotOrDefault(unsigned index, MLIRContext *context) const;
  /// Returns region \p index. \pre It exists and is not null.
  Region &regionAt(unsigned index) const { return *regions[index]; }
  /// Returns the dictionary that the adaptor was created with, or the attributes of its operation; may be
  /// null.
  Attribute getDictionary() const;
  /// Returns the context of the operation, or of the first attribute; null if there is none.
  MLIRContext *getContextOfAttributes() const;
  /// Returns the index of the first operand and the number of operands of a group, of \p total operands.
  std::pair<unsigned, unsigned> groupBounds(unsigned group, unsigned total) const;

  const OpSpec &spec;
  llvm::ArrayRef<Attribute> slots;
  RegionRange regions;
  Attribute attributes;
  MLIRContext *context = nullptr;
  Operation *discardable = nullptr; ///< The operation that the adaptor was created from, or null.
};
} // namespace detail

/// Base class of generated adaptors.
/// \tparam RangeT the operands: ValueRange, or llvm::ArrayRef<Attribute> for folding; a range with operator[]
///   and slice().
template <typename RangeT>
class OpAdaptorBase : public detail::AdaptorState {
public:
  OpAdaptorBase(const OpSpec &spec, RangeT operands, llvm::ArrayRef<Attribute> slots,
                RegionRange regions = {})
      : AdaptorState(spec, slots, regions, Attribute()), operands(operands) {}
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Operation *op)
      : AdaptorState(spec, op), operands(operands) {}
  /// \param attributes a DictionaryAttr or null; inherent attributes are read from it if \p properties is
  ///   empty.
  OpAdaptorBase(const OpSpec &spec, RangeT operands, Attribute attributes, OpaqueProperties properties,
                RegionRange regions)
      : AdaptorState(spec, properties.getSlots(), regions, attributes), operands(operands) {}

  /// Creates an adaptor with the attributes and regions of another adaptor.
  template <typename OtherT>
  OpAdaptorBase(RangeT operands, const OpAdaptorBase<OtherT> &other)
      : AdaptorState(other), operands(operands) {}

  RangeT getOperands() const { return operands; }
  /// Returns the operands of group \p group, in declaration order.
  RangeT getODSOperands(unsigned group) const { return operandGroup(group); }
  std::pair<unsigned, unsigned> getODSOperandIndexAndLength(unsigned group) const { return bounds(group); }
  /// Returns the dictionary that the adaptor was created with, or the attributes of its operation; may be
  /// null.
  template <typename AttrT = DictionaryAttr>
  AttrT getAttributes() const {
    return llvm::cast_or_null<AttrT>(this->getDictionary());
  }
  /// Returns the context of the operation, or of the first operand or attribute; null if there is none.
  MLIRContext *getContext() const {
    if (this->context)
      return this->context;
    for (unsigned i = 0, e = operands.size(); i != e; ++i)
      if (operands[i])
        return operands[i].getContext();
    return this->getContextOfAttributes();
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
  /// Returns the inherent attributes and properties as PropertiesT; missing ones are null.
  template <typename PropertiesT>
  PropertiesT propertiesAs() const {
    PropertiesT properties;
    auto *members = reinterpret_cast<Attribute *>(&properties);
    for (unsigned i = 0; i != sizeof(PropertiesT) / sizeof(Attribute); ++i)
      members[i] = this->slot(i);
    return properties;
  }

private:
  std::pair<unsigned, unsigned> bounds(unsigned group) const {
    return this->groupBounds(group, operands.size());
  }

  RangeT operands;
};

/// Base class of the generic adaptor of an op class. Defines its constructors.
template <typename RangeT, typename OpT>
class GenericOpAdaptor : public OpAdaptorBase<RangeT> {
  using Base = OpAdaptorBase<RangeT>;

public:
  GenericOpAdaptor(RangeT values, llvm::ArrayRef<Attribute> slots, RegionRange regions = {})
      : Base(OpT::spec, values, slots, regions) {}
  GenericOpAdaptor(RangeT values, Operation *op) : Base(OpT::spec, values, op) {}
  /// Creates an adaptor of \p op itself.
  GenericOpAdaptor(OpT op)
    requires std::is_same_v<RangeT, ValueRange>
      : Base(OpT::spec, op->getOperands(), op.getOperation()) {}
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
