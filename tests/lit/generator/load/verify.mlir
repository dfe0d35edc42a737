// A loaded dialect has the same verifier as the compiled one.
// RUN: strata-opt --load-dialect=%S/Inputs/Features.td %s --split-input-file --verify-diagnostics

%0 = f.make : i64
// expected-error @+1 {{'f.groups' op operand #0 must be 32-bit signless integer, but got 'i64'}}
"f.groups"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()

// -----

%0 = f.make : i32
// expected-error @+1 {{'f.groups' op attribute 'color' failed to satisfy constraint: a colour}}
"f.groups"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>, color = 7 : i32} : (i32) -> ()

// -----

%0 = f.make : i32
// expected-error @+1 {{'f.groups' op attribute 'at' failed to satisfy constraint: }}
"f.groups"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>, at = unit} : (i32) -> ()

// -----

%0 = f.make : tensor<2xf32>
// expected-error @+1 {{'f.inferred' op failed to verify that r is the element of x}}
%1 = "f.inferred"(%0) : (tensor<2xf32>) -> i1

// -----

%0:2 = f.make : i1, i2
// expected-error @+1 {{'f.same' op requires the same type for all operands and results}}
%1 = "f.same"(%0#0, %0#1) : (i1, i2) -> i1

// -----

"builtin.module"() ({
  // expected-error @+1 {{'f.done' op must be the last operation in the parent block}}
  "f.done"() : () -> ()
  "f.done"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'f.symbol' op requires attribute 'sym_name'}}
"f.symbol"() ({}) : () -> ()

// -----

// expected-error @+1 {{'f.implicit' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"f.implicit"() ({}) : () -> ()

// -----

// expected-error @+2 {{expected ::f::Color to be one of: red, green, sky-blue}}
// expected-error @+1 {{failed to parse Texts parameter 'color' which is to be a `::f::Color`}}
%0 = f.make : !f.texts<"a" in blue>

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse Numbers parameter 'small' which is to be a `int8_t`}}
%0 = f.make : !f.numbers<true, 128, 1, 1.0>

// -----

%0 = f.make : i32
// expected-error @+1 {{`fast` clause can appear at most once in the expansion of the oilist directive}}
f.groups %0 none fast fast

// -----

// expected-error @+1 {{type `nothing` in dialect `f`}}
%0 = f.make : !f.nothing
