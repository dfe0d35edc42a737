// If a comdat with the name of the function exists, the function uses it. mlir-opt adds a second one with the same name.
// UNSUPPORTED: differential
// RUN: %opt %s --llvm-add-comdats | diff %s.expected -

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @f largest
}
llvm.func linkonce @f() {
  llvm.return
}
llvm.func linkonce @g() {
  llvm.return
}
