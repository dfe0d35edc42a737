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
