// A function that no library defines is reported at its declaration.
// RUN: not strata-run %s -e main --entry-point-result=void 2>&1 | FileCheck %s

// CHECK: run-undefined.mlir:[[@LINE+1]]:1: error: no library defines the function 'nowhere'
llvm.func @nowhere()
llvm.func @main() {
  llvm.call @nowhere() : () -> ()
  llvm.return
}
