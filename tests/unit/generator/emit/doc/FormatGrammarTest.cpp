//===- FormatGrammarTest.cpp - Assembly formats as EBNF -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/doc/FormatGrammar.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;

namespace {

/// Returns the grammar of the op `t.a`.
std::string grammar(const std::string &text) {
  ModelFixture fixture("\n" + text);
  auto format = FormatModel::check(fixture.op("a"), fixture.context());
  EXPECT_TRUE(succeeded(format)) << ::testing::PrintToString(fixture.diagnostics());
  return succeeded(format) ? grammarOf(*format, fixture.context()) : "";
}

/// Returns the grammar of an op with these members, assembly format and traits.
std::string grammarOfFormat(const std::string &members, const std::string &format,
                            const std::string &traits = "") {
  return grammar("def AOp : T_Op<\"a\", [" + traits + "]> {\n" + members + "\n  let assemblyFormat = [{" +
                 format + "}];\n}\n");
}

TEST(FormatGrammarTest, VariablesHaveRules) {
  EXPECT_EQ(grammarOfFormat("let arguments = (ins I32:$x, StrAttr:$name); let results = (outs AnyType:$r);",
                            "$name `,` $x attr-dict `:` type($r)"),
            R"eb(operation = [ results "=" ] "t.a" name "," x [ attributes ] ":" r-type ;
name      = string ;  (* string attribute *)
x         = value ;  (* 32-bit signless integer *)
r-type    = type ;  (* any type *)
)eb");
}

TEST(FormatGrammarTest, ListsMayBeEmptyExceptAsAnchor) {
  EXPECT_EQ(grammarOfFormat("let arguments = (ins Variadic<AnyType>:$xs);", "$xs `:` type($xs) attr-dict"),
            R"eb(operation = "t.a" [ xs ] ":" [ xs-types ] [ attributes ] ;
xs        = value { "," value } ;  (* any type *)
xs-types  = type { "," type } ;
)eb");
  EXPECT_EQ(grammarOfFormat("let arguments = (ins Variadic<AnyType>:$xs);",
                            "(`(` $xs^ `:` type($xs) `)`)? attr-dict"),
            R"eb(operation = "t.a" [ "(" xs ":" xs-types ")" ] [ attributes ] ;
xs        = value { "," value } ;  (* any type *)
xs-types  = type { "," type } ;
)eb");
}

TEST(FormatGrammarTest, ElseGroupIsAnAlternative) {
  EXPECT_EQ(grammarOfFormat("let arguments = (ins UnitAttr:$fast, I32:$x);",
                            "(`fast` $fast^) : (`slow`)? $x attr-dict"),
            R"eb(operation = "t.a" ( "fast" | "slow" ) x [ attributes ] ;
x         = value ;  (* 32-bit signless integer *)
)eb");
}

TEST(FormatGrammarTest, OilistIsARepetition) {
  EXPECT_EQ(grammarOfFormat("let arguments = (ins Optional<I32>:$x, UnitAttr:$u);",
                            "oilist(`to` $x | `fast` $u) attr-dict"),
            R"eb(operation = "t.a" { "to" [ x ] | "fast" u } [ attributes ] ;
x         = value ;  (* 32-bit signless integer *)
u         = "unit" ;  (* unit attribute *)
)eb");
}

TEST(FormatGrammarTest, CustomDirectivesAreDescribed) {
  EXPECT_EQ(grammarOfFormat("let arguments = (ins I32:$x);", "custom<Thing>($x) attr-dict-with-keyword"),
            R"eb(operation = "t.a" Thing [ "attributes" attributes ] ;
Thing     = ?what parseThing reads? ;
)eb");
}

TEST(FormatGrammarTest, AttributeRulesFollowTheirKind) {
  EXPECT_EQ(grammarOfFormat(
                "let arguments = (ins I32Attr:$i, SymbolNameAttr:$s, DenseI64ArrayAttr:$d, TypeAttr:$t, "
                "AnyAttr:$a);",
                "$i $s $d $t $a attr-dict"),
            R"eb(operation = "t.a" i s d t a [ attributes ] ;
i         = [ "-" ] integer ;  (* 32-bit signless integer attribute *)
s         = symbol-id ;  (* string attribute *)
d         = "[" [ number { "," number } ] "]" ;  (* i64 dense array attribute *)
t         = type ;  (* any type attribute *)
a         = attribute ;  (* any attribute *)
)eb");
}

TEST(FormatGrammarTest, EnumRulesListTheirKeywords) {
  EXPECT_EQ(grammar(R"td(
def Kind : I32EnumAttr<"Kind", "a kind", [I32EnumAttrCase<"A", 0, "aa">, I32EnumAttrCase<"B", 1>]> {
  let cppNamespace = "::t"; let genSpecializedAttr = 0;
}
def KindAttr : EnumAttr<T_Dialect, Kind, "kind"> { let assemblyFormat = "`<` $value `>`"; }
def AOp : T_Op<"a"> { let arguments = (ins KindAttr:$kind); let assemblyFormat = "$kind attr-dict"; }
)td"),
            R"eb(operation = "t.a" kind [ attributes ] ;
kind      = "<" ( "aa" | "B" ) ">" ;  (* a kind *)
)eb");
}

TEST(FormatGrammarTest, RegionsAndSuccessors) {
  EXPECT_EQ(grammarOfFormat("let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);\n"
                            "let successors = (successor AnySuccessor:$next);",
                            "$next $body $more attr-dict"),
            R"eb(operation = "t.a" next body [ more ] [ attributes ] ;
next      = block-id ;
body      = region ;
more      = region { "," region } ;
)eb");
}

TEST(FormatGrammarTest, LongRulesAreBroken) {
  std::string text = grammarOfFormat("let arguments = (ins I32:$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, "
                                     "I32:$bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, Optional<I32>:$ccc);",
                                     "$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa `,` $bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb "
                                     "(`,` $ccc^)? attr-dict");
  std::string indent(33, ' ');
  EXPECT_EQ(llvm::StringRef(text).split(";").first,
            "operation                      = \"t.a\" aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa \",\"\n" + indent +
                "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb [ \",\" ccc ] [ attributes ] ");
}

TEST(FormatGrammarTest, LongCommentsMoveToTheNextLine) {
  std::string words(80, 'x');
  EXPECT_EQ(grammar("def Long : Type<CPred<\"true\">, \"" + words + "\">;\n" +
                    "def AOp : T_Op<\"a\"> { let arguments = (ins Long:$x); let assemblyFormat = \"$x `:` "
                    "type($x) attr-dict\"; }\n"),
            "operation = \"t.a\" x \":\" x-type [ attributes ] ;\n"
            "x         = value ;\n            (* " +
                words +
                " *)\n"
                "x-type    = type ;\n");
}

TEST(FormatGrammarTest, TypesAndAttributes) {
  ModelFixture fixture(R"td(
def T_VecType : T_Type<"Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned":$size, "::mlir::Type":$of, OptionalArrayRefParameter<"int64_t", "the steps">:$steps);
  let assemblyFormat = "`<` $size `x` $of (`,` $steps^)? `>`";
}
def T_PairAttr : T_Attr<"Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "bool":$a, "::llvm::StringRef":$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
)td");
  ASSERT_TRUE(fixture.isGood()) << ::testing::PrintToString(fixture.diagnostics());
  auto type = DefFormatModel::check(*fixture.models().types().front(), fixture.context());
  auto attr = DefFormatModel::check(*fixture.models().attributes().front(), fixture.context());
  ASSERT_TRUE(succeeded(type) && succeeded(attr));
  EXPECT_EQ(grammarOf(*type, fixture.context()), R"eb(type  = "!t.vec" "<" size "x" of [ "," steps ] ">" ;
size  = [ "-" ] integer ;
of    = type ;
steps = [ "-" ] integer { "," [ "-" ] integer } ;  (* the steps *)
)eb");
  EXPECT_EQ(grammarOf(*attr, fixture.context()), R"eb(attribute = "#t.pair" "<" "a" "=" a "," "b" "=" b ">" ;
a         = "true" | "false" ;
b         = string ;
)eb");
}

} // namespace
