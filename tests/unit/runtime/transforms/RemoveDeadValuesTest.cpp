//===- RemoveDeadValuesTest.cpp - Dead value elimination ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

class RemoveDeadValuesTest : public IRTest {
protected:
  RemoveDeadValuesTest() { context.loadDialect<flow::FlowDialect, func::FuncDialect>(); }
  std::string run(llvm::StringRef source) {
    auto module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    if (!module)
      return "no module";
    PassManager passes(&context);
    passes.addPass(createRemoveDeadValuesPass());
    if (failed(passes.run(module->getOperation())))
      return "failed";
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(os);
    return text;
  }
};

// The dialect ub is not registered, and neither is arith, which depends on it.
TEST_F(RemoveDeadValuesTest, UsesEmptyCastsWithoutTheUBDialect) {
  EXPECT_THAT(run(R"(
    func.func @f(%x: i32, %c: i1, %p: i64) -> i32 {
      %r:2 = flow.if %c -> i32, i32 {
        flow.store %x, %p : i32, i64
        %y = flow.view %x : i32 -> i32
        flow.yield %x, %y : i32, i32
      } else { flow.yield %x, %x : i32, i32 }
      return %r#0 : i32
    }
  )"),
              AllOf(HasSubstr("%1 = builtin.unrealized_conversion_cast to i32\n"),
                    HasSubstr("flow.yield %arg0, %1"), Not(HasSubstr("flow.view"))));
}

TEST_F(RemoveDeadValuesTest, ErasesLoopsThatCarryOnlyDeadValues) {
  EXPECT_THAT(run(R"(
    func.func @f(%x: i32) {
      %r = flow.loop %x : i32 -> i32 {
      ^bb0(%a: i32):
        %y = flow.view %a : i32 -> i32
        flow.yield %y : i32
      }
      return
    }
  )"),
              Not(HasSubstr("flow.loop")));
}

TEST_F(RemoveDeadValuesTest, HandlesDeeplyNestedAndLongInputs) {
  std::string text = "func.func @f(%x: i32, %c: i1, %p: i64) {\n";
  constexpr unsigned depth = 1000;
  for (unsigned i = 0; i != depth; ++i)
    text += "flow.if %c {\n";
  text += "%y = flow.view %x : i32 -> i32\nflow.store %x, %p : i32, i64\nflow.yield\n";
  for (unsigned i = 0; i != depth; ++i)
    text += i + 1 == depth ? "} else { flow.yield }\n" : "} else { flow.yield }\nflow.yield\n";
  text += "return\n}";
  std::string result = run(text);
  EXPECT_THAT(result, HasSubstr("flow.store"));
  EXPECT_THAT(result, Not(HasSubstr("flow.view")));
}

} // namespace
