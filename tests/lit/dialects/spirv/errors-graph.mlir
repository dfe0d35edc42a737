// Diagnostics of graph operations and spirv.Switch.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'f32'}}
spirv.module Logical Vulkan { spirv.ARM.Graph @arm_graph_type_of_argument_0_must_be_tensor_arm_type(%arg0 : f32) -> f32 { spirv.ARM.GraphOutputs %arg0 : f32 } }

// -----

// expected-error @+1 {{expected ':'}}
spirv.module Logical Vulkan { spirv.ARM.Graph @module_expected_colon(%arg0 : !spirv.arm.tensor<2xf32>) -> () { spirv.ARM.GraphOutputs } }

// -----

// expected-error @+1 {{'spirv.ARM.Graph' op there should be at least one result}}
spirv.module Logical Vulkan { spirv.ARM.Graph @arm_graph_there_must_be_at_least_one_result(%arg0 : !spirv.arm.tensor<2xf32>) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{type of return operand 0 ('!spirv.arm.tensor<2xf32>') doesn't match graph result type ('!spirv.arm.tensor<2xi32>')}}
spirv.module Logical Vulkan { spirv.ARM.Graph @module_type_of_return_operand_0_does_not_match_graph(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xi32> { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)}}
spirv.module Logical Vulkan { spirv.ARM.Graph @arm_graph_outputs_returning_1_value_s_but_enclosing_spirv_arm_graph(%arg0 : !spirv.arm.tensor<2xf32>) -> (!spirv.arm.tensor<2xf32>, !spirv.arm.tensor<2xf32>) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
spirv.module Logical Vulkan { spirv.ARM.Graph @module_must_be_spirv_interface_var_abi_attr(%arg0 : !spirv.arm.tensor<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<2xf32> {spirv.interface_var_abi = 3}) attributes {entry_point = true} { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
spirv.module Logical Vulkan { spirv.ARM.Graph @module_spirv_interface_var_abi_attribute_cannot_specify_storage_class_when_attaching(%arg0 : !spirv.arm.tensor<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}) -> (!spirv.arm.tensor<2xf32> {spirv.foo = 3}) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{custom op 'spirv.ARM.GraphEntryPoint' invalid kind of attribute specified}}
spirv.module @arm_graph_entry_point_invalid_kind_of_attribute Logical Vulkan { spirv.ARM.GraphEntryPoint @x, 3 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module @module_expected_attribute_value Logical Vulkan { spirv.ARM.GraphEntryPoint x }

// -----

// expected-error @+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
spirv.module @arm_graph_constant_must_appear_in_spirv_arm_graph_s_block_with_module Logical Vulkan { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16> }

// -----

// expected-error @+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
func.func @arm_graph_constant_must_appear_in_spirv_arm_graph_s_block_with_func() { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
return }

// -----

spirv.module Logical Vulkan { spirv.ARM.Graph @arm_graph_constant_requires_attribute_graph_constant_id(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xf32> {
// expected-error @+1 {{'spirv.ARM.GraphConstant' op requires attribute 'graph_constant_id'}}
%0 = spirv.ARM.GraphConstant : !spirv.arm.tensor<2xf32>
spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
spirv.module Logical Vulkan { spirv.ARM.Graph @module_empty_block_expect_at_least_terminator(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xf32> { } }

// -----

func.func @switch_too_many_operands_for_successor(%s: i32, %t: f32) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
spirv.Switch %s : i32, [
 default: ^a(%s : i32) ]
^a: return }

// -----

func.func @switch_expected_keyword_default_for_0(%s: i32, %t: f32) {
spirv.Switch %s : i32, [
// expected-error @+1 {{custom op 'spirv.Switch' expected 'default'}}
 0: ^a ]
^a: return }

// -----

func.func @switch_expected_integer_value(%s: i32, %t: f32) {
spirv.Switch %s : i32, [
 default: ^a,
// expected-error @+1 {{custom op 'spirv.Switch' expected integer value}}
 x: ^a ]
^a: return }

// -----

func.func @switch_expected_keyword_default_with_spirv(%s: i32, %t: f32) {
// expected-error @+1 {{custom op 'spirv.Switch' expected 'default'}}
spirv.Switch %s : i32, [ ]
^a: return }

// -----

func.func @switch_expected_colon(%s: i32, %t: f32) {
// expected-error @+1 {{expected ':'}}
spirv.Switch %s, [
 default: ^a ]
^a: return }

// -----

func.func @switch_selector_type_must_match_literals_type(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')}}
"spirv.Switch"(%s) [^a, ^a] {literals = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }

// -----

func.func @switch_number_of_literals_must_match_number_of_targets_with_literals(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
"spirv.Switch"(%s) [^a, ^a] {literals = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }
