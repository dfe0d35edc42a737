//===- MemRefBuilder.h - Access to memref descriptors ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A memref is lowered to a descriptor, a struct
//
//     { allocated pointer, aligned pointer, offset, [rank x index] sizes, [rank x index] strides }
//
// whose arrays are absent if the rank is 0. An unranked memref is lowered to { rank, pointer to descriptor }.
// The classes here create the ops that read and replace the fields. Where a list of values stands for a
// descriptor, the values are in the order of the fields, with arrays as separate values.
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

/// The descriptor of a ranked memref, held in a value. Without a value, no function may be called.
class MemRefDescriptor : public StructBuilder {
public:
  explicit MemRefDescriptor(Value descriptor);
  static MemRefDescriptor poison(OpBuilder &builder, Location loc, Type descriptorType);
  /// Create the descriptor of a memref with static sizes, strides and offset; \p memory is both pointers in
  /// the first form.
  static MemRefDescriptor fromStaticShape(OpBuilder &builder, Location loc,
                                          const LLVMTypeConverter &typeConverter, MemRefType type,
                                          Value memory);
  static MemRefDescriptor fromStaticShape(OpBuilder &builder, Location loc,
                                          const LLVMTypeConverter &typeConverter, MemRefType type,
                                          Value memory, Value alignedMemory);

  // Fields.
  Value allocatedPtr(OpBuilder &builder, Location loc);
  void setAllocatedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value alignedPtr(OpBuilder &builder, Location loc);
  void setAlignedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value offset(OpBuilder &builder, Location loc);
  void setOffset(OpBuilder &builder, Location loc, Value offset);
  void setConstantOffset(OpBuilder &builder, Location loc, uint64_t offset);
  Value size(OpBuilder &builder, Location loc, unsigned pos);
  /// Reads a size at a position that is known when the program runs, through memory.
  Value size(OpBuilder &builder, Location loc, Value pos, int64_t rank);
  void setSize(OpBuilder &builder, Location loc, unsigned pos, Value size);
  void setConstantSize(OpBuilder &builder, Location loc, unsigned pos, uint64_t size);
  Value stride(OpBuilder &builder, Location loc, unsigned pos);
  void setStride(OpBuilder &builder, Location loc, unsigned pos, Value stride);
  void setConstantStride(OpBuilder &builder, Location loc, unsigned pos, uint64_t stride);

  Type getIndexType() { return indexType; } ///< The type of offset, sizes and strides.
  LLVM::LLVMPointerType getElementPtrType();
  /// Computes the address of the first element: the aligned pointer plus the offset.
  Value bufferPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter, MemRefType type);

  // Lists of the fields.
  static Value pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter, MemRefType type,
                    ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed, MemRefType type,
                     llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues(MemRefType type);

private:
  Type indexType;
};

/// The descriptor of a ranked memref, held as a list of its fields. Borrows the values.
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

/// The descriptor of an unranked memref, held in a value. The static functions access the ranked descriptor
/// in memory, field by field: they assume that the fields are not padded.
class UnrankedMemRefDescriptor : public StructBuilder {
public:
  explicit UnrankedMemRefDescriptor(Value descriptor);
  static UnrankedMemRefDescriptor poison(OpBuilder &builder, Location loc, Type descriptorType);

  // Fields.
  Value rank(OpBuilder &builder, Location loc) const;
  void setRank(OpBuilder &builder, Location loc, Value value);
  Value memRefDescPtr(OpBuilder &builder, Location loc) const;
  void setMemRefDescPtr(OpBuilder &builder, Location loc, Value value);

  // Lists of the fields: the rank and the pointer.
  static Value pack(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                    UnrankedMemRefType type, ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed, llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues() { return 2; }

  /// Computes the size of the ranked descriptor in bytes, with pointers of the given address space.
  static Value computeSize(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                           UnrankedMemRefDescriptor desc, unsigned addressSpace);

  // The ranked descriptor at the address `memRefDescPtr`, whose pointers have type `elemPtrType`.
  static Value allocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                            LLVM::LLVMPointerType elemPtrType);
  static void setAllocatedPtr(OpBuilder &builder, Location loc, Value memRefDescPtr,
                              LLVM::LLVMPointerType elemPtrType, Value allocatedPtr);
  static Value alignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                          Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static void setAlignedPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
                            Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType, Value alignedPtr);
  /// Computes the address of the offset, which the sizes and strides follow.
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
