//===- Bufferization.td - From tensors to memory -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops between tensors, which are values, and memrefs, which are places. What attributes of this dialect may stand
// on is checked in BufferizationDialect.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_BUFFERIZATION
#define STRATA_DIALECTS_BUFFERIZATION

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"

def Bufferization_Dialect : Dialect {
  let name = "bufferization";
  let cppNamespace = "::strata::bufferization";
  let summary = "Ops between tensors and the memory that they will be in";
  let description = [{
    On arguments of functions, `bufferization.writable` says whether the memory of a tensor may be written,
    `bufferization.access` (`"none"`, `"read"`, `"write"`, `"read-write"`) what the function does to it, and
    `bufferization.buffer_layout` how it is laid out. `bufferization.manual_deallocation` on what allocates or frees says
    that nobody else is to care for the memory.
  }];
  let dependentDialects = ["::strata::arith::ArithDialect", "::strata::memref::MemRefDialect",
                           "::strata::tensor::TensorDialect"];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = [{
    static constexpr ::llvm::StringLiteral kWritableAttrName = "bufferization.writable";
    static constexpr ::llvm::StringLiteral kBufferAccessAttrName = "bufferization.access";
    static constexpr ::llvm::StringLiteral kBufferLayoutAttrName = "bufferization.buffer_layout";
    static constexpr ::llvm::StringLiteral kManualDeallocation = "bufferization.manual_deallocation";
  }];
}

class Bufferization_Op<string mnemonic, list<Trait> traits = []> : Op<Bufferization_Dialect, mnemonic, traits>;

defvar Bufferization_ReifiesShape =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

//===-- Types --------------------------------------------------------------===//

def Bufferization_TensorLike : Type<AnyTensor.predicate, "TensorLikeType instance", "::mlir::TensorType">;
def Bufferization_BufferLike
    : Type<AnyRankedOrUnrankedMemRef.predicate, "BufferLikeType instance", "::mlir::BaseMemRefType">;

// Says itself why not.
class Bufferization_TensorAndBufferMatch<string tensor, string buffer>
    : PredOpTrait<"specified tensor and buffer types match",
                  CPred<"::strata::bufferization::haveMatchingTypes(&$_op, $" # tensor # ", $" # buffer # ")">>;

//===-- Tensors ------------------------------------------------------------===//

def Bufferization_AllocTensorOp : Bufferization_Op<"alloc_tensor", [AttrSizedOperandSegments,
                                                                    Bufferization_ReifiesShape]> {
  let summary = "a tensor that gets memory of its own";
  let description = [{
    Its elements are those of `copy`, which also says the sizes, or else undefined. `memory_space` says where it will be,
    `size_hint` how many elements to make room for in a sparse one.

    ```mlir
    func.func @own(%t: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
      %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
      %1 = bufferization.alloc_tensor() copy(%t) {memory_space = 3 : i64} : tensor<?xf32>
      return %0, %1 : tensor<?xf32>, tensor<?xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamic_sizes, Optional<AnyTensor>:$copy, Optional<Index>:$size_hint,
                       OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs AnyTensor:$result);
  let builders = [
    OpBuilder<(ins "::mlir::RankedTensorType":$type, "::mlir::ValueRange":$dynamicSizes)>,
    OpBuilder<(ins "::mlir::RankedTensorType":$type, "::mlir::ValueRange":$dynamicSizes, "::mlir::Value":$copy)>,
    OpBuilder<(ins "::mlir::TensorType":$type, "::mlir::ValueRange":$dynamicSizes, "::mlir::Value":$copy,
                   "::mlir::IntegerAttr":$memorySpace)>
  ];
  let extraClassDeclaration = [{
    /// \pre The tensor has a rank.
    ::mlir::RankedTensorType getType() { return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType()); }
    bool isDynamicDim(unsigned index) { return getType().isDynamicDim(index); }
    /// Which of the operands is the size. \pre There is no copy, and the size is not known.
    unsigned getIndexOfDynamicSize(unsigned index);
    /// An operand, or asked of the copy. \pre The size is not known.
    ::mlir::Value getDynamicSize(::mlir::OpBuilder &builder, unsigned index);
    /// \pre The size is known.
    int64_t getStaticSize(unsigned index) { return getType().getDimSize(index); }
  }];
  // An operand's type is the result's; which parts are there, words tell.
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_DeallocTensorOp : Bufferization_Op<"dealloc_tensor"> {
  let summary = "ends the life of a tensor's memory";
  let arguments = (ins AnyTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def Bufferization_MaterializeInDestinationOp
    : Bufferization_Op<"materialize_in_destination",
                       [AllElementTypesMatch<["source", "dest"]>, DestinationStyleOpInterface,
                        Bufferization_ReifiesShape,
                        DeclareOpInterfaceMethods<SubsetOpInterface,
                                                  ["operatesOnEquivalentSubset", "operatesOnDisjointSubset"]>,
                        DeclareOpInterfaceMethods<SubsetInsertionOpInterface,
                                                  ["getSourceOperand", "getValuesNeededToBuildSubsetExtraction",
                                                   "buildSubsetExtraction", "isEquivalentSubset"]>,
                        DeclareOpInterfaceMethods<MemoryEffectsOpInterface, ["getEffects"]>]> {
  let summary = "a tensor in the memory of another, or in a memref";
  let description = [{
    In memory it may write only where `writable` says so; `restrict` promises that there is no other way to that memory.

    ```mlir
    func.func @put(%t: tensor<4xf32>, %into: tensor<4xf32>, %place: memref<4xf32>) -> tensor<4xf32> {
      bufferization.materialize_in_destination %t in restrict writable %place : (tensor<4xf32>, memref<4xf32>) -> ()
      %0 = bufferization.materialize_in_destination %t in %into : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins AnyTensor:$source, AnyShaped:$dest, UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Optional<AnyTensor>:$result);
  let assemblyFormat = [{
    $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::Value":$dest)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
  }];
  let hasVerifier = 1;
}

//===-- From one to the other ----------------------------------------------===//

def Bufferization_ToTensorOp
    : Bufferization_Op<"to_tensor", [SameOperandsAndResultShape, SameOperandsAndResultElementType,
                                     Bufferization_TensorAndBufferMatch<"result", "buffer">]> {
  let summary = "what is in memory as a tensor";
  let description = [{
    `restrict` promises that the memory is reached by this operation only, `writable` that it may be written.

    ```mlir
    func.func @copy(%from: memref<?xf32>) -> memref<?xf32> {
      %0 = bufferization.to_tensor %from restrict : memref<?xf32> to tensor<?xf32>
      %1 = bufferization.to_buffer %0 read_only : tensor<?xf32> to memref<?xf32>
      %2 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
      return %2 : memref<?xf32>
    }
    ```
  }];
  let arguments = (ins Arg<Bufferization_BufferLike, "the reference to load from", [MemReadAt<0, FullEffect>]>:$buffer,
                       UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Bufferization_TensorLike:$result);
  let assemblyFormat = [{
    $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_ToBufferOp
    : Bufferization_Op<"to_buffer", [SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure,
                                     Bufferization_TensorAndBufferMatch<"tensor", "buffer">]> {
  let summary = "the memory that a tensor will be in";
  let description = "With `read_only` it is not to be written.";
  let arguments = (ins Bufferization_TensorLike:$tensor, UnitAttr:$read_only);
  let results = (outs Bufferization_BufferLike:$buffer);
  let assemblyFormat = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Memory -------------------------------------------------------------===//

def Bufferization_CloneOp : Bufferization_Op<"clone", [MemoryEffectsOpInterface]> {
  let summary = "memory with the same contents";
  let description = "Whether it is the same memory is left open: neither may be written afterwards.";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead<DefaultResource>]>:$input);
  let results = (outs Res<AnyRankedOrUnrankedMemRef, "",
                          [MemWrite<DefaultResource>, MemAlloc<DefaultResource>]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let builders = [OpBuilder<(ins "::mlir::Value":$value), "build($_builder, $_state, value.getType(), value);">];
  let extraClassDeclaration = [{
    ::mlir::Value getSource() { return getInput(); }
    ::mlir::Value getTarget() { return getOutput(); }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_DeallocOp : Bufferization_Op<"dealloc", [AttrSizedOperandSegments,
                                                           DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "frees memory by conditions, except what is retained";
  let description = [{
    Each memref is freed if its condition holds and no retained one shares its memory. A result says of a retained memref
    whether a memref of the same memory had its condition hold: who retains it has to free it.

    ```mlir
    func.func @end(%a: memref<2xf32>, %b: memref<4xi32>, %owned: i1) -> i1 {
      %0 = bufferization.dealloc (%a : memref<2xf32>) if (%owned) retain (%b : memref<4xi32>)
      return %0 : i1
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedOrUnrankedMemRef>:$memrefs, Variadic<I1>:$conditions,
                       Variadic<AnyRankedOrUnrankedMemRef>:$retained);
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_BUFFERIZATION
