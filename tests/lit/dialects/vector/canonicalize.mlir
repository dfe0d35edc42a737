// Folds and canonicalization patterns of vector operations.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

// Dimensions are marked in bounds if sizes and indices are known; a broadcast dimension is in bounds if all others
// are.
func.func @in_bounds(%m: memref<8x8xf32>, %d: memref<?x8xf32>, %x: f32) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%c0, %c1], %x : memref<8x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%c0, %c0], %x {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<8x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %d[%c0, %c0], %x : memref<?x8xf32>, vector<4x8xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}

func.func @full_mask(%m: memref<?xf32>, %i: index, %x: f32) -> vector<8xf32> {
  %mask = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.transfer_read %m[%i], %x, %mask : memref<?xf32>, vector<8xf32>
  vector.transfer_write %0, %m[%i], %mask : vector<8xf32>, memref<?xf32>
  return %0 : vector<8xf32>
}

func.func @read_of_write(%v: vector<4xf32>, %w: vector<4xf32>, %t: tensor<8xf32>, %x: f32) -> (vector<4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %1[%c0], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_read %0[%c0], %x {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>} : tensor<8xf32>, vector<4x4xf32>
  return %2, %3 : vector<4xf32>, vector<4x4xf32>
}

func.func @write_over_write(%v: vector<4xf32>, %w: vector<4xf32>, %t: tensor<8xf32>, %i: index, %x: f32) -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %e = vector.transfer_read %t[%i], %x : tensor<8xf32>, vector<4xf32>
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %0[%i] : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_write %e, %t[%i] : vector<4xf32>, tensor<8xf32>
  %s = "u.make"() : () -> tensor<4xf32>
  %u = "u.make"() : () -> tensor<4xf32>
  %3 = vector.transfer_read %s[%c0], %x {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %4 = vector.transfer_write %3, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %1, %2, %4 : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>
}

func.func @extract(%v: vector<4x8xf32>, %x: f32, %r: vector<8xf32>, %i: index) -> (f32, f32, f32, f32, vector<8xf32>, f32, f32, f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %row = vector.extract %v[%c2] : vector<8xf32> from vector<4x8xf32>
  %0 = vector.extract %row[3] : f32 from vector<8xf32>
  %dense = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %1 = vector.extract %dense[1, 0] : f32 from vector<2x2xf32>
  %put = vector.insert %r, %v [1] : vector<8xf32> into vector<4x8xf32>
  %2 = vector.extract %put[1, 5] : f32 from vector<4x8xf32>
  %3 = vector.extract %put[2, 5] : f32 from vector<4x8xf32>
  %turned = vector.transpose %put, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %4 = vector.extract %put[1] : vector<8xf32> from vector<4x8xf32>
  %5 = vector.extract %turned[5, 1] : f32 from vector<8x4xf32>
  %spread = vector.broadcast %r : vector<8xf32> to vector<4x8xf32>
  %6 = vector.extract %spread[%i, 7] : f32 from vector<4x8xf32>
  %cast = vector.shape_cast %v : vector<4x8xf32> to vector<2x16xf32>
  %7 = vector.extract %cast[1, 9] : f32 from vector<2x16xf32>
  %picked = vector.shuffle %r, %r [1, 9, 15] : vector<8xf32>, vector<8xf32>
  %8 = vector.extract %picked[2] : f32 from vector<3xf32>
  %9 = vector.extract %v[-1, 0] : f32 from vector<4x8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, vector<8xf32>, f32, f32, f32, f32, f32
}

func.func @extract_slices(%v: vector<4x8xf32>, %p: vector<2x4xf32>) -> (f32, f32, f32) {
  %part = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %0 = vector.extract %part[1, 3] : f32 from vector<2x4xf32>
  %put = vector.insert_strided_slice %p, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %1 = vector.extract %put[2, 3] : f32 from vector<4x8xf32>
  %2 = vector.extract %put[2, 7] : f32 from vector<4x8xf32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @insert(%x: f32, %y: f32, %v: vector<2xf32>, %d: vector<2x2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<1x2xf32>, vector<2xf32>) {
  %c1 = arith.constant 1.0 : f32
  %dense = arith.constant dense<[5.0, 6.0]> : vector<2xf32>
  %0 = vector.insert %c1, %dense [1] : f32 into vector<2xf32>
  %a = vector.insert %x, %v [0] : f32 into vector<2xf32>
  %1 = vector.insert %y, %a [1] : f32 into vector<2xf32>
  %b = arith.constant dense<0.0> : vector<1x2xf32>
  %2 = vector.insert %v, %b [0] : vector<2xf32> into vector<1x2xf32>
  %s = vector.broadcast %x : f32 to vector<2xf32>
  %3 = vector.insert %x, %s [1] : f32 into vector<2xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<1x2xf32>, vector<2xf32>
}

func.func @elements(%x: f32, %v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, f32, vector<2xf32>) {
  %0 = vector.from_elements %x, %x : vector<2xf32>
  %1:2 = vector.to_elements %v : vector<2xf32>
  %2 = vector.from_elements %1#0, %1#1 : vector<2xf32>
  %3 = vector.from_elements %x, %1#1 : vector<2xf32>
  %4:2 = vector.to_elements %3 : vector<2xf32>
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %5 = vector.from_elements %c1, %c2 : vector<2xf32>
  return %0, %2, %4#1, %5 : vector<2xf32>, vector<2xf32>, f32, vector<2xf32>
}

func.func @shapes(%v: vector<4x8xf32>, %x: f32, %u: vector<1x4xf32>) -> (vector<4x8xf32>, vector<32xf32>, vector<8x4xf32>, vector<4xf32>, vector<3x5xf32>, vector<4x8xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = vector.broadcast %c : f32 to vector<4x8xf32>
  %a = vector.shape_cast %v : vector<4x8xf32> to vector<2x16xf32>
  %1 = vector.shape_cast %a : vector<2x16xf32> to vector<32xf32>
  %b = vector.transpose %v, [0, 1] : vector<4x8xf32> to vector<4x8xf32>
  %2 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %t = vector.transpose %u, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %3 = vector.shape_cast %t : vector<4x1xf32> to vector<4xf32>
  %s = vector.broadcast %x : f32 to vector<5x3xf32>
  %4 = vector.transpose %s, [1, 0] : vector<5x3xf32> to vector<3x5xf32>
  %i = vector.bitcast %v : vector<4x8xf32> to vector<4x8xi32>
  %5 = vector.bitcast %i : vector<4x8xi32> to vector<4x8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4x8xf32>, vector<32xf32>, vector<8x4xf32>, vector<4xf32>, vector<3x5xf32>, vector<4x8xf32>
}

func.func @masks(%i: index, %v: vector<8xf32>) -> (vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<3xi1>, vector<3x4xi1>, vector<8xf32>, f32) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = vector.create_mask %c2, %c9 : vector<4x3xi1>
  %1 = vector.create_mask %c4, %c9 : vector<4x3xi1>
  %vscale = vector.vscale
  %all = arith.muli %c4, %vscale : index
  %2 = vector.create_mask %all : vector<[4]xi1>
  %b = vector.create_mask %c2, %i : vector<4x3xi1>
  %3 = vector.extract %b[1] : vector<3xi1> from vector<4x3xi1>
  %4 = vector.transpose %b, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %full = vector.constant_mask [8] : vector<8xi1>
  %5 = vector.mask %full { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %6 = vector.mask %full { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return %0, %1, %2, %3, %4, %5, %6 : vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<3xi1>, vector<3x4xi1>, vector<8xf32>, f32
}

func.func @accesses(%m: memref<?xf32>, %i: index, %v: vector<8xf32>, %some: vector<8xi1>, %p: vector<8xi32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %full = vector.constant_mask [8] : vector<8xi1>
  %none = vector.constant_mask [0] : vector<8xi1>
  %0 = vector.maskedload %m[%i], %full, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %1 = vector.expandload %m[%i], %none, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %none, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  vector.compressstore %m[%i], %full, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %2 = vector.gather %m[%i] [%p], %none, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %step = vector.step : vector<8xindex>
  %3 = vector.gather %m[%i] [%step], %some, %v : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i] [%p], %none, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  vector.scatter %m[%i] [%step], %some, %v : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  return %0, %1, %2, %3 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}

func.func @reductions(%x: vector<1x4xf32>, %m: vector<1x4xi1>, %a: vector<4xf32>, %v: vector<1xf32>, %s: f32, %k: vector<1xi1>) -> (vector<4xf32>, f32, f32, vector<4xf32>) {
  %0 = vector.mask %m { vector.multi_reduction <add>, %x, %a [0] : vector<1x4xf32> to vector<4xf32> } : vector<1x4xi1> -> vector<4xf32>
  %1 = vector.mask %k { vector.reduction <add>, %v, %s : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %2 = vector.reduction <maximumf>, %v, %s fastmath<fast> : vector<1xf32> into f32
  %3 = vector.multi_reduction <mul>, %a, %a [] : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, f32, f32, vector<4xf32>
}

func.func @add_to_contraction(%a: vector<4xi32>, %b: vector<4xi32>, %o: i32) -> i32 {
  %z = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %a, %b, %z : vector<4xi32>, vector<4xi32> into i32
  %1 = arith.addi %0, %o : i32
  return %1 : i32
}

func.func @slices(%v: vector<4x8xf32>, %x: f32, %w: vector<4x1xf32>, %i: index, %j: index) -> (vector<1x8xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<2x2xi1>, vector<2x2xi1>, vector<2xf32>, vector<4x8xf32>, vector<2x2xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  %b = vector.broadcast %x : f32 to vector<4x8xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %d = vector.broadcast %w : vector<4x1xf32> to vector<4x8xf32>
  %2 = vector.extract_strided_slice %d {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %m = vector.constant_mask [3, 5] : vector<4x8xi1>
  %3 = vector.extract_strided_slice %m {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %n = vector.create_mask %i, %j : vector<4x8xi1>
  %4 = vector.extract_strided_slice %n {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %5 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
  %s = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %6 = vector.insert_strided_slice %s, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  %e = arith.constant dense<0.0> : vector<2x2xf32>
  %f = arith.constant dense<1.0> : vector<1x2xf32>
  %7 = vector.insert_strided_slice %f, %e {offsets = [1, 0], strides = [1, 1]} : vector<1x2xf32> into vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<1x8xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<2x2xi1>, vector<2x2xi1>, vector<2xf32>, vector<4x8xf32>, vector<2x2xf32>
}

func.func @shuffles(%a: vector<2xf32>, %b: vector<2xf32>, %z: vector<f32>, %x: f32) -> (vector<4xf32>, vector<1xf32>, vector<3xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %z, %z [1] : vector<f32>, vector<f32>
  %s = vector.broadcast %x : f32 to vector<2xf32>
  %2 = vector.shuffle %s, %s [1, 2, 0] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %4 = vector.shuffle %c, %p [1, 2] : vector<2xf32>, vector<2xf32>
  %5 = vector.shuffle %a, %p [1, 2] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4, %5: vector<4xf32>, vector<1xf32>, vector<3xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}

func.func @more_masks(%i: index) -> (vector<[4]xi1>, vector<i1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2 : vector<[4]xi1>
  %1 = vector.create_mask %c2 : vector<i1>
  %m = vector.create_mask %i, %c1, %c1 : vector<4x1x1xi1>
  %2 = vector.shape_cast %m : vector<4x1x1xi1> to vector<4xi1>
  %step = vector.step : vector<4xindex>
  %n = arith.constant dense<7> : vector<4xindex>
  %3 = arith.cmpi ult, %step, %n : vector<4xindex>
  %4 = arith.cmpi slt, %step, %n : vector<4xindex>
  return %0, %1, %2, %3, %4 : vector<[4]xi1>, vector<i1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

func.func @memory_before_casts(%m: memref<8xf32>, %i: index, %x: f32, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %c[%i], %x : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i] : vector<4xf32>, memref<?xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

