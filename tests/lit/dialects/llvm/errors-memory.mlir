// Diagnostics of allocations, addresses, loads and stores.
// RUN: %opt %s --split-input-file --verify-diagnostics

llvm.func @alloca_without_type(%n: i64) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  llvm.alloca %n x i32 : !llvm.ptr
}

// -----

llvm.func @alloca_with_two_sizes(%n: i64) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  llvm.alloca %n x i32 : (i64, i64) -> !llvm.ptr
}

// -----

llvm.func @alloca_alignment_is_not_an_integer(%n: i64) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected integer alignment}}
  llvm.alloca %n x i32 {alignment = 3.0} : (i64) -> !llvm.ptr
}

// -----

llvm.func @alloca_alignment_has_the_wrong_type(%n: i64) {
  // expected-error @+1 {{'llvm.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = llvm.alloca %n x i32 {alignment = 4 : i32} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @gep_too_few_operands(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @gep_dynamic_index_of_struct(%p: !llvm.ptr, %i: i64) {
  // expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @gep_index_of_struct_too_large(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @gep_negative_index_of_struct(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @gep_into_scalar(%p: !llvm.ptr, %i: i64) {
  // expected-error @+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[0, %i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @gep_raw_flag(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @gep_large_constant(%p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @load_syncscope(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%p) <{syncscope = "x"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @load_ordering(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @load_atomic_type(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported type 'f80' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f80
  llvm.return
}

// -----

llvm.func @load_atomic_odd_width(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported type 'i48' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i48
  llvm.return
}

// -----

llvm.func @load_atomic_without_alignment(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @load_dereferenceable(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @load_of_function(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.func<void ()>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.func<void ()>
  llvm.return
}

// -----

llvm.func @store_ordering(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %x, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @store_atomic_vector(%p: !llvm.ptr, %x: vector<2xi32>) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'vector<2xi32>' for atomic access}}
  llvm.store %x, %p atomic release {alignment = 4 : i64} : vector<2xi32>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @rmw_float_of_integer(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %x acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @rmw_float_of_integers(%p: !llvm.ptr, %x: vector<2xi32>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fmaximum %p, %x acq_rel : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @rmw_integer_of_float(%p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw umax %p, %x acq_rel : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @rmw_exchange_type(%p: !llvm.ptr, %x: i1) {
  // expected-error @+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %x acq_rel : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @rmw_ordering(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %x unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @cmpxchg_type(%p: !llvm.ptr, %x: i1) {
  // expected-error @+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @cmpxchg_success(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %x, %x unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @cmpxchg_failure(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %x, %x acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @cmpxchg_result(%p: !llvm.ptr, %x: i32) {
  // expected-error @+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %0 = "llvm.cmpxchg"(%p, %x, %x) <{success_ordering = 2, failure_ordering = 2}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @fence_ordering() {
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}
