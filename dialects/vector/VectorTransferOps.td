//===- VectorTransferOps.td - Transfers --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// transfer_read and transfer_write, which may permute dimensions, broadcast elements and access out of bounds. For ops
// that are closer to machine instructions see VectorMemoryOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFEROPS
#define STRATA_DIALECTS_VECTOR_TRANSFEROPS

include "dialects/vector/VectorBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

class Vector_TransferOp<string mnemonic, list<string> maskableMethods>
    : Vector_Op<mnemonic, [DeclareOpInterfaceMethods<VectorTransferOpInterface>, Vector_Unroll,
                           DeclareOpInterfaceMethods<MaskableOpInterface, maskableMethods>,
                           DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                           DeclareOpInterfaceMethods<ConditionallySpeculatable>,
                           DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>, AttrSizedOperandSegments,
                           DestinationStyleOpInterface]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDefinition = Vector_BubbleDownCasts # [{
    ::mlir::Type $cppClass::getExpectedMaskType() {
      return ::mlir::vector::inferTransferOpMaskType(getVectorType(), getPermutationMap());
    }
    ::std::optional<::llvm::SmallVector<int64_t, 4>> $cppClass::getShapeForUnroll() {
      return ::llvm::SmallVector<int64_t, 4>(getVectorType().getShape());
    }
    // Speculatable only on tensors: such a transfer cannot fail at run time, whereas one on a memref may
    // access memory that is not allocated.
    ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
      return ::llvm::isa<::mlir::TensorType>(getShapedType()) ? ::mlir::Speculation::Speculatable
                                                              : ::mlir::Speculation::NotSpeculatable;
    }
  }];
}

defvar Vector_InBoundsArg = CArg<"::std::optional<::llvm::ArrayRef<bool>>", "::std::nullopt">;

def Vector_TransferReadOp : Vector_TransferOp<"transfer_read", ["supportsPassthru"]> {
  let summary = "reads a vector from a memref or tensor";
  let description = [{
    `permutation_map` maps the dimensions of the base to those of the vector; a result of 0 is a broadcast dimension. It
    defaults to the identity on the minor dimensions. Elements out of bounds have the padding value; `in_bounds` lists
    the vector dimensions along which all accesses are in bounds.

    ```mlir
    func.func @column(%m: memref<?x?xf32>, %i: index, %j: index, %padding: f32) -> vector<8xf32> {
      %0 = vector.transfer_read %m[%i, %j], %padding
          {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
          : memref<?x?xf32>, vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins AnyShaped:$base, Variadic<Index>:$indices, AffineMapAttr:$permutation_map, AnyType:$padding,
                       Optional<VectorOfNonZeroRankOf<[I1]>>:$mask, BoolArrayAttr:$in_bounds);
  let results = (outs AnyVectorOfAnyRank:$vector);
  // The padding defaults to poison, the map to the identity on the minor dimensions.
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$vectorType, "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                   "::std::optional<::mlir::Value>":$padding, "::mlir::AffineMapAttr":$permutationMapAttr,
                   "::mlir::ArrayAttr":$inBoundsAttr)>,
    OpBuilder<(ins "::mlir::VectorType":$vectorType, "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                   "::std::optional<::mlir::Value>":$padding, "::mlir::AffineMap":$permutationMap,
                   Vector_InBoundsArg:$inBounds)>,
    OpBuilder<(ins "::mlir::VectorType":$vectorType, "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                   "::std::optional<::mlir::Value>":$padding, Vector_InBoundsArg:$inBounds)>
  ];
  let extraClassDeclaration = [{
    /// Returns an empty range, since a read has no destination. The op implements DestinationStyleOpInterface
    /// so that clients can handle reads and writes alike.
    ::mlir::MutableOperandRange getDpsInitsMutable();
  }];
}

def Vector_TransferWriteOp : Vector_TransferOp<"transfer_write", []> {
  let summary = "writes a vector to a memref or tensor";
  let description = [{
    The inverse of `transfer_read`; elements out of bounds are not written. If the base is a tensor, the result is the
    updated tensor.

    ```mlir
    func.func @put(%v: vector<8xf32>, %t: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
      %0 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true]} : vector<8xf32>, tensor<?x?xf32>
      return %0 : tensor<?x?xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore, AnyShaped:$base, Variadic<Index>:$indices,
                       AffineMapAttr:$permutation_map, Optional<VectorOfNonZeroRankOf<[I1]>>:$mask,
                       BoolArrayAttr:$in_bounds);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$vector, "::mlir::Value":$dest, "::mlir::ValueRange":$indices,
                   "::mlir::AffineMapAttr":$permutationMapAttr, "::mlir::Value":$mask,
                   "::mlir::ArrayAttr":$inBoundsAttr), [{
      // Only a write into a tensor has a result.
      ::mlir::Type resultType = ::llvm::dyn_cast<::mlir::RankedTensorType>(dest.getType());
      build($_builder, $_state, resultType, vector, dest, indices, permutationMapAttr, mask, inBoundsAttr);
    }]>,
    OpBuilder<(ins "::mlir::Value":$vector, "::mlir::Value":$dest, "::mlir::ValueRange":$indices,
                   "::mlir::AffineMapAttr":$permutationMapAttr, "::mlir::ArrayAttr":$inBoundsAttr), [{
      build($_builder, $_state, vector, dest, indices, permutationMapAttr, /*mask=*/::mlir::Value(), inBoundsAttr);
    }]>,
    OpBuilder<(ins "::mlir::Value":$vector, "::mlir::Value":$dest, "::mlir::ValueRange":$indices,
                   "::mlir::AffineMap":$permutationMap, Vector_InBoundsArg:$inBounds)>,
    OpBuilder<(ins "::mlir::Value":$vector, "::mlir::Value":$dest, "::mlir::ValueRange":$indices,
                   Vector_InBoundsArg:$inBounds)>
  ];
  let extraClassDeclaration = [{
    /// Returns the stored vector. The accessor is named as in other store ops.
    ::mlir::Value getValue() { return getVector(); }
    ::mlir::MutableOperandRange getDpsInitsMutable();
  }];
}

#endif // STRATA_DIALECTS_VECTOR_TRANSFEROPS
