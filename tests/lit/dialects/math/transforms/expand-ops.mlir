// Ops become formulas of simpler ops.
// RUN: %opt %s --math-expand-ops | diff %s.expected -

func.func @acosh(%x: f32) -> f32 {
  %0 = math.acosh %x : f32
  return %0 : f32
}
func.func @asinh(%x: f32) -> f32 {
  %0 = math.asinh %x : f32
  return %0 : f32
}
func.func @atanh(%x: f32) -> f32 {
  %0 = math.atanh %x : f32
  return %0 : f32
}
func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
func.func @cosh(%x: f32) -> f32 {
  %0 = math.cosh %x : f32
  return %0 : f32
}
func.func @exp2(%x: f32) -> f32 {
  %0 = math.exp2 %x : f32
  return %0 : f32
}
func.func @round(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}
func.func @roundeven(%x: f32) -> f32 {
  %0 = math.roundeven %x : f32
  return %0 : f32
}
func.func @rsqrt(%x: f32) -> f32 {
  %0 = math.rsqrt %x : f32
  return %0 : f32
}
func.func @sinh(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}
func.func @tan(%x: f32) -> f32 {
  %0 = math.tan %x : f32
  return %0 : f32
}
func.func @tanh(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  return %0 : f32
}
func.func @ctlz(%x: i32) -> i32 {
  %0 = math.ctlz %x : i32
  return %0 : i32
}
func.func @powf(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
func.func @fpowi(%x: f32, %n: i64) -> f32 {
  %0 = math.fpowi %x, %n : f32, i64
  return %0 : f32
}
func.func @fma(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = math.fma %x, %y, %z : f32
  return %0 : f32
}

// Only the formula of math.clampf has the fast-math flags of the op.
func.func @clampf(%x: f32, %min: f32, %max: f32) -> f32 {
  %0 = math.clampf %x to [%min, %max] fastmath<nnan> : f32
  %1 = math.tan %0 fastmath<nnan> : f32
  return %1 : f32
}

// Formulas of vectors and tensors have splat constants.
func.func @vector(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.tanh %x : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @tensor(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = math.roundeven %x : tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @half(%x: f16) -> f16 {
  %0 = math.roundeven %x : f16
  return %0 : f16
}
func.func @vector_ctlz(%x: vector<2xi16>) -> vector<2xi16> {
  %0 = math.ctlz %x : vector<2xi16>
  return %0 : vector<2xi16>
}

// math.round is expanded for f32 only.
func.func @round_double(%x: f64) -> f64 {
  %0 = math.round %x : f64
  return %0 : f64
}
