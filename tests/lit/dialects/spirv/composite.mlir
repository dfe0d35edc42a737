// Construction, extraction and insertion of composites.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @construct(%f: f32, %v: vector<2xf32>, %s: !spirv.struct<(i32, !spirv.array<4 x vector<2xf32>>)>, %m: !spirv.matrix<2 x vector<3xf32>>, %r: !spirv.rtarray<f32>, %c: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<4x3xf32>, %i: i32) {
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<2xf32>
  %1 = spirv.CompositeConstruct %f, %v {a} : (f32, vector<2xf32>) -> vector<3xf32>
  %2 = spirv.CompositeConstruct %v : (vector<2xf32>) -> vector<2xf32>
  %3 = spirv.CompositeConstruct %v, %v : (vector<2xf32>, vector<2xf32>) -> !spirv.array<2 x vector<2xf32>>
  %4 = spirv.CompositeConstruct %v, %f : (vector<2xf32>, f32) -> !spirv.struct<(vector<2xf32>, f32)>
  %5 = spirv.CompositeConstruct %f : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  %6 = spirv.CompositeConstruct %v, %v : (vector<2xf32>, vector<2xf32>) -> !spirv.matrix<2 x vector<2xf32>>
  %7 = spirv.CompositeConstruct %f, %f : (f32, f32) -> !spirv.arm.tensor<2xf32>
  return
}

func.func @parts(%f: f32, %v: vector<2xf32>, %s: !spirv.struct<(i32, !spirv.array<4 x vector<2xf32>>)>, %m: !spirv.matrix<2 x vector<3xf32>>, %r: !spirv.rtarray<f32>, %c: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<4x3xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<2xf32>
  %1 = spirv.CompositeExtract %s[1 : i32, 3 : i32, 0 : i32] : !spirv.struct<(i32, !spirv.array<4 x vector<2xf32>>)>
  %2 = spirv.CompositeExtract %m[1 : i32] : !spirv.matrix<2 x vector<3xf32>>
  %3 = spirv.CompositeExtract %r[12 : i32] : !spirv.rtarray<f32>
  %4 = spirv.CompositeExtract %c[30 : i32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  %5 = spirv.CompositeExtract %t[11 : i32] : !spirv.arm.tensor<4x3xf32>
  %6 = spirv.CompositeInsert %f, %v[0 : i32] : f32 into vector<2xf32>
  %7 = spirv.CompositeInsert %v, %s[1 : i32, 3 : i32] : vector<2xf32> into !spirv.struct<(i32, !spirv.array<4 x vector<2xf32>>)>
  %8 = spirv.VectorExtractDynamic %v[%i] {a} : vector<2xf32>, i32
  %9 = spirv.VectorInsertDynamic %f, %v[%i] {a} : vector<2xf32>, i32
  %10 = spirv.VectorShuffle [0 : i32, 3 : i32, -1 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<3xf32>
  %11 = spirv.VectorShuffle {a} [0 : i32, 3 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}
