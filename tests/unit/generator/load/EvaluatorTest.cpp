//===- EvaluatorTest.cpp - Tests of C++ expression evaluation ------------===//
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

using namespace mlir;

namespace {

/// Results are shown as text: 3, true, "text", i32, [1, 2], null; "nothing" for an expression without result,
/// and "unknown: " with the reason for an expression that is rejected.
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
  std::string ofType(llvm::StringRef type, llvm::StringRef text) {
    return eval(text, parseType(type, &context));
  }

  /// An expression and its expected result.
  struct Row {
    const char *expression, *expected;
  };
  void expectValues(std::initializer_list<Row> rows) {
    for (const Row &row : rows)
      EXPECT_EQ(eval(row.expression), row.expected) << row.expression;
  }

  /// An expression over $_self, which is a type or an attribute, and its expected result.
  struct SelfRow {
    const char *self, *expression, *expected;
  };
  void expectOfTypes(std::initializer_list<SelfRow> rows) {
    for (const SelfRow &row : rows)
      EXPECT_EQ(ofType(row.self, row.expression), row.expected) << row.expression << " of " << row.self;
  }
  void expectOfAttrs(std::initializer_list<SelfRow> rows) {
    for (const SelfRow &row : rows)
      EXPECT_EQ(eval(row.expression, parseAttribute(row.self, &context)), row.expected)
          << row.expression << " of " << row.self;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  EvalScope scope;
};

//===----------------------------------------------------------------------===//
// Literals, operators and range functions
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, Literals) {
  expectValues({
      {"42", "42"},
      {"0x10u", "16"},
      {"0xffffffffffffffff", "-1"},
      {"99999999999999999999", "nothing"},
      {"2.5f", "2.5"},
      {"'a'", "97"},
      {"\"a\\nb\"", "\"a\nb\""},
      {"true", "true"},
      {"nullptr", "null"},
      {"{1, 2}", "[1, 2]"},
      {"ArrayRef<int64_t>{}", "[]"},
      {"::llvm::StringRef(\"x\")", "\"x\""},
  });
}

TEST_F(EvaluatorTest, Arithmetic) {
  expectValues({
      {"2 + 3 * 4 - 1", "13"},
      {"7 / 2 + 7 % 4", "6"},
      {"-7 / 2", "-3"},
      {"(1 << 4) | 3", "19"},
      {"6 & 3 ^ 1", "3"},
      {"~0", "-1"},
      {"1.5 * 2", "3"},
      {"1 < 2 && 2 <= 2 && 3 > 2 && 2 >= 2 && 1 != 2", "true"},
      {"0.5 < 1", "true"},
      {"-2.5", "-2.5"},
  });
}

TEST_F(EvaluatorTest, UndefinedExpressionsHaveNoResult) {
  expectValues({
      {"1 / 0", "nothing"},
      {"1 % 0", "nothing"},
      {"1 << 64", "nothing"},
      {"1 << -1", "nothing"},
      {"(-0x7fffffffffffffff - 1) / -1", "nothing"},
      {"\"a\" + 1", "nothing"},
      {"{1}[1]", "nothing"},
      {"{1}[-1]", "nothing"},
      {"$3", "nothing"},
  });
}

TEST_F(EvaluatorTest, OverflowWraps) {
  expectValues({
      {"0x7fffffffffffffff + 1", "-9223372036854775808"},
      {"0x7fffffffffffffff * 2", "-2"},
      {"-(-0x7fffffffffffffff - 1)", "-9223372036854775808"},
  });
}

TEST_F(EvaluatorTest, LogicalOperatorsShortCircuit) {
  expectValues({
      {"false && 1 / 0 == 1", "false"},
      {"true || 1 / 0 == 1", "true"},
      {"true && 1 / 0 == 1", "nothing"},
      {"!false ? 1 : 1 / 0", "1"},
      {"0 ? 1 : 2", "2"},
  });
}

TEST_F(EvaluatorTest, PlaceholdersAreReplacedByBindings) {
  Type i32 = parseType("i32", &context);
  EXPECT_EQ(eval("$_self == $0", i32, {i32}), "true");
  EXPECT_EQ(eval("$0 + $1", {}, {int64_t(1), int64_t(2)}), "3");
  EXPECT_EQ(eval("$name"), "nothing");
}

TEST_F(EvaluatorTest, ComparisonsRequireValuesOfOneKind) {
  EXPECT_EQ(ofType("i32", "$_self == nullptr"), "false");
  EXPECT_EQ(eval("$_self == nullptr", Type()), "true");
  EXPECT_EQ(ofType("i32", "$_self == 3"), "nothing");
  expectValues({
      {"{1, 2} == {1, 2}", "true"},
      {"{1, 2} == {1, 3}", "false"},
      {"{1, 2} != {1}", "true"},
      {"\"a\" == \"a\"", "true"},
      {"true == 1", "true"},
  });
}

TEST_F(EvaluatorTest, RangeFunctionsVisitEachElement) {
  EXPECT_EQ(eval("::llvm::all_of($0, [](int64_t x) { return x > 0; })", {},
                 {EvalValue::List{int64_t(1), int64_t(2)}}),
            "true");
  expectValues({
      {"::llvm::all_of({1, -2}, [](int64_t x) { return x > 0; })", "false"},
      {"::llvm::any_of({1, -2}, [](int64_t x) { return x < 0; })", "true"},
      {"::llvm::none_of({1, 2}, [](int64_t x) { return x < 0; })", "true"},
      {"::llvm::all_of({}, [](int64_t x) { return false; })", "true"},
      {"::llvm::any_of({}, [](int64_t x) { return true; })", "false"},
      {"::llvm::all_of(3, [](int64_t x) { return true; })", "nothing"},
      {"::llvm::is_contained({1, 2}, 2)", "true"},
      {"::llvm::is_sorted({1, 2, 2})", "true"},
      {"::llvm::is_sorted({2, 1})", "false"},
      {"{5, 6}[1]", "6"},
  });
}

//===----------------------------------------------------------------------===//
// Rejected expressions
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, UnknownNamesAreRejected) {
  expectValues({
      {"foo == 3", "unknown: the name 'foo'"},
      {"::my::kLimit", "unknown: the name '::my::kLimit'"},
      {"::my::check($_self)", "unknown: a call of '::my::check'"},
      {"$_self.getFoo()", "unknown: a call of 'getFoo'"},
      {"$_self.size", "unknown: the member 'size'"},
      {"::llvm::isa<::my::FooType>($_self)", "unknown: the class '::my::FooType'"},
      {"::my::Foo{1}", "unknown: a value of '::my::Foo'"},
      {"::my::FooAttr::get($_builder.getContext(), 1)", "unknown: a call of '::my::FooAttr::get'"},
      {"*$_self", "unknown: the operator '*'"},
  });
}

TEST_F(EvaluatorTest, UnsupportedSyntaxIsRejected) {
  expectValues({
      {"int x = 3; return x;", "unknown: C++ that is not understood"},
      {"16 >> 2", "unknown: C++ that is not understood"},
      {"::llvm::all_of({1}, f)", "unknown: the name 'f'"},
      {"::llvm::all_of({1}, $0)", "unknown: a range without lambda"},
  });
}

TEST_F(EvaluatorTest, LambdaParametersAreScoped) {
  expectValues({
      {"::llvm::all_of({1}, [](int64_t x) { return y > 0; })", "unknown: the name 'y'"},
      {"::llvm::all_of({1}, [](int64_t x) { return x > 0; }) && x", "unknown: the name 'x'"},
  });
}

//===----------------------------------------------------------------------===//
// Type queries and construction
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, ScalarTypeQueries) {
  expectOfTypes({
      {"i32", "$_self.isInteger()", "true"},
      {"i32", "$_self.isInteger(16)", "false"},
      {"i32", "$_self.isSignlessInteger(32)", "true"},
      {"si32", "$_self.isSignedInteger(32)", "true"},
      {"ui8", "$_self.isUnsignedInteger()", "true"},
      {"index", "$_self.isIndex()", "true"},
      {"index", "$_self.isSignlessIntOrIndex()", "true"},
      {"f32", "$_self.isF32()", "true"},
      {"bf16", "$_self.isBF16()", "true"},
      {"f64", "$_self.isIntOrFloat()", "true"},
      {"i7", "$_self.getIntOrFloatBitWidth()", "7"},
      {"f16", "::llvm::cast<::mlir::FloatType>($_self).getWidth()", "16"},
      {"index", "$_self.getIntOrFloatBitWidth()", "nothing"},
  });
  EXPECT_EQ(eval("$_self.isF32()", int64_t(1)), "nothing");
}

TEST_F(EvaluatorTest, ShapedTypeQueries) {
  expectOfTypes({
      {"tensor<2x?xf32>", "$_self.getShape()", "[2, -9223372036854775808]"},
      {"tensor<2x?xf32>", "$_self.getShape()[1] == ::mlir::ShapedType::kDynamic", "true"},
      {"tensor<2x?xf32>", "$_self.hasStaticShape()", "false"},
      {"vector<4x[8]xi1>", "$_self.isScalable()", "true"},
      {"vector<4x[8]xi1>", "$_self.getScalableDims()", "[false, true]"},
      {"vector<4x8xi1>", "$_self.getNumElements()", "32"},
      {"tensor<2x3xf32>", "$_self.getDimSize(1)", "3"},
      {"tensor<2x3xf32>", "$_self.getDimSize(2)", "nothing"},
      {"tensor<*xf32>", "$_self.hasRank()", "false"},
      {"tensor<*xf32>", "$_self.getRank()", "nothing"},
      {"memref<2xf32, 3>", "$_self.getMemorySpace()", "3 : i64"},
      {"tensor<2xf32, \"e\">", "$_self.getEncoding()", "\"e\""},
      {"complex<f32>", "$_self.getElementType()", "f32"},
      {"tuple<i1, i2>", "$_self.getTypes()", "[i1, i2]"},
      {"tuple<i1, i2>", "$_self.size()", "2"},
      {"(i1, i2) -> i3", "$_self.getInputs().drop_back()", "[i1]"},
      {"(i1) -> i3", "$_self.getResults().front()", "i3"},
      {"vector<2xi1>", "::mlir::getElementTypeOrSelf($_self)", "i1"},
      {"(i1, i2) -> i3", "::mlir::TypeRange($_self.getInputs()) == ::mlir::TypeRange($_self.getResults())",
       "false"},
      {"tensor<2xi1>", "$_self.clone($_builder.getF32Type())", "tensor<2xf32>"},
  });
}

TEST_F(EvaluatorTest, Casts) {
  expectOfTypes({
      {"tensor<2xf32>", "::llvm::isa<::mlir::VectorType, ::mlir::TensorType>($_self)", "true"},
      {"tensor<2xf32>", "::llvm::isa<::mlir::VectorType>($_self)", "false"},
      {"tensor<2xf32>", "::llvm::dyn_cast<::mlir::VectorType>($_self)", "null"},
      {"i1", "::llvm::cast<::mlir::VectorType>($_self)", "nothing"},
      {"i1", "::llvm::cast<::mlir::IntegerType>($_self)", "i1"},
  });
  EXPECT_EQ(eval("::llvm::isa_and_nonnull<::mlir::IntegerType>($_self)", Type()), "false");
  expectValues({
      {"static_cast<int64_t>(3)", "3"},
      {"(::d::Method)3", "3"},
  });
}

TEST_F(EvaluatorTest, CreatesTypes) {
  expectValues({
      {"$_builder.getI32Type()", "i32"},
      {"$_builder.getIntegerType(7)", "i7"},
      {"$_builder.getIntegerType(7, true)", "si7"},
      {"$_builder.getIntegerType(7, /*isSigned=*/false)", "ui7"},
      {"$_builder.getType<::mlir::Float8E5M2Type>()", "f8E5M2"},
      {"::mlir::IntegerType::get($_builder.getContext(), 3)", "i3"},
      {"::mlir::VectorType::get({2, 3}, $_builder.getF32Type())", "vector<2x3xf32>"},
      {"::mlir::RankedTensorType::get({2, ::mlir::ShapedType::kDynamic}, $_builder.getF32Type())",
       "tensor<2x?xf32>"},
  });
}

TEST_F(EvaluatorTest, InvalidTypesHaveNoResult) {
  expectValues({
      {"$_builder.getIntegerType(-1)", "nothing"},
      {"$_builder.getIntegerType(0x7fffffff)", "nothing"},
      {"::mlir::VectorType::get({0}, $_builder.getF32Type())", "nothing"},
      {"::mlir::VectorType::get({\"a\"}, $_builder.getF32Type())", "nothing"},
      {"::mlir::VectorType::get({2}, $_builder.getNoneType())", "nothing"},
      {"::mlir::RankedTensorType::get({-3}, $_builder.getF32Type())", "nothing"},
  });
}

//===----------------------------------------------------------------------===//
// Attribute queries and construction
//===----------------------------------------------------------------------===//

TEST_F(EvaluatorTest, AttributeQueries) {
  expectOfAttrs({
      {"-5 : i32", "$_self.getInt()", "-5"},
      {"255 : i8", "$_self.getInt()", "-1"},
      {"255 : i8", "$_self.getUInt()", "255"},
      {"true", "$_self.getValue()", "true"},
      {"8 : i64", "$_self.getValue().isPowerOf2()", "true"},
      {"8 : i64", "$_self.getValue().isStrictlyPositive()", "true"},
      {"2.5 : f32", "$_self.getValueAsDouble()", "2.5"},
      {"\"abc\"", "$_self.getValue()", "\"abc\""},
      {"\"abc\"", "$_self.getValue().size()", "3"},
      {"@f", "$_self.getValue()", "\"f\""},
      {"i32", "$_self.getValue()", "i32"},
      {"[1, 2]", "$_self.size()", "2"},
      {"[1, 2]", "$_self[1]", "2 : i64"},
      {"[1, \"a\"]",
       "::llvm::all_of($_self, [](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })",
       "false"},
      {"array<i32: 3, 4>", "$_self.asArrayRef()", "[3, 4]"},
      {"array<i64>", "$_self.empty()", "true"},
      {"dense<1> : tensor<4xi8>", "$_self.getNumElements()", "4"},
      {"1 : i8", "$_self.getType()", "i8"},
      {"0x1FFFFFFFFFFFFFFFFF : i80", "$_self.getInt()", "nothing"},
  });
}

TEST_F(EvaluatorTest, CreatesAttributes) {
  expectValues({
      {"$_builder.getI32IntegerAttr(7)", "7 : i32"},
      {"$_builder.getI8IntegerAttr(300)", "44 : i8"},
      {"$_builder.getIndexAttr(7)", "7 : index"},
      {"$_builder.getIntegerAttr($_builder.getIntegerType(9), 7)", "7 : i9"},
      {"$_builder.getFloatAttr($_builder.getF64Type(), 0.5)", "5.000000e-01 : f64"},
      {"$_builder.getF32FloatAttr(1)", "1.000000e+00 : f32"},
      {"$_builder.getBoolAttr(true)", "true"},
      {"$_builder.getStringAttr(\"a\")", "\"a\""},
      {"$_builder.getUnitAttr()", "unit"},
      {"$_builder.getArrayAttr({$_builder.getUnitAttr()})", "[unit]"},
      {"$_builder.getArrayAttr({1})", "nothing"},
      {"$_builder.getDenseI64ArrayAttr({1, 2})", "array<i64: 1, 2>"},
      {"$_builder.getDenseBoolArrayAttr({true})", "array<i1: true>"},
      {"$_builder.getDenseI64ArrayAttr({\"a\"})", "nothing"},
      {"::mlir::SymbolRefAttr::get($_builder.getContext(), \"f\")", "@f"},
      {"::mlir::TypeAttr::get($_builder.getI1Type())", "i1"},
      {"$_builder.getI32IntegerAttr(\"a\")", "nothing"},
  });
}

TEST_F(EvaluatorTest, EnumeratorsAreIntegers) {
  scope.enumerators["Basis::monomial"] = 4;
  expectValues({
      {"::poly::Basis::monomial + 1", "5"},
      {"Basis::other", "unknown: the name 'Basis::other'"},
  });
}

} // namespace
