//===- AccessSyntax.cpp - Text of memory accesses -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/AccessSyntax.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

ParseResult AccessParser::add(Kind kind) {
  numTyped += kind == Kind::Typed;
  operands.emplace_back(kind, Operand());
  return parser.parseOperand(operands.back().second);
}

void AccessParser::addIndices(llvm::ArrayRef<Operand> indices) {
  for (const Operand &index : indices)
    operands.emplace_back(Kind::Index, index);
}

ParseResult AccessParser::parseTyped() { return add(Kind::Typed); }
ParseResult AccessParser::parseIndex() { return add(Kind::Index); }

ParseResult AccessParser::parseAccess() {
  llvm::SmallVector<Operand, 4> indices;
  if (parseTyped() || parser.parseOperandList(indices, OpAsmParser::Delimiter::Square))
    return failure();
  addIndices(indices);
  return success();
}

ParseResult AccessParser::parseAccess(llvm::StringRef mapName, NamedAttrList &attributes) {
  llvm::SmallVector<Operand, 4> mapOperands;
  Attribute map;
  if (parseTyped() || parser.parseAffineMapOfSSAIds(mapOperands, map, mapName, attributes))
    return failure();
  addIndices(mapOperands);
  return success();
}

ParseResult AccessParser::parseOptionalStride() {
  unsigned count = 0;
  for (; succeeded(parser.parseOptionalComma()); ++count)
    if (parseIndex())
      return failure();
  if (count != 0 && count != 2)
    return parser.emitError(parser.getNameLoc(), "expected two stride related operands");
  return success();
}

ParseResult AccessParser::resolve(llvm::ArrayRef<Type> types, llvm::SmallVectorImpl<Value> &values) {
  assert(types.size() == numTyped && "expected a type for each typed operand");
  Type indexType = parser.getBuilder().getIndexType();
  for (const auto &[kind, operand] : operands) {
    Type type = indexType;
    if (kind == Kind::Typed) {
      type = types.front();
      types = types.drop_front();
    }
    if (parser.resolveOperand(operand, type, values))
      return failure();
  }
  return success();
}

void mlir::printAccess(OpAsmPrinter &printer, Value memref, ValueRange indices) {
  printer << memref << '[' << indices << ']';
}

//===----------------------------------------------------------------------===//
// Prefetch hints
//===----------------------------------------------------------------------===//

ParseResult PrefetchHints::parse(OpAsmParser &parser, NamedAttrList &attributes) {
  if (parser.parseKeyword(&access) || parser.parseComma() || parser.parseKeyword("locality") ||
      parser.parseLess())
    return failure();
  IntegerAttr locality;
  Type type = parser.getBuilder().getI32Type();
  return failure(parser.parseAttribute(locality, type, "localityHint", attributes) || parser.parseGreater() ||
                 parser.parseComma() || parser.parseKeyword(&cache));
}

ParseResult PrefetchHints::finish(OpAsmParser &parser, OperationState &state) const {
  struct Flag {
    llvm::StringRef attribute, keyword, ifTrue, ifFalse, error;
  };
  const Flag flags[] = {
      {"isWrite", access, "write", "read", "rw specifier has to be 'read' or 'write'"},
      {"isDataCache", cache, "data", "instr", "cache type has to be 'data' or 'instr'"},
  };
  for (const Flag &flag : flags) {
    if (flag.keyword != flag.ifTrue && flag.keyword != flag.ifFalse)
      return parser.emitError(parser.getNameLoc(), flag.error);
    state.addAttribute(flag.attribute, parser.getBuilder().getBoolAttr(flag.keyword == flag.ifTrue));
  }
  return success();
}

void PrefetchHints::print(OpAsmPrinter &printer, bool isWrite, uint32_t localityHint, bool isDataCache) {
  printer << (isWrite ? "write" : "read") << ", locality<" << localityHint << ">, "
          << (isDataCache ? "data" : "instr");
}
