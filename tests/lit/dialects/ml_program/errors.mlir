// What globals, functions and graphs cannot be.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @immutable : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @visibility(1 : i32) : i32

// -----

// expected-error @+1 {{expected ')'}}
ml_program.global private mutable @value(1 : i32 : i32

// -----

// expected-error @+1 {{expected ':'}}
ml_program.global private mutable @type(1 : i32)

// -----

ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @missing}}
  %0 = ml_program.global_load @missing : i32
  ml_program.return
}

// -----

func.func private @fn()
ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @fn}}
  %0 = ml_program.global_load @fn : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @g : i64
  ml_program.return
}

// -----

ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load_const' op undefined global: @missing}}
  %0 = ml_program.global_load_const @missing : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
  %0 = ml_program.global_load_const @g : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @f() {
  // expected-error @+1 {{'ml_program.global_load_const' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load_const @g : i64
  ml_program.return
}

// -----

ml_program.func @f(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store' op undefined global: @missing}}
  ml_program.global_store @missing = %x : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @f(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to an immutable global @g}}
  ml_program.global_store @g = %x : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.func @f(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @g = %x : i64
  ml_program.return
}

// -----

ml_program.subgraph @f() {
  // expected-error @+1 {{'ml_program.global_load_graph' op undefined global: @missing}}
  %0, %t = ml_program.global_load_graph @missing ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f() {
  // expected-error @+1 {{'ml_program.global_load_graph' op cannot load from global typed 'i32' as 'i64'}}
  %0, %t = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store_graph' op undefined global: @missing}}
  %t = ml_program.global_store_graph @missing = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @g}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'i32' from 'i64'}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op result #0 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op result #0 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %t = ml_program.global_store_graph @g = %x ordering(-> i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{expected '->'}}
  %t = ml_program.global_store_graph @g = %x ordering(() i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) -> i32 {
  // expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  ml_program.output %x : i64
}

// -----

ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
  ml_program.return
}

// -----

ml_program.func @f(%x: i64) -> i32 {
  // expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  ml_program.return %x : i64
}

// -----

ml_program.func @f(%x: i64) {
  // expected-error @+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
  ml_program.return
}

// -----

// expected-error @+1 {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f(%x: i64) {
  ml_program.output
^bb1:
  ml_program.output
}

// -----

// expected-error @+1 {{'ml_program.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"ml_program.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  ml_program.return
}) : () -> ()

// -----

// expected-error @+1 {{'ml_program.subgraph' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"ml_program.subgraph"() <{sym_name = "f", function_type = i32}> ({
^bb0(%a: i64):
  ml_program.output
}) : () -> ()

// -----

"ml_program.global"() <{sym_name = "f", type = i32, value = 1 : i64}> : () -> ()

// -----

// expected-error @+1 {{unknown  type `unknown` in dialect `ml_program`}}
func.func private @f(!ml_program.unknown)

// -----

// expected-error @+1 {{unknown attribute `unknown` in dialect `ml_program`}}
func.func private @f() attributes {a = #ml_program.unknown}

// -----

// expected-note @+1 {{see existing symbol definition here}}
ml_program.func @a() {
  ml_program.return
}
// expected-error @+1 {{redefinition of symbol named 'a'}}
ml_program.func @a() {
  ml_program.return
}

// -----

// Where mlir-opt ends.
ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{expected 'ordering'}}
  %t = ml_program.global_store_graph @g = %x : i64
  ml_program.output
}

// -----

ml_program.subgraph @f(%x: i64) {
  // expected-error @+1 {{expected '->'}}
  %t = ml_program.global_store_graph @g = %x ordering() : i64
  ml_program.output
}

// -----

// The dialect may have resources, and knows none.
{-#
  dialect_resources: {
    ml_program: {
      // expected-error @+1 {{unknown 'resource' key 'entry' for dialect 'ml_program'}}
      entry: "foo"
    }
  }
#-}

// -----

// What is found elsewhere cannot be seen from there.
// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func @x(i32)

// -----

// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func public @x(i32)

// -----

// expected-error @+1 {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
ml_program.subgraph @x(i32)

// -----

ml_program.func nested @x(i32)
