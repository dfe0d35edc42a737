//===- LoopLikeInterface.td - Loops ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_LOOPLIKEINTERFACE
#define STRATA_DEFS_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An op that executes its regions repeatedly.";
  let methods = [
    InterfaceMethod<"Returns the regions that are executed repeatedly.", "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Returns true if a value is defined outside of the loop.", "bool", "isDefinedOutsideOfLoop",
                    (ins "::mlir::Value":$value), "",
                    "return ::mlir::detail::isDefinedOutsideOfLoop($_op.getOperation(), value);">,
    InterfaceMethod<"Moves an op before the loop.", "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), "",
                    "op->moveBefore($_op.getOperation());">,
    InterfaceMethod<"Replaces the loop by its body if it is executed exactly once; fails otherwise.", "::llvm::LogicalResult",
                    "promoteIfSingleIteration", (ins "::mlir::RewriterBase &":$rewriter), "",
                    "return ::mlir::failure();">,
    // Induction variables and their bounds.
    InterfaceMethod<"Returns the induction variables, if the loop has any.", "::std::optional<::llvm::SmallVector<::mlir::Value>>", "getLoopInductionVars",
                    (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Returns the lower bounds.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopLowerBounds", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Returns the upper bounds.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopUpperBounds", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Returns the steps.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopSteps", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Returns the trip count if it is static.", "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), "",
                    "return ::std::nullopt;">,
    // Loop-carried values.
    InterfaceMethod<"Returns the initial values of the loop-carried values.", "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins), "",
                    "return {};">,
    InterfaceMethod<"Returns the region arguments of the loop-carried values.", "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), "",
                    "return ::mlir::Block::BlockArgListType();">,
    InterfaceMethod<"Returns the yielded values.", "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>",
                    "getYieldedValuesMutable", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Returns the results of the loop-carried values.", "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), "",
                    "return ::std::nullopt;">,
    InterfaceMethod<"Replaces the loop by one with additional loop-carried values.", "::mlir::FailureOr<::mlir::LoopLikeOpInterface>",
                    "replaceWithAdditionalYields",
                    (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
                         "bool":$replaceInitOperandUsesInLoop,
                         "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn),
                    "", "return ::mlir::failure();">,
    InterfaceMethod<"Replaces the loop by one that yields tiles of its results.",
                    "::mlir::FailureOr<::mlir::LoopLikeOpInterface>", "yieldTiledValuesAndReplace",
                    (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
                         "const ::mlir::YieldTiledValuesFn &":$yieldTiledValuesFn),
                    "", "return ::mlir::failure();">
  ];
  let verifyWithRegions = 1;
  let verify = "return ::mlir::detail::verifyLoopLikeOp($_op);";
  let extraClassDeclaration = [{
    /// Returns true if a block may run several times per call of its function: it is in a loop or in a CFG cycle.
    static bool blockIsInLoop(::mlir::Block *block) { return ::mlir::detail::blockIsInLoop(block); }
  }];
  let extraSharedClassDeclaration = [{
    // Induction variable and bounds of a loop with a single induction variable.
    ::std::optional<::mlir::Value> getSingleInductionVar() {
      return ::mlir::detail::onlyElement($_op.getLoopInductionVars());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleLowerBound() {
      return ::mlir::detail::onlyElement($_op.getLoopLowerBounds());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleUpperBound() {
      return ::mlir::detail::onlyElement($_op.getLoopUpperBounds());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleStep() {
      return ::mlir::detail::onlyElement($_op.getLoopSteps());
    }

    // Loop-carried values.
    ::mlir::OperandRange getInits() { return ::mlir::detail::operandsOf($_op.getInitsMutable()); }
    ::mlir::ValueRange getYieldedValues() {
      auto yielded = $_op.getYieldedValuesMutable();
      return yielded ? ::mlir::ValueRange(::mlir::detail::operandsOf(*yielded)) : ::mlir::ValueRange();
    }
    /// Returns the loop with additional iteration operands; the body yields each new value unchanged.
    ::mlir::FailureOr<::mlir::LoopLikeOpInterface>
    replaceWithAdditionalIterOperands(::mlir::RewriterBase &rewriter, ::mlir::ValueRange newInitOperands,
                                      bool replaceInitOperandUsesInLoop) {
      return $_op.replaceWithAdditionalYields(rewriter, newInitOperands, replaceInitOperandUsesInLoop,
                                              &::mlir::detail::yieldArguments);
    }

    // Conversions between the init, region argument, yielded value and result of a loop-carried value; null if none.
    ::mlir::BlockArgument getTiedLoopRegionIterArg(::mlir::OpOperand *init) {
      return ::mlir::detail::tiedElement($_op.getInitsMutable(), *init, $_op.getRegionIterArgs());
    }
    ::mlir::BlockArgument getTiedLoopRegionIterArg(::mlir::OpResult result) {
      auto results = $_op.getLoopResults();
      return results ? ::mlir::detail::tiedElement(*results, result, $_op.getRegionIterArgs())
                     : ::mlir::BlockArgument();
    }
    ::mlir::OpOperand *getTiedLoopInit(::mlir::BlockArgument argument) {
      return ::mlir::detail::tiedOperand($_op.getRegionIterArgs(), argument, $_op.getInitsMutable());
    }
    ::mlir::OpOperand *getTiedLoopInit(::mlir::OpResult result) {
      auto results = $_op.getLoopResults();
      return results ? ::mlir::detail::tiedOperand(*results, result, $_op.getInitsMutable()) : nullptr;
    }
    ::mlir::OpOperand *getTiedLoopYieldedValue(::mlir::BlockArgument argument) {
      auto yielded = $_op.getYieldedValuesMutable();
      return yielded ? ::mlir::detail::tiedOperand($_op.getRegionIterArgs(), argument, *yielded) : nullptr;
    }
    ::mlir::OpResult getTiedLoopResult(::mlir::OpOperand *init) {
      auto results = $_op.getLoopResults();
      return results ? ::mlir::detail::tiedElement($_op.getInitsMutable(), *init, *results) : ::mlir::OpResult();
    }
    ::mlir::OpResult getTiedLoopResult(::mlir::BlockArgument argument) {
      auto results = $_op.getLoopResults();
      return results ? ::mlir::detail::tiedElement($_op.getRegionIterArgs(), argument, *results) : ::mlir::OpResult();
    }
  }];
}

// The iterations may run in parallel.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // STRATA_DEFS_LOOPLIKEINTERFACE
