// The folds, patterns and verifiers in C++ of docs/how-to/new-op.md, new-fold.md and new-type.md.
// RUN: poly-opt %s --canonicalize --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @add_zero
// CHECK-NEXT: return %arg0
func.func @add_zero(%p: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.constant [0, 0] : !poly.poly<3>
  %1 = poly.add %0, %p : !poly.poly<3>
  return %1 : !poly.poly<3>
}

// CHECK-LABEL: @scale_of_scale
// CHECK-DAG: poly.scale %arg0 by 15
// CHECK-DAG: %[[LARGE:.*]] = poly.scale %arg0 by 9223372036854775807
// CHECK: poly.scale %[[LARGE]] by 2
func.func @scale_of_scale(%p: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>) {
  %0 = poly.scale %p by 3 : !poly.poly<3>
  %1 = poly.scale %0 by 5 : !poly.poly<3>
  %2 = poly.scale %p by 9223372036854775807 : !poly.poly<3>
  %3 = poly.scale %2 by 2 : !poly.poly<3>
  return %1, %3 : !poly.poly<3>, !poly.poly<3>
}

// -----

func.func @shift_drops_all(%p: !poly.poly<2>) {
  // expected-error @+1 {{'poly.shift' op shifts by 2, but its type has only 2 coefficients}}
  %0 = poly.shift %p by 2 : !poly.poly<2>
  return
}

// -----

// expected-error @+1 {{the lower bound 3 exceeds the upper bound 2}}
func.func private @empty(!poly.interval<3 to 2, i32>)
