//===- AffineMemory.cpp - Loads, stores and prefetch ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/utils/AccessSyntax.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

void affine::printAccess(OpAsmPrinter &printer, Value memref, AffineMapAttr map, ValueRange operands) {
  printer << memref << '[';
  // The IR may be invalid: operands may be missing.
  if (map && operands.size() >= map.getValue().getNumInputs())
    printer.printAffineMapOfSSAIds(map, operands);
  printer << ']';
}

void affine::addAccess(OperationState &state, Value memref, AffineMap map, ValueRange operands,
                       llvm::StringRef mapName) {
  assert(map.getNumInputs() == operands.size() && "expected an operand for each input of the map");
  state.addOperands(memref);
  state.addOperands(operands);
  state.addAttribute(mapName, AffineMapAttr::get(map));
}

namespace {
/// The parts of an assembly format that differ between loads and stores, of elements and of vectors.
struct AccessForm {
  bool isStore;  ///< The text starts with `%value,`; otherwise the op has a result.
  bool isVector; ///< The text ends with `, vector-type`; otherwise the value has the element type.

  ParseResult parse(OpAsmParser &parser, OperationState &result) const;
  void print(OpAsmPrinter &printer, Operation *op, Value value, AffineMapAttr map) const;
};
} // namespace

ParseResult AccessForm::parse(OpAsmParser &parser, OperationState &result) const {
  AccessParser operands(parser);
  MemRefType memrefType;
  VectorType vectorType;
  if (isStore && (operands.parseTyped() || parser.parseComma()))
    return failure();
  if (operands.parseAccess("map", result.attributes) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(memrefType))
    return failure();
  if (isVector && (parser.parseComma() || parser.parseType(vectorType)))
    return failure();
  Type valueType = isVector ? Type(vectorType) : memrefType.getElementType();
  if (isStore)
    return operands.resolve({valueType, memrefType}, result.operands);
  result.addTypes(valueType);
  return operands.resolve(Type(memrefType), result.operands);
}

/// Prints a load or store in the custom assembly format.
/// \param value the loaded or stored value.
void AccessForm::print(OpAsmPrinter &printer, Operation *op, Value value, AffineMapAttr map) const {
  printer << ' ';
  if (isStore)
    printer << value << ", ";
  Value memref = op->getOperand(isStore ? 1 : 0);
  printAccess(printer, memref, map, ValueRange(op->getOperands()).drop_front(isStore ? 2 : 1));
  printer.printOptionalAttrDict(op->getAttrList(), {"map"});
  printer << " : " << memref.getType();
  if (isVector)
    printer << ", " << value.getType();
}

/// Checks that the map has one result per dimension of the memref and valid operands.
static LogicalResult verifyAccess(Operation *op, AffineMap map, OperandRange operands, MemRefType type) {
  if (map.getNumResults() != type.getRank())
    return op->emitOpError("affine map num results must equal memref rank");
  if (map.getNumInputs() != operands.size())
    return op->emitOpError("expects as many subscripts as affine map inputs");
  return verifyDimAndSymbolIdentifiers(op, operands, map.getNumDims());
}

/// Verifies an affine.vector_load or affine.vector_store.
template <typename OpT>
static LogicalResult verifyVectorAccess(OpT op) {
  MemRefType memref = op.getMemRefType();
  if (failed(verifyAccess(op, op.getMap(), op.getIndices(), memref)))
    return failure();
  if (memref.getElementType() != op.getVectorType().getElementType())
    return op.emitOpError("requires memref and vector types of the same elemental type");
  return success();
}

/// Returns the identity map with the rank of the memref.
static AffineMap identityFor(Builder &builder, Value memref) {
  int64_t rank = llvm::cast<MemRefType>(memref.getType()).getRank();
  return rank ? builder.getMultiDimIdentityMap(rank) : builder.getEmptyAffineMap();
}

//===----------------------------------------------------------------------===//
// affine.load
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

static constexpr AccessForm loadForm = {/*isStore=*/false, /*isVector=*/false};

ParseResult AffineLoadOp::parse(OpAsmParser &parser, OperationState &result) {
  return loadForm.parse(parser, result);
}
void AffineLoadOp::print(OpAsmPrinter &printer) { loadForm.print(printer, *this, getResult(), getMapAttr()); }

LogicalResult AffineLoadOp::verify() {
  if (getType() != getMemRefType().getElementType())
    return emitOpError("result type must match element type of memref");
  return verifyAccess(*this, getMap(), getIndices(), getMemRefType());
}

//===----------------------------------------------------------------------===//
// affine.store
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

static constexpr AccessForm storeForm = {/*isStore=*/true, /*isVector=*/false};

ParseResult AffineStoreOp::parse(OpAsmParser &parser, OperationState &result) {
  return storeForm.parse(parser, result);
}
void AffineStoreOp::print(OpAsmPrinter &printer) {
  storeForm.print(printer, *this, Value(getValue()), getMapAttr());
}

LogicalResult AffineStoreOp::verify() {
  if (getValue().getType() != getMemRefType().getElementType())
    return emitOpError("value to store must have the same type as memref element type");
  return verifyAccess(*this, getMap(), getIndices(), getMemRefType());
}

//===----------------------------------------------------------------------===//
// affine.vector_load
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

static constexpr AccessForm vectorLoadForm = {/*isStore=*/false, /*isVector=*/true};

ParseResult AffineVectorLoadOp::parse(OpAsmParser &parser, OperationState &result) {
  return vectorLoadForm.parse(parser, result);
}
void AffineVectorLoadOp::print(OpAsmPrinter &printer) {
  vectorLoadForm.print(printer, *this, getResult(), getMapAttr());
}

LogicalResult AffineVectorLoadOp::verify() { return verifyVectorAccess(*this); }

//===----------------------------------------------------------------------===//
// affine.vector_store
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

static constexpr AccessForm vectorStoreForm = {/*isStore=*/true, /*isVector=*/true};

ParseResult AffineVectorStoreOp::parse(OpAsmParser &parser, OperationState &result) {
  return vectorStoreForm.parse(parser, result);
}
void AffineVectorStoreOp::print(OpAsmPrinter &printer) {
  vectorStoreForm.print(printer, *this, Value(getValue()), getMapAttr());
}

LogicalResult AffineVectorStoreOp::verify() { return verifyVectorAccess(*this); }

//===----------------------------------------------------------------------===//
// affine.prefetch
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
  AccessParser access(parser);
  PrefetchHints hints;
  MemRefType type;
  return failure(access.parseAccess("map", result.attributes) || parser.parseComma() ||
                 hints.parse(parser, result.attributes) || parser.parseOptionalAttrDict(result.attributes) ||
                 parser.parseColonType(type) || access.resolve(Type(type), result.operands) ||
                 hints.finish(parser, result));
}

void AffinePrefetchOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getMapAttr(), getIndices());
  printer << ", ";
  PrefetchHints::print(printer, getIsWrite(), getLocalityHint(), getIsDataCache());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"map", "localityHint", "isDataCache", "isWrite"});
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
