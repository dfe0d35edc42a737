// All kinds of constants.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(1.0 : f32) : i32
  %3 = llvm.mlir.constant(true) : i8
  %4 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %5 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %6 = llvm.mlir.constant([[1 : i32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i32)>>
  %7 = llvm.mlir.constant([#llvm.undef]) : !llvm.array<1 x array<2 x i32>>
  %8 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
  %9 = llvm.mlir.constant(dense<1> : tensor<6xi32>) : !llvm.array<2 x vector<3xi32>>
  %10 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<[2]xi32>
  %11 = llvm.mlir.constant(sparse<[[0]], [1]> : vector<2xi32>) : vector<2xi32>
  %12 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %13 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %14 = llvm.mlir.undef : !llvm.array<2 x i8>
  %15 = llvm.mlir.poison : vector<2xf32>
  %16 = llvm.mlir.none : !llvm.token
  %17 = llvm.mlir.addressof @g : !llvm.ptr
  %18 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}
