// Diagnostics of vector.mask, vector.create_mask and vector.constant_mask.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @constant_mask_array_attr_must_have_length_1_for_0_d() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @constant_mask_mask_dim_size_must_be_either_0_or_1() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @constant_mask_must_specify_array_attr_of_size_equal_vector_result() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1] : vector<4x8xi1>
  return
}

// -----

func.func @constant_mask_array_attr_of_size_out_of_bounds_of_vector_for_1() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [1, 9] : vector<4x8xi1>
  return
}

// -----

func.func @constant_mask_array_attr_of_size_out_of_bounds_of_vector_for_minus_1() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1, 3] : vector<4x8xi1>
  return
}

// -----

func.func @constant_mask_only_supports_none_set_or_all_set_scalable_dimensions() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [3] : vector<[8]xi1>
  return
}

// -----

func.func @constant_mask_all_mask_dim_sizes_must_be_zeros_as_result() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [3, 0] : vector<4x8xi1>
  return
}

// -----

func.func @create_mask_must_specify_exactly_one_operand_for_0_d_create_mask(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @create_mask_must_specify_operand_for_each_result_vector_dimension(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x8xi1>
  return
}

// -----

func.func @mask_expects_result_if_passthru_operand(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %mask8, %v8 { } : vector<8xi1>
  return
}

// -----

func.func @mask_expects_only_one_operation_to_mask(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %mask8 { %0 = vector.reduction <add>, %v8 : vector<8xf32> into f32 %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield } : vector<8xi1>
  return
}

// -----

func.func @mask_expects_number_of_results_to_match_mask_region_yielded(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %mask8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1>
  return
}

// -----

func.func @mask_expects_maskable_op_interface_within_mask_region(%mask8: vector<8xi1>, %x: f32) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %mask8 { %0 = arith.addf %x, %x : f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @mask_expects_number_of_results_to_match_maskable_operation(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  vector.mask %mask8 { %0 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield } : vector<8xi1>
  return
}

// -----

func.func @mask_expects_all_results_from_maskable_op_interface_to_match_all_values(%mask8: vector<8xi1>, %v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %mask8 { %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield %x : f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @mask_expects_result_type_to_match_maskable_operation_result_type(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %mask8 { %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield %1 : f32 } : vector<8xi1> -> i32
  return
}

// -----

func.func @mask_expects_mask_for_maskable_operation(%mask8: vector<8xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %mask8 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @mask_does_not_expect_passthru_argument_for_this_maskable_operation(%mask8: vector<8xi1>, %x: f32, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %mask8, %x { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @mask_region_mask_region_must_have_1_block(%mask8: vector<8xi1>) {
  // expected-error @+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%mask8) ({ }) : (vector<8xi1>) -> ()
  return
}
