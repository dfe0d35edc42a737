//===- LintTest.cpp - Warnings that are off by default --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Warnings.h"
#include "tests/unit/generator/model/FormatFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::Not;
using Action = WarningOptions::Action;

namespace {

/// Returns the warnings of a text.
std::vector<std::string> lint(llvm::StringRef text) {
  ModelFixture fixture(text);
  std::vector<std::unique_ptr<FormatModel>> formats;
  for (const OpModel *op : fixture.models().ops())
    if (op->hasAssemblyFormat())
      if (auto format = FormatModel::check(*op, fixture.context()); succeeded(format))
        formats.push_back(std::make_unique<FormatModel>(std::move(*format)));
  checkLint(fixture.models(), formats, fixture.context().diags());
  std::vector<std::string> found;
  for (const std::string &line : fixture.diagnostics())
    if (!llvm::StringRef(line).contains("dialect 't' has no summary"))
      found.push_back(line);
  return found;
}

TEST(LintTest, MissingSummary) {
  EXPECT_THAT(lint("def A_Op : T_Op<\"a\">;\n"),
              ElementsAre("1:5: warning: op 't.a' has no summary [-Wmissing-summary]"));
  EXPECT_THAT(lint("def A_Op : T_Op<\"a\"> { let summary = \"a\"; }\n"), ElementsAre());
}

TEST(LintTest, UnusedConstraint) {
  EXPECT_THAT(
      lint("def A : Type<CPred<\"$_self.isInteger(77)\">, \"a\">;\n"
           "def B : Type<CPred<\"$_self.isInteger(78)\">, \"b\">;\n"
           "def C : Type<CPred<\"$_self.isInteger(79)\">, \"c\">;\n"
           "def T_XOp : T_Op<\"x\"> { let summary = \"x\"; let arguments = (ins AnyTypeOf<[B]>:$x); }\n"
           "def T_YOp : T_Op<\"y\"> { let summary = \"y\"; let arguments = (ins Variadic<C>:$x); }\n"),
      ElementsAre("1:5: warning: constraint 'A' is not used [-Wunused-constraint]"));
}

TEST(LintTest, UnformattedAttribute) {
  EXPECT_THAT(
      lint("def T_XOp : T_Op<\"x\"> { let summary = \"x\"; let arguments = (ins UnitAttr:$u, UnitAttr:$w); "
           "let assemblyFormat = \"(`u` $u^)? attr-dict\"; }\n"),
      ElementsAre("1:87: warning: attribute 'w' of 't.x' is not in the assembly format, so it is printed in "
                  "the dictionary [-Wunformatted-attribute]"));
}

TEST(LintTest, ShadowedDefault) {
  EXPECT_THAT(
      lint("def T_XOp : T_Op<\"x\"> { let summary = \"x\"; let arguments = (ins DefaultValuedAttr<I32Attr, "
           "\"1\">:$a, I32:$b); }\n"),
      ElementsAre("1:97: warning: builders of 't.x' cannot leave out 'a', although it has a default: 'b' "
                  "after it has none [-Wshadowed-default]"));
  EXPECT_THAT(lint("def T_XOp : T_Op<\"x\"> { let summary = \"x\"; let arguments = (ins I32:$b, "
                   "DefaultValuedAttr<I32Attr, \"1\">:$a, UnitAttr:$u); }\n"),
              ElementsAre());
}

TEST(WarningOptionsTest, LaterOptionsTakePrecedence) {
  WarningOptions options;
  EXPECT_EQ(options.actionOf("MissingSummary"), Action::Ignore);
  EXPECT_EQ(options.actionOf("PatternNeverMatches"), Action::Warn);
  EXPECT_FALSE(options.wantsLint());
  EXPECT_TRUE(options.parse("missing-summary") && options.parse("no-pattern-never-matches"));
  EXPECT_EQ(options.actionOf("MissingSummary"), Action::Warn);
  EXPECT_EQ(options.actionOf("PatternNeverMatches"), Action::Ignore);
  EXPECT_TRUE(options.wantsLint());
  EXPECT_TRUE(options.parse("error") && options.parse("no-error=missing-summary") && options.parse("all"));
  EXPECT_EQ(options.actionOf("MissingSummary"), Action::Warn);
  EXPECT_EQ(options.actionOf("UnusedConstraint"), Action::Error);
  EXPECT_TRUE(options.parse("no-error") && options.parse("error=unused-constraint"));
  EXPECT_EQ(options.actionOf("PatternNeverMatches"), Action::Warn);
  EXPECT_EQ(options.actionOf("UnusedConstraint"), Action::Error);
  EXPECT_TRUE(options.parse("no-all"));
  EXPECT_EQ(options.actionOf("UnusedConstraint"), Action::Ignore);
  EXPECT_FALSE(options.parse("such-a-thing"));
  EXPECT_FALSE(options.parse(""));
}

TEST(WarningOptionsTest, EachWarningHasADiagnosticKind) {
  llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/check/DiagnosticKinds.def"
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/DiagnosticKinds.def"
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/FormatKinds.def"
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/PatternKinds.def"
  };
  for (const WarningInfo &warning : allWarnings())
    EXPECT_TRUE(llvm::is_contained(kinds, warning.kind)) << warning.kind.str();
}

} // namespace
