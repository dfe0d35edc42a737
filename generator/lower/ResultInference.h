//===- ResultInference.h - Inferred result types --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Infers the result types of an op from its operands and attributes, using declared facts only: buildable
// types, relations such as AllTypesMatch, and TypesMatchWith. The result becomes OpSpec::inference; ops with
// inferred results also get builders without result types. Used by the emitter and the loader.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_RESULTINFERENCE_H
#define STRATA_GENERATOR_LOWER_RESULTINFERENCE_H

#include "generator/model/OpModel.h"
#include "runtime/spec/FormatSpec.h"
#include <vector>

namespace mlir {

/// The source of the type of one result group.
struct InferredResult {
  TypeSourceKind kind = TypeSourceKind::Buildable; ///< One of Buildable, SameAs and Transform.
  TypeSourceOf of = TypeSourceOf::Operand;
  unsigned index = 0;                       ///< Index of the operand group or attribute slot.
  const CppExpression *transform = nullptr; ///< For Transform: an expression of $_self, the source's type.
};

/// Returns one entry for each result; empty if the op has no results or one result type cannot be inferred.
std::vector<InferredResult> inferResults(const OpModel &op);
/// True if builders can omit result types: they are inferred from data or by the op's InferTypeOpInterface.
bool canInferResults(const OpModel &op);

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_RESULTINFERENCE_H
