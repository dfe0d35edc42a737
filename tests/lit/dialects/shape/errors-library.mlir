// Diagnostics of function libraries and the shape.lib attribute.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @return_expects_parent_shape_func() {
  // expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  shape.return
}

// -----

// The functions of a library are found in its symbol table only.
// expected-error @+1 {{shape function library @fn not found}}
module @lib_shape_function_library_fn attributes {shape.lib = @fn} {
}

// -----

// expected-error @+1 {{@missing does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@lib_missing_does_not_refer_to_function_library, @missing]} {
  shape.function_library @lib_missing_does_not_refer_to_function_library {
  } mapping {}
}

// -----

// expected-error @+1 {{@lib_fn_required_to_be_shape_function_library required to be shape function library}}
module attributes {shape.lib = @lib_fn_required_to_be_shape_function_library} {
  func.func private @lib_fn_required_to_be_shape_function_library()
}

// -----

// expected-error @+1 {{@lib_fn_does_not_refer_to_function_library does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@lib_fn_does_not_refer_to_function_library]} {
  func.func private @lib_fn_does_not_refer_to_function_library()
}

// -----

// expected-error @+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module @lib_only_symbol_ref_attr_allowed_in_shape_lib_attribute_array attributes {shape.lib = ["fn"]} {
}

// -----

// expected-error @+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module @lib_only_symbol_ref_attr_or_array_of_symbol_ref_attrs_allowed_as_shape attributes {shape.lib = 1 : i32} {
}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @lib_attribute_may_only_be_on_implementing_symbol_table() attributes {shape.lib = @fn}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"my.op"`}}
module attributes {shape.lib = [@lib_only_one_to_shape_mapping_allowed_found_multiple, @b]} {
  shape.function_library @lib_only_one_to_shape_mapping_allowed_found_multiple {
  } mapping {my.op = @f}
  shape.function_library @b {
  } mapping {my.op = @g}
}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"my.op"`}}
module attributes {shape.lib = [@lib_only_one_to_shape_mapping_allowed_found_multiple_2, @lib_only_one_to_shape_mapping_allowed_found_multiple_2]} {
  shape.function_library @lib_only_one_to_shape_mapping_allowed_found_multiple_2 {
  } mapping {my.op = @f}
}

// -----

shape.function_library @function_library_integer_literal_not_valid_for_type {
// expected-error @+1 {{integer literal not valid for specified type}}
} mapping 1

// -----

// shape.function_library without a symbol name.
// expected-error @+1 {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library {
} mapping {}

// -----

// expected-error @+1 {{custom op 'shape.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
shape.func @func_specifies_inferred_attribute() attributes {sym_name = "a"} {
  shape.return
}

// -----

shape.func @func_declared_with_body(%a: index) -> index {
  shape.return
}

// -----

// expected-error @+1 {{'shape.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('index')}}
"shape.func"() <{function_type = (index) -> index, sym_name = "func_type_of_entry_block_argument_0_differs_from_signature"}> ({
^bb0(%a: i32):
  shape.return %a : i32
}) : () -> ()

// -----

// shape.func without a body and without private visibility.
// expected-error @+1 {{'shape.func' op symbol declaration cannot have public visibility}}
"shape.func"() <{function_type = (i32) -> i32, sym_name = "declared"}> ({}) : () -> ()
