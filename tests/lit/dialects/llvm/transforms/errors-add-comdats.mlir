// The name of the op for comdats must not denote another symbol. mlir-opt creates invalid references.
// UNSUPPORTED: differential
// RUN: %opt %s --llvm-add-comdats --verify-diagnostics

// expected-error @+1 {{'__llvm_comdat' must be the name of the comdats of the module}}
llvm.func @__llvm_comdat()
llvm.func linkonce @f() {
  llvm.return
}
