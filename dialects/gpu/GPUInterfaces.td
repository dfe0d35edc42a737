//===- GPUInterfaces.td - Async ops and targets ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_INTERFACES
#define STRATA_DIALECTS_GPU_INTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir::gpu" in {

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> {
  let description =
      "An op that starts after the ops that define its async dependencies have completed, and that may define a token.";
  let methods = [
    InterfaceMethod<"Returns the tokens that the op depends on.", "::mlir::OperandRange", "getAsyncDependencies">,
    InterfaceMethod<"Adds a token to the dependencies unless it is already one.", "void", "addAsyncDependency",
                    (ins "::mlir::Value":$token),
                    "", [{
      if (!::llvm::is_contained($_op.getAsyncDependencies(), token))
        ::mlir::gpu::addAsyncDependency($_op.getOperation(), token);
    }]>,
    InterfaceMethod<"Returns the token that the op defines, or null.", "::mlir::Value", "getAsyncToken">
  ];
}

def GPUTargetAttrInterface : AttrInterface<"TargetAttrInterface"> {
  let description = "A compilation target of GPU modules.";
}
def GPUTargetAttrVerifyInterface : AttrInterface<"TargetAttrVerifyInterface"> {
  let description = "A target that verifies the modules that have it as target.";
  let methods = [InterfaceMethod<"Verifies a GPU module.", "::llvm::LogicalResult", "verifyTarget",
                                 (ins "::mlir::Operation *":$module)>];
}
def OffloadingTranslationAttrInterface : AttrInterface<"OffloadingTranslationAttrInterface"> {
  let description = "Specifies how a compiled module is embedded in the host program and launched.";
}

} // cppNamespace

#endif // STRATA_DIALECTS_GPU_INTERFACES
