//===- ReductionConversions.cpp - Reductions to llvm ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A reduction is converted to an intrinsic. The intrinsics for floating-point sums and products take the
// accumulator as an operand; for other kinds, a further op combines the result of the intrinsic with the
// accumulator. A masked reduction is converted to an intrinsic for vector predication, which takes the
// accumulator.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "dialects/conversions/llvm/vector/VectorConversions.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Identity elements of reductions.
enum class Identity : uint8_t {
  Zero,
  One,
  AllOnes,
  SignedMin,
  SignedMax,
  NaN,
  NegativeNaN,
  MinusInf,
  PlusInf
};

/// The conversion of a reduction kind on integers or floats.
struct KindRow {
  CombiningKind kind;
  llvm::StringLiteral reduce;  ///< Intrinsic without a mask.
  llvm::StringLiteral masked;  ///< Intrinsic with a mask; empty if none.
  llvm::StringLiteral combine; ///< Op that combines the accumulator; empty if the intrinsic does.
  Identity identity;
  std::optional<LLVM::ICmpPredicate> predicate = std::nullopt; ///< To combine by icmp and select.
};

#define REDUCE "llvm.intr.vector.reduce."
#define MASKED "llvm.intr.vp.reduce."
constexpr KindRow intKinds[] = {
    {CombiningKind::ADD, REDUCE "add", MASKED "add", "llvm.add", Identity::Zero},
    {CombiningKind::MUL, REDUCE "mul", MASKED "mul", "llvm.mul", Identity::One},
    {CombiningKind::MINUI, REDUCE "umin", MASKED "umin", "", Identity::AllOnes, LLVM::ICmpPredicate::ule},
    {CombiningKind::MINSI, REDUCE "smin", MASKED "smin", "", Identity::SignedMax, LLVM::ICmpPredicate::sle},
    {CombiningKind::MAXUI, REDUCE "umax", MASKED "umax", "", Identity::Zero, LLVM::ICmpPredicate::uge},
    {CombiningKind::MAXSI, REDUCE "smax", MASKED "smax", "", Identity::SignedMin, LLVM::ICmpPredicate::sge},
    {CombiningKind::AND, REDUCE "and", MASKED "and", "llvm.and", Identity::AllOnes},
    {CombiningKind::OR, REDUCE "or", MASKED "or", "llvm.or", Identity::Zero},
    {CombiningKind::XOR, REDUCE "xor", MASKED "xor", "llvm.xor", Identity::Zero},
};
constexpr KindRow floatKinds[] = {
    {CombiningKind::ADD, REDUCE "fadd", MASKED "fadd", "", Identity::Zero},
    {CombiningKind::MUL, REDUCE "fmul", MASKED "fmul", "", Identity::One},
    {CombiningKind::MINNUMF, REDUCE "fmin", MASKED "fmin", "llvm.intr.minnum", Identity::NegativeNaN},
    {CombiningKind::MAXNUMF, REDUCE "fmax", MASKED "fmax", "llvm.intr.maxnum", Identity::NaN},
    {CombiningKind::MINIMUMF, REDUCE "fminimum", "", "llvm.intr.minimum", Identity::PlusInf},
    {CombiningKind::MAXIMUMF, REDUCE "fmaximum", "", "llvm.intr.maximum", Identity::MinusInf},
};
#undef REDUCE
#undef MASKED

/// Returns the row for a kind and an element type; null if the kind is not defined for it.
const KindRow *findRow(CombiningKind kind, Type elementType) {
  llvm::ArrayRef<KindRow> rows = intKinds;
  if (llvm::isa<FloatType>(elementType))
    rows = floatKinds;
  else if (!elementType.isIntOrIndex())
    return nullptr;
  const KindRow *row = llvm::find_if(rows, [&](const KindRow &entry) { return entry.kind == kind; });
  return row == rows.end() ? nullptr : row;
}

TypedAttr getIdentity(Identity identity, Type type, Builder &builder) {
  if (auto real = llvm::dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = real.getFloatSemantics();
    bool negative = identity == Identity::MinusInf || identity == Identity::NegativeNaN;
    llvm::APFloat value = llvm::APFloat::getZero(semantics);
    if (identity == Identity::One)
      value = llvm::APFloat::getOne(semantics);
    else if (identity == Identity::NaN || identity == Identity::NegativeNaN)
      value = llvm::APFloat::getQNaN(semantics, negative);
    else if (identity != Identity::Zero)
      value = llvm::APFloat::getInf(semantics, negative);
    return builder.getFloatAttr(type, value);
  }
  unsigned width = type.getIntOrFloatBitWidth();
  llvm::APInt value(width, identity == Identity::One ? 1 : 0);
  if (identity == Identity::AllOnes)
    value = llvm::APInt::getAllOnes(width);
  else if (identity == Identity::SignedMin)
    value = llvm::APInt::getSignedMinValue(width);
  else if (identity == Identity::SignedMax)
    value = llvm::APInt::getSignedMaxValue(width);
  return builder.getIntegerAttr(type, value);
}

/// The converted operands and the properties of a reduction.
struct Reduction {
  Value vector, acc; ///< `acc` may be null.
  Type type;         ///< Type of the result.
  const KindRow *row;
  LLVM::FastmathFlags flags;
  Location loc;

  Value createIdentity(OpBuilder &builder) const {
    return builder.create<LLVM::ConstantOp>(loc, type, getIdentity(row->identity, type, builder));
  }

  /// Creates a reduction of all elements.
  Value create(OpBuilder &builder) const {
    bool isFloat = llvm::isa<FloatType>(type);
    llvm::SmallVector<NamedAttribute, 1> attrs;
    if (isFloat)
      attrs.emplace_back(builder.getStringAttr("fastmathFlags"),
                         LLVM::FastmathFlagsAttr::get(builder.getContext(), flags));
    bool combines = !row->combine.empty() || row->predicate;
    if (!combines) {
      Value start = acc ? acc : createIdentity(builder);
      return createNamed(builder, loc, row->reduce, type, {start, vector}, attrs);
    }
    Value result = createNamed(builder, loc, row->reduce, type, vector, attrs);
    if (!acc)
      return result;
    if (isFloat)
      return createNamed(builder, loc, row->combine, type, {result, acc});
    if (!row->predicate)
      return createNamed(builder, loc, row->combine, type, {acc, result});
    Value isAcc = builder.create<LLVM::ICmpOp>(loc, *row->predicate, acc, result);
    return builder.create<LLVM::SelectOp>(loc, isAcc, acc, result);
  }

  /// Creates a reduction of the elements that the mask selects.
  Value createMasked(VectorType vectorType, Value mask, OpBuilder &builder) const {
    if (row->masked.empty()) {
      auto values = DenseElementsAttr::get(llvm::cast<ShapedType>(vector.getType()),
                                           Attribute(getIdentity(row->identity, type, builder)));
      Value identities = builder.create<LLVM::ConstantOp>(loc, vector.getType(), values);
      Reduction all = *this;
      all.vector = builder.create<LLVM::SelectOp>(loc, mask, vector, identities);
      return all.create(builder);
    }
    Value start = acc ? acc : createIdentity(builder);
    Type i32 = builder.getI32Type();
    Value length = createInteger(builder, loc, i32, vectorType.getDimSize(0));
    if (vectorType.isScalable()) {
      Value vscale = builder.create<VectorScaleOp>(loc);
      vscale = builder.create<arith::IndexCastOp>(loc, i32, vscale);
      length = builder.create<arith::MulIOp>(loc, length, vscale);
    }
    return createNamed(builder, loc, row->masked, type, {start, vector, mask, length});
  }
};

struct ReductionConversion : ConvertOpToLLVMPattern<ReductionOp> {
  ReductionConversion(const LLVMTypeConverter &converter, bool reassociate)
      : ConvertOpToLLVMPattern(converter), reassociate(reassociate) {}

  LogicalResult matchAndRewrite(ReductionOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = typeConverter->convertType(op.getDest().getType());
    const KindRow *row = findRow(op.getKind(), op.getSourceVectorType().getElementType());
    // The pattern of vector.mask (MaskedReductionConversion) converts a masked reduction.
    if (!row || !type || llvm::cast<MaskableOpInterface>(op.getOperation()).isMasked())
      return failure();
    LLVM::FastmathFlags flags = convertArithFastMathFlagsToLLVM(op.getFastmath());
    if (reassociate)
      flags = flags | LLVM::FastmathFlags::reassoc;
    Reduction reduction{adaptor.getVector(), adaptor.getAcc(), type, row, flags, op.getLoc()};
    rewriter.replaceOp(op, reduction.create(rewriter));
    return success();
  }

private:
  bool reassociate;
};

/// Converts a vector.mask op that contains a reduction.
struct MaskedReductionConversion : ConvertOpToLLVMPattern<MaskOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(MaskOp mask, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto op = llvm::dyn_cast_if_present<ReductionOp>(mask.getMaskableOp());
    if (!op || mask.hasPassthru() || op.getSourceVectorType().getRank() != 1)
      return failure();
    Type type = typeConverter->convertType(op.getDest().getType());
    const KindRow *row = findRow(op.getKind(), op.getSourceVectorType().getElementType());
    Value vector = rewriter.getRemappedValue(op.getVector());
    Value acc = op.getAcc() ? rewriter.getRemappedValue(op.getAcc()) : Value();
    if (!row || !type || !vector || (op.getAcc() && !acc))
      return failure();
    Reduction reduction{vector, acc, type, row, LLVM::FastmathFlags::none, op.getLoc()};
    rewriter.replaceOp(mask, reduction.createMasked(op.getSourceVectorType(), adaptor.getMask(), rewriter));
    return success();
  }
};

} // namespace

void vector::populateReductionConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                          bool reassociate) {
  patterns.add<ReductionConversion>(converter, reassociate);
  patterns.add<MaskedReductionConversion>(converter);
}
