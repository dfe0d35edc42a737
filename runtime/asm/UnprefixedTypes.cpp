//===- UnprefixedTypes.cpp - Types without their dialect's prefix ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/UnprefixedTypes.h"
#include "runtime/asm/ParserState.h"
#include "runtime/ir/Dialect.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;

OptionalParseResult mlir::parseUnprefixedType(AsmParser &parser, const Dialect &dialect, Type &type,
                                              llvm::StringRef &keyword) {
  if (OptionalParseResult parsed = parser.parseOptionalType(type); parsed.has_value())
    return parsed;
  ParserState::DepthGuard guard(parser.getState());
  if (!guard.ok())
    return ParseResult(failure());
  OptionalParseResult result;
  auto parse = [&] { result = parseDeclared(parser, dialect.getSpec().types, &keyword, type); };
  if (guard.needsNewStack())
    llvm::runOnNewStack(ParserState::newStackSize, parse);
  else
    parse();
  return result;
}

void mlir::printUnprefixedType(AsmPrinter &printer, llvm::StringRef dialect, Type type) {
  if (!type || type.getDialect().getNamespace() != dialect)
    return printer.printType(type);
  auto print = [&] {
    printer.getStream() << type.getSpec().mnemonic;
    printDeclared(printer, type);
  };
  // Types may be nested arbitrarily deep: every 200 levels, printing continues on a new stack.
  static thread_local unsigned depth = 0;
  if (++depth % 200 == 0)
    llvm::runOnNewStack(8u << 20, print);
  else
    print();
  --depth;
}
