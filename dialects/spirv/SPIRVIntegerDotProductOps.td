//===- SPIRVIntegerDotProductOps.td - Dot products ---------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_INTEGERDOTPRODUCTOPS
#define STRATA_DIALECTS_SPIRV_INTEGERDOTPRODUCTOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Scalar operands are packed vectors with the packed vector format `format`.
class SPIRV_IntegerDotProductOp<string mnemonic, string words, list<Trait> traits>
    : SPIRV_Op<mnemonic, !listconcat(traits, [Pure, AllTypesMatch<["vector1", "vector2"]>])> {
  let summary = "the dot product of " # words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2,
                       OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$vector1 `,` $vector2 (`,` $format^)? attr-dict `:` type($vector1) `->` type($result)";
  let hasVerifier = 1;
}

class SPIRV_IntegerDotProductAccSatOp<string mnemonic, string words, list<Trait> traits>
    : SPIRV_Op<mnemonic, !listconcat(traits, [Pure, AllTypesMatch<["vector1", "vector2"]>,
                                              AllTypesMatch<["accumulator", "result"]>])> {
  let summary = "the dot product of " # words # ", added to an accumulator with saturation";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2,
                       SPIRV_Integer:$accumulator, OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = [{
    $vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:` type($vector1) `->` type($result)
  }];
  let hasVerifier = 1;
}

defvar signedIntegers = "signed integers";
defvar unsignedIntegers = "unsigned integers";
defvar mixedIntegers = "signed with unsigned integers";

def SPIRV_SDotOp : SPIRV_IntegerDotProductOp<"SDot", signedIntegers, [SignedOp, Commutative]>;
def SPIRV_SUDotOp : SPIRV_IntegerDotProductOp<"SUDot", mixedIntegers, [SignedOp, UnsignedOp]>;
def SPIRV_UDotOp : SPIRV_IntegerDotProductOp<"UDot", unsignedIntegers, [UnsignedOp, Commutative]>;
def SPIRV_SDotAccSatOp : SPIRV_IntegerDotProductAccSatOp<"SDotAccSat", signedIntegers, [SignedOp]>;
def SPIRV_SUDotAccSatOp : SPIRV_IntegerDotProductAccSatOp<"SUDotAccSat", mixedIntegers, [SignedOp, UnsignedOp]>;
def SPIRV_UDotAccSatOp : SPIRV_IntegerDotProductAccSatOp<"UDotAccSat", unsignedIntegers, [UnsignedOp]>;

#endif // STRATA_DIALECTS_SPIRV_INTEGERDOTPRODUCTOPS
