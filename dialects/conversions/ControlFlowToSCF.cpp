//===- ControlFlowToSCF.cpp - Lifting of CFGs to scf ops ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/ControlFlowToSCF.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/Passes.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_LIFTCONTROLFLOWTOSCFPASS
#include "dialects/conversions/Passes.h.inc"
} // namespace mlir

FailureOr<Operation *> ControlFlowToSCFTransformation::createStructuredBranchRegionOp(
    OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
    llvm::MutableArrayRef<Region> regions) {
  Location loc = controlFlowCondOp->getLoc();
  auto takeBodies = [&](Operation *op) {
    for (auto [target, source] : llvm::zip_equal(op->getRegions(), regions))
      target.takeBody(source);
    return op;
  };
  if (auto branch = llvm::dyn_cast<cf::CondBranchOp>(controlFlowCondOp)) {
    auto op =
        builder.create<scf::IfOp>(loc, resultTypes, Value(branch.getCondition()), /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
    return takeBodies(op.getOperation());
  }
  if (auto branch = llvm::dyn_cast<cf::SwitchOp>(controlFlowCondOp)) {
    auto type = llvm::dyn_cast<IntegerType>(branch.getFlag().getType());
    if (!type || !type.isSignless() || type.getWidth() > 64)
      return controlFlowCondOp->emitOpError("cannot convert a switch on ")
             << branch.getFlag().getType() << " to structured control flow";
    Value index = builder.create<arith::IndexCastUIOp>(loc, builder.getIndexType(), Value(branch.getFlag()));
    llvm::SmallVector<int64_t> cases;
    for (const llvm::APInt &value : branch.getCaseValueList())
      cases.push_back(value.getZExtValue());
    auto op = builder.create<scf::IndexSwitchOp>(loc, resultTypes, index, cases, cases.size());
    return takeBodies(op.getOperation());
  }
  return controlFlowCondOp->emitOpError("Cannot convert unknown control flow op to structured control flow");
}

/// The loop body becomes the before region of scf.while, which decides about the next iteration; the after
/// region only forwards values.
FailureOr<Operation *> ControlFlowToSCFTransformation::createStructuredDoWhileLoopOp(
    OpBuilder &builder, Operation *replacedOp, ValueRange loopValuesInit, Value condition,
    ValueRange loopValuesNextIter, Region &&loopBody) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = replacedOp->getLoc();
  auto loop = builder.create<scf::WhileOp>(loc, loopValuesInit.getTypes(), loopValuesInit);
  loop.getBefore().takeBody(loopBody);
  builder.setInsertionPointToEnd(&loop.getBefore().back());
  Value shouldContinue = builder.create<arith::TruncIOp>(loc, builder.getI1Type(), condition);
  builder.create<scf::ConditionOp>(loc, shouldContinue, loopValuesNextIter);
  llvm::SmallVector<Location> locs;
  for (Value value : loopValuesInit)
    locs.push_back(value.getLoc());
  Block *after = builder.createBlock(&loop.getAfter(), {}, loopValuesInit.getTypes(), locs);
  builder.create<scf::YieldOp>(loc, after->getArgumentValues());
  return loop.getOperation();
}

Value ControlFlowToSCFTransformation::getCFGSwitchValue(Location loc, OpBuilder &builder, unsigned value) {
  return builder.create<arith::ConstantOp>(loc, builder.getI32IntegerAttr(value));
}

void ControlFlowToSCFTransformation::createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                                       llvm::ArrayRef<unsigned> caseValues,
                                                       BlockRange caseDestinations,
                                                       llvm::ArrayRef<ValueRange> caseArguments,
                                                       Block *defaultDest, ValueRange defaultArgs) {
  llvm::SmallVector<llvm::APInt> values;
  for (unsigned value : caseValues)
    values.emplace_back(32, value);
  builder.create<cf::SwitchOp>(loc, flag, defaultDest, defaultArgs, values, caseDestinations, caseArguments);
}

Value ControlFlowToSCFTransformation::getUndefValue(Location loc, OpBuilder &builder, Type type) {
  return builder.create<ub::PoisonOp>(loc, type, ub::PoisonAttr::get(builder.getContext()));
}

LogicalResult ControlFlowToSCFTransformation::createStructuredBranchRegionTerminatorOp(
    Location loc, OpBuilder &builder, Operation *, Operation *, ValueRange results) {
  builder.create<scf::YieldOp>(loc, results);
  return success();
}

FailureOr<Operation *> ControlFlowToSCFTransformation::createUnreachableTerminator(Location loc,
                                                                                   OpBuilder &builder,
                                                                                   Region &region) {
  auto function = llvm::dyn_cast<func::FuncOp>(region.getParentOp());
  if (!function)
    return emitError(loc, "Cannot create unreachable terminator for '")
           << region.getParentOp()->getName().getStringRef() << "'";
  llvm::SmallVector<Value> values;
  for (Type type : function.getFunctionType().getResults())
    values.push_back(getUndefValue(loc, builder, type));
  return builder.create<func::ReturnOp>(loc, values).getOperation();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct LiftControlFlowToSCF : impl::LiftControlFlowToSCFPassBase<LiftControlFlowToSCF> {
  using LiftControlFlowToSCFPassBase::LiftControlFlowToSCFPassBase;
  void runOnOperation() override {
    ControlFlowToSCFTransformation transformation;
    DominanceInfo dominance;
    bool changed = false;
    auto lift = [&](Operation *op) {
      bool succeedsForAll = llvm::all_of(op->getRegions(), [&](Region &region) {
        FailureOr<bool> lifted = transformCFGToSCF(region, transformation, dominance);
        changed |= succeeded(lifted) && *lifted;
        return succeeded(lifted);
      });
      return succeedsForAll ? WalkResult::advance() : WalkResult::interrupt();
    };
    // Lift nested regions first: a region that has been moved is already structured.
    WalkResult result = getOperation()->walk(
        [&](func::FuncOp function) { return function->walk<WalkOrder::PostOrder>(lift); });
    if (result.wasInterrupted())
      return signalPassFailure();
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createLiftControlFlowToSCFPass() {
  return std::make_unique<LiftControlFlowToSCF>();
}
