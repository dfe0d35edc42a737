//===- Passes.td - Conversion of bufferization -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The name is that of the pass of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertBufferizationToMemRefPass : Pass<"convert-bufferization-to-memref"> {
  let summary = "Convert ops of the bufferization dialect to the memref dialect";
  let description = [{
    Replaces bufferization.clone by an allocation and a copy, and bufferization.dealloc by conditional deallocations. If
    a dealloc has several memrefs, the function @dealloc_helper computes at run time which of them are freed; the pass adds
    this function to the symbol table. Other ops of the dialect are errors.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}
