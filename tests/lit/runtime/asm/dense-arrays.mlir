// Dense arrays of i1 and of every element type with whole bytes.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect | strata-opt --allow-unregistered-dialect | diff %s.expected -

"t.integers"() {a = array<i8: -128, 0x7F>, b = array<i16: 1>, c = array<i32>, d = array<i64: 9223372036854775808>,
                e = array<i24: 1, -1, 8388607>, f = array<i128: 170141183460469231731687303715884105727, -1>,
                g = array<i1: true, false>, h = array<i0: 0, 0>} : () -> ()
"t.signs"() {a = array<si32: 1, -1>, b = array<ui8: 255, 0, -1>, c = array<si8: -128>} : () -> ()
"t.floats"() {a = array<f32: 1.0, -2.5>, b = array<f64: 0x7FF0000000000000>, c = array<f16: 1.5, 0x3C00>,
              d = array<bf16: 1.5>, e = array<f80: 1.5>, f = array<f128: 1.5>, g = array<f8E4M3FN: 1.5>} : () -> ()
