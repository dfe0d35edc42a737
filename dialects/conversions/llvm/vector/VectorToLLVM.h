//===- VectorToLLVM.h - Lowering of vector ops to llvm --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert vector ops to llvm ops. They convert ops on 1-D vectors, and extractions and
// insertions of any rank. Other ops are first lowered by the patterns of dialects/vector/transforms, as the
// pass convert-vector-to-llvm (Passes.h) does.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

/// Adds the patterns.
/// \param reassociateFPReductions allow reductions of floats in any order.
/// \param force32BitVectorIndices compute masks with indices of 32 bits.
/// \param useVectorAlignment assume that accesses have the alignment of the vector, not of its elements.
void populateVectorToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                            bool reassociateFPReductions = false,
                                            bool force32BitVectorIndices = false,
                                            bool useVectorAlignment = false);

namespace vector {
/// Adds the patterns to the pass convert-to-llvm.
void registerConvertVectorToLLVMInterface(DialectRegistry &registry);
} // namespace vector

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H
