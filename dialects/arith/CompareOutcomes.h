//===- CompareOutcomes.h - Predicates as sets of outcomes -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The predicates of cmpi and cmpf as sets of the outcomes for which they are true. Inverting a predicate
// complements its set; swapping the operands exchanges Less and Greater. Private to the arith dialect; other
// folders use the functions on predicates in Arith.h. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_COMPAREOUTCOMES_H
#define STRATA_DIALECTS_ARITH_COMPAREOUTCOMES_H

#include "dialects/arith/Arith.h"

namespace mlir::arith {

/// A set of possible results of a comparison; each bit stands for one result.
using Outcomes = unsigned;
enum Outcome : Outcomes {
  Less = 1,
  Equal = 2,
  Greater = 4,
  Unordered = 8, ///< An operand is NaN.
};

/// Returns the outcomes for which the predicate is true.
Outcomes getOutcomes(CmpIPredicate predicate);
Outcomes getOutcomes(CmpFPredicate predicate);

/// Returns the predicate that is true for these outcomes. `isSigned` is ignored for eq and ne.
/// \pre `outcomes` is neither empty nor all of {Less, Equal, Greater}, and does not contain Unordered.
CmpIPredicate getCmpIPredicate(Outcomes outcomes, bool isSigned);

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_COMPAREOUTCOMES_H
