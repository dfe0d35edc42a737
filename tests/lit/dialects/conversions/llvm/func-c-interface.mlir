// llvm.emit_c_interface adds a wrapper with pointers to descriptors as arguments. For a definition the wrapper calls the
// function; for a declaration the function calls the wrapper, which C code defines.
// RUN: %opt %s --convert-func-to-llvm | diff %s.expected -

func.func private @none() attributes {llvm.emit_c_interface}
func.func private @declared(memref<?x4xf32> {llvm.readonly}, memref<*xf32>, index) -> (memref<?xf32>, f32)
    attributes {llvm.emit_c_interface, t.attr = 1 : i32}
func.func private @scalar_result(memref<4xf32>) -> i32 attributes {llvm.emit_c_interface}
func.func nested @defined(%a: memref<?x4xf32> {llvm.noalias}, %b: memref<*xf32>, %c: i32) -> (memref<?x4xf32>, i32)
    attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<linkonce>, llvm.readnone, passthrough = ["cold"]} {
  return %a, %c : memref<?x4xf32>, i32
}
func.func @scalars(%a: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {llvm.emit_c_interface} {
  return %a : i32
}
func.func @complex(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %a : complex<f32>
}
