// Diagnostics of ml_program.global.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @global_immutable_global_must_have_initial_value : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @global_expected_keyword_public_private_or_nested(1 : i32) : i32

// -----

// expected-error @+1 {{expected ')'}}
ml_program.global private mutable @global_expected_right_paren(1 : i32 : i32

// -----

// expected-error @+1 {{expected ':'}}
ml_program.global private mutable @global_expected_colon(1 : i32)

// -----

"ml_program.global"() <{sym_name = "global_accepted", type = i32, value = 1 : i64}> : () -> ()
