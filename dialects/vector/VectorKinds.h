//===- VectorKinds.h - Helpers for combining kinds ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector. Parsing and verification of the `kind` attribute that outerproduct, contract
// and the reductions have.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORKINDS_H
#define STRATA_DIALECTS_VECTOR_VECTORKINDS_H

#include "dialects/vector/Vector.h"

namespace mlir::vector {

/// Checks that the parsed attribute `kind` in `result` is a CombiningKindAttr; adds the default kind, `add`,
/// if it is absent.
ParseResult parseDefaultKind(OpAsmParser &parser, OperationState &result);

/// Emits an error at `op` unless `kind` can combine elements of type `elementType`. \p typeQuote is printed
/// before and after the type: vector.reduction quotes it once more than the type printer, as MLIR does.
LogicalResult verifyReductionKind(Operation *op, CombiningKind kind, Type elementType,
                                  llvm::StringRef typeQuote = "");

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORKINDS_H
