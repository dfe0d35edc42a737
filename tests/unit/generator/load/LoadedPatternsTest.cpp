//===- LoadedPatternsTest.cpp - Rewrite patterns from .td ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/load/LoadFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr llvm::StringLiteral ops = R"td(
def V : D_Op<"v"> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
def U : D_Op<"u"> { let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def Add : D_Op<"add", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r); let assemblyFormat = "$a $b attr-dict `:` type($r)"; }
def Neg : D_Op<"neg", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r); let assemblyFormat = "$a attr-dict `:` type($r)"; }
def K : D_Op<"k", [Pure]> { let arguments = (ins I32Attr:$k); let results = (outs I32:$r); let assemblyFormat = "$k attr-dict"; }
)td";

LoadFixture load(llvm::StringRef patterns) { return LoadFixture((ops + patterns).str()); }

TEST(LoadedPatternsTest, MatchingOpsAreRewritten) {
  LoadFixture ir = load("def : Pat<(Neg (Neg $x)), (replaceWithValue $x)>;\n");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.canonicalize("%0 = d.v : i32\n%1 = d.neg %0 : i32\n%2 = d.neg %1 : i32\nd.u %2 : i32"),
            "%0 = d.v : i32\nd.u %0 : i32");
}

TEST(LoadedPatternsTest, RepeatedNameRequiresTheSameValue) {
  LoadFixture ir = load("def : Pat<(Add $x, $x), (Neg $x)>;\n");
  EXPECT_EQ(
      ir.canonicalize("%0 = d.v : i32\n%1 = d.v : i32\n%2 = d.add %0 %0 : i32\n%3 = d.add %0 %1 : i32\n"
                      "d.u %2, %3 : i32, i32"),
      "%0 = d.v : i32\n%1 = d.v : i32\n%2 = d.neg %0 : i32\n%3 = d.add %0 %1 : i32\nd.u %2, %3 : i32, i32");
}

TEST(LoadedPatternsTest, NativeCallsAreEvaluated) {
  LoadFixture ir = load(R"td(
def Sum : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + $1.getInt())">;
def : Pat<(Add (K $a), (K $b)), (K (Sum $a, $b))>;
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.canonicalize("%0 = d.k 3\n%1 = d.k 4\n%2 = d.add %0 %1 : i32\nd.u %2 : i32"),
            "%0 = d.k 7\nd.u %0 : i32");
}

TEST(LoadedPatternsTest, NativeCallsThatNeedCppAreReported) {
  LoadFixture ir = load(R"td(def Mine : NativeCodeCall<"::my::make($_builder, $0)">;
def Bad : Pat<(Neg $x), (Mine $x)>;
)td");
  ASSERT_EQ(ir.diagnostics().size(), 1u);
  EXPECT_THAT(ir.diagnostics()[0],
              ::testing::EndsWith(
                  "warning: the pattern 'Bad' needs compiled C++ and is left out of the loaded dialect: "
                  "a call of '::my::make' cannot be evaluated"));
  EXPECT_EQ(ir.canonicalize("%0 = d.v : i32\n%1 = d.neg %0 : i32\nd.u %1 : i32"),
            "%0 = d.v : i32\n%1 = d.neg %0 : i32\nd.u %1 : i32");
}

TEST(LoadedPatternsTest, ConstraintsOverSeveralValues) {
  LoadFixture ir = load(R"td(
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same">;
def Small : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() < 10">, "small">;
def : Pat<(Add $x, (K Small)), (replaceWithValue $x), [(SameType $x, $x)]>;
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.canonicalize("%0 = d.v : i32\n%1 = d.k 4\n%2 = d.add %0 %1 : i32\nd.u %2 : i32"),
            "%0 = d.v : i32\nd.u %0 : i32");
  EXPECT_EQ(ir.canonicalize("%0 = d.v : i32\n%1 = d.k 40\n%2 = d.add %0 %1 : i32\nd.u %2 : i32"),
            "%0 = d.v : i32\n%1 = d.k 40\n%2 = d.add %0 %1 : i32\nd.u %2 : i32");
}

TEST(LoadedPatternsTest, PatternWithTheGreaterBenefitIsTriedFirst) {
  LoadFixture ir = load(R"td(
def Few : Pat<(Neg $x), (K ConstantAttr<I32Attr, "1">), [], [], (addBenefit 1)>;
def More : Pat<(Neg $x), (K ConstantAttr<I32Attr, "2">), [], [], (addBenefit 5)>;
)td");
  EXPECT_EQ(ir.canonicalize("%0 = d.v : i32\n%1 = d.neg %0 : i32\nd.u %1 : i32"),
            "%0 = d.v : i32\n%1 = d.k 2\nd.u %1 : i32");
}

TEST(LoadedPatternsTest, InversePatternsTerminate) {
  LoadFixture ir = load("def AB : Pat<(Neg $x), (Add $x, $x)>;\ndef BA : Pat<(Add $x, $y), (Neg $x)>;\n");
  EXPECT_THAT(ir.canonicalize("%0 = d.v : i32\n%1 = d.neg %0 : i32\nd.u %1 : i32"),
              ::testing::StartsWith("%0 = d.v : i32\n"));
}

} // namespace
