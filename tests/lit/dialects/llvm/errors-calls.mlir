// Diagnostics of calls, exceptions and inline assembly.
// RUN: %opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op 'unknown' does not reference a symbol in the current scope}}
  llvm.call @unknown(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.mlir.global @g() : i32
llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  llvm.call @f() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.call' op operand type mismatch for operand 1: '!llvm.ptr' != 'i32'}}
  llvm.call @f(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @g() : () -> i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @f() : () -> i64
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @g(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (1) for varargs callee (expecting at least: 2)}}
  llvm.call @g(%x) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @g(%x) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @g(%x) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  llvm.call @g(%x) vararg(!llvm.func<void (i64, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to have at most 1 parameters}}
  llvm.call @g(%x) vararg(!llvm.func<void (i32, i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%x) : !llvm.ptr, !llvm.func<void (i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f(%p, %x) : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call @f(%p, %x) : (!llvm.ptr, i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected a non-void result type}}
  llvm.call @f(%p, %x) : (!llvm.ptr, i32) -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{custom op 'llvm.call' number of operands and types do not match: got 2 operands and 1 types}}
  llvm.call @f(%p, %x) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  "llvm.call"(%x) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @f(%x) ["tag"(%x : i32, i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+2 {{custom op 'llvm.call' expected string}}
  // expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @f(%x) [3] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%x, %x) <{callee = @f, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%x, %x) <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error @+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}

// -----

llvm.func @f() {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error @+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error @+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @personality} {
  // expected-error @+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad cleanup (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @personality} {
  // expected-note @+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  // expected-error @+1 {{constant clauses expected}}
  %1 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
// expected-error @+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%p: !llvm.ptr) attributes {personality = @personality} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "round"(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  %0:2 = llvm.call_intrinsic "llvm.round"(%x) : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "nop", "" : () -> ()
  llvm.return
}
