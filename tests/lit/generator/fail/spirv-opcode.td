// The instruction of an op is a case of the enum of opcodes.
// RUN: not strata-tblgen -gen-spirv-table %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def SPIRV_Opcode : I32EnumAttr<"Opcode", "an opcode", [I32EnumAttrCase<"OpAdd", 128>]>;
class SPIRV_Op<string mnemonic> : Op<T_Dialect, mnemonic> { string spirvOpName = ""; }
def SubOp : SPIRV_Op<"Sub"> {
  let spirvOpName = "OpSub";
}
// CHECK:{{.*}}spirv-opcode.td:[[#@LINE-2]]:7: error: 'OpSub' is no case of the enum 'SPIRV_Opcode'
// CHECK-NEXT:  let spirvOpName = "OpSub";
// CHECK-NEXT:      ^
