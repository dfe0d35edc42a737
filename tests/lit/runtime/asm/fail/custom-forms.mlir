// Errors in assembly formats: a missing token is reported after the last
// parsed token, and errors of the op's own parser start with the op's name.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ','}}
  arith.addi %a %a : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ':'}}
  arith.addi %a, %a
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected non-function type}}
  arith.addi %a, %a :
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected SSA operand}}
  arith.addi %a, : i32
}

// -----

func.func @f(%a: i32) {
  // expected-note @-1 {{prior use here}}
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  arith.addi %a, %a : i64
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  arith.cmpi eq, %a, %a : f32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  arith.cmpi same, %a, %a : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  arith.cmpi 5, %a, %a : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "same"}}
  arith.cmpi "same", %a, %a : i32
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'func.constant' invalid kind of attribute specified}}
  %0 = constant "f" : () -> ()
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  func.call @f() : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected non-function type}}
  return %a :
}

// -----

func.func @f(%a: i1) {
  // expected-error @+1 {{custom op 'cf.assert' 'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
  cf.assert %a, "text" {msg = 5}
}

// -----

// The attribute of the dictionary has priority.
func.func @f(%a: i1) {
  cf.assert %a, "text" {msg = "other text"}
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
    45: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
    : ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) -> () {
// expected-error @+1 {{invalid block name in region with named arguments}}
^bb0(%b : i32):
  return
}

// -----

func.func @f(%a: i32,
             // expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
             i32)

// -----

func.func @f() {
  // expected-error @+1 {{expected '(' in location}}
  return loc
}

// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'size'}}
module attributes {size = 5} {}
