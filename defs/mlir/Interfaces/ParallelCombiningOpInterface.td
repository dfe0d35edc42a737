//===- ParallelCombiningOpInterface.td - Parallel results --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PARALLELCOMBININGOPINTERFACE
#define STRATA_DEFS_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = "A terminator of a parallel loop that contains the ops that combine results of iterations.";
  let methods = [
    InterfaceMethod<"Returns a result of the loop.", "::mlir::OpResult", "getParentResult", (ins "int64_t":$idx)>,
    InterfaceMethod<"Returns the ops that combine results.", "::llvm::iterator_range<::mlir::Block::iterator>",
                    "getYieldingOps">
  ];
  let verify = "return ::mlir::detail::verifyInParallelOpInterface($_op);";
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = "An op that writes the result of one iteration into a shared destination.";
  let methods = [
    InterfaceMethod<"Returns the shared destinations.", "::mlir::MutableOperandRange", "getUpdatedDestinations">,
    InterfaceMethod<"Returns the loop.", "::mlir::Operation *", "getIteratingParent">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_PARALLELCOMBININGOPINTERFACE
