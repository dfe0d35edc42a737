//===- SPIRVInterfaces.td - Op interfaces ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVINTERFACES
#define STRATA_DIALECTS_SPIRV_SPIRVINTERFACES

include "mlir/IR/OpBase.td"

// An interface without methods, rather than a trait, so that llvm::isa can query it for any op.
def UsableInSpecConstantOp : OpInterface<"UsableInSpecConstantOp"> {
  let description = "An op that `spirv.SpecConstantOperation` may wrap.";
  let cppNamespace = "::mlir::spirv";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVINTERFACES
