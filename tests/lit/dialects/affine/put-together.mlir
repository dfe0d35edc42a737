// A sum of all results of affine.delinearize_index, each multiplied by its stride, becomes the linear index.
// RUN: %opt --canonicalize %s | diff %s.expected -

func.func @whole(%i: index, %m: memref<?xindex>) {
  %a:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  %b:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 20)>()[%a#2, %a#1, %a#0]
  memref.store %0, %m[%0] : memref<?xindex>
  %1 = affine.apply affine_map<()[s0, s1, s2] -> (s1 * 20 + s2 * 5 + s0)>()[%b#2, %b#0, %b#1]
  memref.store %1, %m[%1] : memref<?xindex>
  return
}
func.func @of_a_loop(%m: memref<?xindex>) {
  affine.for %i = 0 to 256 {
    %a:3 = affine.delinearize_index %i into (2, 2, 64) : index, index, index
    %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 128 + d2 * 64)>(%a#2, %a#0, %a#1)
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}
func.func @and_more(%i: index, %j: index, %m: memref<?xindex>) {
  %a:2 = affine.delinearize_index %i into (8) : index, index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s2 * 3 + s1 * 8 + 512)>()[%a#1, %a#0, %j]
  memref.store %0, %m[%0] : memref<?xindex>
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1 * 8) ceildiv 4 + (s1 * 8 + s0) * 2)>()[%a#1, %a#0]
  memref.store %1, %m[%1] : memref<?xindex>
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 8 + s0)>()[%a#1, %a#0]
  memref.store %2, %m[%2] : memref<?xindex>
  return
}
func.func @not_whole(%i: index, %n: index, %m: memref<?xindex>) {
  %a:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 5)>()[%a#2, %a#1]
  memref.store %0, %m[%0] : memref<?xindex>
  %1 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 21)>()[%a#2, %a#1, %a#0]
  memref.store %1, %m[%1] : memref<?xindex>
  %b:2 = affine.delinearize_index %i into (%n) : index, index
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>()[%b#1, %b#0, %n]
  memref.store %2, %m[%2] : memref<?xindex>
  %c:3 = affine.delinearize_index %i into (4611686018427387904, 8) : index, index, index
  %3 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 8 + s2)>()[%c#2, %c#1, %c#0]
  memref.store %3, %m[%3] : memref<?xindex>
  return
}
