//===- Params.cpp - A parameter of each kind ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/params/Params.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace code;

llvm::raw_ostream &code::operator<<(llvm::raw_ostream &os, const Version &version) {
  llvm::interleave(version.numbers, os, ":");
  return os;
}
llvm::raw_ostream &code::operator<<(llvm::raw_ostream &os, Mode mode) {
  return os << (mode == Mode::fast ? "fast" : "slow");
}
llvm::raw_ostream &code::operator<<(llvm::raw_ostream &os, LevelType type) { return os << 'L' << type.value; }

NameList NameList::allocateInto(StorageAllocator &allocator) const {
  llvm::SmallVector<llvm::StringRef> copies;
  for (llvm::StringRef name : names)
    copies.push_back(allocator.copyInto(name));
  return {allocator.copyInto(llvm::ArrayRef<llvm::StringRef>(copies))};
}

/// Parses `1:2:3`; dots would make the numbers a float literal.
FailureOr<Version> FieldParser<Version>::parse(AsmParser &parser) {
  Version version;
  do {
    if (failed(parser.parseInteger(version.numbers.emplace_back())))
      return failure();
  } while (succeeded(parser.parseOptionalColon()));
  return version;
}
FailureOr<std::optional<Version>> FieldParser<std::optional<Version>>::parse(AsmParser &parser) {
  FailureOr<Version> version = FieldParser<Version>::parse(parser);
  if (failed(version))
    return failure();
  return std::optional<Version>(std::move(*version));
}
FailureOr<Mode> FieldParser<Mode>::parse(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (failed(parser.parseKeyword(&word)))
    return failure();
  if (word != "slow" && word != "fast")
    return parser.emitError(loc, "expected a mode");
  return word == "fast" ? Mode::fast : Mode::slow;
}
FailureOr<LevelType> FieldParser<LevelType>::parse(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  LevelType type;
  if (failed(parser.parseKeyword(&word)))
    return failure();
  if (!word.consume_front("L") || word.getAsInteger(10, type.value))
    return parser.emitError(loc, "expected a level");
  return type;
}

static FailureOr<std::string> parseLoose(AsmParser &parser) {
  std::string text;
  if (failed(parser.parseLess()) || failed(parser.parseKeywordOrString(&text)) ||
      failed(parser.parseGreater()))
    return failure();
  return text;
}
static int64_t toMeters(llvm::StringRef text) {
  double value = 0;
  bool isKilometers = text.consume_back("km");
  text.consume_back("m");
  text.getAsDouble(value);
  return static_cast<int64_t>(isKilometers ? value * 1000 : value);
}
static RankedTensorType zerosType(MLIRContext *context, int64_t count) {
  return RankedTensorType::get({count}, IntegerType::get(context, 1));
}

// Directives.
static ParseResult parseLow(AsmParser &parser, FailureOr<int64_t> &low, MLIRContext *) {
  low = FieldParser<int64_t>::parse(parser);
  return failure(failed(low));
}
static void printLow(AsmPrinter &printer, int64_t low, MLIRContext *) { printer << low; }
/// Parses `by N`; N is relative to the start of the range.
static OptionalParseResult parseStep(AsmParser &parser, int64_t &step, int64_t low) {
  if (failed(parser.parseOptionalKeyword("by")))
    return std::nullopt;
  if (failed(parser.parseInteger(step)))
    return failure();
  step -= low;
  return success();
}
static void printStep(AsmPrinter &printer, int64_t step, int64_t low) { printer << "by " << step + low; }
/// Parses `*3`. After `*x` the result is unset, although the function succeeds.
static ParseResult parseOdd(AsmParser &parser, FailureOr<int64_t> &odd) {
  if (failed(parser.parseStar()))
    return failure();
  int64_t value;
  OptionalParseResult parsed = parser.parseOptionalInteger(value);
  if (parsed.has_value() && succeeded(*parsed))
    odd = value;
  return success();
}
static void printOdd(AsmPrinter &printer, int64_t odd) { printer << '*' << odd; }

#include "tests/lit/dialects/params/ParamsEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/params/ParamsTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/params/ParamsAttrs.cpp.inc"
#include "tests/lit/dialects/params/ParamsDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/params/CodeAttrs.cpp.inc"
#include "tests/lit/dialects/params/CodeDialect.cpp.inc"

/// Parses `<a, b : c, d>`: a list of names, then a list of lists with one name each.
Attribute NamesAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<std::string> first, rest;
  auto word = [&](llvm::SmallVectorImpl<std::string> &list) {
    return parser.parseCommaSeparatedList([&] { return parser.parseKeywordOrString(&list.emplace_back()); });
  };
  if (failed(parser.parseLess()) || failed(word(first)))
    return {};
  if (succeeded(parser.parseOptionalColon()) && failed(word(rest)))
    return {};
  if (failed(parser.parseGreater()))
    return {};
  llvm::SmallVector<llvm::StringRef> names(first.begin(), first.end()), others(rest.begin(), rest.end());
  llvm::SmallVector<NameList> more;
  for (llvm::StringRef &name : others)
    more.push_back({llvm::ArrayRef<llvm::StringRef>(name)});
  return NamesAttr::get(parser.getContext(), NameList{names}, more);
}
void NamesAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getNames().names, printer.getStream());
  if (!getMore().empty()) {
    printer << " : ";
    llvm::interleaveComma(getMore(), printer.getStream(),
                          [&](const NameList &list) { printer << list.names.front(); });
  }
  printer << '>';
}
