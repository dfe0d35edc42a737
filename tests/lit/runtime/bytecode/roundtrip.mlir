// IR of several dialects is the same after writing and reading, in every version of the format.
// RUN: strata-opt %s -mlir-print-debuginfo -o %t.text
// DEFINE: %{version} =
// DEFINE: %{check} = strata-opt %s --emit-bytecode --emit-bytecode-version=%{version} -o %t.mlirbc && strata-opt %t.mlirbc -mlir-print-debuginfo | cmp - %t.text
// REDEFINE: %{version} = 0
// RUN: %{check}
// REDEFINE: %{version} = 1
// RUN: %{check}
// REDEFINE: %{version} = 2
// RUN: %{check}
// REDEFINE: %{version} = 3
// RUN: %{check}
// REDEFINE: %{version} = 4
// RUN: %{check}
// REDEFINE: %{version} = 5
// RUN: %{check}
// REDEFINE: %{version} = 6
// RUN: %{check}
// Files without a suffix and the standard input are recognized, too.
// RUN: strata-opt %s --emit-bytecode | strata-opt -mlir-print-debuginfo | cmp - %t.text
// What was read is written as the same bytes.
// RUN: strata-opt %t.mlirbc --emit-bytecode | cmp - %t.mlirbc

module @top attributes {builtin.note = "text"} {
  func.func private @external(i32, tensor<?x4xf32>) -> (i1 {func.flag})
  func.func @branches(%condition: i1, %count: index) -> i32 {
    %zero = arith.constant 0 : i32
    %sum = scf.for %i = %count to %count step %count iter_args(%total = %zero) -> (i32) {
      %next = arith.addi %total, %zero overflow<nsw> : i32
      scf.yield %next : i32
    }
    cf.cond_br %condition, ^later(%sum : i32), ^now
  ^later(%value: i32):
    return %value : i32
  ^now:
    cf.br ^later(%zero : i32)
  }
  memref.global constant @table : memref<2xf64> = dense<[1.0, -2.5]>
  func.func @sizes(%size: index, %symbol: index) {
    %0 = memref.alloca(%size)[%symbol] {alignment = 16 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    return
  }
  llvm.func @properties(%p: !llvm.ptr, %i: i32) -> !llvm.ptr {
    %sum = llvm.add %i, %i overflow<nsw, nuw> : i32
    %q = llvm.getelementptr inbounds %p[%sum, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.return %q : !llvm.ptr
  }
}
