// Folds and canonicalization patterns of tensor operations.
// RUN: %opt %s --canonicalize --split-input-file | diff %s.expected -

func.func @extract_splat(%f: f32, %i: index) -> f32 {
  %0 = tensor.splat %f : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// -----

func.func @extract_insert(%f: f32, %t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %t[%c0] : tensor<4xf32>
  %1 = tensor.extract %0[%c0] : tensor<4xf32>
  return %1 : f32
}

// -----

func.func @insert_const() -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %t = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.insert %f into %t[%c0] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @extract_const(%i: index) -> (f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %s = arith.constant dense<3.0> : tensor<2xf32>
  %0 = tensor.extract %t[%c1] : tensor<2xf32>
  %1 = tensor.extract %s[%i] : tensor<2xf32>
  %2 = tensor.extract %t[%c9] : tensor<2xf32>
  %4 = tensor.extract %t[%i] : tensor<2xf32>
  return %0, %1, %2, %4 : f32, f32, f32, f32
}

// -----

func.func @from_elements(%f: f32, %x: index) -> (tensor<2xf32>, f32, tensor<1xindex>, tensor<0xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = arith.constant 1.0 : f32
  %0 = tensor.from_elements %a, %a : tensor<2xf32>
  %1 = tensor.from_elements %f, %a, %a, %f : tensor<2x2xf32>
  %2 = tensor.extract %1[%c0, %c1] : tensor<2x2xf32>
  %3 = tensor.from_elements %c5 : tensor<1xindex>
  %4 = tensor.from_elements : tensor<0xf32>
  %5 = tensor.extract %1[%c1, %c5] : tensor<2x2xf32>
  return %0, %2, %3, %4, %5 : tensor<2xf32>, f32, tensor<1xindex>, tensor<0xf32>, f32
}

// -----

func.func @dims(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %n: index, %f: f32) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c9 : tensor<?x4xf32>
  %g = tensor.generate %n { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32>
  %2 = tensor.dim %g, %c1 : tensor<4x?xf32>
  %s = tensor.extract_slice %t[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %3 = tensor.dim %s, %c0 : tensor<?x4xf32>
  %c = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %4 = tensor.dim %c, %c0 : tensor<?xf32>
  %i = tensor.insert %f into %t[%c0, %c0] : tensor<?x4xf32>
  %5 = tensor.dim %i, %c0 : tensor<?x4xf32>
  %k = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %6 = tensor.dim %k, %c1 : tensor<?x?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// -----

func.func @dims2(%t: tensor<?x4xf32>, %n: index, %shape: tensor<2xi32>, %e: tensor<?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.reshape %t(%shape) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = tensor.dim %r, %c1 : tensor<?x?xf32>
  %x = tensor.expand_shape %e [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  %1 = tensor.dim %x, %c0 : tensor<?x4xf32>
  %y = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.dim %y, %c0 : tensor<?xf32>
  %em = tensor.empty(%n) : tensor<?x4xf32>
  %3 = tensor.dim %em, %c0 : tensor<?x4xf32>
  %cc = tensor.concat dim(0) %e, %e : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %4 = tensor.dim %cc, %c0 : tensor<?xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// -----

func.func @pads(%t: tensor<?x4xf32>, %n: index, %f: f32) -> (index, tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%n, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  %1 = tensor.pad %0 low[0, 0] high[%n, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  %d = tensor.dim %0, %c0 : tensor<?x4xf32>
  %2 = tensor.pad %t low[1, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  %3 = tensor.pad %2 low[2, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  return %d, %1, %3 : index, tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

func.func @splats(%n: index, %i: i32) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>) {
  %f = arith.constant 1.0 : f32
  %0 = tensor.splat %f : tensor<4xf32>
  %1 = tensor.splat %f[%n] : tensor<?xf32>
  %2 = tensor.splat %i : tensor<4xi32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return %0, %0, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>
}

// -----

func.func @gathers(%at: tensor<5x1xindex>) -> tensor<5x8xf32> {
  %t = arith.constant dense<1.0> : tensor<4x8xf32>
  %0 = tensor.gather %t[%at] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// -----

func.func @index_cast(%t: tensor<4xi32>, %i: index) -> index {
  %0 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %0[%i] : tensor<4xindex>
  return %1 : index
}

// -----

func.func @generate(%i: index, %f: f32, %u: tensor<?xf32>) -> (f32, tensor<?xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %0 = tensor.generate %c4 { ^bb0(%x: index): %a = arith.addf %f, %f : f32 
 tensor.yield %a : f32 } : tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  %2 = tensor.generate %c-1 { ^bb0(%x: index): %a = arith.addf %f, %f : f32
 tensor.yield %a : f32 } : tensor<?xf32>
  return %1, %0, %2 : f32, tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @dps_cast(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<4xf32>) {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %c[%i] : tensor<?xf32>
  %u = tensor.cast %c : tensor<?xf32> to tensor<*xf32>
  %s = tensor.extract_slice %c[0] [%i] [1] : tensor<?xf32> to tensor<?xf32>
  %k = tensor.extract_slice %t[0] [%i] [1] : tensor<4xf32> to tensor<?xf32>
  %l = tensor.cast %k : tensor<?xf32> to tensor<4xf32>
  return %0, %u, %s, %l : tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<4xf32>
}

// -----

func.func @ranks(%t: tensor<8x16xf32>, %s: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %t : tensor<8x16xf32>
  %1 = tensor.rank %s : tensor<*xf32>
  return %0, %1 : index, index
}

// -----

func.func @concats(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %a : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %2 = tensor.concat dim(0) %a : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
}

// -----

func.func @parallel(%o: tensor<?x16xf32>, %s: tensor<?x16xf32>, %t: tensor<4x16xf32>) -> tensor<?x16xf32> {
  %c4 = arith.constant 4 : index
  %k = tensor.cast %t : tensor<4x16xf32> to tensor<?x16xf32>
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<?x16xf32> {
    scf.forall.in_parallel {
     tensor.parallel_insert_slice %s into %a[%i, 0] [%c4, 16] [1, 1] : tensor<?x16xf32> into tensor<?x16xf32>
     tensor.parallel_insert_slice %k into %a[%i, 0] [%i, 16] [1, 1] : tensor<?x16xf32> into tensor<?x16xf32>
    }
  }
  return %0 : tensor<?x16xf32>
}

// -----

func.func @slices(%t: tensor<8x16xf32>, %s: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, %n] [%c4, %c4] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %s into %t[%c0, %n] [%c4, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %2 = tensor.extract_slice %t[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %3 = tensor.extract_slice %2[%n, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
  %4 = tensor.insert_slice %3 into %2[%n, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
  return %0, %1, %3, %4 : tensor<?x?xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>
}

// -----

func.func @slices_of_casts(%t: tensor<8x16xf32>, %s: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %s into %0[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %2 = tensor.extract_slice %0[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?xf32>
}

// -----

// Kept: the index or size is out of bounds or negative.
func.func @wrong_slices(%t: tensor<8xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c9 = arith.constant 9 : index
  %c-1 = arith.constant -1 : index
  %0 = tensor.extract_slice %t[%c9] [%c9] [1] : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %t[%c-1] [%c-1] [1] : tensor<8xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @reshapes(%t: tensor<?x4xf32>, %d: tensor<?x?xf32>, %f: f32, %n: index) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  // Kept: the operands are not known to be equal.
  %2 = tensor.collapse_shape %d [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %4 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%n, 4, %n] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %5 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %6 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %8 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %9 = tensor.expand_shape %8 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %1, %3, %5, %7, %9 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<2x2xf32>
}

// -----

func.func @borders(%t: tensor<?x4xf32>, %k: tensor<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x?xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %1 = tensor.pad %t low[%c1, %c3] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %k : tensor<2x4xf32> to tensor<?x4xf32>
  %3 = tensor.pad %2 low[1, %c3] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %4 = tensor.pad %t low[1, %c3] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<6x?xf32>
  return %1, %3, %5 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x?xf32>
}

// -----

func.func @casts(%t: tensor<?x4xf32>, %n: index) -> (tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x?xf32>, tensor<4x4xf32>) {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<?x4xf32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x4xf32>
  %3 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  %4 = tensor.empty(%n) : tensor<?x4xf32>
  %5 = tensor.cast %4 : tensor<?x4xf32> to tensor<4x4xf32>
  return %0, %2, %3, %5 : tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x?xf32>, tensor<4x4xf32>
}

// -----

func.func @bitcasts(%t: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4x4xui32>, tensor<?x4xf32>) {
  %0 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %1 = tensor.bitcast %0 : tensor<?x4xi32> to tensor<4x4xui32>
  %2 = tensor.bitcast %0 : tensor<?x4xi32> to tensor<?x4xf32>
  %3 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xf32>
  return %2, %1, %3: tensor<?x4xf32>, tensor<4x4xui32>, tensor<?x4xf32>
}

// -----

func.func @other_constants() -> (complex<f32>, complex<f32>, f16, f16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %1 = tensor.extract %0[%c1] : tensor<2xcomplex<f32>>
  %2 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %3 = tensor.extract %2[%c1] : tensor<2xcomplex<f32>>
  %4 = arith.constant sparse<[[0, 0], [1, 1]], [-5.0, -2.0]> : tensor<2x2xf16>
  %5 = tensor.extract %4[%c1, %c1] : tensor<2x2xf16>
  %6 = tensor.extract %4[%c0, %c1] : tensor<2x2xf16>
  return %1, %3, %5, %6 : complex<f32>, complex<f32>, f16, f16
}

// -----

func.func @widths(%t: tensor<?x4xf32>, %m: index, %n: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x4xf32>) {
  %0 = tensor.pad %t low[%n, 0] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x5xf32>
  %1 = tensor.pad %0 low[%n, 2] high[%m, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x4xf32>
}

func.func @complex_elements() -> (tensor<3xcomplex<i32>>, tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %1 = complex.constant [3 : i32, 4 : i32] : complex<i32>
  %2 = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %3 = tensor.from_elements %0, %1, %0 : tensor<3xcomplex<i32>>
  %4 = tensor.from_elements %2, %2 : tensor<2xcomplex<f32>>
  return %3, %4 : tensor<3xcomplex<i32>>, tensor<2xcomplex<f32>>
}
