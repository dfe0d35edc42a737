//===- Passes.td - Transformations of vectors --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def LowerVectorMaskPass : Pass<"lower-vector-mask", "func::FuncOp"> {
  let summary = "Lower 'vector.mask' operations";
  let description = [{
    Replaces `vector.mask` around a transfer or a gather by an op with a mask operand. Ops with pass-through values, and
    other masked ops, remain.
  }];
  let constructor = "createLowerVectorMaskPass()";
}

def LowerVectorMultiReduction : Pass<"lower-vector-multi-reduction", "func::FuncOp"> {
  let summary = "Lower 'vector.multi_reduction' operations";
  let description = [{
    Moves the reduced dimensions to the front or to the back, collapses them to one, and unrolls the resulting matrix.
  }];
  let options = [
    Option<"loweringStrategy", "lowering-strategy", "VectorMultiReductionLowering",
           /*default=*/"VectorMultiReductionLowering::InnerParallel",
           "Select the strategy to control how multi_reduction is lowered.",
           [{llvm::cl::values(
               clEnumValN(VectorMultiReductionLowering::InnerParallel, "inner-parallel",
                          "Lower multi_reduction into outer-reduction and inner-parallel ops."),
               clEnumValN(VectorMultiReductionLowering::InnerReduction, "inner-reduction",
                          "Lower multi_reduction into outer-parallel and inner-reduction ops."))}]>,
  ];
}

def LowerVectorToFromElementsToShuffleTree : Pass<"lower-vector-to-from-elements-to-shuffle-tree", "func::FuncOp"> {
  let summary = "Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations";
  let description = [{
    Replaces a `vector.from_elements` all of whose operands are results of `vector.to_elements`. The sources are merged
    pairwise, level by level.
  }];
}
