//===- MemRefAccess.cpp - Loads, stores, copies and atomic updates --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/AccessSyntax.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// memref.load and memref.store
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
// memref.copy
//===----------------------------------------------------------------------===//

LogicalResult CopyOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  // Folds one memref.cast per call: after each step the two operand types must be compatible.
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
/// Erases a copy of a memref to itself.
struct FoldSelfCopy : OpRewritePattern<CopyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CopyOp op, PatternRewriter &rewriter) const override {
    if (Value(op.getSource()) != Value(op.getTarget()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

/// Erases a copy between memrefs without elements.
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
// memref.prefetch
//===----------------------------------------------------------------------===//

ParseResult PrefetchOp::parse(OpAsmParser &parser, OperationState &result) {
  AccessParser access(parser);
  PrefetchHints hints;
  MemRefType type;
  return failure(access.parseAccess() || parser.parseComma() || hints.parse(parser, result.attributes) ||
                 parser.parseColonType(type) || access.resolve(Type(type), result.operands) ||
                 hints.finish(parser, result));
}

void PrefetchOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getIndices());
  printer << ", ";
  PrefetchHints::print(printer, getIsWrite(), getLocalityHint(), getIsDataCache());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"localityHint", "isWrite", "isDataCache"});
  printer << " : " << Type(getMemRefType());
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
// memref.atomic_rmw and memref.generic_atomic_rmw
//===----------------------------------------------------------------------===//

/// Returns whether values combined by \p kind must be floats; nullopt if the verifier accepts any type.
static std::optional<bool> requiresFloatType(arith::AtomicRMWKind kind) {
  using Kind = arith::AtomicRMWKind;
  static constexpr Kind floatKinds[] = {Kind::addf, Kind::mulf, Kind::maximumf, Kind::minimumf};
  static constexpr Kind unchecked[] = {Kind::assign, Kind::maxnumf, Kind::minnumf};
  if (llvm::is_contained(unchecked, kind))
    return std::nullopt;
  return llvm::is_contained(floatKinds, kind);
}

LogicalResult AtomicRMWOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("expects the number of subscripts to be equal to memref rank");
  std::optional<bool> needsFloat = requiresFloatType(getKind());
  if (!needsFloat || *needsFloat == llvm::isa<FloatType>(getValue().getType()))
    return success();
  return emitOpError() << "with kind '" << arith::stringifyAtomicRMWKind(getKind()) << "' expects "
                       << (*needsFloat ? "a floating-point type" : "an integer type");
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
  AccessParser access(parser);
  MemRefType type;
  if (access.parseAccess() || parser.parseColonType(type) || access.resolve(Type(type), result.operands))
    return failure();
  result.addTypes(type.getElementType());
  return failure(parser.parseRegion(*result.addRegion()) || parser.parseOptionalAttrDict(result.attributes));
}

void GenericAtomicRMWOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printAccess(printer, getMemref(), getIndices());
  printer << " : " << getMemref().getType() << ' ';
  printer.printRegion(getAtomicBody());
  printer.printOptionalAttrDict((*this)->getAttrList());
}

LogicalResult GenericAtomicRMWOp::verify() {
  Region &body = getAtomicBody();
  if (body.empty() || body.front().getNumArguments() != 1)
    return emitOpError("expected single number of entry block arguments");
  if (getResult().getType() != body.front().getArgument(0).getType())
    return emitOpError("expected block argument of the same type result type");
  // The body may be executed more than once, so it must not have side effects.
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
