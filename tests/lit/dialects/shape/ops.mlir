// Every shape op.
// RUN: %opt --allow-unregistered-dialect %s | diff %s.expected -
// RUN: %opt --allow-unregistered-dialect %s --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

func.func @sizes(%a: !shape.size, %b: !shape.size, %i: index) -> !shape.size {
  %0 = shape.const_size 7
  %1 = shape.const_size 7 {my.attr}
  %2 = shape.add %a, %0 : !shape.size, !shape.size -> !shape.size
  %3 = shape.add %a, %i : !shape.size, index -> !shape.size
  %4 = shape.add %i, %i {my.attr} : index, index -> index
  %5 = shape.add %i, %i : index, index -> !shape.size
  %6 = shape.mul %a, %i : !shape.size, index -> !shape.size
  %7 = shape.mul %i, %i : index, index -> index
  %8 = shape.div %a, %i : !shape.size, index -> !shape.size
  %9 = shape.div %i, %i {my.attr} : index, index -> index
  %10 = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
  %11 = shape.min %a, %b {my.attr} : !shape.size, !shape.size -> !shape.size
  %12 = shape.index_to_size %i
  %13 = shape.size_to_index %a : !shape.size
  %14 = shape.size_to_index %i {my.attr} : index
  return %12 : !shape.size
}
func.func @shapes(%s: !shape.shape, %t: !shape.shape, %e: tensor<?xindex>, %e3: tensor<3xindex>, %n: !shape.size,
                  %i: index, %x: tensor<2x?xf32>, %v: !shape.value_shape, %m: memref<4xf32>) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %3 = shape.const_shape {my.attr} [7] : tensor<1xindex>
  %4 = shape.broadcast %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.broadcast %e, %e3, %s {error = "do not go together"} : tensor<?xindex>, tensor<3xindex>, !shape.shape -> !shape.shape
  %6 = shape.broadcast %e, %e3 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %7 = shape.max %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %8 = shape.min %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %9 = shape.meet %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %10 = shape.meet %n, %i, error = "not the same" {my.attr} : !shape.size, index -> !shape.size
  %11 = shape.meet %i, %i : index, index -> index
  %12 = shape.meet %e, %e3 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %13 = shape.shape_eq %s, %t : !shape.shape, !shape.shape
  %14 = shape.shape_eq %s, %e, %e3 {my.attr} : !shape.shape, tensor<?xindex>, tensor<3xindex>
  %15 = shape.is_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %16 = shape.is_broadcastable %s, %e, %e3 : !shape.shape, tensor<?xindex>, tensor<3xindex>
  %17 = shape.from_extents %n, %i : !shape.size, index
  %19 = shape.from_extent_tensor %e3 : tensor<3xindex>
  %20 = shape.rank %s : !shape.shape -> !shape.size
  %21 = shape.rank %e {my.attr} : tensor<?xindex> -> index
  %22 = shape.rank %e : tensor<?xindex> -> !shape.size
  %23 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %24 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %25 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<3xindex>
  %26 = shape.dim %x, %i : tensor<2x?xf32>, index -> index
  %27 = shape.dim %x, %n {my.attr} : tensor<2x?xf32>, !shape.size -> !shape.size
  %28 = shape.get_extent %s, %n : !shape.shape, !shape.size -> !shape.size
  %29 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %30 = shape.get_extent %e, %i : tensor<?xindex>, index -> !shape.size
  %31 = shape.num_elements %s : !shape.shape -> !shape.size
  %32 = shape.num_elements %e : tensor<?xindex> -> index
  %33 = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %34 = shape.shape_of %x : tensor<2x?xf32> -> tensor<?xindex>
  %35 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %36 = shape.shape_of %m {my.attr} : memref<4xf32> -> !shape.shape
  %37 = shape.value_of %v : tensor<*xf32>
  %38 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  %39 = shape.value_as_shape %e3 : tensor<3xindex> -> tensor<?xindex>
  %40 = shape.with_shape %x, %s : tensor<2x?xf32>, !shape.shape
  %41 = shape.with_shape %v, %e {my.attr} : !shape.value_shape, tensor<?xindex>
  %42 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %43 = "shape.debug_print"(%n) {my.attr} : (!shape.size) -> !shape.size
  %44, %45 = "shape.split_at"(%s, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %46 = shape.concat %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %47 = shape.concat %e, %e3 {my.attr} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %48 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %49 = shape.any %e, %e3 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}
func.func @reduce(%s: !shape.shape, %e: tensor<?xindex>, %one: !shape.size, %i: index, %f: f32) -> index {
  %0 = shape.reduce(%s, %one) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %extent: !shape.size, %product: !shape.size):
    %2 = shape.mul %product, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %2 : !shape.size
  }
  %1:2 = shape.reduce(%e, %i, %f) : tensor<?xindex> -> (index, f32) {
  ^bb0(%index: index, %extent: index, %sum: index, %same: f32):
    %2 = shape.add %sum, %extent : index, index -> index
    shape.yield %2, %same : index, f32
  } {my.attr}
  return %1#0 : index
}
func.func @witnesses(%s: !shape.shape, %e: tensor<?xindex>, %p: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %1 = shape.cstr_broadcastable %e, %e, %e {my.attr} : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %3 = shape.cstr_eq %s, %e, %e : !shape.shape, tensor<?xindex>, tensor<?xindex>
  %4 = shape.cstr_require %p, "must hold"
  %5 = shape.const_witness true
  %6 = shape.const_witness false {my.attr}
  %7 = shape.assuming_all %0, %1, %2, %3, %4
  %8 = shape.assuming_all %5
  %9 = shape.assuming %7 -> (tensor<?xf32>) {
    shape.assuming_yield %x : tensor<?xf32>
  }
  shape.assuming %8 {
    "u.use"(%9) : (tensor<?xf32>) -> ()
  }
  shape.assuming %8 {
  } {my.attr}
  return %9 : tensor<?xf32>
}

module attributes {shape.lib = @one} {
  shape.function_library @one {
    // The prefix `shape.` is optional in regions of shape.function_library.
    shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func private @elsewhere(!shape.value_shape, index) -> (!shape.shape, index)
  } mapping {
    my.copy = @same
  }
}
module attributes {shape.lib = [@two, @three]} {
  shape.function_library @two attributes {my.attr} {
    shape.func @twice(%arg: !shape.value_shape {my.arg}, %n: !shape.size) -> (!shape.shape {my.result}) attributes {my.attr} {
      %0 = shape_of %arg : !shape.value_shape -> !shape.shape
      %1 = concat %0, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }
  } mapping {my.twice = @twice}
  "shape.function_library"() <{sym_name = "three", mapping = {}, sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
}
