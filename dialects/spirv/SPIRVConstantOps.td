//===- SPIRVConstantOps.td - Constants ---------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS
#define STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def SPIRV_ConstantOp : SPIRV_Op<"Constant", [ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                                             Pure]> {
  let summary = "a constant";
  let hasOpcode = 0;
  let description = [{
    ```mlir
    %0 = spirv.Constant 42 : i32
    %1 = spirv.Constant dense<[2, 3]> : vector<2xf32>
    %2 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Type:$constant);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = availability # [{
    /// Returns true if a constant may have this type.
    static bool isBuildableWith(::mlir::Type type);
    /// Creates the constant zero or one of a scalar type, or a splat of a vector type.
    static ConstantOp getZero(::mlir::Type type, ::mlir::Location loc, ::mlir::OpBuilder &builder);
    static ConstantOp getOne(::mlir::Type type, ::mlir::Location loc, ::mlir::OpBuilder &builder);
  }];
}

def SPIRV_UndefOp : SPIRV_Op<"Undef", [Pure]> {
  let summary = "an undefined value";
  let hasOpcode = 0;
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def SPIRV_EXTConstantCompositeReplicateOp : SPIRV_ExtVendorOp<"ConstantCompositeReplicate", [Pure]> {
  let summary = "a composite constant with equal constituents";
  let autogenSerialization = 0;
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Composite:$replicated_constant);
  let assemblyFormat = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict";
  let hasVerifier = 1;
}

def SPIRV_SpecConstantOp : SPIRV_Op<"SpecConstant", [InModuleScope, Symbol]> {
  let summary = "a specialization constant: its default value can be replaced when the pipeline is created";
  let hasOpcode = 0;
  let description = "`spirv.SpecConstant @size spec_id(5) = 42 : i32`";
  let arguments = (ins StrAttr:$sym_name, TypedAttrInterface:$default_value);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SPIRV_SpecConstantCompositeOp : SPIRV_Op<"SpecConstantComposite", [InModuleScope, Symbol]> {
  let summary = "a composite of specialization constants";
  let hasOpcode = 0;
  let description = "`spirv.SpecConstantComposite @pair (@a, @b) : !spirv.array<2 x i32>`";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefArrayAttr:$constituents);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SPIRV_EXTSpecConstantCompositeReplicateOp
    : SPIRV_ExtVendorOp<"SpecConstantCompositeReplicate", [InModuleScope, Symbol]> {
  let summary = "a composite with one specialization constant as all constituents";
  let autogenSerialization = 0;
  let description = "`spirv.EXT.SpecConstantCompositeReplicate @pair (@a) : !spirv.array<2 x i32>`";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefAttr:$constituent);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SPIRV_ReferenceOfOp : SPIRV_Op<"mlir.referenceof", [Pure]> {
  let summary = "the value of a specialization constant";
  let hasOpcode = 0;
  let arguments = (ins FlatSymbolRefAttr:$spec_const);
  let results = (outs SPIRV_Type:$reference);
  let assemblyFormat = "$spec_const attr-dict `:` type($reference)";
  let hasVerifier = 1;
}

def SPIRV_SpecConstantOperationOp : SPIRV_Op<"SpecConstantOperation", [Pure, InFunctionScope,
                                                                       SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "the result of an op on constants, which is evaluated when the pipeline is created";
  let hasOpcode = 0;
  let description = "`%0 = spirv.SpecConstantOperation wraps \"spirv.IAdd\"(%a, %b) : (i32, i32) -> i32`";
  let results = (outs AnyType:$result);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def SPIRV_YieldOp : SPIRV_Op<"mlir.yield", [HasParent<"SpecConstantOperationOp">, Pure, Terminator]> {
  let summary = "yields the result of the wrapped op";
  let hasOpcode = 0;
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "attr-dict $operand `:` type($operand)";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS
