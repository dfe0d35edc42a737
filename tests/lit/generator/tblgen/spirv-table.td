// The table of SPIR-V's instructions: rows are sorted by name. Ops without an instruction, or encoded by C++, are omitted.
// RUN: strata-tblgen -gen-spirv-table %s | FileCheck %s --match-full-lines --strict-whitespace

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def SPIRV_Opcode : I32EnumAttr<"Opcode", "an opcode", [I32EnumAttrCase<"OpAdd", 128>, I32EnumAttrCase<"OpBar", 7>]>;
class SPIRV_EnumAttr<EnumInfo enum, string name> : EnumAttr<T_Dialect, enum, name> { bit isConstantOperand = 0; }
class SPIRV_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  string spirvOpName = "Op" # mnemonic;
  bit hasOpcode = 1;
  bit autogenSerialization = 1;
}
class SPIRV_ExtInstOp<string mnemonic, string set, int number> : SPIRV_Op<mnemonic> {
  let hasOpcode = 0;
  int extendedInstOpcode = number;
  string extendedInstSetName = set;
}

def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"fast", 0>]> { let genSpecializedAttr = 0; }
def ModeAttr : SPIRV_EnumAttr<Mode, "mode">;
def ScopeAttr : SPIRV_EnumAttr<Mode, "scope"> { let isConstantOperand = 1; }

def BarOp : SPIRV_Op<"Bar"> {
  let arguments = (ins ScopeAttr:$scope, AnyType:$x, OptionalAttr<ModeAttr>:$mode, Variadic<AnyType>:$rest);
}
def AddOp : SPIRV_Op<"Add"> { let arguments = (ins AnyType:$a, I32ArrayAttr:$b, OptionalAttr<I32Attr>:$c, TypeAttr:$d); }
def SinOp : SPIRV_ExtInstOp<"Sin", "GLSL.std.450", 13> { let arguments = (ins Optional<AnyType>:$a); }
def NoneOp : SPIRV_Op<"None"> { let hasOpcode = 0; }
def CodeOp : SPIRV_Op<"Code"> { let autogenSerialization = 0; }

//      CHECK:#ifdef GET_SPIRV_INSTRUCTIONS
// CHECK-NEXT:#undef GET_SPIRV_INSTRUCTIONS
// CHECK-NEXT:{"t.Add", "", 128,
// CHECK-NEXT: {{[{][{]}}InstructionRow::Value, 0}, {InstructionRow::Words, 0}, {InstructionRow::Word, 1},
// CHECK-NEXT:  {InstructionRow::TypeId, 2}}},
