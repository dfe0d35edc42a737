//===- ControlFlowInterfaces.h - Branches between blocks and regions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of terminators that branch to blocks and forward operands to them, of ops whose regions pass
// control to each other, and of ops that select one of two values. View classes; see OpView.h.
//
// Control enters an op with regions at RegionBranchPoint::parent(), continues at a RegionSuccessor, and from
// the terminators in that region at further successors. getSuccessorRegions returns the edges of this graph.
// Each edge forwards operands to successor inputs; the verifier checks that their numbers and types match.
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

namespace mlir {

/// The operands that a terminator passes to a successor: first the values that the op itself produces, which
/// are no operands, then the forwarded operands.
class SuccessorOperands {
public:
  explicit SuccessorOperands(MutableOperandRange forwarded) : forwarded(forwarded) {}
  SuccessorOperands(unsigned producedCount, MutableOperandRange forwarded)
      : producedCount(producedCount), forwarded(forwarded) {}

  unsigned getProducedOperandCount() const { return producedCount; }
  bool isOperandProduced(unsigned index) const { return index < producedCount; }
  unsigned size() const { return producedCount + forwarded.size(); }
  bool empty() const { return size() == 0; }
  /// Returns the operand at the index; null if the op itself produces the value.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value() : forwarded[index - producedCount].get();
  }
  OperandRange getForwardedOperands() const { return forwarded.getAsOperandRange(); }
  MutableOperandRange getMutableForwardedOperands() const { return forwarded; }
  /// Removes `length` forwarded operands from `index` on. \pre !isOperandProduced(index).
  void erase(unsigned index, unsigned length = 1) { forwarded.erase(index - producedCount, length); }
  void append(ValueRange values) { forwarded.append(values); }
  /// Returns `length` forwarded operands from `start` on, an index that also counts produced values.
  /// \pre !isOperandProduced(start).
  MutableOperandRange slice(unsigned start, unsigned length) const {
    assert(!isOperandProduced(start) && "expected forwarded operands");
    return forwarded.slice(start - producedCount, length);
  }
  /// Returns the number of the operand of the op that is forwarded to a block argument.
  /// \pre !isOperandProduced(blockArgumentIndex).
  unsigned getOperandIndex(unsigned blockArgumentIndex) const {
    assert(!isOperandProduced(blockArgumentIndex) && "expected a forwarded operand");
    return forwarded[blockArgumentIndex - producedCount].getOperandNumber();
  }

private:
  unsigned producedCount = 0;
  MutableOperandRange forwarded;
};

/// The target of a control flow edge: a region of an op, or the point after the op ("parent"); and the values
/// that the edge's operands are forwarded to. Borrows these values from the region or the op.
class RegionSuccessor {
public:
  /// Creates the successor that is the point after the op, without successor inputs.
  RegionSuccessor() = default;
  /// Creates the successor that is a region, with the arguments of its entry block that receive forwarded
  /// operands.
  RegionSuccessor(Region *region, Block::BlockArgListType inputs = {}) : region(region), inputs(inputs) {}
  /// Creates the successor that is the point after \p op, with the results that receive forwarded operands.
  RegionSuccessor(Operation *op, ResultRange results) : inputs(results) {}
  bool isParent() const { return region == nullptr; }
  /// Returns the region, or null for the point after the op.
  Region *getSuccessor() const { return region; }
  ValueRange getSuccessorInputs() const { return inputs; }
  bool operator==(const RegionSuccessor &other) const {
    return region == other.region && inputs == other.inputs;
  }
  bool operator==(const Region *other) const { return region == other; }
  bool operator!=(const RegionSuccessor &other) const { return !(*this == other); }

private:
  Region *region = nullptr;
  ValueRange inputs;
};

class RegionBranchTerminatorOpInterface;

/// The source of a control flow edge: an op with regions, before any region has run, or a terminator in one
/// of the regions.
class RegionBranchPoint {
public:
  static RegionBranchPoint parent() { return RegionBranchPoint(); }
  /*implicit*/ RegionBranchPoint(RegionBranchTerminatorOpInterface predecessor);
  RegionBranchPoint(std::nullptr_t) = delete; // Use parent().
  bool isParent() const { return predecessor == nullptr; }
  /// Returns the terminator that is the source of the edge, or null if the source is the op itself.
  Operation *getTerminatorPredecessorOrNull() const { return predecessor; }
  bool operator==(const RegionBranchPoint &other) const { return predecessor == other.predecessor; }
  bool operator!=(const RegionBranchPoint &other) const = default;

private:
  RegionBranchPoint() = default;
  Operation *predecessor = nullptr;
};

/// Prints a successor as "parent" or "Region #1".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const RegionSuccessor &successor);
/// Prints a branch point as "parent" or "Operation scf.yield".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const RegionBranchPoint &point);

/// The minimum and, if known, the maximum number of times that a region runs.
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
/// llvm::MapVector with its default template arguments. They are written out so that a forward declaration of
/// MapVector suffices here; a source file that uses such a map includes llvm/ADT/MapVector.h.
template <typename KeyT, typename ValueT>
using DeclaredMapVector = llvm::MapVector<
    KeyT, ValueT,
    llvm::DenseMap<KeyT, unsigned, llvm::DenseMapInfo<KeyT>, llvm::detail::DenseMapPair<KeyT, unsigned>>,
    llvm::SmallVector<std::pair<KeyT, ValueT>, 0>>;
} // namespace detail
/// Maps forwarded operands to the successor inputs that receive them.
using RegionBranchSuccessorMapping = detail::DeclaredMapVector<OpOperand *, llvm::SmallVector<Value, 6>>;
/// Maps successor inputs to the operands that are forwarded to them.
using RegionBranchInverseSuccessorMapping =
    detail::DeclaredMapVector<Value, llvm::SmallVector<OpOperand *, 6>>;

namespace detail {
/// Verifies that the operands of each successor match the arguments of its block.
LogicalResult verifyBranchOp(Operation *op);
/// Returns the block argument that the operand is forwarded to, or nothing if it is not forwarded.
std::optional<BlockArgument> getBranchSuccessorArgument(Operation *op, unsigned operandIndex);
/// Returns the argument of `successor` that operand number `operandIndex` of the branch is forwarded to;
/// nothing if `operands`, the operands passed to that successor, do not contain it.
std::optional<BlockArgument> getBranchSuccessorArgument(const SuccessorOperands &operands,
                                                        unsigned operandIndex, Block *successor);
/// Verifies that the operands of a successor match the arguments of its block.
LogicalResult verifyBranchSuccessorOperands(Operation *op, unsigned succNo,
                                            const SuccessorOperands &operands);

// The default implementations of methods of RegionBranchOpInterface.
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
/// Appends the successors of a region terminator. The parent op of the terminator determines them.
void getTerminatorSuccessorRegions(Operation *terminator, llvm::SmallVectorImpl<RegionSuccessor> &regions);
/// Verifies that the operands of each edge match its successor inputs.
LogicalResult verifyRegionBranchOp(Operation *op);
inline LogicalResult verifyRegionBranchOpInterface(Operation *op) { return verifyRegionBranchOp(op); }
/// Verifies that the op is a terminator.
LogicalResult verifyRegionBranchTerminator(Operation *op);
/// Verify that the op has no weights, or one weight for each successor (or region), at least one of which is
/// not zero.
LogicalResult verifyBranchWeights(Operation *op);
LogicalResult verifyRegionBranchWeights(Operation *op);
/// Returns true if a path from a successor of the block leads back to the block.
bool isInCycle(Block *block);
} // namespace detail

} // namespace mlir

#include "runtime/interfaces/ControlFlowInterfaces.h.inc"

namespace mlir {

inline RegionBranchPoint::RegionBranchPoint(RegionBranchTerminatorOpInterface predecessor)
    : predecessor(predecessor.getOperation()) {}

/// Returns true if a block may run more than once for one run of the closest enclosing op that is isolated
/// from above: it is in a cycle of blocks, or an enclosing region is repetitive. Regions of an op without
/// RegionBranchOpInterface count as repetitive.
bool mayRunRepeatedly(Block *block);
/// Returns the operands that a terminator forwards to a successor; nothing if it does not implement
/// RegionBranchTerminatorOpInterface.
std::optional<MutableOperandRange> getMutableRegionBranchSuccessorOperands(Operation *terminator,
                                                                           RegionSuccessor successor);
/// Returns true if the two ops are in different regions of a common RegionBranchOpInterface op, and no path
/// leads from one of these regions to the other.
bool insideMutuallyExclusiveRegions(Operation *a, Operation *b);
/// Returns the innermost enclosing region of an op or value that may run repeatedly; null if there is none.
Region *getEnclosingRepetitiveRegion(Operation *op);
Region *getEnclosingRepetitiveRegion(Value value);

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
