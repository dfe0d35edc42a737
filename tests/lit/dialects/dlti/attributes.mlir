// Attributes of the dialect, and modules with data layouts.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func private @entries() attributes {my.a = #dlti.dl_entry<"key", 1 : i32>, my.b = #dlti.dl_entry<i32, "value">,
                                         my.c = #dlti.dl_entry<"", unit>}
func.func private @lists() attributes {
  my.a = #dlti.dl_spec<>, my.b = #dlti.dl_spec<"key" = 1 : i32, i32 = 2 : i32>,
  my.c = #dlti.dl_spec<#dlti.dl_entry<"key", 1 : i32>, i32 = 2 : i32>,
  my.d = #dlti.map<"key" = 1 : i32, tensor<*xf32> = #dlti.map<"inner" = 2 : i32>>, my.e = #dlti.map<>,
  my.f = #dlti.target_device_spec<"a" = 1 : i32, #dlti.dl_entry<"b", "x">>,
  my.g = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"k" = 1 : i32>, "GPU" = #dlti.target_device_spec<"k" = 2 : i32>>,
  my.h = #dlti.function_pointer_alignment<64, function_dependent = true>
}
module attributes {
  dlti.dl_spec = #dlti.dl_spec<index = 32, i32 = dense<32> : vector<i64>, i64 = dense<[32, 64]> : vector<2xi64>,
    f32 = dense<[32, 33]> : vector<2xi64>, "dlti.endianness" = "big", "dlti.default_memory_space" = 1,
    "dlti.alloca_memory_space" = 2 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 4,
    "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 1, 2>,
    "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>,
    "unknown.key" = 1, "key" = 2>,
  dlti.map = #dlti.map<"k" = 1>,
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"k" = 1 : i32>>
} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "other" = 1>} {
  }
}
