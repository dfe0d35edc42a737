// Diagnostics of image operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @image_sample_implicit_lod_ms_operand_of_underlying_image_type_must_be_single_sampled(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{'spirv.ImageSampleImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = spirv.ImageSampleImplicitLod %s, %c  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_result_component_type_must_match_image_sampled_type(%s: !spirv.sampled_image<!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{'spirv.ImageSampleImplicitLod' op failed to verify that the result component type must match the image sampled type}}
  %0 = spirv.ImageSampleImplicitLod %s, %c  : !spirv.sampled_image<!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_no_bits(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = spirv.ImageSampleImplicitLod %s, %c , %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_no_bias(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{Bias operand requires 1 argument}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_integer_bias(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{Bias must be a floating-point type scalar}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Bias"], %i : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_two_biases(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Bias"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_too_many_image_operand_arguments_have_been_with_const_offset(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["ConstOffset"], %i : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_lod_only_valid_with_explicit_lod_and_fetch_instructions(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_grad_only_valid_with_explicit_lod_instructions(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{Grad is only valid with explicit-lod instructions}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Grad"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_bias_of_rect(%s: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Bias"], %d : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_invalid_image_operands_attribute_specification_foo(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{custom op 'spirv.ImageSampleImplicitLod' invalid image_operands attribute specification: "Foo"}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Foo"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_no_name(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = spirv.ImageSampleImplicitLod %s, %c [] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_implicit_lod_expected_right_bracket(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32) {
  // expected-error @+1 {{expected ']'}}
  %0 = spirv.ImageSampleImplicitLod %s, %c ["Bias", %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_either_lod_or_grad_image_operands_must_be_present(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["None"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_it_invalid_to_set_both_lod_and_grad_bits(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{it is invalid to set both the Lod and Grad bits}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Lod|Grad"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_bias_only_valid_with_implicit_lod_instructions(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Bias|Lod"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @no_lod(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Lod operand requires 1 argument}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Lod"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @integer_lod(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{for sampling operations, Lod must be a floating-point type scalar}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %i : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @lod_of_rect(%s: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_one_grad(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Grad operand requires 2 arguments (scalars or vectors)}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_mixed_grad(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Grad arguments must be a scalar or vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %d, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_integer_grad(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{Grad arguments must be a vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %v, %v : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xi32>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_scalar_grad(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_long_grad(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %w, %w : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_grad_of_layer(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %i: i32, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @image_sample_explicit_lod_grad_of_layers(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>) {
  // expected-error @+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @gather_line(%s: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error @+1 {{'spirv.ImageDrefGather' op failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect}}
  %0 = spirv.ImageDrefGather %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @image_sample_proj_dref_implicit_lod_project_other(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error @+1 {{'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that type of 'result' matches image type of 'sampled_image'}}
  %0 = spirv.ImageSampleProjDrefImplicitLod %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> f16
  return
}

// -----

func.func @fetch_cube(%s: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %i: vector<2xi32>) {
  // expected-error @+1 {{'spirv.ImageFetch' op failed to verify that the Dim operand of the underlying image must not be Cube}}
  %0 = spirv.ImageFetch %s, %i : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @fetch_unsampled(%s: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %i: vector<2xi32>) {
  // expected-error @+1 {{'spirv.ImageFetch' op failed to verify that the sampled operand of the underlying image must be NeedSampler}}
  %0 = spirv.ImageFetch %s, %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @read_sampled(%s: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %i: vector<2xi32>) {
  // expected-error @+1 {{'spirv.ImageRead' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler}}
  %0 = spirv.ImageRead %s, %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @write_other(%s: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %i: vector<2xi32>) {
  // expected-error @+1 {{'spirv.ImageWrite' op failed to verify that the texel component type must match the image sampled type}}
  spirv.ImageWrite %s, %i, %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<2xi32>
  return
}

// -----

func.func @write_subpass(%s: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %i: vector<2xi32>, %f: f32) {
  // expected-error @+1 {{'spirv.ImageWrite' op failed to verify that the Dim operand of the underlying image must not be SubpassData}}
  spirv.ImageWrite %s, %i, %f : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, f32
  return
}

// -----

func.func @size_of_sampled(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  // expected-error @+1 {{if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  return
}

// -----

func.func @size_of_subpass(%a: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error @+1 {{the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}

// -----

func.func @one_size(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error @+1 {{expected the result to have 2 component(s), but found 1 component(s)}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}

// -----

func.func @size_without_layers(%a: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error @+1 {{expected the result to have 3 component(s), but found 2 component(s)}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
