//===- OpStateText.cpp - The textual form of one operation ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions of op classes that parse and print an operation with a given parser or printer. They are
// declared in runtime/ir/OpView.h.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpView.h"

using namespace mlir;

ParseResult mlir::detail::parseDeclared(const OpSpec &spec, OpAsmParser &parser, OperationState &result) {
  if (spec.format)
    return parseByFormat(parser, result, spec);
  if (spec.hooks.parse)
    return spec.hooks.parse(parser, result);
  return OpState::parse(parser, result);
}

ParseResult OpState::parse(OpAsmParser &parser, OperationState &result) {
  if (const OpSpec *spec = result.name.getSpec(); spec && (spec->format || spec->hooks.parse))
    return detail::parseDeclared(*spec, parser, result);
  if (Dialect *dialect = result.name.getDialect())
    if (auto parse = dialect->getParseOperationHook(result.name.getStringRef()))
      return (*parse)(parser, result);
  return parser.emitError(parser.getNameLoc(), "has no custom assembly form");
}

/// Returns the op name without the prefix of \p defaultDialect. If the rest of the name contains a dot,
/// returns the full name, because the part before this dot could be taken for a dialect.
static llvm::StringRef nameInside(llvm::StringRef fullName, llvm::StringRef defaultDialect) {
  auto [dialect, mnemonic] = fullName.split('.');
  bool isImplied = dialect == defaultDialect && !mnemonic.contains('.');
  return isImplied ? mnemonic : fullName;
}

void OpState::printOpName(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect) {
  printer.getStream() << nameInside(op->getName().getStringRef(), defaultDialect);
}

/// Prints an op in its custom form. Returns false, and prints nothing, if ops of this name have only the
/// generic form.
/// \param printName prints the name; called before anything else is printed.
static bool printCustomBody(Operation *op, OpAsmPrinter &printer, llvm::function_ref<void()> printName) {
  const OpSpec *spec = op->getSpec();
  if (spec && spec->format) {
    printName();
    printByFormat(printer.getState(), op);
    return true;
  }
  if (spec && spec->hooks.print) {
    printName();
    spec->hooks.print(op, printer);
    return true;
  }
  if (Dialect *dialect = op->getDialect())
    if (auto print = dialect->getOperationPrinter(op)) {
      printName();
      print(op, printer);
      return true;
    }
  return false;
}

void OpState::print(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect) {
  if (!printCustomBody(op, printer, [&] { printOpName(op, printer, defaultDialect); }))
    printer.printGenericOp(op);
}

void OpState::print(OpAsmPrinter &printer) const {
  if (!printCustomBody(op, printer, [] {}))
    printer.printGenericOp(op, /*printOpName=*/false);
}

ParseResult OpState::genericParseProperties(OpAsmParser &parser, Attribute &result) {
  if (failed(parser.parseOptionalLess()))
    return success();
  return failure(failed(parser.parseAttribute(result)) || failed(parser.parseGreater()));
}

ParseResult mlir::detail::parseGenericProperties(OpAsmParser &parser, OperationState &result) {
  Attribute properties;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(OpState::genericParseProperties(parser, properties)))
    return failure();
  if (auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(properties))
    result.addAttributes(dictionary.getValue());
  else if (properties)
    return parser.emitError(loc, "expected DictionaryAttr to set properties");
  return success();
}

void OpState::genericPrintProperties(OpAsmPrinter &printer, Attribute properties,
                                     llvm::ArrayRef<llvm::StringRef> elidedProps) {
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(properties);
  if (dictionary && !elidedProps.empty()) {
    llvm::SmallVector<NamedAttribute> kept;
    for (const NamedAttribute &entry : dictionary)
      if (!llvm::is_contained(elidedProps, entry.getNameStr()))
        kept.push_back(entry);
    properties = dictionary = DictionaryAttr::get(dictionary.getContext(), kept);
  }
  if (!properties || (dictionary && dictionary.empty()))
    return;
  printer.getStream() << '<';
  printer.printAttribute(properties);
  printer.getStream() << '>';
}
