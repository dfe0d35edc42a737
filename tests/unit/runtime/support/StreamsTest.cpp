//===- StreamsTest.cpp - Tests of streams ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/DebugStringHelper.h"
#include "runtime/support/IndentedOstream.h"
#include "runtime/support/RawOstreamExtras.h"
#include "gtest/gtest.h"
#include <sstream>
#include <thread>

using namespace mlir;

namespace {

std::string written(llvm::function_ref<void(raw_indented_ostream &)> write) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  raw_indented_ostream os(stream);
  write(os);
  return text;
}

TEST(IndentedOstreamTest, LinesAreIndentedAndEmptyLinesAreNot) {
  EXPECT_EQ(written([](raw_indented_ostream &os) {
              os << "a\n";
              os.indent() << "b\n\nc";
              os << "d\n";
              os.unindent() << "e\n";
            }),
            "a\n  b\n\n  cd\ne\n");
}

TEST(IndentedOstreamTest, IndentationIsNeverNegative) {
  EXPECT_EQ(written([](raw_indented_ostream &os) {
              os.unindent() << "a\n";
              os.indent(3) << "b\n";
              os.unindent().unindent() << "c\n";
            }),
            "a\n   b\nc\n");
}

TEST(IndentedOstreamTest, ScopesWriteDelimiters) {
  EXPECT_EQ(written([](raw_indented_ostream &os) {
              os << "f() ";
              {
                auto scope = os.scope("{\n", "}\n");
                os << "g();\n";
                auto flat = os.scope("#if 1\n", "#endif\n", /*indent=*/false);
                os << "h();\n";
              }
              os << "end\n";
            }),
            "f() {\n  g();\n  #if 1\n  h();\n  #endif\n}\nend\n");
}

TEST(IndentedOstreamTest, ReindentedTextLosesItsCommonIndentation) {
  auto reindented = [](llvm::StringRef text, llvm::StringRef prefix = "") {
    return written([&](raw_indented_ostream &os) { os.indent().printReindented(text, prefix); });
  };
  EXPECT_EQ(reindented("\n\n    a\n      b\n\n    c\n  "), "  a\n    b\n\n  c");
  EXPECT_EQ(reindented("   a\n   b", "// "), "  // a\n  // b");
  EXPECT_EQ(reindented("a\n  b"), "  a\n    b");
  EXPECT_EQ(reindented(""), "");
  EXPECT_EQ(reindented(" \n \n"), "");
}

TEST(IndentedOstreamTest, PositionIsThatOfTheOtherStream) {
  written([](raw_indented_ostream &os) {
    os.indent() << "ab";
    EXPECT_EQ(os.tell(), 4u);
    EXPECT_EQ(os.getOStream().tell(), 4u);
  });
}

TEST(DebugStringTest, IsWhatTheValuePrints) {
  struct Value {
    void print(llvm::raw_ostream &os) const { os << "value " << 3; }
  };
  EXPECT_EQ(debugString(Value()), "value 3");
  std::ostringstream os;
  os << (llvm::Twine("a") + llvm::Twine(1));
  EXPECT_EQ(os.str(), "a1");
}

TEST(NullStreamTest, EachThreadHasItsOwn) {
  llvm::raw_ostream *ours = &thread_safe_nulls(), *other = nullptr;
  EXPECT_EQ(ours, &thread_safe_nulls());
  std::thread([&] { other = &(thread_safe_nulls() << "dropped"); }).join();
  EXPECT_NE(ours, other);
}

} // namespace
