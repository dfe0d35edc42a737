// Functions, calls and returns are converted to llvm ops. Each field of a memref descriptor is an argument, several results
// become a struct, and returned descriptors of unranked memrefs are copied to the heap and back.
// RUN: %opt %s --convert-func-to-llvm --allow-unregistered-dialect | diff %s.expected -

func.func private @declared(memref<?x4xf32>, memref<*xf32>, index, complex<f32>) -> (memref<?xf32>, f32)
func.func private @variadic(i32) attributes {func.varargs = true}
func.func @ranked(%a: memref<?x4xf32, strided<[?, 1], offset: ?>> {llvm.noalias}, %i: index) -> index {
  %0 = call @ranked(%a, %i) : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index) -> index
  return %0 : index
}
func.func @unranked(%a: memref<*xf32>, %b: memref<*xf32, 1>) -> (memref<*xf32>, memref<*xf32, 1>, index) {
  %0:3 = call @unranked(%a, %b) : (memref<*xf32>, memref<*xf32, 1>) -> (memref<*xf32>, memref<*xf32, 1>, index)
  return {t.attr} %0#0, %b, %0#2 : memref<*xf32>, memref<*xf32, 1>, index
}
func.func @types(%a: vector<2x3xf32>, %b: f8E4M3FN, %c: vector<2x[4]xindex>, %d: (i32) -> (i64, i32), %e: vector<f32>,
                 %f: memref<4x?xf32, 3>, %g: complex<si32>, %h: !llvm.struct<"rec", (ptr, array<2 x struct<"rec">>, index)>) {
  return
}
func.func @attributes(%a: i32 {llvm.signext, t.attr}, %b: i32) -> (i32 {llvm.zeroext}, i64)
    attributes {llvm.linkage = #llvm.linkage<internal>, llvm.readnone, CConv = #llvm.cconv<fastcc>, t.attr = "1"} {
  %c = arith.constant 1 : i64
  return %a, %c : i32, i64
}
func.func nested @one_result(%a: i32 {t.attr}) -> (i32 {llvm.zeroext}) {
  return %a : i32
}
func.func @indirect(%a: i32, %f: (i32) -> (i32, i32)) -> i32 {
  %0:2 = call_indirect %f(%a) : (i32) -> (i32, i32)
  %1 = constant @indirect : (i32, (i32) -> (i32, i32)) -> i32
  return %0#1 : i32
}
func.func @call_attributes(%a: i32) -> i32 {
  %0 = call @one_result(%a) {no_inline, t.attr, arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.noundef}]} : (i32) -> i32
  return %0 : i32
}
// The types in llvm.byval and llvm.byref are converted, too.
func.func @by_value(%a: complex<f32> {llvm.byval = complex<f32>}, %b: index {llvm.byref = index}) -> index {
  %0 = "t.use"(%a) : (complex<f32>) -> index
  return %b : index
}
// One descriptor is built from an argument, for all ops that use it.
func.func @packed_once(%a: memref<4xf32>, %i: index) -> f32 {
  call @use(%a, %a) : (memref<4xf32>, memref<4xf32>) -> ()
  %0 = memref.load %a[%i] : memref<4xf32>
  return %0 : f32
}
func.func private @use(memref<4xf32>, memref<4xf32>)
// Functions whose types cannot be converted remain, but their bodies are converted.
func.func @tensor(%a: tensor<4xf32>) -> index {
  %c = arith.constant 0 : index
  return %c : index
}
