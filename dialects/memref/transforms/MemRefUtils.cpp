//===- MemRefUtils.cpp - Views and sources of memrefs ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/transforms/MemRefUtils.h"
#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/memref/transforms/Transforms.h"
#include "dialects/vector/Vector.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::memref;

bool memref::isStaticShapeAndContiguousRowMajor(MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset, expected = 1;
  if (!type.hasStaticShape() || failed(type.getStridesAndOffset(strides, offset)))
    return false;
  for (int64_t i = type.getRank(); i-- > 0; expected *= type.getDimSize(i))
    if (strides[i] != expected)
      return false;
  return true;
}

llvm::SmallVector<OpFoldResult> memref::computeSuffixProductIRBlock(Location loc, OpBuilder &builder,
                                                                    llvm::ArrayRef<OpFoldResult> sizes) {
  llvm::SmallVector<OpFoldResult> products(sizes.size());
  OpFoldResult product = builder.getIndexAttr(1);
  for (size_t i = sizes.size(); i-- > 0;) {
    products[i] = product;
    if (i != 0)
      product = affine::computeProduct(loc, builder, {product, sizes[i]});
  }
  return products;
}

MemrefValue memref::skipFullyAliasingOperations(MemrefValue source) {
  while (Operation *op = source.getDefiningOp()) {
    auto subview = llvm::dyn_cast<SubViewOp>(op);
    bool isAlias = llvm::isa<CastOp>(op) || (subview && subview.hasZeroOffset() && subview.hasUnitStride());
    auto next = isAlias ? llvm::dyn_cast<MemrefValue>(op->getOperand(0)) : MemrefValue();
    if (!next)
      break;
    source = next;
  }
  return source;
}

MemrefValue memref::skipViewLikeOps(MemrefValue source) {
  while (auto view = source.getDefiningOp<ViewLikeOpInterface>()) {
    auto next = llvm::dyn_cast<MemrefValue>(view.getViewSource());
    if (!next)
      break;
    source = next;
  }
  return source;
}

/// Appends the ops that use the memory of an allocation or a view, uses of views first. Returns false if one
/// of them may read it.
static bool collectWrites(Operation *memory, llvm::SmallVectorImpl<Operation *> &uses) {
  for (OpOperand &use : memory->getUses()) {
    Operation *op = use.getOwner();
    if (llvm::isa<ViewLikeOpInterface>(op)) {
      if (!collectWrites(op, uses))
        return false;
    } else if (auto store = llvm::dyn_cast<StoreOp>(op)) {
      if (store.getValue() == use.get())
        return false;
    } else if (auto write = llvm::dyn_cast<vector::TransferWriteOp>(op)) {
      if (write.getBase() != use.get() || write->getNumResults() != 0)
        return false;
    } else if (!llvm::isa<DeallocOp>(op)) {
      return false;
    }
    if (!llvm::is_contained(uses, op))
      uses.push_back(op);
  }
  return true;
}

void memref::eraseDeadAllocAndStores(RewriterBase &rewriter, Operation *parentOp) {
  llvm::SmallVector<Operation *> dead;
  parentOp->walk([&](Operation *op) {
    llvm::SmallVector<Operation *> uses;
    if (llvm::isa<AllocOp, AllocaOp>(op) && collectWrites(op, uses)) {
      llvm::append_range(dead, uses);
      dead.push_back(op);
    }
  });
  for (Operation *op : dead)
    rewriter.eraseOp(op);
}

AllocaOp memref::allocToAlloca(RewriterBase &rewriter, AllocOp alloc,
                               llvm::function_ref<bool(AllocOp, DeallocOp)> filter) {
  DeallocOp dealloc;
  for (Operation *user : alloc->getUsers())
    if (auto found = llvm::dyn_cast<DeallocOp>(user); found && found->getBlock() == alloc->getBlock())
      dealloc = found;
  if (!dealloc || (filter && !filter(alloc, dealloc)))
    return nullptr;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(alloc);
  auto alloca = AllocaOp::create(rewriter, alloc.getLoc(), alloc.getType(), alloc.getDynamicSizes(),
                                 alloc.getSymbolOperands(), alloc.getAlignmentAttr());
  rewriter.eraseOp(dealloc);
  rewriter.replaceOp(alloc, alloca.getMemref());
  return alloca;
}
