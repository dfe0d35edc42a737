// Diagnostics of gpu.all_reduce and gpu.yield.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @all_reduce_expected_either_attribute_or_non_empty_body_for_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_expected_either_attribute_or_non_empty_body_with_add(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce add %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_expected_two_region_arguments(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected two region arguments}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_incorrect_region_argument_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{incorrect region argument type}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: i32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_expected_one_gpu_yield_operand(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_expected_one_gpu_yield_operand_2(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a, %b : f32, f32
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_incorrect_gpu_yield_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{incorrect gpu.yield type}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    %z = arith.constant 1 : i32
    gpu.yield %z : i32
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_expected_gpu_yield_in_region(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected gpu.yield op in region}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    "t.end"() : () -> ()
  } : (f32) -> f32
  return
}

// -----

func.func @all_reduce_invalid_kind(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.all_reduce' invalid op kind}}
  %0 = gpu.all_reduce foo %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_xor_is_not_compatible_with_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce xor %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_and_is_not_compatible_with_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce and %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_minui_is_not_compatible_with_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minui` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce minui %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_maxsi_is_not_compatible_with_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`maxsi` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce maxsi %x {} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_minnumf_is_not_compatible_with_i32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce minnumf %i {} : (i32) -> i32
  return
}

// -----

func.func @all_reduce_maximumf_is_not_compatible_with_i32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`maximumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maximumf %i {} : (i32) -> i32
  return
}

// -----

func.func @all_reduce_requires_same_type_for_all_operands_and_results(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op requires the same type for all operands and results}}
  %0 = gpu.all_reduce add %x {} : (f32) -> i32
  return
}

// -----

func.func @all_reduce_attribute_op_violates_its_constraint(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.}}
  %0 = "gpu.all_reduce"(%x) ({
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a : f32
  }) {op = 1} : (f32) -> f32
  return
}

// -----

func.func @all_reduce_operand_0_has_invalid_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'vector<4xf16>'}}
  %0 = gpu.all_reduce add %v {} : (vector<4xf16>) -> vector<4xf16>
  return
}
