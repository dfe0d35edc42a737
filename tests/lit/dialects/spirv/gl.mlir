// Instructions of the extended instruction set GLSL.std.450.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @of_one(%f: f32, %i: i32, %v: vector<3xf16>, %w: vector<3xi64>) {
  %Round = spirv.GL.Round %f : f32
  %RoundEven = spirv.GL.RoundEven %f : f32
  %FAbs = spirv.GL.FAbs %f : f32
  %FSign = spirv.GL.FSign %f : f32
  %Floor = spirv.GL.Floor %f : f32
  %Ceil = spirv.GL.Ceil %f : f32
  %Fract = spirv.GL.Fract %f : f32
  %Sqrt = spirv.GL.Sqrt %f : f32
  %InverseSqrt = spirv.GL.InverseSqrt %f : f32
  %Sin = spirv.GL.Sin %f : f32
  %Cos = spirv.GL.Cos %f : f32
  %Tan = spirv.GL.Tan %f : f32
  %Asin = spirv.GL.Asin %f : f32
  %Acos = spirv.GL.Acos %f : f32
  %Atan = spirv.GL.Atan %f : f32
  %Sinh = spirv.GL.Sinh %f : f32
  %Cosh = spirv.GL.Cosh %f : f32
  %Tanh = spirv.GL.Tanh %f : f32
  %Asinh = spirv.GL.Asinh %f : f32
  %Acosh = spirv.GL.Acosh %f : f32
  %Atanh = spirv.GL.Atanh %f : f32
  %Exp = spirv.GL.Exp %f : f32
  %Log = spirv.GL.Log %f : f32
  %Exp2 = spirv.GL.Exp2 %f : f32
  %Log2 = spirv.GL.Log2 %f : f32
  %Normalize = spirv.GL.Normalize %f : f32
  %SAbs = spirv.GL.SAbs %i : i32
  %SSign = spirv.GL.SSign %i : i32
  %FindILsb = spirv.GL.FindILsb %i : i32
  %FindSMsb = spirv.GL.FindSMsb %i : i32
  %FindUMsb = spirv.GL.FindUMsb %i : i32
  %0 = spirv.GL.Exp %v : vector<3xf16> {a}
  %1 = spirv.GL.SAbs %w : vector<3xi64>
  return
}

func.func @of_several(%f: f32, %i: i32, %v: vector<3xf16>, %w: vector<3xi64>) {
  %Pow = spirv.GL.Pow %f, %f : f32
  %FMin = spirv.GL.FMin %f, %f : f32
  %FMax = spirv.GL.FMax %f, %f : f32
  %Reflect = spirv.GL.Reflect %f, %f : f32
  %UMin = spirv.GL.UMin %i, %i : i32
  %SMin = spirv.GL.SMin %i, %i : i32
  %UMax = spirv.GL.UMax %i, %i : i32
  %SMax = spirv.GL.SMax %i, %i : i32
  %0 = spirv.GL.Cross %v, %v {a} : vector<3xf16>
  %1 = spirv.GL.FClamp %f, %f, %f : f32
  %2 = spirv.GL.UClamp %i, %i, %i {a} : i32
  %3 = spirv.GL.SClamp %w, %w, %w : vector<3xi64>
  %4 = spirv.GL.Fma %f, %f, %f : f32
  %5 = spirv.GL.Fma(%f, %f, %v) {a} : (f32, f32, vector<3xf16>) -> f32
  %6 = spirv.GL.FMix %f : f32, %f : f32, %f : f32 -> f32
  %7 = spirv.GL.FMix {a} %v : vector<3xf16>, %v : vector<3xf16>, %v : vector<3xf16> -> vector<3xf16>
  return
}

func.func @of_parts(%f: f32, %i: i32, %v: vector<3xf16>, %w: vector<3xi64>, %v2: vector<2xf32>, %v4: vector<4xf32>) {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i32)>
  %1 = spirv.GL.FrexpStruct {a} %v : vector<3xf16> -> !spirv.struct<(vector<3xf16>, vector<3xsi32>)>
  %2 = spirv.GL.Ldexp %f : f32, %i : i32 -> f32
  %3 = spirv.GL.Ldexp {a} %v : vector<3xf16>, %w : vector<3xi64> -> vector<3xf16>
  %4 = spirv.GL.Length %f : f32 -> f32
  %5 = spirv.GL.Length %v {a} : vector<3xf16> -> f16
  %6 = spirv.GL.Distance %v, %v {a} : vector<3xf16>, vector<3xf16> -> f16
  %7 = spirv.GL.PackHalf2x16 %v2 : vector<2xf32> -> i32
  %8 = spirv.GL.UnpackHalf2x16 {a} %i : i32 -> vector<2xf32>
  %9 = spirv.GL.PackSnorm4x8 {a} %v4 : vector<4xf32> -> i32
  %10 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
  return
}
