//===- SPIRVCooperativeMatrixOps.td - Matrices -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_COOPERATIVEMATRIXOPS
#define STRATA_DIALECTS_SPIRV_COOPERATIVEMATRIXOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_KHRCooperativeMatrixLengthOp : SPIRV_KhrVendorOp<"CooperativeMatrixLength", [Pure]> {
  let summary = "the number of matrix elements that one invocation holds";
  let arguments = (ins TypeAttrOf<SPIRV_AnyCooperativeMatrix>:$cooperative_matrix_type);
  let results = (outs SPIRV_Int32:$result);
  let assemblyFormat = "attr-dict `:` $cooperative_matrix_type";
}

def SPIRV_KHRCooperativeMatrixLoadOp
    : SPIRV_KhrVendorOp<"CooperativeMatrixLoad", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "loads a cooperative matrix";
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_KHR_CooperativeMatrixLayoutAttr:$matrix_layout,
                       SPIRV_Integer:$stride, OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_operand,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$alignment);
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let assemblyFormat = [{
    $pointer `,` $stride `,` $matrix_layout (`,` $memory_operand^)? (`,` $alignment^)? attr-dict
    `:` type(operands) `->` type($result)
  }];
  let hasVerifier = 1;
}

def SPIRV_KHRCooperativeMatrixStoreOp
    : SPIRV_KhrVendorOp<"CooperativeMatrixStore", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "stores a cooperative matrix";
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_AnyCooperativeMatrix:$object,
                       SPIRV_KHR_CooperativeMatrixLayoutAttr:$matrix_layout, SPIRV_Integer:$stride,
                       OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_operand,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$alignment);
  let assemblyFormat = [{
    $pointer `,` $object `,` $stride `,` $matrix_layout (`,` $memory_operand^)? (`,` $alignment^)? attr-dict
    `:` type(operands)
  }];
  let hasVerifier = 1;
}

def SPIRV_KHRCooperativeMatrixMulAddOp
    : SPIRV_KhrVendorOp<"CooperativeMatrixMulAdd", [Pure, AllTypesMatch<["c", "result"]>]> {
  let summary = "multiplies two cooperative matrices and adds a third";
  let arguments = (ins SPIRV_AnyCooperativeMatrix:$a, SPIRV_AnyCooperativeMatrix:$b, SPIRV_AnyCooperativeMatrix:$c,
                       OptionalAttr<SPIRV_KHR_CooperativeMatrixOperandsAttr>:$matrix_operands);
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`,` $matrix_operands^)? attr-dict `:` type($a) `,` type($b) `->` type($c)
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_COOPERATIVEMATRIXOPS
