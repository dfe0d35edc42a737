//===- OperationEquivalence.cpp - Structural equality of operations -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationEquivalence.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using Equivalence = OperationEquivalence;

llvm::hash_code Equivalence::computeHash(Operation *op, HashFn hashOperand, Flags flags) {
  llvm::hash_code hash = llvm::hash_combine(op->getName(), op->getNumOperands(), op->getNumResults());
  for (OpResult result : op->getResults())
    hash = llvm::hash_combine(hash, result.getType());
  if (!(flags & IgnoreProperties))
    for (Attribute attr : op->getSlots())
      hash = llvm::hash_combine(hash, attr);
  if (!(flags & IgnoreDiscardableAttrs))
    hash = llvm::hash_combine(hash, op->getRawDiscardableAttrs());
  if (!(flags & IgnoreLocations))
    hash = llvm::hash_combine(hash, op->getLoc());
  if (op->hasTrait(Trait::IsCommutative) && !(flags & IgnoreCommutativity)) {
    // A sum is independent of the order of operands.
    size_t sum = 0;
    for (Value operand : op->getOperands())
      sum += hashOperand(operand);
    return llvm::hash_combine(hash, sum);
  }
  for (Value operand : op->getOperands())
    hash = llvm::hash_combine(hash, hashOperand(operand));
  return hash;
}
llvm::hash_code Equivalence::computeHash(Operation *op, Flags flags) {
  return computeHash(op, directHashValue, flags);
}
llvm::hash_code Equivalence::computeHash(Operation *op, HashFn hashOperand, HashFn hashResult, Flags flags) {
  llvm::hash_code hash = computeHash(op, hashOperand, flags);
  for (OpResult result : op->getResults())
    hash = llvm::hash_combine(hash, hashResult(result));
  return hash;
}

namespace {

/// Compares two operations or regions in two passes: the first compares everything except references to
/// values and blocks, and records which values and blocks correspond; the second compares the references. So
/// uses may precede definitions.
class Comparison {
public:
  /// \param mark, compareLists see OperationEquivalence::isEquivalentTo; may be empty.
  Comparison(llvm::function_ref<bool(Value, Value)> isSameValue, unsigned flags,
             Equivalence::MarkFn mark = nullptr, Equivalence::CompareListsFn compareLists = nullptr)
      : isSameValue(isSameValue), mark(mark), compareLists(compareLists), flags(flags) {}
  /// Compares everything except regions, operands and successors.
  bool sameHeader(Operation *lhs, Operation *rhs) const;
  bool sameReferences(Operation *lhs, Operation *rhs) const;
  bool addOperations(Operation *lhs, Operation *rhs);
  /// Calls `mark`, if it is not empty, for each pair of results of two equivalent operations.
  void markResults(Operation *lhs, Operation *rhs) const;
  bool addRegions(Region *lhs, Region *rhs);
  bool run();

private:
  bool sameValue(Value lhs, Value rhs) const;

  llvm::function_ref<bool(Value, Value)> isSameValue;
  Equivalence::MarkFn mark;
  Equivalence::CompareListsFn compareLists;
  unsigned flags;
  llvm::SmallVector<std::pair<Operation *, Operation *>, 8> pairs;
  llvm::SmallVector<std::pair<Block *, Block *>, 8> blockWork;
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
};

bool Comparison::sameHeader(Operation *lhs, Operation *rhs) const {
  if (lhs->getName() != rhs->getName() || lhs->getNumOperands() != rhs->getNumOperands() ||
      lhs->getNumRegions() != rhs->getNumRegions() || lhs->getNumSuccessors() != rhs->getNumSuccessors() ||
      !(lhs->getResultTypes() == rhs->getResultTypes()))
    return false;
  if (!(flags & Equivalence::IgnoreProperties) && lhs->getSlots() != rhs->getSlots())
    return false;
  if (!(flags & Equivalence::IgnoreDiscardableAttrs) &&
      lhs->getRawDiscardableAttrs() != rhs->getRawDiscardableAttrs())
    return false;
  return (flags & Equivalence::IgnoreLocations) || lhs->getLoc() == rhs->getLoc();
}

bool Comparison::addOperations(Operation *lhs, Operation *rhs) {
  if (!sameHeader(lhs, rhs))
    return false;
  pairs.emplace_back(lhs, rhs);
  // Record the correspondence of results and nested regions for the second pass.
  for (unsigned i = 0, e = lhs->getNumResults(); i != e; ++i)
    values[lhs->getResult(i)] = rhs->getResult(i);
  for (unsigned i = 0, e = lhs->getNumRegions(); i != e; ++i)
    if (!addRegions(&lhs->getRegion(i), &rhs->getRegion(i)))
      return false;
  return true;
}

bool Comparison::addRegions(Region *lhs, Region *rhs) {
  auto left = lhs->begin(), right = rhs->begin();
  for (; left != lhs->end() && right != rhs->end(); ++left, ++right) {
    if (!(left->getArgumentTypes() == right->getArgumentTypes()))
      return false;
    for (unsigned i = 0, e = left->getNumArguments(); i != e; ++i) {
      if (!(flags & Equivalence::IgnoreLocations) &&
          left->getArgument(i).getLoc() != right->getArgument(i).getLoc())
        return false;
      values[left->getArgument(i)] = right->getArgument(i);
    }
    blocks[&*left] = &*right;
    blockWork.emplace_back(&*left, &*right);
  }
  return left == lhs->end() && right == rhs->end();
}

bool Comparison::sameValue(Value lhs, Value rhs) const {
  auto it = values.find(lhs);
  bool isSame = it != values.end() ? it->second == rhs : isSameValue(lhs, rhs);
  if (isSame && mark)
    mark(lhs, rhs);
  return isSame;
}
void Comparison::markResults(Operation *lhs, Operation *rhs) const {
  if (mark)
    for (auto [left, right] : llvm::zip_equal(lhs->getResults(), rhs->getResults()))
      mark(left, right);
}

bool Comparison::sameReferences(Operation *lhs, Operation *rhs) const {
  for (unsigned i = 0, e = lhs->getNumSuccessors(); i != e; ++i) {
    Block *successor = lhs->getSuccessor(i);
    if (Block *mapped = blocks.lookup(successor))
      successor = mapped;
    if (successor != rhs->getSuccessor(i))
      return false;
  }
  if (compareLists && lhs->hasTrait(Trait::IsCommutative))
    return succeeded(compareLists(lhs->getOperands(), rhs->getOperands()));
  unsigned count = lhs->getNumOperands();
  bool inOrder = true;
  for (unsigned i = 0; i != count && inOrder; ++i)
    inOrder = sameValue(lhs->getOperand(i), rhs->getOperand(i));
  if (inOrder)
    return true;
  if (!lhs->hasTrait(Trait::IsCommutative) || (flags & Equivalence::IgnoreCommutativity))
    return false;
  // Quadratic matching, because there are few operands.
  llvm::SmallVector<Value, 4> left(rhs->getOperands().begin(), rhs->getOperands().end());
  for (Value operand : lhs->getOperands()) {
    auto it = llvm::find_if(left, [&](Value candidate) { return sameValue(operand, candidate); });
    if (it == left.end())
      return false;
    left.erase(it);
  }
  return true;
}

bool Comparison::run() {
  while (!blockWork.empty()) {
    auto [lhs, rhs] = blockWork.pop_back_val();
    auto left = lhs->begin(), right = rhs->begin();
    for (; left != lhs->end() && right != rhs->end(); ++left, ++right)
      if (!addOperations(&*left, &*right))
        return false;
    if (left != lhs->end() || right != rhs->end())
      return false;
  }
  for (auto [lhs, rhs] : pairs) {
    if (!sameReferences(lhs, rhs))
      return false;
    markResults(lhs, rhs);
  }
  return true;
}

} // namespace

/// Compares two operations.
static bool compareOperations(Operation *lhs, Operation *rhs, Comparison comparison) {
  if (lhs->getNumRegions() != 0)
    return comparison.addOperations(lhs, rhs) && comparison.run();
  // Operations without regions need no second pass: their operands refer to values outside of both.
  if (!comparison.sameHeader(lhs, rhs) || !comparison.sameReferences(lhs, rhs))
    return false;
  comparison.markResults(lhs, rhs);
  return true;
}

bool Equivalence::isEquivalentTo(Operation *lhs, Operation *rhs,
                                 llvm::function_ref<bool(Value, Value)> isSameValue, Flags flags) {
  return lhs == rhs || compareOperations(lhs, rhs, Comparison(isSameValue, flags));
}
bool Equivalence::isEquivalentTo(Operation *lhs, Operation *rhs, CompareFn compare, MarkFn mark, Flags flags,
                                 CompareListsFn compareLists) {
  auto isSameValue = [&](Value a, Value b) { return succeeded(compare(a, b)); };
  return compareOperations(lhs, rhs, Comparison(isSameValue, flags, mark, compareLists));
}
bool Equivalence::isEquivalentTo(Operation *lhs, Operation *rhs, Flags flags) {
  return isEquivalentTo(lhs, rhs, [](Value a, Value b) { return a == b; }, flags);
}
bool Equivalence::isRegionEquivalentTo(Region *lhs, Region *rhs, CompareFn compare, MarkFn mark, Flags flags,
                                       CompareListsFn compareLists) {
  auto isSameValue = [&](Value a, Value b) { return succeeded(compare(a, b)); };
  Comparison comparison(isSameValue, flags, mark, compareLists);
  return comparison.addRegions(lhs, rhs) && comparison.run();
}
bool Equivalence::isRegionEquivalentTo(Region *lhs, Region *rhs, Flags flags) {
  return isRegionEquivalentTo(lhs, rhs, exactValueMatch, /*mark=*/nullptr, flags);
}
