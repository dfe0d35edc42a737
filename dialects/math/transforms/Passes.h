//===- Passes.h - Passes on math ops --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt, and their patterns.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MATH_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_MATH_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class ConversionTarget;
class RewritePatternSet;
class TypeConverter;

/// Adds the patterns of math-uplift-to-fma.
void populateUpliftToFMAPatterns(RewritePatternSet &patterns);

namespace math {

#define GEN_PASS_DECL
#include "dialects/math/transforms/Passes.h.inc"

// Defines registerMathPasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/math/transforms/Passes.h.inc"

/// Adds the patterns of math-expand-ops for the ops with the mnemonics, or for all ops if there are none.
void populateExpansionPatterns(RewritePatternSet &patterns, llvm::ArrayRef<llvm::StringRef> opMnemonics = {});

// The parts of math-extend-to-supported-types.
/// Converts float types that are not in \p sourceTypes, and shaped types of them, to \p targetType.
void populateExtendToSupportedTypesTypeConverter(TypeConverter &typeConverter,
                                                 const llvm::SetVector<Type> &sourceTypes, Type targetType);
/// Makes math ops legal whose types are legal for \p typeConverter.
void populateExtendToSupportedTypesConversionTarget(ConversionTarget &target, TypeConverter &typeConverter);
void populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns, const TypeConverter &typeConverter);

} // namespace math
} // namespace mlir

#endif // STRATA_DIALECTS_MATH_TRANSFORMS_PASSES_H
