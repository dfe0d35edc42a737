//===- MemRefDma.cpp - dma_start and dma_wait -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/AccessSyntax.h"

using namespace mlir;
using namespace mlir::memref;

void DmaStartOp::build(OpBuilder &, OperationState &state, Value srcMemRef, ValueRange srcIndices,
                       Value destMemRef, ValueRange destIndices, Value numElements, Value tagMemRef,
                       ValueRange tagIndices, Value stride, Value elementsPerStride) {
  const Value strideOperands[] = {stride, elementsPerStride};
  const ValueRange groups[] = {
      srcMemRef,   srcIndices, destMemRef, destIndices,
      numElements, tagMemRef,  tagIndices, ValueRange(strideOperands).take_front(stride ? 2 : 0)};
  for (ValueRange group : groups)
    state.addOperands(group);
}

void DmaStartOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getSrcMemRef(), getSrcIndices());
  printer << ", ";
  printAccess(printer, getDstMemRef(), getDstIndices());
  printer << ", " << getNumElements() << ", ";
  printAccess(printer, getTagMemRef(), getTagIndices());
  if (isStrided())
    printer << ", " << (*this)->getOperands().take_back(2);
  printer.printOptionalAttrDict((*this)->getAttrList());
  const Value memRefs[] = {getSrcMemRef(), getDstMemRef(), getTagMemRef()};
  printer << " : " << ValueRange(memRefs).getTypes();
}

ParseResult DmaStartOp::parse(OpAsmParser &parser, OperationState &result) {
  AccessParser operands(parser);
  for (unsigned i = 0; i != 2; ++i) // Parse the source access, then the destination access.
    if (operands.parseAccess() || parser.parseComma())
      return failure();
  llvm::SmallVector<Type, 3> types;
  if (operands.parseIndex() || parser.parseComma() || operands.parseAccess() ||
      operands.parseOptionalStride() || parser.parseColonTypeList(types))
    return failure();
  if (types.size() != operands.getNumTyped())
    return parser.emitError(parser.getNameLoc(), "fewer/more types expected");
  return operands.resolve(types, result.operands);
}

/// Verifies operands from left to right: the position of each operand group depends on the ranks of the
/// memrefs before it.
LogicalResult DmaStartOp::verify() {
  size_t numOperands = (*this)->getNumOperands();
  size_t needed = 4; // The minimum number of operands; grows by the rank of each memref.
  auto verifyCount = [&]() -> LogicalResult {
    return numOperands >= needed ? success()
                                 : LogicalResult(emitOpError("expected at least ") << needed << " operands");
  };
  size_t next = 0;
  auto isIndex = [&](size_t position) { return (*this)->getOperand(position).getType().isIndex(); };
  // Checks a memref and its index operands.
  auto verifyPlace = [&](llvm::StringRef what, llvm::StringRef ofIndices) -> LogicalResult {
    auto type = llvm::dyn_cast<MemRefType>((*this)->getOperand(next++).getType());
    if (!type)
      return emitOpError("expected ") << what << " to be of memref type";
    needed += type.getRank();
    if (failed(verifyCount()))
      return failure();
    for (size_t end = next + type.getRank(); next != end; ++next)
      if (!isIndex(next))
        return emitOpError("expected ") << ofIndices << " indices to be of index type";
    return success();
  };
  if (failed(verifyCount()) || failed(verifyPlace("source", "source")) ||
      failed(verifyPlace("destination", "destination")))
    return failure();
  if (!isIndex(next++))
    return emitOpError("expected num elements to be of index type");
  if (failed(verifyPlace("tag", "tag")))
    return failure();
  if (numOperands != needed && numOperands != needed + 2)
    return emitOpError("incorrect number of operands");
  if (numOperands != needed && (!isIndex(next) || !isIndex(next + 1)))
    return emitOpError("expected stride and num elements per stride to be of type index");
  return success();
}

LogicalResult DmaStartOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

LogicalResult DmaWaitOp::verify() {
  if (getTagIndices().size() != getTagMemRefRank())
    return emitOpError()
           << "expected tagIndices to have the same number of elements as the tagMemRef rank, expected "
           << getTagMemRefRank() << ", but got " << getTagIndices().size();
  return success();
}

LogicalResult DmaWaitOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}
