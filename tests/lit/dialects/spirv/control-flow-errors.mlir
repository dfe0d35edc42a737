// What is wrong in branches, selections and loops.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ','}}
func.func @f(%c: i1) { spirv.BranchConditional %c [1], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%c: i1) { spirv.BranchConditional %c [1, 2, 3], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op branch weights cannot both be zero}}
func.func @f(%c: i1) { spirv.BranchConditional %c [0, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected attribute value}}
func.func @f(%c: i1) { spirv.BranchConditional %c [x, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%c: i1) { spirv.BranchConditional %c [1: i64, 0], ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%c: i1) { spirv.BranchConditional %c [1, 0 ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%c: i1) { spirv.BranchConditional %c ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%c: i1) { spirv.BranchConditional ^a, ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%c: i1) { spirv.BranchConditional %c, ^a
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%c: i1) { spirv.BranchConditional %c, ^a ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%c: i1) { spirv.BranchConditional %c, ^a(%c), ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%c: i1) { spirv.BranchConditional %c, ^a(%c : i1), ^b
^a: return
^b: return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%c: i1) { spirv.BranchConditional %c, ^a, ^b {x.y}
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
func.func @f(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op branch weights cannot both be zero}}
func.func @f(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0: i32, 0: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

// expected-error @+1 {{'spirv.BranchConditional' op attribute 'branch_weights' failed to satisfy constraint: 32-bit integer array attribute}}
func.func @f(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0: i64, 0: i32]} : (i1) -> ()
^a: return
^b: return }

// -----

func.func @f() { spirv.Branch
// expected-error @+1 {{expected operation name in quotes}}
^a: return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f() { spirv.Branch ^a(
^a: return }

// -----

// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%c: i1) { spirv.Branch ^a(%c : i1)
^a: return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%c: i1) { spirv.Branch ^a, ^b
^a: return 
^b: return }

// -----

// expected-error @+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.FunctionCall @g() : () -> () 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g() "None" {spirv.Return }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 0, but provided 1}}
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> i32 
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> () 
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Unreachable }
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> ()
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Unreachable }
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> ()
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Unreachable }
// expected-error @+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> (i32, i32)
spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.FunctionCall' invalid kind of type specified: expected builtin.function, but found 'f32'}}
spirv.module Logical GLSL450 { spirv.func @f(%b: f32) "None" { spirv.FunctionCall @f(%b) : f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
spirv.module Logical GLSL450 { spirv.func @f(%b: f32) "None" { %0:2 = spirv.FunctionCall @f(%b) : (f32) -> (f32, f32)
spirv.Return } }

// -----

func.func @g() { return }
// expected-error @+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
func.func @f() { spirv.FunctionCall @g() : () -> ()
return }

// -----

// expected-error @+1 {{'spirv.Return' op failed to verify that op must appear in a function-like op's block}}
"spirv.Return"() : () -> ()

// -----

// expected-error @+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
func.func @f() { spirv.Unreachable }

// -----

// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
func.func @f() { spirv.mlir.merge }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @f(%c: i1) { spirv.mlir.selection {
 spirv.BranchConditional %c, ^a, ^b
^a: spirv.mlir.merge
^b: spirv.mlir.merge 
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op must have a selection header block}}
func.func @f(%c: i1) { spirv.mlir.selection {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @f(%c: i1) { spirv.mlir.selection {
spirv.Branch ^m
^m: %0 = spirv.Undef : i32
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @f(%c: i1) { spirv.mlir.selection {
spirv.Branch ^m
^m: spirv.Branch ^n
^n : spirv.Return
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @f(%c: i1) { spirv.mlir.selection {
spirv.BranchConditional %c, ^a, ^m
^a: spirv.mlir.merge
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Foo}}
func.func @f(%c: i1) { spirv.mlir.selection control(Foo) {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.selection' expected valid keyword}}
func.func @f(%c: i1) { spirv.mlir.selection control("None") {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{expected '('}}
func.func @f(%c: i1) { spirv.mlir.selection control {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{expected '{' to begin a region}}
func.func @f(%c: i1) { spirv.mlir.selection
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op requires attribute 'selection_control'}}
func.func @f(%c: i1) { "spirv.mlir.selection"() ({}) : () -> ()
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.Branch ^m
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^m
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^c
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.Return
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
func.func @f(%c: i1) { spirv.mlir.loop {
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
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.Branch ^h
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.BranchConditional %c, ^c, ^h
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
func.func @f(%c: i1) { spirv.mlir.loop {
spirv.Branch ^h
^h: spirv.BranchConditional %c, ^x, ^m
^x: spirv.mlir.merge
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }

// -----

// expected-error @+1 {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Foo}}
func.func @f(%c: i1) { spirv.mlir.loop control(Foo) {
}
return }

// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%c: i1) { spirv.mlir.loop control(Unroll {
}
return }

// -----

// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
func.func @f(%c: i1) { scf.if %c { spirv.mlir.merge }
return }

// -----

func.func @f(%c: i1) { spirv.mlir.selection { 
// expected-error @+1 {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
scf.if %c { spirv.mlir.merge }
spirv.mlir.merge }
return }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op failed to verify that op must appear in a function-like op's block}}
"spirv.mlir.selection"() ({}) {selection_control = #spirv.selection_control<None>, x.y} : () -> ()
