//===- RegionBranchPatterns.cpp - Region branch patterns ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Terms: a successor *input* is an entry block argument of a region, or a result, that receives forwarded
// values. Its *sources* are the operands, of the op or of a terminator of one of its regions, that are
// forwarded to it; RegionBranchInverseSuccessorMapping maps inputs to sources.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/RegionBranchPatterns.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/rewrite/EraseResults.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <map>

using namespace mlir;

using SourcesOfInputs = RegionBranchInverseSuccessorMapping;

static SourcesOfInputs getSources(Operation *op) {
  SourcesOfInputs sources;
  llvm::cast<RegionBranchOpInterface>(op).getSuccessorInputOperandMapping(sources);
  return sources;
}

namespace {
/// Base class of the patterns below, which are registered for an op name instead of an op class.
struct RegionBranchPattern : RewritePattern {
  RegionBranchPattern(llvm::StringRef opName, PatternBenefit benefit, MLIRContext *context,
                      llvm::StringRef name)
      : RewritePattern(opName, benefit, context) {
    setDebugName(name);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Successor inputs with one possible value
//===----------------------------------------------------------------------===//

namespace {
/// The possible values of a successor input, as a lattice element: no value yet, one value, or several
/// values.
struct PossibleValue {
  Value value;
  bool areSeveral = false;
  /// Merges `other` into this element; returns true if this element changed.
  bool meet(const PossibleValue &other) {
    if (areSeveral || (!other.value && !other.areSeveral) || (value == other.value && !other.areSeveral))
      return false;
    areSeveral = value || other.areSeveral;
    value = areSeveral ? Value() : other.value;
    return true;
  }
};
} // namespace

/// Computes the possible values of all successor inputs by forward propagation to a fixpoint. Each element
/// changes at most twice.
static llvm::DenseMap<Value, PossibleValue> findPossibleValues(const SourcesOfInputs &sources) {
  llvm::DenseMap<Value, PossibleValue> possible;
  llvm::DenseMap<Value, llvm::SmallVector<Value, 2>> feeds;
  llvm::SmallVector<Value, 8> work;
  for (auto &[input, operands] : sources) {
    PossibleValue &own = possible[input];
    for (OpOperand *operand : operands) {
      if (sources.contains(operand->get()))
        feeds[operand->get()].push_back(input);
      else
        own.meet({operand->get()});
    }
    work.push_back(input);
  }
  while (!work.empty()) {
    Value input = work.pop_back_val();
    PossibleValue own = possible.lookup(input);
    auto fed = feeds.find(input);
    if (fed == feeds.end())
      continue;
    for (Value next : fed->second)
      if (possible[next].meet(own))
        work.push_back(next);
  }
  return possible;
}

namespace {
struct MakeRegionBranchOpSuccessorInputsDead : RegionBranchPattern {
  using RegionBranchPattern::RegionBranchPattern;
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    SourcesOfInputs sources = getSources(op);
    llvm::DenseMap<Value, PossibleValue> possible = findPossibleValues(sources);
    bool changed = false;
    for (auto &[input, operands] : sources) {
      if (input.use_empty())
        continue;
      // A value that is defined in a region of the op does not dominate all uses of the input.
      Value only = possible.lookup(input).value;
      if (!only || op->isAncestor(only.getParentRegion()->getParentOp()))
        continue;
      rewriter.replaceAllUsesWith(input, only);
      changed = true;
    }
    return success(changed);
  }
};

//===----------------------------------------------------------------------===//
// Successor inputs that are always equal
//===----------------------------------------------------------------------===//

/// The sorted sources of a successor input: each operand with its owner. Two inputs of the same block or op
/// with equal keys always have equal values.
using SourceKey = llvm::SmallVector<std::pair<Operation *, const void *>, 4>;

static SourceKey getSourceKey(llvm::ArrayRef<OpOperand *> sources) {
  SourceKey key;
  for (OpOperand *source : sources)
    key.emplace_back(source->getOwner(), source->get().getAsOpaquePointer());
  llvm::sort(key);
  return key;
}

/// Returns the block or op that defines a successor input. Only inputs with the same owner can replace each
/// other.
static const void *getInputOwner(Value input) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(input))
    return argument.getOwner();
  return input.getDefiningOp();
}

struct RemoveDuplicateSuccessorInputUses : RegionBranchPattern {
  using RegionBranchPattern::RegionBranchPattern;
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    SourcesOfInputs sources = getSources(op);
    std::map<std::pair<const void *, SourceKey>, Value> first;
    bool changed = false;
    for (auto &[input, operands] : sources) {
      auto [entry, isNew] = first.try_emplace({getInputOwner(input), getSourceKey(operands)}, input);
      if (isNew)
        continue;
      Value kept = entry->second, dropped = input;
      // Keep the input with the lower index, so that the result does not depend on the order of the edges.
      if (getIndex(dropped) < getIndex(kept))
        std::swap(kept, dropped), entry->second = kept;
      if (dropped.use_empty())
        continue;
      rewriter.replaceAllUsesWith(dropped, kept);
      changed = true;
    }
    return success(changed);
  }

  static unsigned getIndex(Value input) {
    if (auto argument = llvm::dyn_cast<BlockArgument>(input))
      return argument.getArgNumber();
    return llvm::cast<OpResult>(input).getResultNumber();
  }
};

//===----------------------------------------------------------------------===//
// Unused successor inputs
//===----------------------------------------------------------------------===//

/// Erases unused successor inputs and the operands that are forwarded to them. Inputs to which the same
/// operand is forwarded can only be erased together.
struct RemoveDeadRegionBranchOpSuccessorInputs : RegionBranchPattern {
  using RegionBranchPattern::RegionBranchPattern;
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    SourcesOfInputs sources = getSources(op);
    llvm::EquivalenceClasses<const void *> tied;
    llvm::SmallPtrSet<const void *, 8> used;
    for (auto &[input, operands] : sources) {
      tied.insert(input.getAsOpaquePointer());
      for (OpOperand *operand : operands)
        tied.unionSets(input.getAsOpaquePointer(), operand);
    }
    for (auto &[input, operands] : sources)
      if (!input.use_empty())
        used.insert(tied.getLeaderValue(input.getAsOpaquePointer()));

    llvm::SmallVector<Value> dead;
    llvm::SmallSetVector<OpOperand *, 8> deadOperands;
    for (auto &[input, operands] : sources) {
      if (used.contains(tied.getLeaderValue(input.getAsOpaquePointer())))
        continue;
      dead.push_back(input);
      deadOperands.insert(operands.begin(), operands.end());
    }
    if (dead.empty())
      return failure();
    eraseOperands(deadOperands, rewriter);
    eraseArguments(op, dead, rewriter);
    eraseResults(op, dead, rewriter);
    return success();
  }

  static void eraseOperands(const llvm::SmallSetVector<OpOperand *, 8> &operands, PatternRewriter &rewriter) {
    llvm::SmallMapVector<Operation *, llvm::SmallVector<unsigned>, 4> byOwner;
    for (OpOperand *operand : operands)
      byOwner[operand->getOwner()].push_back(operand->getOperandNumber());
    for (auto &[owner, numbers] : byOwner) {
      llvm::sort(numbers, std::greater<>());
      rewriter.modifyOpInPlace(owner, [&, owner = owner, &numbers = numbers] {
        for (unsigned number : numbers)
          owner->eraseOperand(number);
      });
    }
  }

  static void eraseArguments(Operation *op, llvm::ArrayRef<Value> dead, PatternRewriter &rewriter) {
    llvm::SmallPtrSet<const void *, 8> arguments;
    llvm::SmallSetVector<Block *, 2> blocks;
    for (Value input : dead)
      if (auto argument = llvm::dyn_cast<BlockArgument>(input)) {
        arguments.insert(input.getAsOpaquePointer());
        blocks.insert(argument.getOwner());
      }
    if (blocks.empty())
      return;
    rewriter.modifyOpInPlace(op, [&] {
      for (Block *block : blocks)
        block->eraseArguments(
            [&](BlockArgument argument) { return arguments.contains(argument.getAsOpaquePointer()); });
    });
  }

  static void eraseResults(Operation *op, llvm::ArrayRef<Value> dead, PatternRewriter &rewriter) {
    llvm::BitVector isDead(op->getNumResults());
    for (Value input : dead)
      if (auto result = llvm::dyn_cast<OpResult>(input))
        isDead.set(result.getResultNumber());
    if (isDead.any())
      eraseOpResults(rewriter, op, isDead);
  }
};
} // namespace

void mlir::populateRegionBranchOpInterfaceCanonicalizationPatterns(RewritePatternSet &patterns,
                                                                   llvm::StringRef opName,
                                                                   PatternBenefit benefit) {
  MLIRContext *context = patterns.getContext();
  patterns.add(std::make_unique<MakeRegionBranchOpSuccessorInputsDead>(
      opName, benefit, context, "MakeRegionBranchOpSuccessorInputsDead"));
  patterns.add(std::make_unique<RemoveDuplicateSuccessorInputUses>(opName, benefit, context,
                                                                   "RemoveDuplicateSuccessorInputUses"));
  patterns.add(std::make_unique<RemoveDeadRegionBranchOpSuccessorInputs>(
      opName, benefit, context, "RemoveDeadRegionBranchOpSuccessorInputs"));
}
