//===- LoadedDirectivesTest.cpp - custom<...> in loaded formats ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/CustomDirectives.h"
#include "tests/unit/generator/load/LoadFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
template <typename T>
using List = llvm::SmallVectorImpl<T>;

// Parses `from %x to %y of %z, %w`: one, an optional and a variadic operand.
ParseResult parseOperands(OpAsmParser &parser, UnresolvedOperand &one,
                          std::optional<UnresolvedOperand> &maybe, List<UnresolvedOperand> &many) {
  if (failed(parser.parseKeyword("from")) || failed(parser.parseOperand(one)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("to")) && failed(parser.parseOperand(maybe.emplace())))
    return failure();
  return failure(succeeded(parser.parseOptionalKeyword("of")) && failed(parser.parseOperandList(many)));
}
void printOperands(OpAsmPrinter &printer, Operation *, Value one, Value maybe, OperandRange many) {
  printer << "from " << one;
  if (maybe)
    printer << " to " << maybe;
  if (!many.empty())
    printer << " of " << many;
}

// Parses `i1 i32 (i1, i1) -> i64`, with `nothing` for an absent optional type.
ParseResult parseTypes(OpAsmParser &parser, Type &one, Type &maybe, List<Type> &many, Type &result) {
  if (failed(parser.parseType(one)))
    return failure();
  if (failed(parser.parseOptionalKeyword("nothing")) && failed(parser.parseType(maybe)))
    return failure();
  if (failed(parser.parseLParen()) || (failed(parser.parseOptionalRParen()) &&
                                       (failed(parser.parseTypeList(many)) || failed(parser.parseRParen()))))
    return failure();
  return failure(failed(parser.parseArrow()) || failed(parser.parseType(result)));
}
void printTypes(OpAsmPrinter &printer, Operation *, Type one, Type maybe, TypeRange many, TypeRange result) {
  printer << one << ' ';
  if (maybe)
    printer << maybe;
  else
    printer << "nothing";
  printer << " (" << many << ") -> " << result;
}

// Parses a number and an optional word.
ParseResult parseAttributes(OpAsmParser &parser, IntegerAttr &number, StringAttr &word) {
  if (failed(parser.parseAttribute(number, parser.getBuilder().getI32Type())))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("called")))
    return parser.parseAttribute(word, parser.getBuilder().getNoneType());
  return success();
}
void printAttributes(OpAsmPrinter &printer, Operation *, IntegerAttr number, StringAttr word) {
  printer << number.getInt();
  if (word)
    printer << " called " << word;
}

// References to elements that are parsed earlier (`ref($x)`) are passed by value.
ParseResult parseSame(OpAsmParser &parser, Attribute before, IntegerAttr &number) {
  if (succeeded(parser.parseOptionalKeyword("same"))) {
    number = llvm::cast<IntegerAttr>(before);
    return success();
  }
  return parser.parseAttribute(number, parser.getBuilder().getI32Type());
}
void printSame(OpAsmPrinter &printer, Operation *, Attribute before, IntegerAttr number) {
  if (before == number)
    printer << "same";
  else
    printer << number.getInt();
}

// Parses an optional element.
OptionalParseResult parseMaybe(OpAsmParser &parser, List<UnresolvedOperand> &values) {
  if (failed(parser.parseOptionalStar()))
    return std::nullopt;
  return parser.parseOperandList(values);
}
void printMaybe(OpAsmPrinter &printer, Operation *, ValueRange values) { printer << "*" << values; }

ParseResult parseBodies(OpAsmParser &parser, Region &first, List<std::unique_ptr<Region>> &others, Block *&to,
                        NamedAttrList &attributes) {
  if (failed(parser.parseSuccessor(to)) || failed(parser.parseRegion(first)))
    return failure();
  while (succeeded(parser.parseOptionalKeyword("also")))
    if (failed(parser.parseRegion(*others.emplace_back(std::make_unique<Region>()))))
      return failure();
  return parser.parseOptionalAttrDict(attributes);
}
void printBodies(OpAsmPrinter &printer, Operation *, Region &first, llvm::MutableArrayRef<Region> others,
                 Block *to, DictionaryAttr attributes) {
  printer.printSuccessor(to);
  printer << ' ';
  printer.printRegion(first);
  for (Region &other : others) {
    printer << " also ";
    printer.printRegion(other);
  }
  printer.printOptionalAttrDict(attributes.getValue());
}

CustomDirectives makeDirectives() {
  CustomDirectives directives;
  directives.add<&parseOperands, &printOperands>("Operands");
  directives.add<&parseTypes, &printTypes>("Types");
  directives.add<&parseAttributes, &printAttributes>("Attributes");
  directives.add<&parseSame, &printSame>("Same");
  directives.add<&parseMaybe, &printMaybe>("Maybe");
  directives.add<&parseBodies, &printBodies>("Bodies");
  return directives;
}

constexpr const char *ops = R"td(
def MakeOp : D_Op<"make"> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
def AllOp : D_Op<"all", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many);
  let results = (outs AnyType:$r);
  let assemblyFormat = "custom<Operands>($one, $maybe, $many) attr-dict `:` "
                       "custom<Types>(type($one), type($maybe), type($many), type($r))";
}
def AttrsOp : D_Op<"attrs"> {
  let arguments = (ins I32Attr:$n, OptionalAttr<StrAttr>:$s, I32Attr:$again);
  let assemblyFormat = "custom<Attributes>($n, $s) custom<Same>(ref($n), $again) attr-dict";
}
def MaybeOp : D_Op<"maybe"> {
  let arguments = (ins Variadic<I32>:$xs);
  let assemblyFormat = "(`[` custom<Maybe>($xs)^ `]`)? attr-dict";
}
def FirstOp : D_Op<"first"> {
  let arguments = (ins Variadic<I32>:$xs);
  let assemblyFormat = "(custom<Maybe>($xs)^ `end`)? attr-dict";
}
def OuterOp : D_Op<"outer"> { let regions = (region AnyRegion:$r); }
def EndOp : D_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def BodiesOp : D_Op<"bodies", [Terminator]> {
  let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$bs);
  let successors = (successor AnySuccessor:$to);
  let assemblyFormat = "custom<Bodies>($a, $bs, $to, attr-dict)";
}
)td";

class LoadedDirectivesTest : public ::testing::Test {
protected:
  CustomDirectives directives = makeDirectives();
  LoadFixture ir{ops, /*strict=*/true, /*withPrelude=*/true, &directives};
  /// Expects that the text and its printed form are printed as `text`.
  void expectStays(llvm::StringRef text) {
    std::string printed = ir.roundtrip(text);
    EXPECT_EQ(printed, text.str());
    EXPECT_EQ(ir.roundtrip(printed), text.str());
  }
};

TEST_F(LoadedDirectivesTest, AllDirectivesAreResolved) {
  EXPECT_TRUE(ir.isGood());
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
}

TEST_F(LoadedDirectivesTest, OperandsAndTypesOfEachArity) {
  expectStays("%0 = d.make : i1\n%1 = d.make : i32\n"
              "%2 = d.all from %0 to %1 of %0, %0 : i1 i32 (i1, i1) -> i64\n"
              "%3 = d.all from %1 : i32 nothing () -> f32");
}

TEST_F(LoadedDirectivesTest, AttributesAndReferences) {
  expectStays("d.attrs 4 called \"x\" same\nd.attrs 5 6 {more}");
  EXPECT_THAT(ir.roundtrip("d.attrs 4 same", /*generic=*/true),
              HasSubstr("\"d.attrs\"() <{again = 4 : i32, n = 4 : i32}>"));
}

TEST_F(LoadedDirectivesTest, OptionalGroupsAreAnchoredByDirectives) {
  expectStays("%0 = d.make : i32\nd.maybe[*%0, %0]\nd.maybe\nd.first *%0 end\nd.first {a}");
}

TEST_F(LoadedDirectivesTest, RegionsSuccessorsAndAttrDict) {
  std::string printed =
      ir.roundtrip("\"d.outer\"() ({\n  d.bodies ^bb1 {\n  } also {\n  } {a}\n^bb1:\n  d.end\n}) : () -> ()");
  EXPECT_THAT(printed, HasSubstr("d.bodies ^bb1 {\n  } also {\n  } {a}"));
  EXPECT_EQ(ir.roundtrip(printed), printed);
}

TEST_F(LoadedDirectivesTest, DirectiveFunctionsReportParseErrors) {
  EXPECT_THAT(ir.roundtrip("d.all to %0"), HasSubstr("expected 'from'"));
}

TEST(CustomDirectivesTest, FunctionsAreSelectedByTheirParameterTypes) {
  CustomDirectives directives = makeDirectives();
  using Kind = DirectiveArgument::Kind;
  DirectiveArgument number{Kind::Attribute}, word{Kind::Attribute},
      before{Kind::Attribute, Arity::One, /*isRef=*/true};
  EXPECT_TRUE(directives.find("Attributes", {number, word}));
  EXPECT_FALSE(directives.find("Attributes", {number}));
  EXPECT_FALSE(directives.find("Attributes", {before, number}));
  EXPECT_TRUE(directives.find("Same", {before, number}));
  EXPECT_FALSE(directives.find("Same", {number, word}));
  EXPECT_FALSE(directives.find("Others", {number, word}));
  EXPECT_FALSE(directives.find("Attributes", {DirectiveArgument{Kind::Operand}, word}));
}

TEST(CustomDirectivesTest, UnregisteredDirectivesAreReportedAndLeftOut) {
  CustomDirectives directives = makeDirectives();
  LoadFixture ir(R"td(
def AOp : D_Op<"a"> { let arguments = (ins I32Attr:$x); let assemblyFormat = "custom<Attributes>($x) attr-dict"; }
def BOp : D_Op<"b"> { let arguments = (ins I32Attr:$x); let assemblyFormat = "custom<Mine>($x) attr-dict"; }
)td",
                 /*strict=*/false, /*withPrelude=*/true, &directives);
  EXPECT_TRUE(ir.isGood());
  EXPECT_THAT(
      ir.diagnostics(),
      ElementsAre(
          HasSubstr("warning: the directive custom<Attributes> needs compiled C++"),
          HasSubstr("note: this tool has parseAttributes and printAttributes, but they take other arguments"),
          HasSubstr("warning: the directive custom<Mine> needs compiled C++"),
          HasSubstr("note: a tool that has parseMine and printMine can register them")));
  EXPECT_THAT(ir.roundtrip("d.b 3"), HasSubstr("custom<Mine>"));
  EXPECT_EQ(ir.roundtrip("\"d.b\"() <{x = 3 : i32}> : () -> ()"), "\"d.b\"() <{x = 3 : i32}> : () -> ()");
}

} // namespace
