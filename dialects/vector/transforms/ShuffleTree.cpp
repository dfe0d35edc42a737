//===- ShuffleTree.cpp - Shuffles instead of elements ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Replaces vector.from_elements by a binary tree of shuffles. The leaves are the vectors that provide the
// elements, in the order of their first element. A node is a vector that contains the elements of its leaves:
// it covers the interval of result elements from the first to the last one that the leaves provide. All nodes
// of a level have the same size. A node without a sibling is shuffled with itself.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/Passes.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::vector;

namespace mlir::vector {
#define GEN_PASS_DEF_LOWERVECTORTOFROMELEMENTSTOSHUFFLETREE
#include "dialects/vector/transforms/Passes.h.inc"
} // namespace mlir::vector

namespace {

constexpr int64_t kNone = ShuffleOp::kPoisonIndex;

/// A node of the tree: a vector that provides some elements of the result.
struct Node {
  Value vector;
  int64_t begin = 0;                  ///< Index of the first result element that `vector` provides.
  llvm::SmallVector<int64_t> sources; ///< Entry i: index in `vector` of result element begin + i, or kNone.

  int64_t end() const { return begin + sources.size(); }
  int64_t size() const { return llvm::cast<VectorType>(vector.getType()).getDimSize(0); }
  int64_t getSource(int64_t element) const {
    return element >= begin && element < end() ? sources[element - begin] : kNone;
  }
};

/// Returns the leaves; an empty list if an element is not an element of a one-dimensional fixed-size vector.
llvm::SmallVector<Node> getLeaves(FromElementsOp op) {
  llvm::MapVector<Operation *, Node> leaves;
  for (auto [i, element] : llvm::enumerate(op.getElements())) {
    auto elements = element.getDefiningOp<ToElementsOp>();
    if (!elements)
      return {};
    VectorType type = elements.getSource().getType();
    if (type.getRank() != 1 || type.isScalable())
      return {};
    Node &leaf = leaves[elements];
    if (!leaf.vector) {
      leaf.vector = elements.getSource();
      leaf.begin = i;
    }
    leaf.sources.resize(i - leaf.begin, kNone);
    leaf.sources.push_back(llvm::cast<OpResult>(element).getResultNumber());
  }
  return llvm::to_vector(llvm::make_second_range(leaves));
}

/// Creates the shuffle that merges two nodes. \param right Null if `left` has no sibling.
Node merge(const Node &left, const Node *right, int64_t size, Location loc, OpBuilder &builder) {
  Node result;
  result.begin = right ? std::min(left.begin, right->begin) : left.begin;
  int64_t end = right ? std::max(left.end(), right->end()) : left.end();
  llvm::SmallVector<int64_t> mask(size, kNone);
  for (int64_t element = result.begin; element != end; ++element) {
    int64_t &source = mask[element - result.begin];
    source = left.getSource(element);
    if (source == kNone && right && right->getSource(element) != kNone)
      source = left.size() + right->getSource(element);
    bool isProvided = source != kNone;
    result.sources.push_back(isProvided ? element - result.begin : kNone);
  }
  result.vector = builder.create<ShuffleOp>(loc, left.vector, right ? right->vector : left.vector, mask);
  return result;
}

struct ElementsToShuffles : OpRewritePattern<FromElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FromElementsOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getDest().getType();
    if (type.getRank() != 1 || type.isScalable())
      return failure();
    llvm::SmallVector<Node> level = getLeaves(op);
    if (level.empty())
      return failure();
    do {
      int64_t size = 0;
      for (size_t i = 0; i < level.size(); i += 2) {
        const Node &left = level[i], &right = level[i + 1 < level.size() ? i + 1 : i];
        size = std::max(size, std::max(left.end(), right.end()) - std::min(left.begin, right.begin));
      }
      llvm::SmallVector<Node> next;
      for (size_t i = 0; i < level.size(); i += 2)
        next.push_back(
            merge(level[i], i + 1 < level.size() ? &level[i + 1] : nullptr, size, op.getLoc(), rewriter));
      level = std::move(next);
    } while (level.size() != 1);
    rewriter.replaceOp(op, ValueRange(level.front().vector));
    return success();
  }
};

class LowerToShuffleTree
    : public vector::impl::LowerVectorToFromElementsToShuffleTreeBase<LowerToShuffleTree> {
public:
  using LowerVectorToFromElementsToShuffleTreeBase::LowerVectorToFromElementsToShuffleTreeBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateVectorToFromElementsToShuffleTreePatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void vector::populateVectorToFromElementsToShuffleTreePatterns(RewritePatternSet &patterns,
                                                               PatternBenefit benefit) {
  patterns.add<ElementsToShuffles>(patterns.getContext(), benefit);
}
