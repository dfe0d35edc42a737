//===- Passes.td - Conversions of affine -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def LowerAffinePass : Pass<"lower-affine"> {
  let summary = "Lower Affine operations to a combination of Arith and SCF operations";
  let description = [{
    Lowers loops and conditions to scf, memory accesses to memref and vector, and the computation of indices and bounds to
    arith. A bound with several results becomes their maximum or minimum. An op with a division by a constant that is not
    positive is reported as an error and remains.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}
