//===- MemRefBuilder.cpp - Access to memref descriptors -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using LLVM::LLVMArrayType;
using LLVM::LLVMPointerType;
using LLVM::LLVMStructType;

// Indices of the fields of a ranked descriptor.
static constexpr unsigned allocatedField = 0, alignedField = 1, offsetField = 2, sizesField = 3,
                          stridesField = 4;

static Value extract(OpBuilder &builder, Location loc, Value aggregate, llvm::ArrayRef<int64_t> position) {
  return builder.create<LLVM::ExtractValueOp>(loc, aggregate, position);
}
static Value insert(OpBuilder &builder, Location loc, Value aggregate, Value element,
                    llvm::ArrayRef<int64_t> position) {
  return builder.create<LLVM::InsertValueOp>(loc, aggregate.getType(), aggregate, element, position);
}
static Value makeIndex(OpBuilder &builder, Location loc, Type type, int64_t value) {
  return builder.create<LLVM::ConstantOp>(loc, type, builder.getIndexAttr(value));
}

//===----------------------------------------------------------------------===//
// Descriptors of ranked memrefs
//===----------------------------------------------------------------------===//

MemRefDescriptor::MemRefDescriptor(Value descriptor) : StructBuilder(descriptor) {
  indexType = llvm::cast<LLVMStructType>(structType).getBody()[offsetField];
}

MemRefDescriptor MemRefDescriptor::poison(OpBuilder &builder, Location loc, Type descriptorType) {
  return MemRefDescriptor(StructBuilder::poison(builder, loc, descriptorType));
}

MemRefDescriptor MemRefDescriptor::fromStaticShape(OpBuilder &builder, Location loc,
                                                   const LLVMTypeConverter &typeConverter, MemRefType type,
                                                   Value memory) {
  return fromStaticShape(builder, loc, typeConverter, type, memory, memory);
}

MemRefDescriptor MemRefDescriptor::fromStaticShape(OpBuilder &builder, Location loc,
                                                   const LLVMTypeConverter &typeConverter, MemRefType type,
                                                   Value memory, Value alignedMemory) {
  assert(LLVMTypeConverter::canConvertToBarePtr(type) && "the layout must be static");
  auto [strides, offset] = type.getStridesAndOffset();
  MemRefDescriptor descriptor = poison(builder, loc, typeConverter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, memory);
  descriptor.setAlignedPtr(builder, loc, alignedMemory);
  descriptor.setConstantOffset(builder, loc, offset);
  for (unsigned i = 0, e = type.getRank(); i != e; ++i) {
    descriptor.setConstantSize(builder, loc, i, type.getDimSize(i));
    descriptor.setConstantStride(builder, loc, i, strides[i]);
  }
  return descriptor;
}

Value MemRefDescriptor::allocatedPtr(OpBuilder &builder, Location loc) {
  return extractPtr(builder, loc, allocatedField);
}
void MemRefDescriptor::setAllocatedPtr(OpBuilder &builder, Location loc, Value ptr) {
  setPtr(builder, loc, allocatedField, ptr);
}
Value MemRefDescriptor::alignedPtr(OpBuilder &builder, Location loc) {
  return extractPtr(builder, loc, alignedField);
}
void MemRefDescriptor::setAlignedPtr(OpBuilder &builder, Location loc, Value ptr) {
  setPtr(builder, loc, alignedField, ptr);
}

Value MemRefDescriptor::offset(OpBuilder &builder, Location loc) {
  return extractPtr(builder, loc, offsetField);
}
void MemRefDescriptor::setOffset(OpBuilder &builder, Location loc, Value offset) {
  setPtr(builder, loc, offsetField, offset);
}
void MemRefDescriptor::setConstantOffset(OpBuilder &builder, Location loc, uint64_t offset) {
  setOffset(builder, loc, makeIndex(builder, loc, indexType, offset));
}

Value MemRefDescriptor::size(OpBuilder &builder, Location loc, unsigned pos) {
  return extract(builder, loc, value, {sizesField, pos});
}
Value MemRefDescriptor::size(OpBuilder &builder, Location loc, Value pos, int64_t rank) {
  // An aggregate in a register has no dynamically indexed access: store the array on the stack.
  auto arrayType = LLVMArrayType::get(indexType, rank);
  auto pointerType = LLVMPointerType::get(builder.getContext());
  Value one = makeIndex(builder, loc, indexType, 1);
  Value sizes = extract(builder, loc, value, {sizesField});
  Value memory = builder.create<LLVM::AllocaOp>(loc, pointerType, arrayType, one);
  builder.create<LLVM::StoreOp>(loc, sizes, memory);
  Value address =
      builder.create<LLVM::GEPOp>(loc, pointerType, arrayType, memory, llvm::ArrayRef<LLVM::GEPArg>{0, pos});
  return builder.create<LLVM::LoadOp>(loc, indexType, address);
}
void MemRefDescriptor::setSize(OpBuilder &builder, Location loc, unsigned pos, Value size) {
  value = insert(builder, loc, value, size, {sizesField, pos});
}
void MemRefDescriptor::setConstantSize(OpBuilder &builder, Location loc, unsigned pos, uint64_t size) {
  setSize(builder, loc, pos, makeIndex(builder, loc, indexType, size));
}

Value MemRefDescriptor::stride(OpBuilder &builder, Location loc, unsigned pos) {
  return extract(builder, loc, value, {stridesField, pos});
}
void MemRefDescriptor::setStride(OpBuilder &builder, Location loc, unsigned pos, Value stride) {
  value = insert(builder, loc, value, stride, {stridesField, pos});
}
void MemRefDescriptor::setConstantStride(OpBuilder &builder, Location loc, unsigned pos, uint64_t stride) {
  setStride(builder, loc, pos, makeIndex(builder, loc, indexType, stride));
}

LLVMPointerType MemRefDescriptor::getElementPtrType() {
  return llvm::cast<LLVMPointerType>(llvm::cast<LLVMStructType>(structType).getBody()[alignedField]);
}

Value MemRefDescriptor::bufferPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                                  MemRefType type) {
  Value pointer = alignedPtr(builder, loc);
  int64_t constant = type.getStridesAndOffset().second;
  if (constant == 0)
    return pointer;
  Value dynamic =
      ShapedType::isDynamic(constant) ? offset(builder, loc) : makeIndex(builder, loc, indexType, constant);
  return builder.create<LLVM::GEPOp>(loc, pointer.getType(), converter.convertType(type.getElementType()),
                                     pointer, llvm::ArrayRef<LLVM::GEPArg>(dynamic));
}

Value MemRefDescriptor::pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                             MemRefType type, ValueRange values) {
  unsigned rank = type.getRank();
  assert(values.size() == getNumUnpackedValues(type) && "a value for each field");
  MemRefDescriptor descriptor = poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, values[allocatedField]);
  descriptor.setAlignedPtr(builder, loc, values[alignedField]);
  descriptor.setOffset(builder, loc, values[offsetField]);
  ValueRange sizes = values.slice(sizesField, rank), strides = values.drop_front(sizesField + rank);
  for (unsigned i = 0; i != rank; ++i) {
    descriptor.setSize(builder, loc, i, sizes[i]);
    descriptor.setStride(builder, loc, i, strides[i]);
  }
  return descriptor;
}

void MemRefDescriptor::unpack(OpBuilder &builder, Location loc, Value packed, MemRefType type,
                              llvm::SmallVectorImpl<Value> &results) {
  MemRefDescriptor descriptor(packed);
  results.reserve(results.size() + getNumUnpackedValues(type));
  for (unsigned field : {allocatedField, alignedField, offsetField})
    results.push_back(extract(builder, loc, packed, {field}));
  for (unsigned field : {sizesField, stridesField})
    for (unsigned i = 0, e = type.getRank(); i != e; ++i)
      results.push_back(extract(builder, loc, packed, {field, i}));
}

unsigned MemRefDescriptor::getNumUnpackedValues(MemRefType type) { return sizesField + 2 * type.getRank(); }

//===----------------------------------------------------------------------===//
// Lists of fields
//===----------------------------------------------------------------------===//

MemRefDescriptorView::MemRefDescriptorView(ValueRange range)
    : rank((range.size() - sizesField) / 2), elements(range) {}

Value MemRefDescriptorView::allocatedPtr() { return elements[allocatedField]; }
Value MemRefDescriptorView::alignedPtr() { return elements[alignedField]; }
Value MemRefDescriptorView::offset() { return elements[offsetField]; }
Value MemRefDescriptorView::size(unsigned pos) { return elements[sizesField + pos]; }
Value MemRefDescriptorView::stride(unsigned pos) { return elements[sizesField + rank + pos]; }

//===----------------------------------------------------------------------===//
// Descriptors of unranked memrefs
//===----------------------------------------------------------------------===//

UnrankedMemRefDescriptor::UnrankedMemRefDescriptor(Value descriptor) : StructBuilder(descriptor) {}

UnrankedMemRefDescriptor UnrankedMemRefDescriptor::poison(OpBuilder &builder, Location loc,
                                                          Type descriptorType) {
  return UnrankedMemRefDescriptor(StructBuilder::poison(builder, loc, descriptorType));
}

Value UnrankedMemRefDescriptor::rank(OpBuilder &builder, Location loc) const {
  return extractPtr(builder, loc, 0);
}
void UnrankedMemRefDescriptor::setRank(OpBuilder &builder, Location loc, Value value) {
  setPtr(builder, loc, 0, value);
}
Value UnrankedMemRefDescriptor::memRefDescPtr(OpBuilder &builder, Location loc) const {
  return extractPtr(builder, loc, 1);
}
void UnrankedMemRefDescriptor::setMemRefDescPtr(OpBuilder &builder, Location loc, Value value) {
  setPtr(builder, loc, 1, value);
}

Value UnrankedMemRefDescriptor::pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                                     UnrankedMemRefType type, ValueRange values) {
  assert(values.size() == getNumUnpackedValues() && "the rank and the pointer");
  UnrankedMemRefDescriptor descriptor = poison(builder, loc, converter.convertType(type));
  descriptor.setRank(builder, loc, values[0]);
  descriptor.setMemRefDescPtr(builder, loc, values[1]);
  return descriptor;
}

void UnrankedMemRefDescriptor::unpack(OpBuilder &builder, Location loc, Value packed,
                                      llvm::SmallVectorImpl<Value> &results) {
  UnrankedMemRefDescriptor descriptor(packed);
  results.push_back(descriptor.rank(builder, loc));
  results.push_back(descriptor.memRefDescPtr(builder, loc));
}

Value UnrankedMemRefDescriptor::computeSize(OpBuilder &builder, Location loc,
                                            const LLVMTypeConverter &typeConverter,
                                            UnrankedMemRefDescriptor desc, unsigned addressSpace) {
  // Size: 2 * sizeof(pointer) + (1 + 2 * rank) * sizeof(index).
  Type type = typeConverter.getIndexType();
  Value one = makeIndex(builder, loc, type, 1), two = makeIndex(builder, loc, type, 2);
  Value indexSize = makeIndex(builder, loc, type, llvm::divideCeil(typeConverter.getIndexTypeBitwidth(), 8));
  Value pointerSize =
      makeIndex(builder, loc, type, llvm::divideCeil(typeConverter.getPointerBitwidth(addressSpace), 8));
  Value pointers = builder.create<LLVM::MulOp>(loc, type, two, pointerSize);
  Value rank = desc.rank(builder, loc);
  Value numIndices = builder.create<LLVM::MulOp>(loc, type, two, rank);
  numIndices = builder.create<LLVM::AddOp>(loc, type, numIndices, one);
  Value indices = builder.create<LLVM::MulOp>(loc, type, numIndices, indexSize);
  return builder.create<LLVM::AddOp>(loc, type, pointers, indices);
}

/// Computes the address of an array element.
static Value getElement(OpBuilder &builder, Location loc, Type pointerType, Type elementType, Value array,
                        LLVM::GEPArg index) {
  return builder.create<LLVM::GEPOp>(loc, pointerType, elementType, array,
                                     llvm::ArrayRef<LLVM::GEPArg>(index));
}

Value UnrankedMemRefDescriptor::allocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                                             LLVMPointerType elemPtrType) {
  return builder.create<LLVM::LoadOp>(loc, elemPtrType, memRefDescPtr);
}
void UnrankedMemRefDescriptor::setAllocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                                               LLVMPointerType elemPtrType, Value allocatedPtr) {
  builder.create<LLVM::StoreOp>(loc, allocatedPtr, memRefDescPtr);
}

/// Computes the address of field `index`; all fields before it are pointers of type `elemPtrType`.
static Value getField(OpBuilder &builder, Location loc, Value memRefDescPtr, LLVMPointerType elemPtrType,
                      int32_t index) {
  return getElement(builder, loc, LLVMPointerType::get(builder.getContext()), elemPtrType, memRefDescPtr,
                    index);
}

Value UnrankedMemRefDescriptor::alignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &,
                                           Value memRefDescPtr, LLVMPointerType elemPtrType) {
  Value address = getField(builder, loc, memRefDescPtr, elemPtrType, alignedField);
  return builder.create<LLVM::LoadOp>(loc, elemPtrType, address);
}
void UnrankedMemRefDescriptor::setAlignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &,
                                             Value memRefDescPtr, LLVMPointerType elemPtrType,
                                             Value alignedPtr) {
  Value address = getField(builder, loc, memRefDescPtr, elemPtrType, alignedField);
  builder.create<LLVM::StoreOp>(loc, alignedPtr, address);
}

Value UnrankedMemRefDescriptor::offsetBasePtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &,
                                              Value memRefDescPtr, LLVMPointerType elemPtrType) {
  return getField(builder, loc, memRefDescPtr, elemPtrType, offsetField);
}
Value UnrankedMemRefDescriptor::offset(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter, Value memRefDescPtr,
                                       LLVMPointerType elemPtrType) {
  Value address = offsetBasePtr(builder, loc, typeConverter, memRefDescPtr, elemPtrType);
  return builder.create<LLVM::LoadOp>(loc, typeConverter.getIndexType(), address);
}
void UnrankedMemRefDescriptor::setOffset(OpBuilder &builder, Location loc,
                                         const LLVMTypeConverter &typeConverter, Value memRefDescPtr,
                                         LLVMPointerType elemPtrType, Value offset) {
  Value address = offsetBasePtr(builder, loc, typeConverter, memRefDescPtr, elemPtrType);
  builder.create<LLVM::StoreOp>(loc, offset, address);
}

Value UnrankedMemRefDescriptor::sizeBasePtr(OpBuilder &builder, Location loc,
                                            const LLVMTypeConverter &typeConverter, Value memRefDescPtr,
                                            LLVMPointerType elemPtrType) {
  Type indexType = typeConverter.getIndexType();
  auto fields =
      LLVMStructType::getLiteral(builder.getContext(), {elemPtrType, elemPtrType, indexType, indexType});
  return builder.create<LLVM::GEPOp>(loc, LLVMPointerType::get(builder.getContext()), fields, memRefDescPtr,
                                     llvm::ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(sizesField)});
}
Value UnrankedMemRefDescriptor::size(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                                     Value sizeBasePtr, Value index) {
  Type type = typeConverter.getIndexType();
  Value address =
      getElement(builder, loc, LLVMPointerType::get(builder.getContext()), type, sizeBasePtr, index);
  return builder.create<LLVM::LoadOp>(loc, type, address);
}
void UnrankedMemRefDescriptor::setSize(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter, Value sizeBasePtr, Value index,
                                       Value size) {
  Value address = getElement(builder, loc, LLVMPointerType::get(builder.getContext()),
                             typeConverter.getIndexType(), sizeBasePtr, index);
  builder.create<LLVM::StoreOp>(loc, size, address);
}

Value UnrankedMemRefDescriptor::strideBasePtr(OpBuilder &builder, Location loc,
                                              const LLVMTypeConverter &typeConverter, Value sizeBasePtr,
                                              Value rank) {
  return getElement(builder, loc, LLVMPointerType::get(builder.getContext()), typeConverter.getIndexType(),
                    sizeBasePtr, rank);
}
Value UnrankedMemRefDescriptor::stride(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter, Value strideBasePtr,
                                       Value index, Value) {
  return size(builder, loc, typeConverter, strideBasePtr, index);
}
void UnrankedMemRefDescriptor::setStride(OpBuilder &builder, Location loc,
                                         const LLVMTypeConverter &typeConverter, Value strideBasePtr,
                                         Value index, Value stride) {
  setSize(builder, loc, typeConverter, strideBasePtr, index, stride);
}
