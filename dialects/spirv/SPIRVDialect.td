//===- SPIRVDialect.td - The spirv dialect and its enums' classes *- tablegen -*-===//
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
  let cppNamespace = "::strata::spirv";
  let summary = "SPIR-V, the language of graphics and compute devices";
  let description = [{
    An op for an instruction of SPIR-V, as far as that fits the IR: structured control flow is in regions, functions and
    modules are ops, decorations are attributes, and constants stand where they are used.
  }];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===-- Enums --------------------------------------------------------------===//

// Short names for the long lists of cases.
class Case<string sym, int val, string str = sym> : I32EnumAttrCase<sym, val, str>;
class Bit<string sym, int pos> : I32BitEnumAttrCaseBit<sym, pos>;
class Zero<string sym> : I32BitEnumAttrCaseNone<sym>;

class SPIRV_I32Enum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::strata::spirv";
  let genSpecializedAttr = 0;
}
class SPIRV_BitEnum<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::strata::spirv";
  let printBitEnumQuoted = 0;
  let genSpecializedAttr = 0;
}
// `#spirv.scope<Device>`; in formats of ops only `<Device>`.
class SPIRV_EnumAttr<EnumInfo enum, string name> : EnumAttr<SPIRV_Dialect, enum, name> {
  let assemblyFormat = "`<` $value `>`";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVDIALECT
