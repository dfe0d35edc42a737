//===- RuntimeVerifiableOpInterface.td - Runtime checks ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE
#define STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = "An op with preconditions that can only be checked at run time.";
  let methods = [
    InterfaceMethod<"Creates ops that check the preconditions.", "void", "generateRuntimeVerification",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::Location":$loc,
                         "::llvm::function_ref<std::string(::mlir::Operation *, "
                         "::llvm::StringRef)>":$generateErrorMessage)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE
