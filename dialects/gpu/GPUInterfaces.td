//===- GPUInterfaces.td - What waits, and what is compiled for -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_INTERFACES
#define STRATA_DIALECTS_GPU_INTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::strata::gpu" in {

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> {
  let description = "Runs after the ops that give some tokens, and may give a token of its own.";
  let methods = [
    InterfaceMethod<"The tokens.", "::mlir::OperandRange", "getAsyncDependencies">,
    InterfaceMethod<"Adds a token that is not among them.", "void", "addAsyncDependency", (ins "::mlir::Value":$token),
                    "", [{
      if (!::llvm::is_contained($_op.getAsyncDependencies(), token))
        ::strata::gpu::addAsyncDependency($_op.getOperation(), token);
    }]>,
    InterfaceMethod<"Its own token; null where it has none.", "::mlir::Value", "getAsyncToken">
  ];
}

def GPUTargetAttrInterface : AttrInterface<"TargetAttrInterface"> {
  let description = "Something that modules are compiled for.";
}
def GPUTargetAttrVerifyInterface : AttrInterface<"TargetAttrVerifyInterface"> {
  let description = "A target that asks something of modules.";
  let methods = [InterfaceMethod<"Whether the module has it.", "::llvm::LogicalResult", "verifyTarget",
                                 (ins "::mlir::Operation *":$module)>];
}
def OffloadingTranslationAttrInterface : AttrInterface<"OffloadingTranslationAttrInterface"> {
  let description = "Says how a compiled module is embedded and launched.";
}

} // cppNamespace

#endif // STRATA_DIALECTS_GPU_INTERFACES
