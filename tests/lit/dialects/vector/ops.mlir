// Every vector op in its assembly format.
// RUN: %opt %s | diff %s.expected -

func.func @shapes(%x: f32, %i: index, %v: vector<4x8xf32>, %s: vector<1x[4]xf32>, %z: vector<f32>) {
  %0 = vector.broadcast %x : f32 to vector<4x8xf32>
  %1 = vector.broadcast %v : vector<4x8xf32> to vector<2x4x8xf32>
  %2 = vector.broadcast %s : vector<1x[4]xf32> to vector<3x[4]xf32>
  %3 = vector.broadcast %z : vector<f32> to vector<2xf32>
  %4 = vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>
  %5 = vector.shape_cast %s : vector<1x[4]xf32> to vector<[4]xf32>
  %6 = vector.bitcast %v : vector<4x8xf32> to vector<4x16xi16>
  %7 = vector.bitcast %z : vector<f32> to vector<i32>
  %8 = vector.transpose %v, [1, 0] {here} : vector<4x8xf32> to vector<8x4xf32>
  %9 = vector.transpose %z, [] : vector<f32> to vector<f32>
  %10 = vector.shuffle %v, %v [0, 5, -1] : vector<4x8xf32>, vector<4x8xf32>
  %11 = vector.shuffle %z, %z [1, 0, 0] : vector<f32>, vector<f32>
  %12 = vector.interleave %v, %v : vector<4x8xf32> -> vector<4x16xf32>
  %13 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %14, %15 = vector.deinterleave %s : vector<1x[4]xf32> -> vector<1x[2]xf32>
  return
}

func.func @elements(%x: f32, %i: index, %v: vector<4x8xf32>, %s: vector<[16]xf32>, %z: vector<f32>) {
  %0 = vector.extract %v[2] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %v[2, %i] : f32 from vector<4x8xf32>
  %2 = vector.extract %v[-1, 0] : f32 from vector<4x8xf32>
  %3 = vector.extract %z[] : f32 from vector<f32>
  %4 = vector.insert %x, %v [%i, 3] : f32 into vector<4x8xf32>
  %5 = vector.insert %x, %z [] : f32 into vector<f32>
  %6 = vector.insert %0, %v [1] : vector<8xf32> into vector<4x8xf32>
  %7 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %8 = vector.insert_strided_slice %7, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %9 = vector.scalable.extract %s[8] : vector<4xf32> from vector<[16]xf32>
  %10 = vector.scalable.insert %9, %s[4] : vector<4xf32> into vector<[16]xf32>
  %11:4 = vector.to_elements %9 : vector<4xf32>
  %12 = vector.to_elements %z : vector<f32>
  %13 = vector.from_elements %11#3, %11#0 : vector<1x2xf32>
  %14 = vector.step : vector<[4]xindex>
  return
}

#multiply = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"], kind = #vector.kind<maxnumf>, other = 1 : i32
}

func.func @reductions(%x: f32, %v: vector<4xf32>, %w: vector<8xf32>, %m: vector<4x8xf32>, %n: vector<8x3xf32>,
                      %acc: vector<4x3xf32>, %i: vector<8xi32>) {
  %0 = vector.contract #multiply %m, %n, %acc {here} : vector<4x8xf32>, vector<8x3xf32> into vector<4x3xf32>
  %1 = vector.contract #dot %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  %2 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %v, %w, %m {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
  %4 = vector.outerproduct %v, %x, %v : vector<4xf32>, f32
  %5 = vector.fma %v, %v, %v : vector<4xf32>
  %6 = vector.reduction <add>, %v : vector<4xf32> into f32
  %7 = vector.reduction <mul>, %v, %x fastmath<reassoc> : vector<4xf32> into f32
  %8 = vector.reduction <xor>, %i : vector<8xi32> into i32
  %9 = vector.multi_reduction <minimumf>, %m, %v [1] : vector<4x8xf32> to vector<4xf32>
  %10 = vector.multi_reduction <add>, %m, %x [0, 1] : vector<4x8xf32> to f32
  %11:2 = vector.scan <add>, %m, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

func.func @masks(%i: index, %mask: vector<8xi1>, %v: vector<8xi32>, %x: f32, %w: vector<8xf32>, %t: memref<?xf32>) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [0] : vector<i1>
  %2 = vector.create_mask %i, %i : vector<4x[3]xi1>
  %3 = vector.mask %mask { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  %4 = vector.mask %mask, %w {
    vector.transfer_read %t[%i], %x : memref<?xf32>, vector<8xf32>
  } {here} : vector<8xi1> -> vector<8xf32>
  vector.mask %mask { } : vector<8xi1>
  %5 = vector.mask %mask { vector.yield %v : vector<8xi32> } : vector<8xi1> -> vector<8xi32>
  %6 = vector.vscale
  vector.print %w : vector<8xf32>
  vector.print %x : f32 punctuation <no_punctuation>
  vector.print str "text"
  vector.print punctuation <comma>
  vector.print
  return
}

func.func @transfers(%i: index, %x: f32, %m: memref<?x?xf32>, %t: tensor<?x?xf32>, %mask: vector<8xi1>,
                     %u: memref<?xvector<4xf32>>, %p: vector<4xf32>, %z: memref<f32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %x, %mask {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<8xf32>
  %2 = vector.transfer_read %t[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %u[%i], %p : memref<?xvector<4xf32>>, vector<4xf32>
  %4 = vector.transfer_read %z[], %x : memref<f32>, vector<f32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [false, true]} : vector<4x8xf32>, memref<?x?xf32>
  %5 = vector.transfer_write %1, %t[%i, %i], %mask : vector<8xf32>, tensor<?x?xf32>
  vector.transfer_write %4, %z[] : vector<f32>, memref<f32>
  return %5 : tensor<?x?xf32>
}

func.func @memory(%i: index, %m: memref<?xf32>, %t: tensor<?xf32>, %mask: vector<8xi1>, %v: vector<8xf32>,
                  %places: vector<8xi32>, %s: memref<5x4xvector<3xf32>>) {
  %0 = vector.load %m[%i] {alignment = 8, nontemporal = true} : memref<?xf32>, vector<8xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<8xf32>
  %1 = vector.maskedload %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %mask, %v {alignment = 16} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %2 = vector.expandload %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %3 = vector.gather %m[%i] [%places], %mask, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i] [%places], %mask, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %4 = vector.scatter %t[%i] [%places], %mask, %v : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<?xf32>
  %5 = vector.type_cast %s : memref<5x4xvector<3xf32>> to memref<vector<5x4x3xf32>>
  return
}

func.func private @attributes() attributes {
  kind = #vector.kind<minui>, iterators = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>],
  punctuation = #vector.punctuation<open>
}
