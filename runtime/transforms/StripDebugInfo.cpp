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

namespace {

class StripDebugInfoPass : public impl::StripDebugInfoBase<StripDebugInfoPass> {
public:
  void runOnOperation() override {
    Location unknown = UnknownLoc::get(&getContext());
    getOperation()->walk([&](Operation *op) {
      op->setLoc(unknown);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setLoc(unknown);
    });
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createStripDebugInfoPass() { return std::make_unique<StripDebugInfoPass>(); }
