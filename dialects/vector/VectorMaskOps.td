//===- VectorMaskOps.td - Masks, vscale and printing -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that create masks, vector.mask, which applies a mask to an op, and the ops vscale and print.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_MASKOPS
#define STRATA_DIALECTS_VECTOR_MASKOPS

include "dialects/vector/VectorBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

//===-- Masks --------------------------------------------------------------===//

def Vector_ConstantMaskOp : Vector_Op<"constant_mask", [Pure, Vector_UnrollAsResult]> {
  let summary = "a constant mask whose set bits form a hyperrectangle at the origin";
  let description = [{
    A bit is set if its index in each dimension is less than the given size of that dimension.

    ```mlir
    func.func @corner() -> vector<4x3xi1> {
      %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
      return %0 : vector<4x3xi1>
    }
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let builders = [OpBuilder<(ins "::mlir::VectorType":$type, "::mlir::vector::ConstantMaskKind":$kind)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getVectorType() { return ::llvm::cast<::mlir::VectorType>((*this)->getResultTypes()[0]); }
    /// True if every bit is set.
    bool isAllOnesMask();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_CreateMaskOp : Vector_Op<"create_mask", [Pure, Vector_UnrollAsResult]> {
  let summary = "a mask whose set bits form a hyperrectangle at the origin";
  let description = [{
    A bit is set if its index in each dimension is less than the operand of that dimension. Operands are clamped to the
    range from 0 to the size of the dimension.

    ```mlir
    func.func @corner(%i: index, %j: index) -> vector<4x3xi1> {
      %0 = vector.create_mask %i, %j : vector<4x3xi1>
      return %0 : vector<4x3xi1>
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$operands attr-dict `:` type(results)";
  let builders = [OpBuilder<(ins "::mlir::VectorType":$type,
                                 "::llvm::ArrayRef<::mlir::OpFoldResult>":$mixedOperands)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getVectorType() { return ::llvm::cast<::mlir::VectorType>((*this)->getResultTypes()[0]); }
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_MaskOp
    : Vector_Op<"mask", [SingleBlockImplicitTerminator<"YieldOp">, DeclareOpInterfaceMethods<MaskingOpInterface>,
                         RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "executes the op in its region for the elements selected by a mask";
  let description = [{
    Elements whose mask bit is not set are those of `passthru`, if it is present. Without an op in the region, the
    results are the yielded values.

    ```mlir
    func.func @sum(%mask: vector<8xi1>, %v: vector<8xi32>) -> i32 {
      %0 = vector.mask %mask { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins VectorOfNonZeroRankOf<[I1]>:$mask, Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$mask, "::mlir::Operation *":$maskableOp,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion), [{
      ::mlir::TypeRange resultTypes;
      if (maskableOp)
        resultTypes = maskableOp->getResultTypes();
      build($_builder, $_state, resultTypes, mask, ::mlir::Value(), maskableOp, maskRegion);
    }]>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$mask, "::mlir::Operation *":$maskableOp,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion), [{
      build($_builder, $_state, resultTypes, mask, ::mlir::Value(), maskableOp, maskRegion);
    }]>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$mask, "::mlir::Value":$passthru,
                   "::mlir::Operation *":$maskableOp,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion)>
  ];
  let extraClassDeclaration = [{
    /// \pre The op is verified, so the region has a block.
    ::mlir::Block *getMaskBlock() { return &getMaskRegion().front(); }
    /// True if the region contains no op but the terminator.
    bool isEmpty();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "terminates a region and yields values to the parent op";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "(void)$_builder, (void)$_state;">];
}

//===-- vscale and print ---------------------------------------------------===//

def VectorScaleOp
    : Vector_Op<"vscale", [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the runtime factor of scalable dimensions";
  let description = [{
    A scalable dimension of static size `n` has `n * vscale` elements at run time.

    ```mlir
    func.func @scale() -> index {
      %vscale = vector.vscale
      return %vscale : index
    }
    ```
  }];
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

def Vector_PrintOp
    : Vector_Op<"print", [MemoryEffects<[MemWrite]>,
                          PredOpTrait<"`source` or `punctuation` are not set when printing strings",
                                      CPred<"!$stringLiteral || (!$source && (!$punctuation || $punctuation.getValue() "
                                            "== ::mlir::vector::PrintPunctuation::NewLine))">>]> {
  let summary = "prints a value, a string or punctuation to the standard output";
  let description = [{
    For tests and debugging.

    ```mlir
    func.func @show(%v: vector<4xf32>, %x: i32) {
      vector.print str "values: "
      vector.print %v : vector<4xf32>
      vector.print %x : i32 punctuation <no_punctuation>
      return
    }
    ```
  }];
  // The type constraint of `source` has no summary, so that its diagnostic has MLIR's wording.
  let arguments = (ins Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate, Index.predicate,
                                         AnyFloat.predicate]>>>:$source,
                       DefaultValuedAttr<Vector_PrintPunctuation,
                                         "::mlir::vector::PrintPunctuation::NewLine">:$punctuation,
                       OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = [{
    ($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::vector::PrintPunctuation":$punctuation),
              "build($_builder, $_state, ::mlir::Value(), punctuation, ::mlir::StringAttr());">,
    OpBuilder<(ins "::mlir::Value":$source),
              "build($_builder, $_state, source, ::mlir::vector::PrintPunctuation::NewLine, ::mlir::StringAttr());">,
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::vector::PrintPunctuation":$punctuation),
              "build($_builder, $_state, source, punctuation, ::mlir::StringAttr());">,
    OpBuilder<(ins "::llvm::StringRef":$string), [{
      build($_builder, $_state, ::mlir::Value(), ::mlir::vector::PrintPunctuation::NewLine,
            $_builder.getStringAttr(string));
    }]>
  ];
  let extraClassDeclaration = "::mlir::Type getPrintType() { return ::mlir::Value(getSource()).getType(); }";
}

#endif // STRATA_DIALECTS_VECTOR_MASKOPS
