//===- VectorToLLVM.h - Lowering of vector ops to llvm --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert vector ops to the llvm dialect: ops on one-dimensional vectors, and extraction and
// insertion in vectors of any rank. Other ops must first be lowered by patterns in
// dialects/vector/transforms. The pass convert-vector-to-llvm (Passes.h) does both.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

/// Adds the patterns that convert vector ops to the llvm dialect. The converter must outlive the patterns.
/// \param reassociateFPReductions Allows floating-point reductions to combine the elements in any order.
/// \param force32BitVectorIndices Compares 32-bit indices to create masks, which is faster but limits vector
///   lengths.
/// \param useVectorAlignment Assumes that vectors in memory are aligned as a vector instead of as an element.
void populateVectorToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                            bool reassociateFPReductions = false,
                                            bool force32BitVectorIndices = false,
                                            bool useVectorAlignment = false);

namespace vector {
/// Registers an extension by which the pass convert-to-llvm obtains the patterns for vector ops.
void registerConvertVectorToLLVMInterface(DialectRegistry &registry);
} // namespace vector

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_VECTORTOLLVM_H
