// Programs are compiled to LLVM IR, assembly, an object and an executable.
// RUN: strata-compile %s -o %t.ll && FileCheck %s --check-prefix=IR < %t.ll
// RUN: strata-compile %s -O0 -o %t.s && FileCheck %s --check-prefix=ASM < %t.s
// RUN: strata-compile %s -c -o %t.o && test -s %t.o
// RUN: strata-compile %s -o %t && %t | FileCheck %s --check-prefix=OUT
// RUN: not strata-compile %s -O7 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: not strata-compile %s --linker=no-such-linker -o %t 2>&1 | FileCheck %s --check-prefix=LINKER

// IR: target triple =
// IR: define {{.*}}i32 @main()
// ASM: main:
// OUT: {{^}}42{{$}}
// LEVEL: error: invalid optimization level '-O7'
// LINKER: error: cannot find the linker 'no-such-linker'

llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(42 : i64) : i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %1 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %1 : i32
}
