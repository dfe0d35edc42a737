// Diagnostics of user-defined property conversions, and of constraints on property values.
// REQUIRES: compiled
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid properties {range = 3 : i64} for op test.own: expected two numbers}}
"test.own"() <{range = 3}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {all = [array<i64: 1>]} for op test.own: expected two numbers}}
"test.own"() <{all = [array<i64: 1>]}> : () -> ()

// -----

// expected-error @+1 {{'test.own' op property 'ordered' failed to satisfy constraint: range in order}}
test.own 1 to 2 [] ordered 6 to 5

// -----

// expected-error @+2 {{custom op 'test.own' expected 'to'}}
// expected-error @+1 {{custom op 'test.own' invalid value for property range, expected range of int64_t}}
test.own 1 2

// -----

// expected-error @+1 {{custom op 'test.using_property_ref_in_custom' that is not the sum}}
test.using_property_ref_in_custom 1 + 2 = 4 ()

// -----

// expected-error @+1 {{'test.mixed' op failed to verify that count is at most ten}}
"test.mixed"() <{count = 11, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
