//===- VectorKinds.h - Text of combining kinds ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORKINDS_H
#define STRATA_DIALECTS_VECTOR_VECTORKINDS_H

#include "runtime/asm/AsmParser.h"

namespace strata::vector {

/// Among attributes that were read, `kind` is one of how elements are put together, or is made that of a sum.
ParseResult parseDefaultKind(OpAsmParser &parser, OperationState &result);

} // namespace strata::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORKINDS_H
