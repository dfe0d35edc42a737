//===- LoopOptions.cpp - Loop metadata and attributes ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/LoopOptions.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;

/// Converts to any attribute class, so that create() can pass members to the builder of the attribute.
template <typename AttrT>
static AttrT as(Attribute attr) {
  return llvm::cast_if_present<AttrT>(attr);
}
#define BOOL(i) as<BoolAttr>(m[i])
#define INT(i) as<IntegerAttr>(m[i])
#define LOOP(i) as<LoopAnnotationAttr>(m[i])

#define STRATA_UNPAREN(...) __VA_ARGS__
#define STRATA_LOOP_GROUP_FUNCTIONS(AttrT, MEMBERS, ARGS)                                                    \
  auto LoopGroup<AttrT>::getMembers(AttrT a) -> Members { return Members{{STRATA_UNPAREN MEMBERS}}; }        \
  AttrT LoopGroup<AttrT>::create(MLIRContext *context, const Members &m) { return AttrT::get ARGS; }

STRATA_LOOP_GROUP_FUNCTIONS(LoopVectorizeAttr,
                            (a.getDisable(), a.getPredicateEnable(), a.getScalableEnable(), a.getWidth(),
                             a.getFollowupVectorized(), a.getFollowupEpilogue(), a.getFollowupAll()),
                            (context, BOOL(0), BOOL(1), BOOL(2), INT(3), LOOP(4), LOOP(5), LOOP(6)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopInterleaveAttr, (a.getCount()), (context, INT(0)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopUnrollAttr,
                            (a.getDisable(), a.getCount(), a.getRuntimeDisable(), a.getFull(),
                             a.getFollowupUnrolled(), a.getFollowupRemainder(), a.getFollowupAll()),
                            (context, BOOL(0), INT(1), BOOL(2), BOOL(3), LOOP(4), LOOP(5), LOOP(6)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopUnrollAndJamAttr,
                            (a.getDisable(), a.getCount(), a.getFollowupOuter(), a.getFollowupInner(),
                             a.getFollowupRemainderOuter(), a.getFollowupRemainderInner(),
                             a.getFollowupAll()),
                            (context, BOOL(0), INT(1), LOOP(2), LOOP(3), LOOP(4), LOOP(5), LOOP(6)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopLICMAttr, (a.getDisable(), a.getVersioningDisable()),
                            (context, BOOL(0), BOOL(1)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopDistributeAttr,
                            (a.getDisable(), a.getFollowupCoincident(), a.getFollowupSequential(),
                             a.getFollowupFallback(), a.getFollowupAll()),
                            (context, BOOL(0), LOOP(1), LOOP(2), LOOP(3), LOOP(4)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopPipelineAttr, (a.getDisable(), a.getInitiationinterval()),
                            (context, BOOL(0), INT(1)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopPeeledAttr, (a.getCount()), (context, INT(0)))
STRATA_LOOP_GROUP_FUNCTIONS(LoopUnswitchAttr, (a.getPartialDisable()), (context, BOOL(0)))
