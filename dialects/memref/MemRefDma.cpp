//===- MemRefDma.cpp - Transfers beside the program -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"

using namespace strata;
using namespace strata::memref;

void DmaStartOp::build(OpBuilder &, OperationState &state, Value srcMemRef, ValueRange srcIndices,
                       Value destMemRef, ValueRange destIndices, Value numElements, Value tagMemRef,
                       ValueRange tagIndices, Value stride, Value elementsPerStride) {
  state.addOperands(srcMemRef);
  state.addOperands(srcIndices);
  state.addOperands(destMemRef);
  state.addOperands(destIndices);
  state.addOperands({numElements, tagMemRef});
  state.addOperands(tagIndices);
  if (stride)
    state.addOperands({stride, elementsPerStride});
}

void DmaStartOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getSrcMemRef() << '[' << getSrcIndices() << "], " << getDstMemRef() << '['
          << getDstIndices() << "], " << getNumElements() << ", " << getTagMemRef() << '[' << getTagIndices()
          << ']';
  if (isStrided())
    printer << ", " << getStride() << ", " << getNumElementsPerStride();
  printer.printOptionalAttrDict((*this)->getAttrs());
  printer << " : " << getSrcMemRef().getType() << ", " << getDstMemRef().getType() << ", "
          << getTagMemRef().getType();
}

ParseResult DmaStartOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand source, destination, numElements, tag;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> sourceIndices, destinationIndices, tagIndices, strides;
  llvm::SmallVector<Type, 3> types;
  Type index = parser.getBuilder().getIndexType();
  auto parsePlace = [&](OpAsmParser::UnresolvedOperand &memref,
                        llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &indices) {
    return failure(parser.parseOperand(memref) ||
                   parser.parseOperandList(indices, OpAsmParser::Delimiter::Square));
  };
  if (failed(parsePlace(source, sourceIndices)) || parser.parseComma() ||
      failed(parsePlace(destination, destinationIndices)) || parser.parseComma() ||
      parser.parseOperand(numElements) || parser.parseComma() || failed(parsePlace(tag, tagIndices)))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(strides.emplace_back()))
      return failure();
  if (!strides.empty() && strides.size() != 2)
    return parser.emitError(parser.getNameLoc(), "expected two stride related operands");
  if (parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "fewer/more types expected");
  return failure(parser.resolveOperand(source, types[0], result.operands) ||
                 parser.resolveOperands(sourceIndices, index, result.operands) ||
                 parser.resolveOperand(destination, types[1], result.operands) ||
                 parser.resolveOperands(destinationIndices, index, result.operands) ||
                 parser.resolveOperand(numElements, index, result.operands) ||
                 parser.resolveOperand(tag, types[2], result.operands) ||
                 parser.resolveOperands(tagIndices, index, result.operands) ||
                 parser.resolveOperands(strides, index, result.operands));
}

/// One operand after the other, since how many there are depends on the types of those before.
LogicalResult DmaStartOp::verify() {
  size_t numOperands = (*this)->getNumOperands();
  size_t needed = 4; // And an index for each dimension.
  auto verifyCount = [&]() -> LogicalResult {
    return numOperands >= needed ? success()
                                 : LogicalResult(emitOpError("expected at least ") << needed << " operands");
  };
  size_t next = 0;
  auto isIndex = [&](size_t position) { return (*this)->getOperand(position).getType().isIndex(); };
  // A memref and its indices.
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
