// Affine sums and products that overflow are not folded; coefficients of combined terms wrap.
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// CHECK: affine_map<(d0) -> (9223372036854775807 + 1, d0 - -9223372036854775808, 9223372036854775807 * 2, d0 * -2, 16)>
"t.limits"() {m = affine_map<(d0) -> (9223372036854775807 + 1, d0 + 9223372036854775807 + 1, 9223372036854775807 * 2,
    d0 * 9223372036854775807 * 2, 0x10)>} : () -> ()
