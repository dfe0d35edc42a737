//===- TypeConverter.h - Types of the llvm dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type converter of lowerings to the llvm dialect. It converts
// - index to an integer, by default of the width of a pointer; 8-bit and smaller floats to integers;
// - complex<T> to a struct of two T, vectors of several dimensions to nested arrays of vectors;
// - memrefs to descriptors (see MemRefBuilder.h), or to pointers if they are arguments or results of
// functions
//   and the option for bare pointers is set;
// - functions to llvm functions, whose several results are one struct; other function types to pointers.
//
// A memory space must be an integer: callbacks of addTypeAttributeConversion() convert other attributes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TYPECONVERTER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TYPECONVERTER_H

#include "dialects/conversions/llvm/common/LoweringOptions.h"
#include "runtime/conversion/TypeConverter.h"
#include "runtime/ir/BuiltinTypes.h"

namespace mlir {

class DataLayoutAnalysis;
class FunctionOpInterface;

namespace LLVM {
class LLVMDialect;
class LLVMFunctionType;
class LLVMPointerType;
class LLVMStructType;
} // namespace LLVM

class LLVMTypeConverter : public TypeConverter {
public:
  using TypeConverter::convertType;

  /// \param analysis may be null; borrowed.
  LLVMTypeConverter(MLIRContext *context, const DataLayoutAnalysis *analysis = nullptr);
  LLVMTypeConverter(MLIRContext *context, const LowerToLLVMOptions &options,
                    const DataLayoutAnalysis *analysis = nullptr);
  ~LLVMTypeConverter() override;

  // Configuration.
  MLIRContext &getContext() const { return *context; }
  LLVM::LLVMDialect *getDialect() const { return llvmDialect; }
  const LowerToLLVMOptions &getOptions() const { return options; }
  const LLVM::TargetLayout &getDataLayout() const { return options.dataLayout; }
  const DataLayoutAnalysis *getDataLayoutAnalysis() const { return dataLayoutAnalysis; }

  // Scalars.
  Type getIndexType() const { return indexType; } ///< The type that `index` is converted to.
  unsigned getIndexTypeBitwidth() const { return options.getIndexBitwidth(); }
  unsigned getPointerBitwidth(unsigned addressSpace = 0) const;

  // Functions. All return null, or fail, if a type cannot be converted.
  /// Convert the type of a function to an llvm function type and add the mapping of arguments to \p result.
  /// The second form replaces the types of arguments with `llvm.byval` or `llvm.byref` that are not pointers
  /// by pointers; \p byValRefNonPtrAttrs then has the attributes of these arguments, and nullopt for the
  /// others.
  Type convertFunctionSignature(FunctionType funcTy, bool isVariadic, bool useBarePtrCallConv,
                                SignatureConversion &result) const;
  Type
  convertFunctionSignature(FunctionOpInterface funcOp, bool isVariadic, bool useBarePtrCallConv,
                           SignatureConversion &result,
                           llvm::SmallVectorImpl<std::optional<NamedAttribute>> &byValRefNonPtrAttrs) const;
  /// Converts the types of results to the one type of an llvm function; several become a struct.
  /// \pre There are results.
  /// \param groupedTypes if not null, gets the converted types of each result.
  /// \param numConvertedTypes if not null, gets their number.
  Type packFunctionResults(TypeRange types, bool useBarePointerCallConv = false,
                           llvm::SmallVector<llvm::SmallVector<Type>> *groupedTypes = nullptr,
                           int64_t *numConvertedTypes = nullptr) const;
  /// Converts the result types of an op to one type; several become a struct. \pre There are results.
  Type packOperationResults(TypeRange types) const;
  /// Converts the type of an argument or result of a function, appending to \p result.
  LogicalResult convertCallingConventionType(Type type, llvm::SmallVectorImpl<Type> &result,
                                             bool useBarePointerCallConv = false) const;
  /// Returns the type of the C function for a function, which takes memrefs as pointers to descriptors, and
  /// its converted result type if this is a struct that the C function writes through its first argument.
  std::pair<LLVM::LLVMFunctionType, LLVM::LLVMStructType>
  convertFunctionTypeCWrapper(FunctionType type) const;
  /// Return the arguments of a call: memrefs are passed by fields or, with \p useBarePtrCallConv, by
  /// pointers.
  llvm::SmallVector<Value, 4> promoteOperands(Location loc, ValueRange opOperands,
                                              llvm::ArrayRef<ValueRange> adaptorOperands, OpBuilder &builder,
                                              bool useBarePtrCallConv = false) const;
  llvm::SmallVector<Value, 4> promoteOperands(Location loc, ValueRange opOperands, ValueRange adaptorOperands,
                                              OpBuilder &builder, bool useBarePtrCallConv = false) const;
  /// Stores a descriptor in new memory on the stack and returns its address.
  Value promoteOneMemRefDescriptor(Location loc, Value operand, OpBuilder &builder) const;

  // Memrefs.
  /// Returns the address space of the memory space; fails if the latter cannot be converted to an integer.
  FailureOr<unsigned> getMemRefAddressSpace(BaseMemRefType type) const;
  /// Returns true if the memref can be passed as a pointer: its sizes, strides and offset are static.
  static bool canConvertToBarePtr(BaseMemRefType type);
  /// Return the types of the fields of a descriptor. With \p unpackAggregates, sizes and strides are separate
  /// types instead of arrays. Empty if the type cannot be converted.
  llvm::SmallVector<Type, 5> getMemRefDescriptorFields(MemRefType type, bool unpackAggregates) const;
  llvm::SmallVector<Type, 2> getUnrankedMemRefDescriptorFields() const;
  /// Return the size of a descriptor in bytes.
  unsigned getMemRefDescriptorSize(MemRefType type, const DataLayout &layout) const;
  unsigned getUnrankedMemRefDescriptorSize(UnrankedMemRefType type, const DataLayout &layout) const;
  /// Converts a memref to a pointer; null if its memory space cannot be converted.
  Type convertMemRefToBarePtr(BaseMemRefType type) const;

protected:
  LLVM::LLVMDialect *llvmDialect;

private:
  void addTypeConversions();
  void addMaterializations();
  Type convertSignature(FunctionType type, bool isVariadic, bool useBarePtrCallConv,
                        SignatureConversion &result,
                        llvm::SmallVectorImpl<std::optional<NamedAttribute>> *byValRefNonPtrAttrs) const;
  Type convertFunctionType(FunctionType type) const;
  Type convertFloatType(FloatType type) const;
  Type convertComplexType(ComplexType type) const;
  Type convertMemRefType(MemRefType type) const;
  Type convertUnrankedMemRefType(UnrankedMemRefType type) const;
  Type convertVectorType(VectorType type) const;
  std::optional<LogicalResult> convertStructType(LLVM::LLVMStructType type,
                                                 llvm::SmallVectorImpl<Type> &results) const;

  MLIRContext *context;
  LowerToLLVMOptions options;
  Type indexType;
  const DataLayoutAnalysis *dataLayoutAnalysis;
};

// Convert the type of an argument: a memref to the types of the fields of its descriptor, or to a pointer.
LogicalResult structFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                         llvm::SmallVectorImpl<Type> &result);
LogicalResult barePtrFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                          llvm::SmallVectorImpl<Type> &result);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TYPECONVERTER_H
