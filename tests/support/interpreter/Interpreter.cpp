//===- Interpreter.cpp - Reference interpreter of functions --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/interpreter/Interpreter.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/ir/BuiltinTypes.h"
#include "tests/support/interpreter/Evaluate.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::interpreter;
using llvm::APInt;
using llvm::StringRef;

Interpreter::Interpreter(Operation *module, Limits limits) : limits(limits) {
  for (Operation &op : module->getRegion(0).front())
    if (auto function = llvm::dyn_cast<func::FuncOp>(&op))
      functions[function.getSymName()] = &op;
}

Execution Interpreter::call(StringRef function, llvm::ArrayRef<Datum> arguments) {
  execution = {};
  depth = 0;
  Operation *op = functions.lookup(function);
  if (!op || op->getRegion(0).empty())
    stop(Outcome::Unsupported, "no function with a body: @" + function);
  else if (std::vector<Datum> results; callFunction(function, arguments, results))
    execution.results = std::move(results);
  return std::move(execution);
}

bool Interpreter::stop(Outcome outcome, const llvm::Twine &reason) {
  execution.outcome = outcome;
  execution.reason = reason.str();
  return false;
}

//===----------------------------------------------------------------------===//
// Execution of calls
//===----------------------------------------------------------------------===//

bool Interpreter::callFunction(StringRef function, llvm::ArrayRef<Datum> arguments,
                               std::vector<Datum> &results) {
  Operation *op = functions.lookup(function);
  if (!op)
    return stop(Outcome::Unsupported, "no function: @" + function);
  if (op->getRegion(0).empty())
    return callOutside(op, arguments, results);
  if (depth == limits.callDepth)
    return stop(Outcome::OutOfSteps, "call depth limit exceeded");
  ++depth;
  Frame frame;
  Operation *end = runRegion(op->getRegion(0), arguments, frame);
  if (!end)
    return false;
  results = read(end->getOperands(), frame);
  --depth;
  return true;
}

bool Interpreter::callOutside(Operation *function, llvm::ArrayRef<Datum> arguments,
                              std::vector<Datum> &results) {
  std::string name = llvm::cast<func::FuncOp>(function).getSymName().str();
  execution.events.push_back({name, arguments.vec()});
  for (Type type : llvm::cast<func::FuncOp>(function).getFunctionType().getResults()) {
    if (!countScalars(type))
      return stop(Outcome::Unsupported, "result type is not interpreted");
    std::string key =
        name + ":" + std::to_string(execution.events.size()) + ":" + std::to_string(results.size());
    results.push_back(makeDatum(type, llvm::xxh3_64bits(key)));
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reading and assigning values
//===----------------------------------------------------------------------===//

std::vector<Datum> Interpreter::read(ValueRange values, Frame &frame) {
  std::vector<Datum> result;
  for (Value value : values)
    result.push_back(frame.at(value));
  return result;
}

std::optional<bool> Interpreter::readFlag(Value value, Frame &frame) {
  const Scalar &flag = frame.at(value).front();
  if (!isPoison(flag))
    return std::get<APInt>(flag).isOne();
  stop(Outcome::Undefined, "branch on poison");
  return std::nullopt;
}

bool Interpreter::define(Operation *op, llvm::ArrayRef<Datum> results, Frame &frame) {
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), results))
    frame[result] = datum;
  return true;
}

//===----------------------------------------------------------------------===//
// Execution of blocks and branches
//===----------------------------------------------------------------------===//

Operation *Interpreter::runRegion(Region &region, llvm::ArrayRef<Datum> arguments, Frame &frame) {
  Block *block = &region.front();
  for (auto [argument, datum] : llvm::zip_equal(block->getArguments(), arguments))
    frame[argument] = datum;
  while (block) {
    for (Operation &op : *block) {
      if (++execution.steps > limits.steps) {
        stop(Outcome::OutOfSteps, "step limit exceeded");
        return nullptr;
      }
      if (&op != &block->back()) {
        if (!runOp(&op, frame))
          return nullptr;
        continue;
      }
      if (op.getNumSuccessors() == 0)
        return &op;
      block = runBranch(&op, frame);
      break;
    }
  }
  return nullptr;
}

Block *Interpreter::runBranch(Operation *op, Frame &frame) {
  auto go = [&](Block *target, ValueRange values) {
    // Read all forwarded operands before assigning, because a block may branch to itself with its own
    // arguments.
    for (auto [argument, datum] : llvm::zip_equal(target->getArguments(), read(values, frame)))
      frame[argument] = datum;
    return target;
  };
  if (auto branch = llvm::dyn_cast<cf::BranchOp>(op))
    return go(branch.getDest(), branch.getDestOperands());
  if (auto branch = llvm::dyn_cast<cf::CondBranchOp>(op)) {
    std::optional<bool> flag = readFlag(branch.getCondition(), frame);
    if (!flag)
      return nullptr;
    return *flag ? go(branch.getTrueDest(), branch.getTrueDestOperands())
                 : go(branch.getFalseDest(), branch.getFalseDestOperands());
  }
  if (auto branch = llvm::dyn_cast<cf::SwitchOp>(op)) {
    const Scalar &flag = frame.at(branch.getFlag()).front();
    if (isPoison(flag)) {
      stop(Outcome::Undefined, "switch on poison");
      return nullptr;
    }
    for (auto [index, value] : llvm::enumerate(branch.getCaseValueList()))
      if (value == std::get<APInt>(flag))
        return go(op->getSuccessor(1 + index), branch.getCaseOperands(index));
    return go(op->getSuccessor(0), branch.getDefaultOperands());
  }
  stop(Outcome::Unsupported, op->getName().getStringRef());
  return nullptr;
}

bool Interpreter::runOp(Operation *op, Frame &frame) {
  StringRef name = op->getName().getStringRef();
  std::vector<Datum> results;
  if (auto call = llvm::dyn_cast<func::CallOp>(op))
    return callFunction(call.getCallee(), read(op->getOperands(), frame), results) &&
           define(op, results, frame);
  if (llvm::isa<func::CallIndirectOp>(op)) {
    std::vector<Datum> operands = read(op->getOperands(), frame);
    auto *callee = std::get_if<std::string>(&operands.front().front());
    if (!callee)
      return stop(Outcome::Undefined, "call of poison");
    return callFunction(*callee, llvm::ArrayRef(operands).drop_front(), results) &&
           define(op, results, frame);
  }
  if (auto check = llvm::dyn_cast<cf::AssertOp>(op)) {
    std::optional<bool> flag = readFlag(check.getArg(), frame);
    return flag && (*flag || stop(Outcome::Stopped, check.getMsg()));
  }
  if (name == "scf.if")
    return runIf(op, frame);
  if (name == "scf.index_switch")
    return runIndexSwitch(op, frame);
  if (name == "scf.for")
    return runFor(op, frame);
  if (name == "scf.while")
    return runWhile(op, frame);
  if (name == "scf.parallel")
    return runParallel(op, frame);
  if (name == "scf.forall")
    return runForall(op, frame);
  if (name == "scf.execute_region")
    return runOnce(op, op->getRegion(0), frame);

  Evaluation evaluation = evaluate(op, read(op->getOperands(), frame));
  if (evaluation.kind == Evaluation::Kind::Done) {
    if (name == "arith.remsi" || name == "arith.remui" || name == "arith.floordivsi")
      execution.mayTrap |= hasPoison(evaluation.results.front());
    return define(op, evaluation.results, frame);
  }
  return evaluation.kind == Evaluation::Kind::Undefined ? stop(Outcome::Undefined, name)
                                                        : stop(Outcome::Unsupported, name);
}

//===----------------------------------------------------------------------===//
// Refinement of executions
//===----------------------------------------------------------------------===//

StringRef interpreter::toString(Outcome outcome) {
  switch (outcome) {
  case Outcome::Returned:
    return "returned";
  case Outcome::Undefined:
    return "undefined";
  case Outcome::Stopped:
    return "stopped";
  case Outcome::OutOfSteps:
    return "out of steps";
  case Outcome::Unsupported:
    return "unsupported";
  }
  return "";
}

static std::optional<std::string> compareLists(const llvm::Twine &what, llvm::ArrayRef<Datum> before,
                                               llvm::ArrayRef<Datum> after) {
  if (before.size() != after.size())
    return (what + ": different number of values").str();
  for (auto [index, first, second] : llvm::enumerate(before, after))
    if (!refines(first, second))
      return (what + " #" + llvm::Twine(index) + ": was " + toString(first) + ", is " + toString(second))
          .str();
  return std::nullopt;
}

std::optional<std::string> interpreter::refinementError(const Execution &before, const Execution &after) {
  auto isOpen = [](const Execution &execution) {
    return execution.outcome == Outcome::OutOfSteps || execution.outcome == Outcome::Unsupported;
  };
  if (before.outcome == Outcome::Undefined || isOpen(before) || isOpen(after))
    return std::nullopt;
  if (before.outcome != after.outcome)
    return ("was " + toString(before.outcome) + ", is " + toString(after.outcome) + " " + after.reason).str();
  if (before.events.size() != after.events.size())
    return std::to_string(before.events.size()) + " external calls became " +
           std::to_string(after.events.size());
  for (auto [index, first, second] : llvm::enumerate(before.events, after.events)) {
    std::string place = "external call #" + std::to_string(index);
    if (first.callee != second.callee)
      return place + ": was @" + first.callee + ", is @" + second.callee;
    if (std::optional<std::string> error =
            compareLists(place + ", argument", first.arguments, second.arguments))
      return error;
  }
  return compareLists("result", before.results, after.results);
}
