//===- MemRefAllocation.cpp - Allocations and global memory ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/ImplicitTerminator.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// memref.alloc, memref.alloca, memref.realloc and memref.dealloc
//===----------------------------------------------------------------------===//

template <typename OpT>
static LogicalResult verifyAllocLike(OpT op) {
  MemRefType type = op.getType();
  if (static_cast<int64_t>(op.getDynamicSizes().size()) != type.getNumDynamicDims())
    return op.emitOpError("incorrect number of dynamic sizes, has ")
           << op.getDynamicSizes().size() << ", expected " << type.getNumDynamicDims();
  unsigned numSymbols = type.getLayout().isIdentity() ? 0 : type.getLayout().getAffineMap().getNumSymbols();
  if (op.getSymbolOperands().size() != numSymbols)
    return op.emitOpError("symbol operand count does not equal memref symbol count: expected ")
           << numSymbols << ", got " << op.getSymbolOperands().size();
  return success();
}

LogicalResult AllocOp::verify() { return verifyAllocLike(*this); }

LogicalResult AllocaOp::verify() {
  if (!(*this)->getParentWithTrait(mlir::Trait::AutomaticAllocationScope))
    return emitOpError("requires an ancestor op with AutomaticAllocationScope trait");
  return verifyAllocLike(*this);
}

LogicalResult ReallocOp::verify() {
  auto sourceType = llvm::cast<MemRefType>(getSource().getType());
  MemRefType resultType = getType();
  MemRefRole source = {"source memref", sourceType}, result = {"result memref", resultType};
  if (failed(verifyIdentityLayout(*this, "layout", source)) ||
      failed(verifyIdentityLayout(*this, "layout", result)) ||
      failed(verifySameMemorySpace(*this, source, result)) ||
      failed(verifySameElementType(*this, source, result)))
    return failure();
  if (resultType.getNumDynamicDims() != 0 && !getDynamicResultSize())
    return emitError("missing dimension operand for result type ") << resultType;
  if (resultType.getNumDynamicDims() == 0 && getDynamicResultSize())
    return emitError("unnecessary dimension operand for result type ") << resultType;
  return success();
}

LogicalResult DeallocOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

MemRefType mlir::memref::takeConstantSizes(MemRefType type, ValueRange sizes,
                                           llvm::SmallVectorImpl<Value> &left) {
  llvm::SmallVector<int64_t> shape(type.getShape());
  size_t next = 0;
  for (int64_t &size : shape) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value value = sizes[next++];
    std::optional<int64_t> number = getConstantIntValue(value);
    if (number && *number >= 0)
      size = *number;
    else
      left.push_back(value);
  }
  return left.size() == sizes.size() ? MemRefType() : MemRefType(MemRefType::Builder(type).setShape(shape));
}

namespace {
/// Moves constant size operands of an allocation into its type, and casts the result to the former type.
template <typename OpT>
struct SimplifyAllocConst : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    llvm::SmallVector<Value> sizes;
    MemRefType known = takeConstantSizes(type, op.getDynamicSizes(), sizes);
    if (!known)
      return failure();
    auto alloc = rewriter.create<OpT>(op.getLoc(), known, sizes, ValueRange(op.getSymbolOperands()),
                                      op.getAlignmentAttr());
    rewriter.replaceOpWithNewOp<CastOp>(op, type, alloc);
    return success();
  }
};

} // namespace

/// True if the memory is neither read nor escapes: all users deallocate it or store to it.
static bool isNeverRead(Value memory) {
  return llvm::all_of(memory.getUsers(), [&](Operation *user) {
    auto store = llvm::dyn_cast<StoreOp>(user);
    return store ? Value(store.getValue()) != memory : llvm::isa<DeallocOp>(user);
  });
}

/// Erases an allocation that is never read, together with its stores and deallocations.
template <typename OpT>
static LogicalResult eraseUnreadAllocation(OpT op, PatternRewriter &rewriter) {
  if (!isNeverRead(op->getResult(0)))
    return failure();
  while (!op->use_empty())
    rewriter.eraseOp(*op->getResult(0).getUsers().begin());
  rewriter.eraseOp(op);
  return success();
}

template <typename OpT>
static void addAllocationPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyAllocConst<OpT>>(patterns.getContext());
  patterns.add(eraseUnreadAllocation<OpT>);
}

void AllocOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  addAllocationPatterns<AllocOp>(patterns);
}
void AllocaOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  addAllocationPatterns<AllocaOp>(patterns);
}
void ReallocOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(eraseUnreadAllocation<ReallocOp>);
}

//===----------------------------------------------------------------------===//
// memref.alloca_scope
//===----------------------------------------------------------------------===//

ParseResult AllocaScopeOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *body = result.addRegion();
  if (parser.parseOptionalArrowTypeList(result.types) || parser.parseRegion(*body))
    return failure();
  mlir::ensureTerminator<AllocaScopeReturnOp>(*body, result);
  return parser.parseOptionalAttrDict(result.attributes);
}

void AllocaScopeOp::print(OpAsmPrinter &printer) {
  bool hasResults = (*this)->getNumResults() != 0;
  printer << ' ';
  if (hasResults) {
    printer << " -> (";
    llvm::interleave((*this)->getResultTypes(), [&](Type type) { printer.printType(type); },
                     [&] { printer << ", "; });
    printer << ')';
  }
  printer << ' ';
  printer.printRegion(getBodyRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  printer.printOptionalAttrDict((*this)->getAttrList());
}

void AllocaScopeOp::getSuccessorRegions(RegionBranchPoint point,
                                        llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getBodyRegion());
  else
    regions.emplace_back(getOperation(), (*this)->getResults());
}

/// True if \p op allocates memory that is freed at the end of the enclosing allocation scope; nested ops are
/// ignored. \p ifNotKnown is returned for an op without known memory effects.
static bool allocatesInScope(Operation *op, bool ifNotKnown) {
  if (op->hasTrait(Trait::HasRecursiveMemoryEffects))
    return false;
  auto effects = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return ifNotKnown;
  return llvm::any_of(op->getResults(), [&](Value result) {
    auto effect = effects.getEffectOnValue<MemoryEffects::Allocate>(result);
    return effect && llvm::isa<SideEffects::AutomaticAllocationScopeResource>(effect->getResource());
  });
}

/// True if only the terminator follows \p op in its block, and the block is the only one of its region.
static bool isLastInRegion(Operation *op) {
  Block *block = op->getBlock();
  return block && op->getNextNode() && op->getNextNode() == &block->back() &&
         block->back().mightHaveTrait(Trait::IsTerminator) && llvm::hasSingleElement(*block->getParent());
}

namespace {
/// Inlines an alloca_scope that contains no allocation, or whose end coincides with the end of the enclosing
/// scope.
struct AllocaScopeInliner : OpRewritePattern<AllocaScopeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AllocaScopeOp op, PatternRewriter &rewriter) const override {
    WalkResult walked = op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
      if (inner == op.getOperation())
        return WalkResult::advance();
      if (allocatesInScope(inner, /*ifNotKnown=*/true))
        return WalkResult::interrupt();
      return inner->hasTrait(Trait::AutomaticAllocationScope) ? WalkResult::skip() : WalkResult::advance();
    });
    Operation *parent = op->getParentOp();
    if (walked.wasInterrupted() &&
        (!parent || !parent->hasTrait(Trait::AutomaticAllocationScope) || !isLastInRegion(op)))
      return failure();
    Block *block = &op.getBodyRegion().front();
    Operation *terminator = &block->back();
    rewriter.inlineBlockBefore(block, op);
    rewriter.replaceOp(op, terminator->getOperands());
    rewriter.eraseOp(terminator);
    return success();
  }
};

/// Moves allocations of an alloca_scope out of all enclosing ops that are not allocation scopes. Requires
/// that each of these ops is the last before the terminator of its region, so the lifetime of the memory ends
/// at the same point.
struct AllocaScopeHoister : OpRewritePattern<AllocaScopeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AllocaScopeOp op, PatternRewriter &rewriter) const override {
    Operation *outermost = op->getParentOp();
    if (!outermost || outermost->hasTrait(Trait::AutomaticAllocationScope) || !isLastInRegion(op))
      return failure();
    for (;;) {
      Operation *next = outermost->getParentOp();
      if (!next)
        return failure();
      if (next->hasTrait(Trait::AutomaticAllocationScope))
        break;
      outermost = next;
      if (!isLastInRegion(outermost))
        return failure();
    }
    Region *around = nullptr;
    for (Region &region : outermost->getRegions())
      if (region.isAncestor(op->getParentRegion()))
        around = &region;
    llvm::SmallVector<Operation *> moved;
    op->walk([&](Operation *inner) {
      if (allocatesInScope(inner, /*ifNotKnown=*/false) &&
          llvm::none_of(inner->getOperands(),
                        [&](Value operand) { return around->isAncestor(operand.getParentRegion()); }))
        moved.push_back(inner);
    });
    if (moved.empty())
      return failure();
    rewriter.setInsertionPoint(outermost);
    for (Operation *inner : moved)
      rewriter.replaceOp(inner, rewriter.clone(*inner)->getResults());
    return success();
  }
};
} // namespace

void AllocaScopeOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<AllocaScopeInliner, AllocaScopeHoister>(context);
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

LogicalResult GlobalOp::verify() {
  auto type = llvm::dyn_cast<MemRefType>(getTypeAttr().getValue());
  if (!type || !type.hasStaticShape())
    return emitOpError("type should be static shaped memref, but got ") << getTypeAttr().getValue();
  Attribute initial = getInitialValueAttr();
  if (!initial || llvm::isa<UnitAttr>(initial))
    return success();
  auto elements = llvm::dyn_cast<ElementsAttr>(initial);
  if (!elements)
    return emitOpError("initial value should be a unit or elements attribute, but got ") << initial;
  auto found = llvm::cast<ShapedType>(elements.getType());
  if (found.getElementType() != type.getElementType())
    return emitOpError("initial value element expected to be of type ")
           << type.getElementType() << ", but was of type " << found.getElementType();
  if (found.getShape() != type.getShape())
    return emitOpError("initial value shape expected to be ")
           << type.getShape() << " but was " << found.getShape();
  // The shape and element type match, so the elements must be of a type other than tensor.
  if (Type expected = getTensorTypeFromMemRefType(type); !llvm::isa<RankedTensorType>(found))
    return emitOpError("initial value expected to be of type ")
           << expected << ", but was of type " << Type(found);
  return success();
}

ElementsAttr GlobalOp::getConstantInitValue() {
  return getConstant() ? llvm::dyn_cast_or_null<ElementsAttr>(getInitialValueAttr()) : ElementsAttr();
}

LogicalResult GetGlobalOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto global = symbolTable.lookupNearestSymbolFrom<GlobalOp>(*this, getNameAttr());
  if (!global)
    return emitOpError() << "'" << getName() << "' does not reference a valid global memref";
  Type declared = global.getTypeAttr().getValue(), found = getResult().getType();
  if (declared == found)
    return success();
  return emitOpError("result type ") << found << " does not match type " << declared
                                     << " of the global memref @" << getName();
}
