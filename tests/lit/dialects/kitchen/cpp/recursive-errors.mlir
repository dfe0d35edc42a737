// Errors in recursive types are reported at the location of the type.
// RUN: kitchen-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{'f' has been said to contain something else}}
"u.types"() {
  f = !k.nest<"f", i32>, g = !k.nest<"f", i64>
} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"u.types"() {h = !k.nest<"h", >} : () -> ()
