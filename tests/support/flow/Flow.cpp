//===- Flow.cpp - Test dialect of control flow and effects ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/flow/Flow.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace flow;

//===----------------------------------------------------------------------===//
// flow.if: control flow between regions
//===----------------------------------------------------------------------===//

void IfOp::getSuccessorRegions(RegionBranchPoint point, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.emplace_back(getOperation(), getOperation()->getResults());
    return;
  }
  regions.emplace_back(&getYes());
  regions.emplace_back(&getNo());
}

void IfOp::getEntrySuccessorRegions(llvm::ArrayRef<Attribute> operands,
                                    llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  auto known = llvm::dyn_cast_or_null<IntegerAttr>(operands[0]);
  if (!known || !known.getValue().isZero())
    regions.emplace_back(&getYes());
  if (!known || known.getValue().isZero())
    regions.emplace_back(&getNo());
}

void IfOp::getRegionInvocationBounds(llvm::ArrayRef<Attribute> operands,
                                     llvm::SmallVectorImpl<InvocationBounds> &bounds) {
  if (auto known = llvm::dyn_cast_or_null<IntegerAttr>(operands[0])) {
    unsigned yes = known.getValue().isZero() ? 0 : 1;
    bounds.push_back({yes, yes});
    bounds.push_back({1 - yes, 1 - yes});
    return;
  }
  bounds.append(2, {0, 1});
}

//===----------------------------------------------------------------------===//
// flow.loop: control flow and loop-carried values
//===----------------------------------------------------------------------===//

void LoopOp::getSuccessorRegions(RegionBranchPoint, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  regions.emplace_back(&getBody(), getRegionIterArgs());
  regions.emplace_back(getOperation(), getOperation()->getResults());
}

OperandRange LoopOp::getEntrySuccessorOperands(RegionSuccessor) { return getInits(); }
llvm::SmallVector<Region *> LoopOp::getLoopRegions() { return {&getBody()}; }
llvm::MutableArrayRef<OpOperand> LoopOp::getInitsMutable() { return getOperation()->getOpOperands(); }
Block::BlockArgListType LoopOp::getRegionIterArgs() {
  return getBody().empty() ? Block::BlockArgListType() : getBody().getArguments();
}
std::optional<llvm::MutableArrayRef<OpOperand>> LoopOp::getYieldedValuesMutable() {
  return getBody().front().back().getOpOperands();
}
std::optional<ResultRange> LoopOp::getLoopResults() { return getOperation()->getResults(); }

//===----------------------------------------------------------------------===//
// flow.touch: computed memory effects
//===----------------------------------------------------------------------===//

static MemoryEffects::Effect *effectOf(llvm::StringRef name) {
  if (name == "read")
    return MemoryEffects::Read::get();
  if (name == "write")
    return MemoryEffects::Write::get();
  if (name == "free")
    return MemoryEffects::Free::get();
  return MemoryEffects::Allocate::get();
}

void TouchOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (Attribute each : getDoes()) {
    llvm::StringRef name = llvm::cast<StringAttr>(each).getValue();
    if (name == "allocate" && getOperation()->getNumResults())
      effects.emplace_back(effectOf(name), getOperation()->getResult(0));
    else if (getPointer())
      effects.emplace_back(effectOf(name), &getOperation()->getOpOperand(0));
    else
      effects.emplace_back(effectOf(name));
  }
}

Value ViewOp::getViewSource() { return getSource(); }

#include "tests/support/flow/FlowDialect.cpp.inc"
#define GET_OP_CLASSES
#include "tests/support/flow/FlowOps.cpp.inc"
