// Diagnostics of loads from and stores to globals.
// RUN: %opt %s --split-input-file --verify-diagnostics

ml_program.func @global_load_undefined_global() {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @missing}}
  %0 = ml_program.global_load @missing : i32
  ml_program.return
}

// -----

func.func private @fn()
ml_program.func @global_load_undefined_global_2() {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @fn}}
  %0 = ml_program.global_load @fn : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @global_load_loads_different_type() {
  // expected-error @+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @g : i64
  ml_program.return
}

// -----

ml_program.func @global_load_const_undefined_global() {
  // expected-error @+1 {{'ml_program.global_load_const' op undefined global: @missing}}
  %0 = ml_program.global_load_const @missing : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.func @global_load_const_cannot_load_as_const_from_mutable_global() {
  // expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
  %0 = ml_program.global_load_const @g : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @global_load_const_loads_different_type() {
  // expected-error @+1 {{'ml_program.global_load_const' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load_const @g : i64
  ml_program.return
}

// -----

ml_program.func @global_store_undefined_global(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store' op undefined global: @missing}}
  ml_program.global_store @missing = %x : i32
  ml_program.return
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.func @global_store_stores_to_immutable_global(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to an immutable global @g}}
  ml_program.global_store @g = %x : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.func @global_store_stores_different_type(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @g = %x : i64
  ml_program.return
}

// -----

ml_program.subgraph @global_load_graph_undefined_global() {
  // expected-error @+1 {{'ml_program.global_load_graph' op undefined global: @missing}}
  %0, %t = ml_program.global_load_graph @missing ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @global_load_graph_loads_different_type() {
  // expected-error @+1 {{'ml_program.global_load_graph' op cannot load from global typed 'i32' as 'i64'}}
  %0, %t = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

ml_program.subgraph @global_store_graph_undefined_global(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store_graph' op undefined global: @missing}}
  %t = ml_program.global_store_graph @missing = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private @g(1 : i32) : i32
ml_program.subgraph @global_store_graph_stores_to_immutable_global(%x: i32) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @g}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @global_store_graph_stores_different_type(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'i32' from 'i64'}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

ml_program.subgraph @global_store_graph_result_0_has_invalid_type(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op result #0 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %t = ml_program.global_store_graph @g = %x ordering(() -> i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @global_store_graph_result_0_has_invalid_type_2(%x: i64) {
  // expected-error @+1 {{'ml_program.global_store_graph' op result #0 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %t = ml_program.global_store_graph @g = %x ordering(-> i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @global_store_graph_expected_arrow_for_i32(%x: i64) {
  // expected-error @+1 {{expected '->'}}
  %t = ml_program.global_store_graph @g = %x ordering(() i32) : i64
  ml_program.output
}

// -----

ml_program.subgraph @global_store_graph_expected_arrow(%x: i64) {
  // expected-error @+1 {{expected '->'}}
  %t = ml_program.global_store_graph @g = %x ordering() : i64
  ml_program.output
}
