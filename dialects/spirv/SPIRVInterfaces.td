//===- SPIRVInterfaces.td - Interfaces of ops ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVINTERFACES
#define STRATA_DIALECTS_SPIRV_SPIRVINTERFACES

include "mlir/IR/OpBase.td"

// A trait by its nature; as an interface it can be asked for of an op that is not known.
def UsableInSpecConstantOp : OpInterface<"UsableInSpecConstantOp"> {
  let description = "May be what `spirv.SpecConstantOperation` wraps.";
  let cppNamespace = "::strata::spirv";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVINTERFACES
