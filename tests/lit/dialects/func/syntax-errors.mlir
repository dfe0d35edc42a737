// What the parser says about the text of functions.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func @named_then_not(%a: i32, i32) { return }

// -----

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @type_then_name(i32, %a: i32)

// -----

// expected-error @+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(i32) attributes {sym_name = "x"}

// -----

// expected-error @+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(i32) attributes {function_type = "x"}

// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @empty() {}

// -----

// expected-error @+1 {{expected '('}}
func.func @no_signature { return }

// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func name() { return }

// -----

// expected-error @+1 {{expected non-function type}}
func.func @no_result_type() -> { return }

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @twice(%a: i32, %a: i32) { return }
