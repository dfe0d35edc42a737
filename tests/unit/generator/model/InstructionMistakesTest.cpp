//===- InstructionMistakesTest.cpp - Errors in SPIR-V instructions --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/model/InstructionModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// The op class with the field that the instruction model reads, and an enum of two opcodes.
const char *const opClass = R"td(
include "mlir/IR/EnumAttr.td"
def SPIRV_Opcode : I32EnumAttr<"Opcode", "an opcode", [I32EnumAttrCase<"OpAdd", 128>, I32EnumAttrCase<"OpSub", 130>]>;
class SPIRV_Op<string mnemonic> : Op<T_Dialect, mnemonic> { string spirvOpName = "Op" # mnemonic; }
)td";

/// Returns the diagnostics of the instruction model for the given op records.
std::vector<std::string> diagnoseInstructions(const std::string &ops) {
  ModelFixture fixture(opClass + ops);
  EXPECT_THAT(fixture.diagnostics(), IsEmpty());
  (void)InstructionModel::checkAll(fixture.context());
  return fixture.diagnostics();
}

TEST(InstructionMistakesTest, AnOpHasTheOpcodeOfItsCase) {
  ModelFixture fixture(std::string(opClass) + R"(def SubOp : SPIRV_Op<"Sub">;)");
  auto models = InstructionModel::checkAll(fixture.context());
  ASSERT_TRUE(succeeded(models));
  ASSERT_EQ(models->size(), 1u);
  EXPECT_EQ(models->front().opName, "Sub");
  EXPECT_EQ(models->front().number, 130u);
}

TEST(InstructionMistakesTest, TheInstructionIsACaseOfTheEnum) {
  EXPECT_THAT(diagnoseInstructions(R"(def MulOp : SPIRV_Op<"Mul">;)"),
              Contains(HasSubstr("'OpMul' is no case of the enum 'SPIRV_Opcode'")));
}

TEST(InstructionMistakesTest, EachArgumentHasAnEncoding) {
  EXPECT_THAT(
      diagnoseInstructions(R"(def AddOp : SPIRV_Op<"Add"> { let arguments = (ins F32Attr:$value); })"),
      Contains(HasSubstr("an argument of kind 'F32Attr' has no encoding")));
}

TEST(InstructionMistakesTest, TwoOpsCannotHaveOneInstruction) {
  std::vector<std::string> found = diagnoseInstructions(R"(
def AddOp : SPIRV_Op<"Add">;
def PlusOp : SPIRV_Op<"Plus"> { let spirvOpName = "OpAdd"; }
)");
  EXPECT_THAT(found, Contains(HasSubstr("'Plus' and 'Add' have the same instruction")));
  EXPECT_THAT(found, Contains(HasSubstr("the other op is here")));
}

} // namespace
