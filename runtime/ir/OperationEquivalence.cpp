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

llvm::hash_code Equivalence::computeHash(Operation *op,
                                         llvm::function_ref<llvm::hash_code(Value)> hashOperand,
                                         unsigned flags) {
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
llvm::hash_code Equivalence::computeHash(Operation *op, unsigned flags) {
  return computeHash(op, [](Value value) { return hash_value(value); }, flags);
}

namespace {

/// Compares two operations or regions in two passes: the first compares everything except references to
/// values and blocks, and records which values and blocks correspond; the second compares the references. So
/// uses may precede definitions.
class Comparison {
public:
  Comparison(llvm::function_ref<bool(Value, Value)> isSameValue, unsigned flags)
      : isSameValue(isSameValue), flags(flags) {}
  /// Compares everything except regions, operands and successors.
  bool sameHeader(Operation *lhs, Operation *rhs) const;
  bool sameReferences(Operation *lhs, Operation *rhs) const;
  bool addOperations(Operation *lhs, Operation *rhs);
  bool addRegions(Region *lhs, Region *rhs);
  bool run();

private:
  bool sameValue(Value lhs, Value rhs) const;

  llvm::function_ref<bool(Value, Value)> isSameValue;
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
  return it != values.end() ? it->second == rhs : isSameValue(lhs, rhs);
}

bool Comparison::sameReferences(Operation *lhs, Operation *rhs) const {
  for (unsigned i = 0, e = lhs->getNumSuccessors(); i != e; ++i) {
    Block *successor = lhs->getSuccessor(i);
    if (Block *mapped = blocks.lookup(successor))
      successor = mapped;
    if (successor != rhs->getSuccessor(i))
      return false;
  }
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
  return llvm::all_of(pairs, [&](auto pair) { return sameReferences(pair.first, pair.second); });
}

} // namespace

bool Equivalence::isEquivalentTo(Operation *lhs, Operation *rhs,
                                 llvm::function_ref<bool(Value, Value)> isSameValue, unsigned flags) {
  if (lhs == rhs)
    return true;
  Comparison comparison(isSameValue, flags);
  // Without regions no values correspond.
  if (lhs->getNumRegions() == 0)
    return comparison.sameHeader(lhs, rhs) && comparison.sameReferences(lhs, rhs);
  return comparison.addOperations(lhs, rhs) && comparison.run();
}
bool Equivalence::isEquivalentTo(Operation *lhs, Operation *rhs, unsigned flags) {
  return isEquivalentTo(lhs, rhs, [](Value a, Value b) { return a == b; }, flags);
}
bool Equivalence::isRegionEquivalentTo(Region *lhs, Region *rhs, unsigned flags) {
  auto isSame = [](Value a, Value b) { return a == b; };
  Comparison comparison(isSame, flags);
  return comparison.addRegions(lhs, rhs) && comparison.run();
}
