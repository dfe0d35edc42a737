//===- Views.cpp - Casts, views and queries -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// Returns the type of pointers to elements; null if the memory space cannot be converted to an integer.
LLVM::LLVMPointerType getElementPointer(const LLVMTypeConverter &converter, Type type) {
  FailureOr<unsigned> space = converter.getMemRefAddressSpace(llvm::cast<BaseMemRefType>(type));
  return failed(space) ? LLVM::LLVMPointerType()
                       : LLVM::LLVMPointerType::get(&converter.getContext(), *space);
}

/// Returns the allocated and the aligned pointer of a ranked or unranked memref.
std::pair<Value, Value> getPointers(Type type, Value descriptor, const LLVMTypeConverter &converter,
                                    OpBuilder &builder, Location loc) {
  if (llvm::isa<MemRefType>(type)) {
    MemRefDescriptor ranked(descriptor);
    Value allocated = ranked.allocatedPtr(builder, loc);
    return {allocated, ranked.alignedPtr(builder, loc)};
  }
  LLVM::LLVMPointerType pointerType = getElementPointer(converter, type);
  Value memory = UnrankedMemRefDescriptor(descriptor).memRefDescPtr(builder, loc);
  Value allocated = UnrankedMemRefDescriptor::allocatedPtr(builder, loc, memory, pointerType);
  return {allocated, UnrankedMemRefDescriptor::alignedPtr(builder, loc, converter, memory, pointerType)};
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

struct CastLowering : ConvertOpToLLVMPattern<CastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(CastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type from = op.getSource().getType(), to = op.getType();
    Type converted = getTypeConverter()->convertType(to);
    if (!converted)
      return failure();
    bool isFromRanked = llvm::isa<MemRefType>(from), isToRanked = llvm::isa<MemRefType>(to);
    if (isFromRanked == isToRanked) {
      if (adaptor.getSource().getType() != converted)
        return failure();
      rewriter.replaceOp(op, adaptor.getSource());
    } else if (isFromRanked) {
      Value memory = getTypeConverter()->promoteOneMemRefDescriptor(loc, adaptor.getSource(), rewriter);
      Value rank =
          createIndexAttrConstant(rewriter, loc, getIndexType(), llvm::cast<MemRefType>(from).getRank());
      rewriter.replaceOp(op, UnrankedMemRefDescriptor::pack(rewriter, loc, *getTypeConverter(),
                                                            llvm::cast<UnrankedMemRefType>(to),
                                                            ValueRange({rank, memory})));
    } else {
      Value memory = UnrankedMemRefDescriptor(adaptor.getSource()).memRefDescPtr(rewriter, loc);
      rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, converted, memory);
    }
    return success();
  }
};

struct MemorySpaceCastLowering : ConvertOpToLLVMPattern<MemorySpaceCastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(MemorySpaceCastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type from = op.getSource().getType(), to = op.getType();
    LLVM::LLVMPointerType fromPointer = getElementPointer(*getTypeConverter(), from),
                          toPointer = getElementPointer(*getTypeConverter(), to);
    if (!fromPointer || !toPointer)
      return rewriter.notifyMatchFailure(op, "a memory space cannot be converted to an integer");
    auto castPointer = [&](Value pointer) -> Value {
      return rewriter.create<LLVM::AddrSpaceCastOp>(op.getLoc(), toPointer, pointer);
    };
    if (auto type = llvm::dyn_cast<MemRefType>(to)) {
      llvm::SmallVector<Value> fields;
      MemRefDescriptor::unpack(rewriter, op.getLoc(), adaptor.getSource(), llvm::cast<MemRefType>(from),
                               fields);
      fields[0] = castPointer(fields[0]);
      fields[1] = castPointer(fields[1]);
      rewriter.replaceOp(op,
                         MemRefDescriptor::pack(rewriter, op.getLoc(), *getTypeConverter(), type, fields));
      return success();
    }
    castUnranked(op, adaptor, fromPointer, toPointer, castPointer, rewriter);
    return success();
  }

private:
  /// Creates a copy of the ranked descriptor on the stack, with cast pointers.
  void castUnranked(MemorySpaceCastOp op, OpAdaptor adaptor, LLVM::LLVMPointerType fromPointer,
                    LLVM::LLVMPointerType toPointer, llvm::function_ref<Value(Value)> castPointer,
                    ConversionPatternRewriter &rewriter) const {
    using Unranked = UnrankedMemRefDescriptor;
    const LLVMTypeConverter &converter = *getTypeConverter();
    Location loc = op.getLoc();
    Unranked source(adaptor.getSource());
    Value rank = source.rank(rewriter, loc), from = source.memRefDescPtr(rewriter, loc);
    Unranked result = Unranked::poison(rewriter, loc, converter.convertType(op.getType()));
    result.setRank(rewriter, loc, rank);
    Value size = Unranked::computeSize(rewriter, loc, converter, result, toPointer.getAddressSpace());
    Value to = rewriter.create<LLVM::AllocaOp>(loc, getPtrType(), rewriter.getI8Type(), size);
    result.setMemRefDescPtr(rewriter, loc, to);
    Value allocated = Unranked::allocatedPtr(rewriter, loc, from, fromPointer);
    Value aligned = Unranked::alignedPtr(rewriter, loc, converter, from, fromPointer);
    allocated = castPointer(allocated);
    aligned = castPointer(aligned);
    Unranked::setAllocatedPtr(rewriter, loc, to, toPointer, allocated);
    Unranked::setAlignedPtr(rewriter, loc, converter, to, toPointer, aligned);
    // Copy the offset, the sizes and the strides.
    Value fromRest = Unranked::offsetBasePtr(rewriter, loc, converter, from, fromPointer);
    Value toRest = Unranked::offsetBasePtr(rewriter, loc, converter, to, toPointer);
    int64_t bytesOfPointers =
        2 * llvm::divideCeil(converter.getPointerBitwidth(toPointer.getAddressSpace()), 8);
    Value skipped = createIndexAttrConstant(rewriter, loc, getIndexType(), bytesOfPointers);
    Value copied = rewriter.create<LLVM::SubOp>(loc, size, skipped);
    rewriter.create<LLVM::MemcpyOp>(loc, toRest, fromRest, copied,
                                    /*isVolatile=*/false);
    rewriter.replaceOp(op, ValueRange(Value(result)));
  }
};

struct ReinterpretCastLowering : ConvertOpToLLVMPattern<ReinterpretCastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ReinterpretCastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type from = op.getSource().getType(), converted = getTypeConverter()->convertType(op.getType());
    if (!converted || !getElementPointer(*getTypeConverter(), from))
      return failure();
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, converted);
    auto [allocated, aligned] = getPointers(from, adaptor.getSource(), *getTypeConverter(), rewriter, loc);
    descriptor.setAllocatedPtr(rewriter, loc, allocated);
    descriptor.setAlignedPtr(rewriter, loc, aligned);
    ValueRange offsets = adaptor.getOffsets(), sizes = adaptor.getSizes(), strides = adaptor.getStrides();
    auto next = [&](int64_t known, ValueRange &dynamic) -> Value {
      if (!ShapedType::isDynamic(known))
        return createIndexAttrConstant(rewriter, loc, getIndexType(), known);
      Value value = dynamic.front();
      dynamic = dynamic.drop_front();
      return value;
    };
    descriptor.setOffset(rewriter, loc, next(op.getStaticOffsets().front(), offsets));
    for (unsigned i = 0, e = op.getType().getRank(); i != e; ++i) {
      descriptor.setSize(rewriter, loc, i, next(op.getStaticSizes()[i], sizes));
      descriptor.setStride(rewriter, loc, i, next(op.getStaticStrides()[i], strides));
    }
    rewriter.replaceOp(op, ValueRange(Value(descriptor)));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

struct ViewLowering : ConvertOpToLLVMPattern<ViewOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ViewOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    auto sourceType = llvm::cast<MemRefType>(op.getSource().getType());
    Type converted = getTypeConverter()->convertType(type);
    if (!converted)
      return failure();
    if (!sourceType.getLayout().isIdentity())
      return op.emitError("unsupported map for base memref type ") << sourceType;
    if (!type.getLayout().isIdentity())
      return op.emitError("unsupported map for result memref type ") << type;
    MemRefDescriptor source(adaptor.getSource());
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, converted);
    descriptor.setAllocatedPtr(rewriter, loc, source.allocatedPtr(rewriter, loc));
    Value aligned = source.alignedPtr(rewriter, loc);
    Value shifted = rewriter.create<LLVM::GEPOp>(loc, aligned.getType(), rewriter.getI8Type(), aligned,
                                                 llvm::ArrayRef<LLVM::GEPArg>(adaptor.getByteShift()));
    descriptor.setAlignedPtr(rewriter, loc, shifted);
    descriptor.setConstantOffset(rewriter, loc, 0);
    setShape(descriptor, type, adaptor.getSizes(), loc, rewriter);
    rewriter.replaceOp(op, ValueRange(Value(descriptor)));
    return success();
  }

private:
  /// Sets the sizes, and the strides of the identity layout, innermost first.
  void setShape(MemRefDescriptor &descriptor, MemRefType type, ValueRange dynamicSizes, Location loc,
                ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<int64_t> strides = type.getStridesAndOffset().first;
    Value stride, innerSize;
    for (unsigned i = type.getRank(); i-- != 0;) {
      int64_t known = type.getDimSize(i);
      Value size;
      if (ShapedType::isDynamic(known)) {
        size = dynamicSizes.back();
        dynamicSizes = dynamicSizes.drop_back();
      } else {
        size = createIndexAttrConstant(rewriter, loc, getIndexType(), known);
      }
      descriptor.setSize(rewriter, loc, i, size);
      if (!ShapedType::isDynamic(strides[i]))
        stride = createIndexAttrConstant(rewriter, loc, getIndexType(), strides[i]);
      else
        stride = rewriter.create<LLVM::MulOp>(loc, stride, innerSize);
      descriptor.setStride(rewriter, loc, i, stride);
      innerSize = size;
    }
  }
};

struct TransposeLowering : ConvertOpToLLVMPattern<TransposeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(TransposeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type converted = getTypeConverter()->convertType(op->getResult(0).getType());
    if (!converted)
      return failure();
    AffineMap permutation = op.getPermutation();
    MemRefDescriptor source(adaptor.getIn());
    if (permutation.isIdentity() && adaptor.getIn().getType() == converted) {
      rewriter.replaceOp(op, adaptor.getIn());
      return success();
    }
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, converted);
    descriptor.setAllocatedPtr(rewriter, loc, source.allocatedPtr(rewriter, loc));
    descriptor.setAlignedPtr(rewriter, loc, source.alignedPtr(rewriter, loc));
    descriptor.setOffset(rewriter, loc, source.offset(rewriter, loc));
    for (unsigned i = 0, e = permutation.getNumResults(); i != e; ++i) {
      unsigned from = permutation.getDimPosition(i);
      descriptor.setSize(rewriter, loc, i, source.size(rewriter, loc, from));
      descriptor.setStride(rewriter, loc, i, source.stride(rewriter, loc, from));
    }
    rewriter.replaceOp(op, ValueRange(Value(descriptor)));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

struct DimLowering : ConvertOpToLLVMPattern<DimOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(DimOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto type = llvm::dyn_cast<MemRefType>(op.getSource().getType());
    rewriter.replaceOp(op,
                       type ? getRanked(op, type, adaptor, rewriter) : getUnranked(loc, adaptor, rewriter));
    return success();
  }

private:
  Value getRanked(DimOp op, MemRefType type, OpAdaptor adaptor, ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    std::optional<int64_t> dim = op.getConstantIndex();
    MemRefDescriptor descriptor(adaptor.getSource());
    if (!dim || *dim < 0 || *dim >= type.getRank())
      return descriptor.size(rewriter, loc, adaptor.getIndex(), type.getRank());
    if (type.isDynamicDim(*dim))
      return descriptor.size(rewriter, loc, *dim);
    return createIndexAttrConstant(rewriter, loc, getIndexType(), type.getDimSize(*dim));
  }

  /// Loads the size from the ranked descriptor: size i is i + 1 fields after the offset.
  Value getUnranked(Location loc, OpAdaptor adaptor, ConversionPatternRewriter &rewriter) const {
    Value memory = UnrankedMemRefDescriptor(adaptor.getSource()).memRefDescPtr(rewriter, loc);
    auto fields =
        LLVM::LLVMStructType::getLiteral(rewriter.getContext(), {getPtrType(), getPtrType(), getIndexType()});
    Value offset =
        rewriter.create<LLVM::GEPOp>(loc, getPtrType(), fields, memory, llvm::ArrayRef<LLVM::GEPArg>{0, 2});
    Value one = createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
    Value position = rewriter.create<LLVM::AddOp>(loc, one, adaptor.getIndex());
    Value size = rewriter.create<LLVM::GEPOp>(loc, getPtrType(), getIndexType(), offset,
                                              llvm::ArrayRef<LLVM::GEPArg>(position));
    return rewriter.create<LLVM::LoadOp>(loc, getIndexType(), size);
  }
};

struct RankLowering : ConvertOpToLLVMPattern<RankOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(RankOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto type = llvm::dyn_cast<MemRefType>(op.getMemref().getType());
    rewriter.replaceOp(op, type ? createIndexAttrConstant(rewriter, loc, getIndexType(), type.getRank())
                                : UnrankedMemRefDescriptor(adaptor.getMemref()).rank(rewriter, loc));
    return success();
  }
};

struct ExtractAlignedPointerLowering : ConvertOpToLLVMPattern<ExtractAlignedPointerAsIndexOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ExtractAlignedPointerAsIndexOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = op.getSource().getType();
    LLVM::LLVMPointerType pointerType = getElementPointer(*getTypeConverter(), type);
    if (!pointerType)
      return failure();
    Value pointer;
    if (llvm::isa<MemRefType>(type)) {
      pointer = MemRefDescriptor(adaptor.getSource()).alignedPtr(rewriter, loc);
    } else {
      Value memory = UnrankedMemRefDescriptor(adaptor.getSource()).memRefDescPtr(rewriter, loc);
      pointer = UnrankedMemRefDescriptor::alignedPtr(rewriter, loc, *getTypeConverter(), memory, pointerType);
    }
    rewriter.replaceOpWithNewOp<LLVM::PtrToIntOp>(op, getIndexType(), pointer);
    return success();
  }
};

struct ExtractStridedMetadataLowering : ConvertOpToLLVMPattern<ExtractStridedMetadataOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto baseType = llvm::cast<MemRefType>(op.getBaseBuffer().getType());
    if (!getTypeConverter()->convertType(baseType))
      return failure();
    unsigned rank = llvm::cast<MemRefType>(op.getSource().getType()).getRank();
    MemRefDescriptor source(adaptor.getSource());
    Value allocated = source.allocatedPtr(rewriter, loc), aligned = source.alignedPtr(rewriter, loc);
    llvm::SmallVector<Value> results = {
        Value(createMemRefDescriptor(loc, baseType, allocated, aligned, {}, {}, rewriter)),
        source.offset(rewriter, loc)};
    for (unsigned i = 0; i != rank; ++i)
      results.push_back(source.size(rewriter, loc, i));
    for (unsigned i = 0; i != rank; ++i)
      results.push_back(source.stride(rewriter, loc, i));
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void memref::populateViewsToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns
      .add<CastLowering, MemorySpaceCastLowering, ReinterpretCastLowering, ViewLowering, TransposeLowering,
           DimLowering, RankLowering, ExtractAlignedPointerLowering, ExtractStridedMetadataLowering>(
          converter);
}
