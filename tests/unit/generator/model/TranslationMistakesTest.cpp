//===- TranslationMistakesTest.cpp - Errors in translations to LLVM IR ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/model/TranslationModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// The op class with the fields that the translation model reads.
const char *const opClass = R"td(
class LLVM_OpBase<string mnemonic> : Op<T_Dialect, mnemonic> {
  string llvmForm = "";
  string llvmInstName = "";
  string llvmEnumName = "";
  int llvmNumResults = 1;
  list<int> llvmOverloadedResults = [];
  list<int> llvmOverloadedOperands = [];
  list<int> llvmImmArgPositions = [];
  list<string> llvmImmArgAttrNames = [];
}
)td";

/// Returns the diagnostics of the translation model for the given op records.
std::vector<std::string> diagnoseTranslation(const std::string &ops) {
  ModelFixture fixture(opClass + ops);
  EXPECT_THAT(fixture.diagnostics(), IsEmpty());
  (void)TranslationModel::check(fixture.context());
  return fixture.diagnostics();
}

TEST(TranslationMistakesTest, AnOpWithAnInstructionIsInTheTable) {
  ModelFixture fixture(
      std::string(opClass) +
      R"(def AOp : LLVM_OpBase<"a"> { let llvmForm = "binary"; let llvmInstName = "Add"; })");
  auto model = TranslationModel::check(fixture.context());
  ASSERT_TRUE(succeeded(model));
  ASSERT_EQ(model->ops().size(), 1u);
  EXPECT_EQ(model->ops().front().counterpart, "Add");
  EXPECT_EQ(model->ops().front().form, "Binary");
  EXPECT_FALSE(model->ops().front().isIntrinsic);
}

TEST(TranslationMistakesTest, UnknownFormIsAnError) {
  EXPECT_THAT(diagnoseTranslation(R"(def AOp : LLVM_OpBase<"a"> { let llvmForm = "binry"; })"),
              Contains(HasSubstr("'binry' is no form of a translation to LLVM IR")));
}

TEST(TranslationMistakesTest, InstructionNameMustBeAnIdentifier) {
  EXPECT_THAT(diagnoseTranslation(
                  R"(def AOp : LLVM_OpBase<"a"> { let llvmForm = "binary"; let llvmInstName = "Add Sub"; })"),
              Contains(HasSubstr("'Add Sub' cannot be the name of an instruction of LLVM")));
}

TEST(TranslationMistakesTest, EachImmediateNeedsAPositionAndAnAttribute) {
  EXPECT_THAT(diagnoseTranslation(R"(def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "intrinsic"; let llvmEnumName = "abs"; let llvmImmArgPositions = [1, 2]; let llvmImmArgAttrNames = ["x"];
})"),
              Contains(HasSubstr("'a' has 2 positions of immediate operands, but 1 attributes")));
  EXPECT_THAT(diagnoseTranslation(R"(def BOp : LLVM_OpBase<"b"> {
  let llvmForm = "intrinsic"; let llvmEnumName = "abs";
  let llvmImmArgPositions = [1, 2, 3, 4, 5]; let llvmImmArgAttrNames = ["a", "b", "c", "d", "e"];
})"),
              Contains(HasSubstr("'b' has 5 immediate operands; at most 4 are supported")));
}

TEST(TranslationMistakesTest, IndicesMustBeLessThan32) {
  EXPECT_THAT(diagnoseTranslation(R"(def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "intrinsic"; let llvmEnumName = "abs"; let llvmOverloadedOperands = [0, 32];
})"),
              Contains(HasSubstr("32 is no index for 'llvmOverloadedOperands'")));
}

TEST(TranslationMistakesTest, DuplicateOpNameIsAnError) {
  // The op models report duplicate names, too, but the translation model does not use them.
  ModelFixture fixture(std::string(opClass) + R"(
def AOp : LLVM_OpBase<"a"> { let llvmForm = "binary"; let llvmInstName = "Add"; }
def BOp : LLVM_OpBase<"a"> { let llvmForm = "binary"; let llvmInstName = "Sub"; })");
  (void)TranslationModel::check(fixture.context());
  EXPECT_THAT(fixture.diagnostics(), Contains(HasSubstr("there are two ops 't.a'")));
}

} // namespace
