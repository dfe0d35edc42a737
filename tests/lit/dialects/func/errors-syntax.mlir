// Diagnostics of syntax errors of function signatures.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func @func_named_then(%a: i32, i32) { return }

// -----

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @func_type_then_name(i32, %a: i32)

// -----

// expected-error @+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @func_specifies_inferred_attribute_with_sym_name(i32) attributes {sym_name = "x"}

// -----

// expected-error @+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @func_specifies_inferred_attribute_with_function_type(i32) attributes {function_type = "x"}

// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @func_expected_non_empty_function_body() {}

// -----

// expected-error @+1 {{expected '('}}
func.func @func_no_signature { return }

// -----

// `func.func`: expected valid identifier for symbol name.
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func name() { return }

// -----

// expected-error @+1 {{expected non-function type}}
func.func @func_no_result_type() -> { return }

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @func_region_entry_argument_already_in_use(%a: i32, %a: i32) { return }
