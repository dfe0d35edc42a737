// What is wrong in graphs and switches.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'f32'}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : f32) -> f32 { spirv.ARM.GraphOutputs %arg0 : f32 } }

// -----

// expected-error @+1 {{expected ':'}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) -> () { spirv.ARM.GraphOutputs } }

// -----

// expected-error @+1 {{'spirv.ARM.Graph' op there should be at least one result}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{type of return operand 0 ('!spirv.arm.tensor<2xf32>') doesn't match graph result type ('!spirv.arm.tensor<2xi32>')}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xi32> { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) -> (!spirv.arm.tensor<2xf32>, !spirv.arm.tensor<2xf32>) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<2xf32> {spirv.interface_var_abi = 3}) attributes {entry_point = true} { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}) -> (!spirv.arm.tensor<2xf32> {spirv.foo = 3}) { spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{custom op 'spirv.ARM.GraphEntryPoint' invalid kind of attribute specified}}
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint @x, 3 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical Vulkan { spirv.ARM.GraphEntryPoint x }

// -----

// expected-error @+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
spirv.module Logical Vulkan { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16> }

// -----

// expected-error @+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
func.func @f() { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
return }

// -----

spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xf32> {
// expected-error @+1 {{'spirv.ARM.GraphConstant' op requires attribute 'graph_constant_id'}}
%0 = spirv.ARM.GraphConstant : !spirv.arm.tensor<2xf32>
spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xf32> } }

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
spirv.module Logical Vulkan { spirv.ARM.Graph @a(%arg0 : !spirv.arm.tensor<2xf32>) -> !spirv.arm.tensor<2xf32> { } }

// -----

func.func @sw(%s: i32, %t: f32) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
spirv.Switch %s : i32, [
 default: ^a(%s : i32) ]
^a: return }

// -----

func.func @sw(%s: i32, %t: f32) {
spirv.Switch %s : i32, [
// expected-error @+1 {{custom op 'spirv.Switch' expected 'default'}}
 0: ^a ]
^a: return }

// -----

func.func @sw(%s: i32, %t: f32) {
spirv.Switch %s : i32, [
 default: ^a,
// expected-error @+1 {{custom op 'spirv.Switch' expected integer value}}
 x: ^a ]
^a: return }

// -----

func.func @sw(%s: i32, %t: f32) {
// expected-error @+1 {{custom op 'spirv.Switch' expected 'default'}}
spirv.Switch %s : i32, [ ]
^a: return }

// -----

func.func @sw(%s: i32, %t: f32) {
// expected-error @+1 {{expected ':'}}
spirv.Switch %s, [
 default: ^a ]
^a: return }

// -----

func.func @sw(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of literals (0) should match number of targets (1)}}
"spirv.Switch"(%s) [^a, ^a] {operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }

// -----

func.func @sw(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')}}
"spirv.Switch"(%s) [^a, ^a] {literals = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }

// -----

func.func @sw(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
"spirv.Switch"(%s) [^a, ^a] {literals = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }

// -----

func.func @sw(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of case operand segments (1) should match number of targets (2)}}
"spirv.Switch"(%s) [^a, ^a, ^a] {literals = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }
