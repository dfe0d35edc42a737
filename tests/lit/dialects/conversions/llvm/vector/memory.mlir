// Conversion of loads and stores. The alignment is that of the element type or, with an option, of the vector type.
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-vector-to-llvm=use-vector-alignment=true | diff %s.aligned.expected -

func.func @ld0(%m: memref<?x?xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.load %m[%i,%i] : memref<?x?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ld1(%m: memref<100x100xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.load %m[%i,%i] {nontemporal = true, alignment = 32}: memref<100x100xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ld2(%m: memref<?x8xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %0 = vector.load %m[%i,%i] : memref<?x8xvector<4xf32>>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @ld3(%m: memref<?xf32>, %i: index) -> vector<f32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<f32>
  return %0 : vector<f32>
}
func.func @ld4(%m: memref<?xindex>, %i: index) -> vector<4xindex> {
  %0 = vector.load %m[%i] : memref<?xindex>, vector<4xindex>
  return %0 : vector<4xindex>
}
func.func @ld5(%m: memref<?xf32, 3>, %i: index) -> vector<[4]xf32> {
  %0 = vector.load %m[%i] : memref<?xf32, 3>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @ld6(%m: memref<?x?xf32>, %i: index) -> vector<2x8xf32> {
  %0 = vector.load %m[%i,%i] : memref<?x?xf32>, vector<2x8xf32>
  return %0 : vector<2x8xf32>
}
func.func @st0(%m: memref<?x?xf32>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i,%i] : memref<?x?xf32>, vector<8xf32>
  return
}
func.func @ml(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ms(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) {
  vector.maskedstore %m[%i], %k, %v {alignment = 16} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @el(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @el2(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.expandload %m[%i], %k, %v {alignment = 8}: memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @cs(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) {
  vector.compressstore %m[%i], %k, %v {alignment = 8} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @ga(%m: memref<?x?xf32>, %i: index, %v: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.gather %m[%i,%i][%v], %k, %p : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @ga2(%m: memref<?xf32>, %i: index, %v: vector<3xindex>, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.gather %m[%i][%v], %k, %p {alignment = 8}: memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @sc(%m: memref<?xf32>, %i: index, %v: vector<3xindex>, %k: vector<3xi1>, %p: vector<3xf32>) {
  vector.scatter %m[%i][%v], %k, %p : memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32>
  return
}
func.func @ga3(%m: memref<?xf32>, %i: index, %v: vector<[4]xi32>, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.gather %m[%i][%v], %k, %p : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @ga4(%m: memref<?x?xf32, strided<[?,2]>>, %i: index, %v: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.gather %m[%i,%i][%v], %k, %p : memref<?x?xf32, strided<[?,2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @tc(%m: memref<2x3xf32>) -> memref<vector<2x3xf32>> {
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
  return %0 : memref<vector<2x3xf32>>
}
