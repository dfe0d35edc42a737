//===- ParallelCombiningOpInterface.td - What parallel iterations give -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PARALLELCOMBININGOPINTERFACE
#define STRATA_DEFS_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = "Ends a parallel loop and says how what iterations give is put together.";
  let methods = [
    InterfaceMethod<"A result of the loop.", "::mlir::OpResult", "getParentResult", (ins "int64_t":$idx)>,
    InterfaceMethod<"The ops that give something.", "::llvm::iterator_range<::mlir::Block::iterator>",
                    "getYieldingOps">
  ];
  let verify = "return ::mlir::detail::verifyInParallelOpInterface($_op);";
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = "Puts what one iteration gives into what is shared.";
  let methods = [
    InterfaceMethod<"What is shared.", "::mlir::MutableOperandRange", "getUpdatedDestinations">,
    InterfaceMethod<"The loop.", "::mlir::Operation *", "getIteratingParent">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_PARALLELCOMBININGOPINTERFACE
