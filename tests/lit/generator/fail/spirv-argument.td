// An argument of a kind that instructions cannot contain is an error.
// RUN: not strata-tblgen -gen-spirv-table %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def SPIRV_Opcode : I32EnumAttr<"Opcode", "an opcode", [I32EnumAttrCase<"OpAdd", 128>]>;
class SPIRV_Op<string mnemonic> : Op<T_Dialect, mnemonic> { string spirvOpName = "OpAdd"; }
def AddOp : SPIRV_Op<"Add"> {
  let arguments = (ins F32Attr:$value);
}
// CHECK:{{.*}}spirv-argument.td:[[#@LINE-2]]:7: error: an argument of kind 'F32Attr' has no encoding as words of an instruction
// CHECK-NEXT:  let arguments = (ins F32Attr:$value);
// CHECK-NEXT:      ^
