// Diagnostics of branches, returns and spirv.Unreachable.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ','}}
func.func @branch_conditional_expected_comma(%c: i1) { spirv.BranchConditional %c [1], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @branch_conditional_expected_right_bracket_for_2(%c: i1) { spirv.BranchConditional %c [1, 2, 3], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op branch weights cannot both be zero}}
func.func @branch_conditional_branch_weights_cannot_both_be_zero(%c: i1) { spirv.BranchConditional %c [0, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected attribute value}}
func.func @branch_conditional_expected_attribute_value(%c: i1) { spirv.BranchConditional %c [x, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @branch_conditional_expected_comma_for_i64(%c: i1) { spirv.BranchConditional %c [1: i64, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @branch_conditional_expected_right_bracket_for_0(%c: i1) { spirv.BranchConditional %c [1, 0 ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @branch_conditional_expected_comma_2(%c: i1) { spirv.BranchConditional %c ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected SSA operand}}
func.func @branch_conditional_expected_ssa_operand(%c: i1) { spirv.BranchConditional ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @branch_conditional_expected_comma_3(%c: i1) { spirv.BranchConditional %c, ^a
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @branch_conditional_expected_comma_4(%c: i1) { spirv.BranchConditional %c, ^a ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @branch_conditional_expected_colon(%c: i1) { spirv.BranchConditional %c, ^a(%c), ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @branch_conditional_too_many_operands_for_successor(%c: i1) { spirv.BranchConditional %c, ^a(%c : i1), ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @branch_conditional_expected_operation_name(%c: i1) { spirv.BranchConditional %c, ^a, ^b {x.y}
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
func.func @branch_conditional_must_have_exactly_two_branch_weights(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op branch weights cannot both be zero}}
func.func @branch_conditional_branch_weights_cannot_both_be_zero_with_operand_segment_sizes(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0: i32, 0: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op attribute 'branch_weights' failed to satisfy constraint: 32-bit integer array attribute}}
func.func @branch_conditional_attribute_branch_weights_violates_its_constraint(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0: i64, 0: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

func.func @branch_expected_operation_name_with_return() { spirv.Branch
// expected-error @+1 {{expected operation name in quotes}}
^a: return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @branch_expected_colon() { spirv.Branch ^a(
^a: return }

// -----

// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @branch_too_many_operands_for_successor(%c: i1) { spirv.Branch ^a(%c : i1)
^a: return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @branch_expected_operation_name_with_func(%c: i1) { spirv.Branch ^a, ^b
^a: return 
^b: return }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @unreachable_cannot_be_used_in_reachable_block() -> i32 "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @unreachable_cannot_be_used_in_reachable_block() : () -> () 
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @unreachable_cannot_be_used_in_reachable_block_2() -> i32 "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @unreachable_cannot_be_used_in_reachable_block_2() : () -> f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @unreachable_cannot_be_used_in_reachable_block_3(%a: i32) "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @unreachable_cannot_be_used_in_reachable_block_3() : () -> ()
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @unreachable_cannot_be_used_in_reachable_block_4(%a: i32) "None" {spirv.Unreachable }
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @unreachable_cannot_be_used_in_reachable_block_4(%b) : (f32) -> ()
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @unreachable_cannot_be_used_in_reachable_block_5(%a: i32) "None" {spirv.Unreachable }
// expected-error @+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @unreachable_cannot_be_used_in_reachable_block_5(%b) : (f32) -> (i32, i32)
spirv.Return } }

// -----

// spirv.Return outside of a function.
// expected-error @+1 {{'spirv.Return' op failed to verify that op must appear in a function-like op's block}}
"spirv.Return"() : () -> ()

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
func.func @unreachable_cannot_be_used_in_reachable_block_6() { spirv.Unreachable }
