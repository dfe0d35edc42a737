// A power with a constant exponent becomes products, quotients and roots.
// RUN: %opt %s --math-expand-ops=ops=powf,fpowi | diff %s.expected -

func.func @powf0(%x: f64) -> f64 {
  %y = arith.constant 0.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf1(%x: f64) -> f64 {
  %y = arith.constant 1.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf2(%x: f64) -> f64 {
  %y = arith.constant -1.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf3(%x: f64) -> f64 {
  %y = arith.constant 0.5 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf4(%x: f64) -> f64 {
  %y = arith.constant -0.5 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf5(%x: f64) -> f64 {
  %y = arith.constant 2.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf6(%x: f64) -> f64 {
  %y = arith.constant -2.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf7(%x: f64) -> f64 {
  %y = arith.constant 3.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @powf8(%x: f64) -> f64 {
  %y = arith.constant 4.0 : f64
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @fpowi0(%x: f64) -> f64 {
  %n = arith.constant 0 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi1(%x: f64) -> f64 {
  %n = arith.constant 1 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi2(%x: f64) -> f64 {
  %n = arith.constant -1 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi3(%x: f64) -> f64 {
  %n = arith.constant 2 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi4(%x: f64) -> f64 {
  %n = arith.constant 3 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi5(%x: f64) -> f64 {
  %n = arith.constant -4 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @fpowi6(%x: f64) -> f64 {
  %n = arith.constant 7 : i32
  %0 = math.fpowi %x, %n : f64, i32
  return %0 : f64
}
func.func @vector(%x: vector<2xf32>) -> vector<2xf32> {
  %n = arith.constant dense<-3> : vector<2xi8>
  %0 = math.fpowi %x, %n : vector<2xf32>, vector<2xi8>
  return %0 : vector<2xf32>
}

// Ops that the option does not name remain.
func.func @tan(%x: f32) -> f32 {
  %0 = math.tan %x : f32
  return %0 : f32
}
