// What cannot be launched, computed and stored.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// expected-error @+1 {{'func.func' op gpu.known_block_size must be a dense i32 array}}
func.func private @f() attributes {gpu.known_block_size = 32 : i32}

// -----

// expected-error @+1 {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func private @f() attributes {gpu.known_grid_size = array<i32: 1, 2>}

// -----

// expected-error @+1 {{'func.func' op gpu.known_cluster_size must be a dense i32 array}}
func.func private @f() attributes {gpu.known_cluster_size = array<i64: 1, 2, 3>}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'missing' is undefined}}
  gpu.launch_func @missing::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'missing' is undefined}}
  gpu.launch_func @missing blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
module @k {}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel module 'k' is undefined}}
  gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel function '@k::@f' is undefined}}
  gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  // expected-note @+1 {{see the kernel definition here}}
  gpu.module @g {
  }
}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op referenced kernel '@k::@g' is not a function}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g() {
    gpu.return
  }
}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g(%a: f32) kernel {
    gpu.return
  }
}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g(%a: f32) kernel {
    gpu.return
  }
}
func.func @f(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i32) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %i, %n) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i32, index) -> ()
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i32) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  "gpu.launch_func"(%n, %n, %n, %n, %n, %i) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, i32) -> ()
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i8) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) : i8
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i8) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i8) {
  // expected-error @+1 {{expected ','}}
  gpu.launch_func @k::@f blocks in (%n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected ','}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'threads'}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) {
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) workgroup(%w: i32) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) workgroup(%w: memref<3xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) private(%w: memref<3xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) dynamic_shared_memory_size %n {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) module(k) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.launch blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) function(@k) module(@g) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.terminator' op expects parent op 'gpu.launch'}}
  gpu.terminator
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch clusters(%q, %r, %s) in (%u = %n, %w = %n, %y = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @f() -> f32 kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{custom op 'gpu.func' gpu.func requires named arguments}}
  gpu.func @f(f32) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f()
}

// -----

gpu.module @k {
  // expected-note @+1 {{return type declared here}}
  gpu.func @f() -> f32 {
    // expected-error @+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a: i32) -> f32 {
    // expected-error @+1 {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %a : i32
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f() workgroup(%a: i32) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @f() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @f() private(%a: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f() workgroup(%a: memref<4xf32>) workgroup(%b: memref<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f() private(%a: memref<4xf32>) workgroup(%b: memref<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected ':'}}
  gpu.func @f() workgroup(%a) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func f() {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'i64'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i64):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected at least 3 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 2 : i64} : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op requires string attribute 'sym_name'}}
  "gpu.func"() <{function_type = () -> ()}> ({
  ^bb0:
    gpu.return
  }) : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op attribute 'workgroup_attrib_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  "gpu.func"() <{function_type = (f32) -> (), workgroup_attrib_attrs = [1 : i32]}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

// expected-error @+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @f() {
  gpu.return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.return' op expects parent op 'gpu.func'}}
  gpu.return
  return
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @k [] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @k [1] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @k [#gpu.select_object] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @k <1> {
}

// -----

// expected-error @+1 {{custom op 'gpu.module' expected valid '@'-identifier for symbol name}}
gpu.module {
}

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @k []

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @k [1]

// -----

// expected-error @+1 {{expected attribute value}}
gpu.binary @k

// -----

// expected-note @+1 {{see existing symbol definition here}}
gpu.module @k {
}
// expected-error @+1 {{redefinition of symbol named 'k'}}
gpu.module @k {
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.block_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  %0 = gpu.block_id w
  // expected-error @+1 {{custom op 'gpu.block_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  %0 = gpu.block_id
  // expected-error @+1 {{custom op 'gpu.block_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  return
// expected-error @+1 {{custom op 'gpu.block_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{invalid properties {dimension = 1 : i32} for op gpu.block_id: Invalid attribute `dimension` in property conversion: 1 : i32}}
  %0 = "gpu.block_id"() <{dimension = 1 : i32}> : () -> index
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.lane_id' op attribute 'upper_bound' failed to satisfy constraint: index attribute}}
  %0 = "gpu.lane_id"() <{upper_bound = 1 : i32}> : () -> index
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce add %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected two region arguments}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{incorrect region argument type}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: i32):
    gpu.yield %a : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a, %b : f32, f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{incorrect gpu.yield type}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    %z = arith.constant 1 : i32
    gpu.yield %z : i32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected gpu.yield op in region}}
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    "t.end"() : () -> ()
  } : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.all_reduce' invalid op kind}}
  %0 = gpu.all_reduce foo %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce xor %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce and %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minui` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce minui %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`maxsi` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce maxsi %x {} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce minnumf %i {} : (i32) -> i32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`maximumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maximumf %i {} : (i32) -> i32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op requires the same type for all operands and results}}
  %0 = gpu.all_reduce add %x {} : (f32) -> i32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.}}
  %0 = "gpu.all_reduce"(%x) ({
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a : f32
  }) {op = 1} : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'vector<4xf16>'}}
  %0 = gpu.all_reduce add %v {} : (vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.subgroup_reduce xor %x : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.subgroup_reduce minnumf %i : (i32) -> i32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires the same type for all operands and results}}
  %0 = gpu.subgroup_reduce add %v : (vector<4xf16>) -> vector<2xf16>
  return
}

// -----

func.func @f(%z: vector<[4]xf16>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf16>'}}
  %0 = gpu.subgroup_reduce add %z : (vector<[4]xf16>) -> vector<[4]xf16>
  return
}

// -----

func.func @f(%z: vector<2x2xf16>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<2x2xf16>'}}
  %0 = gpu.subgroup_reduce add %z : (vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 0 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 4294967295 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = -1) : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 0 is not a power of two}}
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 0) : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires attribute 'op'}}
  %0 = gpu.subgroup_reduce %x : (f32) -> f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+2 {{custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx}}
  // expected-error @+1 {{custom op 'gpu.shuffle' failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`}}
  %0, %1 = gpu.shuffle foo %x, %i, %i : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type}}
  %0, %1 = "gpu.shuffle"(%x, %i, %i) <{mode = #gpu<shuffle_mode up>}> : (f32, i32, i32) -> (i32, i1)
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  %0, %1 = gpu.shuffle up %n, %i, %i : index
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  %0, %1 = gpu.rotate %x, -1, 16 : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0, %1 = gpu.rotate %x, 1, 15 : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %x, 16, 16 : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %x, 17, 16 : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %x, specific_lane : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %x, first_active_lane %i : f32
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.printf' op operand #0 must be variadic of integer or index or floating-point, but got 'vector<4xf16>'}}
  gpu.printf "%d", %v : vector<4xf16>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  gpu.printf 1
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xi8, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?x?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = gpu.alloc (%n) : memref<4xf32>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = gpu.alloc () : memref<?xf32>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc ()[%n] : memref<4xf32>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc () : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = gpu.alloc async () : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<3xf32>, %b: memref<3xi32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %a, %b : memref<3xf32>, memref<3xi32>
  return
}

// -----

func.func @f(%a: memref<3xf32>, %b: memref<4xf32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<3xf32>, %b: i32) {
  // expected-error @+1 {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %a, %b : memref<3xf32>, i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.set_default_device %n
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = gpu.wait
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: '!gpu.async.token' vs 'index'}}
  gpu.wait [%n]
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[0] -> (vector<1xf32>) {
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<1xf32>) {
    gpu.yield
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (i32) {
    gpu.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (4) to be a multipler of the distributed vector dimension (3)}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<3xf16>) {
    gpu.yield %v : vector<4xf16>
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (5) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: vector<5xf16>):
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: vector<128xf32>):
  }
  return
}

// -----

func.func @f(%n: index, %v: vector<4x4xf16>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<128x8xf16>' to 'vector<4x4xf16>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4x4xf16>) {
  ^bb0(%a: vector<128x8xf16>):
  }
  return
}

// -----

func.func @f(%n: index, %v: vector<4x4xf16>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4x4xf16>) {
  ^bb0(%a: vector<128xf16>):
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: i32):
  }
  return
}

// -----

func.func @f(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected '['}}
  gpu.warp_execute_on_lane_0(%n) {
  }
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{operand expected to be one of AOp, BOp or COp}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op requires attribute 'leadDimension'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  // expected-error @+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index) {
  // expected-error @+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xbf16>, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op operand #0 must be memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values, but got 'memref<32x32xbf16>'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xbf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16, 3>
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %c, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[32, 2]>>
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">, %d: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %d : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'f16' vs 'i32'}}
  %0 = gpu.subgroup_mma_constant_matrix %i : !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_extract_thread_local %c[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f32
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f32, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_insert_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_insert_thread_local %x, %c[%i] : f32, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+2 {{custom op 'gpu.subgroup_mma_elementwise' expected ::mlir::gpu::MMAElementwiseOp to be one of: addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf}}
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_elementwise' failed to parse MMAElementWiseAttr parameter 'value' which is to be a `::mlir::gpu::MMAElementwiseOp`}}
  %0 = gpu.subgroup_mma_elementwise foo %a : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!gpu.mma_matrix<16x16xf16>)

// -----

// expected-error @+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

// expected-error @+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @f(!gpu.mma_matrix<16x?xf16, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @f(!gpu.mma_matrix<16x16x16xf16, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xi64, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xindex, "AOp">)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!gpu.mma_matrix)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!gpu.mma_matrix<16x16xf16 "AOp">)

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
func.func private @f() attributes {a = #gpu.dim<x>}

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `gpu`}}
func.func private @f() attributes {a = #gpu.foo}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`}}
func.func private @f() attributes {a = #gpu.block<w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error @+1 {{failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`}}
func.func private @f() attributes {a = #gpu.address_space<foo>}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`}}
func.func private @f() attributes {a = #gpu.mask<a>}

// -----

// expected-error @+1 {{the target attribute must be a GPU Target attribute}}
func.func private @f() attributes {a = #gpu.select_object<#gpu.address_space<global>>}

// -----

// expected-error @+1 {{expected all kernels to be uniquely named}}
func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"k", () -> ()>]>}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
func.func private @f() attributes {a = #gpu.kernel_table<[1]>}

// -----

// expected-error @+1 {{the kernel name can't be empty}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"", (f32) -> ()>}

// -----

// expected-error @+1 {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"k", (f32) -> (), arg_attrs = [1]>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"k">}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @f() attributes {a = #gpu.object<#gpu.select_object, "blob">}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @f() attributes {a = #gpu.object<1, "blob">}

// -----

// expected-error @+1 {{expected keyword for GPU object format}}
func.func private @f() attributes {a = #gpu.object<1, foo = "blob">}

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{expected an equal sign}}
func.func private @f() attributes {a = #gpu.object<1, bin "blob">}

// -----

func.func @named(%n: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.dealloc' needs to be named when marked 'async'}}
  gpu.dealloc async %m : memref<4xf32>
  return
}

// -----

func.func @named(%n: index) {
  // expected-error @+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%a, %b, %d) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @named() {
  // expected-error @+1 {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}

// -----

// Where mlir-opt says something else, or nothing.
func.func @names(%n: index) {
  // expected-error @+1 {{expected three names}}
  gpu.launch blocks(%a, %b) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

// expected-error @+1 {{the object index must be positive}}
func.func private @f() attributes {a = #gpu.select_object<-1 : i64>}

// -----

// Behind the sign of equality.
// expected-error @+2 {{duplicate or unknown struct parameter name: other}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"k", () -> (), other =
    1>}

// -----

// expected-error @+1 {{unknown  type `async.other` in dialect `gpu`}}
func.func private @f(!gpu.async.other)
