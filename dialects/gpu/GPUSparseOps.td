//===- GPUSparseOps.td - Sparse matrices on devices --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that call a device library for sparse matrices, such as cuSPARSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_SPARSEOPS
#define STRATA_DIALECTS_GPU_SPARSEOPS

include "dialects/gpu/GPUBase.td"

// The base of these ops, which have async dependencies and an optional token result. \param more  the operands and
// attributes after the dependencies. \param outputs  the results before the token.
class GPU_AsyncOp<string mnemonic, dag more, dag outputs, string format, list<Trait> traits = []>
    : GPU_Op<mnemonic, !listconcat([GPU_AsyncOpInterface], traits)> {
  let arguments = !con((ins Variadic<GPU_AsyncToken>:$asyncDependencies), more);
  let results = !con(outputs, (outs Optional<GPU_AsyncToken>:$asyncToken));
  let assemblyFormat = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) " # format;
}

//===-- Matrices and tensors -----------------------------------------------===//

def GPU_CreateDnTensorOp
    : GPU_AsyncOp<"create_dn_tensor", (ins AnyMemRef:$memref, Variadic<Index>:$dims),
                  (outs Res<GPU_SparseDnTensorHandle>:$dnTensor),
                  "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)", [AttrSizedOperandSegments]> {
  let summary = "creates a dense tensor handle";
}
def GPU_DestroyDnTensorOp : GPU_AsyncOp<"destroy_dn_tensor", (ins Arg<GPU_SparseDnTensorHandle>:$dnTensor), (outs),
                                        "$dnTensor attr-dict"> {
  let summary = "destroys a dense tensor handle";
}

// Creates a handle of a sparse matrix that is stored in three buffers.
class GPU_CreateSparseOp<string mnemonic, dag buffers, string names>
    : GPU_AsyncOp<mnemonic, !con((ins Index:$rows, Index:$cols, Index:$nnz), buffers),
                  (outs Res<GPU_SparseSpMatHandle>:$spmat), "$rows `,` $cols `,` $nnz `,` " # names>;
def GPU_CreateCooOp
    : GPU_CreateSparseOp<"create_coo", (ins AnyMemRef:$rowIdxs, AnyMemRef:$colIdxs, AnyMemRef:$values),
                         "$rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` "
                         "type($values)"> {
  let summary = "creates a handle of a sparse matrix in COO format";
}
def GPU_CreateCooAoSOp
    : GPU_CreateSparseOp<"create_coo_aos", (ins AnyMemRef:$idxs, AnyMemRef:$values),
                         "$idxs `,` $values attr-dict `:` type($idxs) `,` type($values)"> {
  let summary = "creates a handle of a sparse matrix in COO format with arrays of structures";
}
def GPU_CreateCsrOp
    : GPU_CreateSparseOp<"create_csr", (ins AnyMemRef:$rowPos, AnyMemRef:$colIdxs, AnyMemRef:$values),
                         "$rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` "
                         "type($values)"> {
  let summary = "creates a handle of a sparse matrix in CSR format";
}
def GPU_CreateCscOp
    : GPU_CreateSparseOp<"create_csc", (ins AnyMemRef:$colPos, AnyMemRef:$rowIdxs, AnyMemRef:$values),
                         "$colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` "
                         "type($values)"> {
  let summary = "creates a handle of a sparse matrix in CSC format";
}
def GPU_CreateBsrOp
    : GPU_AsyncOp<"create_bsr",
                  (ins Index:$brows, Index:$bcols, Index:$bnnz, Index:$rBlockSize, Index:$cBlockSize,
                       AnyMemRef:$bRowPos, AnyMemRef:$bColIdxs, AnyMemRef:$values),
                  (outs Res<GPU_SparseSpMatHandle>:$spmat),
                  "$brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values "
                  "attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)"> {
  let summary = "creates a handle of a sparse matrix in BSR format";
}
def GPU_Create2To4SpMatOp
    : GPU_AsyncOp<"create_2to4_spmat",
                  (ins Index:$rows, Index:$cols, GPU_Prune2To4SpMatFlagAttr:$pruneFlag, AnyMemRef:$memref),
                  (outs Res<GPU_SparseSpMatHandle>:$spMat),
                  "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"> {
  let summary = "creates a handle of a sparse matrix with 2:4 structured sparsity";
}
def GPU_DestroySpMatOp
    : GPU_AsyncOp<"destroy_sp_mat", (ins Arg<GPU_SparseSpMatHandle>:$spmat), (outs), "$spmat attr-dict"> {
  let summary = "destroys a sparse matrix handle";
}
def GPU_SpMatGetSizeOp
    : GPU_AsyncOp<"spmat_get_size", (ins GPU_SparseSpMatHandle:$spmat), (outs Index:$rows, Index:$cols, Index:$nnz),
                  "$spmat attr-dict"> {
  let summary = "returns the sizes and the number of nonzeros of a sparse matrix";
}
def GPU_SetCsrPointersOp
    : GPU_AsyncOp<"set_csr_pointers",
                  (ins Arg<GPU_SparseSpMatHandle>:$spmat, AnyMemRef:$positions, AnyMemRef:$coordinates,
                       AnyMemRef:$values),
                  (outs),
                  "$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` "
                  "type($coordinates) `,` type($values)"> {
  let summary = "sets the buffers of a sparse matrix in CSR format";
}

//===-- Products -----------------------------------------------------------===//

// The builders without modes multiply matrices that are not transposed.

def GPU_SpMVBufferSizeOp
    : GPU_AsyncOp<"spmv_buffer_size",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnX,
                       GPU_SparseDnTensorHandle:$dnY, TypeAttr:$computeType),
                  (outs Res<Index>:$bufferSz),
                  "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"> {
  let summary = "returns the size of the buffer that spmv needs";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$bufferSz, "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies,
                   "::mlir::Value":$spmatA, "::mlir::Value":$dnX, "::mlir::Value":$dnY, "::mlir::Type":$computeType), [{
      build($_builder, $_state, bufferSz, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            spmatA, dnX, dnY, computeType);
    }]>
  ];
}
def GPU_SpMVOp
    : GPU_AsyncOp<"spmv",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnX,
                       GPU_SparseDnTensorHandle:$dnY, TypeAttr:$computeType, AnyMemRef:$buffer),
                  (outs),
                  "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` "
                  "$computeType"> {
  let summary = "multiplies a sparse matrix by a dense vector";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies, "::mlir::Value":$spmatA,
                   "::mlir::Value":$dnX, "::mlir::Value":$dnY, "::mlir::Type":$computeType, "::mlir::Value":$buffer), [{
      build($_builder, $_state, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE, spmatA, dnX,
            dnY, computeType, buffer);
    }]>
  ];
}
def GPU_SpMMBufferSizeOp
    : GPU_AsyncOp<"spmm_buffer_size",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB, GPU_SparseSpMatHandle:$spmatA,
                       GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseDnTensorHandle:$dnmatC, TypeAttr:$computeType),
                  (outs Variadic<Index>:$bufferSzs),
                  "$spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` "
                  "type($bufferSzs) `into` $computeType",
                  [AttrSizedResultSegments]> {
  let summary = "returns the sizes of the buffers that spmm needs";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$bufferSzs, "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies,
                   "::mlir::Value":$spmatA, "::mlir::Value":$dnmatB, "::mlir::Value":$dnmatC,
                   "::mlir::Type":$computeType), [{
      build($_builder, $_state, bufferSzs, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, spmatA, dnmatB, dnmatC, computeType);
    }]>
  ];
}
def GPU_SpMMOp
    : GPU_AsyncOp<"spmm",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB, GPU_SparseSpMatHandle:$spmatA,
                       GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseDnTensorHandle:$dnmatC, TypeAttr:$computeType,
                       Variadic<AnyMemRef>:$buffers),
                  (outs),
                  "$spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` "
                  "type($buffers) `into` $computeType",
                  [AttrSizedOperandSegments]> {
  let summary = "multiplies a sparse matrix by a dense matrix";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies, "::mlir::Value":$spmatA,
                   "::mlir::Value":$dnmatB, "::mlir::Value":$dnmatC, "::mlir::Type":$computeType,
                   "::mlir::ValueRange":$buffers), [{
      build($_builder, $_state, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, spmatA, dnmatB, dnmatC, computeType, buffers);
    }]>
  ];
}
def GPU_SDDMMBufferSizeOp
    : GPU_AsyncOp<"sddmm_buffer_size",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB, GPU_SparseDnTensorHandle:$dnmatA,
                       GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseSpMatHandle:$spmatC, TypeAttr:$computeType),
                  (outs Res<Index>:$bufferSz),
                  "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` "
                  "$computeType"> {
  let summary = "returns the size of the buffer that sddmm needs";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$bufferSz, "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies,
                   "::mlir::Value":$dnmatA, "::mlir::Value":$dnmatB, "::mlir::Value":$spmatC,
                   "::mlir::Type":$computeType), [{
      build($_builder, $_state, bufferSz, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, dnmatA, dnmatB, spmatC, computeType);
    }]>
  ];
}
def GPU_SDDMMOp
    : GPU_AsyncOp<"sddmm",
                  (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB, GPU_SparseDnTensorHandle:$dnmatA,
                       GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseSpMatHandle:$spmatC, TypeAttr:$computeType,
                       AnyMemRef:$buffer),
                  (outs),
                  "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` "
                  "type($buffer) `into` $computeType"> {
  let summary = "multiplies dense matrices, computing only the elements that a sparse matrix has";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies, "::mlir::Value":$dnmatA,
                   "::mlir::Value":$dnmatB, "::mlir::Value":$spmatC, "::mlir::Type":$computeType,
                   "::mlir::Value":$buffer), [{
      build($_builder, $_state, asyncToken, asyncDependencies, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, dnmatA, dnmatB, spmatC, computeType, buffer);
    }]>
  ];
}

def GPU_SpGEMMCreateDescrOp
    : GPU_AsyncOp<"spgemm_create_descr", (ins), (outs GPU_SparseSpGEMMOpHandle:$desc), "attr-dict"> {
  let summary = "creates a handle of a product of sparse matrices";
}
def GPU_SpGEMMDestroyDescrOp
    : GPU_AsyncOp<"spgemm_destroy_descr", (ins GPU_SparseSpGEMMOpHandle:$desc), (outs), "$desc attr-dict"> {
  let summary = "destroys a handle of a product of sparse matrices";
}
def GPU_SpGEMMWorkEstimationOrComputeOp
    : GPU_AsyncOp<"spgemm_work_estimation_or_compute",
                  (ins GPU_SparseSpGEMMOpHandle:$desc, GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB,
                       GPU_SparseSpMatHandle:$spmatA, GPU_SparseSpMatHandle:$spmatB, GPU_SparseSpMatHandle:$spmatC,
                       TypeAttr:$computeType, Index:$bufferSz, AnyMemRef:$buffer,
                       GPU_SpGEMMWorkEstimationOrComputeKindAttr:$kind),
                  (outs Res<Index>:$bufferSzNew),
                  "`{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` "
                  "$bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)"> {
  let summary = "estimates the work of a product of sparse matrices, or computes it";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$bufferSzNew, "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies,
                   "::mlir::Value":$desc, "::mlir::Value":$spmatA, "::mlir::Value":$spmatB, "::mlir::Value":$spmatC,
                   "::mlir::Type":$computeType, "::mlir::Value":$bufferSz, "::mlir::Value":$buffer), [{
      build($_builder, $_state, bufferSzNew, asyncToken, asyncDependencies, desc,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, ::mlir::gpu::TransposeMode::NON_TRANSPOSE, spmatA, spmatB,
            spmatC, computeType, bufferSz, buffer, ::mlir::gpu::SpGEMMWorkEstimationOrComputeKind::WORK_ESTIMATION);
    }]>
  ];
}
def GPU_SpGEMMCopyOp
    : GPU_AsyncOp<"spgemm_copy",
                  (ins GPU_SparseSpGEMMOpHandle:$desc, GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB,
                       GPU_SparseSpMatHandle:$spmatA, GPU_SparseSpMatHandle:$spmatB, GPU_SparseSpMatHandle:$spmatC,
                       TypeAttr:$computeType),
                  (outs),
                  "$spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` "
                  "$computeType"> {
  let summary = "copies a computed product to its sparse matrix";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$asyncToken, "::mlir::ValueRange":$asyncDependencies, "::mlir::Value":$desc,
                   "::mlir::Value":$spmatA, "::mlir::Value":$spmatB, "::mlir::Value":$spmatC,
                   "::mlir::Type":$computeType), [{
      build($_builder, $_state, asyncToken, asyncDependencies, desc, ::mlir::gpu::TransposeMode::NON_TRANSPOSE,
            ::mlir::gpu::TransposeMode::NON_TRANSPOSE, spmatA, spmatB, spmatC, computeType);
    }]>
  ];
}

#endif // STRATA_DIALECTS_GPU_SPARSEOPS
