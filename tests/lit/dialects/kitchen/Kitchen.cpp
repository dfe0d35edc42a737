//===- Kitchen.cpp - Each feature of the ODS language --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/kitchen/Kitchen.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/PatternValue.h"
#include "runtime/ir/TypeUtilities.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace kitchen;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

KDialect::~KDialect() = default;

Operation *KDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  auto number = llvm::dyn_cast<IntegerAttr>(value);
  if (!number || !type.isInteger(32))
    return nullptr;
  return builder.create<ConstantOp>(loc, type, number);
}

LogicalResult KDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() == getHeatAttrHelper().getName() && !getHeatAttrHelper().isAttrPresent(op))
    return op->emitOpError("has a heat that is no number");
  return success();
}
LogicalResult KDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned argIndex,
                                                 NamedAttribute attribute) {
  if (attribute.getNameStr() == "k.cold")
    return op->emitOpError("argument ") << argIndex << " is cold";
  return success();
}
LogicalResult KDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned resultIndex,
                                                    NamedAttribute attribute) {
  if (attribute.getNameStr() == "k.cold")
    return op->emitOpError("result ") << resultIndex << " is cold";
  return success();
}

/// Promises an interface that only the test PromisesAreKeptOrTheProgramEnds attaches.
void KDialect::initialize() { declarePromisedInterface<EdibleInterface, OldOp>(); }

namespace {
/// The model of EdibleInterface for `k.buildable`. The dialect provides it, because the op does not implement
/// the interface.
struct Leftovers : EdibleInterface::FallbackModel<Leftovers> {
  int getEnergy(Operation *) const { return 1; }
  /// Implements the second method named getEnergy, which has a parameter.
  int getEnergy_1(Operation *, int hunger) const { return hunger; }
  bool keeps(Operation *, int) const { return false; }
  int getWeight(Operation *) const { return 2; }
  static int getCount() { return 3; }
};
} // namespace

void *KDialect::getRegisteredInterfaceForOp(TypeID interfaceID, OperationName opName) {
  if (interfaceID == TypeID::get<EdibleInterface>() && opName.getStringRef() == "k.buildable")
    return const_cast<EdibleInterface::Concept *>(&Leftovers::value);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

unsigned BowlType::getWeight() const { return getSize() / 2; }
BowlType BowlType::get(MLIRContext *context, llvm::StringRef text) {
  return get(context, static_cast<int>(text.size()));
}
LogicalResult CheckedType::verify(llvm::function_ref<InFlightDiagnostic()> emitError, unsigned digit) {
  return digit > 9 ? LogicalResult(emitError() << digit << " has two digits") : success();
}
Type NoAccessorsType::parse(AsmParser &parser) {
  unsigned x = 0;
  if (failed(parser.parseLess()) || failed(parser.parseInteger(x)) || failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), x);
}
void NoAccessorsType::print(AsmPrinter &printer) const { printer << '<' << getParam(*this, 0).bits << '>'; }
llvm::StringRef PointAttr::getTitle() const { return "point"; }

/// Parses `<"name">`, or at the outermost level of the type also its body: `<"name", i32, !k.nest<"name">>`.
Type NestType::parse(AsmParser &parser) {
  std::string name;
  if (failed(parser.parseLess()) || failed(parser.parseString(&name)))
    return {};
  NestType nest = get(parser.getContext(), name);
  FailureOr<AsmParser::CyclicParseReset> outermost = parser.tryStartCyclicParse(nest);
  llvm::SmallVector<Type> body;
  llvm::SMLoc loc = parser.getCurrentLocation();
  while (succeeded(outermost) && succeeded(parser.parseOptionalComma()))
    if (failed(parser.parseType(body.emplace_back())))
      return {};
  if (failed(parser.parseGreater()))
    return {};
  if (!body.empty() && failed(nest.setBody(body))) {
    parser.emitError(loc, "'") << name << "' has been said to contain something else";
    return {};
  }
  return nest;
}
void NestType::print(AsmPrinter &printer) const {
  printer << '<';
  printer.printString(getName());
  FailureOr<AsmPrinter::CyclicPrintReset> outermost = printer.tryStartCyclicPrint(*this);
  if (succeeded(outermost))
    for (Type type : getBody())
      printer << ", " << type;
  printer << '>';
}
LogicalResult NestType::setBody(llvm::ArrayRef<Type> body) { return Base::mutate(body); }
llvm::ArrayRef<Type> NestType::getBody() const { return getImpl()->body; }

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult kitchen::verifyInside(Operation *op) {
  op->emitRemark("is verified when what is inside has been");
  return success();
}
LogicalResult InsideOp::verifyRegions() {
  emitRemark("regions are verified");
  return success();
}

LogicalResult InferredOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, ValueRange operands,
                                           DictionaryAttr, OpaqueProperties, RegionRange,
                                           llvm::SmallVectorImpl<Type> &types) {
  types.push_back(TupleType::get(context, {operands[0].getType(), operands[0].getType()}));
  return success();
}

LogicalResult ConstantOp::verify() {
  return getValue() == 13 ? emitOpError("brings bad luck") : LogicalResult(success());
}
OpFoldResult ConstantOp::fold(FoldAdaptor adaptor) { return adaptor.getValueAttr(); }
LogicalResult ConstantOp::canonicalize(ConstantOp, PatternRewriter &) { return failure(); }
void ConstantOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef digits) {
  int value = 0;
  digits.getAsInteger(10, value);
  build(builder, state, value);
}
void AddOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult ManyResultsOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (getNumResults() != 1)
    return failure();
  results.push_back(getX());
  return success();
}
ParseResult WrittenOp::parse(OpAsmParser &parser, OperationState &result) {
  // `k.written both` is followed by the declared format of k.both, which has the same attributes.
  if (succeeded(parser.parseOptionalKeyword("both")))
    return BothOp::parse(parser, result);
  int32_t value = 0;
  if (failed(parser.parseKeyword("as")) || failed(parser.parseInteger(value)) ||
      failed(parser.parseOptionalAttrDict(result.attributes)))
    return failure();
  result.addAttribute("value", parser.getBuilder().getI32IntegerAttr(value));
  return success();
}
void WrittenOp::print(OpAsmPrinter &printer) {
  printer << " as " << getValue();
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  // With the attribute `announce`, a comment with the text of the next op follows.
  Operation *next = (*this)->getNextNode();
  if (!next || !(*this)->hasAttr("announce"))
    return;
  printer << " // before ";
  OpState::print(next, printer, "k");
  if (auto both = llvm::dyn_cast<BothOp>(next)) {
    printer << ", that is";
    both.print(printer);
  }
}
bool BreadOp::keeps(int days) { return days < 5; }

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

static ParseResult parseOperands(OpAsmParser &parser, UnresolvedOperand &one,
                                 std::optional<UnresolvedOperand> &maybe,
                                 llvm::SmallVectorImpl<UnresolvedOperand> &many) {
  if (failed(parser.parseOperand(one)))
    return failure();
  if (succeeded(parser.parseOptionalPlus()))
    if (failed(parser.parseOperand(maybe.emplace())))
      return failure();
  return parser.parseOperandList(many, AsmParser::Delimiter::Paren);
}
static void printOperands(OpAsmPrinter &printer, Operation *, Value one, Value maybe, OperandRange many) {
  printer << one;
  if (maybe)
    printer << " + " << maybe;
  printer << '(' << many << ')';
}

static ParseResult parseTypes(OpAsmParser &parser, Type &one, Type &maybe, llvm::SmallVectorImpl<Type> &many,
                              Type &result, const llvm::SmallVectorImpl<UnresolvedOperand> &operands) {
  if (failed(parser.parseColonType(one)))
    return failure();
  if (succeeded(parser.parseOptionalPlus()) && failed(parser.parseType(maybe)))
    return failure();
  if (!operands.empty() && (failed(parser.parseKeyword("with")) || failed(parser.parseTypeList(many))))
    return failure();
  return failure(failed(parser.parseArrow()) || failed(parser.parseType(result)));
}
static void printTypes(OpAsmPrinter &printer, Operation *, Type one, Type maybe, TypeRange many, Type result,
                       OperandRange) {
  printer << ": " << one;
  if (maybe)
    printer << " + " << maybe;
  if (!many.empty())
    printer << " with " << many;
  printer << " -> " << result;
}

/// Parses a number; the constant 7, a C++ argument of the directive, is subtracted from it.
static ParseResult parseAttributes(OpAsmParser &parser, IntegerAttr &number, StringAttr &text, IntegerAttr,
                                   int seven) {
  int32_t value = 0;
  if (failed(parser.parseInteger(value)))
    return failure();
  number = parser.getBuilder().getI32IntegerAttr(value - seven);
  std::string word;
  if (succeeded(parser.parseOptionalString(&word)))
    text = parser.getBuilder().getStringAttr(word);
  return success();
}
static void printAttributes(OpAsmPrinter &printer, Operation *, IntegerAttr number, StringAttr text,
                            IntegerAttr, int seven) {
  printer << number.getInt() + seven;
  if (text)
    printer << ' ' << text;
}

static ParseResult parseCount(OpAsmParser &parser, int64_t &count) {
  return failure(failed(parser.parseKeyword("times")) || failed(parser.parseInteger(count)));
}
static void printCount(OpAsmPrinter &printer, Operation *, int64_t count) { printer << "times " << count; }

static ParseResult parseBodies(OpAsmParser &parser, Region &body,
                               llvm::SmallVectorImpl<std::unique_ptr<Region>> &bodies) {
  if (failed(parser.parseRegion(body)))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (failed(parser.parseRegion(*bodies.emplace_back(std::make_unique<Region>()))))
      return failure();
  return success();
}
static void printBodies(OpAsmPrinter &printer, Operation *, Region &body,
                        llvm::MutableArrayRef<Region> bodies) {
  printer.printRegion(body);
  for (Region &region : bodies) {
    printer << ", ";
    printer.printRegion(region);
  }
}

static OptionalParseResult parseMaybe(OpAsmParser &parser, IntegerAttr &number) {
  if (failed(parser.parseOptionalKeyword("just")))
    return std::nullopt;
  int32_t value = 0;
  if (failed(parser.parseInteger(value)))
    return failure();
  number = parser.getBuilder().getI32IntegerAttr(value);
  return success();
}
static void printMaybe(OpAsmPrinter &printer, Operation *, IntegerAttr number) {
  if (number)
    printer << "just " << number.getInt();
}
static ParseResult parseDict(OpAsmParser &parser, NamedAttrList &attrs) {
  return parser.parseOptionalAttrDict(attrs);
}
static void printDict(OpAsmPrinter &printer, Operation *, DictionaryAttr attrs) {
  printer.printOptionalAttrDict(attrs.getValue(), {"n", "operandSegmentSizes"});
}

/// Parses `^bb0, ^bb1(%a : i32), ^bb2()`: a successor without operands, then successors with operands.
static ParseResult parseCases(OpAsmParser &parser, Block *&to, llvm::SmallVectorImpl<Block *> &others,
                              llvm::SmallVectorImpl<llvm::SmallVector<UnresolvedOperand>> &lists,
                              llvm::SmallVectorImpl<llvm::SmallVector<Type>> &types) {
  if (failed(parser.parseSuccessor(to)))
    return failure();
  while (succeeded(parser.parseOptionalComma())) {
    if (failed(parser.parseSuccessor(others.emplace_back())) || failed(parser.parseLParen()))
      return failure();
    auto &operands = lists.emplace_back();
    auto &operandTypes = types.emplace_back();
    if (succeeded(parser.parseOptionalRParen()))
      continue;
    if (failed(parser.parseOperandList(operands)) || failed(parser.parseColonTypeList(operandTypes)) ||
        failed(parser.parseRParen()))
      return failure();
  }
  return success();
}
static void printCases(OpAsmPrinter &printer, Operation *, Block *to, llvm::ArrayRef<Block *> others,
                       OperandRangeRange lists, TypeRangeRange types) {
  printer.printSuccessor(to);
  for (auto [index, other] : llvm::enumerate(others)) {
    printer << ", ";
    printer.printSuccessor(other);
    printer << '(';
    if (index < lists.size() && !lists[index].empty())
      printer << lists[index] << " : " << types[index];
    printer << ')';
  }
}
/// Parses `lists N` and checks N against the operand lists, which were parsed before.
static ParseResult parseSizes(OpAsmParser &parser, llvm::ArrayRef<llvm::SmallVector<UnresolvedOperand>> lists,
                              llvm::ArrayRef<llvm::SmallVector<Type>> types) {
  size_t count = 0;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword("lists")) || failed(parser.parseInteger(count)))
    return failure();
  return count == lists.size() && count == types.size()
             ? ParseResult(success())
             : ParseResult(parser.emitError(loc, "there are ") << lists.size() << " lists");
}
static void printSizes(OpAsmPrinter &printer, Operation *, OperandRangeRange lists, TypeRangeRange) {
  printer << "lists " << lists.size();
}

/// Parses `saw 2 blocks 1 regions` and checks the numbers against the successors and regions that were parsed
/// before.
static ParseResult parseSeen(OpAsmParser &parser, Block *to, llvm::ArrayRef<Block *> others, Region &body,
                             llvm::ArrayRef<std::unique_ptr<Region>> bodies) {
  size_t numBlocks = 0, numRegions = 0;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseKeyword("saw")) || failed(parser.parseInteger(numBlocks)) ||
      failed(parser.parseKeyword("blocks")) || failed(parser.parseInteger(numRegions)) ||
      failed(parser.parseKeyword("regions")))
    return failure();
  size_t blocks = (to != nullptr) + others.size(), regions = !body.empty() + bodies.size();
  return numBlocks == blocks && numRegions == regions
             ? ParseResult(success())
             : ParseResult(parser.emitError(loc, "there were ")
                           << blocks << " blocks and " << regions << " regions");
}
static void printSeen(OpAsmPrinter &printer, Operation *, Block *, llvm::ArrayRef<Block *> others,
                      Region &body, llvm::MutableArrayRef<Region> bodies) {
  printer << "saw " << 1 + others.size() << " blocks " << !body.empty() + bodies.size() << " regions";
}

#include "tests/lit/dialects/kitchen/KitchenEnums.cpp.inc"

#include "tests/lit/dialects/kitchen/KitchenAttrInterfaces.cpp.inc"
#include "tests/lit/dialects/kitchen/KitchenOpInterfaces.cpp.inc"
#include "tests/lit/dialects/kitchen/KitchenTypeInterfaces.cpp.inc"

#include "tests/lit/dialects/kitchen/KitchenDialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/kitchen/KitchenTypes.cpp.inc"

kitchen::detail::BuiltTypeStorage *
kitchen::detail::BuiltTypeStorage::construct(TypeStorageAllocator &allocator, KeyTy &&key) {
  auto [x, label] = key;
  return new (allocator.allocate<BuiltTypeStorage>()) BuiltTypeStorage(x, allocator.copyInto(label));
}

#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/kitchen/KitchenAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tests/lit/dialects/kitchen/KitchenOps.cpp.inc"

/// A native matcher that defines two values and an attribute.
static LogicalResult takeApart(Operation *op, Value &first, Value &second, Attribute &number) {
  auto scatter = llvm::dyn_cast<ScatterOp>(op);
  if (!scatter)
    return failure();
  first = scatter.getX();
  second = scatter.getY();
  number = scatter.getNAttr();
  return success();
}

/// A native call with two results.
static llvm::SmallVector<Value> makeHalves(OpBuilder &builder, Location loc, Value x) {
  Value once = builder.create<ScaleOp>(loc, x, 1), twice = builder.create<ScaleOp>(loc, x, 2);
  return {once, twice};
}
static Value joinHalves(OpBuilder &builder, Location loc, Value x, Value y) {
  return builder.create<SubOp>(loc, x, y);
}

#include "tests/lit/dialects/kitchen/KitchenPatterns.cpp.inc"

void KDialect::getCanonicalizationPatterns(RewritePatternSet &results) const {
  populateWithGenerated(results);
}
