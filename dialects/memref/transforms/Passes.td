//===- Passes.td - Passes on memrefs -----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ExpandOpsPass : Pass<"memref-expand"> {
  let summary = "Expand memref ops that have no direct lowering";
  let description = [{
    Replaces memref.reshape to a ranked memref by memref.reinterpret_cast. Dynamic sizes are loaded from the shape operand;
    the strides are those of the identity layout.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect"];
}

def FoldMemRefAliasOpsPass : Pass<"fold-memref-alias-ops"> {
  let summary = "Make accesses through views access the source of the view";
  let description = [{
    Replaces the memref and the indices of loads and stores, including those of vectors and matrices, whose memref is a
    memref.subview, memref.expand_shape or memref.collapse_shape. Merges a memref.subview of another one with unit strides
    into one op.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::vector::VectorDialect"];
}

def NormalizeMemRefsPass : Pass<"normalize-memrefs", "::mlir::ModuleOp"> {
  let summary = "Turn layout maps of memrefs into shapes and indices";
  let description = [{
    Replaces memref types with a layout map and static sizes by types with the identity layout. The map determines the new
    shape, and is composed with the indices of the accesses. Types of function arguments and results and of calls are
    changed consistently. A function is not changed if an op other than accesses, calls, returns, memref.dealloc and memref.dim
    uses a memref with such a type. Callers and callees of such a function are not changed either.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect"];
}

def ResolveRankedShapeTypeResultDimsPass : Pass<"resolve-ranked-shaped-type-result-dims"> {
  let summary = "Replace sizes of op results by computations on the operands of the ops";
  let description = [{
    Replaces memref.dim and tensor.dim of the result of an op with ReifyRankedShapedTypeOpInterface by the size that the
    interface returns. A dimension of an output argument of scf.forall becomes that of the initial value.
  }];
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool", "true",
           "Fail if rewriting does not reach a fixpoint within the limit on iterations">
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"];
}

def ResolveShapedTypeResultDimsPass : Pass<"resolve-shaped-type-result-dims"> {
  let summary = "Replace sizes of op results by computations on the operands of the ops";
  let description = [{
    Equal to resolve-ranked-shaped-type-result-dims, because no op here implements InferShapedTypeOpInterface.
  }];
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool", "true",
           "Fail if rewriting does not reach a fixpoint within the limit on iterations">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ExpandStridedMetadataPass : Pass<"expand-strided-metadata"> {
  let summary = "Compute offsets, sizes and strides of views explicitly";
  let description = [{
    Replaces memref.subview, memref.expand_shape and memref.collapse_shape by memref.reinterpret_cast of the base buffer, with
    an offset, sizes and strides that affine.apply ops compute from those of the source. Replaces
    memref.extract_strided_metadata of a view or an allocation by the values that the op determines.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect"];
}

def ExpandReallocPass : Pass<"expand-realloc"> {
  let summary = "Expand memref.realloc to an allocation, a copy and a deallocation";
  let description = [{
    Memory that is large enough is kept and viewed with the new size. Otherwise, new memory is allocated, the old elements
    are copied, and the old memory is freed.
  }];
  let options = [
    Option<"emitDeallocs", "emit-deallocs", "bool", "true", "Free the old memory">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}
