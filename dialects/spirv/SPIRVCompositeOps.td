//===- SPIRVCompositeOps.td - Parts of vectors, arrays, structs, matrices -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_COMPOSITEOPS
#define STRATA_DIALECTS_SPIRV_COMPOSITEOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_CompositeConstructOp : SPIRV_Op<"CompositeConstruct", [Pure]> {
  let summary = "makes a composite of its parts";
  let description = "A vector may be made of numbers and shorter vectors; a cooperative matrix is made of one number.";
  let arguments = (ins Variadic<SPIRV_Type>:$constituents);
  let results = (outs SPIRV_Composite:$result);
  let assemblyFormat = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)";
  let hasVerifier = 1;
}

// The type of the part follows from the indices: more than a declared format can say.
def SPIRV_CompositeExtractOp : SPIRV_Op<"CompositeExtract", [Pure, UsableInSpecConstantOp]> {
  let summary = "a part of a composite";
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
  let summary = "a composite with one part replaced";
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
  let summary = "the element of a vector at a computed place";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Integer:$index);
  let results = (outs SPIRV_Scalar:$result);
  let assemblyFormat = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
}

def SPIRV_VectorInsertDynamicOp : SPIRV_Op<"VectorInsertDynamic", [Pure, SPIRV_IsElementOf<"component">,
                                                                   AllTypesMatch<["vector", "result"]>]> {
  let summary = "a vector with the element at a computed place replaced";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Scalar:$component, SPIRV_Integer:$index);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
}

def SPIRV_VectorShuffleOp : SPIRV_Op<"VectorShuffle",
                                     [Pure, AllElementTypesMatch<["vector1", "vector2", "result"]>]> {
  let summary = "elements of two vectors, in a given order";
  let arguments = (ins SPIRV_Vector:$vector1, SPIRV_Vector:$vector2, I32ArrayAttr:$components);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = [{
    attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_COMPOSITEOPS
