//===- Bufferization.td - Conversion of tensors to memrefs -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops between tensors, which are values, and memrefs, which refer to memory. BufferizationDialect.cpp verifies the
// attributes of this dialect on ops of other dialects.
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
  let cppNamespace = "::mlir::bufferization";
  let summary = "Conversion between tensors and memrefs, and ownership of memory";
  let description = [{
    Attributes of function arguments: `bufferization.writable` specifies whether the function may write to the memory of
    a tensor, `bufferization.access` (`"none"`, `"read"`, `"write"`, `"read-write"`) how it accesses that memory, and
    `bufferization.buffer_layout` the layout of the memref. An op that allocates or frees memory has
    `bufferization.manual_deallocation` if deallocation passes must ignore that memory.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
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

// Requires that a tensor and a memref operand have the same shape and element type. haveMatchingTypes() emits
// a more precise error before that of the trait.
class Bufferization_TensorAndBufferMatch<string tensor, string buffer>
    : PredOpTrait<"specified tensor and buffer types match",
                  CPred<"::mlir::bufferization::haveMatchingTypes(&$_op, $" # tensor # ", $" # buffer # ")">>;

//===-- Tensors ------------------------------------------------------------===//

def Bufferization_AllocTensorOp : Bufferization_Op<"alloc_tensor", [AttrSizedOperandSegments,
                                                                    Bufferization_ReifiesShape]> {
  let summary = "allocates a tensor";
  let description = [{
    Bufferization allocates a new memref for the tensor. Elements and dynamic sizes are those of `copy`; without `copy`,
    elements are undefined and dynamic sizes are operands. `memory_space` is the memory space of the memref, `size_hint`
    the expected number of stored elements of a sparse tensor.

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
    /// Returns the type of the allocated tensor. \pre The tensor is ranked.
    ::mlir::RankedTensorType getType() { return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType()); }
    bool isDynamicDim(unsigned index) { return getType().isDynamicDim(index); }
    /// Returns the index of the operand for a dynamic dimension. \pre There is no `copy`.
    unsigned getIndexOfDynamicSize(unsigned index);
    /// Returns the size operand of a dynamic dimension, or a new tensor.dim of `copy`.
    ::mlir::Value getDynamicSize(::mlir::OpBuilder &builder, unsigned index);
    /// Returns the size of a dimension. \pre The dimension is static.
    int64_t getStaticSize(unsigned index) { return getType().getDimSize(index); }
  }];
  // The assembly format is implemented in C++: `copy` has no type of its own (it is that of the result), and keywords
  // mark the optional operands.
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_DeallocTensorOp : Bufferization_Op<"dealloc_tensor"> {
  let summary = "frees the memory of a tensor";
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
  let summary = "stores a tensor in the memory of another tensor or in a memref";
  let description = [{
    A memref destination must be `writable`. `restrict` asserts that no other op accesses the memory of the memref.

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

//===-- Conversions --------------------------------------------------------===//

def Bufferization_ToTensorOp
    : Bufferization_Op<"to_tensor", [SameOperandsAndResultShape, SameOperandsAndResultElementType,
                                     Bufferization_TensorAndBufferMatch<"result", "buffer">]> {
  let summary = "loads a memref as a tensor";
  let description = [{
    `restrict` asserts that only this op and its users access the memory, `writable` that they may write to it.

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
  let summary = "returns the memref of a tensor";
  let description = "A `read_only` memref is not written.";
  let arguments = (ins Bufferization_TensorLike:$tensor, UnitAttr:$read_only);
  let results = (outs Bufferization_BufferLike:$buffer);
  let assemblyFormat = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Memory -------------------------------------------------------------===//

def Bufferization_CloneOp : Bufferization_Op<"clone", [MemoryEffectsOpInterface]> {
  let summary = "returns a memref with the same contents";
  let description = "The result may alias the input, so neither may be written afterwards.";
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

def Bufferization_DeallocOp : Bufferization_Op<"dealloc", [AttrSizedOperandSegments, InferTypeOpAdaptor]> {
  let summary = "frees memrefs conditionally, except those that are retained";
  let description = [{
    Each memref is freed if its condition is true and it does not alias a retained memref. The result for a retained
    memref is true if it aliases a memref whose condition is true: the retained memref then owns that memory.

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
