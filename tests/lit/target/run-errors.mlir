// Entry points and symbols that cannot be called or found, and files that cannot be written.
// RUN: not strata-run %s -e local --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=LOCAL
// RUN: not strata-run %s -e nothing --entry-point-result=void --dump-object-file --object-filename=%t.none/file.o 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not strata-run %S/Inputs/undefined-global.mlir -e main --entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not strata-compile %S/Inputs/assembly.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
// RUN: not test -e %t.o

// LOCAL: run-errors.mlir:[[@LINE+3]]:1: error: entry point not found: the function is local to the module
// OUTPUT: cannot open output file

llvm.func internal @local() {
  llvm.return
}
llvm.func @nothing() {
  llvm.return
}

// GLOBAL: undefined-global.mlir:1:1: error: no library defines the global 'nowhere'
// ASSEMBLY: error: {{.*}}invalid instruction mnemonic 'nonsense'
// ASSEMBLY: error: code generation failed
