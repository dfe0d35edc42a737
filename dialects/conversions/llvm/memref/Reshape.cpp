//===- Reshape.cpp - memref.reshape ---------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "runtime/interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

using Unranked = UnrankedMemRefDescriptor;

struct ReshapeLowering : ConvertOpToLLVMPattern<ReshapeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(ReshapeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type converted = getTypeConverter()->convertType(op.getResult().getType());
    FailureOr<unsigned> space =
        getTypeConverter()->getMemRefAddressSpace(llvm::cast<BaseMemRefType>(op.getSource().getType()));
    if (!converted || failed(space))
      return failure();
    auto pointerType = llvm::cast<LLVM::LLVMPointerType>(getPtrType(*space));
    if (llvm::isa<MemRefType>(op.getResult().getType()))
      return makeRanked(op, adaptor, converted, pointerType, rewriter);
    if (!llvm::isa_and_present<FunctionOpInterface>(op->getParentOp()))
      return rewriter.notifyMatchFailure(op,
                                         "the parent op is no function, so it may require a single block");
    makeUnranked(op, adaptor, converted, pointerType, rewriter);
    return success();
  }

private:
  /// The fields of the source descriptor that the result keeps.
  struct Source {
    Value allocated, aligned, offset;
  };
  Source getSource(ReshapeOp op, OpAdaptor adaptor, LLVM::LLVMPointerType pointerType, bool needsOffset,
                   OpBuilder &builder) const {
    Location loc = op.getLoc();
    Source result;
    if (llvm::isa<MemRefType>(op.getSource().getType())) {
      MemRefDescriptor ranked(adaptor.getSource());
      result.allocated = ranked.allocatedPtr(builder, loc);
      result.aligned = ranked.alignedPtr(builder, loc);
      if (needsOffset)
        result.offset = ranked.offset(builder, loc);
      return result;
    }
    Value memory = Unranked(adaptor.getSource()).memRefDescPtr(builder, loc);
    result.allocated = Unranked::allocatedPtr(builder, loc, memory, pointerType);
    result.aligned = Unranked::alignedPtr(builder, loc, *getTypeConverter(), memory, pointerType);
    if (needsOffset)
      result.offset = Unranked::offset(builder, loc, *getTypeConverter(), memory, pointerType);
    return result;
  }

  /// Loads a size and converts it to the index type. Sign extension is correct because sizes are not
  /// negative.
  Value loadSize(Type shapeElementType, Value address, Location loc, OpBuilder &builder) const {
    Type type = getTypeConverter()->convertType(shapeElementType), indexType = getIndexType();
    Value size = builder.create<LLVM::LoadOp>(loc, type, address);
    unsigned width = type.getIntOrFloatBitWidth(), indexWidth = indexType.getIntOrFloatBitWidth();
    if (width < indexWidth)
      return builder.create<LLVM::SExtOp>(loc, indexType, size);
    return width == indexWidth ? size : builder.create<LLVM::TruncOp>(loc, indexType, size).getResult();
  }

  LogicalResult makeRanked(ReshapeOp op, OpAdaptor adaptor, Type converted, LLVM::LLVMPointerType pointerType,
                           ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    auto type = llvm::cast<MemRefType>(op.getResult().getType());
    auto shapeType = llvm::cast<MemRefType>(op.getShape().getType());
    llvm::SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset))
      return rewriter.notifyMatchFailure(op, "the offset of the result is unknown");
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, converted);
    Source source = getSource(op, adaptor, pointerType, /*needsOffset=*/false, rewriter);
    descriptor.setAllocatedPtr(rewriter, loc, source.allocated);
    descriptor.setAlignedPtr(rewriter, loc, source.aligned);
    descriptor.setConstantOffset(rewriter, loc, offset);
    Value stride;
    for (unsigned i = type.getRank(); i-- != 0;) {
      if (!ShapedType::isDynamic(strides[i]))
        stride = createIndexAttrConstant(rewriter, loc, getIndexType(), strides[i]);
      int64_t known = type.getDimSize(i);
      Value size =
          createIndexAttrConstant(rewriter, loc, getIndexType(), ShapedType::isDynamic(known) ? i : known);
      if (ShapedType::isDynamic(known)) {
        Value address = getStridedElementPtr(rewriter, loc, shapeType, adaptor.getShape(), size,
                                             LLVM::GEPNoWrapFlags::inbounds | LLVM::GEPNoWrapFlags::nuw);
        size = loadSize(shapeType.getElementType(), address, loc, rewriter);
      }
      descriptor.setSize(rewriter, loc, i, size);
      descriptor.setStride(rewriter, loc, i, stride);
      stride = rewriter.create<LLVM::MulOp>(loc, stride, size);
    }
    rewriter.replaceOp(op, ValueRange(Value(descriptor)));
    return success();
  }

  /// Allocates the ranked descriptor of the result on the stack and sets its fields.
  void makeUnranked(ReshapeOp op, OpAdaptor adaptor, Type converted, LLVM::LLVMPointerType pointerType,
                    ConversionPatternRewriter &rewriter) const {
    const LLVMTypeConverter &converter = *getTypeConverter();
    Location loc = op.getLoc();
    auto shapeType = llvm::cast<MemRefType>(op.getShape().getType());
    MemRefDescriptor shape(adaptor.getShape());
    Value rank = shapeType.isDynamicDim(0)
                     ? shape.size(rewriter, loc, 0)
                     : createIndexAttrConstant(rewriter, loc, getIndexType(), shapeType.getDimSize(0));
    Unranked result = Unranked::poison(rewriter, loc, converted);
    result.setRank(rewriter, loc, rank);
    Value size = Unranked::computeSize(rewriter, loc, converter, result, pointerType.getAddressSpace());
    Value memory = rewriter.create<LLVM::AllocaOp>(loc, getPtrType(), rewriter.getI8Type(), size);
    result.setMemRefDescPtr(rewriter, loc, memory);
    Source source = getSource(op, adaptor, pointerType, /*needsOffset=*/true, rewriter);
    Unranked::setAllocatedPtr(rewriter, loc, memory, pointerType, source.allocated);
    Unranked::setAlignedPtr(rewriter, loc, converter, memory, pointerType, source.aligned);
    Unranked::setOffset(rewriter, loc, converter, memory, pointerType, source.offset);
    Value sizes = Unranked::sizeBasePtr(rewriter, loc, converter, memory, pointerType);
    Value strides = Unranked::strideBasePtr(rewriter, loc, converter, sizes, rank);
    fillShape(op, shapeType, shape.bufferPtr(rewriter, loc, converter, shapeType), rank, sizes, strides,
              rewriter);
    rewriter.replaceOp(op, ValueRange(Value(result)));
  }

  /// Creates a loop over the dimensions, innermost first, that stores sizes and strides.
  void fillShape(ReshapeOp op, MemRefType shapeType, Value shape, Value rank, Value sizes, Value strides,
                 ConversionPatternRewriter &rewriter) const {
    const LLVMTypeConverter &converter = *getTypeConverter();
    Location loc = op.getLoc();
    Type indexType = getIndexType();
    Value one = createIndexAttrConstant(rewriter, loc, indexType, 1);
    Value last = rewriter.create<LLVM::SubOp>(loc, indexType, rank, one);

    Block *before = rewriter.getInsertionBlock();
    Block *header = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Block *rest = header;
    header = rewriter.createBlock(rest, {indexType, indexType}, {loc, loc});
    Block *body = rewriter.createBlock(rest);
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<LLVM::BrOp>(loc, ValueRange({last, one}), header);

    rewriter.setInsertionPointToStart(header);
    Value dim = header->getArgument(0), stride = header->getArgument(1);
    Value zero = createIndexAttrConstant(rewriter, loc, indexType, 0);
    Value isDim =
        rewriter.create<LLVM::ICmpOp>(loc, rewriter.getI1Type(), LLVM::ICmpPredicate::sge, dim, zero);
    rewriter.create<LLVM::CondBrOp>(loc, isDim, body, ValueRange(), rest, ValueRange());

    rewriter.setInsertionPointToStart(body);
    Value address =
        rewriter.create<LLVM::GEPOp>(loc, shape.getType(), converter.convertType(shapeType.getElementType()),
                                     shape, llvm::ArrayRef<LLVM::GEPArg>(dim));
    Value size = loadSize(shapeType.getElementType(), address, loc, rewriter);
    Unranked::setSize(rewriter, loc, converter, sizes, dim, size);
    Unranked::setStride(rewriter, loc, converter, strides, dim, stride);
    Value nextStride = rewriter.create<LLVM::MulOp>(loc, stride, size);
    Value nextDim = rewriter.create<LLVM::SubOp>(loc, dim, one);
    rewriter.create<LLVM::BrOp>(loc, ValueRange({nextDim, nextStride}), header);
    rewriter.setInsertionPointToStart(rest);
  }
};

} // namespace

void memref::populateReshapeToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<ReshapeLowering>(converter);
}
