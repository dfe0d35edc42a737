// Without the approximation, math.log1p remains.
// RUN: %opt %s --convert-math-to-llvm=approximate-log1p=false | diff %s.expected -

func.func @log1p(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  return %0 : f32
}
