//===- VectorTransformsBase.td - Choices of lowerings ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums that select one of several lowerings of an op.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMSBASE
#define STRATA_DIALECTS_VECTOR_TRANSFORMSBASE

include "mlir/IR/EnumAttr.td"

class Vector_Choice<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::vector";
}

// EltWise: extracts and inserts of elements. LLVMIntr: a matrix intrinsic. Shuffle1D: one shuffle of the flattened
// vector. Shuffle16x16: stages of shuffles, for 16x16 elements.
def VectorTransposeLoweringAttr
    : Vector_Choice<"VectorTransposeLowering", "lowering of vector.transpose",
                    [I32EnumAttrCase<"EltWise", 0, "eltwise">, I32EnumAttrCase<"LLVMIntr", 1, "llvmintr">,
                     I32EnumAttrCase<"Shuffle1D", 2, "shuffle_1d">,
                     I32EnumAttrCase<"Shuffle16x16", 3, "shuffle_16x16">]>;

// InnerParallel: elementwise ops on slices of the outermost dimension. InnerReduction: reductions of the innermost
// dimension.
def VectorMultiReductionLoweringAttr
    : Vector_Choice<"VectorMultiReductionLowering", "lowering of vector.multi_reduction",
                    [I32EnumAttrCase<"InnerParallel", 0, "innerparallel">,
                     I32EnumAttrCase<"InnerReduction", 1, "innerreduction">]>;

// Dot: products and reductions. LLVMIntr: a matrix intrinsic. OuterProduct: outer products. ParallelArith: elementwise
// ops, if all reduced dimensions have size 1.
def VectorContractLoweringAttr
    : Vector_Choice<"VectorContractLowering", "lowering of vector.contract",
                    [I32EnumAttrCase<"Dot", 0, "dot">, I32EnumAttrCase<"LLVMIntr", 1, "llvmintr">,
                     I32EnumAttrCase<"OuterProduct", 2, "outerproduct">,
                     I32EnumAttrCase<"ParallelArith", 3, "parallelarith">]>;

// The slow path of a transfer that is split into a part in bounds and another one. None: not split. VectorTransfer,
// LinalgCopy: a transfer or a copy to a buffer that is large enough. ForceInBounds: no slow path; all accesses are
// declared in bounds.
def VectorTransferSplitAttr
    : Vector_Choice<"VectorTransferSplit", "treatment of transfers that may be out of bounds",
                    [I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"VectorTransfer", 1, "vector-transfer">,
                     I32EnumAttrCase<"LinalgCopy", 2, "linalg-copy">,
                     I32EnumAttrCase<"ForceInBounds", 3, "force-in-bounds">]>;

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMSBASE
