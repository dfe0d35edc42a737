//===- RemarksTest.cpp - Tests of optimization remarks -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Remarks.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "gmock/gmock.h"

using namespace mlir;
using remark::RemarkOpts;
using testing::ElementsAre;

namespace {

/// Collects the remarks it receives.
struct Collector : remark::detail::MLIRRemarkStreamerBase {
  explicit Collector(std::vector<std::string> &messages) : messages(messages) {}
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    messages.push_back(remark.getMsg());
  }
  void finalize() override { messages.push_back("end"); }
  std::vector<std::string> &messages;
};

class RemarksTest : public testing::Test {
protected:
  void enable(const remark::RemarkCategories &categories,
              std::unique_ptr<remark::detail::RemarkEmittingPolicyBase> policy =
                  std::make_unique<remark::RemarkEmittingPolicyAll>(),
              bool asDiagnostics = false) {
    EXPECT_TRUE(succeeded(remark::enableOptimizationRemarks(context, std::make_unique<Collector>(messages),
                                                            std::move(policy), categories, asDiagnostics)));
  }
  std::vector<std::string> messages;
  MLIRContext context{MLIRContext::Threading::DISABLED};
  Location loc = FileLineColLoc::get(&context, "f.mlir", 3, 4);
};

TEST_F(RemarksTest, RemarksAreEmptyUnlessEnabled) {
  bool isBuilt = false;
  remark::detail::LazyTextBuild text{"Remark", [&] { return isBuilt = true, "text"; }};
  remark::passed(loc, RemarkOpts::name("A").category("loop")) << text;
  enable({.passed = "^loop$"});
  EXPECT_FALSE(remark::missed(loc, RemarkOpts::name("A").category("loop")));
  EXPECT_FALSE(remark::passed(loc, RemarkOpts::name("A").category("loops")));
  EXPECT_FALSE(isBuilt);
  remark::passed(loc, RemarkOpts::name("A").category("loop")) << text;
  EXPECT_TRUE(isBuilt);
  EXPECT_THAT(messages, ElementsAre("[Passed] A | Category:loop | Remark=\"text\""));
}

TEST_F(RemarksTest, ArgumentsAreNamed) {
  enable({.all = ".*"});
  remark::failed(loc, RemarkOpts::name("B").category("loop").subCategory("unroll").function("main"))
      << "some text" << remark::reason("{0} < {1}", 1, 2) << remark::suggest("try {0}", "more")
      << remark::metric("Count", 4) << remark::metric("Exact", true);
  remark::analysis(loc, RemarkOpts::name("C"))
      << remark::detail::Remark::Arg("Type", IntegerType::get(&context, 8))
      << remark::detail::Remark::Arg("Attr", Attribute(UnitAttr::get(&context)));
  EXPECT_THAT(messages,
              ElementsAre("[Failure] B | Category:loop:unroll | Function=main | Remark=\"some text\", "
                          "Reason=\"1 < 2\", Suggestion=\"try more\", Count=4, Exact=true",
                          testing::HasSubstr("[Analysis] C | Type=")));
}

TEST_F(RemarksTest, TheFinalPolicyKeepsTheLastRemarkOfAPlace) {
  enable({.all = ".*"}, std::make_unique<remark::RemarkEmittingPolicyFinal>());
  remark::missed(loc, RemarkOpts::name("A")) << "first";
  remark::passed(loc, RemarkOpts::name("B"));
  remark::passed(loc, RemarkOpts::name("A")) << "second";
  EXPECT_TRUE(messages.empty());
  context.setRemarkEngine(nullptr);
  EXPECT_THAT(messages, ElementsAre("[Passed] A | Remark=\"second\"", "[Passed] B", "end"));
}

TEST_F(RemarksTest, RemarksAreReportedAsDiagnostics) {
  std::vector<std::string> diagnostics;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diag) {
    EXPECT_EQ(diag.getSeverity(), DiagnosticSeverity::Remark);
    diagnostics.push_back(diag.str());
  });
  enable({.missed = "x"}, std::make_unique<remark::RemarkEmittingPolicyAll>(), /*asDiagnostics=*/true);
  remark::missed(loc, RemarkOpts::name("A").category("xyz"));
  EXPECT_THAT(diagnostics, ElementsAre("[Missed] A | Category:xyz"));
}

TEST_F(RemarksTest, WrongCategoriesAreReported) {
  remark::detail::RemarkEngine engine(false, {.passed = "("});
  std::string message;
  EXPECT_TRUE(
      failed(engine.initialize(nullptr, std::make_unique<remark::RemarkEmittingPolicyAll>(), &message)));
  EXPECT_THAT(message, testing::HasSubstr("invalid category of remarks"));
}

TEST(RemarksLifeTest, TheContextReportsPostponedRemarksAtItsEnd) {
  std::vector<std::string> messages;
  {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    (void)remark::enableOptimizationRemarks(context, std::make_unique<Collector>(messages),
                                            std::make_unique<remark::RemarkEmittingPolicyFinal>(),
                                            {.all = ".*"});
    remark::passed(UnknownLoc::get(&context), RemarkOpts::name("A"));
  }
  EXPECT_THAT(messages, ElementsAre("[Passed] A", "end"));
}

TEST_F(RemarksTest, LocationsArePrinted) {
  std::string text;
  llvm::raw_string_ostream os(text);
  remark::detail::Remark remark(remark::RemarkKind::RemarkPassed, DiagnosticSeverity::Remark, loc, {});
  remark.print(os, /*printLocation=*/true);
  EXPECT_EQ(text, "[Passed] <unknown remark name> @f.mlir:3:4");
  EXPECT_EQ(remark.getFunction(), "<unknown function>");
}

} // namespace
