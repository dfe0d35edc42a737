//===- AccessSyntax.h - Text of memory accesses ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Helpers that parse and print hand-written assembly formats of memref and affine ops that access memrefs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_ACCESSSYNTAX_H
#define STRATA_DIALECTS_UTILS_ACCESSSYNTAX_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace mlir {

/// Collects operands while an op is parsed and resolves them, in the order of the text, after the types have
/// been parsed. An operand is either an index, of type `index`, or typed: its type is in the list given to
/// resolve(). Lives as long as the parse of one op.
class AccessParser {
public:
  explicit AccessParser(OpAsmParser &parser) : parser(parser) {}

  ParseResult parseTyped(); ///< Parses `%value`.
  ParseResult parseIndex(); ///< Parses `%i`.
  /// Parses `%memref[%i, %j]`: a typed operand, then index operands.
  ParseResult parseAccess();
  /// Parses `%memref[%i + 1, %j]`: a typed operand, then the operands of an affine map. The map is added as
  /// attribute \p mapName.
  ParseResult parseAccess(llvm::StringRef mapName, NamedAttrList &attributes);
  /// Parses the optional suffix `, %stride, %elementsPerStride` of a DMA op: two index operands. Any other
  /// number of operands is an error.
  ParseResult parseOptionalStride();

  unsigned getNumTyped() const { return numTyped; }
  /// Appends the values of all operands to \p values.
  /// \param types  the types of the typed operands; exactly getNumTyped().
  ParseResult resolve(llvm::ArrayRef<Type> types, llvm::SmallVectorImpl<Value> &values);

private:
  using Operand = OpAsmParser::UnresolvedOperand;
  enum class Kind : uint8_t { Typed, Index };

  ParseResult add(Kind kind);
  void addIndices(llvm::ArrayRef<Operand> indices);

  OpAsmParser &parser;
  llvm::SmallVector<std::pair<Kind, Operand>, 8> operands;
  unsigned numTyped = 0;
};

/// The hints of a prefetch op: `read|write, locality<N>, data|instr`.
class PrefetchHints {
public:
  /// Parses the hints and adds the attribute `localityHint`.
  ParseResult parse(OpAsmParser &parser, NamedAttrList &attributes);
  /// Checks the keywords and adds the attributes `isWrite` and `isDataCache`. To be called at the end of the
  /// op, so that syntax errors are reported first.
  ParseResult finish(OpAsmParser &parser, OperationState &state) const;
  static void print(OpAsmPrinter &printer, bool isWrite, uint32_t localityHint, bool isDataCache);

private:
  llvm::StringRef access, cache;
};

/// Prints `%memref[%i, %j]`.
void printAccess(OpAsmPrinter &printer, Value memref, ValueRange indices);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_ACCESSSYNTAX_H
