//===- Passes.h - Passes on math ops --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with their patterns. Their names on the command line are those of
// mlir-opt.
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

// Defines registerMathPasses(), which registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/math/transforms/Passes.h.inc"

/// Adds the patterns of math-expand-ops: for the ops with the given mnemonics, or for all ops if the list is
/// empty.
void populateExpansionPatterns(RewritePatternSet &patterns, llvm::ArrayRef<llvm::StringRef> opMnemonics = {});

// Parts of math-extend-to-supported-types.
/// Adds conversions: a float type that is not in \p sourceTypes is converted to \p targetType, also in shaped
/// types.
void populateExtendToSupportedTypesTypeConverter(TypeConverter &typeConverter,
                                                 const llvm::SetVector<Type> &sourceTypes, Type targetType);
/// Makes math ops legal if \p typeConverter does not change their types. The converter must outlive the
/// target.
void populateExtendToSupportedTypesConversionTarget(ConversionTarget &target, TypeConverter &typeConverter);
/// Adds the pattern that converts math ops. The converter must outlive it.
void populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns, const TypeConverter &typeConverter);

} // namespace math
} // namespace mlir

#endif // STRATA_DIALECTS_MATH_TRANSFORMS_PASSES_H
