//===- Passes.h - Passes on arith ops -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
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

/// Creates a pass that replaces values with a singleton integer range by constants, and removes redundant
/// remainders.
std::unique_ptr<Pass> createIntRangeOptimizationsPass();

// Patterns of arith-expand.
/// Add the expansions of ceildivsi, ceildivui and floordivsi.
void populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns);
/// Add the expansions of extf and truncf for a small float type.
void populateExpandBFloat16Patterns(RewritePatternSet &patterns);
void populateExpandF4E2M1Patterns(RewritePatternSet &patterns);
void populateExpandF8E8M0Patterns(RewritePatternSet &patterns);
/// Add the expansions of scaling_extf and scaling_truncf.
void populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns);
/// Add all expansions except those of extf and truncf.
void populateArithExpandOpsPatterns(RewritePatternSet &patterns);

// Parts of arith-emulate-unsupported-floats. The converter is borrowed.
/// Adds conversions of floats, and of shaped types of floats, from the source types to the target type.
void populateEmulateUnsupportedFloatsConversions(TypeConverter &converter, llvm::ArrayRef<Type> sourceTypes,
                                                 Type targetType);
void populateEmulateUnsupportedFloatsPatterns(RewritePatternSet &patterns, const TypeConverter &converter);
/// Makes ops that compute with unsupported types illegal.
void populateEmulateUnsupportedFloatsLegality(ConversionTarget &target, const TypeConverter &converter);

class WideIntEmulationConverter;
/// Adds the patterns of arith-emulate-wide-int for ops of arith and vector.print. The converter is borrowed.
void populateArithWideIntEmulationPatterns(const WideIntEmulationConverter &typeConverter,
                                           RewritePatternSet &patterns);

// Defines registerArithPasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/arith/transforms/Passes.h.inc"

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
