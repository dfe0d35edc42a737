// Every tensor op in generic form; attributes with default values are omitted.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

func.func @casts(%t: tensor<4x?xf32>, %u: tensor<*xf32>) {
  %bitcast = tensor.bitcast %t : tensor<4x?xf32> to tensor<?x2xi32>
  %unranked = tensor.bitcast %u {my.attr} : tensor<*xf32> to tensor<*xui32>
  %cast = tensor.cast %t : tensor<4x?xf32> to tensor<?x2xf32>
  %forget = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  return
}

func.func @sizes(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %dim = tensor.dim %t, %i : tensor<4x?xf32>
  %unranked = tensor.dim {my.attr} %u, %i : tensor<*xf32>
  %rank = tensor.rank %u : tensor<*xf32>
  return
}

func.func @elements(%t: tensor<4x?xf32>, %s: tensor<f32>, %i: index, %f: f32) {
  %extracted = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %only = tensor.extract %s[] {my.attr} : tensor<f32>
  %inserted = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %scalar = tensor.insert %f into %s[] : tensor<f32>
  return
}

func.func @new(%i: index, %f: f32, %c: complex<f32>) {
  %empty = tensor.empty() : tensor<4x8xf32>
  %sized = tensor.empty(%i, %i) : tensor<?x8x?xf32, "encoding">
  %from_elements = tensor.from_elements %f, %f, %f, %f, %f, %f : tensor<2x3xf32>
  %one = tensor.from_elements %c : tensor<1xcomplex<f32>>
  %none = tensor.from_elements : tensor<0xindex>
  %scalar = tensor.from_elements %f : tensor<f32>
  %splat = tensor.splat %f : tensor<4xf32>
  %large = tensor.splat %f[%i, %i] : tensor<?x4x?xf32>
  %generated = tensor.generate %i, %i {
  ^bb0(%x: index, %y: index, %z: index):
    %0 = arith.addi %x, %y : index
    tensor.yield %0 : index
  } : tensor<?x3x?xindex>
  %static = tensor.generate {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } {my.attr} : tensor<3xf32>
  return
}

func.func @reshapes(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %s: tensor<f32>, %n: tensor<2xindex>, %d: tensor<?xi32>, %i: index) {
  %reshape = tensor.reshape %t(%n) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x2xf32>
  %unranked = tensor.reshape %u(%d) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %expanded = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, %i, 5] : tensor<4x?xf32> into tensor<2x2x?x5xf32>
  %ones = tensor.expand_shape %s [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %collapsed = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %scalar = tensor.collapse_shape %ones [] {my.attr} : tensor<1x1xf32> into tensor<f32>
  return
}

func.func @slices(%t: tensor<8x16x4xf32>, %d: tensor<?x?xf32>, %r: tensor<4xf32>, %i: index) {
  %extracted_slice = tensor.extract_slice %t[0, %i, 2] [4, 4, %i] [1, 2, %i] : tensor<8x16x4xf32> to tensor<4x4x?xf32>
  %reduced = tensor.extract_slice %t[0, 2, 0] [1, 1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4xf32>
  %all = tensor.extract_slice %d[%i, %i] [%i, %i] [%i, %i] {my.attr} : tensor<?x?xf32> to tensor<?x?xf32>
  %inserted_slice = tensor.insert_slice %r into %t[0, %i, 0] [1, 1, 4] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  %put = tensor.insert_slice %d into %d[%i, 0] [%i, %i] [1, %i] : tensor<?x?xf32> into tensor<?x?xf32>
  %shared = scf.forall (%x) in (8) shared_outs(%o = %t) -> (tensor<8x16x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%x, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
      tensor.parallel_insert_slice %t into %o[0, %i, 0] [8, 16, 4] [1, 1, 1] {my.attr} : tensor<8x16x4xf32> into tensor<8x16x4xf32>
    }
  }
  return
}

func.func @borders(%t: tensor<4x?xf32>, %i: index, %f: f32) {
  %padded = tensor.pad %t low[1, %i] high[%i, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %kept = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } {my.attr} : tensor<4x?xf32> to tensor<4x?xf32>
  return
}

func.func @coordinates(%t: tensor<4x8x2xf32>, %p: tensor<5x1xindex>, %q: tensor<?x5x2xi32>, %s: tensor<5x8x2xf32>) {
  %gather = tensor.gather %t[%p] gather_dims([0]) unique : (tensor<4x8x2xf32>, tensor<5x1xindex>) -> tensor<5x8x2xf32>
  %ones = tensor.gather %t[%q] gather_dims([0, 2]) {my.attr} : (tensor<4x8x2xf32>, tensor<?x5x2xi32>) -> tensor<?x5x1x8x1xf32>
  %scatter = tensor.scatter %s into %t[%p] scatter_dims([0]) unique : (tensor<5x8x2xf32>, tensor<4x8x2xf32>, tensor<5x1xindex>) -> tensor<4x8x2xf32>
  return
}

func.func @concat(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>) {
  %concat = tensor.concat dim(0) %a, %b, %a : (tensor<4x?xf32>, tensor<?x8xf32>, tensor<4x?xf32>) -> tensor<?x8xf32>
  %one = tensor.concat dim(1) %a {my.attr} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
