//===- ApiSurfaceAsmTest.cpp - Calls of the parser and printer API -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of the parsers and printers of custom assembly formats that tests/docs/api_surface.tsv
// lists; tests/docs/api_surface_test.py checks this. Each test defines a parse and a print function for one
// op and checks the values that they see.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/ParamTraits.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Operand = OpAsmParser::UnresolvedOperand;

namespace {

//===----------------------------------------------------------------------===//
// A dialect whose op 'api.op' uses the parse and print functions of the current test
//===----------------------------------------------------------------------===//

ParseResult (*parseFn)(OpAsmParser &, OperationState &) = nullptr;
void (*printFn)(Operation *, OpAsmPrinter &) = nullptr;

ParseResult parseOp(OpAsmParser &parser, OperationState &state) { return parseFn(parser, state); }
void printOp(const void *, Operation *op, OpAsmPrinter &printer) { printFn(op, printer); }

constexpr TypeConstraintSpec anyType = {.summary = "any type"};
constexpr RegionConstraintSpec anyRegion = {.summary = "any region"};
constexpr OperandSpec anyOperands[] = {
    {.name = "operands", .constraint = &anyType, .arity = Arity::Variadic}};
constexpr RegionSpec anyRegions[] = {{.name = "bodies", .constraint = &anyRegion, .isVariadic = true}};
constexpr OpSpec opSpec = {.name = "api.op",
                           .operands = anyOperands,
                           .results = anyOperands,
                           .regions = anyRegions,
                           .traits = {Trait::NoTerminator},
                           .hooks = {.parse = {&parseOp}, .print = {&printOp}}};
constexpr OpSpec valuesSpec = {.name = "api.values", .results = anyOperands};
constexpr const OpSpec *ops[] = {&opSpec, &valuesSpec};

constexpr ParamSpec widthParam[] = {{.name = "width", .kind = ParamKind::Unsigned, .offset = 0, .bits = 32}};
struct Box : TypeView<Box> {
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  unsigned getWidth() const { return param<uint64_t>(0); }
};
ParseResult parseWidth(AsmParser &parser, unsigned &width) {
  return failure(parser.parseLess() || parser.parseInteger(width) || parser.parseGreater());
}
Type parseBox(const void *, AsmParser &parser) {
  unsigned width;
  if (failed(parseWidth(parser, width)))
    return {};
  return getUniquedType(parser.getContext(), Box::spec, ParamTraits<unsigned>::make(width));
}
void printBox(const void *, Type type, AsmPrinter &printer) {
  printer << '<' << getParam(type, 0).bits << '>';
}
constinit const TypeDefSpec Box::spec = {
    {.name = "api.box", .mnemonic = "box", .params = widthParam, .paramBytes = 8}, {&parseBox}, {&printBox}};
struct Tag : AttrView<Tag> {
  using AttrView::AttrView;
  static const AttrDefSpec spec;
};
Attribute parseTag(const void *, AsmParser &parser, Type) {
  unsigned width;
  if (failed(parseWidth(parser, width)))
    return {};
  return getUniquedAttribute(parser.getContext(), Tag::spec, ParamTraits<unsigned>::make(width));
}
void printTag(const void *, Attribute attr, AsmPrinter &printer) {
  printer << '<' << getParam(attr, 0).bits << '>';
}
constinit const AttrDefSpec Tag::spec = {
    {.name = "api.tag", .mnemonic = "tag", .params = widthParam, .paramBytes = 8}, {&parseTag}, {&printTag}};
constexpr const TypeDefSpec *types[] = {&Box::spec};
constexpr const AttrDefSpec *attributes[] = {&Tag::spec};
constexpr DialectSpec apiDialect = {.name = "api", .ops = ops, .types = types, .attributes = attributes};

class ApiSurfaceAsmTest : public ::testing::Test {
protected:
  ApiSurfaceAsmTest() {
    context.getOrLoadDialect(apiDialect);
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      messages.push_back(diag.str());
      return success();
    });
  }
  /// Parses 'api.op' followed by `text`, with %a and %b of type i32 in scope; returns the printed op without
  /// its name, or the first diagnostic.
  std::string roundtrip(llvm::StringRef text) {
    std::string source = ("%a, %b = \"api.values\"() : () -> (i32, i32)\napi.op" + text).str();
    auto module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    if (!module)
      return "error: " + (messages.empty() ? std::string("none") : messages.front());
    std::string printed;
    llvm::raw_string_ostream os(printed);
    module->getBody()->back().print(os, OpPrintingFlags().assumeVerified());
    return llvm::StringRef(printed).split("api.op").second.str();
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<std::string> messages;
};

#define PARSE(...) parseFn = [](OpAsmParser & parser, OperationState & state)->ParseResult __VA_ARGS__
#define PRINT(...) printFn = [](Operation * op, OpAsmPrinter & printer) __VA_ARGS__

//===----------------------------------------------------------------------===//
// Parsing and printing of keywords, punctuation and literals
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceAsmTest, Punctuation) {
  PARSE({
    if (parser.parseLParen() || parser.parseRParen() || parser.parseLSquare() || parser.parseRSquare() ||
        parser.parseLBrace() || parser.parseRBrace() || parser.parseLess() || parser.parseGreater() ||
        parser.parseComma() || parser.parseColon() || parser.parseEqual() || parser.parseArrow())
      return failure();
    EXPECT_TRUE(failed(parser.parseOptionalRParen()));
    EXPECT_TRUE(failed(parser.parseOptionalArrow()));
    return failure(
        parser.parseOptionalLParen() || parser.parseOptionalRParen() || parser.parseOptionalLSquare() ||
        parser.parseOptionalRSquare() || parser.parseOptionalLess() || parser.parseOptionalGreater() ||
        parser.parseOptionalLBrace() || parser.parseOptionalRBrace() || parser.parseOptionalComma() ||
        parser.parseOptionalColon() || parser.parseOptionalEqual() || parser.parseOptionalArrow() ||
        parser.parseOptionalQuestion() || parser.parseOptionalStar());
  });
  PRINT({ printer << " done"; });
  EXPECT_EQ(roundtrip("()[]{}<>,:=-> ()[]<>{},:=->?*"), " done");
}

TEST_F(ApiSurfaceAsmTest, KeywordsStringsAndSymbolNames) {
  PARSE({
    EXPECT_EQ(parser.getContext(), parser.getBuilder().getContext());
    llvm::StringRef word;
    std::string text;
    std::string either;
    StringAttr symbol;
    StringAttr other;
    if (parser.parseKeyword("first") || parser.parseKeyword(&word) || parser.parseOptionalKeyword("third") ||
        parser.parseString(&text) || parser.parseOptionalString(&text) ||
        parser.parseKeywordOrString(&either) || parser.parseSymbolName(symbol, "sym", state.attributes) ||
        parser.parseOptionalSymbolName(other))
      return failure();
    EXPECT_EQ(word, "second");
    EXPECT_EQ(text, "more text");
    EXPECT_TRUE(failed(parser.parseOptionalKeyword(&word, {"no", "yes"})));
    state.addAttribute("text", parser.getBuilder().getStringAttr(either));
    return failure(other.getValue() != "other");
  });
  PRINT({
    printer << ' ';
    printer.printSymbolName(op->getAttrOfType<StringAttr>("sym").getValue());
    printer << ' ';
    printer.printKeywordOrString(op->getAttrOfType<StringAttr>("text").getValue());
    printer << ' ';
    printer.printString("a\"b");
    printer.getStream() << '.';
  });
  EXPECT_EQ(roundtrip(" first second third \"text\" \"more text\" word @sym @other"),
            " @sym word \"a\\22b\".");
  EXPECT_EQ(roundtrip(" first second third \"text\" \"more text\" \"two words\" @\"s y\" @other"),
            " @\"s y\" \"two words\" \"a\\22b\".");
}

TEST_F(ApiSurfaceAsmTest, KeywordSwitchAndBytes) {
  PARSE({
    FailureOr<int> number = AsmParser::KeywordSwitch<FailureOr<int>>(parser).Case("one", 1).Case(
        "two", [](llvm::StringRef word, llvm::SMLoc) { return FailureOr<int>(word.size()); });
    if (failed(number))
      return failure();
    std::vector<char> bytes;
    if (parser.parseBase64Bytes(&bytes))
      return failure();
    state.addAttribute("n", parser.getBuilder().getI64IntegerAttr(*number * 100 + bytes.size()));
    return success();
  });
  PRINT({
    printer << ' ' << op->getAttrOfType<IntegerAttr>("n").getInt() << ' ' << true << ' ';
    printer.printNamedAttribute(Builder(op).getNamedAttr("a", Builder(op).getUnitAttr()));
  });
  EXPECT_EQ(roundtrip(" one \"AQID\""), " 103 true a");
  EXPECT_EQ(roundtrip(" two \"AQID\""), " 303 true a");
  EXPECT_EQ(roundtrip(" three \"AQID\""), "error: custom op 'api.op' unexpected keyword: three");
}

TEST_F(ApiSurfaceAsmTest, OperandsBeforeATrailingList) {
  PARSE({
    llvm::SmallVector<Operand> first;
    llvm::SmallVector<Operand> rest;
    llvm::SMLoc loc;
    if (parser.getCurrentLocation(&loc) || parser.parseOperand(first.emplace_back()) ||
        parser.parseTrailingOperandList(rest, AsmParser::Delimiter::Square))
      return failure();
    EXPECT_EQ(parser.getResultName(0), (std::pair<llvm::StringRef, unsigned>("", ~0u)));
    Type i32 = parser.getBuilder().getI32Type();
    return failure(
        parser.resolveOperands(first, i32, state.operands) ||
        parser.resolveOperands(rest, llvm::SmallVector<Type>(rest.size(), i32), loc, state.operands));
  });
  PRINT({
    printer << ' ';
    printer.printOperands(op->operand_begin(), op->operand_end());
  });
  EXPECT_EQ(roundtrip(" %a"), " %0#0");
  EXPECT_EQ(roundtrip(" %a, [%b, %a]"), " %0#0, %0#1, %0#0");
}

TEST_F(ApiSurfaceAsmTest, GenericPartsOfOperations) {
  PARSE({
    OpAsmParser::UnresolvedOperand operand;
    if (parser.parseOperand(operand))
      return failure();
    return parser.parseGenericOperationAfterOpName(state,
                                                   llvm::ArrayRef<OpAsmParser::UnresolvedOperand>(operand));
  });
  PRINT({ printer << ' ' << op->getOperandTypes() << " to " << op->getResultTypes(); });
  EXPECT_EQ(roundtrip(" %a {k} : (i32) -> i64"), " i32 to i64");
  PARSE({
    std::unique_ptr<Region> region;
    OptionalParseResult parsed = parser.parseOptionalRegion(region);
    if (parsed.has_value() && failed(*parsed))
      return failure();
    if (!parsed.has_value())
      region = std::make_unique<Region>();
    state.addRegion(std::move(region));
    DenseI64ArrayAttr sizes;
    if (parseDimensionList(parser, sizes))
      return failure();
    state.addAttribute("sizes", sizes);
    return success();
  });
  PRINT({
    printer << ' ';
    printDimensionList(printer, op, op->getAttrOfType<DenseI64ArrayAttr>("sizes").asArrayRef());
  });
  EXPECT_EQ(roundtrip(" {} 4x?x2"), " 4x?x2");
  EXPECT_EQ(roundtrip(" []"), " []");
}

TEST_F(ApiSurfaceAsmTest, NumbersAndShapes) {
  PARSE({
    int64_t number;
    unsigned small;
    double real;
    llvm::SmallVector<int64_t> shape;
    if (parser.parseInteger(number) || !parser.parseOptionalInteger(small).has_value() ||
        parser.parseFloat(real) ||
        parser.parseDimensionList(shape, /*allowDynamic=*/true, /*withTrailingX=*/false) ||
        parser.parseComma())
      return failure();
    EXPECT_EQ(small, 7u);
    EXPECT_FALSE(parser.parseOptionalInteger(small).has_value());
    if (parser.parseXInDimensionList() || parser.parseKeyword("i32"))
      return failure();
    state.addAttribute("n", parser.getBuilder().getI64IntegerAttr(number));
    state.addAttribute("r", parser.getBuilder().getF64FloatAttr(real));
    state.addAttribute("s", parser.getBuilder().getDenseI64ArrayAttr(shape));
    return success();
  });
  PRINT({
    printer << ' ' << op->getAttrOfType<IntegerAttr>("n").getInt() << ' ';
    printer.printFloat(op->getAttrOfType<FloatAttr>("r").getValue());
    printer << ' ';
    printer.printDimensionList(op->getAttrOfType<DenseI64ArrayAttr>("s").asArrayRef());
  });
  EXPECT_EQ(roundtrip(" -5 7 2.5 4x?x3, xi32"), " -5 2.500000e+00 4x?x3");
}

TEST_F(ApiSurfaceAsmTest, IntegersMustFitTheirCppType) {
  PARSE({
    uint8_t small = 0;
    int8_t digit = 0;
    uint64_t large = 0;
    if (parser.parseInteger(small) || parser.parseInteger(digit) || parser.parseInteger(large))
      return failure();
    state.addAttribute("n", parser.getBuilder().getI64IntegerAttr(large));
    return failure(small != 255 || digit != -128);
  });
  PRINT({ printer << ' ' << op->getAttrOfType<IntegerAttr>("n").getValue().getZExtValue(); });
  constexpr llvm::StringLiteral tooLarge = "error: custom op 'api.op' integer value too large";
  EXPECT_EQ(roundtrip(" 255 -128 18446744073709551615"), " 18446744073709551615");
  EXPECT_EQ(roundtrip(" 256 -128 0"), tooLarge);
  EXPECT_EQ(roundtrip(" -1 -128 0"), tooLarge);
  EXPECT_EQ(roundtrip(" 255 128 0"), tooLarge);
  EXPECT_EQ(roundtrip(" 255 -128 18446744073709551616"), tooLarge);
}

//===----------------------------------------------------------------------===//
// Parsing and printing of types and attributes
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceAsmTest, Types) {
  PARSE({
    Type any;
    IntegerType integer;
    Box box;
    llvm::SmallVector<Type> list;
    if (parser.parseType(any) || parser.parseColonType(integer) || parser.parseColonTypeList(list) ||
        parser.parseArrowTypeList(list) || parser.parseOptionalArrowTypeList(list) || parser.parseComma() ||
        parser.parseTypeList(list) || parser.parseKeyword("then") ||
        !parser.parseOptionalType(any).has_value() || parser.parseCustomTypeWithFallback(box) ||
        parser.parseCustomTypeWithFallback(box))
      return failure();
    EXPECT_EQ(list.size(), 6u);
    EXPECT_EQ(box.getWidth(), 8u);
    EXPECT_TRUE(any.isF64());
    state.addTypes(list);
    return parser.addTypeToList(integer, state.types);
  });
  PRINT({
    printer << ' ';
    printer.printType(op->getResult(6).getType());
    printer.printArrowTypeList(op->getResultTypes().take_front(2));
    printer.printOptionalArrowTypeList(TypeRange());
    printer << ' ';
    printer.printFunctionalType(op->getResultTypes().take_front(1), op->getResultTypes().take_front(2));
    printer << ' ';
    printer.printStrippedAttrOrType(Type(op->getResult(0).getType()));
  });
  EXPECT_EQ(roundtrip(" f32 : i8 : i1, i2 -> (i3, i4), i5, i6 then f64 <4> !api.box<8>"),
            " i8 -> (i1, i2) (i1) -> (i1, i2) i1");
}

TEST_F(ApiSurfaceAsmTest, Attributes) {
  PARSE({
    Attribute any;
    IntegerAttr number;
    StringAttr text;
    ArrayAttr list;
    Tag tag;
    NamedAttrList &attrs = state.attributes;
    if (parser.parseAttribute(any) || parser.parseAttribute(number, "number", attrs) ||
        !parser.parseOptionalAttribute(any).has_value() ||
        !parser.parseOptionalAttribute(text, "text", attrs).has_value() ||
        parser.parseCustomAttributeWithFallback(tag) ||
        parser.parseCustomAttributeWithFallback(tag, Type(), "tag", attrs))
      return failure();
    EXPECT_FALSE(parser.parseOptionalAttribute(list).has_value());
    return failure(parser.parseOptionalAttrDict(attrs) || parser.parseOptionalAttrDictWithKeyword(attrs));
  });
  PRINT({
    printer << ' ';
    printer.printAttribute(op->getAttr("number"));
    printer << ' ';
    printer.printAttributeWithoutType(op->getAttr("number"));
    printer << ' ';
    printer.printStrippedAttrOrType(op->getAttr("tag"));
    printer.printOptionalAttrDict(op->getAttrs(), {"number", "text", "tag", "last"});
    printer.printOptionalAttrDictWithKeyword(op->getAttrs(), {"number", "text", "tag", "first"});
  });
  EXPECT_EQ(roundtrip(" unit 5 : i8 true \"t\" <1> #api.tag<2> {first = 1 : i32} attributes {last}"),
            " 5 : i8 5 <2> {first = 1 : i32} attributes {last}");
}

//===----------------------------------------------------------------------===//
// Parsing and printing of operands, block arguments and regions
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceAsmTest, Operands) {
  PARSE({
    llvm::SMLoc loc = parser.getCurrentLocation();
    EXPECT_TRUE(parser.getNameLoc().isValid());
    EXPECT_FALSE(llvm::isa<UnknownLoc>(parser.getEncodedSourceLoc(loc)));
    Type i32 = parser.getBuilder().getI32Type();
    Operand one;
    Operand maybe;
    llvm::SmallVector<Operand> list;
    if (parser.parseOperand(one) || parser.parseComma() || !parser.parseOptionalOperand(maybe).has_value() ||
        parser.parseOperandList(list, OpAsmParser::Delimiter::Paren))
      return failure();
    llvm::SmallVector<Type> types(list.size(), i32);
    return failure(parser.resolveOperand(one, i32, state.operands) ||
                   parser.resolveOperands(list, types, loc, state.operands) ||
                   parser.resolveOperands(list, i32, state.operands));
  });
  PRINT({
    printer << ' ';
    printer.printOperand(op->getOperand(0));
    printer << " (";
    printer.printOperands(op->getOperands().drop_front());
    printer << ") : " << op->getOperand(0).getType();
  });
  EXPECT_EQ(roundtrip(" %b, %a(%a, %b)"), " %0#1 (%0#0, %0#1, %0#0, %0#1) : i32");
  EXPECT_THAT(roundtrip(" %b %a"), HasSubstr("expected ','"));
}

TEST_F(ApiSurfaceAsmTest, CommaSeparatedLists) {
  PARSE({
    llvm::SmallVector<int64_t> numbers;
    auto element = [&]() -> ParseResult { return parser.parseInteger(numbers.emplace_back()); };
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, element, " in list") ||
        parser.parseCommaSeparatedList(element))
      return failure();
    if (numbers.back() == 0)
      return parser.emitError(parser.getCurrentLocation(), "ends in zero") << ", after " << numbers.size();
    state.addAttribute("n", parser.getBuilder().getDenseI64ArrayAttr(numbers));
    return success();
  });
  PRINT({
    printer << ' ';
    llvm::interleaveComma(op->getAttrOfType<DenseI64ArrayAttr>("n").asArrayRef(), printer.getStream());
  });
  EXPECT_EQ(roundtrip(" [1, 2] 3, 4"), " 1, 2, 3, 4");
  EXPECT_EQ(roundtrip(" [1, 2] 3, 0"), "error: custom op 'api.op' ends in zero, after 4");
}

TEST_F(ApiSurfaceAsmTest, RegionsAndTheirArguments) {
  PARSE({
    OpAsmParser::Argument argument;
    llvm::SmallVector<OpAsmParser::Argument> arguments;
    llvm::SmallVector<OpAsmParser::Argument> assigned;
    llvm::SmallVector<Operand> values;
    if (parser.parseArgument(argument, /*allowType=*/true) ||
        parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true) ||
        parser.parseAssignmentList(assigned, values))
      return failure();
    Type i32 = parser.getBuilder().getI32Type();
    if (parser.resolveOperands(values, i32, state.operands))
      return failure();
    for (OpAsmParser::Argument &each : assigned)
      each.type = i32;
    arguments.push_back(argument);
    arguments.append(assigned);
    std::optional<Location> loc;
    if (parser.parseRegion(*state.addRegion(), arguments) ||
        !parser.parseOptionalRegion(*state.addRegion()).has_value() ||
        parser.parseOptionalLocationSpecifier(loc))
      return failure();
    EXPECT_FALSE(parser.parseOptionalRegion(*state.addRegion()).has_value());
    return success(loc.has_value());
  });
  PRINT({
    printer << ' ';
    printer.printRegionArgument(op->getRegion(0).getArgument(0));
    printer << ' ';
    printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
    printer.increaseIndent();
    printer.printNewline();
    printer << "then ";
    printer.decreaseIndent();
    printer.shadowRegionArgs(op->getRegion(1), op->getOperands().take_front(0));
    printer.printGenericOp(&op->getRegion(1).front().front());
    printer.printOptionalLocationSpecifier(op->getLoc());
  });
  EXPECT_EQ(
      roundtrip(
          " %x : i1 (%y : i2) (%z = %a) { \"api.values\"() : () -> () } { \"api.values\"() : () -> () } "
          "loc(\"here\")"),
      " %arg0: i2 {\n  \"api.values\"() : () -> ()\n}\n  then \"api.values\"() : () -> ()");
}

TEST_F(ApiSurfaceAsmTest, AffineMapsOfSSAOperands) {
  PARSE({
    Attribute map;
    llvm::SmallVector<Operand> operands;
    if (parser.parseAffineMapOfSSAIds(operands, map, "map", state.attributes))
      return failure();
    Type index = parser.getBuilder().getI32Type();
    return parser.resolveOperands(operands, index, state.operands);
  });
  PRINT({
    printer << '[';
    printer.printAffineMapOfSSAIds(op->getAttrOfType<AffineMapAttr>("map"), op->getOperands());
    printer << ']';
  });
  EXPECT_EQ(roundtrip("[%a + 1, symbol(%b)]"), "[%0#0 + 1, symbol(%0#1)]");
}

TEST_F(ApiSurfaceAsmTest, ParsesTypesAndAttributesFromStrings) {
  EXPECT_TRUE(llvm::isa<Box>(parseType("!api.box<4>", &context)));
  EXPECT_TRUE(llvm::isa<Tag>(parseAttribute("#api.tag<4>", &context)));
  EXPECT_EQ(parseAttribute("5 : i8", &context), IntegerAttr::get(IntegerType::get(&context, 8), 5));
}

} // namespace
