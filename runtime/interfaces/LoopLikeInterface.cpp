//===- LoopLikeInterface.cpp - Loops --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;

bool detail::isDefinedOutsideOfLoop(Operation *loop, Value value) {
  Region *region = value.getParentRegion();
  return !region || !loop->isAncestor(region->getParentOp());
}

bool detail::blockIsInLoop(Block *block) {
  while (block) {
    Operation *parent = block->getParentOp();
    if ((parent && llvm::isa<LoopLikeOpInterface>(parent)) || detail::isInCycle(block))
      return true;
    if (!parent || parent->hasTrait(Trait::IsIsolatedFromAbove))
      return false;
    block = parent->getBlock();
  }
  return false;
}

llvm::SmallVector<Value> detail::yieldArguments(OpBuilder &, Location,
                                                llvm::ArrayRef<BlockArgument> newArguments) {
  return llvm::SmallVector<Value>(newArguments.begin(), newArguments.end());
}

/// Verifies that two lists of the same length have equal types.
template <typename LeftT, typename RightT>
static LogicalResult verifyTypes(Operation *op, LeftT &&left, llvm::StringRef leftName, RightT &&right,
                                 llvm::StringRef rightName) {
  for (size_t i = 0, e = left.size(); i != e; ++i) {
    Type a = Value(left[i]).getType(), b = Value(right[i]).getType();
    if (a != b)
      return op->emitOpError() << i << "-th " << leftName << " and " << i << "-th " << rightName
                               << " have different type: " << a << " != " << b;
  }
  return success();
}

LogicalResult detail::verifyLoopLikeOp(Operation *op) {
  auto loop = llvm::cast<LoopLikeOpInterface>(op);
  OperandRange inits = loop.getInits();
  Block::BlockArgListType arguments = loop.getRegionIterArgs();
  std::optional<ResultRange> results = loop.getLoopResults();
  ValueRange yielded = loop.getYieldedValues();
  if (inits.size() != arguments.size())
    return op->emitOpError("different number of inits and region iter_args: ")
           << inits.size() << " != " << arguments.size();
  if (!yielded.empty() && arguments.size() != yielded.size())
    return op->emitOpError("different number of region iter_args and yielded values: ")
           << arguments.size() << " != " << yielded.size();
  if (results && results->size() != arguments.size())
    return op->emitOpError("different number of loop results and region iter_args: ")
           << results->size() << " != " << arguments.size();
  if (failed(verifyTypes(op, inits, "init", arguments, "region iter_arg")))
    return failure();
  if (!yielded.empty() && failed(verifyTypes(op, arguments, "region iter_arg", yielded, "yielded value")))
    return failure();
  return results ? verifyTypes(op, arguments, "region iter_arg", *results, "loop result") : success();
}

#include "runtime/interfaces/LoopLikeInterface.cpp.inc"
