// Casts of casts, operations with two results, and extractions of known members fold. mlir-opt 22 creates the same
// constants in another order.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @composites(%x: i32, %f: f32, %v: vector<2xf32>, %arr: !spirv.array<4 x vector<2xf32>>) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 3 : i32
  %cm = spirv.Constant -1 : i32
  %v1 = spirv.Constant dense<[1, -1]> : vector<2xi32>
  %b1 = spirv.Bitcast %f : f32 to i32
  %b2 = spirv.Bitcast %b1 : i32 to f32
  %b3 = spirv.Bitcast %b1 : i32 to si32
  %cb = spirv.Bitcast %c1 : i32 to f32
  %ic = spirv.IAddCarry %c3, %cm : !spirv.struct<(i32, i32)>
  %icv = spirv.IAddCarry %v1, %v1 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %sm = spirv.SMulExtended %cm, %c3 : !spirv.struct<(i32, i32)>
  %sm0 = spirv.SMulExtended %x, %c0 : !spirv.struct<(i32, i32)>
  %sm1 = spirv.SMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  %um = spirv.UMulExtended %cm, %c3 : !spirv.struct<(i32, i32)>
  %um0 = spirv.UMulExtended %x, %c0 : !spirv.struct<(i32, i32)>
  %um1 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  %ib = spirv.ISubBorrow %c3, %c1 : !spirv.struct<(i32, i32)>
  "u.r"(%b2,%b3,%cb,%ic,%icv,%sm,%sm0,%sm1,%um,%um0,%um1,%ib) : (f32,si32,f32,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>) -> ()
  %e0 = spirv.CompositeExtract %v1[1 : i32] : vector<2xi32>
  %ca = spirv.Constant [dense<1.0> : vector<2xf32>, dense<2.0> : vector<2xf32>] : !spirv.array<2xvector<2xf32>>
  %e1 = spirv.CompositeExtract %ca[1 : i32] : !spirv.array<2xvector<2xf32>>
  %e2 = spirv.CompositeExtract %ca[1 : i32, 0 : i32] : !spirv.array<2xvector<2xf32>>
  %i1 = spirv.CompositeInsert %f, %v[1 : i32] : f32 into vector<2xf32>
  %e3 = spirv.CompositeExtract %i1[1 : i32] : vector<2xf32>
  %e4 = spirv.CompositeExtract %i1[0 : i32] : vector<2xf32>
  %cc = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<2xf32>
  %e5 = spirv.CompositeExtract %cc[1 : i32] : vector<2xf32>
  %cs = spirv.CompositeConstruct %v, %f : (vector<2xf32>, f32) -> !spirv.struct<(vector<2xf32>, f32)>
  %e6 = spirv.CompositeExtract %cs[0 : i32, 1 : i32] : !spirv.struct<(vector<2xf32>, f32)>
  %e7 = spirv.CompositeExtract %cs[0 : i32] : !spirv.struct<(vector<2xf32>, f32)>
  %c32 = spirv.CompositeConstruct %v, %f : (vector<2xf32>, f32) -> vector<3xf32>
  %e8 = spirv.CompositeExtract %c32[2 : i32] : vector<3xf32>
  %e9 = spirv.CompositeExtract %c32[1 : i32] : vector<3xf32>
  %i2 = spirv.CompositeInsert %v, %arr[1 : i32] : vector<2xf32> into !spirv.array<4xvector<2xf32>>
  %e10 = spirv.CompositeExtract %i2[1 : i32, 0 : i32] : !spirv.array<4xvector<2xf32>>
  %e11 = spirv.CompositeExtract %i2[2 : i32] : !spirv.array<4xvector<2xf32>>
  "u.e"(%e0,%e1,%e2,%e3,%e4,%e5,%e6,%e7,%e8,%e9,%e10,%e11) : (i32,vector<2xf32>,f32,f32,f32,f32,f32,vector<2xf32>,f32,f32,f32,vector<2xf32>) -> ()
  return
}
