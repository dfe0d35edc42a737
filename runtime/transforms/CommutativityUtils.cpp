//===- CommutativityUtils.cpp - Sorted commutative operands ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/CommutativityUtils.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace mlir;

namespace {

/// The sort key of an operand: the ops of its backward slice in breadth-first order. The slice is computed
/// lazily, as far as comparisons need it.
class SliceKey {
public:
  /// An element of the key, which is compared lexicographically: the kind of a value, then the name of its
  /// defining op.
  using Entry = std::pair<int, llvm::StringRef>;

  explicit SliceKey(Value value) { visit(value); }

  /// Returns the entry at an index; null if the key has fewer entries.
  const Entry *at(size_t index) {
    while (entries.size() <= index && !pending.empty()) {
      Operation *op = pending.front();
      pending.pop_front();
      for (Value operand : op->getOperands())
        visit(operand);
    }
    return index < entries.size() ? &entries[index] : nullptr;
  }

private:
  enum Kind { FromBlock, FromOp, Constant };

  /// Appends the entry of a value, unless its defining op already has one.
  void visit(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op) {
      entries.emplace_back(FromBlock, "");
      return;
    }
    if (!seen.insert(op).second)
      return;
    bool isConstant = op->hasTrait(Trait::ConstantLike);
    entries.emplace_back(isConstant ? Constant : FromOp, op->getName().getStringRef());
    pending.push_back(op);
  }

  std::vector<Entry> entries;
  std::deque<Operation *> pending; ///< Ops whose operands are not in `entries` yet.
  llvm::DenseSet<Operation *> seen;
};

bool isLess(SliceKey &one, SliceKey &other) {
  for (size_t i = 0;; ++i) {
    const SliceKey::Entry *left = one.at(i), *right = other.at(i);
    if (!left || !right)
      return !left && right;
    if (*left != *right)
      return *left < *right;
  }
}

class SortCommutativeOperands : public RewritePattern {
public:
  explicit SortCommutativeOperands(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/5, context) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->getNumOperands() < 2 || !op->hasTrait(Trait::IsCommutative))
      return failure();
    std::vector<std::pair<Value, std::shared_ptr<SliceKey>>> operands;
    for (Value operand : op->getOperands())
      operands.emplace_back(operand, std::make_shared<SliceKey>(operand));
    llvm::stable_sort(operands, [](auto &one, auto &other) { return isLess(*one.second, *other.second); });
    llvm::SmallVector<Value> sorted;
    for (auto &[operand, key] : operands)
      sorted.push_back(operand);
    if (llvm::equal(sorted, op->getOperands()))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(sorted); });
    return success();
  }
};

} // namespace

void mlir::populateCommutativityUtilsPatterns(RewritePatternSet &patterns) {
  patterns.add<SortCommutativeOperands>(patterns.getContext());
}
