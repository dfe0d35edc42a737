//===- GPUMatrixOps.td - Matrices of a subgroup ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_MATRIXOPS
#define STRATA_DIALECTS_GPU_MATRIXOPS

include "dialects/gpu/GPUBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def GPU_SubgroupMmaLoadMatrixOp : GPU_Op<"subgroup_mma_load_matrix", [MemoryEffects<[MemRead]>]> {
  let summary = "loads a matrix from a buffer";
  let arguments = (ins Arg<GPU_MMAMemRef, "", [MemReadAt<0, FullEffect>]>:$srcMemref, Variadic<Index>:$indices,
                       IndexAttr:$leadDimension, OptionalAttr<UnitAttr>:$transpose);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` qualified(type($res))";
  let hasVerifier = 1;
}
def GPU_SubgroupMmaStoreMatrixOp : GPU_Op<"subgroup_mma_store_matrix", [MemoryEffects<[MemWrite]>]> {
  let summary = "stores a matrix to a buffer";
  let arguments = (ins Arg<MMAMatrixOf<[SI8, UI8, I32, F16, F32, F64]>>:$src,
                       Arg<GPU_MMAMemRef, "", [MemWriteAt<0, FullEffect>]>:$dstMemref, Variadic<Index>:$indices,
                       IndexAttr:$leadDimension, OptionalAttr<UnitAttr>:$transpose);
  let assemblyFormat = "$src `,` $dstMemref `[` $indices `]` attr-dict `:` qualified(type($src)) `,` type($dstMemref)";
  let hasVerifier = 1;
}
def GPU_SubgroupMmaComputeOp : GPU_Op<"subgroup_mma_compute", [Pure, AllTypesMatch<["opC", "res"]>]> {
  let summary = "multiplies two matrices and adds a third";
  let arguments = (ins Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opA,
                       Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opB,
                       Arg<MMAMatrixOf<[I32, F16, F32, F64]>>:$opC, OptionalAttr<UnitAttr>:$a_transpose,
                       OptionalAttr<UnitAttr>:$b_transpose);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$opA `,` $opB `,` $opC attr-dict `:` qualified(type($opA)) `,` qualified(type($opB)) `->` qualified(type($res))";
  let hasVerifier = 1;
}

// Requires that the type of a value is the element type of a matrix. The summary is part of a diagnostic.
class GPU_ElementOf<string matrix, string element>
    : TypesMatchWith<"value type matches element type of mma_matrix", matrix, element,
                     "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()">;

def GPU_SubgroupMmaConstantMatrixOp
    : GPU_Op<"subgroup_mma_constant_matrix", [Pure, GPU_ElementOf<"res", "value">]> {
  let summary = "creates a matrix of which all elements have the same value";
  let arguments = (ins AnyTypeOf<[SI8, UI8, I32, F16, F32]>:$value);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$value attr-dict `:` qualified(type($res))";
  let extraClassDeclaration = [{
    ::mlir::gpu::MMAMatrixType getType() { return ::llvm::cast<::mlir::gpu::MMAMatrixType>(getRes().getType()); }
  }];
}
def GPU_SubgroupMmaExtractThreadLocalOp
    : GPU_Op<"subgroup_mma_extract_thread_local", [Pure, GPU_ElementOf<"matrix", "res">]> {
  let summary = "extracts an element of the part of a matrix that the thread holds";
  let arguments = (ins GPU_MMAMatrix:$matrix, Variadic<Index>:$indices);
  let results = (outs AnyIntegerOrFloat:$res);
  let assemblyFormat = "$matrix `[` $indices `]` attr-dict `:` qualified(type($matrix)) `->` qualified(type($res))";
}
def GPU_SubgroupMmaInsertThreadLocalOp
    : GPU_Op<"subgroup_mma_insert_thread_local", [Pure, GPU_ElementOf<"matrix", "value">]> {
  let summary = "inserts an element into the part of a matrix that the thread holds";
  let arguments = (ins AnyIntegerOrFloat:$value, GPU_MMAMatrix:$matrix, Variadic<Index>:$indices);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = [{
    $value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` qualified(type($matrix)) `->` qualified(type($res))
  }];
}
def GPU_SubgroupMmaElementwiseOp : GPU_Op<"subgroup_mma_elementwise", [Pure]> {
  let summary = "applies an elementwise operation to matrices";
  let arguments = (ins Variadic<GPU_MMAMatrix>:$args, MMAElementWiseAttr:$opType);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$opType $args attr-dict `:` functional-type($args, $res)";
  let extraClassDeclaration = [{
    ::mlir::gpu::MMAMatrixType getType() { return ::llvm::cast<::mlir::gpu::MMAMatrixType>(getRes().getType()); }
  }];
}

#endif // STRATA_DIALECTS_GPU_MATRIXOPS
