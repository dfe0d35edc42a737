// A conversion to a small float with a rounding mode cannot be expanded.
// RUN: %opt %s --arith-expand=include-bf16 --verify-diagnostics

func.func @f(%a: f32) -> bf16 {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a downward : f32 to bf16
  return %0 : bf16
}
