// Matrix intrinsics are lowered before code is generated.
// RUN: strata-run %s -e product -entry-point-result=f32 | FileCheck %s
// RUN: strata-run %s -e product -entry-point-result=f32 -O3 | FileCheck %s
// RUN: strata-compile %s --emit=obj -O0 -o %t.o

// The matrices are [[1, 2], [3, 4]] and [[5, 6], [7, 8]], the element is in row 1 and column 0.
// CHECK: 43.0
llvm.func @product() -> f32 {
  %a = llvm.mlir.constant(dense<[1.0, 3.0, 2.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[5.0, 7.0, 6.0, 8.0]> : vector<4xf32>) : vector<4xf32>
  %c = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}
      : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %i = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.extractelement %c[%i : i32] : vector<4xf32>
  llvm.return %e : f32
}
