// A constant of type !shape.size whose users remain cannot be lowered.
// RUN: %opt %s --convert-shape-to-std --verify-diagnostics

func.func @size() -> !shape.size {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.const_size 3
  // expected-note @+1 {{see existing live user here}}
  return %0 : !shape.size
}
