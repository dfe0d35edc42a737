//===- ElementConversions.cpp - Elements and shapes to llvm ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions of ops that extract, insert, replicate or rearrange elements. A vector of rank 2 or more is
// converted to nested arrays of one-dimensional vectors: its last dimension is accessed by
// llvm.extractelement and llvm.insertelement, the others by llvm.extractvalue and llvm.insertvalue.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/conversions/llvm/vector/VectorConversions.h"
#include "dialects/vector/VectorUtils.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

//===----------------------------------------------------------------------===//
// One-to-one
//===----------------------------------------------------------------------===//

/// An op that is converted to an op with the same operands and attributes if the result has rank 0 or 1.
struct LowRankRow {
  llvm::StringLiteral from, to;
  bool scalableOnly = false;
};

constexpr LowRankRow lowRankRows[] = {
    {"vector.bitcast", "llvm.bitcast"},
    {"vector.fma", "llvm.intr.fmuladd"},
    {"vector.scalable.extract", "llvm.intr.vector.extract"},
    {"vector.step", "llvm.intr.stepvector", /*scalableOnly=*/true},
    {"vector.vscale", "llvm.intr.vscale"},
};

struct LowRankConversion : ConvertToLLVMPattern {
  LowRankConversion(const LowRankRow &row, const LLVMTypeConverter &converter)
      : ConvertToLLVMPattern(row.from, &converter.getContext(), converter), row(row) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<VectorType>(op->getResult(0).getType());
    if (type && (type.getRank() > 1 || (row.scalableOnly && !type.isScalable())))
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions or is not scalable");
    return LLVM::detail::oneToOneRewrite(op, row.to, operands, op->getAttrs(), Attribute(),
                                         *getTypeConverter(), rewriter);
  }

private:
  const LowRankRow &row;
};

//===----------------------------------------------------------------------===//
// Extraction and insertion at a position
//===----------------------------------------------------------------------===//

/// The position of vector.extract or vector.insert: constant indices of the array dimensions, and the index
/// in the one-dimensional vector.
struct Position {
  llvm::SmallVector<int64_t> arrayPosition;
  Value element; ///< Null if the position denotes a subvector.
  bool isPoison = false;

  /// Returns the position of an op on a vector of type `type`. Fails if the index of an array dimension is
  /// not constant.
  template <typename OpT, typename AdaptorT>
  static FailureOr<Position> get(OpT op, AdaptorT adaptor, VectorType type,
                                 ConversionPatternRewriter &rewriter) {
    Position result;
    llvm::ArrayRef<int64_t> indices = op.getStaticPosition();
    ValueRange dynamic = adaptor.getDynamicPosition();
    result.isPoison = llvm::is_contained(indices, OpT::kPoisonIndex);
    bool isElement = static_cast<int64_t>(indices.size()) == type.getRank();
    unsigned numArrayDims = isElement && !indices.empty() ? indices.size() - 1 : indices.size();
    if (llvm::any_of(indices.take_front(numArrayDims), ShapedType::isDynamic))
      return failure();
    result.arrayPosition.assign(indices.begin(), indices.begin() + numArrayDims);
    if (!isElement)
      return result;
    Type i64 = rewriter.getI64Type();
    if (!indices.empty() && ShapedType::isDynamic(indices.back()))
      result.element = dynamic.back();
    else
      result.constantElement = indices.empty() ? 0 : indices.back();
    result.elementType = i64;
    return result;
  }
  bool isElement() const { return element || constantElement; }
  Value createElement(OpBuilder &builder, Location loc) const {
    return element ? element : createInteger(builder, loc, elementType, *constantElement);
  }

private:
  std::optional<int64_t> constantElement;
  Type elementType;
};

struct ExtractConversion : ConvertOpToLLVMPattern<ExtractOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ExtractOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = typeConverter->convertType(op.getResult().getType());
    auto position = Position::get(op, adaptor, op.getSourceVectorType(), rewriter);
    if (!type || failed(position))
      return failure();
    if (position->isPoison) {
      rewriter.replaceOpWithNewOp<LLVM::PoisonOp>(op, type);
      return success();
    }
    Value value = adaptor.getSource();
    if (!position->arrayPosition.empty())
      value = rewriter.create<LLVM::ExtractValueOp>(loc, value, position->arrayPosition);
    if (position->isElement())
      value = rewriter.create<LLVM::ExtractElementOp>(loc, value, position->createElement(rewriter, loc));
    rewriter.replaceOp(op, value);
    return success();
  }
};

struct InsertConversion : ConvertOpToLLVMPattern<InsertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(InsertOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = typeConverter->convertType(op.getDestVectorType());
    auto position = Position::get(op, adaptor, op.getDestVectorType(), rewriter);
    if (!type || failed(position))
      return failure();
    if (position->isPoison) {
      rewriter.replaceOpWithNewOp<LLVM::PoisonOp>(op, type);
      return success();
    }
    Value value = adaptor.getValueToStore(), dest = adaptor.getDest();
    llvm::ArrayRef<int64_t> arrayPosition = position->arrayPosition;
    if (position->isElement()) {
      Value line = dest;
      if (!arrayPosition.empty())
        line = rewriter.create<LLVM::ExtractValueOp>(loc, dest, arrayPosition);
      value =
          rewriter.create<LLVM::InsertElementOp>(loc, line, value, position->createElement(rewriter, loc));
    }
    if (!arrayPosition.empty())
      value = rewriter.create<LLVM::InsertValueOp>(loc, dest, value, arrayPosition);
    rewriter.replaceOp(op, value);
    return success();
  }
};

struct ScalableInsertConversion : ConvertOpToLLVMPattern<ScalableInsertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ScalableInsertOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = typeConverter->convertType(op.getDestVectorType());
    if (!type)
      return failure();
    NamedAttribute position(rewriter.getStringAttr("pos"), op.getPosAttr());
    Value operands[] = {adaptor.getDest(), adaptor.getValueToStore()};
    rewriter.replaceOp(
        op, createNamed(rewriter, op.getLoc(), "llvm.intr.vector.insert", type, operands, position));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Broadcasts and masks
//===----------------------------------------------------------------------===//

struct BroadcastConversion : ConvertOpToLLVMPattern<BroadcastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(BroadcastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (llvm::isa<VectorType>(op.getSourceType()))
      return rewriter.notifyMatchFailure(op, "only a broadcast of a scalar can be converted");
    VectorType type = op.getResultVectorType();
    Type llvmType = typeConverter->convertType(type);
    if (!llvmType)
      return failure();
    Location loc = op.getLoc();
    bool isArray = type.getRank() > 1;
    Value result = rewriter.create<LLVM::PoisonOp>(loc, llvmType), empty = result;
    Type lineType = llvmType;
    while (auto array = llvm::dyn_cast<LLVM::LLVMArrayType>(lineType))
      lineType = array.getElementType();
    if (isArray)
      empty = rewriter.create<LLVM::PoisonOp>(loc, lineType);
    Value zero = createInteger(rewriter, loc, rewriter.getI32Type(), 0);
    Value first = rewriter.create<LLVM::InsertElementOp>(loc, empty, adaptor.getSource(), zero);
    auto width = llvm::cast<VectorType>(lineType).getDimSize(0);
    llvm::SmallVector<int32_t> zeros(width, 0);
    if (!isArray) {
      bool hasOneElement = width == 1 && !type.isScalable();
      rewriter.replaceOp(op, hasOneElement ? first
                                           : Value(rewriter.create<LLVM::ShuffleVectorOp>(
                                                 loc, first, empty, llvm::ArrayRef(zeros))));
      return success();
    }
    Value line = rewriter.create<LLVM::ShuffleVectorOp>(loc, first, first, llvm::ArrayRef(zeros));
    forEachPosition(type.getShape().drop_back(), [&](llvm::ArrayRef<int64_t> position) {
      result = rewriter.create<LLVM::InsertValueOp>(loc, result, line, position);
    });
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Converts the mask of a one-dimensional scalable vector to the comparison [0, 1, 2, ...] < operand.
struct ScalableMaskConversion : ConvertOpToLLVMPattern<CreateMaskOp> {
  ScalableMaskConversion(const LLVMTypeConverter &converter, bool force32Bit)
      : ConvertOpToLLVMPattern(converter), force32Bit(force32Bit) {}

  LogicalResult matchAndRewrite(CreateMaskOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    if (type.getRank() != 1 || !type.isScalable())
      return failure();
    Location loc = op.getLoc();
    Type indexType = force32Bit ? rewriter.getI32Type() : rewriter.getI64Type();
    auto indicesType = VectorType::get(type.getShape(), indexType, /*scalableDims=*/{true});
    Value indices = createNamed(rewriter, loc, "llvm.intr.stepvector", indicesType, {});
    Value bound = rewriter.create<arith::IndexCastOp>(loc, indexType, op.getOperands()[0]);
    Value bounds = rewriter.create<BroadcastOp>(loc, indicesType, bound);
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, arith::CmpIPredicate::slt, indices, bounds);
    return success();
  }

private:
  bool force32Bit;
};

//===----------------------------------------------------------------------===//
// Rearranged elements
//===----------------------------------------------------------------------===//

struct ShuffleConversion : ConvertOpToLLVMPattern<ShuffleOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ShuffleOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType v1Type = op.getV1VectorType(), v2Type = op.getV2VectorType();
    Type type = typeConverter->convertType(op.getResultVectorType());
    if (!type)
      return failure();
    Location loc = op.getLoc();
    llvm::ArrayRef<int64_t> mask = op.getMask();
    int64_t rank = v1Type.getRank();
    if (rank <= 1 && v1Type == v2Type) {
      llvm::SmallVector<int32_t> lanes(mask.begin(), mask.end());
      rewriter.replaceOpWithNewOp<LLVM::ShuffleVectorOp>(op, adaptor.getV1(), adaptor.getV2(),
                                                         llvm::ArrayRef(lanes));
      return success();
    }
    int64_t v1Size = rank == 0 ? 1 : v1Type.getDimSize(0);
    Value result = rewriter.create<LLVM::PoisonOp>(loc, type);
    for (auto [i, index] : llvm::enumerate(mask)) {
      bool isSecond = index >= v1Size, isPoison = index == ShuffleOp::kPoisonIndex;
      Value source = isSecond ? adaptor.getV2() : adaptor.getV1();
      int64_t position = isSecond ? index - v1Size : index;
      if (rank > 1) {
        if (isPoison)
          continue;
        Value row = rewriter.create<LLVM::ExtractValueOp>(loc, source, llvm::ArrayRef<int64_t>(position));
        result = rewriter.create<LLVM::InsertValueOp>(loc, result, row, llvm::ArrayRef<int64_t>(i));
        continue;
      }
      Type indexType = getIndexType();
      Value from = createIndexAttrConstant(rewriter, loc, indexType, position);
      Value element = rewriter.create<LLVM::ExtractElementOp>(loc, source, from);
      Value to = createIndexAttrConstant(rewriter, loc, indexType, i);
      result = rewriter.create<LLVM::InsertElementOp>(loc, result, element, to);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Converts vector.interleave to a shuffle; for scalable vectors, to an intrinsic.
struct InterleaveConversion : ConvertOpToLLVMPattern<InterleaveOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(InterleaveOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    Type resultType = typeConverter->convertType(op.getResultVectorType());
    if (type.getRank() > 1 || !resultType)
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions");
    if (type.isScalable()) {
      rewriter.replaceOp(op, createNamed(rewriter, op.getLoc(), "llvm.intr.vector.interleave2", resultType,
                                         {adaptor.getLhs(), adaptor.getRhs()}));
      return success();
    }
    llvm::SmallVector<int32_t> lanes;
    for (int32_t i = 0, size = type.getNumElements(); i != size; ++i)
      lanes.append({i, i + size});
    rewriter.replaceOpWithNewOp<LLVM::ShuffleVectorOp>(op, adaptor.getLhs(), adaptor.getRhs(),
                                                       llvm::ArrayRef(lanes));
    return success();
  }
};

struct DeinterleaveConversion : ConvertOpToLLVMPattern<DeinterleaveOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(DeinterleaveOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType type = op.getResultVectorType();
    Type llvmType = typeConverter->convertType(type);
    if (type.getRank() != 1 || !llvmType)
      return rewriter.notifyMatchFailure(op, "the vector does not have one dimension");
    Location loc = op.getLoc();
    Value source = adaptor.getSource(), parts[2];
    if (type.isScalable()) {
      Type pairType = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), {llvmType, llvmType});
      Value pair = createNamed(rewriter, loc, "llvm.intr.vector.deinterleave2", pairType, source);
      for (int64_t i : {0, 1})
        parts[i] = rewriter.create<LLVM::ExtractValueOp>(loc, pair, llvm::ArrayRef<int64_t>(i));
    } else {
      Value poison = rewriter.create<LLVM::PoisonOp>(loc, source.getType());
      for (int32_t first : {0, 1}) {
        llvm::SmallVector<int32_t> lanes;
        for (int32_t i = 0, size = type.getDimSize(0); i != size; ++i)
          lanes.push_back(2 * i + first);
        parts[first] = rewriter.create<LLVM::ShuffleVectorOp>(loc, source, poison, llvm::ArrayRef(lanes));
      }
    }
    rewriter.replaceOp(op, ValueRange(parts));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// All elements
//===----------------------------------------------------------------------===//

struct ToElementsConversion : ConvertOpToLLVMPattern<ToElementsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ToElementsOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (op.getSource().getType().getRank() > 1)
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions");
    Location loc = op.getLoc();
    llvm::SmallVector<Value> elements(op->getNumResults());
    for (auto [i, result] : llvm::enumerate(op->getResults())) {
      if (result.use_empty())
        continue;
      Value position = createInteger(rewriter, loc, rewriter.getI64Type(), i);
      elements[i] = rewriter.create<LLVM::ExtractElementOp>(loc, adaptor.getSource(), position);
    }
    rewriter.replaceOp(op, elements);
    return success();
  }
};

struct FromElementsConversion : ConvertOpToLLVMPattern<FromElementsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(FromElementsOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = typeConverter->convertType(op.getDest().getType());
    if (op.getDest().getType().getRank() > 1 || !type)
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions");
    Location loc = op.getLoc();
    Value result = rewriter.create<LLVM::PoisonOp>(loc, type);
    for (auto [i, element] : llvm::enumerate(adaptor.getElements())) {
      Value position = createInteger(rewriter, loc, rewriter.getI64Type(), i);
      result = rewriter.create<LLVM::InsertElementOp>(loc, result, element, position);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

} // namespace

void vector::populateElementConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                        bool force32BitIndices) {
  for (const LowRankRow &row : lowRankRows)
    patterns.add<LowRankConversion>(row, converter);
  patterns.add<ExtractConversion, InsertConversion, ScalableInsertConversion, BroadcastConversion,
               ShuffleConversion, InterleaveConversion, DeinterleaveConversion, ToElementsConversion,
               FromElementsConversion>(converter);
  patterns.add<ScalableMaskConversion>(converter, force32BitIndices);
}
