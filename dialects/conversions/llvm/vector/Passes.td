//===- Passes.td - Lowering of vector to llvm --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertVectorToLLVMPass : Pass<"convert-vector-to-llvm"> {
  let summary = "Lower the operations from the vector dialect into the LLVM dialect";
  let description = [{
    First lowers contractions, transfers, masks, slices and changes of shape to simpler ops on one-dimensional vectors; then
    converts these to the llvm dialect. A vector of rank 2 or more becomes nested arrays of one-dimensional vectors. Ops of
    other dialects remain; casts connect them to converted ops.

    The intrinsics for matrices store the columns of a matrix one after the other (the default of LLVM), and a vector stores
    its rows: a product is lowered to the product of the transposed operands in reverse order.

    The options that select the instructions of a machine are accepted and change nothing: they apply to ops of dialects that
    are not available here (amx, arm_sve, x86vector), and products of matrices are not lowered to ops of arm_neon.
  }];
  let options = [
    Option<"reassociateFPReductions", "reassociate-fp-reductions", "bool", /*default=*/"false",
           "Allows llvm to reassociate floating-point reductions for speed">,
    Option<"force32BitVectorIndices", "force-32bit-vector-indices", "bool", /*default=*/"true",
           "Allows compiler to assume vector indices fit in 32-bit if that yields faster code">,
    Option<"useVectorAlignment", "use-vector-alignment", "bool", /*default=*/"false",
           "Use the preferred alignment of a vector type in load/store operations instead of the alignment of the element "
           "type of the memref. An alignment attribute of the operation takes priority">,
    Option<"amx", "enable-amx", "bool", /*default=*/"false",
           "Enables the use of AMX dialect while lowering the vector dialect.">,
    Option<"armNeon", "enable-arm-neon", "bool", /*default=*/"false",
           "Enables the use of ArmNeon dialect while lowering the vector dialect.">,
    Option<"armSVE", "enable-arm-sve", "bool", /*default=*/"false",
           "Enables the use of ArmSVE dialect while lowering the vector dialect.">,
    Option<"armI8MM", "enable-arm-i8mm", "bool", /*default=*/"false",
           "Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.">,
    Option<"armBF16", "enable-arm-bf16", "bool", /*default=*/"false",
           "Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.">,
    Option<"x86Vector", "enable-x86vector", "bool", /*default=*/"false",
           "Enables the use of X86Vector dialect while lowering the vector dialect.">,
    Option<"vectorContractLowering", "vector-contract-lowering", "vector::VectorContractLowering",
           /*default=*/"vector::VectorContractLowering::Dot", "control the lowering of `vector.contract` operations.",
           [{llvm::cl::values(
               clEnumValN(vector::VectorContractLowering::Dot, "dot",
                          "Progressively lower to finer grained `vector.contract` and dot-products. (default)"),
               clEnumValN(vector::VectorContractLowering::LLVMIntr, "llvmintr",
                          "Lower directly to `llvm.intr.matrix.multiply`."),
               clEnumValN(vector::VectorContractLowering::OuterProduct, "outerproduct",
                          "Lower to `vector.outerproduct`."),
               clEnumValN(vector::VectorContractLowering::ParallelArith, "parallelarith",
                          "Lower contract with all reduction dimensions unrolled to 1 to a vector elementwise operations.")
           )}]>,
    Option<"vectorTransposeLowering", "vector-transpose-lowering", "vector::VectorTransposeLowering",
           /*default=*/"vector::VectorTransposeLowering::EltWise",
           "control the lowering of `vector.transpose` operations.",
           [{llvm::cl::values(
               clEnumValN(vector::VectorTransposeLowering::EltWise, "eltwise",
                          "Lower transpose into element-wise extract and inserts (default)"),
               clEnumValN(vector::VectorTransposeLowering::LLVMIntr, "llvmintr",
                          "Lower directly to `llvm.intr.matrix.transpose`"),
               clEnumValN(vector::VectorTransposeLowering::Shuffle1D, "shuffle1d",
                          "Lower 2-D transpose to `vector.shuffle` on 1-D vector."),
               clEnumValN(vector::VectorTransposeLowering::Shuffle16x16, "shuffle16x16",
                          "Lower 2-D transpose to `vector.shuffle` on 16x16 vector.")
           )}]>,
  ];
}
