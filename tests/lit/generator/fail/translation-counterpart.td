// The name of an instruction or intrinsic must be an identifier.
// RUN: not strata-tblgen -gen-llvmir-table -I %S/Inputs %s 2>&1 | %errors %s

include "Translation.td"

def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "binary";
  let llvmInstName = "Add Sub";
}

def BOp : LLVM_OpBase<"b"> {
  let llvmForm = "intrinsic";
}
// CHECK:{{.*}}translation-counterpart.td:[[#@LINE-6]]:7: error: 'Add Sub' cannot be the name of an instruction of LLVM
// CHECK-NEXT:  let llvmInstName = "Add Sub";
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}translation-counterpart.td:[[#@LINE-6]]:5: error: '' cannot be the name of an intrinsic of LLVM
// CHECK-NEXT:def BOp : LLVM_OpBase<"b"> {
// CHECK-NEXT:    ^
