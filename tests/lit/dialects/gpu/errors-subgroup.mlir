// Diagnostics of operations on the values of a subgroup.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @lane_id_attribute_upper_bound_violates_its_constraint(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.lane_id' op attribute 'upper_bound' failed to satisfy constraint: index attribute}}
  %0 = "gpu.lane_id"() <{upper_bound = 1 : i32}> : () -> index
  return
}

// -----

func.func @subgroup_reduce_xor_is_not_compatible_with_f32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.subgroup_reduce xor %x : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_minnumf_is_not_compatible_with_i32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.subgroup_reduce minnumf %i : (i32) -> i32
  return
}

// -----

func.func @subgroup_reduce_requires_same_type_for_all_operands_and_results(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires the same type for all operands and results}}
  %0 = gpu.subgroup_reduce add %v : (vector<4xf16>) -> vector<2xf16>
  return
}

// -----

func.func @subgroup_reduce_operand_0_has_invalid_type_for_4(%z: vector<[4]xf16>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf16>'}}
  %0 = gpu.subgroup_reduce add %z : (vector<[4]xf16>) -> vector<[4]xf16>
  return
}

// -----

func.func @subgroup_reduce_operand_0_has_invalid_type_for_2x2xf16(%z: vector<2x2xf16>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<2x2xf16>'}}
  %0 = gpu.subgroup_reduce add %z : (vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @subgroup_reduce_cluster_size_3_not_power_of_two(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_cluster_size_0_not_power_of_two(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 0 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_cluster_size_4294967295_not_power_of_two(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 4294967295 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = -1) : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_cluster_stride_3_not_power_of_two(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_cluster_stride_0_not_power_of_two(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 0 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 0) : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_cluster_stride_must_only_be_if_cluster_size(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
  return
}

// -----

func.func @subgroup_reduce_requires_attribute(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires attribute 'op'}}
  %0 = gpu.subgroup_reduce %x : (f32) -> f32
  return
}

// -----

func.func @shuffle_unknown_shuffle_mode(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+2 {{custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx}}
  // expected-error @+1 {{custom op 'gpu.shuffle' failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`}}
  %0, %1 = gpu.shuffle foo %x, %i, %i : f32
  return
}

// -----

func.func @shuffle_value_and_shuffle_result_must_have_same_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type}}
  %0, %1 = "gpu.shuffle"(%x, %i, %i) <{mode = #gpu<shuffle_mode up>}> : (f32, i32, i32) -> (i32, i1)
  return
}

// -----

func.func @shuffle_operand_0_has_invalid_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  %0, %1 = gpu.shuffle up %n, %i, %i : index
  return
}

// -----

func.func @rotate_attribute_offset_violates_its_constraint(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  %0, %1 = gpu.rotate %x, -1, 16 : f32
  return
}

// -----

func.func @rotate_attribute_width_violates_its_constraint(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0, %1 = gpu.rotate %x, 1, 15 : f32
  return
}

// -----

func.func @rotate_offset_must_be_in_range_0_16(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %x, 16, 16 : f32
  return
}

// -----

func.func @rotate_offset_must_be_in_range_0_16_for_17(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %x, 17, 16 : f32
  return
}

// -----

func.func @subgroup_broadcast_lane_must_be_for_specific_lane_broadcast(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %x, specific_lane : f32
  return
}

// -----

func.func @subgroup_broadcast_lane_must_only_be_for_specific_lane_broadcast(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %x, first_active_lane %i : f32
  return
}
