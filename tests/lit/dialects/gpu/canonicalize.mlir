// Redundant waits, constant sizes and unused copies are removed.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @waits(%t: !gpu.async.token, %u: !gpu.async.token) -> (!gpu.async.token, !gpu.async.token) {
  gpu.wait
  %0 = gpu.wait async
  %1 = gpu.wait async [%t]
  %2 = gpu.wait async [%0, %t, %u]
  %3 = gpu.wait async [%t, %u]
  gpu.wait [%0]
  gpu.wait [%0, %u]
  return %1, %2 : !gpu.async.token, !gpu.async.token
}
func.func @launch(%n: index, %x: f32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "u.use"(%bx, %by, %tx, %ty) : (index, index, index, index) -> ()
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    gpu.barrier
    gpu.barrier
    "u.use"(%0, %1) : (f32, f32) -> ()
    gpu.barrier
    gpu.terminator
  }
  return
}
func.func @values(%x: f32, %lane: i32) -> (f32, f32, f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
  %1 = gpu.subgroup_broadcast %x, specific_lane %lane : f32
  %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
  %3 = gpu.subgroup_reduce add %x : (f32) -> f32
  return %0, %2, %3 : f32, f32, f32
}
func.func @copies(%src: memref<4xf32>, %t: !gpu.async.token) -> !gpu.async.token {
  %0 = gpu.alloc () : memref<4xf32>
  gpu.memcpy %0, %src : memref<4xf32>, memref<4xf32>
  gpu.dealloc %0 : memref<4xf32>
  %1, %t1 = gpu.alloc async [%t] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %1, %src : memref<4xf32>, memref<4xf32>
  %t3 = gpu.dealloc async [%t2] %1 : memref<4xf32>
  gpu.memcpy %src, %src : memref<4xf32>, memref<4xf32>
  return %t3 : !gpu.async.token
}
