//===- Evaluate.h - The meaning of arithmetic -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the ops of arith (and the constants of func and ub) compute, written from their meaning and apart from
// the folders, which are to be tested with it.
//
// Poison in, poison out, but for the value that a select does not take. What is undefined at once: the
// division by zero or by poison, and the overflow of a signed one, of divui, divsi, ceildivui and ceildivsi;
// of floordivsi, remui and remsi, which may be moved freely, it is poison. Overflow against nsw and nuw, bits
// lost by an exact op, shifts by the width or more, floats that no integer holds, NaN and infinity against
// nnan and ninf are poison. The other flags of fast-math are no licence here: the results are exact.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H
#define STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H

#include "runtime/ir/Operation.h"
#include "tests/support/interpreter/Datum.h"

namespace strata::interpreter {

struct Evaluation {
  enum class Kind { Done, Undefined, Unsupported } kind = Kind::Unsupported;
  std::vector<Datum> results; ///< When done: one for each result.
};

/// \pre The operands are values of the types of the op's operands, and the op verifies.
Evaluation evaluate(Operation *op, llvm::ArrayRef<Datum> operands);

} // namespace strata::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H
