// Instructions of the extended instruction set OpenCL.std.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @floats(%f: f32, %v: vector<8xf64>) {
  %acos = spirv.CL.acos %f : f32
  %acosh = spirv.CL.acosh %f : f32
  %asin = spirv.CL.asin %f : f32
  %asinh = spirv.CL.asinh %f : f32
  %atan = spirv.CL.atan %f : f32
  %atanh = spirv.CL.atanh %f : f32
  %ceil = spirv.CL.ceil %f : f32
  %cos = spirv.CL.cos %f : f32
  %cosh = spirv.CL.cosh %f : f32
  %erf = spirv.CL.erf %f : f32
  %exp = spirv.CL.exp %f : f32
  %fabs = spirv.CL.fabs %f : f32
  %floor = spirv.CL.floor %f : f32
  %log = spirv.CL.log %f : f32
  %rint = spirv.CL.rint %f : f32
  %round = spirv.CL.round %f : f32
  %rsqrt = spirv.CL.rsqrt %f : f32
  %sin = spirv.CL.sin %f : f32
  %sinh = spirv.CL.sinh %f : f32
  %sqrt = spirv.CL.sqrt %f : f32
  %tan = spirv.CL.tan %f : f32
  %tanh = spirv.CL.tanh %f : f32
  %atan2 = spirv.CL.atan2 %f, %f : f32
  %fmax = spirv.CL.fmax %f, %f : f32
  %fmin = spirv.CL.fmin %f, %f : f32
  %pow = spirv.CL.pow %f, %f : f32
  %fma = spirv.CL.fma %f, %f, %f : f32
  %mix = spirv.CL.mix %f, %f, %f : f32
  %0 = spirv.CL.fma %v, %v, %v {a} : vector<8xf64>
  %1 = spirv.CL.exp %v : vector<8xf64> {a}
  return
}

func.func @integers(%i: i32, %v: vector<8xi16>) {
  %s_abs = spirv.CL.s_abs %i : i32
  %s_max = spirv.CL.s_max %i, %i : i32
  %s_min = spirv.CL.s_min %i, %i : i32
  %u_max = spirv.CL.u_max %i, %i : i32
  %u_min = spirv.CL.u_min %i, %i : i32
  %0 = spirv.CL.u_max %v, %v {a} : vector<8xi16>
  return
}

func.func @output(%p: !spirv.ptr<i8, UniformConstant>, %i: i32, %f: f32) {
  %0 = spirv.CL.printf %p : !spirv.ptr<i8, UniformConstant> -> i32
  %1 = spirv.CL.printf %p %i, %f {a} : !spirv.ptr<i8, UniformConstant>, i32, f32 -> i32
  return
}
