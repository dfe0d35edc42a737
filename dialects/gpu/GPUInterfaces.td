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
  let description = "A target for which GPU modules are compiled.";
  let methods = [
    InterfaceMethod<"Compiles a gpu.module; returns nullopt after reporting an error.",
                    "::std::optional<::llvm::SmallVector<char, 0>>", "serializeToObject",
                    (ins "::mlir::Operation *":$module, "const ::mlir::gpu::TargetOptions &":$options)>,
    InterfaceMethod<"Returns the attribute of a compiled gpu.module.", "::mlir::Attribute", "createObject",
                    (ins "::mlir::Operation *":$module, "const ::llvm::SmallVector<char, 0> &":$object,
                         "const ::mlir::gpu::TargetOptions &":$options)>,
  ];
}
def GPUTargetAttrVerifyInterface : AttrInterface<"TargetAttrVerifyInterface"> {
  let description = "A target that verifies the modules that have it as target.";
  let methods = [InterfaceMethod<"Verifies a GPU module.", "::llvm::LogicalResult", "verifyTarget",
                                 (ins "::mlir::Operation *":$module)>];
}
def OffloadingTranslationAttrInterface : AttrInterface<"OffloadingTranslationAttrInterface"> {
  let description = "Specifies how a compiled module is embedded in the host program and launched.";
}
def OffloadingLLVMTranslationAttrInterface : AttrInterface<"OffloadingLLVMTranslationAttrInterface"> {
  let description = "Translates compiled modules and launches of their kernels to LLVM IR of the host program.";
  let methods = [
    InterfaceMethod<"Embeds a gpu.binary in the host module.", "::llvm::LogicalResult", "embedBinary",
                    (ins "::mlir::Operation *":$binaryOp, "::llvm::IRBuilderBase &":$hostBuilder,
                         "::mlir::LLVM::ModuleTranslation &":$hostModuleTranslation)>,
    InterfaceMethod<"Translates a gpu.launch_func of a kernel in a gpu.binary.", "::llvm::LogicalResult",
                    "launchKernel",
                    (ins "::mlir::Operation *":$launchFunc, "::mlir::Operation *":$binaryOp,
                         "::llvm::IRBuilderBase &":$hostBuilder,
                         "::mlir::LLVM::ModuleTranslation &":$hostModuleTranslation)>
  ];
}

} // cppNamespace

#endif // STRATA_DIALECTS_GPU_INTERFACES
