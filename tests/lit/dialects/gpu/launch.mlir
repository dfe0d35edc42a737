// Launches, gpu functions and gpu modules.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

module attributes {gpu.container_module} {
  func.func @launch(%sz: index, %n: i32, %x: f32, %p: memref<?xf32, 1>) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz)
               threads(%tx, %ty, %tz) in (%sx = %sz, %sy = %sz, %sz0 = %sz) {
      "u.use"(%bx, %gx, %sz0, %x) : (index, index, index, f32) -> ()
      gpu.terminator
    }
    gpu.launch clusters(%cx, %cy, %cz) in (%kx = %sz, %ky = %sz, %kz = %sz)
               blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz)
               threads(%tx, %ty, %tz) in (%sx = %sz, %sy = %sz, %sz0 = %sz)
               dynamic_shared_memory_size %n
               module(@kernels) function(@body) {
      "u.use"(%cx, %kz) : (index, index) -> ()
      gpu.terminator
    } {my.attr}
    %t0 = gpu.wait async
    %t1 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz)
               threads(%tx, %ty, %tz) in (%sx = %sz, %sy = %sz, %sz0 = %sz)
               workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>)
               private(%q: memref<1xf32, #gpu.address_space<private>>, %q1: memref<2xf32, 5>) {
      "u.use"(%w, %q) : (memref<32xf32, #gpu.address_space<workgroup>>, memref<1xf32, #gpu.address_space<private>>) -> ()
      gpu.terminator
    }
    gpu.launch_func @kernels::@body blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) args(%x : f32, %p : memref<?xf32, 1>)
    gpu.launch_func @kernels::@none clusters in (%sz, %sz, %sz) blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) dynamic_shared_memory_size %n {my.attr}
    %t2 = gpu.launch_func async [%t1] @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n) : i32
    gpu.launch_func [%t1] @kernels::@none blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    gpu.launch_func <%t2 : !gpu.async.token> @kernels::@none clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) : i32
    gpu.wait [%t0, %t2]
    gpu.wait
    gpu.wait {my.attr}
    return
  }
  gpu.module @kernels {
    gpu.func @body(%arg0: f32, %arg1: memref<?xf32, 1>) kernel {
      %bx = gpu.block_id x
      gpu.return
    }
    gpu.func @none() kernel attributes {known_block_size = array<i32: 32, 1, 1>, my.attr} {
      gpu.return {my.attr}
    }
    gpu.func @helper(%arg0: f32 {my.arg}) -> (f32 {my.result}, i32)
        workgroup(%w: memref<5xf32, 3> {my.w}, %w1: memref<5xf32, #gpu.address_space<workgroup>>)
        private(%q: memref<5xf32, 5> {my.q}) {
      %0 = arith.constant 1 : i32
      gpu.return %arg0, %0 : f32, i32
    }
    gpu.func @attributed() private(%q: memref<5xf32, 5>) kernel attributes {a = 1 : i32} {
      gpu.return
    }
  }
  gpu.module @empty attributes {my.attr} {
  }
}
