// Equal constants are merged; llvm.mlir.zero of a numeric type becomes the constant 0.
// RUN: %opt %s --canonicalize | diff %s.expected -

llvm.func @g()
llvm.func @use(...)
llvm.func @f(%c: i1) {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : i32
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.undef : !llvm.ptr
  %5 = llvm.mlir.undef : !llvm.ptr
  %6 = llvm.mlir.addressof @g : !llvm.ptr
  %7 = llvm.mlir.addressof @g : !llvm.ptr
  %8 = llvm.mlir.poison : i32
  %9 = llvm.mlir.none : !llvm.token
  %10 = llvm.mlir.none : !llvm.token
  %11 = llvm.dso_local_equivalent @g : !llvm.ptr
  %12 = llvm.mlir.constant(1.0 : f32) : i32
  %13 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %14 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32)>
  %15 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
  %16 = llvm.mlir.constant(1 : i64) : i32
  %17 = llvm.mlir.constant(1 : i64) : i32
  %18 = llvm.mlir.zero : f32
  %19 = llvm.add %0, %2 : i32
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11,%12,%13,%14,%15,%16,%17,%18,%19) vararg(!llvm.func<void (...)>) : (i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.token, !llvm.token, !llvm.ptr,i32,!llvm.array<3 x i8>,!llvm.struct<(i32)>,!llvm.array<2 x i32>,i32,i32,f32,i32) -> ()
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^bb1, ^bb2
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func @f2(%c: i1) {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %3 = llvm.mlir.zero : vector<2xi32>
  %4 = llvm.mlir.zero : !llvm.array<2 x i32>
  %5 = llvm.mlir.zero : !llvm.array<2 x i32>
  %6 = llvm.mlir.constant(0.0 : f32) : f32
  %7 = llvm.mlir.zero : f32
  %8 = llvm.mlir.undef : i32
  %9 = llvm.mlir.poison : i32
  %10 = llvm.mlir.constant(0 : i32) : i32
  %11 = llvm.mlir.constant(0 : i64) : i32
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, vector<2xi32>, vector<2xi32>, !llvm.array<2 x i32>, !llvm.array<2 x i32>, f32, f32, i32, i32, i32, i32) -> ()
  llvm.return
}
