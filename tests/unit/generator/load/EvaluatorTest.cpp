//===- EvaluatorTest.cpp - The C++ of records, evaluated ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/Evaluator.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Values as text: 3, true, "text", i32, [1, 2], null; "nothing" when there is no result, and for what is
/// refused "unknown: " with the reason.
class EvaluatorTest : public ::testing::Test {
protected:
  EvaluatorTest() { registerAsmPrinter(); }
  static std::string show(const EvalValue &value) {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (const bool *truth = value.get<bool>())
      os << (*truth ? "true" : "false");
    else if (const int64_t *number = value.get<int64_t>())
      os << *number;
    else if (const double *real = value.get<double>())
      os << llvm::format("%g", *real);
    else if (const std::string *string = value.get<std::string>())
      os << '"' << *string << '"';
    else if (value.isNull())
      os << "null";
    else if (Type type = value.asType())
      os << type;
    else if (Attribute attr = value.asAttr())
      os << attr;
    else if (const auto *list = value.get<EvalValue::List>()) {
      os << '[';
      llvm::interleaveComma(*list, os, [&](const EvalValue &element) { os << show(element); });
      os << ']';
    } else {
      os << "something else";
    }
    return text;
  }
  std::string eval(llvm::StringRef text, const EvalValue &self = {},
                   llvm::ArrayRef<EvalValue> positional = {}) {
    std::string unknown;
    auto expression = Expression::check(CppExpression::parse(text), scope, unknown);
    if (!expression)
      return "unknown: " + unknown;
    EvalBindings bindings;
    bindings.context = &context;
    bindings.self = self;
    bindings.positional = positional;
    std::optional<EvalValue> value = expression->evaluate(bindings);
    return value ? show(*value) : "nothing";
  }
  /// With a type, or an attribute, as $_self.
  std::string ofType(llvm::StringRef type, llvm::StringRef text) {
    return eval(text, parseType(type, &context));
  }
  std::string ofAttr(llvm::StringRef attr, llvm::StringRef text) {
    return eval(text, parseAttribute(attr, &context));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  EvalScope scope;
};

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, Literals) {
  EXPECT_EQ(eval("42"), "42");
  EXPECT_EQ(eval("0x10u"), "16");
  EXPECT_EQ(eval("0xffffffffffffffff"), "-1");
  EXPECT_EQ(eval("99999999999999999999"), "nothing");
  EXPECT_EQ(eval("2.5f"), "2.5");
  EXPECT_EQ(eval("'a'"), "97");
  EXPECT_EQ(eval("\"a\\nb\""), "\"a\nb\"");
  EXPECT_EQ(eval("true"), "true");
  EXPECT_EQ(eval("nullptr"), "null");
  EXPECT_EQ(eval("{1, 2}"), "[1, 2]");
  EXPECT_EQ(eval("ArrayRef<int64_t>{}"), "[]");
  EXPECT_EQ(eval("::llvm::StringRef(\"x\")"), "\"x\"");
}

TEST_F(EvaluatorTest, Arithmetic) {
  EXPECT_EQ(eval("2 + 3 * 4 - 1"), "13");
  EXPECT_EQ(eval("7 / 2 + 7 % 4"), "6");
  EXPECT_EQ(eval("-7 / 2"), "-3");
  EXPECT_EQ(eval("(1 << 4) | 3"), "19");
  EXPECT_EQ(eval("6 & 3 ^ 1"), "3");
  EXPECT_EQ(eval("~0"), "-1");
  EXPECT_EQ(eval("1.5 * 2"), "3");
  EXPECT_EQ(eval("1 < 2 && 2 <= 2 && 3 > 2 && 2 >= 2 && 1 != 2"), "true");
  EXPECT_EQ(eval("0.5 < 1"), "true");
  EXPECT_EQ(eval("-2.5"), "-2.5");
}

TEST_F(EvaluatorTest, WhatHasNoResultGivesNothing) {
  EXPECT_EQ(eval("1 / 0"), "nothing");
  EXPECT_EQ(eval("1 % 0"), "nothing");
  EXPECT_EQ(eval("1 << 64"), "nothing");
  EXPECT_EQ(eval("1 << -1"), "nothing");
  EXPECT_EQ(eval("(-0x7fffffffffffffff - 1) / -1"), "nothing");
  EXPECT_EQ(eval("\"a\" + 1"), "nothing");
  EXPECT_EQ(eval("{1}[1]"), "nothing");
  EXPECT_EQ(eval("{1}[-1]"), "nothing");
  EXPECT_EQ(eval("$3"), "nothing");
}

TEST_F(EvaluatorTest, OverflowWraps) {
  EXPECT_EQ(eval("0x7fffffffffffffff + 1"), "-9223372036854775808");
  EXPECT_EQ(eval("0x7fffffffffffffff * 2"), "-2");
  EXPECT_EQ(eval("-(-0x7fffffffffffffff - 1)"), "-9223372036854775808");
}

TEST_F(EvaluatorTest, LogicLooksNoFurtherThanItMust) {
  EXPECT_EQ(eval("false && 1 / 0 == 1"), "false");
  EXPECT_EQ(eval("true || 1 / 0 == 1"), "true");
  EXPECT_EQ(eval("true && 1 / 0 == 1"), "nothing");
  EXPECT_EQ(eval("!false ? 1 : 1 / 0"), "1");
  EXPECT_EQ(eval("0 ? 1 : 2"), "2");
}

TEST_F(EvaluatorTest, PlaceholdersStandForWhatIsBound) {
  Type i32 = parseType("i32", &context);
  EXPECT_EQ(eval("$_self == $0", i32, {i32}), "true");
  EXPECT_EQ(eval("$0 + $1", {}, {int64_t(1), int64_t(2)}), "3");
  EXPECT_EQ(eval("$name"), "nothing");
}

TEST_F(EvaluatorTest, ComparesWhatIsOfOneKind) {
  EXPECT_EQ(ofType("i32", "$_self == nullptr"), "false");
  EXPECT_EQ(eval("$_self == nullptr", Type()), "true");
  EXPECT_EQ(ofType("i32", "$_self == 3"), "nothing");
  EXPECT_EQ(eval("{1, 2} == {1, 2}"), "true");
  EXPECT_EQ(eval("{1, 2} == {1, 3}"), "false");
  EXPECT_EQ(eval("{1, 2} != {1}"), "true");
  EXPECT_EQ(eval("\"a\" == \"a\""), "true");
  EXPECT_EQ(eval("true == 1"), "true");
}

TEST_F(EvaluatorTest, EachElementOfARange) {
  EXPECT_EQ(eval("::llvm::all_of($0, [](int64_t x) { return x > 0; })", {},
                 {EvalValue::List{int64_t(1), int64_t(2)}}),
            "true");
  EXPECT_EQ(eval("::llvm::all_of({1, -2}, [](int64_t x) { return x > 0; })"), "false");
  EXPECT_EQ(eval("::llvm::any_of({1, -2}, [](int64_t x) { return x < 0; })"), "true");
  EXPECT_EQ(eval("::llvm::none_of({1, 2}, [](int64_t x) { return x < 0; })"), "true");
  EXPECT_EQ(eval("::llvm::all_of({}, [](int64_t x) { return false; })"), "true");
  EXPECT_EQ(eval("::llvm::any_of({}, [](int64_t x) { return true; })"), "false");
  EXPECT_EQ(eval("::llvm::all_of(3, [](int64_t x) { return true; })"), "nothing");
  EXPECT_EQ(eval("::llvm::is_contained({1, 2}, 2)"), "true");
  EXPECT_EQ(eval("::llvm::is_sorted({1, 2, 2})"), "true");
  EXPECT_EQ(eval("::llvm::is_sorted({2, 1})"), "false");
  EXPECT_EQ(eval("{5, 6}[1]"), "6");
}

//===----------------------------------------------------------------------===//
// What is refused
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, RefusesNamesThatNobodyKnows) {
  EXPECT_EQ(eval("foo == 3"), "unknown: the name 'foo'");
  EXPECT_EQ(eval("::my::kLimit"), "unknown: the name '::my::kLimit'");
  EXPECT_EQ(eval("::my::check($_self)"), "unknown: a call of '::my::check'");
  EXPECT_EQ(eval("$_self.getFoo()"), "unknown: a call of 'getFoo'");
  EXPECT_EQ(eval("$_self.size"), "unknown: the member 'size'");
  EXPECT_EQ(eval("::llvm::isa<::my::FooType>($_self)"), "unknown: the class '::my::FooType'");
  EXPECT_EQ(eval("::my::Foo{1}"), "unknown: a value of '::my::Foo'");
  EXPECT_EQ(eval("::my::FooAttr::get($_builder.getContext(), 1)"), "unknown: a call of '::my::FooAttr::get'");
  EXPECT_EQ(eval("*$_self"), "unknown: the operator '*'");
}

TEST_F(EvaluatorTest, RefusesWhatIsNoExpression) {
  EXPECT_EQ(eval("int x = 3; return x;"), "unknown: C++ that is not understood");
  EXPECT_EQ(eval("16 >> 2"), "unknown: C++ that is not understood");
  EXPECT_EQ(eval("::llvm::all_of({1}, f)"), "unknown: the name 'f'");
  EXPECT_EQ(eval("::llvm::all_of({1}, $0)"), "unknown: a range without lambda");
}

TEST_F(EvaluatorTest, ParametersOfLambdasAreKnownInsideOnly) {
  EXPECT_EQ(eval("::llvm::all_of({1}, [](int64_t x) { return y > 0; })"), "unknown: the name 'y'");
  EXPECT_EQ(eval("::llvm::all_of({1}, [](int64_t x) { return x > 0; }) && x"), "unknown: the name 'x'");
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, QuestionsAboutScalars) {
  EXPECT_EQ(ofType("i32", "$_self.isInteger()"), "true");
  EXPECT_EQ(ofType("i32", "$_self.isInteger(16)"), "false");
  EXPECT_EQ(ofType("i32", "$_self.isSignlessInteger(32)"), "true");
  EXPECT_EQ(ofType("si32", "$_self.isSignedInteger(32)"), "true");
  EXPECT_EQ(ofType("ui8", "$_self.isUnsignedInteger()"), "true");
  EXPECT_EQ(ofType("index", "$_self.isIndex()"), "true");
  EXPECT_EQ(ofType("index", "$_self.isSignlessIntOrIndex()"), "true");
  EXPECT_EQ(ofType("f32", "$_self.isF32()"), "true");
  EXPECT_EQ(ofType("bf16", "$_self.isBF16()"), "true");
  EXPECT_EQ(ofType("f64", "$_self.isIntOrFloat()"), "true");
  EXPECT_EQ(ofType("i7", "$_self.getIntOrFloatBitWidth()"), "7");
  EXPECT_EQ(ofType("f16", "::llvm::cast<::mlir::FloatType>($_self).getWidth()"), "16");
  EXPECT_EQ(ofType("index", "$_self.getIntOrFloatBitWidth()"), "nothing");
  EXPECT_EQ(eval("$_self.isF32()", int64_t(1)), "nothing");
}

TEST_F(EvaluatorTest, QuestionsAboutShapes) {
  EXPECT_EQ(ofType("tensor<2x?xf32>", "$_self.getShape()"), "[2, -9223372036854775808]");
  EXPECT_EQ(ofType("tensor<2x?xf32>", "$_self.getShape()[1] == ::mlir::ShapedType::kDynamic"), "true");
  EXPECT_EQ(ofType("tensor<2x?xf32>", "$_self.hasStaticShape()"), "false");
  EXPECT_EQ(ofType("vector<4x[8]xi1>", "$_self.isScalable()"), "true");
  EXPECT_EQ(ofType("vector<4x[8]xi1>", "$_self.getScalableDims()"), "[false, true]");
  EXPECT_EQ(ofType("vector<4x8xi1>", "$_self.getNumElements()"), "32");
  EXPECT_EQ(ofType("tensor<2x3xf32>", "$_self.getDimSize(1)"), "3");
  EXPECT_EQ(ofType("tensor<2x3xf32>", "$_self.getDimSize(2)"), "nothing");
  EXPECT_EQ(ofType("tensor<*xf32>", "$_self.hasRank()"), "false");
  EXPECT_EQ(ofType("tensor<*xf32>", "$_self.getRank()"), "nothing");
  EXPECT_EQ(ofType("memref<2xf32, 3>", "$_self.getMemorySpace()"), "3 : i64");
  EXPECT_EQ(ofType("tensor<2xf32, \"e\">", "$_self.getEncoding()"), "\"e\"");
  EXPECT_EQ(ofType("complex<f32>", "$_self.getElementType()"), "f32");
  EXPECT_EQ(ofType("tuple<i1, i2>", "$_self.getTypes()"), "[i1, i2]");
  EXPECT_EQ(ofType("tuple<i1, i2>", "$_self.size()"), "2");
  EXPECT_EQ(ofType("(i1, i2) -> i3", "$_self.getInputs().drop_back()"), "[i1]");
  EXPECT_EQ(ofType("(i1) -> i3", "$_self.getResults().front()"), "i3");
  EXPECT_EQ(ofType("vector<2xi1>", "::mlir::getElementTypeOrSelf($_self)"), "i1");
  EXPECT_EQ(ofType("(i1, i2) -> i3",
                   "::mlir::TypeRange($_self.getInputs()) == ::mlir::TypeRange($_self.getResults())"),
            "false");
  EXPECT_EQ(ofType("tensor<2xi1>", "$_self.clone($_builder.getF32Type())"), "tensor<2xf32>");
}

TEST_F(EvaluatorTest, Casts) {
  EXPECT_EQ(ofType("tensor<2xf32>", "::llvm::isa<::mlir::VectorType, ::mlir::TensorType>($_self)"), "true");
  EXPECT_EQ(ofType("tensor<2xf32>", "::llvm::isa<::mlir::VectorType>($_self)"), "false");
  EXPECT_EQ(ofType("tensor<2xf32>", "::llvm::dyn_cast<::mlir::VectorType>($_self)"), "null");
  EXPECT_EQ(ofType("i1", "::llvm::cast<::mlir::VectorType>($_self)"), "nothing");
  EXPECT_EQ(ofType("i1", "::llvm::cast<::mlir::IntegerType>($_self)"), "i1");
  EXPECT_EQ(eval("::llvm::isa_and_nonnull<::mlir::IntegerType>($_self)", Type()), "false");
  EXPECT_EQ(eval("static_cast<int64_t>(3)"), "3");
  EXPECT_EQ(eval("(::d::Method)3"), "3");
}

TEST_F(EvaluatorTest, MakesTypes) {
  EXPECT_EQ(eval("$_builder.getI32Type()"), "i32");
  EXPECT_EQ(eval("$_builder.getIntegerType(7)"), "i7");
  EXPECT_EQ(eval("$_builder.getIntegerType(7, true)"), "si7");
  EXPECT_EQ(eval("$_builder.getIntegerType(7, /*isSigned=*/false)"), "ui7");
  EXPECT_EQ(eval("$_builder.getType<::mlir::Float8E5M2Type>()"), "f8E5M2");
  EXPECT_EQ(eval("::mlir::IntegerType::get($_builder.getContext(), 3)"), "i3");
  EXPECT_EQ(eval("::mlir::VectorType::get({2, 3}, $_builder.getF32Type())"), "vector<2x3xf32>");
  EXPECT_EQ(eval("::mlir::RankedTensorType::get({2, ::mlir::ShapedType::kDynamic}, $_builder.getF32Type())"),
            "tensor<2x?xf32>");
}

TEST_F(EvaluatorTest, MakesNoTypeThatCannotBe) {
  EXPECT_EQ(eval("$_builder.getIntegerType(-1)"), "nothing");
  EXPECT_EQ(eval("$_builder.getIntegerType(0x7fffffff)"), "nothing");
  EXPECT_EQ(eval("::mlir::VectorType::get({0}, $_builder.getF32Type())"), "nothing");
  EXPECT_EQ(eval("::mlir::VectorType::get({\"a\"}, $_builder.getF32Type())"), "nothing");
  EXPECT_EQ(eval("::mlir::VectorType::get({2}, $_builder.getNoneType())"), "nothing");
  EXPECT_EQ(eval("::mlir::RankedTensorType::get({-3}, $_builder.getF32Type())"), "nothing");
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, ReadsAttributes) {
  EXPECT_EQ(ofAttr("-5 : i32", "$_self.getInt()"), "-5");
  EXPECT_EQ(ofAttr("255 : i8", "$_self.getInt()"), "-1");
  EXPECT_EQ(ofAttr("255 : i8", "$_self.getUInt()"), "255");
  EXPECT_EQ(ofAttr("true", "$_self.getValue()"), "true");
  EXPECT_EQ(ofAttr("8 : i64", "$_self.getValue().isPowerOf2()"), "true");
  EXPECT_EQ(ofAttr("8 : i64", "$_self.getValue().isStrictlyPositive()"), "true");
  EXPECT_EQ(ofAttr("2.5 : f32", "$_self.getValueAsDouble()"), "2.5");
  EXPECT_EQ(ofAttr("\"abc\"", "$_self.getValue()"), "\"abc\"");
  EXPECT_EQ(ofAttr("\"abc\"", "$_self.getValue().size()"), "3");
  EXPECT_EQ(ofAttr("@f", "$_self.getValue()"), "\"f\"");
  EXPECT_EQ(ofAttr("i32", "$_self.getValue()"), "i32");
  EXPECT_EQ(ofAttr("[1, 2]", "$_self.size()"), "2");
  EXPECT_EQ(ofAttr("[1, 2]", "$_self[1]"), "2 : i64");
  EXPECT_EQ(
      ofAttr(
          "[1, \"a\"]",
          "::llvm::all_of($_self, [](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })"),
      "false");
  EXPECT_EQ(ofAttr("array<i32: 3, 4>", "$_self.asArrayRef()"), "[3, 4]");
  EXPECT_EQ(ofAttr("array<i64>", "$_self.empty()"), "true");
  EXPECT_EQ(ofAttr("dense<1> : tensor<4xi8>", "$_self.getNumElements()"), "4");
  EXPECT_EQ(ofAttr("1 : i8", "$_self.getType()"), "i8");
  EXPECT_EQ(ofAttr("0x1FFFFFFFFFFFFFFFFF : i80", "$_self.getInt()"), "nothing");
}

TEST_F(EvaluatorTest, MakesAttributes) {
  EXPECT_EQ(eval("$_builder.getI32IntegerAttr(7)"), "7 : i32");
  EXPECT_EQ(eval("$_builder.getI8IntegerAttr(300)"), "44 : i8");
  EXPECT_EQ(eval("$_builder.getIndexAttr(7)"), "7 : index");
  EXPECT_EQ(eval("$_builder.getIntegerAttr($_builder.getIntegerType(9), 7)"), "7 : i9");
  EXPECT_EQ(eval("$_builder.getFloatAttr($_builder.getF64Type(), 0.5)"), "5.000000e-01 : f64");
  EXPECT_EQ(eval("$_builder.getF32FloatAttr(1)"), "1.000000e+00 : f32");
  EXPECT_EQ(eval("$_builder.getBoolAttr(true)"), "true");
  EXPECT_EQ(eval("$_builder.getStringAttr(\"a\")"), "\"a\"");
  EXPECT_EQ(eval("$_builder.getUnitAttr()"), "unit");
  EXPECT_EQ(eval("$_builder.getArrayAttr({$_builder.getUnitAttr()})"), "[unit]");
  EXPECT_EQ(eval("$_builder.getArrayAttr({1})"), "nothing");
  EXPECT_EQ(eval("$_builder.getDenseI64ArrayAttr({1, 2})"), "array<i64: 1, 2>");
  EXPECT_EQ(eval("$_builder.getDenseBoolArrayAttr({true})"), "array<i1: true>");
  EXPECT_EQ(eval("$_builder.getDenseI64ArrayAttr({\"a\"})"), "nothing");
  EXPECT_EQ(eval("::mlir::SymbolRefAttr::get($_builder.getContext(), \"f\")"), "@f");
  EXPECT_EQ(eval("::mlir::TypeAttr::get($_builder.getI1Type())"), "i1");
  EXPECT_EQ(eval("$_builder.getI32IntegerAttr(\"a\")"), "nothing");
}

TEST_F(EvaluatorTest, EnumeratorsAreNumbers) {
  scope.enumerators["Basis::monomial"] = 4;
  EXPECT_EQ(eval("::poly::Basis::monomial + 1"), "5");
  EXPECT_EQ(eval("Basis::other"), "unknown: the name 'Basis::other'");
}

} // namespace
