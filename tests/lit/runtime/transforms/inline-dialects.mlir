// Operations of most dialects can be inlined anywhere.
// RUN: strata-opt %s --inline | diff %s.expected -

func.func private @sine(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}
func.func private @element(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}
func.func private @lane(%v: vector<4xf32>) -> f32 {
  %0 = vector.extract %v[0] : f32 from vector<4xf32>
  return %0 : f32
}
func.func private @anything() -> f32 {
  %0 = ub.poison : f32
  return %0 : f32
}
func.func private @buffer(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func private @size() -> !shape.size {
  %0 = shape.const_size 4
  return %0 : !shape.size
}
func.func private @memory(%x: f32) -> f32 {
  %0 = memref.alloca() : memref<f32>
  memref.store %x, %0[] : memref<f32>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}
func.func @all(%x: f32, %t: tensor<4xf32>, %i: index, %v: vector<4xf32>) -> (f32, f32, f32, f32, memref<4xf32>, !shape.size, f32) {
  %0 = call @sine(%x) : (f32) -> f32
  %1 = call @element(%t, %i) : (tensor<4xf32>, index) -> f32
  %2 = call @lane(%v) : (vector<4xf32>) -> f32
  %3 = call @anything() : () -> f32
  %4 = call @buffer(%t) : (tensor<4xf32>) -> memref<4xf32>
  %5 = call @size() : () -> !shape.size
  %6 = call @memory(%x) : (f32) -> f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, memref<4xf32>, !shape.size, f32
}
