// Diagnostics of spirv.Load and spirv.Store.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
func.func @load_expected_attribute_value(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load %p : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Load' invalid storage_class attribute specification: "Foo"}}
func.func @load_invalid_storage_class_attribute_specification_foo(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Foo" %p : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @load_expected_colon(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p f32
return }

// -----

// expected-error @+1 {{expected SSA operand}}
func.func @load_expected_ssa_operand(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op mismatch in result type and pointer type}}
func.func @load_mismatch_in_result_type_and_pointer_type(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @load_expected_comma(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned"] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @load_attribute_alignment_violates_its_constraint(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 3] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @load_attribute_alignment_violates_its_constraint_for_0(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 0] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @load_attribute_alignment_violates_its_constraint_for_minus_4(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", -4] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @load_expected_right_bracket_for_i64(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : i64] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @load_expected_right_bracket_for_i32(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : i32] : f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @load_expected_comma_for_4(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned" 4] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @load_expected_right_bracket_with_volatile(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Foo"}}
func.func @load_invalid_memory_access_attribute_specification_foo(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Foo"] : f32
return }

// -----

// expected-error @+1 {{expected attribute value}}
func.func @load_expected_attribute_value_2(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p [] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @load_expected_right_bracket(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op missing alignment value}}
func.func @load_missing_alignment_value(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op invalid alignment specification with non-aligned memory access specification}}
func.func @load_invalid_alignment_specification_with_non_aligned_memory_access_specification(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
func.func @load_invalid_alignment_specification_without_aligned_memory_access_specification(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @load_attribute_alignment_violates_its_constraint_with_memory_access(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>, alignment = 3 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Store' op mismatch in result type and pointer type}}
func.func @store_mismatch_in_result_type_and_pointer_type(%p: !spirv.ptr<f32, Function>, %v : i32) { "spirv.Store"(%p, %v) : (!spirv.ptr<f32, Function>, i32) -> ()
return }

// -----

// expected-error @+1 {{custom op 'spirv.Store' expected 2 operands}}
func.func @store_expected_2_operands(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Store' expected 2 operands}}
func.func @store_expected_2_operands_2(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store  "Function" %p %v : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @store_expected_colon(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @store_expected_comma(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v ["Aligned"] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @store_expected_right_bracket(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{'spirv.Store' op missing alignment value}}
func.func @store_missing_alignment_value(%p: !spirv.ptr<f32, Function>, %v : f32) { "spirv.Store"(%p, %v) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, f32) -> ()
return }
