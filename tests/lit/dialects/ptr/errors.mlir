// Diagnostics of the ptr dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic monotonic : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %0 = ptr.load %p atomic acq_rel alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = "ptr.load"(%p) <{syncscope = "foo"}> : (!ptr.ptr<#ptr.generic_space>) -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
  // expected-error @+1 {{alignment must be a power of 2}}
  ptr.store %x, %p alignment = 3 : i32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
  // expected-error @+1 {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %x, %p atomic acquire alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
  // expected-error @+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
  ptr.store %x, %p atomic acq_rel alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
  // expected-error @+1 {{'ptr.store' op expected alignment for atomic access}}
  ptr.store %x, %p atomic seq_cst : i32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
  // expected-error @+1 {{'ptr.store' op expected syncscope to be null for non-atomic access}}
  "ptr.store"(%x, %p) <{syncscope = "foo"}> : (i32, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  ptr.masked_store %x, %p, %m alignment = 3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %x: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.masked_load %p, %m, %x alignment = 3 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.gather %p, %m, %x alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  ptr.scatter %x, %p, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: memref<f32>) {
  // expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %p : memref<f32> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %q : !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %q : !ptr.ptr<#llvm.address_space<1>> -> memref<f32, #ptr.generic_space>
  return
}

// -----

  // expected-error @+1 {{the ptr-like type has no metadata}}
func.func @a(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) {
  return
}

// -----

  // expected-error @+2 {{invalid kind of attribute specified}}
  // expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @a(%p: !ptr.ptr<3>) {
  return
}

// -----

  // expected-error @+2 {{invalid kind of attribute specified}}
  // expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @a(%p: !ptr.ptr<1 : i32>) {
  return
}

// -----

  // expected-error @+1 {{expected '<'}}
func.func @a(%p: !ptr.ptr) {
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<8xi32>) {
  // expected-error @+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<8xi32>) {
  // expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<8xi32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> vector<8xi32>
  return
}

// -----

  // expected-error @+1 {{abi entry must be divisible by 8}}
func.func @a() attributes {x = #ptr.spec<size = 32, abi = 33, preferred = 64>} { return }

// -----

  // expected-error @+1 {{size entry must be divisible by 8}}
func.func @a() attributes {x = #ptr.spec<size = 33, abi = 32, preferred = 64>} { return }

// -----

  // expected-error @+1 {{preferred entry must be divisible by 8}}
func.func @a() attributes {x = #ptr.spec<size = 32, abi = 32, preferred = 33>} { return }

// -----

  // expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
func.func @a() attributes {x = #ptr.spec<size = 32, abi = 64, preferred = 32>} { return }

// -----

  // expected-error @+1 {{index entry must be divisible by 8}}
func.func @a() attributes {x = #ptr.spec<size = 32, abi = 64, preferred = 64, index = 22>} { return }

// -----

  // expected-error @+1 {{struct is missing required parameter: preferred}}
func.func @a() attributes {x = #ptr.spec<size = 32, abi = 64>} { return }

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> tensor<4xf32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> index
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{type must be LLVM type with size, but got '!llvm.void'}}
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> !llvm.void
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{unsupported type 'i3' for atomic access}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i3
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{unsupported type 'i24' for atomic access}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i24
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %0 = ptr.load %p atomic acq_rel alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic monotonic : !ptr.ptr<#llvm.address_space<1>> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 3 : !ptr.ptr<#llvm.address_space<1>> -> i32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>, %x: tensor<4xf32>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.store %x, %p : tensor<4xf32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>, %x: vector<2x2xf32>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'vector<2x2xf32>'}}
  ptr.store %x, %p : vector<2x2xf32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>, %x: memref<4xf32>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'memref<4xf32>'}}
  ptr.store %x, %p : memref<4xf32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>, %x: tensor<4xf32>, %m: tensor<4xi1>) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.masked_store %x, %p, %m : tensor<4xf32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
func.func @a(%p: !ptr.ptr<#llvm.address_space<1>>, %x: f80) {
  // expected-error @+1 {{unsupported type 'f80' for atomic access}}
  ptr.store %x, %p atomic seq_cst alignment = 4 : f80, !ptr.ptr<#llvm.address_space<1>>
  return
}
}
