//===- Interpreter.h - Reference interpreter of functions -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Executes functions of func, arith, cf, scf and ub without memory, to check that a pass preserves their
// semantics:
//
//     Execution before = Interpreter(module).call("f", arguments);
//     ...
//     Execution after = Interpreter(module).call("f", arguments);
//     EXPECT_EQ(refinementError(before, after), std::nullopt);
//
// A call of a function without body is an observable event; its results are numbers that depend on the callee
// and on the number of previous events. Undefined behavior (division by zero, a branch on poison) makes the
// whole execution undefined: any other execution refines it. The implementation favors simplicity over speed
// and is for tests only. The module must be valid and is not changed. Not thread-safe.
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

namespace mlir::interpreter {

/// How an execution ended.
enum class Outcome {
  Returned,
  Undefined,   ///< Undefined behavior was executed.
  Stopped,     ///< An assertion (cf.assert) failed.
  OutOfSteps,  ///< The limit of steps or of the call depth was exceeded.
  Unsupported, ///< An op or a type is not interpreted.
};

/// A call of a function without body.
struct Event {
  std::string callee;
  std::vector<Datum> arguments;
};

/// The outcome of a call, its results and the observable events before it ended.
struct Execution {
  Outcome outcome = Outcome::Returned;
  std::string reason;         ///< Why the execution did not return.
  std::vector<Datum> results; ///< The results if it returned.
  std::vector<Event> events;
  uint64_t steps = 0; ///< Number of executed ops.
  /// True if the result of an arith.remsi, arith.remui or arith.floordivsi was poison. These ops are
  /// speculatable, so that a division by zero yields poison, but machine code traps.
  bool mayTrap = false;
};

/// Bounds on an execution.
struct Limits {
  uint64_t steps = 100'000;
  unsigned callDepth = 64;
};

/// Executes functions of one module.
class Interpreter {
public:
  /// \param module contains the functions. \pre It is valid.
  explicit Interpreter(Operation *module, Limits limits = {});
  /// Executes a function. The outcome is Unsupported if the module has no function of that name with a body.
  Execution call(llvm::StringRef function, llvm::ArrayRef<Datum> arguments);

private:
  using Frame = llvm::DenseMap<Value, Datum>;

  // The following functions return false or null if the execution has ended.

  /// Calls a function with or without body.
  bool callFunction(llvm::StringRef function, llvm::ArrayRef<Datum> arguments, std::vector<Datum> &results);
  /// Records a call of a function without body as event and computes its results.
  bool callOutside(Operation *function, llvm::ArrayRef<Datum> arguments, std::vector<Datum> &results);
  /// Executes blocks until a terminator without successors and returns this terminator.
  Operation *runRegion(Region &region, llvm::ArrayRef<Datum> arguments, Frame &frame);
  /// Executes an op that is not a terminator.
  bool runOp(Operation *op, Frame &frame);
  /// Assigns the forwarded operands to the arguments of the successor and returns the successor.
  Block *runBranch(Operation *op, Frame &frame);
  bool runIf(Operation *op, Frame &frame);
  bool runIndexSwitch(Operation *op, Frame &frame);
  bool runFor(Operation *op, Frame &frame);
  bool runWhile(Operation *op, Frame &frame);
  bool runParallel(Operation *op, Frame &frame);
  bool runForall(Operation *op, Frame &frame);
  bool reduce(Operation *reduce, std::vector<Datum> &values, Frame &frame);
  /// Executes a region once; the operands of its terminator become the results of `op`.
  bool runOnce(Operation *op, Region &region, Frame &frame);
  /// Calls `visit` with each point of an iteration space until it returns false.
  bool count(llvm::ArrayRef<Datum> lower, llvm::ArrayRef<Datum> upper, llvm::ArrayRef<Datum> step,
             llvm::function_ref<bool(llvm::ArrayRef<Datum>)> visit);

  /// Assigns the results of `op`.
  bool define(Operation *op, llvm::ArrayRef<Datum> results, Frame &frame);
  /// Returns the current values of `values`.
  std::vector<Datum> read(ValueRange values, Frame &frame);
  /// Returns the value of an i1; poison ends the execution as undefined.
  std::optional<bool> readFlag(Value value, Frame &frame);
  /// Ends the execution; returns false.
  bool stop(Outcome outcome, const llvm::Twine &reason);

  llvm::StringMap<Operation *> functions;
  Limits limits;
  Execution execution;
  unsigned depth = 0;
};

/// Returns why `after` does not refine `before`, or nullopt if it does. Also returns nullopt if `before` is
/// undefined, or if one of the executions ran out of steps or is unsupported.
std::optional<std::string> refinementError(const Execution &before, const Execution &after);

/// Returns the outcome as text.
llvm::StringRef toString(Outcome outcome);

} // namespace mlir::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_INTERPRETER_H
