// Graphs of tensors. Their generic form prints the type of a graph as a function type and, as in mlir-opt, cannot be
// parsed.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @main_arg_0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @main_res_0 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @main, @main_arg_0, @main_res_0
  spirv.ARM.Graph @main(%arg0 : !spirv.arm.tensor<14x19xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}, %arg1 : !spirv.arm.tensor<2x3xi16>) -> (!spirv.arm.tensor<2x3xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
  spirv.ARM.Graph @other(%arg0 : !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<14x19xi16>
  }
  spirv.ARM.Graph @two(%arg0 : !spirv.arm.tensor<14x19xi16>) -> (!spirv.arm.tensor<14x19xi16>, !spirv.arm.tensor<14x19xi16>) attributes {entry_point = false} {
    spirv.ARM.GraphOutputs %arg0, %arg0 : !spirv.arm.tensor<14x19xi16>, !spirv.arm.tensor<14x19xi16>
  }
  spirv.ARM.GraphEntryPoint @other
}
