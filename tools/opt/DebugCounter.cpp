//===- DebugCounter.cpp - Bisection of rewrites ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/DebugCounter.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

LogicalResult DebugCounter::addRule(llvm::StringRef rule, std::string &error) {
  auto [name, value] = rule.split('=');
  int64_t number;
  if (value.empty()) {
    error = ("expected DebugCounter argument to have an `=` separating the counter name and value, but the "
             "provided "
             "argument was: `" +
             rule + "`")
                .str();
    return failure();
  }
  if (value.getAsInteger(0, number) || number < 0) {
    error = ("expected DebugCounter counter value to be numeric, but got `" + value + "`").str();
    return failure();
  }
  bool isSkip = name.consume_back("-skip");
  if (!isSkip && !name.consume_back("-count")) {
    error =
        ("expected DebugCounter counter name to end with either `-skip` or `-count`, but got `" + name + "`")
            .str();
    return failure();
  }
  for (Counter *counter : {&patterns, &folds}) {
    if (counter->tag != name)
      continue;
    (isSkip ? counter->skip : counter->stopAfter) = number;
    return success();
  }
  error = ("there is no counter `" + name + "`: `apply-pattern` and `fold` are").str();
  return failure();
}

void DebugCounter::print(llvm::raw_ostream &os) const {
  os << "DebugCounter counters:\n";
  for (const Counter *counter : {&patterns, &folds}) {
    os.indent(2) << counter->tag;
    os.indent(32 > counter->tag.size() ? 32 - counter->tag.size() : 1)
        << ": {" << counter->seen << ',' << counter->skip << ',' << counter->stopAfter << "}\n";
  }
}

bool DebugCounter::shouldApply(llvm::StringRef name, Operation *op) {
  return patterns.next() && (!next || next->shouldApply(name, op));
}
void DebugCounter::applied(llvm::StringRef name, bool succeeded) {
  if (next)
    next->applied(name, succeeded);
}
bool DebugCounter::shouldFold(Operation *op) { return folds.next() && (!next || next->shouldFold(op)); }
void DebugCounter::folded(bool succeeded) {
  if (next)
    next->folded(succeeded);
}
void DebugCounter::willEraseDead(Operation *op) {
  if (next)
    next->willEraseDead(op);
}
void DebugCounter::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  if (next)
    next->notifyOperationInserted(op, previous);
}
void DebugCounter::notifyOperationModified(Operation *op) {
  if (next)
    next->notifyOperationModified(op);
}
void DebugCounter::notifyOperationReplaced(Operation *op, ValueRange values) {
  if (next)
    next->notifyOperationReplaced(op, values);
}
void DebugCounter::notifyOperationErased(Operation *op) {
  if (next)
    next->notifyOperationErased(op);
}
