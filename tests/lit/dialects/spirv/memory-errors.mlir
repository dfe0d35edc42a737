// What is wrong in accesses to memory.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
func.func @f() { %0 = spirv.Variable : f32 
return }

// -----

// expected-error @+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
func.func @f() { %0 = spirv.Variable init(%x) : f32 
return }

// -----

// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
func.func @f(%a: f32) { %0 = spirv.Variable init(%a) : !spirv.ptr<f32, Function>
return }

// -----

func.func @f() { %1 = spirv.Constant 4.0 : f32
// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
 %0 = spirv.Variable init(%1) : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @f() { %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op storage class must match result pointer's storage class}}
func.func @f() { %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @f() { %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Uniform>} : () -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
func.func @f() { %0 = spirv.Variable bind(0, 1) : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
func.func @f() { %0 = spirv.Variable built_in("GlobalInvocationId") : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
func.func @f() { %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
func.func @f() { %0 = spirv.Variable {descriptor_set = 1 : i32} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
func.func @f() { %0 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
func.func @f() { %0 = spirv.Variable {built_in = "X"} : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected '('}}
func.func @f() { %0 = spirv.Variable init : !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected attribute value}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load %p : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Load' invalid storage_class attribute specification: "Foo"}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Foo" %p : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p f32
return }

// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op mismatch in result type and pointer type}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned"] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 3] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 0] : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", -4] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : i64] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : i32] : f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned" 4] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Foo"}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Foo"] : f32
return }

// -----

// expected-error @+1 {{expected attribute value}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p [] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 4 : f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op missing alignment value}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op invalid alignment specification with non-aligned memory access specification}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%p: !spirv.ptr<f32, Function>) { %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>, alignment = 3 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }

// -----

// expected-error @+1 {{'spirv.Store' op mismatch in result type and pointer type}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : i32) { "spirv.Store"(%p, %v) : (!spirv.ptr<f32, Function>, i32) -> ()
return }

// -----

// expected-error @+1 {{custom op 'spirv.Store' expected 2 operands}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p : f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.Store' expected 2 operands}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store  "Function" %p %v : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v ["Aligned"] : f32
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { spirv.Store "Function" %p, %v ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{'spirv.Store' op missing alignment value}}
func.func @f(%p: !spirv.ptr<f32, Function>, %v : f32) { "spirv.Store"(%p, %v) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, f32) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<i32, Function>) { "spirv.CopyMemory"(%p, %q) : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Volatile>, source_memory_access=#spirv.memory_access<Volatile>, source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op missing alignment value}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Volatile>, source_memory_access=#spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op missing alignment value}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {memory_access=#spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { "spirv.CopyMemory"(%p, %q) {source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Volatile", 4] : f32
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p "Function" %q : f32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q : !spirv.ptr<f32, Function>) { spirv.CopyMemory "Function" %p, "Function" %q
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>) { %v = spirv.Constant 2 : i32
// expected-error @+1 {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, f32)>'}}
%0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>) { %v = spirv.Constant -1 : i32
// expected-error @+1 {{'spirv.AccessChain' op index -1 out of bounds for '!spirv.struct<(f32, f32)>'}}
%0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<i32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Uniform>'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v, %v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.array<4xf32>, Function> -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.array<4xf32>, Function>, -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = "spirv.AccessChain"(%p) : (!spirv.ptr<!spirv.array<4xf32>, Function>) -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op operand #1 must be variadic of 8/16/32/64-bit integer, but got 'f32'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : f32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, f32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.PtrAccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.InBoundsPtrAccessChain %p[%v, %v, %v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) { %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
return }

// -----

// expected-error @+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) { %0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op failed to verify that `result` type matches pointee type of `pointer`}}
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) { %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> (i64)
return }

// -----

// expected-error @+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) { %0 = spirv.EXT.AtomicFAdd <Device> <Acquire|Release> %p, %v : !spirv.ptr<f32, StorageBuffer>
return }

// -----

// expected-error @+1 {{'spirv.EXT.AtomicFAdd' op operand #1 must be 16/32/64-bit float, but got 'i32'}}
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: i32) { %0 = "spirv.EXT.AtomicFAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> f32
return }

// -----

// expected-error @+1 {{custom op 'spirv.AtomicAnd' 'pointer' must be any SPIR-V pointer type, but got 'i32'}}
func.func @f(%p: i32, %v: i32) { %0 = spirv.AtomicAnd <Device> <None> %p, %v : i32
return }

// -----

// expected-error @+1 {{'spirv.AtomicAnd' op operand #0 must be any SPIR-V pointer type, but got 'i32'}}
func.func @f(%p: i32, %v: i32) { %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (i32, i32) -> i32
return }
