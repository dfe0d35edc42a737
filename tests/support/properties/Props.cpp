//===- Props.cpp - A dialect with all kinds of properties -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/properties/Props.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

static ParseResult parseNumber(OpAsmParser &parser, int64_t &value) { return parser.parseInteger(value); }
static void printNumber(OpAsmPrinter &printer, Operation *, int64_t value) { printer << value; }

/// Parses `second = sum` and requires that sum = first + second.
static ParseResult parseSum(OpAsmParser &parser, int64_t &second, int64_t first) {
  int64_t sum = 0;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseInteger(second)) || failed(parser.parseEqual()) || failed(parser.parseInteger(sum)))
    return failure();
  return sum == first + second ? ParseResult(success())
                               : ParseResult(parser.emitError(loc, "that is not the sum"));
}
static void printSum(OpAsmPrinter &printer, Operation *, int64_t second, int64_t first) {
  printer << second << " = " << first + second;
}

static ParseResult parseList(OpAsmParser &parser, llvm::SmallVector<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                        [&] { return parser.parseInteger(list.emplace_back()); });
}
static void printList(OpAsmPrinter &printer, Operation *, llvm::ArrayRef<int64_t> list) {
  printer << '(';
  llvm::interleaveComma(list, printer.getStream());
  printer << ')';
}

#include "tests/support/properties/CompiledPropsEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/support/properties/CompiledPropsAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tests/support/properties/CompiledPropsOps.cpp.inc"
#include "tests/support/properties/CompiledPropsDialect.cpp.inc"
