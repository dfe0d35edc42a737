//===- ShapeToStandard.h - Lowering of shape ops --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H
#define STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H

namespace mlir {

class RewritePatternSet;

/// Adds patterns that lower shape ops on extent tensors (one-dimensional tensors of type index) and on index
/// values to arith, scf and tensor. Constraints are lowered to `shape.cstr_require`.
void populateShapeToStandardConversionPatterns(RewritePatternSet &patterns);

/// Adds patterns that lower constraints to `cf.assert`.
void populateConvertShapeConstraintsConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_SHAPE_SHAPETOSTANDARD_H
