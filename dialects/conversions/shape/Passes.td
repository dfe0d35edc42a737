//===- Passes.td - Conversions of shape --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertShapeToStandardPass : Pass<"convert-shape-to-std", "::mlir::ModuleOp"> {
  let summary = "Convert operations from the shape dialect into the standard dialect";
  let description = [{
    Lowers computations on extent tensors (tensors of type index) and on values of type index to arith, scf and tensor.
    Ops on values of type `!shape.shape` or `!shape.size` remain.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def ConvertShapeConstraintsPass : Pass<"convert-shape-constraints"> {
  let summary = "Convert shape constraint operations to the standard dialect";
  let description = [{
    Replaces each constraint by an assertion and a witness that always passes. The program then aborts at the constraint
    instead of where its witness is used. Independent of `--convert-shape-to-std`, which lowers the conditions.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect", "::mlir::scf::SCFDialect"];
}
