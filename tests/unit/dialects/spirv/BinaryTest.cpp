//===- BinaryTest.cpp - Tests of SPIR-V's binary form ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/spirv/target/Deserialization.h"
#include "dialects/spirv/target/SPIRVBinaryUtils.h"
#include "dialects/spirv/target/Serialization.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "gtest/gtest.h"
#include <map>
#include <random>

using namespace mlir;

static constexpr llvm::StringLiteral text = R"(
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {
  spirv.SpecConstant @size spec_id(3) = 4 : i32
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<node, (f32 [0], !spirv.array<4 x i32, stride=4> [16])>, Uniform>
  spirv.func @callee(%x: i32) -> i32 "None" {
    %size = spirv.mlir.referenceof @size : i32
    %y = spirv.SpecConstantOperation wraps "spirv.IAdd"(%size, %size) : (i32, i32) -> i32
    %z = spirv.IAdd %x, %y {no_signed_wrap} : i32
    spirv.ReturnValue %z : i32
  }
  spirv.func @main(%n: i32, %v: vector<4xf32>) "None" {
    %zero = spirv.Constant 0 : i32
    %c4 = spirv.Constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
    %sum = spirv.FAdd %v, %c4 : vector<4xf32>
    %e = spirv.GL.Exp %sum : vector<4xf32>
    %i = spirv.mlir.loop -> i32 {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %c = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.mlir.selection {
        spirv.Switch %i : i32, [default: ^other, 1: ^one]
      ^one:
        spirv.Branch ^other
      ^other:
        spirv.mlir.merge
      }
      %next = spirv.FunctionCall @callee(%i) : (i32) -> i32
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge %i : i32
    }
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<node, (f32 [0], !spirv.array<4 x i32, stride=4> [16])>, Uniform>
    spirv.Return
  }
}
)";

namespace {
class BinaryTest : public testing::Test {
protected:
  BinaryTest() {
    context.getOrLoadDialect<spirv::SPIRVDialect>();
    context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      message = diag.str();
      ++numErrors;
      return success();
    });
    OwningOpRef<spirv::ModuleOp> module = parseSourceString<spirv::ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module && succeeded(spirv::serialize(*module, words)));
    message.clear();
    numErrors = 0;
  }
  /// Deserializes arbitrary words in a new context. Expects either an error or a module; a valid module is
  /// also printed.
  void read(llvm::ArrayRef<uint32_t> binary) {
    MLIRContext own;
    own.getOrLoadDialect<spirv::SPIRVDialect>();
    unsigned errors = 0;
    own.getDiagEngine().registerHandler([&](Diagnostic &) {
      ++errors;
      return success();
    });
    OwningOpRef<spirv::ModuleOp> module = spirv::deserialize(binary, &own);
    EXPECT_EQ(!module, errors != 0);
    if (!module || failed(verify(module->getOperation())))
      return;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    module->getOperation()->print(os);
    EXPECT_FALSE(printed.empty());
  }

  MLIRContext context;
  llvm::SmallVector<uint32_t, 0> words;
  std::string message;
  unsigned numErrors = 0;
};
} // namespace

TEST_F(BinaryTest, WrittenAndReadAndWrittenAgainHasTheSameNumberOfWords) {
  OwningOpRef<spirv::ModuleOp> module = spirv::deserialize(words, &context);
  ASSERT_TRUE(module) << message;
  EXPECT_TRUE(succeeded(verify(module->getOperation())));
  llvm::SmallVector<uint32_t, 0> again;
  ASSERT_TRUE(succeeded(spirv::serialize(*module, again)));
  OwningOpRef<spirv::ModuleOp> second = spirv::deserialize(again, &context);
  EXPECT_TRUE(second);
  EXPECT_EQ(numErrors, 0u);
}

TEST_F(BinaryTest, EveryTruncationIsReadWithoutCrash) {
  for (size_t size = 0; size != words.size(); ++size)
    read(llvm::ArrayRef<uint32_t>(words).take_front(size));
}

TEST_F(BinaryTest, FlippedBitsAreReadWithoutCrash) {
  std::mt19937 random(17);
  for (int i = 0; i != 4000; ++i) {
    llvm::SmallVector<uint32_t, 0> mutated = words;
    for (unsigned flips = 1 + random() % 3; flips; --flips)
      mutated[random() % mutated.size()] ^= 1u << random() % 32;
    read(mutated);
  }
}

TEST_F(BinaryTest, ExchangedAndRemovedWordsAreReadWithoutCrash) {
  std::mt19937 random(18);
  for (int i = 0; i != 4000; ++i) {
    llvm::SmallVector<uint32_t, 0> mutated = words;
    size_t at = 5 + random() % (mutated.size() - 5), from = 5 + random() % (mutated.size() - 5);
    if (i % 2)
      mutated[at] = mutated[from];
    else
      mutated.erase(mutated.begin() + at);
    read(mutated);
  }
}

TEST_F(BinaryTest, TypesThatRepeatTheirPartsAreLimited) {
  llvm::SmallVector<uint32_t, 0> binary;
  spirv::appendModuleHeader(binary, spirv::Version::V_1_0, 1000);
  binary.append({spirv::getPrefixedOpcode(3, spirv::Opcode::OpTypeFloat), 1, 32});
  for (uint32_t id = 2; id != 100; ++id)
    binary.append({spirv::getPrefixedOpcode(4, spirv::Opcode::OpTypeStruct), id, id - 1, id - 1});
  EXPECT_FALSE(spirv::deserialize(binary, &context));
  EXPECT_NE(message.find("the type is too large or nested too deeply"), std::string::npos) << message;
}

TEST_F(BinaryTest, AWrongInstructionIsReportedAtItsWord) {
  llvm::SmallVector<uint32_t, 0> binary;
  spirv::appendModuleHeader(binary, spirv::Version::V_1_0, 8);
  binary.append({spirv::getPrefixedOpcode(4, spirv::Opcode::OpTypeVector), 1, 2, 4});
  EXPECT_FALSE(spirv::deserialize(binary, &context));
  EXPECT_EQ(message, "at word 5 (OpTypeVector): unknown type id 2");
}

namespace {
/// Builds a module word by word, and reads it.
class DecorationTest : public BinaryTest {
protected:
  /// The ids of the instructions that addVariables() adds.
  enum : uint32_t { Group = 1, Int, Pointer, Number, First, Second };

  DecorationTest() {
    words.clear();
    spirv::appendModuleHeader(words, spirv::Version::V_1_4, 20);
    add(17, {1});    // OpCapability Shader
    add(14, {0, 1}); // OpMemoryModel Logical GLSL450
  }
  void add(uint32_t opcode, llvm::ArrayRef<uint32_t> operands) {
    words.push_back(uint32_t(operands.size() + 1) << 16 | opcode);
    llvm::append_range(words, operands);
  }
  void add(spirv::BinaryOpcode opcode, llvm::ArrayRef<uint32_t> operands) { add(uint32_t(opcode), operands); }
  void decorate(uint32_t id, spirv::Decoration decoration, llvm::ArrayRef<uint32_t> values = {}) {
    llvm::SmallVector<uint32_t> operands{id, uint32_t(decoration)};
    llvm::append_range(operands, values);
    add(uint32_t(spirv::Opcode::OpDecorate), operands);
  }
  void decorateId(uint32_t id, spirv::Decoration decoration, uint32_t operand) {
    add(spirv::BinaryOpcode::OpDecorateId, {id, uint32_t(decoration), operand});
  }
  /// Adds two global variables and a constant 64.
  void addVariables() {
    add(21, {Int, 32, 0});         // OpTypeInt
    add(32, {Pointer, 6, Int});    // OpTypePointer Private
    add(43, {Int, Number, 64});    // OpConstant
    add(59, {Pointer, First, 6});  // OpVariable Private
    add(59, {Pointer, Second, 6}); // OpVariable Private
  }
  /// Returns the attributes of the global variable with this position, as text; the error if there is one.
  std::string readVariable(unsigned position) {
    OwningOpRef<spirv::ModuleOp> module = spirv::deserialize(words, &context, {true, "words.spv"});
    if (!module)
      return message;
    auto variables = module->getBody().front().getOps<spirv::GlobalVariableOp>();
    std::map<llvm::StringRef, Attribute> sorted;
    for (NamedAttribute attr : (*std::next(variables.begin(), position))->getAttrs())
      if (attr.getName() != "type" && attr.getName() != "sym_name")
        sorted[attr.getName().getValue()] = attr.getValue();
    std::string text;
    llvm::raw_string_ostream os(text);
    for (auto [name, value] : sorted)
      os << name << " = " << value << "; ";
    return text;
  }
};
} // namespace

TEST_F(DecorationTest, AGroupDecoratesEachTarget) {
  decorate(Group, spirv::Decoration::Binding, {3});
  decorate(Group, spirv::Decoration::Aliased);
  add(spirv::BinaryOpcode::OpDecorationGroup, {Group});
  decorate(First, spirv::Decoration::DescriptorSet, {1});
  add(spirv::BinaryOpcode::OpGroupDecorate, {Group, First, Second});
  addVariables();
  EXPECT_EQ(readVariable(0), "aliased = unit; binding = 3 : i32; descriptor_set = 1 : i32; ");
  EXPECT_EQ(readVariable(1), "aliased = unit; binding = 3 : i32; ");
}

TEST_F(DecorationTest, IdsAreConstantsOrVariables) {
  decorateId(First, spirv::Decoration::AlignmentId, Number);
  decorateId(First, spirv::Decoration::CounterBuffer, Second);
  addVariables();
  EXPECT_EQ(readVariable(0), "alignment_id = 64 : i32; counter_buffer = @spirv_var_6; ");
}

TEST_F(DecorationTest, AnIdOfAnotherKindIsAnError) {
  decorateId(First, spirv::Decoration::AlignmentId, Pointer);
  addVariables();
  EXPECT_EQ(readVariable(0),
            "at word 26 (OpVariable): operand 3 of decoration AlignmentId is no constant and no "
            "global variable");
}

TEST_F(DecorationTest, IdsAndNumbersAreNotConfused) {
  decorate(First, spirv::Decoration::AlignmentId, {64});
  EXPECT_EQ(readVariable(0),
            "at word 10 (OpDecorate): the operands of decoration AlignmentId are ids: expected OpDecorateId");
  words.resize(10);
  decorateId(First, spirv::Decoration::Binding, Number);
  EXPECT_EQ(readVariable(0), "at word 10 (OpDecorateId): the operands of decoration Binding are not ids");
}

TEST_F(DecorationTest, MalformedGroupsAreErrors) {
  size_t start = words.size();
  add(spirv::BinaryOpcode::OpGroupDecorate, {Group, First});
  EXPECT_EQ(readVariable(0), "at word 10 (OpGroupDecorate): id 1 is no decoration group");
  words.resize(start);
  add(spirv::BinaryOpcode::OpDecorationGroup, {Group});
  decorate(Group, spirv::Decoration::Aliased);
  EXPECT_EQ(readVariable(0), "at word 12 (OpDecorate): the decorations of group 1 must precede the group");
  words.resize(start);
  add(spirv::BinaryOpcode::OpDecorationGroup, {Group});
  add(spirv::BinaryOpcode::OpGroupDecorate, {Group, Group});
  EXPECT_EQ(readVariable(0), "at word 12 (OpGroupDecorate): target 1 is a decoration group");
  words.resize(start);
  add(spirv::BinaryOpcode::OpDecorationGroup, {Group});
  add(spirv::BinaryOpcode::OpGroupMemberDecorate, {Group, First, 0, Second});
  EXPECT_EQ(readVariable(0),
            "at word 12 (OpGroupMemberDecorate): expected pairs of a struct type and a member");
  words.resize(start);
  for (uint32_t i = 0; i != 257; ++i)
    decorate(Group, spirv::Decoration::Aliased);
  add(spirv::BinaryOpcode::OpDecorationGroup, {Group});
  add(spirv::BinaryOpcode::OpGroupDecorate, {Group, First});
  EXPECT_EQ(readVariable(0),
            "at word 783 (OpGroupDecorate): decoration group 1 has more than 256 decorations");
}

TEST_F(DecorationTest, ErrorsNameTheFile) {
  add(spirv::BinaryOpcode::OpGroupDecorate, {Group, First});
  std::string file;
  context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    file = diag.getLocation().resolve().file;
    return success();
  });
  EXPECT_FALSE(spirv::deserialize(words, &context, {true, "words.spv"}));
  EXPECT_EQ(file, "words.spv");
}
