//===- CodeWriterTest.cpp - Tests of formatted C++ output ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/emit/cpp/Emit.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

std::string written(llvm::function_ref<void(CodeWriter &)> write) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  write(out);
  return text;
}

TEST(CodeWriterTest, IndentsOpenBlocks) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.open("class {0} {{", "A");
              out.access("public:");
              out.open("void f() {{");
              out.line("g({0}, {1});", 1, "\"x\"");
              out.line();
              out.close();
              out.close("};");
            }),
            "class A {\npublic:\n  void f() {\n    g(1, \"x\");\n\n  }\n};\n");
}

TEST(CodeWriterTest, SingleStatementFunctionIsOnOneLineIfItFits) {
  auto function = [](llvm::StringRef body) {
    return written([&](CodeWriter &out) {
      out.open("int f() {{");
      if (!body.empty())
        out.text(body);
      out.close();
    });
  };
  EXPECT_EQ(function("return 1;"), "int f() { return 1; }\n");
  EXPECT_EQ(function(""), "int f() {}\n");
  EXPECT_EQ(function("if (x)\n  return 1;"), "int f() {\n  if (x)\n    return 1;\n}\n");
  EXPECT_EQ(function("// why\nreturn 1;"), "int f() {\n  // why\n  return 1;\n}\n");
  std::string longOne = "return " + std::string(100, 'x') + ";";
  EXPECT_EQ(function(longOne), "int f() {\n  " + longOne + "\n}\n");
  // A long function that is passed as one line is broken into several lines.
  EXPECT_EQ(written([&](CodeWriter &out) { out.text("int f() { " + longOne + " }"); }),
            "int f() {\n  " + longOne + "\n}\n");
  EXPECT_EQ(written([](CodeWriter &out) {
              out.open("if (x) {{");
              out.line("y();");
              out.close();
            }),
            "if (x) {\n  y();\n}\n");
}

TEST(CodeWriterTest, UnbreakableLinesDisableClangFormat) {
  std::string word(120, 'x');
  EXPECT_EQ(written([&](CodeWriter &out) { out.text(word + ";"); }),
            "// clang-format off\n" + word + ";\n// clang-format on\n");
  std::string lambda = "f([&](int x) { " + std::string(100, 'y') + "; });";
  EXPECT_EQ(written([&](CodeWriter &out) { out.text(lambda); }),
            "// clang-format off\n" + lambda + "\n// clang-format on\n");
}

TEST(CodeWriterTest, ATemplateHeadKeepsItsOwnLineAndItsFunctionIsNotJoined) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.line("template <typename T>");
              out.line("class A;");
              out.line("template <typename T>");
              out.open("int f() {{");
              out.line("return 1;");
              out.close();
            }),
            "template <typename T>\nclass A;\ntemplate <typename T>\nint f() {\n  return 1;\n}\n");
  EXPECT_EQ(written([](CodeWriter &out) {
              out.line("template <>");
              out.line("int f() {{ return 1; }");
              out.line("template <>");
              out.open("int g() {{");
              out.close();
            }),
            "template <>\nint f() {\n  return 1;\n}\ntemplate <>\nint g() {}\n");
}

TEST(CodeWriterTest, TrailingEmptyLinesAreDropped) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.line("a;");
              out.line();
            }),
            "a;\n");
  EXPECT_EQ(written([](CodeWriter &out) { out.open("int f() {{"); }), "int f() {\n");
}

TEST(CodeWriterTest, TablesAreNotFormatted) {
  std::string row = "{" + std::string(120, '1') + "},";
  EXPECT_EQ(written([&](CodeWriter &out) {
              out.openTables();
              out.open("int x[] = {{");
              out.text(row);
              out.close("};");
              out.closeTables();
            }),
            "// clang-format off\nint x[] = {\n  " + row + "\n};\n// clang-format on\n");
}

TEST(CodeWriterTest, TextIsNotAFormatString) {
  EXPECT_EQ(written([](CodeWriter &out) { out.text("{0} $x {{"); }), "{0} $x {{\n");
}

TEST(CodeWriterTest, NamespacesNest) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.openNamespace("::a::b");
              out.closeNamespace("::a::b");
            }),
            "namespace a {\nnamespace b {\n} // namespace b\n} // namespace a\n");
  EXPECT_EQ(written([](CodeWriter &out) { out.openNamespace(""); }), "");
}

TEST(CodeWriterTest, MlirNamespaceIsReplacedByStrata) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.openNamespace("::mlir::x");
              out.closeNamespace("::mlir::x");
            }),
            "namespace mlir {\nnamespace x {\n} // namespace x\n} // namespace mlir\n");
}

TEST(CodeWriterTest, UserCodeIsReindented) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.open("class A {{");
              out.block("\n\n      int f() {\n        return 1;\n\n      }\n   \n");
              out.close();
            }),
            "class A {\n  // clang-format off\n  int f() {\n    return 1;\n\n  }\n  // clang-format on\n}\n");
  // The first line follows the opening `[{` and has no indentation of its own.
  EXPECT_EQ(written([](CodeWriter &out) { out.block("if (x)\n      y();\n    z();"); }),
            "// clang-format off\nif (x)\n  y();\nz();\n// clang-format on\n");
  EXPECT_EQ(written([](CodeWriter &out) { out.block(" \n "); }), "");
}

TEST(CodeWriterTest, UserCodeHasLineDirectives) {
  std::string text = written([](CodeWriter &out) {
    out.line("a;");
    out.block("b;\n\nc;", {"dir/x.td", 7});
    out.line("d;");
  });
  EXPECT_EQ(resolveLineMarkers(text, "X.h.inc"), "a;\n// clang-format off\n#line 7 \"dir/x.td\"\nb;\n\nc;\n"
                                                 "#line 8 \"X.h.inc\"\n// clang-format on\nd;\n");
  EXPECT_EQ(resolveLineMarkers("a;\n", "X.h.inc"), "a;\n");
}

TEST(CodeWriterTest, PrefixIsAddedToIncludesOfStrataOnly) {
  EXPECT_EQ(prefixIncludes("#include \"runtime/ir/A.h\"\n#include \"bindings/c/B.h\"\n#include <set>\nx;",
                           "strata/"),
            "#include \"strata/runtime/ir/A.h\"\n#include \"strata/bindings/c/B.h\"\n#include <set>\nx;");
  EXPECT_EQ(prefixIncludes("#include \"own/runtime/A.h\"\n  #include \"runtime/A.h\"\n", "strata/"),
            "#include \"own/runtime/A.h\"\n  #include \"runtime/A.h\"\n");
  EXPECT_EQ(prefixIncludes("", "strata/"), "");
}

TEST(CodeWriterTest, UserExpressionsHaveLineDirectives) {
  std::string marked =
      "f(" + CodeWriter::mark("x\n  + y", {"dir/x.td", 7}) + ", " + CodeWriter::mark("z", {}) + ");";
  std::string text = written([&](CodeWriter &out) {
    out.open("void g() {{");
    out.text(marked);
    out.close();
  });
  EXPECT_EQ(resolveLineMarkers(text, "X.h.inc"),
            "void g() {\n  // clang-format off\n  f(\n#line 7 \"dir/x.td\"\n      x\n"
            "      + y\n#line 8 \"X.h.inc\"\n      , z);\n  // clang-format on\n}\n");
  EXPECT_EQ(CodeWriter::withoutMarks(marked), "f(x\n  + y, z);");
}

TEST(CodeWriterTest, CommentsAreMarkedOnEachLine) {
  EXPECT_EQ(written([](CodeWriter &out) { out.comment("\n  one\n    two\n"); }), "/// one\n/// two\n");
}

TEST(CodeWriterTest, QuotedEscapesStringLiterals) {
  EXPECT_EQ(quoted(""), "\"\"");
  EXPECT_EQ(quoted("a\"b\\c\nd"), "\"a\\\"b\\\\c\\nd\"");
  EXPECT_EQ(quoted(llvm::StringRef("\0\x01"
                                   "7",
                                   3)),
            "\"\\000\\0017\"");
  EXPECT_EQ(quoted("é"), "\"é\"");
}

TEST(CodeWriterTest, KeywordsAreNotIdentifiers) {
  EXPECT_EQ(identifier("class"), "class_");
  EXPECT_EQ(identifier("classes"), "classes");
}

} // namespace
