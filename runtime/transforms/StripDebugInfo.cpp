//===- StripDebugInfo.cpp - Removal of locations ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Location.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_STRIPDEBUGINFO
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Sets the location of an op and of the arguments of its blocks.
static void setLocs(Operation *op, Location loc) {
  op->setLoc(loc);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        argument.setLoc(loc);
}

namespace {

class StripDebugInfoPass : public impl::StripDebugInfoBase<StripDebugInfoPass> {
public:
  void runOnOperation() override {
    Location unknown = UnknownLoc::get(&getContext());
    getOperation()->walk([&](Operation *op) { setLocs(op, unknown); });
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createStripDebugInfoPass() { return std::make_unique<StripDebugInfoPass>(); }
