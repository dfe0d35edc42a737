//===- SPIRVMatrixOps.td - Matrices ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_MATRIXOPS
#define STRATA_DIALECTS_SPIRV_MATRIXOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_MatrixTimesMatrixOp : SPIRV_Op<"MatrixTimesMatrix", [Pure]> {
  let summary = "the product of two matrices";
  let arguments = (ins SPIRV_AnyMatrix:$leftmatrix, SPIRV_AnyMatrix:$rightmatrix);
  let results = (outs SPIRV_AnyMatrix:$result);
  let assemblyFormat = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)";
  let hasVerifier = 1;
}

def SPIRV_MatrixTimesScalarOp : SPIRV_Op<"MatrixTimesScalar", [Pure, AllTypesMatch<["matrix", "result"]>]> {
  let summary = "the product of a matrix and a scalar";
  let arguments = (ins SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>:$matrix, SPIRV_Float:$scalar);
  let results = (outs SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>:$result);
  let assemblyFormat = "operands attr-dict `:` type($matrix) `,` type($scalar)";
  let hasVerifier = 1;
}

def SPIRV_MatrixTimesVectorOp : SPIRV_Op<"MatrixTimesVector", [Pure, AllElementTypesMatch<["vector", "result"]>]> {
  let summary = "the product of a matrix and a column vector";
  let arguments = (ins SPIRV_MatrixOf<SPIRV_Float>:$matrix, SPIRV_VectorOf<SPIRV_Float>:$vector);
  let results = (outs SPIRV_VectorOf<SPIRV_Float>:$result);
  let assemblyFormat = "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)";
  let hasVerifier = 1;
}

def SPIRV_TransposeOp : SPIRV_Op<"Transpose", [Pure]> {
  let summary = "the transpose of a matrix";
  let arguments = (ins SPIRV_AnyMatrix:$matrix);
  let results = (outs SPIRV_AnyMatrix:$result);
  let assemblyFormat = "operands attr-dict `:` type($matrix) `->` type($result)";
  let hasVerifier = 1;
}

def SPIRV_VectorTimesMatrixOp : SPIRV_Op<"VectorTimesMatrix", [Pure, AllElementTypesMatch<["vector", "result"]>]> {
  let summary = "the product of a row vector and a matrix";
  let arguments = (ins SPIRV_VectorOf<SPIRV_Float>:$vector, SPIRV_MatrixOf<SPIRV_Float>:$matrix);
  let results = (outs SPIRV_VectorOf<SPIRV_Float>:$result);
  let assemblyFormat = "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_MATRIXOPS
