//===- VectorMaskOps.td - Masks, and what is machine's -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Masks and what is masked, the factor of scalable vectors, printing.
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
  let summary = "a mask that is set up to a constant place in each dimension";
  let description = [{
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
  let builders = [OpBuilder<(ins "::mlir::VectorType":$type, "::strata::vector::ConstantMaskKind":$kind)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getVectorType() { return ::llvm::cast<::mlir::VectorType>((*this)->getResultTypes()[0]); }
    /// Whether every bit is set.
    bool isAllOnesMask();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_CreateMaskOp : Vector_Op<"create_mask", [Pure, Vector_UnrollAsResult]> {
  let summary = "a mask that is set up to a place in each dimension";
  let description = [{
    No bit is set where a place is negative, all of the dimension where it is beyond the end.

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
  let summary = "does the op inside for the elements of a mask only";
  let description = [{
    Where the mask is not set the results are those of `passthru`, if there is one. A mask without an op inside gives
    what it yields.

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
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$mask, "::mlir::Operation *":$maskableOp,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$mask, "::mlir::Value":$passthru,
                   "::mlir::Operation *":$maskableOp,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Operation *)>":$maskRegion)>
  ];
  let extraClassDeclaration = [{
    // \pre In verified IR.
    ::mlir::Block *getMaskBlock() { return &getMaskRegion().front(); }
    /// Whether nothing is masked.
    bool isEmpty();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "ends a region and gives its values to the op around it";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "(void)$_builder, (void)$_state;">];
}

//===-- The machine --------------------------------------------------------===//

def VectorScaleOp
    : Vector_Op<"vscale", [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "how many times larger scalable dimensions are than their types say";
  let description = [{
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
                                            "== ::strata::vector::PrintPunctuation::NewLine))">>]> {
  let summary = "writes a value, punctuation or a text to the output of the program";
  let description = [{
    For tests and for looking at what goes on.

    ```mlir
    func.func @show(%v: vector<4xf32>, %x: i32) {
      vector.print str "values: "
      vector.print %v : vector<4xf32>
      vector.print %x : i32 punctuation <no_punctuation>
      return
    }
    ```
  }];
  // The constraint has no words of its own, as in the message of its failure.
  let arguments = (ins Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate, Index.predicate,
                                         AnyFloat.predicate]>>>:$source,
                       DefaultValuedAttr<Vector_PrintPunctuation,
                                         "::strata::vector::PrintPunctuation::NewLine">:$punctuation,
                       OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = [{
    ($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::strata::vector::PrintPunctuation":$punctuation),
              "build($_builder, $_state, ::mlir::Value(), punctuation, ::mlir::StringAttr());">,
    OpBuilder<(ins "::mlir::Value":$source),
              "build($_builder, $_state, source, ::strata::vector::PrintPunctuation::NewLine, ::mlir::StringAttr());">,
    OpBuilder<(ins "::mlir::Value":$source, "::strata::vector::PrintPunctuation":$punctuation),
              "build($_builder, $_state, source, punctuation, ::mlir::StringAttr());">,
    OpBuilder<(ins "::llvm::StringRef":$string), [{
      build($_builder, $_state, ::mlir::Value(), ::strata::vector::PrintPunctuation::NewLine,
            $_builder.getStringAttr(string));
    }]>
  ];
  let extraClassDeclaration = "::mlir::Type getPrintType() { return ::mlir::Value(getSource()).getType(); }";
}

#endif // STRATA_DIALECTS_VECTOR_MASKOPS
