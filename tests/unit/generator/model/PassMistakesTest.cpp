//===- PassMistakesTest.cpp - Errors in passes ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PassModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Returns the diagnostics of passes; line 1 of the text holds the include.
std::vector<std::string> diagnosePasses(const std::string &text) {
  ModelFixture fixture("include \"mlir/Rewrite/PassUtil.td\"\n" + text);
  EXPECT_THAT(fixture.diagnostics(), IsEmpty());
  (void)PassModel::checkAll(fixture.context());
  return fixture.diagnostics();
}

TEST(PassMistakesTest, PassesAreInDeclarationOrder) {
  ModelFixture fixture(R"td(include "mlir/Rewrite/PassUtil.td"
def Second : Pass<"b", "::mlir::ModuleOp"> {
  let summary = "Two";
  let options = [Option<"max", "max", "int", "3", "How many">] # RewritePassUtils.options;
  let dependentDialects = ["a::A, b::B"];
}
def First : InterfacePass<"a", "Some"> { let statistics = [Statistic<"num", "num-a", "Some">]; }
)td");
  auto passes = PassModel::checkAll(fixture.context());
  ASSERT_TRUE(succeeded(passes));
  ASSERT_EQ(passes->size(), 2u);
  const PassModel &second = passes->front();
  EXPECT_EQ(second.name(), "Second");
  EXPECT_EQ(second.argument(), "b");
  EXPECT_EQ(second.operation(), "::mlir::ModuleOp");
  EXPECT_THAT(second.dependentDialects(), ElementsAre("a::A", "b::B"));
  ASSERT_EQ(second.options().size(), 3u);
  EXPECT_EQ(second.options()[0].defaultValue, "3");
  EXPECT_FALSE(second.options()[0].isList);
  EXPECT_EQ(second.options()[1].argument, "disable-patterns");
  EXPECT_TRUE(second.options()[1].isList);
  EXPECT_EQ(passes->back().operation(), "");
  EXPECT_EQ(passes->back().statistics()[0].title, "num-a");
}

TEST(PassMistakesTest, RecordsNeedNames) {
  EXPECT_THAT(diagnosePasses("def : Pass<\"a\">;\n"),
              ElementsAre("2:1: error: a pass is named by its record, whose name must be a C++ identifier"));
}

TEST(PassMistakesTest, ArgumentsArePipelineWords) {
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"\">;\ndef B : Pass<\"b(c\">;\n"),
      ElementsAre("2:5: warning: 'A' has no name in pipelines",
                  "3:5: warning: 'b(c' cannot be written in a pipeline: it takes letters, digits, '-', '_' "
                  "and '.'"));
}

TEST(PassMistakesTest, ArgumentsAreUnique) {
  EXPECT_THAT(diagnosePasses("def A : Pass<\"a\">;\ndef B : Pass<\"a\">;\n"),
              ElementsAre("3:5: error: there are two passes 'a'", "2:5: note: the other one is here"));
}

TEST(PassMistakesTest, BaseClassIsCpp) {
  EXPECT_THAT(
      diagnosePasses(
          "def A : Pass<\"a\", \"X<\"> { let baseClass = \"P(\"; }\ndef B : PassBase<\"b\", \"\">;\n"),
      ElementsAre("2:31: error: 'P(' is not the C++ class of a pass: '(' is never closed",
                  "3:5: error: '' is not the C++ class of a pass: it is empty"));
}

TEST(PassMistakesTest, ConstructorIsCpp) {
  EXPECT_THAT(diagnosePasses("def A : Pass<\"a\"> { let constructor = \"make(\"; }\n"),
              ElementsAre("2:25: error: C++ in field 'constructor' of 'A': '(' is never closed"));
}

TEST(PassMistakesTest, DialectsAreClasses) {
  EXPECT_THAT(diagnosePasses("def A : Pass<\"a\"> { let dependentDialects = [\"x::Y\", \"a b\"]; }\n"),
              ElementsAre("2:55: error: 'a b' is not the C++ class of a dialect"));
}

TEST(PassMistakesTest, OptionsHaveArguments) {
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let options = [Option<\"x\", \"\", \"int\", \"\", \"\">]; }\n"),
      ElementsAre("2:36: error: option 'x' has no name in pipelines"));
  EXPECT_THAT(diagnosePasses(
                  "def A : Pass<\"a\"> { let options = [Option<\"x\", \"a=b\", \"int\", \"\", \"\">]; }\n"),
              ElementsAre("2:36: error: 'a=b' cannot be written in a pipeline as the name of an option"));
}

TEST(PassMistakesTest, OptionsAreUnique) {
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let options = [Option<\"x\", \"n\", \"int\", \"\", \"\">,\n"
                     "  ListOption<\"y\", \"n\", \"int\", \"\">]; }\n"),
      ElementsAre("3:3: error: 'A' has two options 'n'", "2:36: note: the other one is here"));
}

TEST(PassMistakesTest, OptionsHaveTypes) {
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let options = [Option<\"x\", \"x\", \" \", \"\", \"\">]; }\n"),
      ElementsAre("2:36: error: option 'x' has no C++ type"));
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let options = [Option<\"x\", \"x\", \"f(\", \"\", \"\">]; }\n"),
      ElementsAre("2:36: error: C++ in field 'type' of 'x': '(' is never closed"));
}

TEST(PassMistakesTest, MembersHaveNames) {
  EXPECT_THAT(diagnosePasses(
                  "def A : Pass<\"a\"> { let options = [Option<\"a-b\", \"x\", \"int\", \"\", \"\">]; }\n"),
              ElementsAre("2:36: error: 'a-b' is not a name for a C++ member"));
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let statistics = [Statistic<\"class\", \"x\", \"\">]; }\n"),
      ElementsAre("2:39: error: 'class' is not a name for a C++ member"));
}

TEST(PassMistakesTest, MembersAreUnique) {
  EXPECT_THAT(
      diagnosePasses("def A : Pass<\"a\"> { let options = [Option<\"x\", \"x\", \"int\", \"\", \"\">];\n"
                     "  let statistics = [Statistic<\"x\", \"x\", \"\">]; }\n"),
      ElementsAre("3:21: error: 'A' has two members 'x'", "2:36: note: the other one is here"));
}

} // namespace
