//===- OperationNameAsm.cpp - Parsers and printers by operation name ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OpAsmPrinter.h"
#include "runtime/asm/OperationParser.h"
#include "runtime/ir/OpFoldResult.h"
#include "llvm/ADT/FunctionExtras.h"

using namespace mlir;

OperationName::ParseAssemblyFn OperationName::getParseAssemblyFn() const {
  return [name = *this](OpAsmParser &parser, OperationState &state) -> ParseResult {
    if (const OpSpec *spec = name.getSpec()) {
      if (spec->format)
        return parseByFormat(parser, state, *spec);
      if (spec->hooks.parse)
        return spec->hooks.parse(parser, state);
      if (auto parse = name.getDialect()->getParseOperationHook(name.getStringRef()))
        return (*parse)(parser, state);
    }
    return parser.emitError(parser.getNameLoc())
           << "op '" << name.getStringRef() << "' has no custom assembly form";
  };
}

void OperationName::printAssembly(Operation *op, OpAsmPrinter &printer, llvm::StringRef) const {
  printer.printCustomOrGenericOp(op);
}
