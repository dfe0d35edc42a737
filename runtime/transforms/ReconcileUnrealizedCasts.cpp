//===- ReconcileUnrealizedCasts.cpp - Folding of casts ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/DialectConversion.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_RECONCILEUNREALIZEDCASTSPASS
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class ReconcileUnrealizedCastsPass
    : public impl::ReconcileUnrealizedCastsPassBase<ReconcileUnrealizedCastsPass> {
public:
  void runOnOperation() override {
    llvm::SmallVector<UnrealizedConversionCastOp> casts;
    getOperation()->walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
    reconcileUnrealizedCasts(casts);
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createReconcileUnrealizedCastsPass() {
  return std::make_unique<ReconcileUnrealizedCastsPass>();
}
