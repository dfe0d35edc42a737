// Diagnostics of spirv.mlir.loop and spirv.mlir.selection.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
func.func @merge_expects_parent_spirv_mlir_selection_spirv_mlir_loop() { spirv.mlir.merge }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @selection_must_not_have_spirv_merge_outside_merge_block(%c: i1) { spirv.mlir.selection {
 spirv.BranchConditional %c, ^a, ^b
^a: spirv.mlir.merge
^b: spirv.mlir.merge 
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op must have a selection header block}}
func.func @selection_must_have_selection_header_block(%c: i1) { spirv.mlir.selection {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @selection_last_block_must_be_merge_block(%c: i1) { spirv.mlir.selection {
spirv.Branch ^m
^m: %0 = spirv.Undef : i32
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @selection_last_block_must_be_merge_block_with_only_one_2(%c: i1) { spirv.mlir.selection {
spirv.Branch ^m
^m: spirv.Branch ^n
^n : spirv.Return
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @selection_must_not_have_spirv_merge_outside_merge_block_2(%c: i1) { spirv.mlir.selection {
spirv.BranchConditional %c, ^a, ^m
^a: spirv.mlir.merge
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Foo}}
func.func @selection_invalid_selection_control_attribute_specification_foo(%c: i1) { spirv.mlir.selection control(Foo) {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.selection' expected valid keyword}}
func.func @selection_expected_valid_keyword(%c: i1) { spirv.mlir.selection control("None") {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{expected '('}}
func.func @selection_expected_left_paren(%c: i1) { spirv.mlir.selection control {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{expected '{' to begin a region}}
func.func @selection_expected_left_brace_to_begin_a_region(%c: i1) { spirv.mlir.selection
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op requires attribute 'selection_control'}}
func.func @selection_requires_attribute_selection_control(%c: i1) { "spirv.mlir.selection"() ({}) : () -> ()
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
func.func @loop_must_have_entry_block_branching_to_loop_header_block(%c: i1) { spirv.mlir.loop {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
func.func @loop_must_have_loop_header_block_branched_from_entry_block(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
func.func @loop_requires_loop_continue_block_branching_to_loop_header_block(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.Branch ^m
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
func.func @loop_second_to_last_block_must_be_loop_continue_block(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^m
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
func.func @loop_entry_block_must_only_have_one_spirv_branch(%c: i1) { spirv.mlir.loop {
spirv.Branch ^c
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @loop_last_block_must_be_merge_block(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.Return
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
func.func @loop_entry_block_must_only_have_one_spirv_branch_2(%c: i1) { spirv.mlir.loop {
%0 = spirv.Undef : i32
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.Branch ^c
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
func.func @loop_can_only_have_entry_and_loop_continue_block_branching(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.Branch ^h
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
func.func @loop_can_only_have_entry_and_loop_continue_block_branching_2(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.BranchConditional %c, ^c, ^h
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @loop_must_not_have_spirv_merge_outside_merge_block(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.mlir.merge
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Foo}}
func.func @loop_invalid_loop_control_attribute_specification_foo(%c: i1) { spirv.mlir.loop control(Foo) {
}
return }

// -----

// expected-error @+1 {{expected ')'}}
func.func @loop_expected_right_paren(%c: i1) { spirv.mlir.loop control(Unroll {
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
func.func @merge_expects_parent_spirv_mlir_selection_spirv_mlir_loop_2(%c: i1) { scf.if %c { spirv.mlir.merge }
return }

// -----

func.func @merge_expects_parent_spirv_mlir_selection_spirv_mlir_loop_3(%c: i1) { spirv.mlir.selection { 
// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
scf.if %c { spirv.mlir.merge }
spirv.mlir.merge }
return }

// -----

// spirv.mlir.selection outside of a function.
// expected-error @+1 {{'spirv.mlir.selection' op failed to verify that op must appear in a function-like op's block}}
"spirv.mlir.selection"() ({}) {selection_control = #spirv.selection_control<None>, x.y} : () -> ()
