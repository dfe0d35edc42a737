//===- Passes.td - Conversion of memref to llvm ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The name is that of the pass of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def FinalizeMemRefToLLVMConversionPass : Pass<"finalize-memref-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Convert ops of the memref dialect to the llvm dialect";
  let description = [{
    Memrefs become descriptors: structs of two pointers, an offset, sizes and strides. Subviews and reshapes are not
    converted: expand-strided-metadata must run first. Ops of other dialects remain; casts connect them to converted ops.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"useAlignedAlloc", "use-aligned-alloc", "bool", "false",
           "Allocate memory by aligned_alloc instead of malloc">,
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Width of the type index; 0 for the width in the data layout">,
    Option<"useGenericFunctions", "use-generic-functions", "bool", "false",
           "Call functions of the run-time library instead of malloc, aligned_alloc and free">
  ];
}
