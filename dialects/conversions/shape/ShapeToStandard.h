//===- ShapeToStandard.h - Lowering of shape ops --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H
#define STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H

namespace mlir {

class RewritePatternSet;

/// Adds patterns that lower ops on extent tensors and on values of type index to arith, scf and tensor.
/// Constraints become `shape.cstr_require`.
void populateShapeToStandardConversionPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace constraints by `cf.assert`.
void populateConvertShapeConstraintsConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H
