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
                    "return ::mlir::detail::isDefinedOutsideOfLoop($_op, value);">,
    InterfaceMethod<"Moves an op to before the loop.", "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), "",
                    "op->moveBefore($_op);">,
    InterfaceMethod<"Replaces a loop that runs once by its body.", "::llvm::LogicalResult",
                    "promoteIfSingleIteration", (ins "::mlir::RewriterBase &":$rewriter), "",
                    "return ::mlir::failure();">
  ];
}

// The iterations may run at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // STRATA_DEFS_LOOPLIKEINTERFACE
