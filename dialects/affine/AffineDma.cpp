//===- AffineDma.cpp - Transfers between memories -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The maps are attributes that the declarations do not list, as in MLIR: the generic form has them with the
// others.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"

using namespace strata;
using namespace strata::affine;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

static NamedAttribute namedMap(Operation *op, llvm::StringRef name) {
  return NamedAttribute(StringAttr::get(op->getContext(), name), op->getAttr(name));
}

/// The operands of one map. \param which  of the maps, with a space behind it, where the op has several.
static LogicalResult verifyIndices(Operation *op, OperandRange indices, llvm::StringRef which) {
  Region *scope = getAffineScope(op);
  for (Value index : indices) {
    if (!index.getType().isIndex())
      return op->emitOpError() << which << "index to " << op->getName().stripDialect()
                               << " must have 'index' type";
    if (!isValidDim(index, scope) && !isValidSymbol(index, scope))
      return op->emitOpError() << which << "index must be a valid dimension or symbol identifier";
  }
  return success();
}

namespace {
/// `%memref[…]`, read but not resolved.
struct ParsedAccess {
  UnresolvedOperand memref;
  llvm::SmallVector<UnresolvedOperand, 4> operands;

  ParseResult parse(OpAsmParser &parser, llvm::StringRef mapName, OperationState &result) {
    Attribute map;
    return failure(parser.parseOperand(memref) ||
                   parser.parseAffineMapOfSSAIds(operands, map, mapName, result.attributes));
  }
  ParseResult resolve(OpAsmParser &parser, Type type, OperationState &result) {
    return failure(parser.resolveOperand(memref, type, result.operands) ||
                   parser.resolveOperands(operands, parser.getBuilder().getIndexType(), result.operands));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// dma_start
//===----------------------------------------------------------------------===//

void AffineDmaStartOp::build(OpBuilder &, OperationState &state, Value srcMemRef, AffineMap srcMap,
                             ValueRange srcIndices, Value destMemRef, AffineMap dstMap,
                             ValueRange destIndices, Value tagMemRef, AffineMap tagMap, ValueRange tagIndices,
                             Value numElements, Value stride, Value elementsPerStride) {
  state.addOperands(srcMemRef);
  state.addAttribute(getSrcMapAttrStrName(), AffineMapAttr::get(srcMap));
  state.addOperands(srcIndices);
  state.addOperands(destMemRef);
  state.addAttribute(getDstMapAttrStrName(), AffineMapAttr::get(dstMap));
  state.addOperands(destIndices);
  state.addOperands(tagMemRef);
  state.addAttribute(getTagMapAttrStrName(), AffineMapAttr::get(tagMap));
  state.addOperands(tagIndices);
  state.addOperands(numElements);
  if (!stride)
    return;
  state.addOperands(stride);
  state.addOperands(elementsPerStride);
}

AffineMapAttr AffineDmaStartOp::getMapNamed(llvm::StringRef name) {
  return (*this)->getAttrOfType<AffineMapAttr>(name);
}
OperandRange AffineDmaStartOp::getIndicesOf(unsigned memRefIndex, AffineMap map) {
  return (*this)->getOperands().slice(memRefIndex + 1, map.getNumInputs());
}
unsigned AffineDmaStartOp::getDstMemRefOperandIndex() {
  return getSrcMemRefOperandIndex() + 1 + getSrcMap().getNumInputs();
}
unsigned AffineDmaStartOp::getTagMemRefOperandIndex() {
  return getDstMemRefOperandIndex() + 1 + getDstMap().getNumInputs();
}
unsigned AffineDmaStartOp::getNumElementsOperandIndex() {
  return getTagMemRefOperandIndex() + 1 + getTagMap().getNumInputs();
}
Value AffineDmaStartOp::getStride() {
  return isStrided() ? (*this)->getOperand((*this)->getNumOperands() - 2) : Value();
}
Value AffineDmaStartOp::getNumElementsPerStride() {
  return isStrided() ? (*this)->getOperand((*this)->getNumOperands() - 1) : Value();
}

NamedAttribute AffineDmaStartOp::getAffineMapAttrForMemRef(Value memref) {
  if (memref == getSrcMemRef())
    return namedMap(*this, getSrcMapAttrStrName());
  if (memref == getDstMemRef())
    return namedMap(*this, getDstMapAttrStrName());
  assert(memref == getTagMemRef() && "not a memory of this op");
  return namedMap(*this, getTagMapAttrStrName());
}

void AffineDmaStartOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSrcMemRefMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getDstMemRefMutable());
  effects.emplace_back(MemoryEffects::Read::get(), &getTagMemRefMutable());
}

ParseResult AffineDmaStartOp::parse(OpAsmParser &parser, OperationState &result) {
  ParsedAccess source, destination, tag;
  UnresolvedOperand numElements;
  llvm::SmallVector<UnresolvedOperand, 2> strides;
  llvm::SmallVector<Type, 3> types;
  if (source.parse(parser, getSrcMapAttrStrName(), result) || parser.parseComma() ||
      destination.parse(parser, getDstMapAttrStrName(), result) || parser.parseComma() ||
      tag.parse(parser, getTagMapAttrStrName(), result) || parser.parseComma() ||
      parser.parseOperand(numElements))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(strides.emplace_back()))
      return failure();
  if (!strides.empty() && strides.size() != 2)
    return parser.emitError(parser.getNameLoc(), "expected two stride related operands");
  if (parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "expected three types");
  Type index = parser.getBuilder().getIndexType();
  return failure(source.resolve(parser, types[0], result) || destination.resolve(parser, types[1], result) ||
                 tag.resolve(parser, types[2], result) ||
                 parser.resolveOperand(numElements, index, result.operands) ||
                 parser.resolveOperands(strides, index, result.operands));
}

/// Whether the maps are there and the operands are as many as they ask for.
static bool hasAllParts(Operation *op, llvm::ArrayRef<llvm::StringRef> mapNames, unsigned numOthers) {
  size_t count = mapNames.size() + numOthers;
  for (llvm::StringRef name : mapNames) {
    auto map = op->getAttrOfType<AffineMapAttr>(name);
    if (!map)
      return false;
    count += map.getValue().getNumInputs();
  }
  return op->getNumOperands() == count;
}

static constexpr llvm::StringRef startMaps[] = {"src_map", "dst_map", "tag_map"};

void AffineDmaStartOp::print(OpAsmPrinter &printer) {
  if (!hasAllParts(*this, startMaps, 1) && !hasAllParts(*this, startMaps, 3))
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << ' ';
  printAccess(printer, getSrcMemRef(), getSrcMapAttr(), getSrcIndices());
  printer << ", ";
  printAccess(printer, getDstMemRef(), getDstMapAttr(), getDstIndices());
  printer << ", ";
  printAccess(printer, getTagMemRef(), getTagMapAttr(), getTagIndices());
  printer << ", " << getNumElements();
  if (isStrided())
    printer << ", " << getStride() << ", " << getNumElementsPerStride();
  printer << " : " << getSrcMemRef().getType() << ", " << getDstMemRef().getType() << ", "
          << getTagMemRef().getType();
}

LogicalResult AffineDmaStartOp::verify() {
  for (llvm::StringRef name : startMaps)
    if (!(*this)->hasAttrOfType<AffineMapAttr>(name))
      return emitOpError("requires an affine map attribute named '") << name << "'";
  if (!hasAllParts(*this, startMaps, 1) && !hasAllParts(*this, startMaps, 3))
    return emitOpError("incorrect number of operands");
  if (!llvm::isa<MemRefType>(getSrcMemRef().getType()))
    return emitOpError("expected DMA source to be of memref type");
  if (!llvm::isa<MemRefType>(getDstMemRef().getType()))
    return emitOpError("expected DMA destination to be of memref type");
  if (!llvm::isa<MemRefType>(getTagMemRef().getType()))
    return emitOpError("expected DMA tag to be of memref type");
  if (failed(verifyIndices(*this, getSrcIndices(), "src ")) ||
      failed(verifyIndices(*this, getDstIndices(), "dst ")) ||
      failed(verifyIndices(*this, getTagIndices(), "tag ")))
    return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// dma_wait
//===----------------------------------------------------------------------===//

void AffineDmaWaitOp::build(OpBuilder &, OperationState &state, Value tagMemRef, AffineMap tagMap,
                            ValueRange tagIndices, Value numElements) {
  state.addOperands(tagMemRef);
  state.addAttribute(getTagMapAttrStrName(), AffineMapAttr::get(tagMap));
  state.addOperands(tagIndices);
  state.addOperands(numElements);
}

AffineMapAttr AffineDmaWaitOp::getTagMapAttr() {
  return (*this)->getAttrOfType<AffineMapAttr>(getTagMapAttrStrName());
}
OperandRange AffineDmaWaitOp::getTagIndices() {
  return (*this)->getOperands().slice(1, getTagMap().getNumInputs());
}
Value AffineDmaWaitOp::getNumElements() { return (*this)->getOperand(1 + getTagMap().getNumInputs()); }

NamedAttribute AffineDmaWaitOp::getAffineMapAttrForMemRef(Value memref) {
  assert(memref == getTagMemRef() && "not the memory of this op");
  return namedMap(*this, getTagMapAttrStrName());
}

ParseResult AffineDmaWaitOp::parse(OpAsmParser &parser, OperationState &result) {
  ParsedAccess tag;
  UnresolvedOperand numElements;
  Type type;
  if (tag.parse(parser, getTagMapAttrStrName(), result) || parser.parseComma() ||
      parser.parseOperand(numElements) || parser.parseColonType(type) || tag.resolve(parser, type, result) ||
      parser.resolveOperand(numElements, parser.getBuilder().getIndexType(), result.operands))
    return failure();
  if (!llvm::isa<MemRefType>(type))
    return parser.emitError(parser.getNameLoc(), "expected tag to be of memref type");
  return success();
}

void AffineDmaWaitOp::print(OpAsmPrinter &printer) {
  if (!hasAllParts(*this, getTagMapAttrStrName(), 1))
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << ' ';
  printAccess(printer, getTagMemRef(), getTagMapAttr(), getTagIndices());
  printer << ", " << getNumElements() << " : " << getTagMemRef().getType();
}

LogicalResult AffineDmaWaitOp::verify() {
  if (!(*this)->hasAttrOfType<AffineMapAttr>(getTagMapAttrStrName()))
    return emitOpError("requires an affine map attribute named 'tag_map'");
  if (!hasAllParts(*this, getTagMapAttrStrName(), 1))
    return emitOpError("incorrect number of operands");
  if (!llvm::isa<MemRefType>(getTagMemRef().getType()))
    return emitOpError("expected DMA tag to be of memref type");
  return verifyIndices(*this, getTagIndices(), "");
}
