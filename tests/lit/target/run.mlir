// Programs run in memory: results, the run-time library, optimization levels, object files.
// RUN: strata-run %s -e answer --entry-point-result=i32 | FileCheck %s --check-prefix=ANSWER
// RUN: strata-run %s -e half --entry-point-result=f32 -O3 | FileCheck %s --check-prefix=HALF
// RUN: strata-run %s -e print --entry-point-result=void | FileCheck %s --check-prefix=PRINT
// RUN: strata-run %s -e constructed --entry-point-result=i64 | FileCheck %s --check-prefix=CONSTRUCTED
// RUN: strata-run %s -e converted --entry-point-result=i64 | FileCheck %s --check-prefix=CONVERTED
// RUN: strata-run %s -e answer --entry-point-result=i32 --notify-gdb | FileCheck %s --check-prefix=ANSWER
// RUN: env JITDUMPDIR=%t.perf strata-run %s -e answer --entry-point-result=i32 --notify-perf | FileCheck %s --check-prefix=ANSWER
// RUN: strata-run %s -e answer --entry-point-result=i32 --dump-object-file --object-filename=%t.o
// RUN: test -s %t.o
// RUN: not strata-run %s -e missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not strata-run %s -e answer --entry-point-result=f32 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not strata-run %s -e takes --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=TAKES
// RUN: not strata-run %s --entry-point-result=i8 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not strata-run %s -e answer --entry-point-result=i32 --shared-libs=/no/such/lib.so 2>&1 | FileCheck %s --check-prefix=LIBRARY

// ANSWER: {{^}}42{{$}}
// HALF: {{^}}0.500000{{$}}
// PRINT: ( 1, 2.5 )
// CONSTRUCTED: {{^}}7{{$}}
// CONVERTED: {{^}}16257{{$}}
// MISSING: error: entry point not found: there is no function 'missing'
// RESULT: run.mlir:[[@LINE+6]]:{{[0-9]+}}: error: only single f32 function result supported
// TAKES: error: JIT can't invoke a main function expecting arguments
// KIND: Error: unsupported function type
// LIBRARY: Error: could not load library '/no/such/lib.so'


llvm.func @answer() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @half() -> f32 {
  %0 = llvm.mlir.constant(0.5 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @takes(%x: i32) {
  llvm.return
}

llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printOpen()
llvm.func @printComma()
llvm.func @printClose()
llvm.func @printNewline()
llvm.func @print() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.mlir.constant(2.5 : f64) : f64
  llvm.call @printOpen() : () -> ()
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%1) : (f64) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// A constructor runs before the entry point.
llvm.mlir.global internal @state(0 : i64) : i64
llvm.mlir.global_ctors ctors = [@construct], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @construct() {
  %0 = llvm.mlir.constant(7 : i64) : i64
  %1 = llvm.mlir.addressof @state : !llvm.ptr
  llvm.store %0, %1 : i64, !llvm.ptr
  llvm.return
}
llvm.func @constructed() -> i64 {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}

// Conversions that call functions of the compiler's support library.
llvm.func @converted() -> i64 {
  %0 = llvm.mlir.constant(1.00390625091 : f64) : f64
  %1 = llvm.fptrunc %0 : f64 to bf16
  %2 = llvm.bitcast %1 : bf16 to i16
  %3 = llvm.zext %2 : i16 to i64
  llvm.return %3 : i64
}
