//===- FormatTest.cpp - Execution of format programs ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Round trips of each element of the assembly format language. The format programs come from the loader,
// which lowers them with the same code as the generator.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/load/LoadFixture.h"

using namespace mlir;
using ::testing::IsEmpty;

namespace {

/// A dialect with an op `d.x` that has the given members and assembly format, and an op `d.v` that defines
/// values.
class Format {
public:
  Format(llvm::StringRef members, llvm::StringRef format, llvm::StringRef traits = "")
      : ir(("\ndef V : D_Op<\"v\"> { let results = (outs Variadic<AnyType>:$r); let assemblyFormat = "
            "\"attr-dict `:` type($r)\"; }\n"
            "def X : D_Op<\"x\", [" +
            traits + "]> { " + members + " let assemblyFormat = \"" + format + "\"; }\n")
               .str()) {
    EXPECT_THAT(ir.diagnostics(), IsEmpty()) << format.str();
  }
  /// Parses and prints an op, with %a and %b of type i32 and %c of type f32 in scope.
  std::string operator()(llvm::StringRef text) {
    std::string printed = ir.roundtrip(("%a, %b = d.v : i32, i32\n%c = d.v : f32\n" + text).str());
    // Drop the lines that define %a, %b and %c.
    llvm::StringRef rest = printed;
    for (int i = 0; i != 2 && rest.starts_with("%"); ++i)
      rest = rest.split('\n').second;
    return rest.str();
  }

private:
  LoadFixture ir;
};

TEST(FormatTest, LiteralsAndWhitespace) {
  EXPECT_EQ(Format("", "`one` `two` attr-dict")("d.x one two"), "d.x one two");
  EXPECT_EQ(Format("", "`<` `a` `,` `b` `>` `(` `)` `->` `c` attr-dict")("d.x<a, b>()->c"),
            "d.x<a, b> () -> c");
  EXPECT_EQ(Format("", "`[` `]` `{` `}` `:` `=` `?` `+` `*` `...` attr-dict")("d.x[]{}:=?+*..."),
            "d.x[] {} : = ? + * ...");
  EXPECT_EQ(Format("", "`a` `` `b` ` ` `c` attr-dict")("d.x a b c"), "d.x ab c");
}

TEST(FormatTest, OperandsAndTheirTypes) {
  EXPECT_EQ(Format("let arguments = (ins AnyType:$p, AnyType:$q);",
                   "$p `,` $q attr-dict `:` type($p) `,` type($q)")("d.x %a, %c : i32, f32"),
            "d.x %0#0, %1 : i32, f32");
  // A buildable type is not part of the format.
  EXPECT_EQ(Format("let arguments = (ins I32:$p);", "$p attr-dict")("d.x %a"), "d.x %0#0");
  EXPECT_EQ(Format("let arguments = (ins Variadic<AnyType>:$p);",
                   "`(` $p `)` attr-dict (`:` type($p)^)?")("d.x(%a, %c) : i32, f32"),
            "d.x(%0#0, %1) : i32, f32");
  EXPECT_EQ(
      Format("let arguments = (ins Variadic<AnyType>:$p);", "`(` $p `)` attr-dict (`:` type($p)^)?")("d.x()"),
      "d.x()");
}

TEST(FormatTest, OperandsAndResultsDirectives) {
  llvm::StringLiteral members =
      "let arguments = (ins AnyType:$p, Variadic<AnyType>:$q); let results = (outs AnyType:$r);";
  EXPECT_EQ(Format(members, "operands attr-dict `:` functional-type(operands, results)")(
                "%z = d.x %a, %c : (i32, f32) -> i1"),
            "%2 = d.x %0#0, %1 : (i32, f32) -> i1");
  EXPECT_EQ(
      Format(members, "operands attr-dict `:` type(operands) `->` type(results)")("%z = d.x %a : i32 -> i1"),
      "%2 = d.x %0#0 : i32 -> i1");
  EXPECT_EQ(Format(members, "$p `,` $q attr-dict `:` type($p) `,` functional-type($q, $r)")(
                "%z = d.x %a, %b, %c : i32, (i32, f32) -> i1"),
            "%2 = d.x %0#0, %0#1, %1 : i32, (i32, f32) -> i1");
}

TEST(FormatTest, Attributes) {
  EXPECT_EQ(Format("let arguments = (ins I32Attr:$k);", "$k attr-dict")("d.x 7"), "d.x 7");
  EXPECT_EQ(Format("let arguments = (ins StrAttr:$k);", "$k attr-dict")("d.x \"a\\\"b\""), "d.x \"a\\22b\"");
  EXPECT_EQ(Format("let arguments = (ins AnyAttr:$k);", "$k attr-dict")("d.x 7 : i8"), "d.x 7 : i8");
  EXPECT_EQ(Format("let arguments = (ins TypeAttr:$k);", "$k attr-dict")("d.x tensor<2xf32>"),
            "d.x tensor<2xf32>");
  EXPECT_EQ(Format("let arguments = (ins SymbolNameAttr:$k);", "$k attr-dict")("d.x @\"a b\""),
            "d.x @\"a b\"");
  EXPECT_EQ(Format("let arguments = (ins FlatSymbolRefAttr:$k);", "$k attr-dict")("d.x @f"), "d.x @f");
  EXPECT_EQ(Format("let arguments = (ins DenseI64ArrayAttr:$k);", "$k attr-dict")("d.x [1, -2]"),
            "d.x [1, -2]");
  EXPECT_EQ(Format("let arguments = (ins ArrayAttr:$k);", "$k attr-dict")("d.x [1, \"a\"]"),
            "d.x [1, \"a\"]");
  EXPECT_EQ(Format("let arguments = (ins F32Attr:$k);", "$k attr-dict")("d.x 1.5"), "d.x 1.500000e+00");
  EXPECT_EQ(Format("let arguments = (ins I1Attr:$k);", "$k attr-dict")("d.x true"), "d.x true");
}

TEST(FormatTest, AttrDictHoldsUnboundAttributes) {
  llvm::StringLiteral members = "let arguments = (ins I32Attr:$k, OptionalAttr<StrAttr>:$s);";
  EXPECT_EQ(Format(members, "$k attr-dict")("d.x 7 {s = \"a\", d}"), "d.x 7 {d, s = \"a\"}");
  EXPECT_EQ(Format(members, "$k attr-dict-with-keyword")("d.x 7 attributes {d}"), "d.x 7 attributes {d}");
  EXPECT_EQ(Format(members, "$k attr-dict-with-keyword")("d.x 7"), "d.x 7");
  EXPECT_EQ(Format(members, "$k prop-dict attr-dict")("d.x 7 <{s = \"a\"}> {d}"), "d.x 7 <{s = \"a\"}> {d}");
}

TEST(FormatTest, RegionsAndSuccessors) {
  EXPECT_EQ(
      Format("let regions = (region AnyRegion:$r);", "$r attr-dict", "NoTerminator")("d.x {\n  d.v : i1\n}"),
      "d.x {\n  %2 = d.v : i1\n}");
  EXPECT_EQ(Format("let regions = (region AnyRegion:$r);", "$r attr-dict", "NoTerminator")("d.x {\n}"),
            "d.x {\n}");
  EXPECT_EQ(Format("let regions = (region VariadicRegion<AnyRegion>:$r);", "$r attr-dict",
                   "NoTerminator")("d.x {\n}, {\n}"),
            "d.x {\n}, {\n}");
}

TEST(FormatTest, OptionalGroups) {
  llvm::StringLiteral members =
      "let arguments = (ins Optional<I32>:$p, UnitAttr:$u, OptionalAttr<I32Attr>:$k);";
  Format good(members, "(`p` $p^ `end`)? (`u` $u^)? (`k` `(` $k^ `)`) : (`none`)? attr-dict");
  EXPECT_EQ(good("d.x none"), "d.x none");
  EXPECT_EQ(good("d.x p %a end u k(3)"), "d.x p %0#0 end u k(3)");
  EXPECT_EQ(good("d.x u none"), "d.x u none");
}

TEST(FormatTest, OilistClausesParseInAnyOrder) {
  Format format("let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$k, Optional<I32>:$p);",
                "oilist(`u` $u | `k` `=` $k | `p` $p) attr-dict");
  EXPECT_EQ(format("d.x p %a k = 3 u"), "d.x u k = 3 p %0#0");
  EXPECT_EQ(format("d.x"), "d.x");
  EXPECT_THAT(format("d.x u u"), ::testing::HasSubstr("`u` clause can appear at most once"));
}

TEST(FormatTest, ParseErrorsNameTheExpectedElement) {
  EXPECT_EQ(Format("", "`one` attr-dict")("d.x two"), "error: custom op 'd.x' expected 'one'");
  EXPECT_EQ(Format("", "`(` attr-dict")("d.x"), "error: expected '('");
  EXPECT_THAT(Format("let arguments = (ins I32Attr:$k);", "$k attr-dict")("d.x \"a\""),
              ::testing::StartsWith("error: "));
  EXPECT_THAT(Format("let arguments = (ins I32:$p);", "$p attr-dict")("d.x %c"),
              ::testing::StartsWith("error: use of value '%c' expects different type"));
  // An attribute in the dictionary overrides the one bound in the format.
  EXPECT_EQ(Format("let arguments = (ins I32Attr:$k);", "$k attr-dict")("d.x 7 {k = 3 : i32}"), "d.x 3");
}

} // namespace
