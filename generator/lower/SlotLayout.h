//===- SlotLayout.h - The attribute slots of an op ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The attribute slots of an operation in storage order: declared attributes, then the segment sizes of
// operands and of results (only where a trait stores them), then properties. This class is the only owner of
// slot order and slot indices: descriptors, accessors, builders, the Properties struct, format programs and
// match programs all read them from here. A cheap value, computed from the OpModel that it borrows.
//
// The models themselves know no slots: their indices count attributes or properties only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_SLOTLAYOUT_H
#define STRATA_GENERATOR_LOWER_SLOTLAYOUT_H

#include "generator/model/OpModel.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// One attribute slot of an op.
struct AttrSlot {
  enum class Kind : uint8_t { Attribute, OperandSegmentSizes, ResultSegmentSizes, Property };

  Kind kind;
  /// Position of the slot in the operation, and of its AttrSpec in OpSpec::attributes.
  unsigned index;
  llvm::StringRef name;                      ///< As in the IR: "factor", "operandSegmentSizes".
  llvm::StringRef accessorName;              ///< "Factor" in getFactor(), "OperandSegmentSizes".
  const AttributeModel *attribute = nullptr; ///< Non-null for Kind::Attribute only.
  const PropertyModel *property = nullptr;   ///< Non-null for Kind::Property only.
  /// True for an attribute with the list sizes of a VariadicOfVariadic operand group. Builders compute it.
  bool isListSizes = false;

  bool isSegmentSizes() const {
    return kind == Kind::OperandSegmentSizes || kind == Kind::ResultSegmentSizes;
  }
  /// The declared constraint; null for segment sizes, which the runtime verifies.
  const ConstraintModel *constraint() const;
  /// Where the member is declared; invalid for segment sizes.
  llvm::SMLoc loc() const;
  /// True if the verifier accepts an empty slot.
  bool isOptional() const;
  /// True for an attribute whose default value can be built as an attribute (not UnitAttr).
  bool hasBuildableDefault() const;
};

class SlotLayout {
public:
  explicit SlotLayout(const OpModel &op);

  // All slots, in storage order: element i has index i.
  llvm::ArrayRef<AttrSlot> slots() const { return slotList; }
  unsigned size() const { return slotList.size(); }
  bool empty() const { return slotList.empty(); }
  const AttrSlot &operator[](unsigned index) const { return slotList[index]; }

  /// Returns the slots of attributes, in storage order: element i is the slot of OpModel::attributes()[i].
  llvm::ArrayRef<AttrSlot> attributes() const { return slots().take_front(numAttributes); }
  /// Returns the slots with segment sizes, at most two: that of operands, then that of results.
  llvm::ArrayRef<AttrSlot> segmentSizes() const {
    return slots().drop_front(numAttributes).drop_back(numProperties);
  }
  /// Returns the slots of properties, in storage order: element i is the slot of OpModel::properties()[i].
  llvm::ArrayRef<AttrSlot> properties() const { return slots().take_back(numProperties); }

  /// Returns the slot of an attribute or property. \pre The member is one of these.
  const AttrSlot &slotOf(MemberRef member) const;
  /// Returns the slot with the segment sizes of operands, or null if no slot stores them.
  const AttrSlot *operandSegmentSizes() const & { return find(AttrSlot::Kind::OperandSegmentSizes); }
  /// Returns the slot with the segment sizes of results, or null if no slot stores them.
  const AttrSlot *resultSegmentSizes() const & { return find(AttrSlot::Kind::ResultSegmentSizes); }
  // Deleted for temporaries: the result would dangle.
  const AttrSlot *operandSegmentSizes() const && = delete;
  const AttrSlot *resultSegmentSizes() const && = delete;
  /// Returns the slot with the list sizes of a VariadicOfVariadic group; null for other groups.
  const AttrSlot *listSizes(const OperandModel &operand) const;

private:
  const AttrSlot *find(AttrSlot::Kind kind) const;

  const OpModel *op;
  llvm::SmallVector<AttrSlot, 8> slotList;
  unsigned numAttributes, numProperties;
};

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_SLOTLAYOUT_H
