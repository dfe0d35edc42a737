//===- ControlFlowInterfaces.h - Branches and selections ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that branch to blocks and hand them values, ops whose regions hand control to each other, and ops that
// select one of two values. Views; see OpView.h.
//
// Control enters an op with regions at RegionBranchPoint::parent(), goes to a RegionSuccessor, and from the
// terminators in there to others: the edges are what getSuccessorRegions says, and every one hands values
// over. The verifier asks that their number and types fit.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"
#include <optional>

namespace llvm {
template <typename KeyT, typename ValueT, typename KeyInfoT, typename BucketT>
class DenseMap;
template <typename KeyT, typename ValueT, typename MapType, typename VectorType>
class MapVector;
namespace detail {
template <typename KeyT, typename ValueT>
struct DenseMapPair;
} // namespace detail
} // namespace llvm

namespace strata {

/// The operands that a terminator hands to a successor: first some values that the op makes itself, which no
/// operand stands for, then operands.
class SuccessorOperands {
public:
  explicit SuccessorOperands(MutableOperandRange forwarded) : forwarded(forwarded) {}
  SuccessorOperands(unsigned producedCount, MutableOperandRange forwarded)
      : producedCount(producedCount), forwarded(forwarded) {}

  unsigned size() const { return producedCount + forwarded.size(); }
  bool empty() const { return size() == 0; }
  unsigned getProducedOperandCount() const { return producedCount; }
  bool isOperandProduced(unsigned index) const { return index < producedCount; }
  /// Null for a value that the op makes itself.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value() : forwarded[index - producedCount].get();
  }
  OperandRange getForwardedOperands() const { return forwarded.getAsOperandRange(); }
  MutableOperandRange getMutableForwardedOperands() const { return forwarded; }
  void erase(unsigned index) { forwarded.erase(index - producedCount); }
  void append(ValueRange values) { forwarded.append(values); }

private:
  unsigned producedCount = 0;
  MutableOperandRange forwarded;
};

/// Where control goes from an op with regions, or from the end of one: into a region, or to what follows the
/// op; with the values that take what is handed on. The values are borrowed from the region or the op.
class RegionSuccessor {
public:
  /// What follows the op, and nothing is handed to it.
  RegionSuccessor() = default;
  /// A region, and those of its entry block's arguments that take values.
  RegionSuccessor(Region *region, Block::BlockArgListType inputs = {}) : region(region), inputs(inputs) {}
  /// What follows \p op, and the results that take values.
  RegionSuccessor(Operation *op, ResultRange results) : inputs(results) {}
  bool isParent() const { return region == nullptr; }
  /// Null for what follows the op.
  Region *getSuccessor() const { return region; }
  ValueRange getSuccessorInputs() const { return inputs; }
  bool operator==(const RegionSuccessor &other) const {
    return region == other.region && inputs == other.inputs;
  }
  bool operator==(const Region *other) const { return region == other; }

private:
  Region *region = nullptr;
  ValueRange inputs;
};

class RegionBranchTerminatorOpInterface;

/// Where control comes from: an op with regions, before any has run, or a terminator in one of them.
class RegionBranchPoint {
public:
  static RegionBranchPoint parent() { return RegionBranchPoint(); }
  /*implicit*/ RegionBranchPoint(RegionBranchTerminatorOpInterface predecessor);
  bool isParent() const { return predecessor == nullptr; }
  /// Null for the op itself.
  Operation *getTerminatorPredecessorOrNull() const { return predecessor; }
  bool operator==(const RegionBranchPoint &other) const { return predecessor == other.predecessor; }

private:
  RegionBranchPoint() = default;
  Operation *predecessor = nullptr;
};

/// "parent", "Region #1".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const RegionSuccessor &successor);
/// "parent", "Operation scf.yield".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const RegionBranchPoint &point);

/// How often a region runs: at least, and at most where that is known.
class InvocationBounds {
public:
  InvocationBounds(unsigned lower, std::optional<unsigned> upper) : lower(lower), upper(upper) {}
  static InvocationBounds getUnknown() { return {0, std::nullopt}; }
  unsigned getLowerBound() const { return lower; }
  std::optional<unsigned> getUpperBound() const { return upper; }

private:
  unsigned lower;
  std::optional<unsigned> upper;
};

namespace detail {
/// llvm::MapVector with all that it has by default: who uses one includes llvm/ADT/MapVector.h. Below, the
/// lists in it have the default number of elements in place.
template <typename KeyT, typename ValueT>
using DeclaredMapVector = llvm::MapVector<
    KeyT, ValueT,
    llvm::DenseMap<KeyT, unsigned, llvm::DenseMapInfo<KeyT>, llvm::detail::DenseMapPair<KeyT, unsigned>>,
    llvm::SmallVector<std::pair<KeyT, ValueT>, 0>>;
} // namespace detail
/// From operands that are handed on to the values that take them; and the other way.
using RegionBranchSuccessorMapping = detail::DeclaredMapVector<OpOperand *, llvm::SmallVector<Value, 6>>;
using RegionBranchInverseSuccessorMapping =
    detail::DeclaredMapVector<Value, llvm::SmallVector<OpOperand *, 6>>;

namespace detail {
/// What is handed to each successor is what it takes.
LogicalResult verifyBranchOp(Operation *op);
/// The argument of a successor that an operand of a branch is handed to.
std::optional<BlockArgument> getBranchSuccessorArgument(Operation *op, unsigned operandIndex);

// What RegionBranchOpInterface says where a class does not.
void getSuccessorRegionsOfRegion(Operation *op, Region &region,
                                 llvm::SmallVectorImpl<RegionSuccessor> &regions);
void getRegionBranchPredecessors(Operation *op, RegionSuccessor successor,
                                 llvm::SmallVectorImpl<RegionBranchPoint> &predecessors);
void getRegionBranchPredecessorValues(Operation *op, RegionSuccessor successor, int index,
                                      llvm::SmallVectorImpl<Value> &values);
bool isRepetitiveRegion(Operation *op, unsigned index);
bool hasRegionLoop(Operation *op);
OperandRange getRegionSuccessorOperands(Operation *op, RegionBranchPoint from, RegionSuccessor to);
void getRegionSuccessorOperandInputMapping(Operation *op, RegionBranchSuccessorMapping &mapping,
                                           std::optional<RegionBranchPoint> from);
void getRegionSuccessorInputOperandMapping(Operation *op, RegionBranchInverseSuccessorMapping &mapping);
llvm::SmallVector<RegionBranchPoint, 6> getAllRegionBranchPoints(Operation *op);
/// Where the op around a terminator says that control goes from it.
void getTerminatorSuccessorRegions(Operation *terminator, llvm::SmallVectorImpl<RegionSuccessor> &regions);
/// What is handed along each edge is what its end takes.
LogicalResult verifyRegionBranchOp(Operation *op);
LogicalResult verifyRegionBranchTerminator(Operation *op);
/// As many weights as successors, or as regions; none negative, and not all zero.
LogicalResult verifyBranchWeights(Operation *op);
LogicalResult verifyRegionBranchWeights(Operation *op);
/// Whether a block can be reached from its own successors.
bool isInCycle(Block *block);
} // namespace detail

} // namespace strata

#include "runtime/interfaces/ControlFlowInterfaces.h.inc"

namespace strata {

inline RegionBranchPoint::RegionBranchPoint(RegionBranchTerminatorOpInterface predecessor)
    : predecessor(predecessor.getOperation()) {}

/// Whether a block is in a cycle of blocks of its region, or in a region that may run more than once for one
/// run of the op around it; out to the next op that is isolated from above. An op that says nothing of its
/// regions may do so.
bool mayRunRepeatedly(Block *block);
/// The operands that a terminator hands to a successor; none where it does not say.
std::optional<MutableOperandRange> getMutableRegionBranchSuccessorOperands(Operation *terminator,
                                                                           RegionSuccessor successor);
/// Whether no run of the one region can be followed by the other in one run of their op. \pre Both are in one
/// op.
bool insideMutuallyExclusiveRegions(Operation *a, Operation *b);
/// The innermost region around an op, or value, that may run repeatedly; null if there is none.
Region *getEnclosingRepetitiveRegion(Operation *op);
Region *getEnclosingRepetitiveRegion(Value value);

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
