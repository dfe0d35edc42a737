//===- GPUValueOps.td - Ids, sizes, cross-thread ops -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_VALUEOPS
#define STRATA_DIALECTS_GPU_VALUEOPS

include "dialects/gpu/GPUBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===-- Ids and sizes ------------------------------------------------------===//

class GPU_IndexOp<string mnemonic, string words>
    : GPU_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = words;
  let description = "The optional `upper_bound` is an exclusive bound of an id, or an inclusive bound of a size.";
  let arguments = (ins GPU_DimensionAttr:$dimension, OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index);
  let assemblyFormat = "$dimension (`upper_bound` $upper_bound^)? attr-dict";
  let extraClassDefinition = [{
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setNameFn) {
      ::mlir::gpu::nameByDimension(getOperation(), getDimension(), setNameFn);
    }
  }];
  let builders = [
    OpBuilder<(ins "::mlir::gpu::Dimension":$dimension), [{
      build($_builder, $_state, dimension, ::mlir::IntegerAttr());
    }]>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::gpu::Dimension":$dimension), [{
      build($_builder, $_state, resultType, dimension, ::mlir::IntegerAttr());
    }]>
  ];
}
def GPU_ClusterDimOp : GPU_IndexOp<"cluster_dim", "number of clusters in the grid">;
def GPU_ClusterDimBlocksOp : GPU_IndexOp<"cluster_dim_blocks", "number of blocks in a cluster">;
def GPU_ClusterIdOp : GPU_IndexOp<"cluster_id", "id of the cluster in the grid">;
def GPU_ClusterBlockIdOp : GPU_IndexOp<"cluster_block_id", "id of the block in its cluster">;
def GPU_BlockDimOp : GPU_IndexOp<"block_dim", "number of threads in a block">;
def GPU_BlockIdOp : GPU_IndexOp<"block_id", "id of the block in the grid">;
def GPU_GridDimOp : GPU_IndexOp<"grid_dim", "number of blocks in the grid">;
def GPU_ThreadIdOp : GPU_IndexOp<"thread_id", "id of the thread in its block">;
def GPU_GlobalIdOp : GPU_IndexOp<"global_id", "id of the thread in the grid">;

def GPU_LaneIdOp : GPU_Op<"lane_id", [Pure]> {
  let summary = "id of the thread in its subgroup";
  let arguments = (ins OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index:$result);
  let assemblyFormat = "(`upper_bound` $upper_bound^)? attr-dict";
}
class GPU_SubgroupOp<string mnemonic, string words> : GPU_Op<mnemonic, [Pure]> {
  let summary = words;
  let arguments = (ins OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index:$result);
  let assemblyFormat = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)";
}
def GPU_SubgroupIdOp : GPU_SubgroupOp<"subgroup_id", "id of the subgroup in its block">;
def GPU_NumSubgroupsOp : GPU_SubgroupOp<"num_subgroups", "number of subgroups in a block">;
def GPU_SubgroupSizeOp : GPU_SubgroupOp<"subgroup_size", "number of threads in a subgroup">;

//===-- Cross-thread ops ---------------------------------------------------===//

def GPU_AllReduceOp : GPU_Op<"all_reduce", [SameOperandsAndResultType, IsolatedFromAbove]> {
  let summary = "reduces the values of all threads of the workgroup";
  let description = [{
    The reduction operation is an attribute or a region that combines two values.

    ```mlir
    func.func @sum(%x: f32) -> (f32, f32) {
      %0 = gpu.all_reduce add %x {} : (f32) -> f32
      %1 = gpu.all_reduce %x {
      ^bb0(%lhs: f32, %rhs: f32):
        %2 = arith.addf %lhs, %rhs : f32
        gpu.yield %2 : f32
      } : (f32) -> f32
      return %0, %1 : f32, f32
    }
    ```
  }];
  let arguments = (ins AnyIntegerOrFloat:$value, OptionalAttr<GPU_AllReduceOperationAttr>:$op, UnitAttr:$uniform);
  let results = (outs AnyIntegerOrFloat:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:`
    functional-type(operands, results)
  }];
  let hasRegionVerifier = 1;
  let hasFolder = 1;
}

def GPU_SubgroupReduceOp : GPU_Op<"subgroup_reduce", [SameOperandsAndResultType]> {
  let summary = "reduces the values of all threads of the subgroup, or of each cluster of `cluster_size` threads";
  let arguments = (ins AnyIntegerOrFloatOr1DVector:$value, GPU_AllReduceOperationAttr:$op, UnitAttr:$uniform,
                       OptionalAttr<I32Attr>:$cluster_size, DefaultValuedAttr<I32Attr, "1">:$cluster_stride);
  let results = (outs AnyIntegerOrFloatOr1DVector:$result);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
    (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  // Reductions of the whole subgroup, and of clusters with an optional size.
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::gpu::AllReduceOperation":$op, "bool":$uniform), [{
      build($_builder, $_state, value, op, uniform, ::std::nullopt, 1);
    }]>,
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::gpu::AllReduceOperation":$op, "bool":$uniform,
                   "::std::optional<uint32_t>":$cluster_size), [{
      build($_builder, $_state, value, op, uniform, cluster_size, 1);
    }]>,
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::gpu::AllReduceOperation":$op, "bool":$uniform,
                   "::std::optional<uint32_t>":$cluster_size, "uint32_t":$cluster_stride), [{
      ::mlir::IntegerAttr size = cluster_size ? $_builder.getI32IntegerAttr(*cluster_size) : ::mlir::IntegerAttr();
      build($_builder, $_state, value, op, uniform, size, cluster_stride);
    }]>
  ];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def GPU_ShuffleOp : GPU_Op<"shuffle", [Pure, AllTypesMatch<["value", "shuffleResult"]>]> {
  let summary = "returns the value of another thread of the subgroup";
  let arguments = (ins AnyIntegerOrFloatOr1DVector:$value, I32:$offset, I32:$width, GPU_ShuffleModeAttr:$mode);
  let results = (outs AnyIntegerOrFloatOr1DVector:$shuffleResult, I1:$valid);
  let assemblyFormat = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)";
  let builders = [OpBuilder<(ins "::mlir::Value":$value, "int32_t":$offset, "int32_t":$width,
                                 "::mlir::gpu::ShuffleMode":$mode)>];
}

def GPU_RotateOp : GPU_Op<"rotate", [Pure, AllTypesMatch<["value", "rotateResult"]>]> {
  let summary = "returns the value of the thread `offset` positions further, modulo `width`";
  let arguments = (ins AnyIntegerOrFloatOr1DVector:$value, ConfinedAttr<I32Attr, [IntMinValue<0>]>:$offset,
                       ConfinedAttr<I32Attr, [IntPowerOf2]>:$width);
  let results = (outs AnyIntegerOrFloatOr1DVector:$rotateResult, I1:$valid);
  let assemblyFormat = "$value `,` $offset `,` $width attr-dict `:` type($value)";
  let hasVerifier = 1;
}

def GPU_SubgroupBroadcastOp
    : GPU_Op<"subgroup_broadcast", !listconcat([NoMemoryEffect, AllTypesMatch<["result", "src"]>,
                                                DeclareOpInterfaceMethods<ConditionallySpeculatable,
                                                                          ["getSpeculatability"]>],
                                               ElementwiseMappable.traits)> {
  let summary = "broadcasts the value of one thread to all threads of the subgroup";
  let arguments = (ins AnyType:$src, Optional<I32>:$lane, GPU_BroadcastTypeAttr:$broadcast_type);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def GPU_WarpExecuteOnLane0Op
    : GPU_Op<"warp_execute_on_lane_0", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>,
                                        SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]> {
  let summary = "executes its region on lane 0 of a warp";
  let description = [{
    Inside the region, a vector has the elements of all lanes. Outside, each lane holds its part of the distributed vector.

    ```mlir
    func.func @parts(%lane: index, %x: vector<4xi32>) -> vector<1xf32> {
      %0 = gpu.warp_execute_on_lane_0(%lane)[32] args(%x : vector<4xi32>) -> (vector<1xf32>) {
      ^bb0(%all: vector<128xi32>):
        %1 = arith.constant dense<0.0> : vector<32xf32>
        gpu.yield %1 : vector<32xf32>
      }
      return %0 : vector<1xf32>
    }
    ```
  }];
  let arguments = (ins Index:$laneid, I64Attr:$warp_size, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$warpRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$laneid, "int64_t":$warpSize,
                   CArg<"::mlir::ValueRange", "{}">:$args, CArg<"::mlir::TypeRange", "{}">:$blockArgTypes)>
  ];
  let extraClassDeclaration = [{
    bool isDefinedOutsideOfRegion(::mlir::Value value) {
      return !getWarpRegion().isAncestor(value.getParentRegion());
    }
    /// Returns the gpu.yield of the region. \pre The op is valid.
    ::mlir::gpu::YieldOp getTerminator();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def GPU_YieldOp : GPU_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "terminates a region and yields values to the parent op";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def GPU_BarrierOp : GPU_Op<"barrier"> {
  let summary = "waits until all threads of the workgroup reach the barrier";
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}

def GPU_PrintfOp : GPU_Op<"printf", [MemoryEffects<[MemWrite]>]> {
  let summary = "prints a message from the device, for debugging";
  let arguments = (ins StrAttr:$format, Variadic<AnyTypeOf<[AnyInteger, Index, AnyFloat]>>:$args);
  let assemblyFormat = "$format attr-dict (`,` $args^ `:` type($args))?";
}

#endif // STRATA_DIALECTS_GPU_VALUEOPS
