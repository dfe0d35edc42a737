//===- CppExpressionTest.cpp - Tests of C++ expressions -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppExpression.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Returns the tree in prefix notation: (call .isF32 $_self).
std::string render(const CppNode &node) {
  using Kind = CppNode::Kind;
  std::string head = node.text;
  for (const std::string &arg : node.templateArgs)
    head += "<" + arg + ">";
  for (const std::string &param : node.params)
    head += "\\" + param;
  switch (node.kind) {
  case Kind::String:
    return "\"" + node.text + "\"";
  case Kind::Member:
    head = (node.isArrow ? "->" : ".") + head;
    break;
  case Kind::Call:
    head = "call";
    break;
  case Kind::Subscript:
    head = "[]";
    break;
  case Kind::Construct:
    head = "{" + head + "}";
    break;
  case Kind::Cast:
    head = "cast " + head;
    break;
  case Kind::Conditional:
    head = "?:";
    break;
  case Kind::Lambda:
    head = "lambda" + head;
    break;
  default:
    break;
  }
  if (node.children.empty())
    return head;
  std::string result = "(" + head;
  for (const CppNode &child : node.children)
    result += " " + render(child);
  return result + ")";
}

std::string parse(llvm::StringRef text) {
  CppExpression expression = CppExpression::parse(text);
  return expression.isOpaque() ? "opaque" : render(expression.root());
}

TEST(CppExpressionTest, MemberCallOnPlaceholder) {
  EXPECT_EQ(parse("$_self.isSignlessInteger(32)"), "(call (.isSignlessInteger $_self) 32)");
  EXPECT_EQ(parse("$_self->getResult(0)"), "(call (->getResult $_self) 0)");
}

TEST(CppExpressionTest, TemplateArgumentsAreKeptAsText) {
  EXPECT_EQ(parse("::llvm::isa<::mlir::TensorType, ::mlir::MemRefType>($_self)"),
            "(call ::llvm::isa<::mlir::TensorType><::mlir::MemRefType> $_self)");
  EXPECT_EQ(parse("$_builder.getType<::a::B<int>>()"), "(call (.getType<::a::B<int>> $_builder))");
}

TEST(CppExpressionTest, LessThanIsNotATemplateArgumentList) {
  EXPECT_EQ(parse("a < b && c > d"), "(&& (< a b) (> c d))");
  EXPECT_EQ(parse("f(a) < 3"), "(< (call f a) 3)");
}

TEST(CppExpressionTest, OperatorsBindAsInCpp) {
  EXPECT_EQ(parse("a + b * c - d"), "(- (+ a (* b c)) d)");
  EXPECT_EQ(parse("!a || b && c == d"), "(|| (! a) (&& b (== c d)))");
  EXPECT_EQ(parse("!(x & (~(1u | 2u)))"), "(! (& x (~ (| 1u 2u))))");
}

TEST(CppExpressionTest, Conditional) { EXPECT_EQ(parse("a ? b : c ? d : e"), "(?: a b (?: c d e))"); }

TEST(CppExpressionTest, Literals) {
  EXPECT_EQ(parse("f(true, nullptr, 1.5f, 0x1F, \"a\\nb\", 'c')"),
            "(call f true nullptr 1.5f 0x1F \"a\nb\" c)");
}

TEST(CppExpressionTest, BracedListsAndConstruction) {
  EXPECT_EQ(parse("::llvm::is_contained({1, 2}, x)"), "(call ::llvm::is_contained ({} 1 2) x)");
  EXPECT_EQ(parse("::mlir::Foo{x}"), "({::mlir::Foo} x)");
}

TEST(CppExpressionTest, CastToAQualifiedName) {
  EXPECT_EQ(parse("(::mlir::LocationAttr)$0"), "(cast ::mlir::LocationAttr $0)");
}

TEST(CppExpressionTest, LambdaThatReturns) {
  EXPECT_EQ(parse("::llvm::all_of(x, [&](::mlir::Attribute attr) { return attr && f(attr); })"),
            "(call ::llvm::all_of x (lambda\\attr (&& attr (call f attr))))");
}

TEST(CppExpressionTest, CommentsAreSkipped) {
  EXPECT_EQ(parse("f(16, /*isSigned=*/true)"), "(call f 16 true)");
}

TEST(CppExpressionTest, StatementsAreOpaque) {
  EXPECT_EQ(parse("for (auto x : y) {}"), "opaque");
  EXPECT_EQ(parse("return x;"), "opaque");
  EXPECT_EQ(parse("x = 3"), "opaque");
}

TEST(CppExpressionTest, DeepAndLongTextsAreOpaqueAndDoNotOverflow) {
  std::string deep = std::string(100000, '(') + "x" + std::string(100000, ')');
  EXPECT_EQ(parse(deep), "opaque");
  std::string chain = "x";
  for (int i = 0; i < 100000; ++i)
    chain += ".f()";
  EXPECT_EQ(parse(chain), "opaque");
  EXPECT_EQ(parse(std::string(100000, '!') + "x"), "opaque");
}

TEST(CppExpressionTest, PlaceholdersInOrderWithoutRepetition) {
  EXPECT_THAT(findCppPlaceholders("$b + $a.f($b) /* $c */ + \"$d\" + $_self"),
              ElementsAre("$b", "$a", "$_self"));
}

TEST(CppExpressionTest, SubstituteReplacesWholeNames) {
  CppExpression expression = CppExpression::parse("$a + $ab + $c");
  EXPECT_EQ(expression.substitute([](llvm::StringRef name) -> std::optional<std::string> {
    return name == "a" ? std::optional<std::string>("X") : std::nullopt;
  }),
            "X + $ab + $c");
}

TEST(CppExpressionTest, BracketsInStringsAreIgnored) {
  EXPECT_EQ(checkCppBrackets("f(\")\", ')') { [] }"), "");
  EXPECT_EQ(checkCppBrackets("f(]"), "']' does not close '('");
  EXPECT_EQ(checkCppBrackets("f("), "'(' is never closed");
  EXPECT_EQ(checkCppBrackets("f)"), "')' closes nothing");
  EXPECT_EQ(checkCppBrackets("/* f"), "comment without an end");
  EXPECT_EQ(checkCppBrackets("1'000"), "");
}

} // namespace
