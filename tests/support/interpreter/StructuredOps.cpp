//===- StructuredOps.cpp - Interpretation of scf ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "dialects/scf/SCF.h"
#include "runtime/ir/OpFoldResult.h"
#include "tests/support/interpreter/Interpreter.h"

using namespace mlir;
using namespace mlir::interpreter;
using llvm::APInt;

bool Interpreter::runOnce(Operation *op, Region &region, Frame &frame) {
  Operation *end = runRegion(region, {}, frame);
  return end && define(op, read(end->getOperands(), frame), frame);
}

bool Interpreter::runIf(Operation *op, Frame &frame) {
  std::optional<bool> flag = readFlag(op->getOperand(0), frame);
  if (!flag)
    return false;
  Region &region = op->getRegion(*flag ? 0 : 1);
  return region.empty() || runOnce(op, region, frame);
}

bool Interpreter::runIndexSwitch(Operation *op, Frame &frame) {
  auto choice = llvm::cast<scf::IndexSwitchOp>(op);
  const Scalar &index = frame.at(choice.getArg()).front();
  if (isPoison(index))
    return stop(Outcome::Undefined, "switch on poison");
  for (auto [number, value] : llvm::enumerate(choice.getCases()))
    if (std::get<APInt>(index).getSExtValue() == value)
      return runOnce(op, choice.getCaseRegions()[number], frame);
  return runOnce(op, choice.getDefaultRegion(), frame);
}

bool Interpreter::runFor(Operation *op, Frame &frame) {
  auto loop = llvm::cast<scf::ForOp>(op);
  std::vector<Datum> bounds = read(op->getOperands().take_front(3), frame),
                     carried = read(loop.getInitArgs(), frame);
  if (llvm::any_of(bounds, hasPoison))
    return stop(Outcome::Undefined, "loop bound or step is poison");
  APInt at = std::get<APInt>(bounds[0].front());
  const APInt &end = std::get<APInt>(bounds[1].front()), &step = std::get<APInt>(bounds[2].front());
  bool isUnsigned = loop.getUnsignedCmp();
  if (isUnsigned ? step.isZero() : !step.isStrictlyPositive())
    return stop(Outcome::Undefined, "loop step is not positive");
  while (isUnsigned ? at.ult(end) : at.slt(end)) {
    std::vector<Datum> arguments = {{at}};
    arguments.insert(arguments.end(), carried.begin(), carried.end());
    Operation *yield = runRegion(op->getRegion(0), arguments, frame);
    if (!yield)
      return false;
    carried = read(yield->getOperands(), frame);
    bool overflow;
    at = isUnsigned ? at.uadd_ov(step, overflow) : at.sadd_ov(step, overflow);
    if (overflow)
      return stop(Outcome::Undefined, "induction variable overflows");
  }
  return define(op, carried, frame);
}

bool Interpreter::runWhile(Operation *op, Frame &frame) {
  std::vector<Datum> values = read(op->getOperands(), frame);
  while (true) {
    Operation *condition = runRegion(op->getRegion(0), values, frame);
    std::optional<bool> goesOn = condition ? readFlag(condition->getOperand(0), frame) : std::nullopt;
    if (!goesOn)
      return false;
    values = read(condition->getOperands().drop_front(), frame);
    if (!*goesOn)
      return define(op, values, frame);
    Operation *yield = runRegion(op->getRegion(1), values, frame);
    if (!yield)
      return false;
    values = read(yield->getOperands(), frame);
  }
}

bool Interpreter::count(llvm::ArrayRef<Datum> lower, llvm::ArrayRef<Datum> upper, llvm::ArrayRef<Datum> step,
                        llvm::function_ref<bool(llvm::ArrayRef<Datum>)> visit) {
  std::vector<Datum> at = lower.vec();
  auto number = [](const Datum &datum) { return std::get<APInt>(datum.front()); };
  for (size_t i = 0; i != at.size(); ++i) {
    if (hasPoison(lower[i]) || hasPoison(upper[i]) || hasPoison(step[i]))
      return stop(Outcome::Undefined, "loop bound or step is poison");
    if (!number(step[i]).isStrictlyPositive())
      return stop(Outcome::Undefined, "loop step is not positive");
  }
  for (size_t i = 0; i != at.size(); ++i)
    if (!number(at[i]).slt(number(upper[i])))
      return true;
  while (visit(at)) {
    size_t dimension = at.size();
    for (; dimension; --dimension) {
      size_t i = dimension - 1;
      bool overflow;
      at[i] = {number(at[i]).sadd_ov(number(step[i]), overflow)};
      if (overflow)
        return stop(Outcome::Undefined, "induction variable overflows");
      if (number(at[i]).slt(number(upper[i])))
        break;
      at[i] = lower[i];
    }
    if (dimension == 0)
      return true;
  }
  return false;
}

bool Interpreter::reduce(Operation *reduce, std::vector<Datum> &values, Frame &frame) {
  for (auto [index, region] : llvm::enumerate(reduce->getRegions())) {
    Operation *end = runRegion(region, {values[index], frame.at(reduce->getOperand(index))}, frame);
    if (!end)
      return false;
    values[index] = frame.at(end->getOperand(0));
  }
  return true;
}

/// Executes the iterations in lexicographic order, which is one of the permitted orders.
bool Interpreter::runParallel(Operation *op, Frame &frame) {
  auto loop = llvm::cast<scf::ParallelOp>(op);
  std::vector<Datum> values = read(loop.getInitVals(), frame);
  bool goesOn = count(read(loop.getLowerBound(), frame), read(loop.getUpperBound(), frame),
                      read(loop.getStep(), frame), [&](llvm::ArrayRef<Datum> at) {
                        Operation *end = runRegion(op->getRegion(0), at, frame);
                        return end && reduce(end, values, frame);
                      });
  return goesOn && define(op, values, frame);
}

bool Interpreter::runForall(Operation *op, Frame &frame) {
  auto loop = llvm::cast<scf::ForallOp>(op);
  if (op->getNumResults())
    return stop(Outcome::Unsupported, "scf.forall with shared outputs");
  auto readAll = [&](llvm::ArrayRef<OpFoldResult> bounds) {
    std::vector<Datum> result;
    for (OpFoldResult bound : bounds)
      if (auto value = llvm::dyn_cast<Value>(bound))
        result.push_back(frame.at(value));
      else
        result.push_back(*getDatum(llvm::cast<Attribute>(bound)));
    return result;
  };
  return count(readAll(loop.getMixedLowerBound()), readAll(loop.getMixedUpperBound()),
               readAll(loop.getMixedStep()),
               [&](llvm::ArrayRef<Datum> at) { return runRegion(op->getRegion(0), at, frame) != nullptr; });
}
