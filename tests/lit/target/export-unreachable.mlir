// In unreachable blocks a use may precede the definition: the value is poison.
// RUN: strata-translate --mlir-to-llvmir %s | FileCheck %s

// CHECK-LABEL: define void @self()
// CHECK: br label
llvm.func @self() {
  llvm.return
^bb1:
  %0 = llvm.add %0, %0 : i32
  llvm.br ^bb1
}

// CHECK-LABEL: define void @order(
// CHECK: mul i32 poison, %0
// CHECK: add i32 %0, %0
llvm.func @order(%a: i32) {
  llvm.return
^bb1:
  %0 = llvm.mul %1, %a : i32
  llvm.return
^bb2:
  %1 = llvm.add %a, %a : i32
  llvm.br ^bb1
}
