//===- DialectSymbols.cpp - Declared types and attributes by mnemonic -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions that generated code and the base class of dialects call to parse and print the types and
// attributes that descriptors declare.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/DialectSymbols.h"
#include "runtime/asm/DefFormatPrinter.h"
#include "runtime/asm/ParserState.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

Type mlir::parseDeclared(AsmParser &parser, const TypeDefSpec &spec) { return parseTypeBySpec(parser, spec); }
Attribute mlir::parseDeclared(AsmParser &parser, const AttrDefSpec &spec, Type type) {
  return parseAttrBySpec(parser, spec, type);
}

/// Returns the spec with this mnemonic, or null.
template <typename SpecT>
static const SpecT *findMnemonic(llvm::ArrayRef<const SpecT *> specs, llvm::StringRef mnemonic) {
  auto it = llvm::find_if(specs, [&](const SpecT *spec) { return spec->mnemonic == mnemonic; });
  return it == specs.end() ? nullptr : *it;
}

/// Parses a keyword into \p mnemonic. If this is the mnemonic of one of \p specs, stores the result of \p
/// parseBody in \p value; else returns nullopt.
template <typename SpecT, typename Value, typename ParseBody>
static OptionalParseResult parseByMnemonic(AsmParser &parser, llvm::ArrayRef<const SpecT *> specs,
                                           llvm::StringRef *mnemonic, Value &value, ParseBody &&parseBody) {
  if (failed(parser.parseKeyword(mnemonic)))
    return ParseResult(failure());
  const SpecT *spec = findMnemonic(specs, *mnemonic);
  if (!spec)
    return std::nullopt;
  value = parseBody(*spec);
  return success(static_cast<bool>(value));
}

OptionalParseResult mlir::parseDeclared(AsmParser &parser, llvm::ArrayRef<const TypeDefSpec *> specs,
                                        llvm::StringRef *mnemonic, Type &value) {
  return parseByMnemonic(parser, specs, mnemonic, value,
                         [&](const TypeDefSpec &spec) { return parseTypeBySpec(parser, spec); });
}
OptionalParseResult mlir::parseDeclared(AsmParser &parser, llvm::ArrayRef<const AttrDefSpec *> specs,
                                        llvm::StringRef *mnemonic, Type type, Attribute &value) {
  return parseByMnemonic(parser, specs, mnemonic, value,
                         [&](const AttrDefSpec &spec) { return parseAttrBySpec(parser, spec, type); });
}

/// Parses a type or attribute of the dialect from its mnemonic on; reports an unknown mnemonic.
/// \param parse parses the mnemonic and the text after it; returns nullopt if the mnemonic is unknown.
template <typename Value, typename SpecT, typename Parse>
static Value parseOfDialect(const Dialect &dialect, DialectAsmParser &parser,
                            llvm::ArrayRef<const SpecT *> specs, llvm::StringLiteral noun,
                            llvm::StringLiteral unknown, Parse &&parse) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (specs.empty()) {
    parser.emitError(loc) << "dialect '" << dialect.getNamespace() << "' provides no " << noun
                          << " parsing hook";
    return {};
  }
  llvm::StringRef mnemonic;
  Value value;
  if (!parse(&mnemonic, value).has_value())
    parser.emitError(loc) << unknown << " `" << mnemonic << "` in dialect `" << dialect.getNamespace() << "`";
  return value;
}

Type detail::parseDialectType(const Dialect &dialect, DialectAsmParser &parser) {
  llvm::ArrayRef<const TypeDefSpec *> specs = dialect.getSpec().types;
  return parseOfDialect<Type>(
      dialect, parser, specs, "type", "unknown  type",
      [&](llvm::StringRef *mnemonic, Type &value) { return parseDeclared(parser, specs, mnemonic, value); });
}
Attribute detail::parseDialectAttribute(const Dialect &dialect, DialectAsmParser &parser, Type type) {
  llvm::ArrayRef<const AttrDefSpec *> specs = dialect.getSpec().attributes;
  return parseOfDialect<Attribute>(dialect, parser, specs, "attribute", "unknown attribute",
                                   [&](llvm::StringRef *mnemonic, Attribute &value) {
                                     return parseDeclared(parser, specs, mnemonic, type, value);
                                   });
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void mlir::printDeclared(AsmPrinter &printer, Type type) {
  const TypeDefSpec &spec = type.getSpec();
  if (spec.print)
    return spec.print(type, printer);
  printDefBody(printer.getState(), spec, type.getContext(),
               [&](unsigned index) { return getParam(type, index); });
}
void mlir::printDeclared(AsmPrinter &printer, Attribute attr) {
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  if (!spec)
    return printer.printAttribute(attr); // A builtin attribute has no mnemonic.
  if (spec->print)
    return spec->print(attr, printer);
  printDefBody(printer.getState(), *spec, attr.getContext(),
               [&](unsigned index) { return getParam(attr, index); });
}
LogicalResult mlir::printDeclared(AsmPrinter &printer, llvm::ArrayRef<const TypeDefSpec *> specs, Type type) {
  if (!llvm::is_contained(specs, &type.getSpec()))
    return failure();
  printer.getStream() << type.getSpec().mnemonic;
  printDeclared(printer, type);
  return success();
}
LogicalResult mlir::printDeclared(AsmPrinter &printer, llvm::ArrayRef<const AttrDefSpec *> specs,
                                  Attribute attr) {
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  if (!spec || !llvm::is_contained(specs, spec))
    return failure();
  printer.getStream() << spec->mnemonic;
  printDeclared(printer, attr);
  return success();
}

void detail::printDialectType(Type type, DialectAsmPrinter &printer) {
  printer.getStream() << type.getSpec().mnemonic;
  printDeclared(printer, type);
}
void detail::printDialectAttribute(Attribute attr, DialectAsmPrinter &printer) {
  if (const AttrDefSpec *spec = attr.getAbstractAttribute().spec)
    printer.getStream() << spec->mnemonic;
  printDeclared(printer, attr);
}
