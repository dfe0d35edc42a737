// Indices of overloaded operands must be less than 32.
// RUN: not strata-tblgen -gen-llvmir-table -I %S/Inputs %s 2>&1 | %errors %s

include "Translation.td"

def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "intrinsic";
  let llvmEnumName = "abs";
  let llvmOverloadedOperands = [0, 32];
}
// CHECK:{{.*}}translation-index.td:[[#@LINE-2]]:7: error: 32 is no index for 'llvmOverloadedOperands': indices are from 0 to 31
// CHECK-NEXT:  let llvmOverloadedOperands = [0, 32];
// CHECK-NEXT:      ^
