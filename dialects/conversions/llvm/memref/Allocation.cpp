//===- Allocation.cpp - Allocations, globals and allocation scopes --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// Minimum alignment, in bytes, of the calls of aligned_alloc.
constexpr uint64_t minAlignedAllocAlignment = 16;

/// The allocated pointer of memrefs of globals, which must not be freed. No allocation returns this address.
constexpr int64_t invalidAddress = 0xdeadbeef;

/// Rounds an integer up to a multiple of the alignment.
Value roundUp(OpBuilder &builder, Location loc, Value value, Value alignment) {
  Value one = makeIndexConstant(builder, loc, alignment.getType(), 1);
  Value decremented = builder.create<LLVM::SubOp>(loc, alignment, one);
  Value sum = builder.create<LLVM::AddOp>(loc, value, decremented);
  Value rest = builder.create<LLVM::URemOp>(loc, sum, alignment);
  return builder.create<LLVM::SubOp>(loc, sum, rest);
}

/// Casts a pointer to an address space unless it is in that space.
Value castToSpace(OpBuilder &builder, Location loc, Value pointer, LLVM::LLVMPointerType type) {
  return pointer.getType() == type ? pointer
                                   : builder.create<LLVM::AddrSpaceCastOp>(loc, type, pointer).getResult();
}

//===----------------------------------------------------------------------===//
// Heap
//===----------------------------------------------------------------------===//

/// Base of patterns that call allocation functions of the C library or the run-time library.
template <typename OpT>
class HeapLowering : public ConvertOpToLLVMPattern<OpT> {
public:
  HeapLowering(const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern<OpT>(converter), symbolTables(symbolTables) {}

protected:
  /// Returns the symbol table op in which functions are declared.
  static Operation *getTable(OpT op) { return op->template getParentWithTrait<OpTrait::SymbolTable>(); }

  const LowerToLLVMOptions &getOptions() const { return this->getTypeConverter()->getOptions(); }

  SymbolTableCollection *symbolTables;
};

/// Results of an allocation: the pointer to be freed, and the aligned pointer to the elements.
struct Pointers {
  Value allocated, aligned;
};

struct AllocLowering : HeapLowering<AllocOp> {
  using HeapLowering::HeapLowering;

  LogicalResult matchAndRewrite(AllocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    auto pointerType = llvm::dyn_cast_if_present<LLVM::LLVMPointerType>(
        isConvertibleAndHasIdentityMaps(type) ? getElementPtrType(type) : Type());
    if (!pointerType)
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    Location loc = op.getLoc();
    llvm::SmallVector<Value, 4> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter, sizes, strides, bytes);
    bool useAlignedAlloc = getOptions().allocLowering == LowerToLLVMOptions::AllocLowering::AlignedAlloc;
    FailureOr<Pointers> pointers = useAlignedAlloc ? allocateAligned(op, bytes, pointerType, rewriter)
                                                   : allocateAndAlign(op, bytes, pointerType, rewriter);
    if (failed(pointers))
      return failure();
    rewriter.replaceOp(
        op, ValueRange(Value(createMemRefDescriptor(loc, type, pointers->allocated, pointers->aligned, sizes,
                                                    strides, rewriter))));
    return success();
  }

private:
  /// Calls malloc with additional bytes for the alignment, and aligns the returned address.
  FailureOr<Pointers> allocateAndAlign(AllocOp op, Value bytes, LLVM::LLVMPointerType pointerType,
                                       ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    Type elementType = op.getType().getElementType();
    Value alignment;
    if (std::optional<uint64_t> known = op.getAlignment())
      alignment = createIndexAttrConstant(rewriter, loc, getIndexType(), *known);
    else if (!elementType.isSignlessIntOrIndexOrFloat())
      alignment = getSizeInBytes(loc, elementType, rewriter);
    if (alignment)
      bytes = rewriter.create<LLVM::AddOp>(loc, bytes, alignment);
    auto lookup =
        getOptions().useGenericFunctions ? LLVM::lookupOrCreateGenericAllocFn : LLVM::lookupOrCreateMallocFn;
    FailureOr<LLVM::LLVMFuncOp> function = lookup(rewriter, getTable(op), getIndexType(), symbolTables);
    if (failed(function))
      return failure();
    Value allocated = rewriter.create<LLVM::CallOp>(loc, *function, bytes).getResult();
    allocated = castToSpace(rewriter, loc, allocated, pointerType);
    if (!alignment)
      return Pointers{allocated, allocated};
    Value address = rewriter.create<LLVM::PtrToIntOp>(loc, getIndexType(), allocated);
    address = roundUp(rewriter, loc, address, alignment);
    return Pointers{allocated, rewriter.create<LLVM::IntToPtrOp>(loc, pointerType, address)};
  }

  /// Calls aligned_alloc. The size is rounded up if it may not be a multiple of the alignment.
  FailureOr<Pointers> allocateAligned(AllocOp op, Value bytes, LLVM::LLVMPointerType pointerType,
                                      ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    uint64_t elementSize = getElementSize(op);
    uint64_t known =
        op.getAlignment().value_or(std::max(minAlignedAllocAlignment, llvm::PowerOf2Ceil(elementSize)));
    Value alignment = createIndexAttrConstant(rewriter, loc, getIndexType(), known);
    uint64_t multiple = elementSize;
    for (int64_t size : type.getShape())
      if (!ShapedType::isDynamic(size))
        multiple *= size;
    if (multiple % known != 0)
      bytes = roundUp(rewriter, loc, bytes, alignment);
    auto lookup = getOptions().useGenericFunctions ? LLVM::lookupOrCreateGenericAlignedAllocFn
                                                   : LLVM::lookupOrCreateAlignedAllocFn;
    FailureOr<LLVM::LLVMFuncOp> function = lookup(rewriter, getTable(op), getIndexType(), symbolTables);
    if (failed(function))
      return failure();
    Value allocated =
        rewriter.create<LLVM::CallOp>(loc, *function, ValueRange({alignment, bytes})).getResult();
    allocated = castToSpace(rewriter, loc, allocated, pointerType);
    return Pointers{allocated, allocated};
  }

  /// Returns the size of an element in bytes.
  uint64_t getElementSize(AllocOp op) const {
    const LLVMTypeConverter &converter = *getTypeConverter();
    const DataLayoutAnalysis *analysis = converter.getDataLayoutAnalysis();
    DataLayout closest = analysis ? analysis->getAtOrAbove(op) : DataLayout::closest(op);
    Type type = op.getType().getElementType();
    if (auto ranked = llvm::dyn_cast<MemRefType>(type))
      return converter.getMemRefDescriptorSize(ranked, closest);
    if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type))
      return converter.getUnrankedMemRefDescriptorSize(unranked, closest);
    return closest.getTypeSize(type);
  }
};

struct DeallocLowering : HeapLowering<DeallocOp> {
  using HeapLowering::HeapLowering;

  LogicalResult matchAndRewrite(DeallocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto type = llvm::cast<BaseMemRefType>(op.getMemref().getType());
    FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
    if (failed(space))
      return failure();
    auto lookup =
        getOptions().useGenericFunctions ? LLVM::lookupOrCreateGenericFreeFn : LLVM::lookupOrCreateFreeFn;
    FailureOr<LLVM::LLVMFuncOp> function = lookup(rewriter, getTable(op), symbolTables);
    if (failed(function))
      return failure();
    Value pointer;
    if (llvm::isa<UnrankedMemRefType>(type)) {
      Value ranked = UnrankedMemRefDescriptor(adaptor.getMemref()).memRefDescPtr(rewriter, loc);
      pointer = UnrankedMemRefDescriptor::allocatedPtr(rewriter, loc, ranked,
                                                       llvm::cast<LLVM::LLVMPointerType>(getPtrType(*space)));
    } else {
      pointer = MemRefDescriptor(adaptor.getMemref()).allocatedPtr(rewriter, loc);
    }
    pointer = castToSpace(rewriter, loc, pointer, llvm::cast<LLVM::LLVMPointerType>(getPtrType()));
    rewriter.replaceOpWithNewOp<LLVM::CallOp>(op, *function, pointer);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Stack
//===----------------------------------------------------------------------===//

struct AllocaLowering : ConvertOpToLLVMPattern<AllocaOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(AllocaOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    if (!isConvertibleAndHasIdentityMaps(type))
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    Location loc = op.getLoc();
    llvm::SmallVector<Value, 4> sizes, strides;
    Value count;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter, sizes, strides, count,
                             /*sizeInBytes=*/false);
    Type elementType = getTypeConverter()->convertType(type.getElementType());
    Value memory = rewriter.create<LLVM::AllocaOp>(loc, getElementPtrType(type), elementType, count,
                                                   op.getAlignment().value_or(0));
    rewriter.replaceOp(
        op, ValueRange(Value(createMemRefDescriptor(loc, type, memory, memory, sizes, strides, rewriter))));
    return success();
  }
};

/// Inlines the region of an allocation scope. The stack pointer is saved before and restored after it.
struct AllocaScopeLowering : ConvertOpToLLVMPattern<AllocaScopeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(AllocaScopeOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!llvm::isa_and_present<FunctionOpInterface>(op->getParentOp()))
      return rewriter.notifyMatchFailure(op,
                                         "the parent op is no function, so it may require a single block");
    llvm::SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    Location loc = op.getLoc();
    Block *before = rewriter.getInsertionBlock();
    Block *rest = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Block *exit = rest;
    if (!types.empty()) {
      exit = rewriter.createBlock(rest, types, llvm::SmallVector<Location>(types.size(), loc));
      rewriter.create<LLVM::BrOp>(loc, ValueRange(), rest);
    }
    Region &body = op.getBodyRegion();
    Block *first = &body.front(), *last = &body.back();
    auto terminator = llvm::cast<AllocaScopeReturnOp>(last->getTerminator());
    llvm::SmallVector<Value> values;
    if (failed(rewriter.getRemappedValues(terminator.getResults(), values)))
      return failure();
    rewriter.inlineRegionBefore(body, exit);
    rewriter.setInsertionPointToEnd(before);
    Value stack = rewriter.create<LLVM::StackSaveOp>(loc, getPtrType());
    rewriter.create<LLVM::BrOp>(loc, ValueRange(), first);
    rewriter.setInsertionPoint(terminator);
    rewriter.create<LLVM::StackRestoreOp>(loc, stack);
    rewriter.replaceOpWithNewOp<LLVM::BrOp>(terminator, values, exit);
    rewriter.replaceOp(op, exit->getArguments());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

/// Returns the type of a global: nested arrays of the converted element type.
Type convertGlobalType(MemRefType type, const TypeConverter &converter) {
  Type result = converter.convertType(type.getElementType());
  for (int64_t size : llvm::reverse(type.getShape()))
    result = LLVM::LLVMArrayType::get(result, size);
  return result;
}

struct GlobalLowering : ConvertOpToLLVMPattern<GlobalOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(GlobalOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    auto type = llvm::cast<MemRefType>(op.getType());
    if (!isConvertibleAndHasIdentityMaps(type))
      return failure();
    FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
    if (failed(space))
      return op.emitOpError("memory space cannot be converted to an integer address space");
    Type arrayType = convertGlobalType(type, *getTypeConverter());
    bool isUninitialized = !op.isExternal() && op.isUninitialized();
    Attribute value;
    if (!op.isExternal() && !isUninitialized) {
      auto elements = llvm::cast<ElementsAttr>(*op.getInitialValue());
      value = type.getRank() == 0 ? elements.getSplatValue<Attribute>() : Attribute(elements);
    }
    auto linkage = op.isPublic() ? LLVM::Linkage::External : LLVM::Linkage::Private;
    auto global =
        rewriter.replaceOpWithNewOp<LLVM::GlobalOp>(op, arrayType, op.getConstant(), linkage, op.getSymName(),
                                                    value, op.getAlignment().value_or(0), *space);
    if (isUninitialized) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.createBlock(&global.getInitializerRegion());
      Value undef = rewriter.create<LLVM::UndefOp>(global.getLoc(), arrayType);
      rewriter.create<LLVM::ReturnOp>(global.getLoc(), ValueRange(undef));
    }
    return success();
  }
};

struct GetGlobalLowering : ConvertOpToLLVMPattern<GetGlobalOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(GetGlobalOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto type = llvm::cast<MemRefType>(op.getResult().getType());
    Type pointerType = isConvertibleAndHasIdentityMaps(type) ? getElementPtrType(type) : Type();
    if (!pointerType)
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    Location loc = op.getLoc();
    llvm::SmallVector<Value, 4> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, ValueRange(), rewriter, sizes, strides, bytes);
    Value address = rewriter.create<LLVM::AddressOfOp>(loc, pointerType, op.getName());
    llvm::SmallVector<LLVM::GEPArg> zeros(type.getRank() + 1, 0);
    Value first = rewriter.create<LLVM::GEPOp>(loc, pointerType, convertGlobalType(type, *getTypeConverter()),
                                               address, zeros);
    Value number = createIndexAttrConstant(rewriter, loc, getIntPtrType(), invalidAddress);
    Value allocated = rewriter.create<LLVM::IntToPtrOp>(loc, pointerType, number);
    rewriter.replaceOp(
        op, ValueRange(Value(createMemRefDescriptor(loc, type, allocated, first, sizes, strides, rewriter))));
    return success();
  }
};

} // namespace

void memref::populateAllocationToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                      SymbolTableCollection *symbolTables) {
  patterns.add<AllocaLowering, AllocaScopeLowering, GlobalLowering, GetGlobalLowering>(converter);
  if (converter.getOptions().allocLowering != LowerToLLVMOptions::AllocLowering::None)
    patterns.add<AllocLowering, DeallocLowering>(converter, symbolTables);
}
