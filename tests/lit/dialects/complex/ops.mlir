// Every complex op in its assembly format; the output is parsed again.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

func.func @ops(%c: complex<f32>, %d: complex<f64>, %x: f32, %n: i32) {
  %constant = complex.constant [1.0 : f64, -2.5 : f64] : complex<f64>
  %integers = complex.constant [1 : i8, -2 : i8] {my.attr} : complex<i8>
  %create = complex.create %x, %x : complex<f32>
  %bits = complex.bitcast %c : complex<f32> to i64
  %back = complex.bitcast %bits {my.attr} : i64 to complex<f32>
  %conj = complex.conj %c : complex<f32>
  %cos = complex.cos %c : complex<f32>
  %exp = complex.exp %c : complex<f32>
  %expm1 = complex.expm1 %c : complex<f32>
  %log = complex.log %c : complex<f32>
  %log1p = complex.log1p %c : complex<f32>
  %neg = complex.neg %c : complex<f32>
  %rsqrt = complex.rsqrt %c : complex<f32>
  %sign = complex.sign %c : complex<f32>
  %sin = complex.sin %c : complex<f32>
  %sqrt = complex.sqrt %c : complex<f32>
  %tan = complex.tan %c : complex<f32>
  %tanh = complex.tanh %c : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %abs = complex.abs %c : complex<f32>
  %angle = complex.angle %c : complex<f32>
  %add = complex.add %c, %c : complex<f32>
  %sub = complex.sub %c, %c : complex<f32>
  %mul = complex.mul %c, %c : complex<f32>
  %div = complex.div %c, %c : complex<f32>
  %pow = complex.pow %c, %c : complex<f32>
  %atan2 = complex.atan2 %c, %c : complex<f32>
  %fast = complex.exp %d fastmath<nnan, ninf> {my.attr} : complex<f64>
  %sum = complex.add %d, %d fastmath<fast> : complex<f64>
  %real = complex.re %d fastmath<none> : complex<f64>
  %powi = complex.powi %c, %n : complex<f32>, i32
  %powif = complex.powi %c, %n fastmath<afn> : complex<f32>, i32
  %eq = complex.eq %c, %c : complex<f32>
  %neq = complex.neq %d, %d {my.attr} : complex<f64>
  return {a = #complex.number<:f64 1.0, -2.5>, b = #complex.number<:f16 0.1, 0.0> : complex<f16>}
}
