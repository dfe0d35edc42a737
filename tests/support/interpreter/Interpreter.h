//===- Interpreter.h - Runs functions -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs functions of func, arith, cf, scf and ub without memory, to see whether a pass keeps their meaning:
//
//     Execution before = Interpreter(module).call("f", arguments);
//     ...
//     Execution after = Interpreter(module).call("f", arguments);
//     EXPECT_EQ(refinementError(before, after), std::nullopt);
//
// A call of a function without body is an event, which the outside sees; it gives numbers that depend on its
// name and on how many events there were. What must not happen (a division by zero, a branch by poison) makes
// a run undefined: from then on, and before, anything may happen in its place. Slow and simple on purpose;
// for tests only. The module must verify, and is not changed; one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_INTERPRETER_INTERPRETER_H
#define STRATA_TESTS_SUPPORT_INTERPRETER_INTERPRETER_H

#include "runtime/ir/Block.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"
#include "tests/support/interpreter/Datum.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace strata::interpreter {

enum class Outcome {
  Returned,
  Undefined,   ///< It did what must not be done.
  Stopped,     ///< An assertion did not hold.
  OutOfSteps,  ///< Perhaps it does not end.
  Unsupported, ///< An op, or a type, of unknown meaning.
};

struct Event {
  std::string callee;
  std::vector<Datum> arguments;
};

struct Execution {
  Outcome outcome = Outcome::Returned;
  std::string reason;         ///< Unless it returned.
  std::vector<Datum> results; ///< If it returned.
  std::vector<Event> events;
  uint64_t steps = 0; ///< Ops that were run.
};

struct Limits {
  uint64_t steps = 100'000;
  unsigned callDepth = 64;
};

class Interpreter {
public:
  /// \param module  holds the functions. \pre It verifies.
  explicit Interpreter(Operation *module, Limits limits = {});
  /// Runs the function from its start. Unsupported if there is none of that name with a body.
  Execution call(llvm::StringRef function, llvm::ArrayRef<Datum> arguments);

private:
  using Frame = llvm::DenseMap<Value, Datum>;

  // Each gives false, or null, when the run is over.
  bool callFunction(llvm::StringRef function, llvm::ArrayRef<Datum> arguments, std::vector<Datum> &results);
  bool callOutside(Operation *function, llvm::ArrayRef<Datum> arguments, std::vector<Datum> &results);
  /// Runs blocks until one ends without a successor: by the op that is returned.
  Operation *runRegion(Region &region, llvm::ArrayRef<Datum> arguments, Frame &frame);
  bool runOp(Operation *op, Frame &frame);
  /// Puts the arguments of the next block into the frame.
  Block *runBranch(Operation *op, Frame &frame);
  bool runIf(Operation *op, Frame &frame);
  bool runIndexSwitch(Operation *op, Frame &frame);
  bool runFor(Operation *op, Frame &frame);
  bool runWhile(Operation *op, Frame &frame);
  bool runParallel(Operation *op, Frame &frame);
  bool runForall(Operation *op, Frame &frame);
  bool reduce(Operation *reduce, std::vector<Datum> &values, Frame &frame);
  /// Runs a region once; the operands of its end are the op's results.
  bool runOnce(Operation *op, Region &region, Frame &frame);
  /// Counts in several dimensions; `visit` gives false to end it.
  bool count(llvm::ArrayRef<Datum> lower, llvm::ArrayRef<Datum> upper, llvm::ArrayRef<Datum> step,
             llvm::function_ref<bool(llvm::ArrayRef<Datum>)> visit);

  bool define(Operation *op, llvm::ArrayRef<Datum> results, Frame &frame);
  std::vector<Datum> read(ValueRange values, Frame &frame);
  /// The truth of an i1; undefined if that is poison.
  std::optional<bool> readFlag(Value value, Frame &frame);
  bool stop(Outcome outcome, const llvm::Twine &reason);

  llvm::StringMap<Operation *> functions;
  Limits limits;
  Execution execution;
  unsigned depth = 0;
};

/// Why the second run may not stand for the first, or none. If the first was undefined, or one of them was
/// not finished or not supported, nothing can be said: none.
std::optional<std::string> refinementError(const Execution &before, const Execution &after);

llvm::StringRef toString(Outcome outcome);

} // namespace strata::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_INTERPRETER_H
