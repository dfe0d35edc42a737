// Diagnostics of func operations.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @func_return_type(%a: i32) -> i64 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @func_return_type}}
  return %a : i32
}

// -----

func.func @return_count(%a: i32) -> (i64, i32) {
  // expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@return_count) returns 2}}
  return %a : i32
}

// -----

module @return_expects_parent_func_func {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

func.func @call_unknown_callee(%a: i32) {
  // expected-error @+1 {{'func.call' op 'nobody' does not reference a valid function}}
  call @nobody(%a) : (i32) -> ()
  return
}

// -----

module @not_a_function {}
func.func @callee_kind(%a: i32) {
  // expected-error @+1 {{'func.call' op 'not_a_function' does not reference a valid function}}
  call @not_a_function(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(i64)
func.func @call_operand_type(%a: i32) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i64', but provided 'i32' for operand number 0}}
  call @g(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(i64)
func.func @call_operand_count() {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g()
func.func @call_result_count() {
  // expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  %0 = call @g() : () -> i32
  return
}

// -----

func.func private @g() -> i64
func.func @call_result_type() {
  // expected-error @+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note @+2 {{      op result types: 'i32'}}
  // expected-note @+1 {{function result types: 'i64'}}
  %0 = call @g() : () -> i32
  return
}

// -----

func.func private @g() -> i64
func.func @constant_type() {
  // expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @g : () -> i32
  return
}

// -----

func.func @constant_of_nothing() {
  // expected-error @+1 {{'func.constant' op reference to undefined function 'g'}}
  %0 = constant @g : () -> i32
  return
}

// -----

func.func @indirect_operands(%a: i64, %f: (i32) -> ()) {
  // expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  "func.call_indirect"(%f, %a) : ((i32) -> (), i64) -> ()
  return
}

// -----

func.func @indirect_results(%a: i32, %f: (i32) -> i32) {
  // expected-error @+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  "func.call_indirect"(%f, %a) : ((i32) -> i32, i32) -> ()
  return
}

// -----

// expected-error @+1 {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) {function_type = (i32) -> (), sym_name = "func_type_of_entry_block_argument_0_differs_from_signature"} : () -> ()

// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @func_unnamed_argument(i32) {
  return
}

// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @func_public_declaration(%a: i32)

// -----

// expected-error @+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() ({}) {function_type = i32, sym_name = "func_attribute_function_type_violates_its_constraint"} : () -> ()

// -----

// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() ({}) {function_type = (i32) -> (), sym_name = "func_expects_argument_attribute_array_to_have_same", sym_visibility = "private", arg_attrs = [{}, {}]} : () -> ()

// -----

// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @func_argument_attribute(i32 {x = 1})

// -----

// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() ({}) {function_type = (i32) -> (), sym_name = "func_expects_result_attribute_array_to_have_same", sym_visibility = "private", res_attrs = [{}]} : () -> ()

// -----

// expected-error @+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() ({}) {function_type = (i32) -> (), sym_name = "func_attribute_arg_attrs_violates_its_constraint", sym_visibility = "private", arg_attrs = [1]} : () -> ()

// -----

// An op of an unregistered dialect with one region can be a symbol table.
func.func private @outside()
"t.two_regions"() ({
  func.call @outside() : () -> ()
}, {
}) : () -> ()
"t.one_region"() ({
  // expected-error @+1 {{'func.call' op 'outside' does not reference a valid function}}
  func.call @outside() : () -> ()
}) : () -> ()
