//===- Passes.td - Conversions of vector -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertVectorToSCF : Pass<"convert-vector-to-scf"> {
  let summary = "Lower the operations from the vector dialect into the SCF dialect";
  let description = [{
    Lowers transfers of rank 2 or more to loops over transfers of subvectors, which are stored in a buffer on the stack;
    one-dimensional transfers that are not contiguous to loops over elements; and `vector.print` of vectors to loops over
    elements. Transfers with a leading scalable dimension remain, except, with `lower-scalable`, writes of a transposed
    matrix.
  }];
  let constructor = "createConvertVectorToSCFPass()";
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"fullUnroll", "full-unroll", "bool", /*default=*/"false",
           "Perform full unrolling when converting vector transfers to SCF">,
    Option<"targetRank", "target-rank", "unsigned", /*default=*/"1",
           "Target vector rank to which transfer ops should be lowered">,
    Option<"lowerTensors", "lower-tensors", "bool", /*default=*/"false",
           "Lower transfer ops that operate on tensors">,
    Option<"lowerScalable", "lower-scalable", "bool", /*default=*/"false",
           "Add scalable vector specific lowerings (that introduce loops)">,
  ];
}
