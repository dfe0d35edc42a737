//===- LoadedOpsTest.cpp - Ops from .td -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/load/LoadFixture.h"
#include "runtime/ir/Block.h"
#include "runtime/ir/Region.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr llvm::StringLiteral value = "def VOp : D_Op<\"v\"> { let results = (outs Variadic<AnyType>:$r); "
                                      "let assemblyFormat = \"attr-dict `:` type($r)\"; }\n";

LoadFixture load(llvm::StringRef text) { return LoadFixture((value + text).str()); }

TEST(LoadedOpsTest, SpecHasThePartsOfTheRecord) {
  LoadFixture ir(R"td(
def AOp : D_Op<"a", [Pure, Commutative, AttrSizedOperandSegments, IsolatedFromAbove]> {
  let summary = "an op";
  let arguments = (ins I32:$x, Optional<I1>:$y, Variadic<Index>:$z, I32Attr:$k, OptionalAttr<StrAttr>:$s);
  let results = (outs I32:$r, Variadic<I1>:$q);
  let regions = (region AnyRegion:$body, VariadicRegion<SizedRegion<1>>:$others);
  let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$cases);
}
)td");
  ASSERT_TRUE(ir.isGood());
  const OpSpec *spec = ir.op("d.a");
  ASSERT_NE(spec, nullptr);
  EXPECT_EQ(spec->summary, "an op");
  auto groups = [](llvm::ArrayRef<OperandSpec> specs) {
    std::vector<std::string> result;
    for (const OperandSpec &group : specs)
      result.push_back(
          (group.name + ":" + llvm::Twine(int(group.arity)) + ":" + group.constraint->summary).str());
    return result;
  };
  EXPECT_THAT(groups(spec->operands),
              ElementsAre("x:0:32-bit signless integer", "y:1:1-bit signless integer", "z:2:index"));
  EXPECT_THAT(groups(spec->results),
              ElementsAre("r:0:32-bit signless integer", "q:2:1-bit signless integer"));
  ASSERT_EQ(spec->attributes.size(), 3u);
  EXPECT_EQ(spec->attributes[0].name, "k");
  EXPECT_FALSE(spec->attributes[0].isOptional);
  EXPECT_EQ(spec->attributes[1].name, "s");
  EXPECT_TRUE(spec->attributes[1].isOptional);
  EXPECT_EQ(spec->attributes[2].name, "operandSegmentSizes");
  ASSERT_EQ(spec->regions.size(), 2u);
  EXPECT_EQ(spec->regions[1].name, "others");
  EXPECT_TRUE(spec->regions[1].isVariadic);
  EXPECT_EQ(spec->regions[1].constraint->summary, "region with 1 blocks");
  ASSERT_EQ(spec->successors.size(), 2u);
  EXPECT_TRUE(spec->successors[1].isVariadic);
  EXPECT_EQ(spec->operandSegments, SegmentKind::AttrSized);
  EXPECT_TRUE(spec->traits.contains(Trait::IsCommutative));
  EXPECT_TRUE(spec->traits.contains(Trait::IsIsolatedFromAbove));
  EXPECT_TRUE(spec->traits.contains(Trait::NoMemoryEffect));
  EXPECT_TRUE(llvm::StringRef(spec->loc.file).ends_with("dialect.td"));
}

TEST(LoadedOpsTest, VerifiesConstraints) {
  LoadFixture ir = load(R"td(
def AOp : D_Op<"a"> { let arguments = (ins AnyTypeOf<[I32, TensorOf<[F32]>]>:$x, ConfinedAttr<I32Attr, [IntPositive]>:$k); }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip("%0 = d.v : i64\n\"d.a\"(%0) {k = 1 : i32} : (i64) -> ()"),
            "error: 'd.a' op operand #0 must be 32-bit signless integer or tensor of 32-bit float values, "
            "but got 'i64'");
  EXPECT_EQ(ir.roundtrip("%0 = d.v : i32\n\"d.a\"(%0) {k = 0 : i32} : (i32) -> ()"),
            "error: 'd.a' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute "
            "whose value "
            "is positive");
  EXPECT_EQ(ir.roundtrip("%0 = d.v : i32\n\"d.a\"(%0) : (i32) -> ()"),
            "error: 'd.a' op requires attribute 'k'");
}

TEST(LoadedOpsTest, VerifiesRegionsSuccessorsAndParents) {
  LoadFixture ir = load(R"td(
def ROp : D_Op<"r", [NoTerminator]> { let regions = (region SizedRegion<2>:$body); }
def BOp : D_Op<"b", [Terminator, HasParent<"COp">]> { let successors = (successor AnySuccessor:$dest); }
def COp : D_Op<"c"> { let regions = (region AnyRegion:$body); }
)td");
  EXPECT_EQ(ir.roundtrip("\"d.r\"() ({^bb0:\n}) : () -> ()"),
            "error: 'd.r' op region #0 ('body') failed to verify constraint: region with 2 blocks");
  EXPECT_EQ(ir.roundtrip("\"d.r\"() ({\n  \"d.b\"()[^bb1] : () -> ()\n^bb1:\n}) : () -> ()"),
            "error: 'd.b' op expects parent op 'd.c'");
}

TEST(LoadedOpsTest, VerifiesPredicatesOverWholeOps) {
  LoadFixture ir = load(R"td(
def AOp : D_Op<"a", [PredOpTrait<"x and y differ", CPred<"$x.getType() != $y.getType()">>,
                      PredOpTrait<"k counts", CPred<"$_op.getNumOperands() == $k.getInt() + $zs.size()">>]> {
  let arguments = (ins AnyType:$x, AnyType:$y, Variadic<AnyType>:$zs, I32Attr:$k);
}
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  auto with = [](const std::string &k, const std::string &second) {
    return "%0, %1 = d.v : i32, " + second + "\n\"d.a\"(%0, %1, %0) {k = " + k + " : i32} : (i32, " + second +
           ", i32) -> ()";
  };
  EXPECT_EQ(ir.roundtrip(with("2", "i32")), "error: 'd.a' op failed to verify that x and y differ");
  EXPECT_EQ(ir.roundtrip(with("3", "i64")), "error: 'd.a' op failed to verify that k counts");
  EXPECT_THAT(ir.roundtrip(with("2", "i64")), ::testing::Not(::testing::HasSubstr("error")));
}

TEST(LoadedOpsTest, PredicatesThatNeedCppAreReportedAndHold) {
  LoadFixture ir = load(R"td(def AOp : D_Op<"a", [PredOpTrait<"mine", CPred<"::my::check($_op)">>]>;
)td");
  EXPECT_THAT(ir.diagnostics(),
              ElementsAre("2:22: warning: the condition 'mine' of 'd.a' needs compiled C++ and is left "
                          "out of the loaded dialect: a call of '::my::check' cannot be evaluated"));
  EXPECT_EQ(ir.roundtrip("\"d.a\"() : () -> ()"), "\"d.a\"() : () -> ()");
}

TEST(LoadedOpsTest, InfersResultTypes) {
  LoadFixture ir = load(R"td(
def SameOp : D_Op<"same", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)"; }
def BoolOp : D_Op<"bool"> { let arguments = (ins AnyType:$x); let results = (outs I1:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)"; }
def ElemOp : D_Op<"elem", [TypesMatchWith<"r is x's element", "x", "r",
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyTensor:$x); let results = (outs AnyType:$r); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def AttrOp : D_Op<"attr", [AllTypesMatch<["k", "r"]>]> { let arguments = (ins TypedAttrInterface:$k);
  let results = (outs AnyType:$r); let assemblyFormat = "$k attr-dict"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip(
                "%0 = d.v : tensor<2xf32>\n%1 = d.same %0 : tensor<2xf32>\n%2 = d.bool %0 : tensor<2xf32>"),
            "%0 = d.v : tensor<2xf32>\n%1 = d.same %0 : tensor<2xf32>\n%2 = d.bool %0 : tensor<2xf32>");
  EXPECT_THAT(
      ir.roundtrip("%0 = d.v : tensor<2xf32>\n%3 = d.elem %0 : tensor<2xf32>\n%4 = d.attr 3 : i7", true),
      ::testing::AllOf(::testing::HasSubstr("\"d.elem\"(%0) : (tensor<2xf32>) -> f32"),
                       ::testing::HasSubstr("-> i7")));
  EXPECT_EQ(ir.roundtrip("%0 = d.v : tensor<2xf32>\n%1 = \"d.elem\"(%0) : (tensor<2xf32>) -> i1"),
            "error: 'd.elem' op failed to verify that r is x's element");
}

TEST(LoadedOpsTest, FormatsWithGroups) {
  LoadFixture ir = load(R"td(
def AOp : D_Op<"a", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<I1>:$ys, UnitAttr:$fast, DefaultValuedAttr<I64Attr, "4">:$n,
                       OptionalAttr<SymbolNameAttr>:$name);
  let assemblyFormat = [{
    ($name^)? (`x` $x^)? (`[` $ys^ `]`) : (`none`)? oilist(`fast` $fast | `n` `=` $n) attr-dict
  }];
}
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip("d.a none"), "d.a none");
  EXPECT_EQ(ir.roundtrip("%0 = d.v : i32\n%1 = d.v : i1\nd.a @f x %0 [%1, %1] n = 3 fast {z}"),
            "%0 = d.v : i32\n%1 = d.v : i1\nd.a @f x %0[%1, %1] fast n = 3 {z}");
  EXPECT_EQ(ir.roundtrip("d.a none n = 4"), "d.a none");
  EXPECT_EQ(ir.roundtrip("d.a none fast fast"),
            "error: `fast` clause can appear at most once in the expansion of the "
            "oilist directive");
}

TEST(LoadedOpsTest, MissingCustomDirectivesAreReportedWhenUsed) {
  LoadFixture ir = load("def AOp : D_Op<\"a\"> { let arguments = (ins I32Attr:$k); "
                        "let assemblyFormat = \"custom<Mine>($k) attr-dict\"; }\n");
  EXPECT_EQ(ir.diagnostics().size(), 2u);
  EXPECT_THAT(ir.diagnostics()[1],
              ::testing::HasSubstr("note: a tool that has parseMine and printMine can register them"));
  EXPECT_THAT(ir.diagnostics()[0],
              ::testing::EndsWith("warning: the directive custom<Mine> needs compiled C++ and is "
                                  "left out of the loaded dialect"));
  EXPECT_THAT(ir.roundtrip("d.a 3"), ::testing::HasSubstr("custom<Mine>"));
  EXPECT_THAT(ir.roundtrip("\"d.a\"() {k = 3 : i32} : () -> ()"),
              ::testing::StartsWith("\"d.a\"() <{k = 3 : i32}>"));
}

TEST(LoadedOpsTest, AttributeDefaults) {
  LoadFixture ir = load(R"td(
def AOp : D_Op<"a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "1 + 2">:$i, DefaultValuedAttr<F32Attr, "0.5">:$f,
    DefaultValuedStrAttr<StrAttr, "none">:$s, DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$d,
    DefaultValuedAttr<BoolAttr, "true">:$b, DefaultValuedAttr<I32Attr, "::my::limit()">:$u);
}
)td");
  EXPECT_THAT(ir.diagnostics(),
              ElementsAre(::testing::EndsWith(
                  "warning: the default of attribute 'u' needs compiled C++ and is left out of the "
                  "loaded dialect: a call of '::my::limit' cannot be evaluated")));
  EXPECT_EQ(ir.roundtrip("\"d.a\"() : () -> ()"),
            "\"d.a\"() <{b = true, d = array<i64: 1, 2>, f = 5.000000e-01 : f32, i = 3 : i32, s = \"none\"}> "
            ": () -> ()");
}

TEST(LoadedOpsTest, UnusedOpsThatAtMostReadAreErased) {
  LoadFixture ir = load(R"td(
def POp : D_Op<"p", [Pure]> { let results = (outs I32:$r); let assemblyFormat = "attr-dict"; }
def ROp : D_Op<"rd", [MemoryEffects<[MemRead]>]> { let results = (outs I32:$r); let assemblyFormat = "attr-dict"; }
def WOp : D_Op<"wr", [MemoryEffects<[MemWrite]>]> { let results = (outs I32:$r); let assemblyFormat = "attr-dict"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.canonicalize("%0 = d.p\n%1 = d.rd\n%2 = d.wr"), "%0 = d.wr");
}

} // namespace
