// Arithmetic operations and dot products.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @floats(%f: f32, %v: vector<4xf32>, %bv: vector<2xbf16>, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %FAdd1 = spirv.FAdd %f, %f : f32
  %FAdd2 = spirv.FAdd %v, %v {a} : vector<4xf32>
  %FAdd3 = spirv.FAdd %m, %m : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %FSub1 = spirv.FSub %f, %f : f32
  %FSub2 = spirv.FSub %v, %v {a} : vector<4xf32>
  %FSub3 = spirv.FSub %m, %m : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %FMul1 = spirv.FMul %f, %f : f32
  %FMul2 = spirv.FMul %v, %v {a} : vector<4xf32>
  %FMul3 = spirv.FMul %m, %m : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %FDiv1 = spirv.FDiv %f, %f : f32
  %FDiv2 = spirv.FDiv %v, %v {a} : vector<4xf32>
  %FDiv3 = spirv.FDiv %m, %m : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %FMod1 = spirv.FMod %f, %f : f32
  %FMod2 = spirv.FMod %v, %v {a} : vector<4xf32>
  %FRem1 = spirv.FRem %f, %f : f32
  %FRem2 = spirv.FRem %v, %v {a} : vector<4xf32>
  %neg1 = spirv.FNegate %f : f32
  %neg2 = spirv.FNegate %m {a} : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %dot1 = spirv.Dot %v, %v : vector<4xf32> -> f32
  %dot2 = spirv.Dot %bv, %bv {a} : vector<2xbf16> -> bf16
  %scaled = spirv.VectorTimesScalar %v, %f {a} : (vector<4xf32>, f32) -> vector<4xf32>
  return
}

func.func @integers(%i: i32, %v: vector<3xi64>, %m: !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>) {
  %IAdd1 = spirv.IAdd %i, %i : i32
  %IAdd2 = spirv.IAdd %v, %v {a} : vector<3xi64>
  %IAdd3 = spirv.IAdd %m, %m : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  %ISub1 = spirv.ISub %i, %i : i32
  %ISub2 = spirv.ISub %v, %v {a} : vector<3xi64>
  %ISub3 = spirv.ISub %m, %m : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  %IMul1 = spirv.IMul %i, %i : i32
  %IMul2 = spirv.IMul %v, %v {a} : vector<3xi64>
  %IMul3 = spirv.IMul %m, %m : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  %SDiv1 = spirv.SDiv %i, %i : i32
  %SDiv2 = spirv.SDiv %v, %v {a} : vector<3xi64>
  %SDiv3 = spirv.SDiv %m, %m : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  %UDiv1 = spirv.UDiv %i, %i : i32
  %UDiv2 = spirv.UDiv %v, %v {a} : vector<3xi64>
  %UDiv3 = spirv.UDiv %m, %m : !spirv.coopmatrix<8x16xi8, Workgroup, MatrixB>
  %SMod1 = spirv.SMod %i, %i : i32
  %SMod2 = spirv.SMod %v, %v {a} : vector<3xi64>
  %SRem1 = spirv.SRem %i, %i : i32
  %SRem2 = spirv.SRem %v, %v {a} : vector<3xi64>
  %UMod1 = spirv.UMod %i, %i : i32
  %UMod2 = spirv.UMod %v, %v {a} : vector<3xi64>
  %neg = spirv.SNegate %i {a} : i32
  %IAddCarry1 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %IAddCarry2 = spirv.IAddCarry {a} %v, %v : !spirv.struct<(vector<3xi64>, vector<3xi64>)>
  %ISubBorrow1 = spirv.ISubBorrow %i, %i : !spirv.struct<(i32, i32)>
  %ISubBorrow2 = spirv.ISubBorrow {a} %v, %v : !spirv.struct<(vector<3xi64>, vector<3xi64>)>
  %SMulExtended1 = spirv.SMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %SMulExtended2 = spirv.SMulExtended {a} %v, %v : !spirv.struct<(vector<3xi64>, vector<3xi64>)>
  %UMulExtended1 = spirv.UMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %UMulExtended2 = spirv.UMulExtended {a} %v, %v : !spirv.struct<(vector<3xi64>, vector<3xi64>)>
  return
}

func.func @dot_products(%v: vector<4xi8>, %w: vector<2xi16>, %p: i32, %a: i64) {
  %0 = spirv.SDot %v, %v : vector<4xi8> -> i32
  %1 = spirv.SUDot %p, %p, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
  %2 = spirv.UDot %w, %w {a} : vector<2xi16> -> i64
  %3 = spirv.SDotAccSat %v, %v, %p : vector<4xi8> -> i32
  %4 = spirv.SUDotAccSat %p, %p, %p, <PackedVectorFormat4x8Bit> : i32 -> i32
  %5 = spirv.UDotAccSat %w, %w, %a {a} : vector<2xi16> -> i64
  return
}
