// Diagnostics of spirv.Variable.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
func.func @variable_expected_spirv_ptr_type() { %0 = spirv.Variable : f32 
return }

// -----

// expected-error @+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
func.func @variable_expected_spirv_ptr_type_with_init() { %0 = spirv.Variable init(%x) : f32 
return }

// -----

// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
func.func @variable_initializer_must_be_result_of_constant_or_spirv_global_variable(%a: f32) { %0 = spirv.Variable init(%a) : !spirv.ptr<f32, Function>
return }

// -----

func.func @variable_must_only_be_used_to_model_function_level_variables_with_init() { %1 = spirv.Constant 4.0 : f32
// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
 %0 = spirv.Variable init(%1) : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @variable_must_only_be_used_to_model_function_level_variables() { %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op storage class must match result pointer's storage class}}
func.func @variable_storage_class_must_match_result_pointer_s_storage_class() { %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @variable_must_only_be_used_to_model_function_level_variables_with_storage_class() { %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Uniform>} : () -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
func.func @variable_cannot_have_descriptor_set_attribute_with_bind() { %0 = spirv.Variable bind(0, 1) : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
func.func @variable_cannot_have_built_in_attribute_with_global_invocation_id() { %0 = spirv.Variable built_in("GlobalInvocationId") : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @variable_must_only_be_used_to_model_function_level_variables_with_bind() { %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
func.func @variable_cannot_have_descriptor_set_attribute_with_descriptor_set() { %0 = spirv.Variable {descriptor_set = 1 : i32} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
func.func @variable_cannot_have_binding_attribute_only_allowed_in_spirv_global_variable() { %0 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
func.func @variable_cannot_have_built_in_attribute_only_allowed_in_spirv_global_variable() { %0 = spirv.Variable {built_in = "X"} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected '('}}
func.func @variable_expected_left_paren() { %0 = spirv.Variable init : !spirv.ptr<f32, Function>
return }
