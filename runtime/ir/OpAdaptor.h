//===- OpAdaptor.h - Named access to an op's raw parts --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An adaptor gives the names of an op's declaration to operands that are not (or not yet) those of an
// operation: constants while folding, converted values, values about to become operands. Generated
// adaptors derive from OpAdaptorBase and add an accessor for each operand and attribute. Borrows all.
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

/// \tparam RangeT  ValueRange, or llvm::ArrayRef<Attribute> for folding: a range with operator[] and slice().
template <typename RangeT>
class OpAdaptorBase {
public:
  OpAdaptorBase(const OpSpec &spec, RangeT values, llvm::ArrayRef<Attribute> slots,
                llvm::MutableArrayRef<Region> regions = {})
      : spec(spec), values(values), slots(slots), regions(regions) {}
  OpAdaptorBase(const OpSpec &spec, RangeT values, Operation *op)
      : OpAdaptorBase(spec, values, op->getSlots(), op->getRegions()) {
    context = op->getContext();
  }

  RangeT getOperands() const { return values; }
  llvm::MutableArrayRef<Region> getRegions() const { return regions; }
  /// Of the op, or of the first thing at hand; null when the adaptor is over nothing.
  MLIRContext *getContext() const {
    if (context)
      return context;
    for (unsigned i = 0, e = values.size(); i != e; ++i)
      if (values[i])
        return values[i].getContext();
    for (Attribute attr : slots)
      if (attr)
        return attr.getContext();
    return nullptr;
  }

protected:
  auto operandAt(unsigned index) const { return values[index]; }
  auto singleOperand(unsigned group) const { return values[bounds(group).first]; }
  /// Of an optional operand: null when it is not there.
  auto optionalOperand(unsigned group) const {
    using Element = std::decay_t<decltype(values[0])>;
    auto [start, count] = bounds(group);
    return count ? Element(values[start]) : Element();
  }
  RangeT operandGroup(unsigned group) const {
    auto [start, count] = bounds(group);
    return values.slice(start, count);
  }
  Attribute slot(unsigned index) const { return index < slots.size() ? slots[index] : Attribute(); }
  /// A copy of the inherent attributes and properties; what is not there is null.
  template <typename PropertiesT>
  PropertiesT propertiesAs() const {
    PropertiesT properties;
    std::copy_n(slots.begin(), std::min(slots.size(), sizeof(PropertiesT) / sizeof(Attribute)),
                reinterpret_cast<Attribute *>(&properties));
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
    return getGroupBounds(spec.operands, spec.operandSegments, segments, values.size(), group);
  }

  const OpSpec &spec;
  RangeT values;
  llvm::ArrayRef<Attribute> slots;
  llvm::MutableArrayRef<Region> regions;
  MLIRContext *context = nullptr;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPADAPTOR_H
