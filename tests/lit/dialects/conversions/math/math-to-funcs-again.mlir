// A second run reuses the functions that the first run created.
// RUN: %opt %s --convert-math-to-funcs | %opt --convert-math-to-funcs | diff %s.expected -

func.func @power(%x: i32, %f: f32) -> (i32, f32) {
  %0 = math.ipowi %x, %x : i32
  %1 = math.fpowi %f, %x : f32, i32
  return %0, %1 : i32, f32
}
