// Values and blocks that are used but not defined, or that are defined twice.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Every use of an undefined value is reported, not only the first one.
func.func @f() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  "t.b"(%x) : (i32) -> ()
  // expected-error @+1 {{use of undeclared SSA value name}}
  "t.b"(%y) : (i32) -> ()
  return
}

// -----

// There is no third result, so the use stays undefined.
func.func @f() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  "t.b"(%x#2) : (i32) -> ()
  %x:2 = "t.a"() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
  // expected-note @+1 {{previously used here with type 'i32'}}
  "t.b"(%x) : (i32) -> ()
  // expected-error @+1 {{definition of SSA value '%x#0' has type 'i64'}}
  %x = "t.a"() : () -> i64
  return
}

// -----

// expected-note @+1 {{previously defined here}}
%x = "t.a"() : () -> i32
func.func @f() {
  // A function does not shadow the names of its parent region.
  // expected-error @+1 {{redefinition of SSA value '%x'}}
  %x = "t.a"() : () -> i32
  return
}

// -----

%x = "t.a"() : () -> i32
// expected-note @+1 {{required by region isolation constraints}}
func.func @f() {
  // expected-error @+1 {{'t.b' op using value defined outside the region}}
  "t.b"(%x) : (i32) -> ()
  return
}

// -----

// A forward reference of an earlier op is not resolved by a value inside of a function.
// expected-error @+1 {{operand #0 does not dominate this use}}
"t.b"(%x) : (i32) -> ()
func.func @f() {
  // expected-note @+1 {{operand defined here (op in a child region)}}
  %x = "t.a"() : () -> i32
  return
}

// -----

// expected-error @+1 {{reference to an undefined block}}
"t.a"()[^a] : () -> ()

// -----

func.func @f() {
  // expected-error @+1 {{reference to an undefined block}}
  "t.a"()[^a] : () -> ()
^b:
  // expected-error @+1 {{reference to an undefined block}}
  "t.a"()[^c] : () -> ()
}

// -----

func.func @f() {
  cf.br ^a
^a:
  return
// expected-error @+1 {{redefinition of block '^a'}}
^a:
  return
}

// -----

// Value numbers need not be consecutive.
%5000000 = "t.a"() : () -> i32
%1000 = "t.a"() : () -> i32
"t.b"(%1000, %5000000) : (i32, i32) -> ()
// expected-note @-2 {{previously defined here}}
// expected-error @+1 {{redefinition of SSA value '%1000'}}
%1000 = "t.a"() : () -> i32
