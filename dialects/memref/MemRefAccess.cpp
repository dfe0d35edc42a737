//===- MemRefAccess.cpp - Reading and writing -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::memref;

//===----------------------------------------------------------------------===//
// load, store
//===----------------------------------------------------------------------===//

LogicalResult LoadOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("incorrect number of indices for load, expected ")
           << getMemRefType().getRank() << " but got " << getIndices().size();
  return success();
}

OpFoldResult LoadOp::fold(FoldAdaptor) {
  if (succeeded(foldMemRefCast(*this)))
    return Value(getResult());
  return {};
}

LogicalResult StoreOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("store index operand count not equal to memref rank");
  return success();
}

LogicalResult StoreOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this, getValue());
}

//===----------------------------------------------------------------------===//
// copy
//===----------------------------------------------------------------------===//

LogicalResult CopyOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  // One at a time: the types of both have to fit at any time.
  for (OpOperand &operand : (*this)->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<CastOp>();
    if (!cast || !CastOp::canFoldIntoConsumerOp(cast))
      continue;
    operand.set(cast.getSource());
    return success();
  }
  return failure();
}

namespace {
/// Onto itself.
struct FoldSelfCopy : OpRewritePattern<CopyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CopyOp op, PatternRewriter &rewriter) const override {
    if (Value(op.getSource()) != Value(op.getTarget()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

/// Of no elements.
struct FoldEmptyCopy : OpRewritePattern<CopyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CopyOp op, PatternRewriter &rewriter) const override {
    auto isEmpty = [](Value value) {
      auto type = llvm::cast<ShapedType>(value.getType());
      return type.hasRank() && llvm::is_contained(type.getShape(), 0);
    };
    if (!isEmpty(op.getSource()) && !isEmpty(op.getTarget()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void CopyOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<FoldEmptyCopy, FoldSelfCopy>(context);
}

//===----------------------------------------------------------------------===//
// prefetch
//===----------------------------------------------------------------------===//

ParseResult PrefetchOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand memref;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> indices;
  IntegerAttr locality;
  MemRefType type;
  llvm::StringRef access, cache;
  Builder builder = parser.getBuilder();
  if (parser.parseOperand(memref) || parser.parseOperandList(indices, OpAsmParser::Delimiter::Square) ||
      parser.parseComma() || parser.parseKeyword(&access) || parser.parseComma() ||
      parser.parseKeyword("locality") || parser.parseLess() ||
      parser.parseAttribute(locality, builder.getIntegerType(32), "localityHint", result.attributes) ||
      parser.parseGreater() || parser.parseComma() || parser.parseKeyword(&cache) ||
      parser.parseColonType(type) || parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, builder.getIndexType(), result.operands))
    return failure();
  if (access != "read" && access != "write")
    return parser.emitError(parser.getNameLoc(), "rw specifier has to be 'read' or 'write'");
  result.addAttribute("isWrite", builder.getBoolAttr(access == "write"));
  if (cache != "data" && cache != "instr")
    return parser.emitError(parser.getNameLoc(), "cache type has to be 'data' or 'instr'");
  result.addAttribute("isDataCache", builder.getBoolAttr(cache == "data"));
  return success();
}

void PrefetchOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getMemref()) << '[' << getIndices() << "], " << (getIsWrite() ? "write" : "read")
          << ", locality<" << getLocalityHint() << ">, " << (getIsDataCache() ? "data" : "instr");
  printer.printOptionalAttrDict((*this)->getAttrs(), {"localityHint", "isWrite", "isDataCache"});
  printer << " : ";
  printer.printType(getMemRefType());
}

LogicalResult PrefetchOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("too few indices");
  return success();
}

LogicalResult PrefetchOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

//===----------------------------------------------------------------------===//
// atomic_rmw, generic_atomic_rmw
//===----------------------------------------------------------------------===//

LogicalResult AtomicRMWOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("expects the number of subscripts to be equal to memref rank");
  bool isFloat = llvm::isa<FloatType>(getValue().getType());
  switch (getKind()) {
  case arith::AtomicRMWKind::addf:
  case arith::AtomicRMWKind::maximumf:
  case arith::AtomicRMWKind::minimumf:
  case arith::AtomicRMWKind::mulf:
    if (!isFloat)
      return emitOpError() << "with kind '" << arith::stringifyAtomicRMWKind(getKind())
                           << "' expects a floating-point type";
    break;
  case arith::AtomicRMWKind::addi:
  case arith::AtomicRMWKind::andi:
  case arith::AtomicRMWKind::maxs:
  case arith::AtomicRMWKind::maxu:
  case arith::AtomicRMWKind::mins:
  case arith::AtomicRMWKind::minu:
  case arith::AtomicRMWKind::muli:
  case arith::AtomicRMWKind::ori:
  case arith::AtomicRMWKind::xori:
    if (isFloat)
      return emitOpError() << "with kind '" << arith::stringifyAtomicRMWKind(getKind())
                           << "' expects an integer type";
    break;
  default:
    break;
  }
  return success();
}

OpFoldResult AtomicRMWOp::fold(FoldAdaptor) {
  if (succeeded(foldMemRefCast(*this, getValue())))
    return Value(getResult());
  return {};
}

void GenericAtomicRMWOp::build(OpBuilder &builder, OperationState &state, Value memref, ValueRange ivs) {
  state.addOperands(memref);
  state.addOperands(ivs);
  Type elementType = llvm::cast<MemRefType>(memref.getType()).getElementType();
  state.addTypes(elementType);
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.addRegion();
  builder.createBlock(region, region->end(), {elementType}, {memref.getLoc()});
}

ParseResult GenericAtomicRMWOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand memref;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> indices;
  MemRefType type;
  if (parser.parseOperand(memref) || parser.parseOperandList(indices, OpAsmParser::Delimiter::Square) ||
      parser.parseColonType(type) || parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(), result.operands))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body) || parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addTypes(type.getElementType());
  return success();
}

void GenericAtomicRMWOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getMemref()) << '[' << getIndices() << "] : ";
  printer.printType(getMemref().getType());
  printer << ' ';
  printer.printRegion(getAtomicBody());
  printer.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult GenericAtomicRMWOp::verify() {
  Region &body = getAtomicBody();
  if (body.empty() || body.front().getNumArguments() != 1)
    return emitOpError("expected single number of entry block arguments");
  if (getResult().getType() != body.front().getArgument(0).getType())
    return emitOpError("expected block argument of the same type result type");
  // It may be tried more than once.
  WalkResult walked = body.walk([&](Operation *inner) {
    if (isMemoryEffectFree(inner))
      return WalkResult::advance();
    inner->emitError(
        "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
    return WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}

LogicalResult AtomicYieldOp::verify() {
  Type expected = (*this)->getParentOp()->getResultTypes().front(), found = getResult().getType();
  if (expected != found)
    return emitOpError("types mismatch between yield op: ") << found << " and its parent: " << expected;
  return success();
}
