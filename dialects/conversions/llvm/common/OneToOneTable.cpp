//===- OneToOneTable.cpp - Tables of one-to-one conversions ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op stores its inherent attributes in slots, which are numbered. The constructor of a pattern maps the
// slots of the converted op to slots of the new op. A match then copies and converts the attributes in the
// slots, without a lookup of attributes by name.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "dialects/conversions/llvm/common/VectorPattern.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Properties.h"

using namespace mlir;

namespace {

/// The pattern for one OneToOneRow: converts the op `row.from` to the op `row.to`.
class TableLowering final : public ConvertToLLVMPattern {
public:
  TableLowering(const LLVM::OneToOneRow &row, const LLVMTypeConverter &converter, PatternBenefit benefit);
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override;

private:
  /// The numbers of an inherent attribute in the converted op and in the new op (slots are the numbered
  /// inherent attributes of an op), and the conversion of its value.
  struct SlotMapping {
    unsigned from, to;
    LLVM::AttrMapping mapping;
  };
  void mapSlots(OperationName source);
  void mapSlot(unsigned slot, llvm::StringRef from, OperationName source);
  Attribute convert(Attribute attr, LLVM::AttrMapping mapping) const;
  DictionaryAttr convertAttrs(Operation *op, llvm::SmallVectorImpl<Attribute> &slots) const;
  Operation *create(Operation *op, Type type, ValueRange operands, llvm::ArrayRef<Attribute> slots,
                    DictionaryAttr discardable, ConversionPatternRewriter &rewriter) const;

  OperationName target;
  LLVM::AttrMapping kind;
  bool failOnUnsupportedFloat, isCast, dropsDiscardable;
  int roundingModeSlot = -1;                    ///< Number of the attribute in the converted op; -1 if none.
  llvm::SmallVector<Attribute, 4> initialSlots; ///< Default inherent attributes of the new op.
  llvm::SmallVector<SlotMapping, 2> mappings;
  llvm::SmallVector<unsigned, 1> unmapped; ///< Inherent attributes that become discardable attributes.
  Attribute overflowFlags[4];              ///< Flags of the llvm dialect, indexed by the flags of arith.
};

} // namespace

TableLowering::TableLowering(const LLVM::OneToOneRow &row, const LLVMTypeConverter &converter,
                             PatternBenefit benefit)
    : ConvertToLLVMPattern(row.from, &converter.getContext(), converter, benefit),
      target(row.to, &converter.getContext()), kind(row.attrs),
      failOnUnsupportedFloat(row.failOnUnsupportedFloat), isCast(row.isCast),
      dropsDiscardable(row.dropsDiscardable), initialSlots(target.getNumSlots()) {
  setDebugName("TableLowering");
  MLIRContext *context = &converter.getContext();
  assert(target.isRegistered() && "the new op must be registered");
  for (auto [slot, attr] : llvm::enumerate(target.getSpec()->attributes))
    if (attr.defaultValue && !attr.isOptional)
      initialSlots[slot] = attr.defaultValue(context);
  if (kind == LLVM::AttrMapping::ConstrainedFP)
    if (int slot = target.getSlot("fpExceptionBehavior"); slot >= 0)
      initialSlots[slot] = arith::getLLVMDefaultFPExceptionBehavior(*context);
  mapSlots(OperationName(row.from, context));
}

void TableLowering::mapSlots(OperationName source) {
  if (!source.isRegistered())
    return;
  if (kind == LLVM::AttrMapping::Overflow) {
    int slot = target.getPropertySlot("overflowFlags");
    assert(slot >= 0 && "the new op must have overflow flags");
    for (unsigned flags = 0; flags != std::size(overflowFlags); ++flags) {
      overflowFlags[flags] = LLVM::IntegerOverflowFlagsAttr::get(
          target.getContext(),
          arith::convertArithOverflowFlagsToLLVM(static_cast<arith::IntegerOverflowFlags>(flags)));
      LogicalResult isValid =
          normalizeProperty(*target.getSpec()->attributes[slot].constraint->property, overflowFlags[flags],
                            [&] { return emitError(UnknownLoc::get(target.getContext())); });
      assert(succeeded(isValid) && "the flags are valid");
      (void)isValid;
    }
  }
  roundingModeSlot = source.getSlot("roundingmode");
  for (unsigned slot = 0, e = source.getNumSlots(); slot != e; ++slot)
    mapSlot(slot, source.getSpec()->attributes[slot].name, source);
}

void TableLowering::mapSlot(unsigned slot, llvm::StringRef from, OperationName source) {
  using LLVM::AttrMapping;
  llvm::StringRef to = from;
  AttrMapping mapping = AttrMapping::Copy;
  if (kind == AttrMapping::FastMath && from == "fastmath") {
    to = "fastmathFlags";
    mapping = kind;
  } else if ((kind == AttrMapping::Overflow && from == "overflowFlags") ||
             (kind == AttrMapping::ConstrainedFP && from == "roundingmode")) {
    mapping = kind;
  }
  int targetSlot = mapping == AttrMapping::Overflow ? target.getPropertySlot(to) : target.getSlot(to);
  if (targetSlot >= 0)
    mappings.push_back({slot, static_cast<unsigned>(targetSlot), mapping});
  else if (slot < source.getFirstPropertySlot())
    unmapped.push_back(slot);
}

Attribute TableLowering::convert(Attribute attr, LLVM::AttrMapping mapping) const {
  switch (mapping) {
  case LLVM::AttrMapping::Copy:
    return attr;
  case LLVM::AttrMapping::FastMath:
    return arith::convertArithFastMathAttrToLLVM(llvm::cast<arith::FastMathFlagsAttr>(attr));
  case LLVM::AttrMapping::Overflow:
    return overflowFlags[static_cast<unsigned>(llvm::cast<arith::IntegerOverflowFlagsAttr>(attr).getValue())];
  case LLVM::AttrMapping::ConstrainedFP:
    return arith::convertArithRoundingModeAttrToLLVM(llvm::cast<arith::RoundingModeAttr>(attr));
  }
  llvm_unreachable("invalid mapping");
}

/// Sets `slots` to the inherent attributes of the new op. Returns the discardable attributes of the new op,
/// or null if it has none.
DictionaryAttr TableLowering::convertAttrs(Operation *op, llvm::SmallVectorImpl<Attribute> &slots) const {
  for (SlotMapping mapping : mappings)
    if (Attribute attr = op->getSlot(mapping.from))
      slots[mapping.to] = convert(attr, mapping.mapping);
  if (dropsDiscardable)
    return DictionaryAttr();
  DictionaryAttr discardable = op->getRawDiscardableAttrs();
  if (llvm::none_of(unmapped, [&](unsigned slot) { return op->getSlot(slot); }))
    return discardable;
  NamedAttrList attrs(discardable);
  for (unsigned slot : unmapped)
    if (Attribute attr = op->getSlot(slot))
      attrs.append(op->getName().getSlotName(slot), attr);
  return attrs.getDictionary(op->getContext());
}

Operation *TableLowering::create(Operation *op, Type type, ValueRange operands,
                                 llvm::ArrayRef<Attribute> slots, DictionaryAttr discardable,
                                 ConversionPatternRewriter &rewriter) const {
  return rewriter.insert(Operation::create(op->getCompactLoc(), target, type ? TypeRange(type) : TypeRange(),
                                           operands, slots, discardable, {}, /*numRegions=*/0));
}

LogicalResult TableLowering::matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                             ConversionPatternRewriter &rewriter) const {
  if (failOnUnsupportedFloat && LLVM::detail::opHasUnsupportedFloatingPointTypes(op, *typeConverter))
    return rewriter.notifyMatchFailure(op, "unsupported floating point type");
  if (roundingModeSlot >= 0 &&
      (kind == LLVM::AttrMapping::ConstrainedFP) != static_cast<bool>(op->getSlot(roundingModeSlot)))
    return rewriter.notifyMatchFailure(op, "the row is for ops with, or without, a rounding mode");
  for (Value operand : operands)
    if (!LLVM::isCompatibleType(operand.getType()))
      return failure();
  Type type;
  if (op->getNumResults() != 0 && !(type = typeConverter->convertType(op->getResult(0).getType())))
    return failure();

  if (isCast && operands.front().getType() == type) {
    rewriter.replaceOp(op, operands.front());
    return success();
  }

  llvm::SmallVector<Attribute, 4> slots(initialSlots);
  DictionaryAttr discardable = convertAttrs(op, slots);
  if (operands.empty() || !llvm::isa<LLVM::LLVMArrayType>(operands.front().getType())) {
    rewriter.replaceOp(op, create(op, type, operands, slots, discardable, rewriter));
    return success();
  }
  auto createPart = [&](Type partType, ValueRange parts) -> Value {
    return create(op, partType, parts, slots, discardable, rewriter)->getResult(0);
  };
  return LLVM::detail::handleMultidimensionalVectors(op, operands, *getTypeConverter(), createPart, rewriter);
}

void LLVM::populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                                    RewritePatternSet &patterns, PatternBenefit benefit) {
  for (const OneToOneRow &row : rows)
    patterns.add(std::make_unique<TableLowering>(row, converter, benefit));
}

void LLVM::populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                                    RewritePatternSet &patterns) {
  populateOneToOnePatterns(rows, converter, patterns, 1);
}
