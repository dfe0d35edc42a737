//===- RuntimeVerifiableOpInterface.td - Checks made when a program runs -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE
#define STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = "Has conditions that only the running program can check.";
  let methods = [
    InterfaceMethod<"Makes the ops that check them.", "void", "generateRuntimeVerification",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::Location":$loc,
                         "::llvm::function_ref<std::string(::mlir::Operation *, "
                         "::llvm::StringRef)>":$generateErrorMessage)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_RUNTIMEVERIFIABLEOPINTERFACE
