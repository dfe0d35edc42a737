//===- MemoryConversions.cpp - Accesses to memory to llvm -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/vector/VectorConversions.h"
#include "dialects/llvm/LLVMIntrinsics.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Returns the preferred alignment in bytes of a type of the llvm dialect, according to LLVM's default data
/// layout.
uint64_t getPreferredAlignment(Type type, const LLVMTypeConverter &converter) {
  if (auto integer = llvm::dyn_cast<IntegerType>(type))
    return std::min<uint64_t>(8, llvm::PowerOf2Ceil(llvm::divideCeil(integer.getWidth(), 8)));
  if (auto real = llvm::dyn_cast<FloatType>(type))
    return llvm::PowerOf2Ceil(llvm::divideCeil(real.getWidth(), 8));
  if (auto pointer = llvm::dyn_cast<LLVM::LLVMPointerType>(type))
    return llvm::divideCeil(converter.getPointerBitwidth(pointer.getAddressSpace()), 8);
  if (auto vector = llvm::dyn_cast<VectorType>(type)) {
    Type element = vector.getElementType();
    uint64_t width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth()
                                            : 8 * getPreferredAlignment(element, converter);
    return llvm::PowerOf2Ceil(llvm::divideCeil(width * vector.getNumElements(), 8));
  }
  if (auto array = llvm::dyn_cast<LLVM::LLVMArrayType>(type))
    return getPreferredAlignment(array.getElementType(), converter);
  return 8; // Structs.
}

/// Base of the conversions of memory accesses.
template <typename OpT>
struct AccessConversion : ConvertOpToLLVMPattern<OpT> {
  AccessConversion(const LLVMTypeConverter &converter, bool useVectorAlignment)
      : ConvertOpToLLVMPattern<OpT>(converter), useVectorAlignment(useVectorAlignment) {}

  /// Returns the alignment in bytes: the attribute of the op, or else the alignment of the memref element or,
  /// with useVectorAlignment, of the vector.
  unsigned getAlignment(OpT op, MemRefType memref) const {
    if (op.getAlignment())
      return *op.getAlignment();
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    Type type = useVectorAlignment ? Type(op.getVectorType()) : memref.getElementType();
    return getPreferredAlignment(converter.convertType(type), converter);
  }

  /// Returns the memref type; null if it cannot be converted or its layout is not strided.
  MemRefType getMemRef(Type type) const {
    auto memref = llvm::dyn_cast<MemRefType>(type);
    llvm::SmallVector<int64_t> strides;
    int64_t offset;
    if (!memref || !this->typeConverter->convertType(memref) ||
        failed(memref.getStridesAndOffset(strides, offset)))
      return nullptr;
    return memref;
  }

  bool useVectorAlignment;
};

template <typename OpT>
struct ContiguousConversion : AccessConversion<OpT> {
  using AccessConversion<OpT>::AccessConversion;

  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    MemRefType memref = this->getMemRef(op.getMemRefType());
    Type llvmType = this->typeConverter->convertType(type);
    if (type.getRank() > 1 || !memref || !llvmType)
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions");
    unsigned alignment = this->getAlignment(op, memref);
    Value pointer =
        this->getStridedElementPtr(rewriter, op.getLoc(), memref, adaptor.getBase(), adaptor.getIndices());
    replace(op, adaptor, llvmType, pointer, alignment, rewriter);
    return success();
  }

private:
  static void replace(LoadOp op, LoadOp::Adaptor, Type type, Value pointer, unsigned alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, type, pointer, alignment, /*isVolatile=*/false,
                                              op.getNontemporal());
  }
  static void replace(StoreOp op, StoreOp::Adaptor adaptor, Type, Value pointer, unsigned alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, adaptor.getValueToStore(), pointer, alignment,
                                               /*isVolatile=*/false, op.getNontemporal());
  }
  static void replace(MaskedLoadOp op, MaskedLoadOp::Adaptor adaptor, Type type, Value pointer,
                      unsigned alignment, ConversionPatternRewriter &rewriter) {
    NamedAttribute align(rewriter.getStringAttr("alignment"), rewriter.getI32IntegerAttr(alignment));
    rewriter.replaceOp(op, createNamed(rewriter, op.getLoc(), "llvm.intr.masked.load", type,
                                       {pointer, adaptor.getMask(), adaptor.getPassThru()}, align));
  }
  static void replace(MaskedStoreOp op, MaskedStoreOp::Adaptor adaptor, Type, Value pointer,
                      unsigned alignment, ConversionPatternRewriter &rewriter) {
    rewriter.create<LLVM::MaskedStoreOp>(op.getLoc(), adaptor.getValueToStore(), pointer, adaptor.getMask(),
                                         rewriter.getI32IntegerAttr(alignment));
    rewriter.eraseOp(op);
  }
};

/// Converts vector.expandload and vector.compressstore.
template <typename OpT>
struct PackedConversion : AccessConversion<OpT> {
  using AccessConversion<OpT>::AccessConversion;

  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    MemRefType memref = this->getMemRef(op.getMemRefType());
    Type type = this->typeConverter->convertType(op.getVectorType());
    if (op.getVectorType().getRank() > 1 || !memref || !type)
      return rewriter.notifyMatchFailure(op, "the vector has several dimensions");
    Value pointer =
        this->getStridedElementPtr(rewriter, op.getLoc(), memref, adaptor.getBase(), adaptor.getIndices());
    uint64_t alignment = op.getAlignment().value_or(1);
    if constexpr (std::is_same_v<OpT, ExpandLoadOp>)
      rewriter.replaceOpWithNewOp<LLVM::masked_expandload>(op, TypeRange(type), pointer, adaptor.getMask(),
                                                           adaptor.getPassThru(), alignment);
    else
      rewriter.replaceOpWithNewOp<LLVM::masked_compressstore>(op, adaptor.getValueToStore(), pointer,
                                                              adaptor.getMask(), alignment);
    return success();
  }
};

/// Converts vector.gather and vector.scatter on one-dimensional vectors.
template <typename OpT>
struct IndexedConversion : AccessConversion<OpT> {
  using AccessConversion<OpT>::AccessConversion;

  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    MemRefType memref = this->getMemRef(op.getBase().getType());
    Type llvmType = this->typeConverter->convertType(type);
    if (!memref || !llvmType || type.getRank() != 1 || !memref.isLastDimUnitStride() ||
        llvm::isa<VectorType>(memref.getElementType()))
      return rewriter.notifyMatchFailure(op, "unsupported vector or memref type");
    Location loc = op.getLoc();
    unsigned alignment = this->getAlignment(op, memref);
    Value base = this->getStridedElementPtr(rewriter, loc, memref, adaptor.getBase(), adaptor.getOffsets());
    auto pointersType = VectorType::get(type.getShape(), base.getType(), type.getScalableDims());
    Value pointers = rewriter.create<LLVM::GEPOp>(
        loc, pointersType, this->typeConverter->convertType(memref.getElementType()), base,
        llvm::ArrayRef<LLVM::GEPArg>(LLVM::GEPArg(adaptor.getIndices())));
    auto align = rewriter.getI32IntegerAttr(alignment);
    if constexpr (std::is_same_v<OpT, GatherOp>) {
      rewriter.replaceOpWithNewOp<LLVM::masked_gather>(op, llvmType, pointers, adaptor.getMask(),
                                                       ValueRange(adaptor.getPassThru()), align);
    } else {
      rewriter.create<LLVM::masked_scatter>(loc, adaptor.getValueToStore(), pointers, adaptor.getMask(),
                                            align);
      rewriter.eraseOp(op);
    }
    return success();
  }
};

/// Creates a descriptor of the same memory with the sizes and strides of the result type.
struct TypeCastConversion : ConvertOpToLLVMPattern<TypeCastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(TypeCastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getResultMemRefType();
    Type llvmType = typeConverter->convertType(type);
    llvm::SmallVector<int64_t> strides;
    int64_t offset;
    if (!llvmType || !isConvertibleAndHasIdentityMaps(op.getMemRefType()) || !type.hasStaticShape() ||
        failed(type.getStridesAndOffset(strides, offset)))
      return failure();
    Location loc = op.getLoc();
    MemRefDescriptor source(adaptor.getMemref());
    auto result = MemRefDescriptor::poison(rewriter, loc, llvmType);
    result.setAllocatedPtr(rewriter, loc, source.allocatedPtr(rewriter, loc));
    result.setAlignedPtr(rewriter, loc, source.alignedPtr(rewriter, loc));
    result.setOffset(rewriter, loc, createIndexAttrConstant(rewriter, loc, getIndexType(), 0));
    for (auto [i, size] : llvm::enumerate(type.getShape())) {
      result.setSize(rewriter, loc, i, createIndexAttrConstant(rewriter, loc, getIndexType(), size));
      result.setStride(rewriter, loc, i, createIndexAttrConstant(rewriter, loc, getIndexType(), strides[i]));
    }
    rewriter.replaceOp(op, Value(result));
    return success();
  }
};

} // namespace

void vector::populateMemoryConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                       bool useVectorAlignment) {
  patterns
      .add<ContiguousConversion<LoadOp>, ContiguousConversion<StoreOp>, ContiguousConversion<MaskedLoadOp>,
           ContiguousConversion<MaskedStoreOp>, PackedConversion<ExpandLoadOp>,
           PackedConversion<CompressStoreOp>, IndexedConversion<GatherOp>, IndexedConversion<ScatterOp>>(
          converter, useVectorAlignment);
  patterns.add<TypeCastConversion>(converter);
}
