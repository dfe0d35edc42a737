//===- AffineAsmTest.cpp - Parsing and printing of affine maps -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/support/Diagnostics.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// Parses `over.map [%i + symbol(%n), 3]`: an affine map whose operands are SSA values.
ParseResult parseMapOp(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  Attribute map;
  if (failed(parser.parseAffineMapOfSSAIds(operands, map, "map", result.attributes)))
    return failure();
  return parser.resolveOperands(operands, IndexType::get(parser.getContext()), result.operands);
}
void printMapOp(Operation *op, OpAsmPrinter &printer) {
  printer << " [";
  printer.printAffineMapOfSSAIds(llvm::cast<AffineMapAttr>(op->getAttr("map")), op->getOperands());
  printer << ']';
}

/// Parses `over.plain (d0) -> (d0), (d0) : (d0 == 0), x * 2 + y`: a map, a set and an expression.
ParseResult parsePlainOp(OpAsmParser &parser, OperationState &result) {
  AffineMap map;
  IntegerSet set;
  AffineExpr expr;
  MLIRContext *context = parser.getContext();
  std::pair<llvm::StringRef, AffineExpr> names[] = {{"x", getAffineDimExpr(0, context)},
                                                    {"y", getAffineSymbolExpr(0, context)}};
  if (failed(parser.parseAffineMap(map)) || failed(parser.parseComma()) ||
      failed(parser.parseIntegerSet(set)) || failed(parser.parseComma()) ||
      failed(parser.parseAffineExpr(names, expr)))
    return failure();
  result.attributes.append("map", AffineMapAttr::get(map));
  result.attributes.append("set", IntegerSetAttr::get(set));
  result.attributes.append("expr", AffineMapAttr::get(AffineMap::get(1, 1, expr)));
  return success();
}

constexpr TypeConstraintSpec anyType = {};
constexpr OperandSpec mapOperands[] = {
    {.name = "operands", .constraint = &anyType, .arity = Arity::Variadic}};
constexpr OpSpec mapOp = {
    .name = "over.map", .operands = mapOperands, .hooks = {.parse = &parseMapOp, .print = hook<&printMapOp>}};
constexpr OpSpec plainOp = {.name = "over.plain", .hooks = {.parse = &parsePlainOp}};
constexpr const OpSpec *ops[] = {&mapOp, &plainOp};
constexpr DialectSpec overDialect = {.name = "over", .ops = ops};

class AffineAsmTest : public ::testing::Test {
protected:
  AffineAsmTest() {
    registerAsmPrinter();
    context.allowUnregisteredDialects();
    context.getOrLoadDialect(overDialect);
  }
  /// Parses `body` in the scope of two index values %i and %n; returns its printed form or the first
  /// diagnostic.
  std::string print(llvm::StringRef body) {
    std::string text;
    ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
      text += diag.getMessage();
      return success();
    });
    std::string source = ("%i, %n = \"t.values\"() : () -> (index, index)\n" + body).str();
    auto module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    if (!module)
      return text;
    llvm::raw_string_ostream os(text);
    for (Operation &op : *module->getBody())
      if (op.getName().getStringRef() != "t.values")
        op.print(os, OpPrintingFlags().useLocalScope()), os << '\n';
    return text;
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_F(AffineAsmTest, MapsOfSSAOperandsRoundTrip) {
  EXPECT_EQ(print("over.map [%i + symbol(%n), %i * 2 - 3, 5]"),
            "over.map [%0#0 + symbol(%0#1), %0#0 * 2 - 3, 5]\n");
  EXPECT_EQ(print("over.map [(%i + %n) mod 4]"), "over.map [(%0#0 + %0#1) mod 4]\n");
  EXPECT_EQ(print("over.map []"), "over.map []\n");
}

TEST_F(AffineAsmTest, FirstUseDeterminesWhetherAnOperandIsDimensionOrSymbol) {
  EXPECT_EQ(print("over.map [%i + symbol(%i)]"), "over.map [%0#0 * 2]\n");
  EXPECT_EQ(print("over.map [symbol(%n) + %i, %n]"), "over.map [%0#0 + symbol(%0#1), symbol(%0#1)]\n");
}

TEST_F(AffineAsmTest, InvalidMapsOfSSAOperandsAreReported) {
  EXPECT_EQ(print("over.map [%i + symbol %n]"), "expected '(' at start of SSA symbol");
  EXPECT_EQ(print("over.map [%i + symbol(%n]"), "expected ')' at end of SSA symbol");
  EXPECT_EQ(
      print("over.map [%i * %n]"),
      "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic");
}

TEST_F(AffineAsmTest, InlineMapsSetsAndExpressionsRoundTrip) {
  EXPECT_EQ(print("over.plain (a)[b] -> (a + b), (a) : (a >= 2), y + x * 2"),
            "\"over.plain\"() {expr = affine_map<(d0)[s0] -> (d0 * 2 + s0)>, map = affine_map<(d0)[s0] -> "
            "(d0 + s0)>, "
            "set = affine_set<(d0) : (d0 - 2 >= 0)>} : () -> ()\n");
  EXPECT_EQ(print("over.plain (a) : (a == 0), (a) : (a >= 2), y"), "expected AffineMap, but got IntegerSet");
  EXPECT_EQ(print("over.plain (a) -> (a), (a) -> (a), y"), "expected IntegerSet, but got AffineMap");
  EXPECT_EQ(print("over.plain (a) -> (a), (a) : (a >= 2), z"), "use of undeclared identifier");
}

TEST_F(AffineAsmTest, DeepExpressionsAreParsedAndPrinted) {
  std::string text = "affine_map<(d0)[s0] -> (", plain = text;
  constexpr unsigned depth = 20000;
  for (unsigned i = 0; i != depth; ++i)
    text += "(";
  text += "d0";
  for (unsigned i = 0; i != depth; ++i)
    text += " mod s0)";
  Attribute attr = parseAttribute(text + ")>", &context);
  ASSERT_TRUE(attr);
  std::string printed;
  llvm::raw_string_ostream(printed) << attr;
  EXPECT_EQ(printed.size(), text.size());
  // An expression beyond the nesting limit is reported as an error.
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &) { return success(); });
  EXPECT_FALSE(parseAttribute(plain + std::string(1000000, '('), &context));
}

} // namespace
