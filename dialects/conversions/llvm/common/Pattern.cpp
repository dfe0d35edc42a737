//===- Pattern.cpp - Patterns that create llvm ops ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using LLVM::LLVMPointerType;

//===----------------------------------------------------------------------===//
// One-to-one conversions
//===----------------------------------------------------------------------===//

/// Replaces `op` by the result of `converted`; if `op` has several results, by the fields of the struct in
/// that result.
static void replaceByFields(Operation *op, Operation *converted, RewriterBase &rewriter) {
  if (op->getNumResults() <= 1) {
    rewriter.replaceOp(op, ValueRange(converted->getResults()).take_front(op->getNumResults()));
    return;
  }
  llvm::SmallVector<Value, 4> fields;
  for (int64_t i = 0, e = op->getNumResults(); i != e; ++i)
    fields.push_back(rewriter.create<LLVM::ExtractValueOp>(op->getLoc(), converted->getResult(0),
                                                           llvm::ArrayRef<int64_t>(i)));
  rewriter.replaceOp(op, fields);
}

LogicalResult LLVM::detail::oneToOneRewrite(Operation *op, llvm::StringRef targetOp, ValueRange operands,
                                            llvm::ArrayRef<NamedAttribute> targetAttrs,
                                            Attribute propertiesAttr, const LLVMTypeConverter &typeConverter,
                                            ConversionPatternRewriter &rewriter) {
  OperationState state(op->getLoc(), targetOp);
  if (op->getNumResults() != 0) {
    Type type = typeConverter.packOperationResults(op->getResultTypes());
    if (!type)
      return failure();
    state.addTypes(type);
  }
  state.addOperands(operands);
  state.addAttributes(targetAttrs);
  if (auto properties = llvm::dyn_cast_or_null<DictionaryAttr>(propertiesAttr))
    for (NamedAttribute property : properties.getValue())
      state.attributes.set(property.getName(), property.getValue());
  replaceByFields(op, rewriter.create(state), rewriter);
  return success();
}

LogicalResult LLVM::detail::intrinsicRewrite(Operation *op, llvm::StringRef intrinsic, ValueRange operands,
                                             const LLVMTypeConverter &typeConverter, RewriterBase &rewriter) {
  if (!llvm::all_of(operands.getTypes(), [](Type type) { return LLVM::isCompatibleType(type); }))
    return failure();
  Type type;
  if (op->getNumResults() != 0 && !(type = typeConverter.packOperationResults(op->getResultTypes())))
    return failure();
  auto name = StringAttr::get(op->getContext(), intrinsic);
  auto call = type ? rewriter.create<LLVM::CallIntrinsicOp>(op->getLoc(), type, name, operands)
                   : rewriter.create<LLVM::CallIntrinsicOp>(op->getLoc(), name, operands);
  replaceByFields(op, call, rewriter);
  return success();
}

bool LLVM::detail::isUnsupportedFloatingPointType(const TypeConverter &typeConverter, Type type) {
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return llvm::isa<FloatType>(type) && typeConverter.convertType(type) != type;
}

bool LLVM::detail::opHasUnsupportedFloatingPointTypes(Operation *op, const TypeConverter &typeConverter) {
  auto isUnsupported = [&](Type type) { return isUnsupportedFloatingPointType(typeConverter, type); };
  return llvm::any_of(op->getOperandTypes(), isUnsupported) ||
         llvm::any_of(op->getResultTypes(), isUnsupported);
}

//===----------------------------------------------------------------------===//
// Decomposition of values into smaller ones
//===----------------------------------------------------------------------===//

static unsigned getBitWidth(Type type) { return LLVM::getPrimitiveTypeSizeInBits(type).getFixedValue(); }

static Value castBits(OpBuilder &builder, Location loc, Type type, Value value) {
  return value.getType() == type ? value : builder.create<LLVM::BitcastOp>(loc, type, value).getResult();
}

llvm::SmallVector<Value> LLVM::decomposeValue(OpBuilder &builder, Location loc, Value src, Type dstType) {
  unsigned width = getBitWidth(src.getType()), partWidth = getBitWidth(dstType);
  unsigned numParts = llvm::divideCeil(width, partWidth);
  if (numParts * partWidth != width) {
    src = castBits(builder, loc, builder.getIntegerType(width), src);
    src = builder.create<LLVM::ZExtOp>(loc, builder.getIntegerType(numParts * partWidth), src);
  }
  if (numParts == 1)
    return {castBits(builder, loc, dstType, src)};
  // A vector cannot have vectors as elements: if `dstType` is a vector type, extract integers and cast them
  // to `dstType`.
  Type partType = llvm::isa<VectorType>(dstType) ? builder.getIntegerType(partWidth) : dstType;
  src = castBits(builder, loc, VectorType::get(numParts, partType), src);
  llvm::SmallVector<Value> parts;
  for (unsigned i = 0; i != numParts; ++i) {
    Value index = builder.create<LLVM::ConstantOp>(loc, builder.getI32Type(), builder.getI32IntegerAttr(i));
    Value part = builder.create<LLVM::ExtractElementOp>(loc, src, index);
    parts.push_back(castBits(builder, loc, dstType, part));
  }
  return parts;
}

Value LLVM::composeValue(OpBuilder &builder, Location loc, ValueRange src, Type dstType) {
  assert(!src.empty() && "there are no values");
  Type partType = src.front().getType();
  unsigned width = getBitWidth(dstType), partWidth = getBitWidth(partType);
  Value whole = src.front();
  if (src.size() != 1) {
    if (llvm::isa<VectorType>(partType))
      partType = builder.getIntegerType(partWidth);
    whole = builder.create<LLVM::PoisonOp>(loc, VectorType::get(src.size(), partType));
    for (auto [i, part] : llvm::enumerate(src)) {
      Value index = builder.create<LLVM::ConstantOp>(loc, builder.getI32Type(), builder.getI32IntegerAttr(i));
      whole = builder.create<LLVM::InsertElementOp>(loc, whole.getType(), whole,
                                                    castBits(builder, loc, partType, part), index);
    }
  }
  if (unsigned total = partWidth * src.size(); total != width) {
    assert(total > width && "there are not enough values");
    whole = castBits(builder, loc, builder.getIntegerType(total), whole);
    whole = builder.create<LLVM::TruncOp>(loc, builder.getIntegerType(width), whole);
  }
  return castBits(builder, loc, dstType, whole);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static Value makeIndex(OpBuilder &builder, Location loc, Type type, int64_t value) {
  return builder.create<LLVM::ConstantOp>(loc, type, builder.getIndexAttr(value));
}

Value LLVM::getStridedElementPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                                 MemRefType type, Value memRefDesc, ValueRange indices,
                                 GEPNoWrapFlags noWrapFlags) {
  auto [strides, offset] = type.getStridesAndOffset();
  MemRefDescriptor descriptor(memRefDesc);
  Value base = descriptor.bufferPtr(builder, loc, converter, type);
  // If the no-wrap flags hold for the address, the computation of the linear index cannot overflow either:
  // set its overflow flags accordingly.
  auto overflow = IntegerOverflowFlags::none;
  if (bitEnumContainsAny(noWrapFlags, GEPNoWrapFlags::nusw))
    overflow = overflow | IntegerOverflowFlags::nsw;
  if (bitEnumContainsAny(noWrapFlags, GEPNoWrapFlags::nuw))
    overflow = overflow | IntegerOverflowFlags::nuw;

  Type indexType = converter.getIndexType();
  Value linear;
  for (auto [i, index] : llvm::enumerate(indices)) {
    Value term = index;
    if (strides[i] != 1) {
      Value stride = ShapedType::isDynamic(strides[i]) ? descriptor.stride(builder, loc, i)
                                                       : makeIndex(builder, loc, indexType, strides[i]);
      term = builder.create<LLVM::MulOp>(loc, term, stride, overflow);
    }
    linear = linear ? builder.create<LLVM::AddOp>(loc, linear, term, overflow).getResult() : term;
  }
  if (!linear)
    return base;
  return builder.create<LLVM::GEPOp>(loc, base.getType(), converter.convertType(type.getElementType()), base,
                                     llvm::ArrayRef<LLVM::GEPArg>(linear), noWrapFlags);
}

Value ConvertToLLVMPattern::getStridedElementPtr(ConversionPatternRewriter &rewriter, Location loc,
                                                 MemRefType type, Value memRefDesc, ValueRange indices,
                                                 LLVM::GEPNoWrapFlags noWrapFlags) const {
  return LLVM::getStridedElementPtr(rewriter, loc, *getTypeConverter(), type, memRefDesc, indices,
                                    noWrapFlags);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type ConvertToLLVMPattern::getIntPtrType(unsigned addressSpace) const {
  const LLVMTypeConverter &converter = *getTypeConverter();
  return IntegerType::get(&converter.getContext(), converter.getPointerBitwidth(addressSpace));
}
Type ConvertToLLVMPattern::getVoidType() const {
  return LLVM::LLVMVoidType::get(&getTypeConverter()->getContext());
}
Type ConvertToLLVMPattern::getPtrType(unsigned addressSpace) const {
  return LLVMPointerType::get(&getTypeConverter()->getContext(), addressSpace);
}

Type ConvertToLLVMPattern::getElementPtrType(MemRefType type) const {
  FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
  return failed(space) ? Type() : getPtrType(*space);
}

bool ConvertToLLVMPattern::isConvertibleAndHasIdentityMaps(MemRefType type) const {
  return typeConverter->convertType(type) && type.getLayout().isIdentity();
}

//===----------------------------------------------------------------------===//
// Sizes and descriptors
//===----------------------------------------------------------------------===//

Value ConvertToLLVMPattern::createIndexAttrConstant(OpBuilder &builder, Location loc, Type resultType,
                                                    int64_t value) {
  return makeIndex(builder, loc, resultType, value);
}

/// Computes the size of `count` elements in bytes.
static Value getSizeOfElements(OpBuilder &builder, Location loc, Type elementType, LLVM::GEPArg count,
                               Type indexType) {
  auto pointerType = LLVMPointerType::get(builder.getContext());
  Value null = builder.create<LLVM::ZeroOp>(loc, pointerType);
  Value end =
      builder.create<LLVM::GEPOp>(loc, pointerType, elementType, null, llvm::ArrayRef<LLVM::GEPArg>(count));
  return builder.create<LLVM::PtrToIntOp>(loc, indexType, end);
}

Value ConvertToLLVMPattern::getSizeInBytes(Location loc, Type type,
                                           ConversionPatternRewriter &rewriter) const {
  return getSizeOfElements(rewriter, loc, typeConverter->convertType(type), 1, getIndexType());
}

Value ConvertToLLVMPattern::getNumElements(Location loc, MemRefType memRefType, ValueRange dynamicSizes,
                                           ConversionPatternRewriter &rewriter) const {
  int64_t numStatic = 1;
  Value product;
  for (int64_t size : memRefType.getShape()) {
    if (!ShapedType::isDynamic(size)) {
      numStatic *= size;
      continue;
    }
    product = product ? rewriter.create<LLVM::MulOp>(loc, product, dynamicSizes.front()).getResult()
                      : dynamicSizes.front();
    dynamicSizes = dynamicSizes.drop_front();
  }
  if (product && numStatic == 1)
    return product;
  Value factor = makeIndex(rewriter, loc, getIndexType(), numStatic);
  return product ? rewriter.create<LLVM::MulOp>(loc, product, factor).getResult() : factor;
}

void ConvertToLLVMPattern::getMemRefDescriptorSizes(Location loc, MemRefType memRefType,
                                                    ValueRange dynamicSizes,
                                                    ConversionPatternRewriter &rewriter,
                                                    llvm::SmallVectorImpl<Value> &sizes,
                                                    llvm::SmallVectorImpl<Value> &strides, Value &size,
                                                    bool sizeInBytes) const {
  assert(isConvertibleAndHasIdentityMaps(memRefType) && "the layout must be the identity");
  Type indexType = getIndexType();
  for (int64_t extent : memRefType.getShape()) {
    bool isDynamic = ShapedType::isDynamic(extent);
    sizes.push_back(isDynamic ? dynamicSizes.front() : makeIndex(rewriter, loc, indexType, extent));
    if (isDynamic)
      dynamicSizes = dynamicSizes.drop_front();
  }
  // `size` is the product of the dimensions so far, from the innermost one; `known` is its value if it is
  // static.
  size = makeIndex(rewriter, loc, indexType, 1);
  std::optional<int64_t> known = 1;
  strides.resize(sizes.size());
  for (unsigned i = sizes.size(); i-- != 0;) {
    strides[i] = size;
    int64_t extent = memRefType.getDimSize(i);
    bool isFirst = known == 1;
    if (known && (ShapedType::isDynamic(extent) || ShapedType::isDynamic(*known *= extent)))
      known = std::nullopt;
    if (isFirst)
      size = sizes[i];
    else if (known)
      size = makeIndex(rewriter, loc, indexType, *known);
    else
      size = rewriter.create<LLVM::MulOp>(loc, size, sizes[i]);
  }
  if (sizeInBytes)
    size = getSizeOfElements(rewriter, loc, typeConverter->convertType(memRefType.getElementType()), size,
                             indexType);
}

MemRefDescriptor ConvertToLLVMPattern::createMemRefDescriptor(Location loc, MemRefType memRefType,
                                                              Value allocatedPtr, Value alignedPtr,
                                                              llvm::ArrayRef<Value> sizes,
                                                              llvm::ArrayRef<Value> strides,
                                                              ConversionPatternRewriter &rewriter) const {
  auto descriptor = MemRefDescriptor::poison(rewriter, loc, typeConverter->convertType(memRefType));
  descriptor.setAllocatedPtr(rewriter, loc, allocatedPtr);
  descriptor.setAlignedPtr(rewriter, loc, alignedPtr);
  descriptor.setConstantOffset(rewriter, loc, 0);
  for (auto [i, size] : llvm::enumerate(sizes))
    descriptor.setSize(rewriter, loc, i, size);
  for (auto [i, stride] : llvm::enumerate(strides))
    descriptor.setStride(rewriter, loc, i, stride);
  return descriptor;
}

//===----------------------------------------------------------------------===//
// Copies of descriptors
//===----------------------------------------------------------------------===//

Value ConvertToLLVMPattern::copyUnrankedDescriptor(OpBuilder &builder, Location loc,
                                                   UnrankedMemRefType memRefType, Value operand,
                                                   bool toDynamic) const {
  const LLVMTypeConverter &converter = *getTypeConverter();
  FailureOr<unsigned> space = converter.getMemRefAddressSpace(memRefType);
  auto module = builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  if (failed(space) || !module)
    return Value();
  FailureOr<LLVM::LLVMFuncOp> function =
      toDynamic ? LLVM::lookupOrCreateMallocFn(builder, module, converter.getIndexType())
                : LLVM::lookupOrCreateFreeFn(builder, module);
  if (failed(function))
    return Value();

  UnrankedMemRefDescriptor descriptor(operand);
  Value size = UnrankedMemRefDescriptor::computeSize(builder, loc, converter, descriptor, *space);
  Value memory;
  if (toDynamic)
    memory = builder.create<LLVM::CallOp>(loc, *function, ValueRange(size)).getResult();
  else
    memory = builder.create<LLVM::AllocaOp>(loc, getPtrType(), builder.getI8Type(), size);
  Value source = descriptor.memRefDescPtr(builder, loc);
  builder.create<LLVM::MemcpyOp>(loc, memory, source, size, /*isVolatile=*/false);
  if (!toDynamic)
    builder.create<LLVM::CallOp>(loc, *function, ValueRange(source));

  auto copy = UnrankedMemRefDescriptor::poison(builder, loc, converter.convertType(memRefType));
  copy.setRank(builder, loc, descriptor.rank(builder, loc));
  copy.setMemRefDescPtr(builder, loc, memory);
  return copy;
}

LogicalResult ConvertToLLVMPattern::copyUnrankedDescriptors(OpBuilder &builder, Location loc,
                                                            TypeRange origTypes,
                                                            llvm::SmallVectorImpl<Value> &operands,
                                                            bool toDynamic) const {
  assert(origTypes.size() == operands.size() && "a type for each operand");
  for (auto [type, operand] : llvm::zip_equal(origTypes, operands))
    if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type)) {
      operand = copyUnrankedDescriptor(builder, loc, unranked, operand, toDynamic);
      if (!operand)
        return failure();
    }
  return success();
}
