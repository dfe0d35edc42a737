//===- AffineMemory.cpp - Loads, stores and prefetch ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"

using namespace strata;
using namespace strata::affine;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// What they share
//===----------------------------------------------------------------------===//

void affine::printAccess(OpAsmPrinter &printer, Value memref, AffineMapAttr map, ValueRange operands) {
  printer << memref << '[';
  // Also where the verifier has not been.
  if (map && operands.size() >= map.getValue().getNumInputs())
    printer.printAffineMapOfSSAIds(map, operands);
  printer << ']';
}

namespace {
/// `%memref[…]`, read but not resolved.
struct ParsedAccess {
  UnresolvedOperand memref;
  llvm::SmallVector<UnresolvedOperand, 4> operands;

  ParseResult parse(OpAsmParser &parser, OperationState &result) {
    Attribute map;
    return failure(parser.parseOperand(memref) ||
                   parser.parseAffineMapOfSSAIds(operands, map, "map", result.attributes));
  }
  ParseResult resolve(OpAsmParser &parser, MemRefType type, OperationState &result) {
    return failure(parser.resolveOperand(memref, type, result.operands) ||
                   parser.resolveOperands(operands, parser.getBuilder().getIndexType(), result.operands));
  }
};
} // namespace

/// The map gives an index for each dimension of the memory, from operands that may be its.
static LogicalResult verifyAccess(Operation *op, AffineMap map, OperandRange operands, MemRefType type) {
  if (map.getNumResults() != type.getRank())
    return op->emitOpError("affine map num results must equal memref rank");
  if (map.getNumInputs() != operands.size())
    return op->emitOpError("expects as many subscripts as affine map inputs");
  return verifyDimAndSymbolIdentifiers(op, operands, map.getNumDims());
}

static LogicalResult verifyVector(Operation *op, MemRefType memref, VectorType vector) {
  if (memref.getElementType() != vector.getElementType())
    return op->emitOpError("requires memref and vector types of the same elemental type");
  return success();
}

/// One index for each dimension.
static AffineMap identityFor(Builder &builder, Value memref) {
  int64_t rank = llvm::cast<MemRefType>(memref.getType()).getRank();
  return rank ? builder.getMultiDimIdentityMap(rank) : builder.getEmptyAffineMap();
}

static void addAccess(OperationState &state, Value memref, AffineMap map, ValueRange operands) {
  assert(map.getNumInputs() == operands.size() && "an operand for each input of the map");
  state.addOperands(memref);
  state.addOperands(operands);
  state.addAttribute("map", AffineMapAttr::get(map));
}

//===----------------------------------------------------------------------===//
// load
//===----------------------------------------------------------------------===//

void AffineLoadOp::build(OpBuilder &builder, OperationState &state, AffineMap map, ValueRange operands) {
  build(builder, state, operands.front(), map, operands.drop_front());
}

void AffineLoadOp::build(OpBuilder &builder, OperationState &state, Value memref, AffineMap map,
                         ValueRange mapOperands) {
  addAccess(state, memref, map, mapOperands);
  state.addTypes(llvm::cast<MemRefType>(memref.getType()).getElementType());
}

void AffineLoadOp::build(OpBuilder &builder, OperationState &state, Value memref, ValueRange indices) {
  build(builder, state, memref, identityFor(builder, memref), indices);
}

ParseResult AffineLoadOp::parse(OpAsmParser &parser, OperationState &result) {
  ParsedAccess access;
  MemRefType type;
  if (access.parse(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) || access.resolve(parser, type, result))
    return failure();
  result.addTypes(type.getElementType());
  return success();
}

void AffineLoadOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map"});
  printer << " : " << getMemref().getType();
}

LogicalResult AffineLoadOp::verify() {
  if (getType() != getMemRefType().getElementType())
    return emitOpError("result type must match element type of memref");
  return verifyAccess(*this, getMap(), getIndices(), getMemRefType());
}

//===----------------------------------------------------------------------===//
// store
//===----------------------------------------------------------------------===//

void AffineStoreOp::build(OpBuilder &, OperationState &state, Value valueToStore, Value memref, AffineMap map,
                          ValueRange mapOperands) {
  state.addOperands(valueToStore);
  addAccess(state, memref, map, mapOperands);
}

void AffineStoreOp::build(OpBuilder &builder, OperationState &state, Value valueToStore, Value memref,
                          ValueRange indices) {
  build(builder, state, valueToStore, memref, identityFor(builder, memref), indices);
}

ParseResult AffineStoreOp::parse(OpAsmParser &parser, OperationState &result) {
  UnresolvedOperand value;
  ParsedAccess access;
  MemRefType type;
  return failure(parser.parseOperand(value) || parser.parseComma() || access.parse(parser, result) ||
                 parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
                 parser.resolveOperand(value, type.getElementType(), result.operands) ||
                 access.resolve(parser, type, result));
}

void AffineStoreOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getValue()) << ", ";
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map"});
  printer << " : " << getMemref().getType();
}

LogicalResult AffineStoreOp::verify() {
  if (getValue().getType() != getMemRefType().getElementType())
    return emitOpError("value to store must have the same type as memref element type");
  return verifyAccess(*this, getMap(), getIndices(), getMemRefType());
}

//===----------------------------------------------------------------------===//
// vector_load
//===----------------------------------------------------------------------===//

void AffineVectorLoadOp::build(OpBuilder &builder, OperationState &state, VectorType resultType,
                               AffineMap map, ValueRange operands) {
  build(builder, state, resultType, operands.front(), map, operands.drop_front());
}

void AffineVectorLoadOp::build(OpBuilder &, OperationState &state, VectorType resultType, Value memref,
                               AffineMap map, ValueRange mapOperands) {
  addAccess(state, memref, map, mapOperands);
  state.addTypes(resultType);
}

void AffineVectorLoadOp::build(OpBuilder &builder, OperationState &state, VectorType resultType, Value memref,
                               ValueRange indices) {
  build(builder, state, resultType, memref, identityFor(builder, memref), indices);
}

ParseResult AffineVectorLoadOp::parse(OpAsmParser &parser, OperationState &result) {
  ParsedAccess access;
  MemRefType memrefType;
  VectorType type;
  if (access.parse(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(memrefType) || parser.parseComma() || parser.parseType(type) ||
      access.resolve(parser, memrefType, result))
    return failure();
  result.addTypes(type);
  return success();
}

void AffineVectorLoadOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map"});
  printer << " : " << getMemref().getType() << ", " << getResult().getType();
}

LogicalResult AffineVectorLoadOp::verify() {
  if (failed(verifyAccess(*this, getMap(), getIndices(), getMemRefType())))
    return failure();
  return verifyVector(*this, getMemRefType(), getVectorType());
}

//===----------------------------------------------------------------------===//
// vector_store
//===----------------------------------------------------------------------===//

void AffineVectorStoreOp::build(OpBuilder &, OperationState &state, Value valueToStore, Value memref,
                                AffineMap map, ValueRange mapOperands) {
  state.addOperands(valueToStore);
  addAccess(state, memref, map, mapOperands);
}

void AffineVectorStoreOp::build(OpBuilder &builder, OperationState &state, Value valueToStore, Value memref,
                                ValueRange indices) {
  build(builder, state, valueToStore, memref, identityFor(builder, memref), indices);
}

ParseResult AffineVectorStoreOp::parse(OpAsmParser &parser, OperationState &result) {
  UnresolvedOperand value;
  ParsedAccess access;
  MemRefType memrefType;
  VectorType type;
  return failure(parser.parseOperand(value) || parser.parseComma() || access.parse(parser, result) ||
                 parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(memrefType) ||
                 parser.parseComma() || parser.parseType(type) ||
                 parser.resolveOperand(value, type, result.operands) ||
                 access.resolve(parser, memrefType, result));
}

void AffineVectorStoreOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getValue()) << ", ";
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map"});
  printer << " : " << getMemref().getType() << ", " << getValue().getType();
}

LogicalResult AffineVectorStoreOp::verify() {
  if (failed(verifyAccess(*this, getMap(), getIndices(), getMemRefType())))
    return failure();
  return verifyVector(*this, getMemRefType(), getVectorType());
}

//===----------------------------------------------------------------------===//
// prefetch
//===----------------------------------------------------------------------===//

void AffinePrefetchOp::build(OpBuilder &builder, OperationState &state, Value memref, AffineMap map,
                             llvm::ArrayRef<Value> mapOperands, bool isWrite, unsigned localityHint,
                             bool isDataCache) {
  addAccess(state, memref, map, mapOperands);
  state.addAttribute("localityHint", builder.getI32IntegerAttr(localityHint));
  state.addAttribute("isWrite", builder.getBoolAttr(isWrite));
  state.addAttribute("isDataCache", builder.getBoolAttr(isDataCache));
}

ParseResult AffinePrefetchOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  ParsedAccess access;
  MemRefType type;
  IntegerAttr hint;
  llvm::StringRef readOrWrite, cacheType;
  if (access.parse(parser, result) || parser.parseComma() || parser.parseKeyword(&readOrWrite) ||
      parser.parseComma() || parser.parseKeyword("locality") || parser.parseLess() ||
      parser.parseAttribute(hint, builder.getI32Type(), "localityHint", result.attributes) ||
      parser.parseGreater() || parser.parseComma() || parser.parseKeyword(&cacheType) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      access.resolve(parser, type, result))
    return failure();
  if (readOrWrite != "read" && readOrWrite != "write")
    return parser.emitError(parser.getNameLoc(), "rw specifier has to be 'read' or 'write'");
  if (cacheType != "data" && cacheType != "instr")
    return parser.emitError(parser.getNameLoc(), "cache type has to be 'data' or 'instr'");
  result.addAttribute("isWrite", builder.getBoolAttr(readOrWrite == "write"));
  result.addAttribute("isDataCache", builder.getBoolAttr(cacheType == "data"));
  return success();
}

void AffinePrefetchOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer << ", " << (getIsWrite() ? "write" : "read") << ", locality<" << getLocalityHint() << ">, "
          << (getIsDataCache() ? "data" : "instr");
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map", "localityHint", "isDataCache", "isWrite"});
  printer << " : " << getMemref().getType();
}

LogicalResult AffinePrefetchOp::verify() {
  AffineMap map = getMap();
  if (map.getNumResults() != getMemRefType().getRank())
    return emitOpError("affine map num results must equal memref rank");
  if (map.getNumInputs() != getIndices().size())
    return emitOpError("too few operands");
  Region *scope = getAffineScope(*this);
  for (Value index : getIndices())
    if (!isValidDim(index, scope) && !isValidSymbol(index, scope))
      return emitOpError("index must be a valid dimension or symbol identifier");
  return success();
}
