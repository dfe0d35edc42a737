// Matrices and cooperative matrices.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @matrices(%m: !spirv.matrix<3 x vector<4xf32>>, %n: !spirv.matrix<2 x vector<3xf32>>, %f: f32, %c: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %v3: vector<3xf32>, %v4: vector<4xf32>) {
  %0 = spirv.MatrixTimesMatrix %m, %n {a} : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  %1 = spirv.MatrixTimesScalar %m, %f {a} : !spirv.matrix<3 x vector<4xf32>>, f32
  %2 = spirv.MatrixTimesScalar %c, %f : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, f32
  %3 = spirv.MatrixTimesVector %m, %v3 {a} : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<4xf32>
  %4 = spirv.VectorTimesMatrix %v4, %m {a} : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf32>
  %5 = spirv.Transpose %m {a} : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<3xf32>>
  return
}

func.func @cooperative(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLength {a} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %1 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile> {a} : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>
  %3 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.KHR.CooperativeMatrixStore %p, %3, %s, <ColumnMajor>, <Aligned>, 4 {a} : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>, i32
  spirv.KHR.CooperativeMatrixStore %p, %1, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  %4 = spirv.KHR.CooperativeMatrixMulAdd %1, %2, %3 : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %5 = spirv.KHR.CooperativeMatrixMulAdd %1, %2, %3, <ASigned|AccSat> {a} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}
