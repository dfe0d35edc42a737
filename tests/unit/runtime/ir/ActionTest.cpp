//===- ActionTest.cpp - Tests of actions and stack traces ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Action.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct CountAction : tracing::ActionImpl<CountAction> {
  CountAction(llvm::ArrayRef<IRUnit> units, int amount) : ActionImpl(units), amount(amount) { ++numCreated; }
  static constexpr llvm::StringLiteral tag = "count";
  int amount;
  static inline int numCreated = 0;
};
struct OtherAction : tracing::ActionImpl<OtherAction> {
  using ActionImpl::ActionImpl;
  static constexpr llvm::StringLiteral tag = "other";
};

class ActionTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
};

TEST_F(ActionTest, ActionsAreNotCreatedWithoutAHandler) {
  int numPerformed = 0;
  CountAction::numCreated = 0;
  EXPECT_FALSE(context.hasActionHandler());
  context.executeAction<CountAction>([&] { ++numPerformed; }, {}, 3);
  EXPECT_EQ(numPerformed, 1);
  EXPECT_EQ(CountAction::numCreated, 0);
}

TEST_F(ActionTest, TheHandlerSkipsAndRepeatsActions) {
  std::vector<std::string> seen;
  context.registerActionHandler([&](llvm::function_ref<void()> perform, const tracing::Action &action) {
    std::string text;
    llvm::raw_string_ostream os(text);
    action.print(os);
    seen.push_back(text);
    if (auto *count = llvm::dyn_cast<CountAction>(&action)) {
      EXPECT_EQ(action.getContextIRUnits().size(), 1u);
      for (int i = 0; i != count->amount; ++i)
        perform();
    }
  });
  EXPECT_TRUE(context.hasActionHandler());
  int numPerformed = 0;
  IRUnit unit(module->getOperation());
  context.executeAction<CountAction>([&] { ++numPerformed; }, {unit}, 3);
  context.executeAction([&] { numPerformed = -1; }, OtherAction());
  EXPECT_EQ(numPerformed, 3);
  EXPECT_THAT(seen, ElementsAre("Action \"count\"", "Action \"other\""));
  context.registerActionHandler(nullptr);
  context.executeAction([&] { numPerformed = -1; }, OtherAction());
  EXPECT_EQ(numPerformed, -1);
}

TEST_F(ActionTest, UnitsAreCastToTheirKind) {
  IRUnit op(module->getOperation()), block(module->getBody()), region(&module->getBodyRegion());
  EXPECT_EQ(llvm::cast<Operation *>(op), module->getOperation());
  EXPECT_EQ(llvm::dyn_cast<Block *>(block), module->getBody());
  EXPECT_EQ(llvm::dyn_cast<Block *>(region), nullptr);
  EXPECT_TRUE(llvm::isa<Region *>(region));
}

TEST_F(ActionTest, DiagnosticsHaveStackTraces) {
  std::vector<std::string> notes;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diag) {
    for (Diagnostic &note : diag.getNotes())
      notes.push_back(note.str());
  });
  emitError(UnknownLoc::get(&context), "first");
  EXPECT_TRUE(notes.empty());
  context.printStackTraceOnDiagnostic(true);
  EXPECT_TRUE(context.shouldPrintStackTraceOnDiagnostic());
  emitError(UnknownLoc::get(&context), "second");
  ASSERT_EQ(notes.size(), 1u);
  EXPECT_THAT(notes[0], HasSubstr("diagnostic emitted with trace:\n"));
}

struct CreatedDialect : Dialect {
  explicit CreatedDialect(MLIRContext *context)
      : Dialect("created", context, TypeID::get<CreatedDialect>()) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return "created"; }
  LogicalResult verifyOperationAttribute(Operation *op, NamedAttribute) override {
    return op->emitError("created dialect was asked");
  }
};

TEST_F(ActionTest, DialectsAreLoadedByAFunction) {
  llvm::hash_code before = context.getRegistryHash();
  unsigned numCreated = 0;
  auto create = [&]() -> std::unique_ptr<Dialect> {
    ++numCreated;
    return std::make_unique<CreatedDialect>(&context);
  };
  Dialect *dialect = context.getOrLoadDialect("created", TypeID::get<CreatedDialect>(), create);
  EXPECT_EQ(context.getOrLoadDialect("created", TypeID::get<CreatedDialect>(), create), dialect);
  EXPECT_EQ(numCreated, 1u);
  EXPECT_EQ(context.getLoadedDialect<CreatedDialect>(), dialect);
  EXPECT_NE(context.getRegistryHash(), before);
  // The hooks that the class overrides are in effect.
  EXPECT_TRUE(dialect->getSpec().hooks.verifyOperationAttribute);
}

} // namespace
