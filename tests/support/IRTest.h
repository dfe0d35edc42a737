//===- IRTest.h - A fixture for tests of the IR ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fixture for tests of the IR: a context with the test dialect, functions that create operations without a
// parser, and the emitted diagnostics. Operations created here are detached unless they are added to a block;
// the fixture destroys those passed to `own`.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_IRTEST_H
#define STRATA_TESTS_SUPPORT_IRTEST_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "runtime/support/Diagnostics.h"
#include "tests/support/TestDialect.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <set>

namespace mlir::test {

/// The parts of an operation that IRTest::make creates.
struct Parts {
  llvm::SmallVector<Value> operands = {};
  llvm::SmallVector<Type> types = {};
  llvm::SmallVector<std::pair<llvm::StringRef, Attribute>> attrs = {};
  llvm::SmallVector<Block *> successors = {};
  unsigned regions = 0;
  std::optional<Location> at = std::nullopt;
};

class IRTest : public ::testing::Test {
public:
  /// Diagnostic kinds that the tests of this program have emitted so far.
  static std::set<std::string> &emittedKinds() {
    static std::set<std::string> kinds;
    return kinds;
  }

protected:
  IRTest() : builder(&context), loc(UnknownLoc::get(&context)) {
    context.getOrLoadDialect<TestDialect>();
    context.printOpOnDiagnostic(false);
    i1 = builder.getI1Type();
    i32 = builder.getI32Type();
    i64 = builder.getI64Type();
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      record(diag);
      for (const auto &note : diag.getNotes())
        record(note);
      return success();
    });
  }
  ~IRTest() override {
    for (Operation *op : llvm::reverse(owned))
      op->erase();
  }

  /// Creates a detached op.
  Operation *make(llvm::StringRef name, const Parts &parts = {}) {
    OperationState state(parts.at.value_or(loc), name);
    state.addOperands(ValueRange(parts.operands));
    state.addTypes(TypeRange(parts.types));
    for (auto [attrName, attr] : parts.attrs)
      state.addAttribute(attrName, attr);
    state.addSuccessors(parts.successors);
    for (unsigned i = 0; i != parts.regions; ++i)
      state.addRegion();
    return Operation::create(state);
  }
  /// Creates an op at the end of `block`.
  Operation *add(Block *block, llvm::StringRef name, const Parts &parts = {}) {
    Operation *op = make(name, parts);
    block->push_back(op);
    return op;
  }
  /// Creates a block at the end of a region of `op`.
  Block *addBlock(Operation *op, llvm::ArrayRef<Type> arguments = {}, unsigned region = 0) {
    Block *block = Block::create(&context);
    op->getRegion(region).push_back(block);
    for (Type type : arguments)
      block->addArgument(type, loc);
    return block;
  }
  /// Registers `op` to be erased at the end of the test.
  Operation *own(Operation *op) {
    owned.push_back(op);
    return op;
  }
  /// Creates a top-level op with one region and one empty block; the fixture owns it.
  Block *top(llvm::StringRef name = "t.op") { return addBlock(own(make(name, {.regions = 1}))); }

  /// Returns the names of the operations in `block`.
  static std::vector<std::string> names(Block &block) {
    std::vector<std::string> result;
    for (Operation &op : block)
      result.push_back(op.getName().getStringRef().str());
    return result;
  }
  /// Verifies `op` and returns the diagnostics, "error: ..." or "note: ..."; empty if `op` is valid.
  std::vector<std::string> verifyMessages(Operation *op, bool recursively = true) {
    messages.clear();
    bool ok = succeeded(verify(op, recursively));
    EXPECT_EQ(ok, messages.empty());
    return std::exchange(messages, {});
  }

  void record(const Diagnostic &diag) {
    messages.push_back((stringifySeverity(diag.getSeverity()) + ": " + diag.getMessage()).str());
    if (!diag.getKind().empty())
      emittedKinds().insert(diag.getKind().str());
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder;
  Location loc;
  Type i1, i32, i64;
  std::vector<std::string> messages;

private:
  std::vector<Operation *> owned;
};

} // namespace mlir::test

#endif // STRATA_TESTS_SUPPORT_IRTEST_H
