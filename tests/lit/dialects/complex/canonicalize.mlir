// What undoes each other, neutral elements, parts.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32, %i: i64) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %nzero = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %two = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %0 = complex.sub %a, %b : complex<f32>
  %r0 = complex.add %0, %b : complex<f32>
  %r1 = complex.add %b, %0 : complex<f32>
  %r2 = complex.add %a, %zero : complex<f32>
  %r3 = complex.add %a, %nzero : complex<f32>
  %1 = complex.add %a, %b : complex<f32>
  %r4 = complex.sub %1, %b : complex<f32>
  %r5 = complex.sub %a, %zero : complex<f32>
  %2 = complex.neg %a : complex<f32>
  %r6 = complex.neg %2 : complex<f32>
  %3 = complex.exp %a : complex<f32>
  %r7 = complex.log %3 : complex<f32>
  %4 = complex.conj %a : complex<f32>
  %r8 = complex.conj %4 : complex<f32>
  %r9 = complex.mul %a, %one : complex<f32>
  %r10 = complex.div %a, %one : complex<f32>
  %r11 = complex.mul %two, %two : complex<f32>
  %5 = complex.re %a : complex<f32>
  %6 = complex.im %a : complex<f32>
  %r12 = complex.create %5, %6 : complex<f32>
  %r13 = complex.re %two : complex<f32>
  %r14 = complex.im %two : complex<f32>
  %7 = complex.create %x, %y : complex<f32>
  %r15 = complex.re %7 : complex<f32>
  %r16 = complex.im %7 : complex<f32>
  %8 = complex.neg %7 : complex<f32>
  %r17 = complex.re %8 : complex<f32>
  %r18 = complex.im %8 fastmath<fast> : complex<f32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32
}
func.func @g(%a: complex<f32>, %x: f32, %y: f32, %i: i64, %f: f64) -> (complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f64, complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %nan = complex.constant [0x7FC00000 : f32, 0x7FC00000 : f32] : complex<f32>
  %three = arith.constant 3.0 : f32
  %0 = complex.log %a : complex<f32>
  %r0 = complex.exp %0 : complex<f32>
  %1 = complex.bitcast %i : i64 to complex<f32>
  %2 = complex.bitcast %1 : complex<f32> to f64
  %3 = complex.bitcast %2 : f64 to complex<f32>
  %4 = arith.bitcast %2 : f64 to i64
  %5 = complex.mul %one, %a : complex<f32>
  %6 = complex.create %three, %three : complex<f32>
  %7 = complex.div %a, %zero : complex<f32>
  %8 = complex.div %a, %nan : complex<f32>
  %9 = complex.bitcast %f : f64 to f64
  %10 = arith.bitcast %f : f64 to i64
  %11 = complex.bitcast %10 : i64 to complex<f32>
  %12 = complex.add %zero, %a : complex<f32>
  return %r0, %3, %4, %2, %5, %6, %7, %8, %9, %11, %12 : complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f64, complex<f32>, complex<f32>
}
