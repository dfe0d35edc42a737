// It is an error if a symbol other than a comdat op is named __llvm_comdat. mlir-opt creates invalid references.
// UNSUPPORTED: differential
// RUN: %opt %s --llvm-add-comdats --verify-diagnostics

// expected-error @+1 {{'__llvm_comdat' must be the name of the comdats of the module}}
llvm.func @__llvm_comdat()
llvm.func linkonce @f() {
  llvm.return
}
