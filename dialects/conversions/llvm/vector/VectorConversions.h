//===- VectorConversions.h - Helpers of the conversions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that add the patterns of the source files in this folder, and helpers of these patterns. Private
// to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORCONVERSIONS_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORCONVERSIONS_H

#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/vector/Vector.h"

namespace mlir::vector {

// Add the patterns of ElementConversions.cpp, MemoryConversions.cpp, ReductionConversions.cpp and
// PrintConversion.cpp. The options are those of populateVectorToLLVMConversionPatterns().
void populateElementConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                bool force32BitIndices);
void populateMemoryConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                               bool useVectorAlignment);
void populateReductionConversions(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                  bool reassociate);
void populatePrintConversion(const LLVMTypeConverter &converter, RewritePatternSet &patterns);

/// Adds the patterns of MatrixIntrinsics.cpp that lower matrix products or transposes to intrinsics, with a
/// higher benefit than other lowerings.
void populateMatrixIntrinsics(RewritePatternSet &patterns, bool products, bool transposes);

/// Creates an op by name and returns its result.
inline Value createNamed(OpBuilder &builder, Location loc, llvm::StringRef name, Type type,
                         ValueRange operands, llvm::ArrayRef<NamedAttribute> attrs = {}) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(type);
  state.addAttributes(attrs);
  return builder.create(state)->getResult(0);
}

/// Creates an integer constant of the given type.
inline Value createInteger(OpBuilder &builder, Location loc, Type type, int64_t value) {
  return builder.create<LLVM::ConstantOp>(loc, type, builder.getIntegerAttr(type, value));
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORCONVERSIONS_H
