//===- Evaluate.h - Evaluation of single ops ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Evaluates the ops of arith and the constants of func and ub. The implementation follows the semantics of
// the ops and shares no code with the folders, which are tested against it.
//
// Poison operands yield poison, except for the operand that a select does not choose. Immediate undefined
// behavior: division by zero or poison and signed overflow in divui, divsi, ceildivui and ceildivsi. In
// floordivsi, remui and remsi, which are speculatable, these cases yield poison. Also poison: overflow of ops
// with nsw or nuw, lost bits of exact ops, shifts by the bit width or more, conversion of floats that no
// integer represents, NaN with nnan and infinity with ninf. Other fast-math flags have no effect: results are
// exact.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H
#define STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H

#include "runtime/ir/Operation.h"
#include "tests/support/interpreter/Datum.h"

namespace mlir::interpreter {

/// The outcome of one op.
struct Evaluation {
  enum class Kind { Done, Undefined, Unsupported } kind = Kind::Unsupported;
  std::vector<Datum> results; ///< One for each result if `kind` is Done.
};

/// Evaluates one op. \pre The operands are values of the op's operand types, and the op is valid.
Evaluation evaluate(Operation *op, llvm::ArrayRef<Datum> operands);

} // namespace mlir::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_EVALUATE_H
