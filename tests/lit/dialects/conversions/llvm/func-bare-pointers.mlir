// Memrefs with static layouts are passed as pointers, by an option or by an attribute of the function.
// RUN: %opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | diff %s.expected -
// RUN: %opt %s --convert-func-to-llvm=index-bitwidth=32 | diff %s.attribute.expected -

func.func @two(%a: memref<4x5xf32>, %b: memref<4xf32, strided<[2], offset: 3>> {llvm.noalias, t.attr}) -> (memref<4xf32>, memref<4x5xf32>)
    attributes {llvm.emit_c_interface} {
  %0:2 = call @two(%a, %b) : (memref<4x5xf32>, memref<4xf32, strided<[2], offset: 3>>) -> (memref<4xf32>, memref<4x5xf32>)
  return %0#0, %a : memref<4xf32>, memref<4x5xf32>
}
func.func @attribute(%a: memref<4x5xf32>) -> memref<4x5xf32> attributes {llvm.bareptr} {
  return %a : memref<4x5xf32>
}
func.func @calls_attribute(%a: memref<4x5xf32>) -> memref<4x5xf32> {
  %0 = call @attribute(%a) : (memref<4x5xf32>) -> memref<4x5xf32>
  return %0 : memref<4x5xf32>
}
