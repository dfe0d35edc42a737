// convert-to-llvm uses the conversion interface of the vector dialect; ops of rank 2 or more that need lowering remain.
// RUN: %opt %s --convert-to-llvm=filter-dialects=vector | diff %s.expected -

func.func @elements(%v: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %0 = vector.extract %v[1] : f32 from vector<4xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.insert %0, %1 [0] : f32 into vector<4xf32>
  %3 = vector.fma %2, %v, %v : vector<4xf32>
  return %3 : vector<4xf32>
}
func.func @memory(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>) -> f32 {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf32>
  vector.maskedstore %m[%i], %mask, %0 : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %1 = vector.reduction <add>, %0 : vector<8xf32> into f32
  vector.print %1 : f32
  return %1 : f32
}
func.func @remains(%v: vector<2x4xf32>) -> vector<4x2xf32> {
  %0 = vector.fma %v, %v, %v : vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %1 : vector<4x2xf32>
}
