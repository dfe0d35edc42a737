//===- GPUBase.td - Types and enums of the gpu dialect -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Diagnostics use the summaries of types.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_BASE
#define STRATA_DIALECTS_GPU_BASE

include "dialects/gpu/GPUInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let cppNamespace = "::mlir::gpu";
  let summary = "Kernels, kernel launches and device operations";
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// The attribute of a module that contains GPU modules.
    static ::llvm::StringRef getContainerModuleAttrName() { return "gpu.container_module"; }
    /// The attribute of a function that can be launched as a kernel.
    static ::llvm::StringRef getKernelFuncAttrName() { return "gpu.kernel"; }
    static bool isKernel(::mlir::Operation *op);
    static unsigned getNumWorkgroupDimensions() { return 3; }
    static ::mlir::gpu::AddressSpace getWorkgroupAddressSpace() { return AddressSpace::Workgroup; }
    static ::mlir::gpu::AddressSpace getPrivateAddressSpace() { return AddressSpace::Private; }
    static bool hasWorkgroupMemoryAddressSpace(::mlir::MemRefType type);
    static bool isWorkgroupMemoryAddressSpace(::mlir::Attribute memorySpace);
  }];
  let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$known_block_size, "::mlir::DenseI32ArrayAttr":$known_grid_size,
                              "::mlir::DenseI32ArrayAttr":$known_cluster_size);
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class GPU_Op<string mnemonic, list<Trait> traits = []> : Op<GPU_Dialect, mnemonic, traits>;

//===-- Types --------------------------------------------------------------===//

class GPU_Type<string name, string typeMnemonic, string words> : TypeDef<GPU_Dialect, name> {
  let mnemonic = typeMnemonic;
  let summary = words;
}
def GPU_AsyncToken : GPU_Type<"AsyncToken", "async.token", "async token type"> {
  let description =
      "Defined by an asynchronous op when it starts; an op that uses the token waits until that op has completed.";
}
def GPU_SparseDnTensorHandle : GPU_Type<"SparseDnTensorHandle", "sparse.dntensor_handle", "dense tensor handle type">;
def GPU_SparseSpGEMMOpHandle
    : GPU_Type<"SparseSpGEMMOpHandle", "sparse.spgemmop_handle", "SpGEMM operation handle type">;
def GPU_SparseSpMatHandle : GPU_Type<"SparseSpMatHandle", "sparse.spmat_handle", "sparse matrix handle type">;

def GPU_MMAMatrix : GPU_Type<"MMAMatrix", "mma_matrix", "MMAMatrix type"> {
  let description = "A matrix that is distributed over the threads of a subgroup: `!gpu.mma_matrix<16x16xf16, \"AOp\">`.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType,
                        StringRefParameter<"role in a matrix product: AOp, BOp or COp">:$operand);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape,
                                                      "::mlir::Type":$elementType, "::llvm::StringRef":$operand), [{
    return $_get(elementType.getContext(), shape, elementType, operand);
  }]>];
  let extraClassDeclaration = [{
    unsigned getNumDims() const { return getShape().size(); }
    static bool isValidElementType(::mlir::Type elementType);
  }];
}

def IsMMAMatrixTypePred : CPred<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self)">;
class MMAMatrixOf<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, IsMMAMatrixTypePred,
                    "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()", "gpu.mma_matrix",
                    "::mlir::gpu::MMAMatrixType">;
def GPU_MMAMemRef : MemRefOf<[I8, I32, F16, F32, F64, VectorOfRankAndType<[1], [I8, I32, F16, F32, F64]>]>;

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector
    : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

//===-- Enums --------------------------------------------------------------===//

class GPU_Enum<string name, string description, list<I32EnumAttrCase> cases> : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gpu";
}

def GPU_AddressSpaceEnum : GPU_Enum<"AddressSpace", "GPU address space", [
    I32EnumAttrCase<"Global", 1, "global">, I32EnumAttrCase<"Workgroup", 2, "workgroup">,
    I32EnumAttrCase<"Private", 3, "private">]>;
def GPU_AddressSpaceAttr : EnumAttr<GPU_Dialect, GPU_AddressSpaceEnum, "address_space"> {
  let assemblyFormat = "`<` $value `>`";
}

def GPU_Dimension : GPU_Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'", [
    I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]>;
def GPU_DimensionAttr : EnumAttr<GPU_Dialect, GPU_Dimension, "dim">;

def GPU_AllReduceOperation : GPU_Enum<"AllReduceOperation",
                                      "built-in reduction operations supported by gpu.allreduce.", [
    I32EnumAttrCase<"ADD", 0, "add">, I32EnumAttrCase<"MUL", 1, "mul">, I32EnumAttrCase<"MINUI", 2, "minui">,
    I32EnumAttrCase<"MINSI", 3, "minsi">, I32EnumAttrCase<"MINNUMF", 4, "minnumf">,
    I32EnumAttrCase<"MAXUI", 5, "maxui">, I32EnumAttrCase<"MAXSI", 6, "maxsi">,
    I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">, I32EnumAttrCase<"AND", 8, "and">, I32EnumAttrCase<"OR", 9, "or">,
    I32EnumAttrCase<"XOR", 10, "xor">, I32EnumAttrCase<"MINIMUMF", 11, "minimumf">,
    I32EnumAttrCase<"MAXIMUMF", 12, "maximumf">]>;
def GPU_AllReduceOperationAttr : EnumAttr<GPU_Dialect, GPU_AllReduceOperation, "all_reduce_op">;

def GPU_ShuffleMode : GPU_Enum<"ShuffleMode", "Indexing modes supported by gpu.shuffle.", [
    I32EnumAttrCase<"XOR", 0, "xor">, I32EnumAttrCase<"UP", 2, "up">, I32EnumAttrCase<"DOWN", 1, "down">,
    I32EnumAttrCase<"IDX", 3, "idx">]>;
def GPU_ShuffleModeAttr : EnumAttr<GPU_Dialect, GPU_ShuffleMode, "shuffle_mode">;

def GPU_BroadcastType : GPU_Enum<"BroadcastType", "a lane to broadcast from", [
    I32EnumAttrCase<"first_active_lane", 0>, I32EnumAttrCase<"specific_lane", 1>]>;
def GPU_BroadcastTypeAttr : EnumAttr<GPU_Dialect, GPU_BroadcastType, "broadcast">;

def MMAElementWise : GPU_Enum<"MMAElementwiseOp", "elementwise operation to apply to mma matrix", [
    I32EnumAttrCase<"ADDF", 0, "addf">, I32EnumAttrCase<"MULF", 1, "mulf">, I32EnumAttrCase<"SUBF", 2, "subf">,
    I32EnumAttrCase<"MAXF", 3, "maxf">, I32EnumAttrCase<"MINF", 4, "minf">, I32EnumAttrCase<"DIVF", 5, "divf">,
    I32EnumAttrCase<"ADDI", 6, "addi">, I32EnumAttrCase<"MULI", 7, "muli">, I32EnumAttrCase<"SUBI", 8, "subi">,
    I32EnumAttrCase<"DIVS", 9, "divs">, I32EnumAttrCase<"DIVU", 10, "divu">,
    I32EnumAttrCase<"NEGATEF", 11, "negatef">, I32EnumAttrCase<"NEGATES", 12, "negates">,
    I32EnumAttrCase<"EXTF", 13, "extf">]>;
def MMAElementWiseAttr : EnumAttr<GPU_Dialect, MMAElementWise, "mma_element_wise">;

def GPU_Prune2To4SpMatFlag : GPU_Enum<"Prune2To4SpMatFlag", "pruning strategy for 2:4 sparse matrix", [
    I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"PRUNE_ONLY", 1>, I32EnumAttrCase<"PRUNE_AND_CHECK", 2>]>;
def GPU_Prune2To4SpMatFlagAttr : EnumAttr<GPU_Dialect, GPU_Prune2To4SpMatFlag, "prune_2to4_spmat_flag"> {
  let defaultValue = "::mlir::gpu::Prune2To4SpMatFlag::PRUNE_AND_CHECK";
}
def GPU_TransposeMode : GPU_Enum<"TransposeMode", "transpose mode of sparse matrix supported by sparse tensor ops", [
    I32EnumAttrCase<"NON_TRANSPOSE", 0>, I32EnumAttrCase<"TRANSPOSE", 1>,
    I32EnumAttrCase<"CONJUGATE_TRANSPOSE", 2>]>;
def GPU_TransposeModeAttr : EnumAttr<GPU_Dialect, GPU_TransposeMode, "mat_transpose_mode"> {
  let defaultValue = "::mlir::gpu::TransposeMode::NON_TRANSPOSE";
}
def GPU_SpGEMMWorkEstimationOrComputeKind
    : GPU_Enum<"SpGEMMWorkEstimationOrComputeKind",
               "choose whether spgemm_work_estimation_or_compute does work estimation or compute", [
    I32EnumAttrCase<"WORK_ESTIMATION", 0>, I32EnumAttrCase<"COMPUTE", 1>]>;
def GPU_SpGEMMWorkEstimationOrComputeKindAttr
    : EnumAttr<GPU_Dialect, GPU_SpGEMMWorkEstimationOrComputeKind, "spgemm_work_estimation_or_compute_kind">;

#endif // STRATA_DIALECTS_GPU_BASE
