// Every attribute of the gpu dialect.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func private @spaces() attributes {my.a = #gpu.address_space<global>, my.b = #gpu<address_space<private>>}
func.func private @enums() attributes {
  my.a = #gpu<dim x>, my.b = #gpu<all_reduce_op add>, my.c = #gpu<shuffle_mode up>, my.d = #gpu<mma_element_wise addf>,
  my.e = #gpu<prune_2to4_spmat_flag NONE>, my.f = #gpu<mat_transpose_mode TRANSPOSE>, my.g = #gpu<broadcast specific_lane>,
  my.h = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>
}
func.func private @mappings() attributes {
  my.a = #gpu.block<x>, my.b = #gpu.thread<linear_dim_2>, my.c = #gpu.warp<y>, my.d = #gpu.warpgroup<z>,
  my.e = #gpu.lane<linear_dim_0>, my.f = #gpu.mask<255>, my.g = #gpu.memory_space<workgroup>,
  my.h = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>
}
func.func private @compiled() attributes {
  my.a = #gpu.select_object, my.b = #gpu.select_object<1 : i64>, my.c = #gpu.kernel_metadata<"k", (f32) -> ()>,
  my.d = #gpu.kernel_metadata<"k", (f32) -> (), arg_attrs = [{}], metadata = {a = 1 : i32}>,
  my.e = #gpu.kernel_metadata<"k", i32, metadata = {a = 1 : i32}>, my.f = #gpu.kernel_table<>,
  my.g = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>
}
func.func private @known() attributes {
  gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 1, 2, 3>,
  gpu.known_cluster_size = array<i32: 1, 1, 1>
}
gpu.module @spirv [#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>] {}
