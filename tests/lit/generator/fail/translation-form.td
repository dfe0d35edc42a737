// An unknown form of a translation is an error.
// RUN: not strata-tblgen -gen-llvmir-table -I %S/Inputs %s 2>&1 | %errors %s

include "Translation.td"

def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "binry";
}
// CHECK:{{.*}}translation-form.td:[[#@LINE-2]]:7: error: 'binry' is no form of a translation to LLVM IR
// CHECK-NEXT:  let llvmForm = "binry";
// CHECK-NEXT:      ^
