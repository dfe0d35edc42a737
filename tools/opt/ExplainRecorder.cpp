//===- ExplainRecorder.cpp - Records the history of operations ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/ExplainRecorder.h"
#include "runtime/asm/OperationPlaces.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/pass/Pass.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {
class Reporter : public PassInstrumentation {
public:
  explicit Reporter(ExplainRecorder &recorder) : recorder(recorder) {}
  void runBeforePass(Pass *pass, Operation *op) override { recorder.beginPass(pass, op); }
  void runAfterPass(Pass *pass, Operation *op) override { recorder.endPass(pass, op, /*failed=*/false); }
  void runAfterPassFailed(Pass *pass, Operation *op) override { recorder.endPass(pass, op, /*failed=*/true); }
  bool allowsThreads() const override { return false; }

private:
  ExplainRecorder &recorder;
};
} // namespace

std::unique_ptr<PassInstrumentation> ExplainRecorder::makeInstrumentation() {
  return std::make_unique<Reporter>(*this);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

int ExplainRecorder::add(Operation *op) {
  int number = ops.size();
  live[op] = number;
  ExplainOp &record = ops.emplace_back();
  record.name = op->getName().getStringRef().str();
  llvm::raw_string_ostream(record.loc) << op->getLoc();
  record.made = {stage(), step};
  record.from = stepRoot;
  return number;
}

int ExplainRecorder::numberOf(Operation *op) {
  auto it = live.find(op);
  return it == live.end() ? add(op) : it->second;
}

void ExplainRecorder::end(Operation *op, llvm::StringRef by) {
  auto it = live.find(op);
  if (it == live.end())
    return;
  ExplainOp &record = ops[it->second];
  record.isGone = true;
  record.gone = {stage(), by.str()};
  live.erase(it);
}

void ExplainRecorder::start(Operation *root) {
  ExplainStage &input = stages.emplace_back();
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { add(op); });
  input.on = root->getName().getStringRef().str();
  input.after = print(root);
}

ExplainText ExplainRecorder::print(Operation *op) {
  ExplainText result;
  std::vector<OperationPlace> places;
  OpPrintingFlags printing = flags;
  if (op->getParentOp())
    printing.useLocalScope();
  std::string text = printWithPlaces(op, printing, places);
  for (llvm::StringRef line : llvm::split(llvm::StringRef(text).rtrim('\n'), '\n'))
    result.lines.push_back(line.str());
  result.ops.assign(result.lines.size(), -1);
  for (const OperationPlace &place : places)
    if (place.line <= result.ops.size() && result.ops[place.line - 1] < 0)
      result.ops[place.line - 1] = numberOf(place.op);
  return result;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// Returns the name of the op and its symbol: `func.func @f`.
static std::string describe(Operation *op) {
  std::string result = op->getName().getStringRef().str();
  if (auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    result += " @" + name.getValue().str();
  return result;
}

void ExplainRecorder::beginPass(Pass *pass, Operation *op) {
  ExplainStage &added = stages.emplace_back();
  added.pass = pass->getArgument().str();
  added.name = pass->getName().str();
  added.on = describe(op);
  // Print now, because the IR before the pass cannot be printed afterwards.
  added.before = print(op);
  Running &pushed = running.emplace_back(Running{int(stages.size()) - 1, op, OperationFingerprint(op), {}});
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    numberOf(each);
    pushed.opsBefore.push_back(each);
  });
}

/// Records operations that the pass created or erased without notifying the recorder.
void ExplainRecorder::compare(Running &pass) {
  llvm::DenseSet<Operation *> now;
  pass.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
    now.insert(op);
    auto it = live.find(op);
    // A new operation may have the address of an erased one.
    if (it != live.end() && ops[it->second].name != op->getName().getStringRef()) {
      end(op, "");
      it = live.end();
    }
    if (it == live.end())
      add(op);
  });
  for (Operation *op : pass.opsBefore)
    if (!now.contains(op))
      end(op, "");
}

void ExplainRecorder::endPass(Pass *, Operation *op, bool failed) {
  if (running.empty())
    return;
  Running &done = running.back();
  compare(done);
  ExplainStage &own = stages[done.stage];
  own.failed = failed;
  if (!(OperationFingerprint(op) == done.before)) {
    own.after = print(op);
    // A change that the printed text does not show, such as a location, is not reported.
    own.changed = own.after.lines != own.before.lines;
  }
  if (!own.changed)
    own.before = own.after = ExplainText();
  running.pop_back();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool ExplainRecorder::shouldApply(llvm::StringRef name, Operation *op) {
  step = name.empty() ? "a pattern without a name" : name.str();
  stepRoot = numberOf(op);
  return true;
}
void ExplainRecorder::applied(llvm::StringRef, bool succeeded) {
  if (succeeded) {
    auto &patterns = stages[stage()].patterns;
    auto known = llvm::find_if(patterns, [&](const auto &entry) { return entry.first == step; });
    if (known == patterns.end())
      known = patterns.insert(known, {step, 0});
    ++known->second;
  }
  step.clear();
  stepRoot = -1;
}
bool ExplainRecorder::shouldFold(Operation *op) {
  step = "folding";
  stepRoot = numberOf(op);
  return true;
}
void ExplainRecorder::folded(bool succeeded) { applied("", succeeded); }

void ExplainRecorder::willEraseDead(Operation *op) {
  op->walk([&](Operation *inner) { end(inner, "dead code"); });
}

void ExplainRecorder::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  if (!live.contains(op))
    add(op);
}
void ExplainRecorder::notifyOperationModified(Operation *op) {
  // A change of the users of a replaced value is recorded at the replaced operation.
  if (step.empty() || numberOf(op) != stepRoot)
    return;
  std::vector<ExplainEvent> &changes = ops[stepRoot].changes;
  if (changes.empty() || changes.back().stage != stage() || changes.back().by != step)
    changes.push_back({stage(), step});
}
void ExplainRecorder::notifyOperationReplaced(Operation *op, ValueRange values) {
  int number = numberOf(op);
  for (Value value : values)
    if (Operation *by = value ? value.getDefiningOp() : nullptr) {
      int other = numberOf(by);
      if (!llvm::is_contained(ops[number].into, other))
        ops[number].into.push_back(other);
    }
}
void ExplainRecorder::notifyOperationErased(Operation *op) { end(op, step); }
