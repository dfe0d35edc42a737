//===- VectorReductionOps.td - Reductions and products -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reductions of vectors along dimensions, and products of vectors.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_REDUCTIONOPS
#define STRATA_DIALECTS_VECTOR_REDUCTIONOPS

include "dialects/arith/ArithBase.td"
include "dialects/vector/VectorBase.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"

defvar Vector_Maskable = DeclareOpInterfaceMethods<MaskableOpInterface>;
defvar Vector_DefaultKind = DefaultValuedAttr<Vector_CombiningKindAttr, "::mlir::vector::CombiningKind::ADD">;

//===-- Products -----------------------------------------------------------===//

def Vector_ContractionOp
    : Vector_Op<"contract", [IndexingMapOpInterface, Pure,
                             PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
                             PredOpTrait<"third operand acc and result have same element type",
                                         TCresVTEtIsSameAsOpBase<0, 2>>,
                             Vector_Maskable, Vector_Unroll]> {
  let summary = "a generalized matrix multiplication with an accumulator";
  let description = [{
    Each of the three operands has an indexing map from the iterators to its dimensions. The map of the accumulator does
    not use iterators of type "reduction". `kind` is the op that combines the products.

    ```mlir
    #multiply = {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    }
    func.func @multiply(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) -> vector<4x7xf32> {
      %0 = vector.contract #multiply %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
      return %0 : vector<4x7xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyVectorOfNonZeroRank:$rhs, AnyType:$acc,
                       ArrayAttr:$indexing_maps, Vector_IteratorTypeArrayAttr:$iterator_types,
                       Vector_DefaultKind:$kind);
  let results = (outs AnyType);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs, "::mlir::Value":$acc,
                   "::mlir::ArrayAttr":$indexingMaps, "::mlir::ArrayAttr":$iteratorTypes),
              "build($_builder, $_state, lhs, rhs, acc, indexingMaps, iteratorTypes, getDefaultKind());">,
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs, "::mlir::Value":$acc,
                   "::llvm::ArrayRef<::llvm::ArrayRef<::mlir::AffineExpr>>":$indexingExprs,
                   "::llvm::ArrayRef<::mlir::vector::IteratorType>":$iteratorTypes)>,
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs, "::mlir::Value":$acc,
                   "::mlir::ArrayAttr":$indexingMaps, "::mlir::ArrayAttr":$iteratorTypes,
                   "::mlir::vector::CombiningKind":$kind)>
  ];
  let extraClassDeclaration = [{
    using DimMap = ::std::vector<::std::pair<int64_t, int64_t>>;

    ::mlir::VectorType getLhsType() { return getLhs().getType(); }
    ::mlir::VectorType getRhsType() { return getRhs().getType(); }
    ::mlir::Type getAccType() { return ::mlir::Value(getAcc()).getType(); }
    ::mlir::Type getResultType() { return (*this)->getResultTypes()[0]; }
    ::llvm::SmallVector<::mlir::vector::IteratorType> getIteratorTypesArray();
    /// Appends the trip count of each iterator. \pre The op is verified.
    void getIterationBounds(::llvm::SmallVectorImpl<int64_t> &iterationBounds);
    // Pairs of an lhs and an rhs dimension that the same iterator indexes: a reduction iterator for contracting
    // dimensions, a parallel iterator for batch dimensions.
    DimMap getContractingDimMap();
    DimMap getBatchDimMap();
    /// Returns the shape of an operand; empty for a scalar.
    ::llvm::ArrayRef<int64_t> getShape(::mlir::OpOperand *operand);
    /// Returns the names of the attributes that the assembly format prints before the operands.
    static ::llvm::SmallVector<::llvm::StringRef> getTraitAttrNames();
    static unsigned getAccOperandIndex() { return 2; }
    static ::mlir::vector::CombiningKind getDefaultKind() { return ::mlir::vector::CombiningKind::ADD; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_OuterProductOp
    : Vector_Op<"outerproduct", [Pure, Vector_SameElementType<"lhs operand and result", 0, 0>,
                                 Vector_SameElementType<"rhs operand and result", 0, 1>, Vector_Maskable]> {
  let summary = "the outer product of two vectors, combined with an optional accumulator";
  let description = [{
    If `rhs` is a scalar, the result is the product of the vector and the scalar.

    ```mlir
    func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
      %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
      return %0 : vector<4x8xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyType:$rhs, Optional<AnyVectorOfNonZeroRank>:$acc,
                       Vector_DefaultKind:$kind);
  let results = (outs AnyVectorOfNonZeroRank);
  // Builds the op with the type of the accumulator as result type.
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs, "::mlir::Value":$acc),
                            "build($_builder, $_state, acc.getType(), lhs, rhs, acc, getDefaultKind());">];
  let extraClassDeclaration = [{
    ::mlir::VectorType getOperandVectorTypeLHS() { return getLhs().getType(); }
    ::mlir::Type getOperandTypeRHS() { return ::mlir::Value(getRhs()).getType(); }
    /// Returns the type of the accumulator; null if there is no accumulator.
    ::mlir::VectorType getOperandVectorTypeACC();
    ::mlir::VectorType getResultVectorType() { return ::llvm::cast<::mlir::VectorType>((*this)->getResultTypes()[0]); }
    static ::mlir::vector::CombiningKind getDefaultKind() { return ::mlir::vector::CombiningKind::ADD; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_FMAOp
    : Vector_Op<"fma", !listconcat([Pure, AllTypesMatch<["lhs", "rhs", "acc", "result"]>, Vector_Unroll],
                                   ElementwiseMappable.traits)> {
  let summary = "fused multiply-add: lhs * rhs + acc with a single rounding";
  let description = [{
    ```mlir
    func.func @fma(%a: vector<8xf32>, %b: vector<8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
      %0 = vector.fma %a, %b, %c : vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins VectorOfAnyRankOf<[AnyFloat]>:$lhs, VectorOfAnyRankOf<[AnyFloat]>:$rhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$acc);
  let results = (outs VectorOfAnyRankOf<[AnyFloat]>:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
  let extraClassDeclaration = "::mlir::VectorType getVectorType() { return getLhs().getType(); }";
}

//===-- Reductions ---------------------------------------------------------===//

def Vector_ReductionOp
    : Vector_Op<"reduction", [Pure, Vector_SameElementType<"source operand and result", 0, 0>,
                              OptionalTypesMatchWith<"dest and acc have the same type", "dest", "acc", "$_self">,
                              Vector_Maskable, Vector_Unroll]> {
  let summary = "reduces a vector to a scalar";
  let description = [{
    ```mlir
    func.func @sum(%v: vector<16xf32>, %start: f32) -> f32 {
      %0 = vector.reduction <add>, %v, %start fastmath<reassoc> : vector<16xf32> into f32
      return %0 : f32
    }
    ```
  }];
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfAnyRank:$vector, Optional<AnyType>:$acc,
                       DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::vector::CombiningKind":$kind, "::mlir::Value":$vector, "::mlir::Value":$acc,
                   CArg<"::mlir::arith::FastMathFlags", "::mlir::arith::FastMathFlags::none">:$fastMathFlags)>,
    OpBuilder<(ins "::mlir::vector::CombiningKind":$kind, "::mlir::Value":$vector,
                   CArg<"::mlir::arith::FastMathFlags", "::mlir::arith::FastMathFlags::none">:$fastMathFlags),
              "build($_builder, $_state, kind, vector, ::mlir::Value(), fastMathFlags);">
  ];
  let extraClassDeclaration = "::mlir::VectorType getSourceVectorType() { return getVector().getType(); }";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_MultiDimReductionOp
    : Vector_Op<"multi_reduction", [Pure, AllTypesMatch<["dest", "acc"]>,
                                    Vector_SameElementType<"source operand and result", 0, 0>,
                                    DeclareOpInterfaceMethods<InferTypeOpInterface>, Vector_Maskable,
                                    Vector_Unroll]> {
  let summary = "reduces a vector along some dimensions";
  let description = [{
    ```mlir
    func.func @sum(%v: vector<4x8x16xf32>, %start: vector<8xf32>) -> vector<8xf32> {
      %0 = vector.multi_reduction <add>, %v, %start [0, 2] : vector<4x8x16xf32> to vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source, AnyType:$acc,
                       DenseI64ArrayAttr:$reduction_dims);
  let results = (outs AnyType:$dest);
  let assemblyFormat = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::Value":$acc,
                                 "::llvm::ArrayRef<bool>":$reductionMask, "::mlir::vector::CombiningKind":$kind)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::Type getDestType() { return ::mlir::Value(getDest()).getType(); }
    /// Returns for each dimension of the source whether it is reduced. Invalid reduction dimensions are ignored.
    ::llvm::SmallVector<bool> getReductionMask();
    bool isReducedDim(int64_t dimension) { return getReductionMask()[dimension]; }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ScanOp
    : Vector_Op<"scan", [Pure, AllTypesMatch<["source", "dest"]>,
                         AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "prefix reductions along a dimension, and the final reduction";
  let description = [{
    With `inclusive`, the prefix of an element includes the element itself.

    ```mlir
    func.func @sums(%v: vector<4x8xf32>, %start: vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>) {
      %0:2 = vector.scan <add>, %v, %start {inclusive = true, reduction_dim = 1 : i64}
          : vector<4x8xf32>, vector<4xf32>
      return %0#0, %0#1 : vector<4x8xf32>, vector<4xf32>
    }
    ```
  }];
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
                       AnyVectorOfAnyRank:$initial_value, I64Attr:$reduction_dim, BoolAttr:$inclusive);
  let results = (outs AnyVectorOfNonZeroRank:$dest, AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat = [{
    $kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)
  }];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceType() { return getSource().getType(); }
    ::mlir::VectorType getDestType() { return getDest().getType(); }
    ::mlir::VectorType getAccumulatorType() { return getAccumulatedValue().getType(); }
    ::mlir::VectorType getInitialValueType() { return getInitialValue().getType(); }
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_VECTOR_REDUCTIONOPS
