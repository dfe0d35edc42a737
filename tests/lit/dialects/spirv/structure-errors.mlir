// What is wrong in modules and functions, and in attributes of the dialect on ops of others.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'spirv.module' invalid addressing_model attribute specification: Foo}}
spirv.module Foo GLSL450 {}

// -----

// expected-error @+1 {{custom op 'spirv.module' expected valid keyword}}
spirv.module Logical {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid memory_model attribute specification: Bar}}
spirv.module Logical Bar {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires 3 {}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []>

// -----

// expected-error @+1 {{'spirv.module' op region should have no arguments}}
spirv.module Logical GLSL450 { ^bb0(%a: i32): }

// -----

// expected-error @+1 {{'spirv.module' op expects region #0 to have 0 or 1 blocks}}
spirv.module Logical GLSL450 { %0 = spirv.Undef : f32 
^bb1: }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { func.func @f() { return } }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { builtin.module {} }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { %0 = arith.constant 1 : i32 }

// -----

// expected-error @+1 {{'func.call' op 'f' does not reference a valid function}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { func.call @f() : () -> () spirv.Return } }

// -----

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.mlir.selection { func.call @f() : () -> () spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
spirv.module Logical GLSL450 { spirv.func @f() "None" }

// -----

// expected-error @+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
spirv.module Logical GLSL450 { spirv.func @f() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Export>>} }

// -----

// expected-error @+1 {{function 'f' not found in 'spirv.module'}}
spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @f
// expected-error @+1 {{duplicate of a previous EntryPointOp}}
 spirv.EntryPoint "GLCompute" @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Foo"}}
 spirv.EntryPoint "Foo" @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint Fragment @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint "Fragment" f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected operation name in quotes}}
 spirv.EntryPoint "Fragment" @f @g }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint "Fragment" @f, }

// -----

// expected-error @+1 {{'spirv.EntryPoint' op failed to verify that op must appear in a module-like op's block}}
func.func @f() { spirv.EntryPoint "Fragment" @f 
return }

// -----

// expected-error @+1 {{'spirv.ExecutionMode' op failed to verify that op must appear in a module-like op's block}}
func.func @f() { spirv.ExecutionMode @f "LocalSize", 3, 4, 5
return }

// -----

// expected-error @+1 {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Foo"}}
spirv.module Logical GLSL450 { spirv.ExecutionMode @f "Foo", 3, 4, 5 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.ExecutionMode @f "LocalSize", x }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.ExecutionMode f "LocalSize" }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.ExecutionMode @f LocalSize }

// -----

// expected-error @+1 {{use of undeclared SSA value name}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
spirv.module Logical GLSL450 { spirv.func @f(%0: f32) "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{'spirv.ReturnValue' op  return value's type ('f32') mismatch with function's result type ('i32')}}
spirv.module Logical GLSL450 { spirv.func @f(%0: f32) -> i32 "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{'spirv.Return' op cannot be used in functions returning value}}
spirv.module Logical GLSL450 { spirv.func @f(%0: f32) -> i32 "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op cannot have more than one result}}
spirv.module Logical GLSL450 { spirv.func @f(%0: f32) -> (i32, i32) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op entry block must have 1 arguments to match function signature}}
spirv.module Logical GLSL450 { spirv.func @f(f32) "None" { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' expected function_control attribute specified as string}}
spirv.module Logical GLSL450 { spirv.func @f() { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Foo"}}
spirv.module Logical GLSL450 { spirv.func @f() "Foo" { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Inline|Foo"}}
spirv.module Logical GLSL450 { spirv.func @f() "Inline|Foo" { spirv.Return } }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.func @f() None { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' expected valid '@'-identifier for symbol name}}
spirv.module Logical GLSL450 { spirv.func f() "None" { spirv.Return } }

// -----

// expected-error @+1 {{expected non-function type}}
spirv.module Logical GLSL450 { spirv.func @f(...) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<f32, PhysicalStorageBuffer>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<f32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
spirv.module Logical GLSL450 { spirv.func @f(%a: f32 {spirv.decoration = 3 : i32}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on region argument}}
spirv.module Logical GLSL450 { spirv.func @f(%a: f32 {spirv.foo = 3 : i32}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on region argument}}
func.func @f(%a: f32 {spirv.foo = 3 : i32}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @f(%a: f32 {spirv.interface_var_abi = 3 : i32}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @f(%a: memref<3xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @f(%a: vector<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }

// -----

// expected-error @+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f() -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) { %0 = arith.constant 1.0 : f32
 return %0 : f32 }

// -----

// expected-error @+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 64} { return }

// -----

// expected-error @+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on operation}}
func.func @f() attributes {spirv.foo = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.decoration' attribute on operation}}
func.func @f() attributes {spirv.decoration = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.interface_var_abi' attribute on operation}}
func.func @f() { "arith.constant"() {value = 1 : i32, spirv.interface_var_abi = 3} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() { "arith.constant"() {value = 1 : i32, spirv.target_env = 3} : () -> i32
return }

// -----

spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0}}
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> () 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0}}
spirv.func @f() "None" { spirv.FunctionCall @g() : () -> ()
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> ()
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
spirv.func @f(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.array<2x!spirv.ptr<f32, PhysicalStorageBuffer>>, Function>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, PhysicalStorageBuffer>) "None" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected spirv.GlobalVariable symbol reference instead of'@g'}}
spirv.EntryPoint "GLCompute" @f, @g }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{expected spirv.GlobalVariable symbol reference instead of'@f'}}
spirv.EntryPoint "GLCompute" @f, @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{custom op 'spirv.EntryPoint' invalid kind of attribute specified}}
spirv.EntryPoint "GLCompute" @f, @g::@h }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute}}
"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [3]} : () -> () }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
// expected-error @+1 {{'spirv.EntryPoint' op requires attribute 'interface'}}
"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @f} : () -> () }

// -----

// expected-error @+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { spirv.func @f(%a: f32) "None" { %0 = arith.addf %a, %a : f32
 spirv.Return } }

// -----

spirv.func @f(%a: i32) -> i32 "None" { spirv.mlir.selection {
// expected-error @+1 {{'spirv.Return' op cannot be used in functions returning value}}
 spirv.Return
^m: spirv.mlir.merge }
spirv.Kill }

// -----

// expected-error @+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
func.func @f(%p: !spirv.ptr<!spirv.struct<()>, Function>, %i : i32) { %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<()>, Function>, i32 -> !spirv.ptr<i32, Function>
return }
