// Conversions between types.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @numbers(%f: f32, %v: vector<2xf32>, %i: i32, %m: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %p: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %f : f32 to i32
  %1 = spirv.Bitcast %v {a} : vector<2xf32> to i64
  %2 = spirv.Bitcast %p : !spirv.ptr<f32, Function> to !spirv.ptr<i64, Private>
  %3 = spirv.Bitcast %i : i32 to si32
  %4 = spirv.ConvertFToS %f {a} : f32 to i64
  %5 = spirv.ConvertFToU %v : vector<2xf32> to vector<2xi32>
  %6 = spirv.ConvertSToF %i : i32 to bf16
  %7 = spirv.ConvertUToF %i : i32 to f32
  %8 = spirv.ConvertFToS %m : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %9 = spirv.FConvert %m {a} : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %10 = spirv.FConvert %f : f32 to f64
  %11 = spirv.SConvert %i : i32 to i64
  %12 = spirv.UConvert %i {a} : i32 to i8
  return
}

func.func @pointers(%p: !spirv.ptr<f32, Function>, %i: i64) {
  %0 = spirv.ConvertPtrToU %p {a} : !spirv.ptr<f32, Function> to i64
  %1 = spirv.ConvertUToPtr %i {a} : i64 to !spirv.ptr<f32, Generic>
  %2 = spirv.PtrCastToGeneric %p {a} : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  %3 = spirv.GenericCastToPtr %2 {a} : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %4 = spirv.GenericCastToPtrExplicit %2 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  return
}

func.func @bfloats(%f: f32, %b: vector<2xi16>) {
  %0 = spirv.INTEL.ConvertFToBF16 %f {a} : f32 to i16
  %1 = spirv.INTEL.ConvertBF16ToF %b : vector<2xi16> to vector<2xf32>
  %2 = spirv.INTEL.RoundFToTF32 %f {a} : f32 to f32
  return
}
