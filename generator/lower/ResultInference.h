//===- ResultInference.h - Result types that follow from data -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Decides whether the result types of an op follow from its operands and attributes by what it declares:
// buildable types, AllTypesMatch and friends, TypesMatchWith. The answer becomes OpSpec::inference and
// gives the op builders without result types. Both producers ask here.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_RESULTINFERENCE_H
#define STRATA_GENERATOR_LOWER_RESULTINFERENCE_H

#include "generator/model/OpModel.h"
#include "runtime/spec/FormatSpec.h"
#include <vector>

namespace strata {

/// Where the type of one result group comes from.
struct InferredResult {
  TypeSourceKind kind = TypeSourceKind::Buildable; ///< Buildable, SameAs or Transform.
  TypeSourceOf of = TypeSourceOf::Operand;
  unsigned index = 0;                       ///< Of the operand group or attribute slot.
  const CppExpression *transform = nullptr; ///< Transform: of $_self.
};

/// One entry for each result; empty when there is no result or one does not follow.
std::vector<InferredResult> inferResults(const OpModel &op);
/// The same question with the author's own inference counted in: builders may leave out result types.
bool canInferResults(const OpModel &op);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_RESULTINFERENCE_H
