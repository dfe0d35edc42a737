// Diagnostics of spirv.CopyMemory and atomic operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
func.func @copy_memory_both_operands_must_be_pointers_to_same_type(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<i32, Function>) { "spirv.CopyMemory"(%p, %q) : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
func.func @copy_memory_invalid_alignment_specification_with_non_aligned_memory_access(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Volatile>, source_memory_access=#spirv.memory_access<Volatile>, source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op missing alignment value}}
func.func @copy_memory_missing_alignment_value_with_volatile(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Volatile>, source_memory_access=#spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op missing alignment value}}
func.func @copy_memory_missing_alignment_value(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
func.func @copy_memory_invalid_alignment_specification_without_aligned_memory_access_with_alignment(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
func.func @copy_memory_invalid_alignment_specification_without_aligned_memory_access_with_source_alignment(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @copy_memory_expected_right_bracket(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @copy_memory_expected_comma(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p "Function" %q : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @copy_memory_expected_colon(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p, "Function" %q
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
func.func @atomic_and_operand_1_has_invalid_type(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) { %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
return }

// -----

// expected-error @+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
func.func @atomic_and_at_most_one_of_these_four_memory_constraints(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) { %0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op failed to verify that `result` type matches pointee type of `pointer`}}
func.func @atomic_and_result_type_must_match_pointee_type_of_pointer(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) { %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> (i64)
return }

// -----

// expected-error @+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
func.func @ext_atomic_fadd_at_most_one_of_these_four_memory_constraints(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) { %0 = spirv.EXT.AtomicFAdd <Device> <Acquire|Release> %p, %v : !spirv.ptr<f32, StorageBuffer>
return }

// -----

// expected-error @+1 {{'spirv.EXT.AtomicFAdd' op operand #1 must be 16/32/64-bit float, but got 'i32'}}
func.func @ext_atomic_fadd_operand_1_has_invalid_type(%p: !spirv.ptr<f32, StorageBuffer>, %v: i32) { %0 = "spirv.EXT.AtomicFAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.AtomicAnd' 'pointer' must be any SPIR-V pointer type, but got 'i32'}}
func.func @atomic_and_must_be_any_spir_v_pointer_type(%p: i32, %v: i32) { %0 = spirv.AtomicAnd <Device> <None> %p, %v : i32
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op operand #0 must be any SPIR-V pointer type, but got 'i32'}}
func.func @atomic_and_operand_0_has_invalid_type(%p: i32, %v: i32) { %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (i32, i32) -> i32
return }
