//===- AffineDma.cpp - DMA ops --------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// As in MLIR, the maps are discardable attributes: the op declarations do not list them.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/utils/AccessSyntax.h"

using namespace mlir;
using namespace mlir::affine;

static NamedAttribute namedMap(Operation *op, llvm::StringRef name) {
  return NamedAttribute(StringAttr::get(op->getContext(), name), op->getAttr(name));
}

/// Checks the operands of one map. \param which the prefix of the map in diagnostics, with a trailing space;
/// may be empty.
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

/// The attributes of the maps of dma_start: of the source, the destination and the tag.
static constexpr llvm::StringRef startMaps[] = {"src_map", "dst_map", "tag_map"};

namespace {
/// One of the three memrefs that dma_start accesses.
struct DmaAccess {
  Value memref;
  AffineMapAttr map;
  OperandRange indices;
};
} // namespace

/// Returns the accesses to the source, the destination and the tag. \pre hasAllParts() holds.
static std::array<DmaAccess, 3> getAccesses(AffineDmaStartOp op) {
  return {{{op.getSrcMemRef(), op.getSrcMapAttr(), op.getSrcIndices()},
           {op.getDstMemRef(), op.getDstMapAttr(), op.getDstIndices()},
           {op.getTagMemRef(), op.getTagMapAttr(), op.getTagIndices()}}};
}

//===----------------------------------------------------------------------===//
// affine.dma_start
//===----------------------------------------------------------------------===//

void AffineDmaStartOp::build(OpBuilder &, OperationState &state, Value srcMemRef, AffineMap srcMap,
                             ValueRange srcIndices, Value destMemRef, AffineMap dstMap,
                             ValueRange destIndices, Value tagMemRef, AffineMap tagMap, ValueRange tagIndices,
                             Value numElements, Value stride, Value elementsPerStride) {
  addAccess(state, srcMemRef, srcMap, srcIndices, getSrcMapAttrStrName());
  addAccess(state, destMemRef, dstMap, destIndices, getDstMapAttrStrName());
  addAccess(state, tagMemRef, tagMap, tagIndices, getTagMapAttrStrName());
  const Value rest[] = {numElements, stride, elementsPerStride};
  state.addOperands(ValueRange(rest).take_front(stride ? 3 : 1));
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
  assert(memref == getTagMemRef() && "expected a memref of this op");
  return namedMap(*this, getTagMapAttrStrName());
}

void AffineDmaStartOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSrcMemRefMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getDstMemRefMutable());
  effects.emplace_back(MemoryEffects::Read::get(), &getTagMemRefMutable());
}

ParseResult AffineDmaStartOp::parse(OpAsmParser &parser, OperationState &result) {
  AccessParser operands(parser);
  for (llvm::StringRef map : startMaps)
    if (operands.parseAccess(map, result.attributes) || parser.parseComma())
      return failure();
  llvm::SmallVector<Type, 3> types;
  if (operands.parseIndex() || operands.parseOptionalStride() || parser.parseColonTypeList(types))
    return failure();
  if (types.size() != operands.getNumTyped())
    return parser.emitError(parser.getNameLoc(), "expected three types");
  return operands.resolve(types, result.operands);
}

/// True if the op has all maps and as many operands as the maps need, plus \p numOthers.
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

/// True if the attributes and the operands are complete, with or without a stride.
static bool hasAllStartParts(Operation *op) {
  return hasAllParts(op, startMaps, /*numOthers=*/1) || hasAllParts(op, startMaps, /*numOthers=*/3);
}

void AffineDmaStartOp::print(OpAsmPrinter &printer) {
  if (!hasAllStartParts(*this))
    return printer.printGenericOp(*this, /*printOpName=*/false);
  std::array<DmaAccess, 3> accesses = getAccesses(*this);
  printer << ' ';
  for (const DmaAccess &access : accesses) {
    printAccess(printer, access.memref, access.map, access.indices);
    printer << ", ";
  }
  printer << (*this)->getOperands().drop_front(getNumElementsOperandIndex()) << " : ";
  llvm::interleave(
      accesses, [&](const DmaAccess &access) { printer << access.memref.getType(); },
      [&] { printer << ", "; });
}

LogicalResult AffineDmaStartOp::verify() {
  for (llvm::StringRef name : startMaps)
    if (!(*this)->hasAttrOfType<AffineMapAttr>(name))
      return emitOpError("requires an affine map attribute named '") << name << "'";
  if (!hasAllStartParts(*this))
    return emitOpError("incorrect number of operands");
  std::array<DmaAccess, 3> accesses = getAccesses(*this);
  const llvm::StringRef roles[] = {"source", "destination", "tag"};
  for (auto [access, role] : llvm::zip(accesses, roles))
    if (!llvm::isa<MemRefType>(access.memref.getType()))
      return emitOpError("expected DMA ") << role << " to be of memref type";
  const llvm::StringRef prefixes[] = {"src ", "dst ", "tag "};
  for (auto [access, prefix] : llvm::zip(accesses, prefixes))
    if (failed(verifyIndices(*this, access.indices, prefix)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// affine.dma_wait
//===----------------------------------------------------------------------===//

void AffineDmaWaitOp::build(OpBuilder &, OperationState &state, Value tagMemRef, AffineMap tagMap,
                            ValueRange tagIndices, Value numElements) {
  addAccess(state, tagMemRef, tagMap, tagIndices, getTagMapAttrStrName());
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
  assert(memref == getTagMemRef() && "expected the memref of this op");
  return namedMap(*this, getTagMapAttrStrName());
}

ParseResult AffineDmaWaitOp::parse(OpAsmParser &parser, OperationState &result) {
  AccessParser operands(parser);
  Type type;
  if (operands.parseAccess(getTagMapAttrStrName(), result.attributes) || parser.parseComma() ||
      operands.parseIndex() || parser.parseColonType(type) || operands.resolve(type, result.operands))
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
