// Lists of immediate operands must have equal lengths; at most 4 immediate operands are supported.
// RUN: not strata-tblgen -gen-llvmir-table -I %S/Inputs %s 2>&1 | %errors %s

include "Translation.td"

def AOp : LLVM_OpBase<"a"> {
  let llvmForm = "intrinsic";
  let llvmEnumName = "abs";
  let llvmImmArgPositions = [1, 2];
  let llvmImmArgAttrNames = ["x"];
}

def BOp : LLVM_OpBase<"b"> {
  let llvmForm = "intrinsic";
  let llvmEnumName = "abs";
  let llvmImmArgPositions = [1, 2, 3, 4, 5];
  let llvmImmArgAttrNames = ["a", "b", "c", "d", "e"];
}
// CHECK:{{.*}}translation-immediates.td:[[#@LINE-13]]:5: error: 'a' has 2 positions of immediate operands, but 1 attributes
// CHECK-NEXT:def AOp : LLVM_OpBase<"a"> {
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}translation-immediates.td:[[#@LINE-9]]:5: error: 'b' has 5 immediate operands; at most 4 are supported
// CHECK-NEXT:def BOp : LLVM_OpBase<"b"> {
// CHECK-NEXT:    ^
