//===- VectorEnums.h - Choices of lowerings -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The enums that VectorTransformsBase.td declares, with their spellings and attributes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORENUMS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORENUMS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

#include "dialects/vector/transforms/VectorTransformsEnums.h.inc"

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORENUMS_H
