// The C++ verifier hooks of the dialect for discardable attributes of ops and of functions.
// RUN: kitchen-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'k.both' op has a heat that is no number}}
k.both 3 {k.heat = "hot"}

// -----

// expected-error @+1 {{'func.func' op argument 1 is cold}}
func.func private @f(i32 {k.warm}, i32 {k.cold})

// -----

// expected-error @+1 {{'func.func' op result 0 is cold}}
func.func private @f() -> (i32 {k.cold})

// -----

// expected-error @+1 {{'k.constant' op brings bad luck}}
%0 = k.constant 13

// -----

%0 = k.constant 1
// expected-error @+1 {{'k.even' op has an odd number of operands}}
k.even %0, %0, %0 : i32, i32, i32

// -----

// expected-error @+1 {{'k.bread' op costs energy}}
k.bread -1

// -----

// expected-remark @+2 {{regions are verified}}
// expected-remark @+1 {{is verified when what is inside has been}}
k.inside {
  k.both 1
}

// -----

// expected-error @+1 {{10 has two digits}}
"k.unnamed"() {t = !k.checked<10>} : () -> ()
