// Two ops that stand for the same instruction are an error.
// RUN: not strata-tblgen -gen-spirv-table %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def SPIRV_Opcode : I32EnumAttr<"Opcode", "an opcode", [I32EnumAttrCase<"OpAdd", 128>]>;
class SPIRV_Op<string mnemonic> : Op<T_Dialect, mnemonic> { string spirvOpName = "OpAdd"; }
def AddOp : SPIRV_Op<"Add">;
def SubOp : SPIRV_Op<"Sub">;
// CHECK:{{.*}}spirv-same-opcode.td:[[#@LINE-1]]:5: error: 'Sub' and 'Add' have the same instruction
// CHECK-NEXT:def SubOp : SPIRV_Op<"Sub">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}spirv-same-opcode.td:[[#@LINE-5]]:5: note: the other op is here
// CHECK-NEXT:def AddOp : SPIRV_Op<"Add">;
// CHECK-NEXT:    ^
