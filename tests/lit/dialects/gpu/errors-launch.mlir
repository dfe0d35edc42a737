// Diagnostics of gpu.launch and gpu.terminator.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @launch_expected_comma(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected ','}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

func.func @launch_expected_keyword_blocks(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

func.func @launch_expected_keyword_threads(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'threads'}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) {
  }
  return
}

// -----

func.func @launch_expected_memref_type_in_attribution(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) workgroup(%w: i32) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_expected_memory_space_workgroup_in_attribution(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) workgroup(%w: memref<3xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_expected_memory_space_private_in_attribution(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) private(%w: memref<3xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_unexpected_number_of_region_arguments(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @launch_cluster_size_must_be_all_present(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @launch_operand_type_differs_from_prior_use(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) dynamic_shared_memory_size %n {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_expected_attribute_value(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) module(k) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch_expected_left_brace_to_begin_a_region(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) function(@k) module(@g) {
    gpu.terminator
  }
  return
}

// -----

func.func @terminator_expects_parent_gpu_launch(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.terminator' op expects parent op 'gpu.launch'}}
  gpu.terminator
  return
}

// -----

func.func @launch_expected_keyword_blocks_with_clusters(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch clusters(%q, %r, %s) in (%u = %n, %w = %n, %y = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

func.func @launch_needs_to_be_named_when_marked_async(%n: index) {
  // expected-error @+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
    gpu.terminator
  }
  return
}
