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
  let description = "Runs its regions again and again.";
  let methods = [
    InterfaceMethod<"The regions that are run.", "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Whether a value comes from outside.", "bool", "isDefinedOutsideOfLoop",
                    (ins "::mlir::Value":$value), "",
                    "return ::mlir::detail::isDefinedOutsideOfLoop($_op.getOperation(), value);">,
    InterfaceMethod<"Moves an op to before the loop.", "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), "",
                    "op->moveBefore($_op.getOperation());">,
    InterfaceMethod<"Replaces a loop that runs once by its body.", "::llvm::LogicalResult",
                    "promoteIfSingleIteration", (ins "::mlir::RewriterBase &":$rewriter), "",
                    "return ::mlir::failure();">,
    // What is counted, and from where to where.
    InterfaceMethod<"The variables.", "::std::optional<::llvm::SmallVector<::mlir::Value>>", "getLoopInductionVars",
                    (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Their first values.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopLowerBounds", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"Where they stop.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopUpperBounds", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"What is added each time.", "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "getLoopSteps", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"How often, if that is known.", "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), "",
                    "return ::std::nullopt;">,
    // What is carried from one iteration to the next.
    InterfaceMethod<"The first values.", "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins), "",
                    "return {};">,
    InterfaceMethod<"The values inside.", "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), "",
                    "return ::mlir::Block::BlockArgListType();">,
    InterfaceMethod<"What is passed on.", "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>",
                    "getYieldedValuesMutable", (ins), "", "return ::std::nullopt;">,
    InterfaceMethod<"What comes out.", "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), "",
                    "return ::std::nullopt;">,
    InterfaceMethod<"The same loop, carrying more.", "::mlir::FailureOr<::mlir::LoopLikeOpInterface>",
                    "replaceWithAdditionalYields",
                    (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
                         "bool":$replaceInitOperandUsesInLoop,
                         "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn),
                    "", "return ::mlir::failure();">,
    InterfaceMethod<"The same loop, carrying tiles of its results.",
                    "::mlir::FailureOr<::mlir::LoopLikeOpInterface>", "yieldTiledValuesAndReplace",
                    (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
                         "const ::mlir::YieldTiledValuesFn &":$yieldTiledValuesFn),
                    "", "return ::mlir::failure();">
  ];
  let verifyWithRegions = 1;
  let verify = "return ::mlir::detail::verifyLoopLikeOp($_op);";
  let extraClassDeclaration = [{
    /// Whether a block may run more than once for one run of its function: it is in a loop, or in a cycle of blocks.
    static bool blockIsInLoop(::mlir::Block *block) { return ::mlir::detail::blockIsInLoop(block); }
  }];
  let extraSharedClassDeclaration = [{
    // What is counted, where it is one.
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

    // What is carried.
    ::mlir::OperandRange getInits() { return ::mlir::detail::operandsOf($_op.getInitsMutable()); }
    ::mlir::ValueRange getYieldedValues() {
      auto yielded = $_op.getYieldedValuesMutable();
      return yielded ? ::mlir::ValueRange(::mlir::detail::operandsOf(*yielded)) : ::mlir::ValueRange();
    }
    /// The same loop with more first values; it yields what it was given for each.
    ::mlir::FailureOr<::mlir::LoopLikeOpInterface>
    replaceWithAdditionalIterOperands(::mlir::RewriterBase &rewriter, ::mlir::ValueRange newInitOperands,
                                      bool replaceInitOperandUsesInLoop) {
      return $_op.replaceWithAdditionalYields(rewriter, newInitOperands, replaceInitOperandUsesInLoop,
                                              &::mlir::detail::yieldArguments);
    }

    // From one of a carried value's places to another; null where the given one is none.
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

// The iterations may run at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // STRATA_DEFS_LOOPLIKEINTERFACE
