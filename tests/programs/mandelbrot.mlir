// The Mandelbrot set on a grid of 60 x 40 points, with complex numbers in double precision. Reference: mandelbrot.cpp
//
// main() prints, for each point, after how many of 200 steps z * z + c the square of the magnitude exceeds 4.

func.func @escape(%c: complex<f64>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %limit = arith.constant 200 : index
  %four = arith.constant 4.0 : f64
  %origin = complex.constant [0.0, 0.0] : complex<f64>
  %steps, %last = scf.while (%n = %zero, %z = %origin) : (index, complex<f64>) -> (index, complex<f64>) {
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    %re2 = arith.mulf %re, %re : f64
    %im2 = arith.mulf %im, %im : f64
    %magnitude2 = arith.addf %re2, %im2 : f64
    %inside = arith.cmpf ole, %magnitude2, %four : f64
    %more = arith.cmpi slt, %n, %limit : index
    %continue = arith.andi %inside, %more : i1
    scf.condition(%continue) %n, %z : index, complex<f64>
  } do {
  ^bb0(%n: index, %z: complex<f64>):
    %square = complex.mul %z, %z : complex<f64>
    %next = complex.add %square, %c : complex<f64>
    %following = arith.addi %n, %one : index
    scf.yield %following, %next : index, complex<f64>
  }
  return %steps : index
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %height = arith.constant 40 : index
  %width = arith.constant 60 : index
  %left = arith.constant -2.25 : f64
  %bottom = arith.constant -1.25 : f64
  %pixel = arith.constant 0.0625 : f64
  scf.for %i = %zero to %height step %one {
    scf.for %j = %zero to %width step %one {
      %i64 = arith.index_cast %i : index to i64
      %j64 = arith.index_cast %j : index to i64
      %y = arith.sitofp %i64 : i64 to f64
      %x = arith.sitofp %j64 : i64 to f64
      %dy = arith.mulf %y, %pixel : f64
      %dx = arith.mulf %x, %pixel : f64
      %im = arith.addf %bottom, %dy : f64
      %re = arith.addf %left, %dx : f64
      %c = complex.create %re, %im : complex<f64>
      %steps = func.call @escape(%c) : (complex<f64>) -> index
      %wide = arith.index_cast %steps : index to i64
      func.call @printI64(%wide) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
  }
  return
}
