//===- CppNamesTest.cpp - Tests of C++ identifiers ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppNames.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

TEST(CppNamesTest, CamelCase) {
  EXPECT_EQ(toCamelCase("some_name"), "SomeName");
  EXPECT_EQ(toCamelCase("some_name", /*capitalize=*/false), "someName");
  EXPECT_EQ(toCamelCase("someName"), "SomeName");
  EXPECT_EQ(toSnakeCase("SomeName"), "some_name");
}

TEST(CppNamesTest, QualifiedNames) {
  EXPECT_TRUE(isQualifiedName("::a::B"));
  EXPECT_TRUE(isQualifiedName("a"));
  EXPECT_FALSE(isQualifiedName(""));
  EXPECT_FALSE(isQualifiedName("a::"));
  EXPECT_FALSE(isQualifiedName("a:b"));
  EXPECT_EQ(qualify("::a", "B"), "::a::B");
  EXPECT_EQ(qualify("a", "B"), "::a::B");
  EXPECT_EQ(qualify("", "B"), "B");
  EXPECT_EQ(qualify("::a", "::c::B"), "::c::B");
  EXPECT_EQ(unqualified("::a::B"), "B");
}

TEST(CppNamesTest, NamesOfOneEntity) {
  EXPECT_TRUE(namesSameEntity("FuncOp", "::mlir::func::FuncOp"));
  EXPECT_TRUE(namesSameEntity("func::FuncOp", "::mlir::func::FuncOp"));
  EXPECT_TRUE(namesSameEntity("::a::B", "a::B"));
  EXPECT_FALSE(namesSameEntity("Op", "::mlir::func::FuncOp"));
}

TEST(CppNamesTest, Identifiers) {
  EXPECT_TRUE(isIdentifier("_a1"));
  EXPECT_FALSE(isIdentifier("1a"));
  EXPECT_FALSE(isIdentifier("a-b"));
  EXPECT_FALSE(isIdentifier(""));
  EXPECT_TRUE(isCppKeyword("co_await"));
  EXPECT_FALSE(isCppKeyword("operand"));
}

} // namespace
