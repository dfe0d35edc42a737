//===- RegionBranch.cpp - Control flow between regions --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The default methods of RegionBranchOpInterface, its verifier, and queries on its graph: the nodes are the
// regions of an op and the point after it, the edges are those that getSuccessorRegions returns.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

using Successors = llvm::SmallVector<RegionSuccessor, 2>;

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, const RegionSuccessor &successor) {
  if (successor.isParent())
    return os << "parent";
  return os << "Region #" << successor.getSuccessor()->getRegionNumber();
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, const RegionBranchPoint &point) {
  if (point.isParent())
    return os << "parent";
  return os << "Operation " << point.getTerminatorPredecessorOrNull()->getName().getStringRef();
}

/// Calls a function on each terminator of a region that implements RegionBranchTerminatorOpInterface.
template <typename Fn>
static void forEachBranchTerminator(Region &region, Fn &&fn) {
  for (Block &block : region)
    if (!block.empty())
      if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(&block.back()))
        fn(terminator);
}

//===----------------------------------------------------------------------===//
// Default methods of RegionBranchOpInterface
//===----------------------------------------------------------------------===//

void detail::getSuccessorRegionsOfRegion(Operation *op, Region &region,
                                         llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  forEachBranchTerminator(region, [&](RegionBranchTerminatorOpInterface terminator) {
    branch.getSuccessorRegions(RegionBranchPoint(terminator), regions);
  });
}

void detail::getTerminatorSuccessorRegions(Operation *terminator,
                                           llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(terminator->getParentOp());
  if (branch)
    branch.getSuccessorRegions(RegionBranchPoint(llvm::cast<RegionBranchTerminatorOpInterface>(terminator)),
                               regions);
}

llvm::SmallVector<RegionBranchPoint, 6> detail::getAllRegionBranchPoints(Operation *op) {
  llvm::SmallVector<RegionBranchPoint> points = {RegionBranchPoint::parent()};
  for (Region &region : op->getRegions())
    forEachBranchTerminator(
        region, [&](RegionBranchTerminatorOpInterface terminator) { points.emplace_back(terminator); });
  return points;
}

void detail::getRegionBranchPredecessors(Operation *op, RegionSuccessor successor,
                                         llvm::SmallVectorImpl<RegionBranchPoint> &predecessors) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  for (RegionBranchPoint point : getAllRegionBranchPoints(op)) {
    Successors successors;
    branch.getSuccessorRegions(point, successors);
    if (llvm::any_of(successors, [&](const RegionSuccessor &each) {
          return each.getSuccessor() == successor.getSuccessor();
        }))
      predecessors.push_back(point);
  }
}

void detail::getRegionBranchPredecessorValues(Operation *op, RegionSuccessor successor, int index,
                                              llvm::SmallVectorImpl<Value> &values) {
  llvm::SmallVector<RegionBranchPoint> predecessors;
  getRegionBranchPredecessors(op, successor, predecessors);
  for (RegionBranchPoint point : predecessors) {
    OperandRange operands = getRegionSuccessorOperands(op, point, successor);
    if (unsigned(index) < operands.size())
      values.push_back(operands[index]);
  }
}

OperandRange detail::getRegionSuccessorOperands(Operation *op, RegionBranchPoint from, RegionSuccessor to) {
  if (from.isParent())
    return llvm::cast<RegionBranchOpInterface>(op).getEntrySuccessorOperands(to);
  return llvm::cast<RegionBranchTerminatorOpInterface>(from.getTerminatorPredecessorOrNull())
      .getMutableSuccessorOperands(to);
}

void detail::getRegionSuccessorOperandInputMapping(Operation *op, RegionBranchSuccessorMapping &mapping,
                                                   std::optional<RegionBranchPoint> from) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  llvm::SmallVector<RegionBranchPoint> points;
  if (from)
    points.push_back(*from);
  else
    points = getAllRegionBranchPoints(op);
  for (RegionBranchPoint point : points) {
    Successors successors;
    branch.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors) {
      OperandRange operands = getRegionSuccessorOperands(op, point, successor);
      ValueRange inputs = successor.getSuccessorInputs();
      for (size_t i = 0, e = std::min(operands.size(), inputs.size()); i != e; ++i)
        mapping[operands.getBase() + i].push_back(inputs[i]);
    }
  }
}

void detail::getRegionSuccessorInputOperandMapping(Operation *op,
                                                   RegionBranchInverseSuccessorMapping &mapping) {
  RegionBranchSuccessorMapping forward;
  getRegionSuccessorOperandInputMapping(op, forward, std::nullopt);
  for (auto &[operand, inputs] : forward)
    for (Value input : inputs)
      mapping[input].push_back(operand);
}

//===----------------------------------------------------------------------===//
// Verifier of RegionBranchOpInterface
//===----------------------------------------------------------------------===//

template <typename Printable>
static std::string text(const Printable &printable) {
  std::string result;
  llvm::raw_string_ostream(result) << printable;
  return result;
}

static InFlightDiagnostic emitEdgeError(Operation *op, RegionBranchPoint from, const RegionSuccessor &to) {
  InFlightDiagnostic diag = op->emitOpError("along control flow edge from ");
  diag << text(from) << " to " << text(to) << ": ";
  return diag;
}

/// Attaches a note to `diag` that points to the source of the control-flow edge, and returns failure.
static LogicalResult atPoint(InFlightDiagnostic diag, Operation *op, RegionBranchPoint from) {
  diag.attachNote(from.isParent() ? op->getLoc() : from.getTerminatorPredecessorOrNull()->getLoc())
      << "region branch point";
  return diag;
}

static LogicalResult verifyEdge(RegionBranchOpInterface branch, RegionBranchPoint from,
                                const RegionSuccessor &to) {
  Operation *op = branch.getOperation();
  OperandRange operands = detail::getRegionSuccessorOperands(op, from, to);
  ValueRange inputs = to.getSuccessorInputs();
  if (operands.size() != inputs.size()) {
    InFlightDiagnostic diag = emitEdgeError(op, from, to);
    diag << "region branch point has " << operands.size() << " operands, but region successor needs "
         << inputs.size() << " inputs";
    return atPoint(std::move(diag), op, from);
  }
  for (size_t i = 0, e = operands.size(); i != e; ++i) {
    Type given = operands[i].getType(), taken = inputs[i].getType();
    if (given == taken || branch.areTypesCompatible(given, taken))
      continue;
    InFlightDiagnostic diag = emitEdgeError(op, from, to);
    diag << "successor operand type #" << i << " " << given << " should match successor input type #" << i
         << " " << taken;
    return atPoint(std::move(diag), op, from);
  }
  return success();
}

llvm::SmallVector<RegionBranchPoint, 6> RegionBranchOpInterface::getAllRegionBranchPoints() {
  return detail::getAllRegionBranchPoints(getOperation());
}
void RegionBranchOpInterface::getSuccessorOperandInputMapping(RegionBranchSuccessorMapping &mapping,
                                                              std::optional<RegionBranchPoint> src) {
  detail::getRegionSuccessorOperandInputMapping(getOperation(), mapping, src);
}

LogicalResult detail::verifyRegionBranchOp(Operation *op) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  for (RegionBranchPoint point : getAllRegionBranchPoints(op)) {
    Successors successors;
    branch.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors)
      if (failed(verifyEdge(branch, point, successor)))
        return failure();
  }
  return success();
}

LogicalResult detail::verifyRegionBranchTerminator(Operation *op) {
  if (!op->hasTrait(Trait::IsTerminator))
    return op->emitOpError("implements RegionBranchTerminatorOpInterface but is not a terminator");
  return success();
}

//===----------------------------------------------------------------------===//
// Queries on the graph of regions
//===----------------------------------------------------------------------===//

/// Calls `stopAt` on the regions that are reachable from the given successors, until it returns true.
/// \return true if `stopAt` returned true for a region.
static bool searchRegions(RegionBranchOpInterface branch, Successors work,
                          llvm::function_ref<bool(Region *)> stopAt) {
  llvm::SmallPtrSet<Region *, 4> seen;
  while (!work.empty()) {
    Region *region = work.pop_back_val().getSuccessor();
    if (!region)
      continue;
    if (stopAt(region))
      return true;
    if (seen.insert(region).second)
      branch.getSuccessorRegions(*region, work);
  }
  return false;
}

bool detail::isRepetitiveRegion(Operation *op, unsigned index) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  Region *region = &op->getRegion(index);
  Successors first;
  branch.getSuccessorRegions(*region, first);
  return searchRegions(branch, std::move(first), [&](Region *other) { return other == region; });
}

bool detail::hasRegionLoop(Operation *op) {
  auto branch = llvm::cast<RegionBranchOpInterface>(op);
  Successors first;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), first);
  llvm::SmallPtrSet<Region *, 4> reached;
  searchRegions(branch, std::move(first), [&](Region *region) {
    reached.insert(region);
    return false;
  });
  return llvm::any_of(reached,
                      [&](Region *region) { return isRepetitiveRegion(op, region->getRegionNumber()); });
}

bool detail::isInCycle(Block *block) {
  llvm::SmallVector<Block *, 8> work(block->getSuccessors());
  llvm::SmallPtrSet<Block *, 8> seen;
  while (!work.empty()) {
    Block *next = work.pop_back_val();
    if (next == block)
      return true;
    if (seen.insert(next).second)
      llvm::append_range(work, next->getSuccessors());
  }
  return false;
}

bool mlir::mayRunRepeatedly(Block *block) {
  while (block) {
    if (detail::isInCycle(block))
      return true;
    Operation *parent = block->getParentOp();
    if (!parent || parent->hasTrait(Trait::IsIsolatedFromAbove))
      return false;
    auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent);
    if (!branch || branch.isRepetitiveRegion(block->getParent()->getRegionNumber()))
      return true;
    block = parent->getBlock();
  }
  return false;
}

std::optional<MutableOperandRange> mlir::getMutableRegionBranchSuccessorOperands(Operation *terminator,
                                                                                 RegionSuccessor successor) {
  if (auto branch = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(terminator))
    return branch.getMutableSuccessorOperands(successor);
  return std::nullopt;
}

/// Returns the region of `root` that contains an op at any depth, or null.
static Region *regionOf(Operation *root, Operation *op) {
  for (Region *region = op->getParentRegion(); region; region = region->getParentRegion())
    if (region->getParentOp() == root)
      return region;
  return nullptr;
}

bool mlir::insideMutuallyExclusiveRegions(Operation *a, Operation *b) {
  for (Operation *parent = a->getParentOp(); parent; parent = parent->getParentOp()) {
    auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent);
    if (!branch || !parent->isProperAncestor(b))
      continue;
    Region *ofA = regionOf(parent, a), *ofB = regionOf(parent, b);
    auto reaches = [&](Region *from, Region *to) {
      Successors first;
      branch.getSuccessorRegions(*from, first);
      return searchRegions(branch, std::move(first), [&](Region *each) { return each == to; });
    };
    return ofA != ofB && !reaches(ofA, ofB) && !reaches(ofB, ofA);
  }
  return false;
}

static Region *enclosingRepetitive(Region *region) {
  for (; region; region = region->getParentRegion()) {
    Operation *op = region->getParentOp();
    if (!op)
      return nullptr;
    if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
      if (branch.isRepetitiveRegion(region->getRegionNumber()))
        return region;
  }
  return nullptr;
}

Region *mlir::getEnclosingRepetitiveRegion(Operation *op) {
  return enclosingRepetitive(op->getParentRegion());
}
Region *mlir::getEnclosingRepetitiveRegion(Value value) {
  return enclosingRepetitive(value.getParentRegion());
}
