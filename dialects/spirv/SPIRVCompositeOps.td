//===- SPIRVCompositeOps.td - Composite ops ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_COMPOSITEOPS
#define STRATA_DIALECTS_SPIRV_COMPOSITEOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_CompositeConstructOp : SPIRV_Op<"CompositeConstruct", [Pure]> {
  let summary = "builds a composite from its constituents";
  let description =
      "The operands for a vector may be scalars and shorter vectors; a cooperative matrix has one scalar operand, the value of all elements.";
  let arguments = (ins Variadic<SPIRV_Type>:$constituents);
  let results = (outs SPIRV_Composite:$result);
  let assemblyFormat = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)";
  let hasVerifier = 1;
}

// The assembly format is implemented in C++: the result type is inferred from the indices.
def SPIRV_CompositeExtractOp : SPIRV_Op<"CompositeExtract", [Pure, UsableInSpecConstantOp]> {
  let summary = "extracts a constituent of a composite";
  let description = [{
    ```mlir
    %part = spirv.CompositeExtract %array[1 : i32, 0 : i32] : !spirv.array<4 x vector<4xf32>>
    ```
  }];
  let arguments = (ins SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Type:$component);
  let builders = [OpBuilder<(ins "::mlir::Value":$composite, "::llvm::ArrayRef<int32_t>":$indices)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def SPIRV_CompositeInsertOp : SPIRV_Op<"CompositeInsert", [Pure, UsableInSpecConstantOp]> {
  let summary = "replaces a constituent of a composite";
  let arguments = (ins SPIRV_Type:$object, SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Composite:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$object, "::mlir::Value":$composite, "::llvm::ArrayRef<int32_t>":$indices)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class SPIRV_IsElementOf<string part>
    : TypesMatchWith<"type of '" # part # "' matches element type of 'vector'", "vector", part,
                     "::llvm::cast<::mlir::VectorType>($_self).getElementType()">;

def SPIRV_VectorExtractDynamicOp : SPIRV_Op<"VectorExtractDynamic", [Pure, SPIRV_IsElementOf<"result">]> {
  let summary = "extracts the vector element at a dynamic index";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Integer:$index);
  let results = (outs SPIRV_Scalar:$result);
  let assemblyFormat = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
}

def SPIRV_VectorInsertDynamicOp : SPIRV_Op<"VectorInsertDynamic", [Pure, SPIRV_IsElementOf<"component">,
                                                                   AllTypesMatch<["vector", "result"]>]> {
  let summary = "replaces the vector element at a dynamic index";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Scalar:$component, SPIRV_Integer:$index);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
}

def SPIRV_VectorShuffleOp : SPIRV_Op<"VectorShuffle",
                                     [Pure, AllElementTypesMatch<["vector1", "vector2", "result"]>]> {
  let summary = "selects elements of two vectors";
  let arguments = (ins SPIRV_Vector:$vector1, SPIRV_Vector:$vector2, I32ArrayAttr:$components);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = [{
    attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_COMPOSITEOPS
