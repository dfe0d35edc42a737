//===- GeneratedBytecodeTest.cpp - Encodings from -gen-bytecode -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/ir/BuiltinOps.h"
#include "tests/support/encoding/Encoding.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::Contains;
using ::testing::HasSubstr;

namespace {

class GeneratedBytecodeTest : public ::testing::Test {
protected:
  GeneratedBytecodeTest() {
    registerBytecodeReader();
    context.allowUnregisteredDialects();
    test::registerEncoding(context);
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      messages.push_back(diag.str());
      return success();
    });
  }
  /// Returns the bytecode of a module with an attribute.
  std::string write(llvm::StringRef attribute) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    auto module =
        parseSourceString<ModuleOp>(("module attributes {x.t = " + attribute + "} {}").str(), &context);
    EXPECT_TRUE(module);
    if (module)
      EXPECT_TRUE(succeeded(writeBytecodeToFile(*module, os)));
    return bytes;
  }
  /// Returns the text of the attribute after reading the bytecode; empty if reading fails.
  std::string read(llvm::StringRef bytes) {
    auto module = parseSourceString<ModuleOp>(bytes, &context);
    std::string text;
    llvm::raw_string_ostream os(text);
    if (module)
      module->getOperation()->getAttr("x.t").print(os);
    return text;
  }

  MLIRContext context;
  std::vector<std::string> messages;
};

TEST_F(GeneratedBytecodeTest, ValuesOfAllKindsAreReadAsWritten) {
  for (llvm::StringRef text : {
           "#encoding.label<\"a\">",
           "#encoding.label<\"a\", 1 : i8>",
           "#encoding.point<-5, 7, true>",
           "#encoding.path<[<1, 2, false>, <-1, 3, true>], [1, -2, 3], [unit, \"x\"], [<-9, 4, true>]>",
           "!encoding.box<i32, <1, 1, true>>",
           "!encoding.box<!encoding.box<!encoding.unit, <1, 1, true>>, <2, 1, true>>",
       }) {
    std::string bytes = write(text);
    EXPECT_EQ(read(bytes), text.str());
    // Encoded, so the text is not in the file.
    EXPECT_FALSE(llvm::StringRef(bytes).contains("label<")) << text.str();
    EXPECT_FALSE(llvm::StringRef(bytes).contains("box<")) << text.str();
    EXPECT_FALSE(llvm::StringRef(bytes).contains("point<")) << text.str();
  }
}
TEST_F(GeneratedBytecodeTest, AttributesWithoutAnEntryAreStoredAsText) {
  std::string bytes = write("#encoding.plain");
  EXPECT_TRUE(llvm::StringRef(bytes).contains("plain"));
  EXPECT_EQ(read(bytes), "#encoding.plain");
}
TEST_F(GeneratedBytecodeTest, DamagedEntriesAreErrors) {
  std::string bytes = write("#encoding.point<5, 7, true>");
  // The entry: its code, 3, then 5 with a sign, 7 and true, in one byte each.
  size_t entry = bytes.find("\x07\x15\x0f\x01");
  ASSERT_NE(entry, std::string::npos);
  std::string damaged = bytes;
  damaged[entry] = '\x0f';
  EXPECT_EQ(read(damaged), "");
  EXPECT_THAT(messages, Contains(HasSubstr("unknown attribute code: 7")));
}
TEST_F(GeneratedBytecodeTest, InvalidParametersAreErrors) {
  std::string bytes = write("#encoding.point<5, 999, true>");
  // 999 as a number of two bytes becomes 1009, which the attribute does not allow.
  size_t entry = bytes.find("\x07\x15\x9e\x0f\x01");
  ASSERT_NE(entry, std::string::npos);
  bytes[entry + 2] = static_cast<char>(0xc6);
  EXPECT_EQ(read(bytes), "");
  EXPECT_THAT(messages, Contains(HasSubstr("invalid parameters in bytecode: y_pos is too large")));
}

} // namespace
