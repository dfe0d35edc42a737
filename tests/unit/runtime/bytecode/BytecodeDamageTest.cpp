//===- BytecodeDamageTest.cpp - Damaged files end in an error -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using ::testing::HasSubstr;

namespace {

/// Reads a file. A file that cannot be read must have emitted an error.
class BytecodeDamageTest : public ::testing::Test {
protected:
  bool read(llvm::StringRef bytes) {
    registerBytecodeReader();
    messages.clear();
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      messages.push_back(diag.str());
      for (const auto &note : diag.getNotes())
        messages.push_back(note.str());
      return success();
    });
    Block block;
    bool isRead = succeeded(readBytecodeFile(llvm::MemoryBufferRef(bytes, "file"), &block, &context));
    EXPECT_EQ(isRead, messages.empty());
    return isRead;
  }
  static std::string makeFile(int64_t version) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    auto module = parseSourceString<ModuleOp>(R"(
      %0:2 = "t.a"(%1) <{p = 1}> {a = [1, 2.0, "s", array<i8: 1>, dense<[1, 2]> : tensor<2xi8>, @f::@g]}
          : (i32) -> (i32, i64)
      %1 = "t.b"(%0#0, %0#0, %0#1) : (i32, i32, i64) -> i32 loc(fused["a", callsite("b" at "x":1:2 to 3:4)])
      "t.c"() ({ ^bb0(%x: vector<4xf32>): "t.d"(%x)[^bb1] : (vector<4xf32>) -> ()
                 ^bb1: "t.e"() {r = dense_resource<r> : tensor<1xi8>} : () -> () })
          {t = [memref<4x?xf32, 1>, tensor<*xi1>, (i1) -> tuple<none>, !t.opaque]} : () -> ()
      module { "t.f"() : () -> () }
      {-# dialect_resources: { builtin: { r: "0x0100000007" } } #-})",
                                              &context, "test.mlir");
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(version);
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    EXPECT_TRUE(succeeded(writeBytecodeToFile(*module, os, config)));
    return bytes;
  }

  std::vector<std::string> messages;
};

TEST_F(BytecodeDamageTest, TruncatedFilesAreErrors) {
  for (int64_t version : {0, 3, 6}) {
    std::string bytes = makeFile(version);
    ASSERT_TRUE(read(bytes)) << ::testing::PrintToString(messages);
    for (size_t size = 0; size != bytes.size(); ++size)
      EXPECT_FALSE(read(llvm::StringRef(bytes).take_front(size))) << size;
  }
}

TEST_F(BytecodeDamageTest, EveryByteCanHaveAnyValue) {
  std::string bytes = makeFile(6);
  std::mt19937 random(1);
  for (size_t place = 4; place != bytes.size(); ++place)
    for (unsigned i = 0; i != 12; ++i) {
      std::string damaged = bytes;
      damaged[place] =
          i < 4 ? char(damaged[place] + (i < 2 ? 2 * int(i) - 1 : 4 * int(i) - 10)) : char(random());
      (void)read(damaged);
    }
}

TEST_F(BytecodeDamageTest, BytesCanBeRemovedAndRepeated) {
  std::string bytes = makeFile(6);
  std::mt19937 random(2);
  for (unsigned i = 0; i != 3000; ++i) {
    std::string damaged = bytes;
    size_t place = 4 + random() % (bytes.size() - 8), size = 1 + random() % 4;
    if (i % 2)
      damaged.erase(place, size);
    else
      damaged.insert(place, bytes.substr(4 + random() % (bytes.size() - 8), size));
    (void)read(damaged);
  }
}

TEST_F(BytecodeDamageTest, ErrorsHaveTheWordingOfMLIR) {
  EXPECT_FALSE(read(llvm::StringRef("ML\xefR", 4)));
  EXPECT_EQ(messages.front(), "attempting to parse a byte at the end of the bytecode");
  EXPECT_FALSE(read(llvm::StringRef("ML\xefR\x0fX\0", 7)));
  EXPECT_EQ(messages.front(), "bytecode version 7 is newer than the current version 6");
  EXPECT_FALSE(read(llvm::StringRef("ML\xefR\x0dX", 6)));
  EXPECT_EQ(messages.front(), "malformed null-terminated string, no null character found");
  EXPECT_FALSE(read(llvm::StringRef("ML\xefR\x0dX\0", 7)));
  EXPECT_EQ(messages.front(), "missing data for top-level section: String (0)");
  EXPECT_EQ(messages.back(), "in bytecode version 6 produced by: X");
  EXPECT_FALSE(read(llvm::StringRef("ML\xefR\x0dX\0\x0b\x01", 9)));
  EXPECT_EQ(messages.front(), "invalid section ID: 11");
  EXPECT_EQ(messages.back(), "at byte 9 of the file");
  std::string bytes = makeFile(6);
  EXPECT_FALSE(read(llvm::StringRef(bytes).drop_back(1)));
  EXPECT_THAT(messages.front(), HasSubstr("attempting to parse"));
}

} // namespace
