//===- Passes.h - Passes on arith ops -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, and patterns of these passes. Their names on the command line are those
// of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {
class ConversionTarget;
class RewritePatternSet;
class TypeConverter;
} // namespace mlir

namespace mlir::arith {

// Declares ArithIntRangeNarrowingOptions, createArithIntRangeNarrowing(options) and
// createArithIntRangeOpts().
#define GEN_PASS_DECL
#include "dialects/arith/transforms/Passes.h.inc"

/// Creates the pass int-range-optimizations: replaces values whose integer range has one element by
/// constants, and removes remainders that do not change the dividend.
std::unique_ptr<Pass> createIntRangeOptimizationsPass();

// Patterns of arith-expand.
/// Add the expansions of ceildivsi, ceildivui and floordivsi.
void populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns);
/// Add the expansions of extf and truncf for one floating-point type with less than 32 bits.
void populateExpandBFloat16Patterns(RewritePatternSet &patterns);
void populateExpandF4E2M1Patterns(RewritePatternSet &patterns);
void populateExpandF8E8M0Patterns(RewritePatternSet &patterns);
/// Add the expansions of scaling_extf and scaling_truncf.
void populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns);
/// Add all expansions except those of extf and truncf.
void populateArithExpandOpsPatterns(RewritePatternSet &patterns);

// Parts of arith-emulate-unsupported-floats. The converter must outlive patterns and target.
/// Adds to the converter the conversions from the source types to the target type (also as element types of
/// shaped types), and the creation of casts for operands.
void populateEmulateUnsupportedFloatsConversions(TypeConverter &converter, llvm::ArrayRef<Type> sourceTypes,
                                                 Type targetType);
/// Adds the pattern that replaces an op by the same op on converted types.
void populateEmulateUnsupportedFloatsPatterns(RewritePatternSet &patterns, const TypeConverter &converter);
/// Makes arith and vector ops illegal that compute with a source type. Casts and ops that only move values
/// remain legal.
void populateEmulateUnsupportedFloatsLegality(ConversionTarget &target, const TypeConverter &converter);

class WideIntEmulationConverter;
/// Adds the patterns of arith-emulate-wide-int for arith ops and vector.print. The converter must outlive
/// them.
void populateArithWideIntEmulationPatterns(const WideIntEmulationConverter &typeConverter,
                                           RewritePatternSet &patterns);

// Defines registerArithPasses(), which registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/arith/transforms/Passes.h.inc"

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
