// What is wrong in constants and variables of the module.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
func.func @f() { %0 = spirv.Constant : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: unit}}
func.func @f() { %0 = spirv.Constant unit : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
func.func @f() { %0 = "spirv.Constant"() {value = 4.0 : f32} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('f32') does not match value type ('i32')}}
func.func @f() { %0 = "spirv.Constant"() {value = 4 : i32} : () -> f32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('i32') does not match value type ('index')}}
func.func @f() { %0 = "spirv.Constant"() {value = 4 : index} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('vector<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @f() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> vector<4xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result number of elements (5) does not match value number of elements (4)}}
func.func @f() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.array<5xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result element type ('f32') does not match value element type ('i32')}}
func.func @f() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.array<4xf32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.rtarray<i32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @f() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.rtarray<i32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.arm.tensor<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.arm.tensor<4xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.arm.tensor<5xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.arm.tensor<5xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('f32') does not match value type ('i32')}}
func.func @f() { %0 = spirv.Constant [1 : i32] : !spirv.array<1xf32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
func.func @f() { %0 = spirv.Constant [1 : i32] : !spirv.rtarray<i32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: unit}}
func.func @f() { %0 = spirv.Constant [unit] : !spirv.array<1xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
func.func @f() { %0 = spirv.Constant [1 : i32] : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: "x" : i32}}
func.func @f() { %0 = spirv.Constant "x" : i32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() { %0 = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32> : vector<2xf32>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() { %0 = spirv.Constant 1 : i32 : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result #0 must be void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'i4'}}
func.func @f() { %0 = spirv.Constant 1 : i4
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() { %0 = spirv.Constant 1 {a.b} : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
func.func @f() { %0 = spirv.Constant [1.0 : f16] : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() { %0 = spirv.Constant dense<1.0> : vector<4xf16> : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

// expected-error @+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
return }

// -----

// expected-error @+1 {{expected value attribute type 'f32', but got: 'i32'}}
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
return }

// -----

// expected-error @+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'tensor<3xf32>'}}
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : tensor<3xf32>] : !spirv.array<2 x !spirv.array<2xf32>>
return }

// -----

// expected-error @+1 {{expected value attribute type 'f32', but got: 'none'}}
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate ["x"] : !spirv.array<2 x f32>
return }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 1 : i8 
// expected-error @+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
spirv.SpecConstant @b = 1 : index
}

// -----

// expected-error @+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = dense<1> : vector<2xi8> }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = "x" }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = unit }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id(-1) = 3 : i32 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id(x) = 3 : i32 }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id = 3 : i32 }

// -----

// expected-error @+1 {{expected '='}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a 3 : i32 }

// -----

// expected-error @+1 {{custom op 'spirv.SpecConstant' expected valid '@'-identifier for symbol name}}
spirv.module Logical GLSL450 { spirv.SpecConstant a = 3 : i32 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = }

// -----

// expected-error @+1 {{expected operation name in quotes}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32 {x.y} }

// -----

// expected-error @+1 {{expected '='}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a {spec_id = "x"} = 3 : i32 }

// -----

// expected-error @+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.mlir.referenceof @a : i32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
 spirv.func @f() "None" { %0 = spirv.mlir.referenceof @a : f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.array<2xi32>
// expected-error @+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
 spirv.func @f() "None" { %0 = spirv.mlir.referenceof @c : f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect number of operands: expected 3, but provided 2}}
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.array<3xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.array<2xf32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{unknown constituent @b}}
 spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{result type must be a composite type, but provided 'i32'}}
 spirv.SpecConstantComposite @c (@a, @a) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{expected attribute value}}
 spirv.SpecConstantComposite @c () : !spirv.array<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{expected attribute value}}
 spirv.SpecConstantComposite @c (@a, ) : !spirv.array<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect number of operands: expected 0, but provided 2}}
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.rtarray<i32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{unsupported composite type  '!spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>'}}
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{splat spec constant reference defining constituent not found}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@b) : vector<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{result type must be a composite type, but provided 'i32'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@a) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<2xf32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{expected ')'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@a, @a) : !spirv.array<2xf32> }

// -----

// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
func.func @f(%a: i32) { %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.ControlBarrier' op requires zero results}}
%0 = spirv.SpecConstantOperation wraps "spirv.ControlBarrier"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
%0 = spirv.SpecConstantOperation wraps "arith.addi"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{expected operation name in quotes}}
%0 = spirv.SpecConstantOperation wraps spirv.IAdd %a, %a : i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{custom op 'spirv.SpecConstantOperation' expected 'wraps'}}
%0 = spirv.SpecConstantOperation "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{custom op 'spirv.SpecConstantOperation' expected a wrapped op with one result}}
%0 = spirv.SpecConstantOperation wraps "spirv.Return"() : () -> ()
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
%0 = "spirv.SpecConstantOperation"() ({ %1 = spirv.IAdd %a, %a : i32
%2 = spirv.IAdd %a, %a : i32
spirv.mlir.yield %1 : i32 }) : () -> i32
return }

// -----

func.func @f() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
%0 = "spirv.SpecConstantOperation"() ({ 
spirv.mlir.yield %a : i32 }) : () -> i32
return }

// -----

// expected-error @+1 {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a : f32 }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Function> }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op storage class cannot be 'Generic'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Generic> }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{unknown constituent @a}}
spirv.module Logical GLSL450 { spirv.SpecConstantComposite @b (@a) : !spirv.array<1xi32>
spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private> }

// -----

spirv.module Logical GLSL450 { spirv.func @b() "None" {spirv.Return}
// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a initializer @b : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected ','}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(1) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(x, 2) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a built_in(Foo) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a built_in : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected ':'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a @b : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected operation name in quotes}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Private> {x.y} }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op failed to verify that op must appear in a module-like op's block}}
func.func @f() { spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
return }

// -----

// expected-error @+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.mlir.addressof @a : !spirv.ptr<f32, Private> 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Private> 
// expected-error @+1 {{'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type}}
spirv.func @f() "None" { %0 = spirv.mlir.addressof @a : !spirv.ptr<i32, Private> 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Private> 
// expected-error @+1 {{'spirv.mlir.addressof' op failed to verify that op must appear in a function-like op's block}}
spirv.mlir.addressof @a : !spirv.ptr<f32, Private>  }

// -----

func.func @f() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('vector<4xf16>'), must be the same or spirv.array}}
 %13 = "spirv.Constant"() {value = dense<2.0> : vector<4xf16>} : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @f() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('vector<8xf16>'), must be the same or spirv.array}}
 %13 = "spirv.Constant"() {value = dense<2.0> : vector<8xf16>} : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @f() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('tensor<8x8xf16>'), must be the same or spirv.array}}
 %13 = spirv.Constant dense<2.0> : tensor<8x8xf16> : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @f() {
// expected-error @+1 {{expected operation name in quotes}}
 %13 = spirv.Constant 2.0 : f16 : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @f() {
// expected-error @+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'tensor<2xf32>'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : tensor<2xf32>] : !spirv.array<2x!spirv.array<2xf32>>
 %15 = spirv.EXT.ConstantCompositeReplicate [[1.0 : f32, 2.0 : f32]] : !spirv.array<2x!spirv.array<2xf32>> {a.b}
 %16 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : vector<2xf32>] : !spirv.array<2x!spirv.array<2xf32>>
return }

// -----

func.func @f() {
// expected-error @+1 {{unknown value attribute type}}
 %14 = spirv.EXT.ConstantCompositeReplicate [[]] : !spirv.array<2x!spirv.array<2xf32>>
return }

// -----

func.func @f() {
// expected-error @+1 {{expected value attribute type '!spirv.array<2 x vector<2xf32>>' or 'vector<2xf32>' or 'f32', but got: 'i32'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2x!spirv.array<2xvector<2xf32>>>
return }

// -----

func.func @f() {
// expected-error @+1 {{unknown value attribute type}}
 %14 = spirv.EXT.ConstantCompositeReplicate [unit] : !spirv.struct<()>
return }

// -----

func.func @f() {
// expected-error @+1 {{expected value attribute type 'i32', but got: '!spirv.array<1 x !spirv.array<1 x i32>>'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [[[1 : i32]]] : !spirv.array<2xi32>
return }

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.SpecConstant @c = 1 : i32
 spirv.EXT.SpecConstantCompositeReplicate @b (@a) : !spirv.array<2xi32>
// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
 spirv.GlobalVariable @x initializer(@b) : !spirv.ptr<!spirv.array<2xi32>, Private>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.func @f() "None" { %0 = spirv.mlir.referenceof @a : i32 
  %1 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %0) : (i32, i32) -> i32
  %2 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %1) : (i32, i32) -> i32
  %3 = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
  %4 = spirv.Undef : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
  %5 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %4) : (i32, i32) -> i32
 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f() "None" {
  %4 = spirv.Undef : i32
// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %3 = spirv.Variable init(%4) : !spirv.ptr<i32, Function>
 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.GlobalVariable @x : !spirv.ptr<i32, Private>
 spirv.func @f() "None" {
  %4 = spirv.mlir.addressof @x : !spirv.ptr<i32, Private>
  %3 = spirv.Variable init(%4) : !spirv.ptr<!spirv.ptr<i32, Private>, Function>
  %5 = spirv.mlir.referenceof @a : i32
  %6 = spirv.SpecConstantOperation wraps "spirv.ISub"(%5, %5) : (i32, i32) -> i32
// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %7 = spirv.Variable init(%6) : !spirv.ptr<i32, Function>
 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f() "None" {
  %4 = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
  %6 = spirv.SpecConstantOperation wraps "spirv.FunctionCall"(%4) {callee = @f} : (i32) -> i32
 spirv.Return }
}

// -----

// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
func.func @f(%a: i32) { %0 = "spirv.SpecConstantOperation"() ({ %1 = "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
"spirv.mlir.yield"(%1) : (i32) -> () }) : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.module' op Operations with a 'SymbolTable' must have exactly one block}}
"spirv.module"() ({}) {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>} : () -> ()

// -----

// expected-error @+1 {{'spirv.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
spirv.module Logical GLSL450 { "spirv.func"() ({}) {function_type = (i32) -> (), sym_name = "x", function_control = #spirv.function_control<Inline>, arg_attrs = [{}, {}]} : () -> () }

// -----

// expected-error @+1 {{'spirv.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
spirv.module Logical GLSL450 { "spirv.func"() ({}) {function_type = i32, sym_name = "x", function_control = #spirv.function_control<Inline>} : () -> () }

// -----

// expected-error @+1 {{expected symbol reference for interface specification instead of '@a::@b}}
spirv.module Logical GLSL450 { "spirv.EntryPoint"() {execution_model = #spirv.execution_model<Kernel>, fn = @f, interface = [@a::@b]} : () -> ()
spirv.func @f() "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op result must be of a !spv.ptr type}}
"spirv.GlobalVariable"() {sym_name = "x", type = f32} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
spirv.GlobalVariable @x bind(-1, 4294967296) : !spirv.ptr<i32, Private>
