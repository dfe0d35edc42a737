//===- ApiSurfacePassTest.cpp - Public API of pass managers ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of pass managers that dialect projects use. docs/api-surface.md is checked against the
// function names in this file.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

/// Records the names of the ops that it runs on.
class NotePass : public PassWrapper<NotePass, OperationPass<>> {
public:
  explicit NotePass(std::vector<std::string> &seen) : seen(seen) {}
  llvm::StringRef getArgument() const override { return "note"; }
  void runOnOperation() override { seen.push_back(getOperation()->getName().getStringRef().str()); }

private:
  std::vector<std::string> &seen;
};

TEST(ApiSurfacePassTest, PipelinesAreBuiltAndRun) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.getOrLoadDialect<TestDialect>();
  OpBuilder builder(&context);
  OwningOpRef<ModuleOp> module(ModuleOp::create(builder.getUnknownLoc()));
  auto inner = ModuleOp::create(builder.getUnknownLoc());
  module->push_back(inner);
  // A pass manager for any op name runs only on isolated ops.
  inner.push_back(ModuleOp::create(builder.getUnknownLoc()));
  inner.push_back(Operation::create(OperationState(builder.getUnknownLoc(), "t.a")));

  std::vector<std::string> seen;
  auto note = [&] { return std::make_unique<NotePass>(seen); };
  PassManager manager(&context, "builtin.module");
  EXPECT_EQ(manager.getContext(), &context);
  EXPECT_EQ(manager.getOpName(), "builtin.module");
  manager.enableVerifier(false);
  manager.addInstrumentation(std::make_unique<PassInstrumentation>());
  std::string reports;
  llvm::raw_string_ostream reportStream(reports);
  DefaultTimingManager timing;
  timing.setEnabled(true);
  timing.setOutput(reportStream);
  TimingScope rootScope = timing.getRootScope();
  manager.enableTiming(rootScope);
  manager.enableStatistics(PassDisplayMode::List, &reportStream);
  manager.addPass(note());
  manager.addNestedPass<ModuleOp>(note());
  manager.nest<ModuleOp>().nestAny().addPass(note());
  EXPECT_EQ(manager.size(), 2u);
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_THAT(seen, ElementsAre("builtin.module", "builtin.module", "builtin.module"));

  rootScope.stop();
  timing.print();
  EXPECT_THAT(reports, ::testing::HasSubstr("Pass statistics report"));
  EXPECT_THAT(reports, ::testing::HasSubstr("Execution time report"));

  std::string text;
  llvm::raw_string_ostream os(text);
  manager.dump(os);
  EXPECT_THAT(text, ::testing::HasSubstr("builtin.module("));
  manager.clear();
  EXPECT_TRUE(manager.empty());
}

} // namespace
