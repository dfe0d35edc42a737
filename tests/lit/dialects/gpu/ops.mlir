// Device and memory operations of the gpu dialect.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @ids() {
  %0 = gpu.block_id x
  %1 = gpu.block_id y upper_bound 64
  %2 = gpu.block_dim z {my.attr}
  %3 = gpu.thread_id x
  %4 = gpu.grid_dim y
  %5 = gpu.global_id z
  %6 = gpu.cluster_id x
  %7 = gpu.cluster_dim y
  %8 = gpu.cluster_dim_blocks x
  %9 = gpu.cluster_block_id z
  %10 = gpu.lane_id
  %11 = gpu.lane_id upper_bound 32
  %12 = gpu.subgroup_id : index
  %13 = gpu.subgroup_id upper_bound 4 {my.attr} : index
  %14 = gpu.num_subgroups : index
  %15 = gpu.num_subgroups upper_bound 4 : index
  %16 = gpu.subgroup_size : index
  %17 = gpu.subgroup_size upper_bound 64 : index
  return
}
func.func @values(%x: f32, %i: i32, %v: vector<4xf16>, %c: i1) {
  %0 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    %r = arith.addf %a, %b : f32
    gpu.yield %r : f32
  } : (f32) -> f32
  %1 = gpu.all_reduce add %x {} : (f32) -> f32
  %2 = gpu.all_reduce minui %i uniform {} {my.attr} : (i32) -> i32
  %3 = gpu.subgroup_reduce add %x : (f32) -> f32
  %4 = gpu.subgroup_reduce maximumf %v uniform : (vector<4xf16>) -> vector<4xf16>
  %5 = gpu.subgroup_reduce xor %i cluster(size = 4) : (i32) -> i32
  %6 = gpu.subgroup_reduce and %i uniform cluster(size = 8, stride = 2) {my.attr} : (i32) -> i32
  %7, %valid = gpu.shuffle xor %x, %i, %i : f32
  %8, %9 = gpu.shuffle up %v, %i, %i {my.attr} : vector<4xf16>
  %10, %11 = gpu.shuffle down %i, %i, %i : i32
  %12, %13 = gpu.shuffle idx %i, %i, %i : i32
  %14, %15 = gpu.rotate %x, 3, 16 : f32
  %16 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %17 = gpu.subgroup_broadcast %x, specific_lane %i {my.attr} : f32
  gpu.barrier
  gpu.barrier {my.attr}
  gpu.printf "nothing"
  gpu.printf "%d %f", %i, %x : i32, f32
  gpu.printf "%d" {my.attr}, %i : i32
  gpu.set_default_device %i
  gpu.set_default_device {my.attr} %i
  return
}
func.func @memory(%n: index, %u: memref<*xf32>, %a: memref<3x?xf32>, %b: memref<3x?xf32, 1>, %x: f32) {
  %t0 = gpu.wait async
  %m0 = gpu.alloc () : memref<13xf32, 1>
  %m1, %t1 = gpu.alloc async [%t0] (%n) : memref<?x3xf32, 1>
  %m2, %t2 = gpu.alloc async [%t0, %t1] host_shared (%n, %n) {my.attr} : memref<?x?xf32>
  %m3 = gpu.alloc host_shared () : memref<13xf32, 1>
  %m4 = gpu.alloc (%n)[%n, %n] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>>
  gpu.dealloc %m0 : memref<13xf32, 1>
  %t3 = gpu.dealloc async [%t2] %m1 {my.attr} : memref<?x3xf32, 1>
  gpu.memcpy %a, %b : memref<3x?xf32>, memref<3x?xf32, 1>
  %t4 = gpu.memcpy async [%t3] %a, %b : memref<3x?xf32>, memref<3x?xf32, 1> {my.attr}
  gpu.memset %a, %x : memref<3x?xf32>, f32
  %t5 = gpu.memset async [%t4] %a, %x : memref<3x?xf32>, f32 {my.attr}
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u {my.attr} : memref<*xf32>
  %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  gpu.wait [%t5]
  %t6 = gpu.wait async [%t5, %t4] {my.attr}
  return
}
func.func @lane(%lane: index, %v: vector<4xi32>) -> vector<1xf32> {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %1 = arith.constant dense<0.0> : vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  gpu.warp_execute_on_lane_0(%lane)[32] {
  }
  gpu.warp_execute_on_lane_0(%lane)[64] args(%v : vector<4xi32>) {
  ^bb0(%w: vector<256xi32>):
    gpu.yield
  } {my.attr}
  return %0 : vector<1xf32>
}
func.func @matrices(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %f: memref<32xvector<4xf32>>) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %4 = gpu.subgroup_mma_compute %0, %1, %2 {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %5 = gpu.subgroup_mma_elementwise addf %3, %4 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  %6 = gpu.subgroup_mma_elementwise negatef %5 {my.attr} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %6, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  gpu.subgroup_mma_store_matrix %6, %m[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  %7 = gpu.subgroup_mma_extract_thread_local %6[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %8 = gpu.subgroup_mma_insert_thread_local %x, %6[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @sparse(%n: index, %idx: memref<?xindex>, %values: memref<?xf32>) {
  %t0 = gpu.wait async
  %sp, %t1 = gpu.create_coo async [%t0] %n, %n, %n, %idx, %idx, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %sp1, %t2 = gpu.create_coo_aos async [%t1] %n, %n, %n, %idx, %values : memref<?xindex>, memref<?xf32>
  %sp2, %t3 = gpu.create_csr async [%t2] %n, %n, %n, %idx, %idx, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %sp3 = gpu.create_csc %n, %n, %n, %idx, %idx, %values {my.attr} : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %sp4, %t4 = gpu.create_bsr async [%t3] %n, %n, %n, %n, %n, %idx, %idx, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %sp5, %t5 = gpu.create_2to4_spmat async [%t4] {PRUNE_AND_CHECK} %n, %n, %values : memref<?xf32>
  %d, %t6 = gpu.create_dn_tensor async [%t5] %values, %n : index into memref<?xf32>
  %d2 = gpu.create_dn_tensor %values, %n, %n : index, index into memref<?xf32>
  %b0, %t7 = gpu.spmv_buffer_size async [%t6] %sp, %d, %d into f32
  %b1 = gpu.spmv_buffer_size %sp{TRANSPOSE}, %d, %d {my.attr} into f32
  %t8 = gpu.spmv async [%t7] %sp, %d, %d, %values : memref<?xf32> into f32
  %b2, %t9 = gpu.spmm_buffer_size async [%t8] %sp, %d, %d : index into f32
  %b3:3 = gpu.spmm_buffer_size %sp{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %d : index, index, index into f32
  %t10 = gpu.spmm async [%t9] %sp, %d, %d, %values : memref<?xf32> into f32
  gpu.spmm %sp, %d{TRANSPOSE}, %d, %values, %values : memref<?xf32>, memref<?xf32> into f32
  %b4, %t11 = gpu.sddmm_buffer_size async [%t10] %d, %d, %sp into f32
  %t12 = gpu.sddmm async [%t11] %d{TRANSPOSE}, %d, %sp, %values : memref<?xf32> into f32
  %desc, %t13 = gpu.spgemm_create_descr async [%t12]
  %b5, %t14 = gpu.spgemm_work_estimation_or_compute async [%t13] {WORK_ESTIMATION} %sp, %sp, %sp, %desc, %n, %values : f32 into memref<?xf32>
  %b6 = gpu.spgemm_work_estimation_or_compute {COMPUTE} %sp{TRANSPOSE}, %sp, %sp, %desc, %n, %values : f32 into memref<?xf32>
  %t15 = gpu.spgemm_copy async [%t14] %sp, %sp{TRANSPOSE}, %sp, %desc : f32
  %rows, %cols, %nnz, %t16 = gpu.spmat_get_size async [%t15] %sp
  %t17 = gpu.set_csr_pointers async [%t16] %sp, %idx, %idx, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %t18 = gpu.spgemm_destroy_descr async [%t17] %desc
  %t19 = gpu.destroy_sp_mat async [%t18] %sp
  %t20 = gpu.destroy_dn_tensor async [%t19] %d
  gpu.destroy_sp_mat %sp {my.attr}
  return
}
func.func private @types(!gpu.async.token, !gpu.mma_matrix<16x8xsi8, "AOp">, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
