// Diagnostics of functions, subgraphs, their terminators and unknown types.
// RUN: %opt %s --split-input-file --verify-diagnostics

ml_program.subgraph @output_has_0_operands_but_enclosing_function_f_outputs_1() -> i32 {
  // expected-error @+1 {{'ml_program.output' op has 0 operands, but enclosing function (@output_has_0_operands_but_enclosing_function_f_outputs_1) outputs 1}}
  ml_program.output
}

// -----

ml_program.subgraph @output_type_of_output_operand_0_does_not_match_function(%x: i64) -> i32 {
  // expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @output_type_of_output_operand_0_does_not_match_function}}
  ml_program.output %x : i64
}

// -----

ml_program.func @return_has_0_operands_but_enclosing_function_f_returns_1() -> i32 {
  // expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@return_has_0_operands_but_enclosing_function_f_returns_1) returns 1}}
  ml_program.return
}

// -----

ml_program.func @return_type_of_return_operand_0_does_not_match_function(%x: i64) -> i32 {
  // expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @return_type_of_return_operand_0_does_not_match_function}}
  ml_program.return %x : i64
}

// -----

ml_program.func @output_expects_parent_ml_program_subgraph(%x: i64) {
  // expected-error @+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

ml_program.subgraph @return_expects_parent_ml_program_func(%x: i64) {
  // expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
  ml_program.return
}

// -----

// expected-error @+1 {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @subgraph_expects_region_0_to_have_0_or_1_blocks(%x: i64) {
  ml_program.output
^bb1:
  ml_program.output
}

// -----

// expected-error @+1 {{'ml_program.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"ml_program.func"() <{sym_name = "func_type_of_entry_block_argument_0_differs_from_signature", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  ml_program.return
}) : () -> ()

// -----

// expected-error @+1 {{'ml_program.subgraph' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"ml_program.subgraph"() <{sym_name = "subgraph_attribute_function_type_violates_its_constraint", function_type = i32}> ({
^bb0(%a: i64):
  ml_program.output
}) : () -> ()

// -----

// expected-error @+1 {{unknown  type `unknown` in dialect `ml_program`}}
func.func private @unknown_type_is_unknown(!ml_program.unknown)

// -----

// expected-error @+1 {{unknown attribute `unknown` in dialect `ml_program`}}
func.func private @unknown_attribute_is_unknown() attributes {a = #ml_program.unknown}

// -----

// Two functions with one symbol name.
// expected-note @+1 {{see existing symbol definition here}}
ml_program.func @a() {
  ml_program.return
}
// expected-error @+1 {{redefinition of symbol named 'a'}}
ml_program.func @a() {
  ml_program.return
}

// -----

// The dialect accepts resources, but no resource key is registered.
{-#
  dialect_resources: {
    ml_program: {
      // expected-error @+1 {{unknown 'resource' key 'entry' for dialect 'ml_program'}}
      entry: "foo"
    }
  }
#-}

// -----

// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func @func_declaration_cannot_be_public(i32)

// -----

// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func public @func_declaration_cannot_be_public_with_public(i32)

// -----

// expected-error @+1 {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
ml_program.subgraph @subgraph_declaration_cannot_be_public(i32)

// -----

ml_program.func nested @func_accepted(i32)
