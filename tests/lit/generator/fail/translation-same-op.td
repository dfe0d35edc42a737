// Two records with the same op name are an error.
// RUN: not strata-tblgen -gen-llvmir-table -I %S/Inputs %s 2>&1 | %errors %s

include "Translation.td"

def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "binary";
  let llvmInstName = "Add";
}

def BOp : LLVM_OpBase<"a"> {
  let llvmForm = "binary";
  let llvmInstName = "Sub";
}
// CHECK:{{.*}}translation-same-op.td:[[#@LINE-4]]:5: error: there are two ops 't.a'
// CHECK-NEXT:def BOp : LLVM_OpBase<"a"> {
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}translation-same-op.td:[[#@LINE-12]]:5: note: the other one is here
// CHECK-NEXT:def AOp : LLVM_OpBase<"a"> {
// CHECK-NEXT:    ^
