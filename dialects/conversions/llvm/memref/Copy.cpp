//===- Copy.cpp - memref.copy ---------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// Returns true if the elements are contiguous in row-major order: the layout is the identity, or the shape
/// is static and non-empty and the strides are those of the identity.
bool isContiguous(BaseMemRefType type) {
  auto ranked = llvm::dyn_cast<MemRefType>(type);
  if (!ranked || ranked.getLayout().isIdentity())
    return bool(ranked);
  llvm::SmallVector<int64_t> strides;
  int64_t offset, expected = 1;
  if (!ranked.hasStaticShape() || failed(ranked.getStridesAndOffset(strides, offset)))
    return false;
  for (size_t i = strides.size(); i-- != 0;) {
    int64_t size = ranked.getDimSize(i);
    if (size == 0 || (size != 1 && strides[i] != expected) || llvm::MulOverflow(expected, size, expected))
      return false;
  }
  return true;
}

struct CopyLowering : ConvertOpToLLVMPattern<CopyOp> {
  CopyLowering(const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult matchAndRewrite(CopyOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto sourceType = llvm::cast<BaseMemRefType>(op.getSource().getType());
    auto targetType = llvm::cast<BaseMemRefType>(op.getTarget().getType());
    return isContiguous(sourceType) && isContiguous(targetType) ? copyBytes(op, adaptor, rewriter)
                                                                : callFunction(op, adaptor, rewriter);
  }

private:
  /// Copies all elements by one llvm.memcpy.
  LogicalResult copyBytes(CopyOp op, OpAdaptor adaptor, ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    auto sourceType = llvm::cast<MemRefType>(op.getSource().getType());
    MemRefDescriptor source(adaptor.getSource()), target(adaptor.getTarget());
    Value count = createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
    for (unsigned i = 0, e = sourceType.getRank(); i != e; ++i)
      count = rewriter.create<LLVM::MulOp>(loc, count, source.size(rewriter, loc, i));
    Value size = getSizeInBytes(loc, sourceType.getElementType(), rewriter);
    Value bytes = rewriter.create<LLVM::MulOp>(loc, count, size);
    Type elementType = getTypeConverter()->convertType(sourceType.getElementType());
    auto getFirst = [&](MemRefDescriptor &descriptor) -> Value {
      Value base = descriptor.alignedPtr(rewriter, loc);
      Value offset = descriptor.offset(rewriter, loc);
      return rewriter.create<LLVM::GEPOp>(loc, base.getType(), elementType, base,
                                          llvm::ArrayRef<LLVM::GEPArg>(offset));
    };
    Value from = getFirst(source), to = getFirst(target);
    rewriter.replaceOpWithNewOp<LLVM::MemcpyOp>(op, to, from, bytes,
                                                /*isVolatile=*/false);
    return success();
  }

  /// Calls memrefCopy of the run-time library, with pointers to unranked descriptors on the stack.
  LogicalResult callFunction(CopyOp op, OpAdaptor adaptor, ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    const LLVMTypeConverter &converter = *getTypeConverter();
    auto elementType = llvm::cast<BaseMemRefType>(op.getSource().getType()).getElementType();
    Value stack = rewriter.create<LLVM::StackSaveOp>(loc, getPtrType());
    Value source = makeUnranked(op.getSource(), adaptor.getSource(), rewriter);
    Value target = makeUnranked(op.getTarget(), adaptor.getTarget(), rewriter);
    Value one = createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
    auto promote = [&](Value descriptor) -> Value {
      Value memory = rewriter.create<LLVM::AllocaOp>(loc, getPtrType(), descriptor.getType(), one);
      rewriter.create<LLVM::StoreOp>(loc, descriptor, memory);
      return memory;
    };
    Value sourcePointer = promote(source), targetPointer = promote(target);
    Value size = getSizeInBytes(loc, elementType, rewriter);
    FailureOr<LLVM::LLVMFuncOp> function =
        LLVM::lookupOrCreateMemRefCopyFn(rewriter, op->getParentOfType<ModuleOp>(), converter.getIndexType(),
                                         sourcePointer.getType(), symbolTables);
    if (failed(function))
      return failure();
    rewriter.create<LLVM::CallOp>(loc, *function, ValueRange({size, sourcePointer, targetPointer}));
    rewriter.create<LLVM::StackRestoreOp>(loc, stack);
    rewriter.eraseOp(op);
    return success();
  }

  /// Returns an unranked descriptor of the memref. A ranked descriptor is stored on the stack for it.
  Value makeUnranked(Value memref, Value descriptor, ConversionPatternRewriter &rewriter) const {
    auto ranked = llvm::dyn_cast<MemRefType>(memref.getType());
    if (!ranked)
      return descriptor;
    Location loc = memref.getLoc();
    Value rank = rewriter.create<LLVM::ConstantOp>(loc, getIndexType(),
                                                   rewriter.getIntegerAttr(getIndexType(), ranked.getRank()));
    Value pointer = getTypeConverter()->promoteOneMemRefDescriptor(loc, descriptor, rewriter);
    auto unranked = UnrankedMemRefType::get(ranked.getElementType(), ranked.getMemorySpace());
    return UnrankedMemRefDescriptor::pack(rewriter, loc, *getTypeConverter(), unranked,
                                          ValueRange({rank, pointer}));
  }

  SymbolTableCollection *symbolTables;
};

} // namespace

void memref::populateCopyToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                SymbolTableCollection *symbolTables) {
  patterns.add<CopyLowering>(converter, symbolTables);
}
