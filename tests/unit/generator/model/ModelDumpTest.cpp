//===- ModelDumpTest.cpp - Tests of the model dump ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;

namespace {

TEST(ModelDumpTest, PrintsOneFactPerLine) {
  ModelFixture fixture(R"td(
def T_Poly : T_Type<"Poly"> {
  let mnemonic = "poly";
  let parameters = (ins "int":$degree);
  let assemblyFormat = "`<` $degree `>`";
}
def T_AddOp : T_Op<"add", [Pure, AllTypesMatch<["lhs", "sum"]>]> {
  let summary = "adds";
  let arguments = (ins T_Poly:$lhs, Variadic<I32>:$rest, DefaultValuedAttr<I32Attr, "1">:$n);
  let results = (outs T_Poly:$sum);
  let hasFolder = 1;
}
)td");
  ASSERT_TRUE(fixture.isGood());
  std::string text;
  llvm::raw_string_ostream os(text);
  dumpModel(fixture.models(), os);
  // Line numbers include the prelude of the fixture.
  for (size_t at; (at = text.find(" (test.td:")) != std::string::npos;)
    text.erase(at, text.find(')', at) - at + 1);
  EXPECT_EQ(text, R"td(dialect t: ::t::TDialect
  type t.poly: ::t::PolyType
    parameter $degree: int
    format: "`<` $degree `>`"
  op t.add: ::t::AddOp
    summary: "adds"
    operand $lhs
      is: "T_Poly"
      if: (::llvm::isa<::t::PolyType>($_self))
      C++ type: ::t::PolyType
    operand variadic $rest
      is: "32-bit signless integer"
      if: ($_self.isSignlessInteger(32))
      C++ type: ::mlir::IntegerType
      built by: $_builder.getIntegerType(32)
    attribute $n
      is: "32-bit signless integer attribute"
      if: ((::llvm::isa<::mlir::IntegerAttr>($_self)) && (::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(32)))
      stored as: ::mlir::IntegerAttr, value: uint32_t
      default: 1
      type: I32
    result $sum
      is: "T_Poly"
      if: (::llvm::isa<::t::PolyType>($_self))
      C++ type: ::t::PolyType
    trait interface ::mlir::ConditionallySpeculatable
    trait ::mlir::OpTrait::AlwaysSpeculatableImplTrait
    trait ::mlir::MemoryEffectOpInterface::Trait
    trait predicate "all of {lhs, sum} have same type": (($lhs.getType()) == ($sum.getType()))
    relation same type: $lhs, $sum
    flags: hasFolder
)td");
}

} // namespace
