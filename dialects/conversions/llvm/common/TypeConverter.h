//===- TypeConverter.h - Types of the llvm dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type converter of lowerings to the llvm dialect:
//
// - index: an integer, by default with the width of a pointer.
// - Floats of at most 8 bits: integers of the same width.
// - complex<T>: a struct of two T.
// - Vectors of rank 2 or more: nested arrays of one-dimensional vectors.
// - Memrefs: descriptors (MemRefBuilder.h), or pointers if they are function arguments or results and the
//   option for bare pointers is set.
// - Functions: llvm functions, with one struct for several results. Other function types: pointers.
//
// The memory space of a memref must be an integer. Use addTypeAttributeConversion() to convert other memory
// spaces.
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

/// Converts builtin types to types of the llvm dialect; the comment at the start of this file lists the
/// conversions. A subclass or a user adds conversions for types of other dialects.
class LLVMTypeConverter : public TypeConverter {
public:
  using TypeConverter::convertType;

  /// \param analysis Data layouts of ops, or null; must outlive the converter.
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
  Type getIndexType() const { return indexType; } ///< The type to which `index` is converted.
  unsigned getIndexTypeBitwidth() const { return options.getIndexBitwidth(); }
  unsigned getPointerBitwidth(unsigned addressSpace = 0) const;

  // Functions. All return null or failure if a type cannot be converted.
  /// Convert a function type to an llvm function type, and add the mapping of the arguments to \p result. In
  /// the second form, an argument with `llvm.byval` or `llvm.byref` whose type is not a pointer becomes a
  /// pointer. \p byValRefNonPtrAttrs gets one element for each argument: this attribute for arguments that
  /// become a pointer, and nullopt for all others.
  Type convertFunctionSignature(FunctionType funcTy, bool isVariadic, bool useBarePtrCallConv,
                                SignatureConversion &result) const;
  Type
  convertFunctionSignature(FunctionOpInterface funcOp, bool isVariadic, bool useBarePtrCallConv,
                           SignatureConversion &result,
                           llvm::SmallVectorImpl<std::optional<NamedAttribute>> &byValRefNonPtrAttrs) const;
  /// Converts result types to the single result type of an llvm function: a struct if there are several.
  /// \pre There is a result.
  /// \param groupedTypes Gets the converted types of each result, unless null.
  /// \param numConvertedTypes Gets the number of converted types, unless null.
  Type packFunctionResults(TypeRange types, bool useBarePointerCallConv = false,
                           llvm::SmallVector<llvm::SmallVector<Type>> *groupedTypes = nullptr,
                           int64_t *numConvertedTypes = nullptr) const;
  /// Converts the result types of an op to a single type: a struct if there are several. \pre There is a
  /// result.
  Type packOperationResults(TypeRange types) const;
  /// Converts the type of a function argument or result and appends the converted types to \p result.
  LogicalResult convertCallingConventionType(Type type, llvm::SmallVectorImpl<Type> &result,
                                             bool useBarePointerCallConv = false) const;
  /// Returns the type of the C interface of a function, which takes memrefs as pointers to descriptors. The
  /// second member is the converted result type if it is a struct, which the C interface stores to the
  /// address in its first argument; otherwise it is null.
  std::pair<LLVM::LLVMFunctionType, LLVM::LLVMStructType>
  convertFunctionTypeCWrapper(FunctionType type) const;
  /// Return the converted arguments of a call: a memref is passed as the fields of its descriptor, or, if \p
  /// useBarePtrCallConv is true, as one pointer.
  llvm::SmallVector<Value, 4> promoteOperands(Location loc, ValueRange opOperands,
                                              llvm::ArrayRef<ValueRange> adaptorOperands, OpBuilder &builder,
                                              bool useBarePtrCallConv = false) const;
  llvm::SmallVector<Value, 4> promoteOperands(Location loc, ValueRange opOperands, ValueRange adaptorOperands,
                                              OpBuilder &builder, bool useBarePtrCallConv = false) const;
  /// Stores a descriptor in new stack memory and returns its address.
  Value promoteOneMemRefDescriptor(Location loc, Value operand, OpBuilder &builder) const;

  // Memrefs.
  /// Returns the address space for the memory space of a memref; fails if it cannot be converted to an
  /// integer.
  FailureOr<unsigned> getMemRefAddressSpace(BaseMemRefType type) const;
  /// Returns true if a pointer can represent the memref: sizes, strides and offset are static.
  static bool canConvertToBarePtr(BaseMemRefType type);
  /// Return the types of the fields of a descriptor; empty if the type cannot be converted. With \p
  /// unpackAggregates, each size and each stride is a field.
  llvm::SmallVector<Type, 5> getMemRefDescriptorFields(MemRefType type, bool unpackAggregates) const;
  llvm::SmallVector<Type, 2> getUnrankedMemRefDescriptorFields() const;
  /// Return the size of a descriptor in bytes.
  unsigned getMemRefDescriptorSize(MemRefType type, const DataLayout &layout) const;
  unsigned getUnrankedMemRefDescriptorSize(UnrankedMemRefType type, const DataLayout &layout) const;
  /// Converts a memref type to a pointer type; null if its memory space cannot be converted.
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

// Convert the type of a function argument: a memref becomes the fields of its descriptor (struct…), or a
// pointer (barePtr…). Append the converted types to \p result.
LogicalResult structFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                         llvm::SmallVectorImpl<Type> &result);
LogicalResult barePtrFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                          llvm::SmallVectorImpl<Type> &result);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TYPECONVERTER_H
