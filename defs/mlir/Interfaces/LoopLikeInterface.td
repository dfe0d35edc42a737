//===- LoopLikeInterface.td - Loops ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_LOOPLIKEINTERFACE
#define STRATA_DEFS_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Runs its regions again and again.";
  let methods = [
    InterfaceMethod<"The regions that are run.", "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Whether a value comes from outside.", "bool", "isDefinedOutsideOfLoop",
                    (ins "::mlir::Value":$value), "",
                    "return ::mlir::detail::isDefinedOutsideOfLoop($_op, value);">,
    InterfaceMethod<"Moves an op to before the loop.", "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), "",
                    "op->moveBefore($_op);">,
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
}

// The iterations may run at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // STRATA_DEFS_LOOPLIKEINTERFACE
