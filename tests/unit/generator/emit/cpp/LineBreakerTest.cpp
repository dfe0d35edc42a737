//===- LineBreakerTest.cpp - Tests of line breaking ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/LineBreaker.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

std::string x(unsigned count) { return std::string(count, 'x'); }
std::string spaces(unsigned count) { return std::string(count, ' '); }

TEST(LineBreakerTest, ShortLinesAreUnchanged) {
  EXPECT_EQ(breakLine("f(a, b);", 2), "f(a, b);");
  EXPECT_EQ(breakLine(x(108), 2), x(108));
}

TEST(LineBreakerTest, ArgumentsAlignAfterTheBracket) {
  EXPECT_EQ(breakLine("void f(int a, " + x(60) + ", " + x(60) + ", int b);", 0),
            "void f(int a, " + x(60) + ",\n       " + x(60) + ", int b);");
}

TEST(LineBreakerTest, ArgumentsTooLongForAlignmentAreIndented) {
  EXPECT_EQ(breakLine("call" + x(60) + "(" + x(60) + ");", 2), "call" + x(60) + "(\n      " + x(60) + ");");
  // If the arguments then fit next to the bracket, the line is broken after the return type instead.
  EXPECT_EQ(breakLine("static void f" + x(10) + "(int a, " + x(90) + ") {", 0),
            "static void\nf" + x(10) + "(int a,\n" + spaces(12) + x(90) + ") {");
}

TEST(LineBreakerTest, NestedCommasAreNotBreakPoints) {
  std::string inner = "g(1, \"a, b\", A<int, int>{3, 4})";
  EXPECT_EQ(breakLine("f(" + x(80) + ", " + inner + ");", 0), "f(" + x(80) + ",\n  " + inner + ");");
}

TEST(LineBreakerTest, OperatorTermsAreAligned) {
  EXPECT_EQ(breakLine("return " + x(60) + " && " + x(60) + ";", 2),
            "return " + x(60) + " &&\n         " + x(60) + ";");
  EXPECT_EQ(breakLine("return (" + x(60) + " == " + x(60) + ");", 2),
            "return (" + x(60) + " ==\n          " + x(60) + ");");
}

TEST(LineBreakerTest, AssignedValueMovesToTheNextLine) {
  EXPECT_EQ(breakLine("int " + x(60) + " = " + x(60) + ";", 2), "int " + x(60) + " =\n      " + x(60) + ";");
}

TEST(LineBreakerTest, ConditionalIsBrokenBeforeTheColon) {
  EXPECT_EQ(breakLine("return c ? " + x(60) + " : " + x(60) + ";", 0),
            "return c ? " + x(60) + "\n         : " + x(60) + ";");
}

TEST(LineBreakerTest, BaseClassesAreOnePerLine) {
  EXPECT_EQ(breakLine("class C : public " + x(60) + ", public " + x(60) + " {", 0),
            "class C : public " + x(60) + ",\n          public " + x(60) + " {");
  EXPECT_EQ(breakLine("class C" + x(60) + " : public " + x(60) + " {", 0),
            "class C" + x(60) + "\n    : public " + x(60) + " {");
}

TEST(LineBreakerTest, MemberInitializersMoveToTheNextLine) {
  EXPECT_EQ(breakLine("C(int a) : Base(" + x(100) + ") {}", 0), "C(int a)\n    : Base(" + x(100) + ") {}");
}

TEST(LineBreakerTest, UnbreakableLinesAreUnchanged) {
  EXPECT_EQ(breakLine(x(200), 0), x(200));
  EXPECT_EQ(breakLine("\"" + x(200) + "\"", 0), "\"" + x(200) + "\"");
  EXPECT_EQ(breakLine(x(200) + "()", 0), x(200) + "()");
}

TEST(LineBreakerTest, DeepNestingDoesNotExhaustTheStack) {
  std::string text = std::string(100000, '(') + "x" + std::string(100000, ')');
  std::string broken = breakLine(text, 0);
  llvm::erase_if(broken, [](char c) { return c == '\n' || c == ' '; });
  EXPECT_EQ(broken, text);
}

TEST(LineBreakerTest, ADeclarationHasTheLayoutWithTheLowestPenalty) {
  // The return type on a line of its own saves three lines.
  EXPECT_EQ(
      breakLine("static ::llvm::LogicalResult inferReturnTypes(::mlir::MLIRContext *context, "
                "::std::optional<::mlir::Location> location, ::mlir::ValueRange operands, "
                "::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, "
                "::mlir::RegionRange regions, ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes);",
                2),
      "static ::llvm::LogicalResult\n"
      "  inferReturnTypes(::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,\n"
      "                   ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,\n"
      "                   ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,\n"
      "                   ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes);");
  // All parameters fit on the next line, but not to the right of the name.
  EXPECT_EQ(breakLine("static ::mlir::Value bufferizationMaterializeInDestinationOp_buildSubsetExtraction("
                      "::mlir::Operation *odsEntity, ::mlir::OpBuilder &builder, ::mlir::Location loc) {",
                      0),
            "static ::mlir::Value bufferizationMaterializeInDestinationOp_buildSubsetExtraction(\n"
            "    ::mlir::Operation *odsEntity, ::mlir::OpBuilder &builder, ::mlir::Location loc) {");
  // After a line break following the return type, '&' stays on the line of the type.
  std::string name(80, 'n');
  EXPECT_EQ(breakLine("static ::mlir::OpOperand &" + name + "(::mlir::Operation *entity) {", 0),
            "static ::mlir::OpOperand &\n" + name + "(::mlir::Operation *entity) {");
}

TEST(LineBreakerTest, DeepConditionsAreNotExact) {
  std::string a(40, 'a'), b(40, 'b'), c(40, 'c'), d(40, 'd');
  bool isExact = true;
  breakLine("return (" + a + " && " + b + " && " + c + ");", 0, &isExact);
  EXPECT_TRUE(isExact);
  breakLine("return ((" + a + ") && ((" + b + ") || ((" + c + ") && (" + d + ") && (" + a + "))));", 0,
            &isExact);
  EXPECT_FALSE(isExact);
}

} // namespace
