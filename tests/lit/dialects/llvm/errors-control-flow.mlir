// Diagnostics of branches, returns and blocks whose address is taken.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-note @+1 {{when returning from function}}
llvm.func @return_without_value() -> i32 {
  // expected-error @+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @return_of_void_function(%x: i32) {
  // expected-error @+1 {{'llvm.return' op expected no operands}}
  llvm.return %x : i32
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @return_of_other_type(%x: i32) -> f32 {
  // expected-error @+1 {{'llvm.return' op mismatching result types}}
  llvm.return %x : i32
}

// -----

llvm.func @br_operands(%x: i32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.br ^bb1(%x : i32)
^bb1:
  llvm.return
}

// -----

llvm.func @cond_br_weights(%c: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %c weights([1]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @switch_extra_comma(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    1: ^bb1,
  // expected-error @+1 {{custom op 'llvm.switch' expected integer value}}
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @switch_types(%x: i32) {
  // expected-error @+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%x)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @switch_values(%x: i32) {
  // expected-error @+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%x)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @switch_weights(%x: i32) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.switch %x : i32, ^bb1 [
    1: ^bb1
  ] {branch_weights = array<i32: 1>}
^bb1:
  llvm.return
}

// -----

llvm.func @indirectbr_without_list(%p: !llvm.ptr) {
  // expected-error @+1 {{expected '['successor blocks}}
  llvm.indirectbr %p : !llvm.ptr, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @tags() {
  llvm.blocktag <id = 1>
  // expected-error @+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @no_tag() {
  // expected-error @+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @no_tag, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @resumes(%x: i32, %y: i64) {
  llvm.resume %x : i32
^bb1:
  llvm.resume %y : i64
}
