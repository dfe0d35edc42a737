// Integer powers become calls of functions that the pass creates at the end of the module, one for each combination of types.
// RUN: %opt %s --convert-math-to-funcs | diff %s.expected -
// RUN: %opt %s --convert-math-to-funcs="convert-ctlz min-width-of-fpowi-exponent=33" | diff %s.ctlz.expected -

func.func @scalars(%x: i32, %y: i64, %f: f64, %h: f16, %b: i8, %t: i1) -> (i32, i64, i32, f64, f16, i1) {
  %0 = math.ipowi %x, %x : i32
  %1 = math.ipowi %y, %y : i64
  %2 = math.ipowi %0, %x : i32
  %3 = math.fpowi %f, %y fastmath<nnan> : f64, i64
  %4 = math.fpowi %h, %b : f16, i8
  %5 = math.ipowi %t, %t : i1
  return %0, %1, %2, %3, %4, %5 : i32, i64, i32, f64, f16, i1
}

// A vector is computed element by element.
func.func @vectors(%x: vector<2xi32>, %f: vector<2x1xf32>, %n: vector<2x1xi64>) -> (vector<2xi32>, vector<2x1xf32>) {
  %0 = math.ipowi %x, %x : vector<2xi32>
  %1 = math.fpowi %f, %n : vector<2x1xf32>, vector<2x1xi64>
  return %0, %1 : vector<2xi32>, vector<2x1xf32>
}

func.func @ctlz(%x: i32, %v: vector<2xi8>) -> (i32, vector<2xi8>) {
  %0 = math.ctlz %x : i32
  %1 = math.ctlz %v : vector<2xi8>
  return %0, %1 : i32, vector<2xi8>
}

// Ops on indices, and other ops, remain.
func.func @legal(%x: index, %f: f32) -> (index, f32, f32, index) {
  %0 = math.ipowi %x, %x : index
  %1 = math.fpowi %f, %x : f32, index
  %2 = math.sin %f : f32
  %3 = math.ctlz %x : index
  return %0, %1, %2, %3 : index, f32, f32, index
}
