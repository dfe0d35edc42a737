//===- MemRefBuilder.h - Access to memref descriptors ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A memref is lowered to a descriptor, a struct
//
//     { allocated pointer, aligned pointer, offset, [rank x index] sizes, [rank x index] strides }
//
// The arrays are absent if the rank is 0. An unranked memref is lowered to { rank, pointer to ranked
// descriptor }. The classes in this file create ops that read and replace the fields. A list of unpacked
// values has the fields in this order, with one value for each element of an array.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_MEMREFBUILDER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_MEMREFBUILDER_H

#include "dialects/conversions/llvm/common/StructBuilder.h"
#include "runtime/ir/ValueRange.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class LLVMTypeConverter;
class MemRefType;
class UnrankedMemRefType;

namespace LLVM {
class LLVMPointerType;
} // namespace LLVM

/// Wraps the value of a ranked descriptor, which is not null.
class MemRefDescriptor : public StructBuilder {
public:
  explicit MemRefDescriptor(Value descriptor);
  /// Creates a descriptor whose fields are poison.
  static MemRefDescriptor poison(OpBuilder &builder, Location loc, Type descriptorType);
  /// Create the descriptor of a memref with static sizes, strides and offset. In the first form, \p memory is
  /// both the allocated and the aligned pointer.
  static MemRefDescriptor fromStaticShape(OpBuilder &builder, Location loc,
                                          const LLVMTypeConverter &typeConverter, MemRefType type,
                                          Value memory);
  static MemRefDescriptor fromStaticShape(OpBuilder &builder, Location loc,
                                          const LLVMTypeConverter &typeConverter, MemRefType type,
                                          Value memory, Value alignedMemory);

  // Getters and setters of fields. A setter creates an llvm.insertvalue, and its result replaces the wrapped
  // descriptor value.
  Value allocatedPtr(OpBuilder &builder, Location loc);
  void setAllocatedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value alignedPtr(OpBuilder &builder, Location loc);
  void setAlignedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value offset(OpBuilder &builder, Location loc);
  void setOffset(OpBuilder &builder, Location loc, Value offset);
  void setConstantOffset(OpBuilder &builder, Location loc, uint64_t offset);
  Value size(OpBuilder &builder, Location loc, unsigned pos);
  /// Extracts the size at a position that is computed at run time. The sizes are stored on the stack for
  /// this.
  Value size(OpBuilder &builder, Location loc, Value pos, int64_t rank);
  void setSize(OpBuilder &builder, Location loc, unsigned pos, Value size);
  void setConstantSize(OpBuilder &builder, Location loc, unsigned pos, uint64_t size);
  Value stride(OpBuilder &builder, Location loc, unsigned pos);
  void setStride(OpBuilder &builder, Location loc, unsigned pos, Value stride);
  void setConstantStride(OpBuilder &builder, Location loc, unsigned pos, uint64_t stride);

  Type getIndexType() { return indexType; } ///< Type of the offset, sizes and strides.
  LLVM::LLVMPointerType getElementPtrType();
  /// Computes the address of the first element: the aligned pointer plus the offset.
  Value bufferPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter, MemRefType type);

  // Conversions between a descriptor and the list of its unpacked values.
  static Value pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter, MemRefType type,
                    ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed, MemRefType type,
                     llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues(MemRefType type);

private:
  Type indexType;
};

/// Accesses the fields of a ranked descriptor in the list of its unpacked values. Does not own the list.
class MemRefDescriptorView {
public:
  explicit MemRefDescriptorView(ValueRange range);

  Value allocatedPtr();
  Value alignedPtr();
  Value offset();
  Value size(unsigned pos);
  Value stride(unsigned pos);

private:
  int rank;
  ValueRange elements;
};

/// Wraps the value of an unranked descriptor. The static functions load and store fields of the ranked
/// descriptor in memory. They assume that its fields are not padded.
class UnrankedMemRefDescriptor : public StructBuilder {
public:
  explicit UnrankedMemRefDescriptor(Value descriptor);
  /// Creates a descriptor whose fields are poison.
  static UnrankedMemRefDescriptor poison(OpBuilder &builder, Location loc, Type descriptorType);

  // Getters and setters of fields. A setter creates an llvm.insertvalue, and its result replaces the wrapped
  // descriptor value.
  Value rank(OpBuilder &builder, Location loc) const;
  void setRank(OpBuilder &builder, Location loc, Value value);
  Value memRefDescPtr(OpBuilder &builder, Location loc) const;
  void setMemRefDescPtr(OpBuilder &builder, Location loc, Value value);

  // Conversions between a descriptor and the list of its two fields.
  static Value pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                    UnrankedMemRefType type, ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed, llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues() { return 2; }

  /// Computes the size in bytes of the ranked descriptor that `desc` points to. Its pointers are in
  /// `addressSpace`.
  static Value computeSize(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                           UnrankedMemRefDescriptor desc, unsigned addressSpace);

  // Load or store a field of the ranked descriptor at the address `memRefDescPtr`. `elemPtrType` is the type
  // of its pointers.
  static Value allocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                            LLVM::LLVMPointerType elemPtrType);
  static void setAllocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                              LLVM::LLVMPointerType elemPtrType, Value allocatedPtr);
  static Value alignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                          Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static void setAlignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                            Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType, Value alignedPtr);
  /// Computes the address of the field `offset`.
  static Value offsetBasePtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                             Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static Value offset(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                      Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static void setOffset(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                        Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType, Value offset);
  /// Computes the address of the first size.
  static Value sizeBasePtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                           Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static Value size(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                    Value sizeBasePtr, Value index);
  static void setSize(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                      Value sizeBasePtr, Value index, Value size);
  /// Computes the address of the first stride.
  static Value strideBasePtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                             Value sizeBasePtr, Value rank);
  static Value stride(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                      Value strideBasePtr, Value index, Value stride);
  static void setStride(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                        Value strideBasePtr, Value index, Value stride);
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_MEMREFBUILDER_H
