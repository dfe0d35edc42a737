//===- SPIRVDialect.td - Dialect, enum classes -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVDIALECT
#define STRATA_DIALECTS_SPIRV_SPIRVDIALECT

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def SPIRV_Dialect : Dialect {
  let name = "spirv";
  let cppNamespace = "::mlir::spirv";
  let summary = "SPIR-V, an intermediate language for graphics and compute";
  let description = [{
    Most ops correspond to one SPIR-V instruction. Structured control flow is represented by regions, functions and modules
    by ops, decorations by attributes, and constants by ops in the function that uses them.
  }];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  // initialize() allows operations of extensions, and promises that target environments are targets of gpu.module.
  let extraClassDeclaration = "void initialize();";
}

//===-- Enums --------------------------------------------------------------===//

// Short names for enumerants, of which there are several hundred.
class Case<string sym, int val, string str = sym> : I32EnumAttrCase<sym, val, str>;
class Bit<string sym, int pos> : I32BitEnumAttrCaseBit<sym, pos>;
class Zero<string sym> : I32BitEnumAttrCaseNone<sym>;

class SPIRV_I32Enum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::spirv";
  let genSpecializedAttr = 0;
}
class SPIRV_BitEnum<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::spirv";
  let printBitEnumQuoted = 0;
  let genSpecializedAttr = 0;
}
// An enum attribute such as `#spirv.scope<Device>`, of which assembly formats only print `<Device>`.
class SPIRV_EnumAttr<EnumInfo enum, string name> : EnumAttr<SPIRV_Dialect, enum, name> {
  // If set, an instruction encodes the enumerant as the id of a 32-bit constant with its value; otherwise as the value.
  bit isConstantOperand = 0;
  let assemblyFormat = "`<` $value `>`";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVDIALECT
