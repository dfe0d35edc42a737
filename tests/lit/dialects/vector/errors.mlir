// What the parser and the verifier say about wrong ops.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (8 vs. 4)}}
  %0 = vector.broadcast %v8 : vector<8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %s4 : vector<[4]xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %m : memref<?xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %x : f32 to vector<4xi32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %v48 : vector<4x8xf32> to vector<32xi32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (32) and result (31)}}
  %0 = vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<8x8xi32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<4x8xi16>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %z : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %v8 : vector<8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %v48, [0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %v48, [0, 2] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %v48, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %v8, %v48 [0] : vector<8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %w46: vector<4x6xf32>) {
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %v48, %w46 [0] : vector<4x8xf32>, vector<4x6xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %v8, %v8 [] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %v8, %v8 [3, 16] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%v8, %v8) <{mask = array<i64: 0, 1>}> : (vector<8xf32>, vector<8xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %0 = vector.shuffle %s4, %s4 [0] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v8, %v8 : vector<8xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%w45: vector<4x5xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %w45 : vector<4x5xf32> -> vector<4x2xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %v8 : vector<8xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v48[0, 0, 0] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v48[0, 8] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v48[-2] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %z[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v48[0] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v48) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %z, %v8 [0] : vector<f32> into vector<8xf32>
  return
}

// -----

func.func @f(%x: f32, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %x, %v8 [0, 0] : f32 into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %v8, %v48 [0, 0] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%x: f32, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %x, %v48 [0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%x: f32, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %v48 [0, 9] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [1, 1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [1], strides = [2]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %0 = vector.extract_strided_slice %v48 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %s4 {offsets = [1], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [1, 1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %v48, %v8 {offsets = [0], strides = [1, 1]} : vector<4x8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [4, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [3]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %v4, %s4 {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%s2: vector<[2]xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %s2, %s4 {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %s4[3] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %v4, %s4[2] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %x, %x : vector<[2]xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = vector.from_elements %x, %x : vector<3xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%u8: vector<8xui32>, %u: ui32) {
  // expected-error @+1 {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %u8, %u8, %u : vector<8xui32>, vector<8xui32> into ui32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [#i, #i], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
#s = affine_map<(d0)[s0] -> (d0)>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to have no symbols}}
  %0 = vector.contract {indexing_maps = [#i, #s, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["parallel", "reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [#i, #n, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0 + 1)>, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [4, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} %v8, %v8, %v8 : vector<8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %v8, %v4, %x : vector<8xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %w58: vector<5x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %v48, %w58, %v4 : vector<4x8xf32>, vector<5x8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %v48, %v8, %v8 : vector<4x8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> ()>], iterator_types = ["parallel", "reduction"]} %v48, %v8, %x : vector<4x8xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k, l) -> (i, k)>, affine_map<(i, k, l) -> (k)>, affine_map<(i, k, l) -> (i)>], iterator_types = ["parallel", "reduction", "parallel"]} %v48, %v8, %v4 : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = #vector.kind<and>} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = "add"} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' unexpected iterator_type (reduce)}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduce"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @f(%v8: vector<8xf32>, %x: f32, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x, %mask8 : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %v8 : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %x, %x : f32, f32
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %v48, %v8 : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %v8, %v48 : vector<8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<8x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%v8, %x) : (vector<8xf32>, f32) -> vector<8x8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%v8, %v4, %v48) : (vector<8xf32>, vector<4xf32>, vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %s4, %v8 : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %v8, %v4 {kind = #vector.kind<or>} : vector<8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %v8, %v4 {kind = 4} : vector<8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<8xui32>'}}
  %0 = vector.fma %u8, %u8, %u8 : vector<8xui32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %v8 : vector<8xf32> into f32
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %v8 : vector<8xf32> into i32
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <add>, %v48, %v8 [1] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %v48, %v4 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %w45: vector<4x5xf32>) {
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %v48, %w45 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4x5xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %v48, %v4 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1] : vector<4x8xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [1, 9] : vector<4x8xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1, 3] : vector<4x8xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [3] : vector<[8]xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [3, 0] : vector<4x8xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x8xi1>
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %mask8, %v8 { } : vector<8xi1>
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %mask8 { %0 = vector.reduction <add>, %v8 : vector<8xf32> into f32 %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield } : vector<8xi1>
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %mask8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1>
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %x: f32) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %mask8 { %0 = arith.addf %x, %x : f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  vector.mask %mask8 { %0 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield } : vector<8xi1>
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %mask8 { %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield %x : f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %mask8 { %1 = vector.reduction <add>, %v8 : vector<8xf32> into f32 vector.yield %1 : f32 } : vector<8xi1> -> i32
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %mask8 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%mask8: vector<8xi1>, %x: f32, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %mask8, %x { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%mask8: vector<8xi1>) {
  // expected-error @+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%mask8) ({ }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "a" punctuation <comma>
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be }}
  vector.print %t : tensor<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %v8[%i], %x : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 1 indices}}
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i], %x, %mask8 {permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%mv: memref<?xvector<4xf32>>, %i: index, %v4: vector<4xf32>, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %mv[%i], %v4, %mask8 : memref<?xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%mv: memref<?xvector<4xf32>>, %i: index, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<6xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (1)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i], %x {in_bounds = [true, true]} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = 3} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i], %x {masked = [false]} : memref<?xf32>, vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<?xf32>, %i: index, %y: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %y) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #i}> : (memref<?xf32>, index, i32) -> vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<?xf32>, %i: index, %x: f32, %mask4: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op inferred mask type ('vector<8xi1>') and mask operand type ('vector<4xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %x, %mask4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #i}> : (memref<?xf32>, index, f32, vector<4xi1>) -> vector<8xf32>
  return
}

// -----

func.func @f(%x: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %x, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v8, %v8[%i] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v8, %m[%i] : vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 1 indices}}
  vector.transfer_write %v8, %m[] : vector<8xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v8, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<8xf32>, memref<?xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @f(%v8: vector<8xf32>, %t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v8, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #i}> : (vector<8xf32>, tensor<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xi32>
  return
}

// -----

func.func @f(%mv: memref<?xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%ms: memref<?xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %ms[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v48: vector<4x8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v48, %m[%i] : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%u8: vector<8xui32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %u8, %m[%i] : memref<?xf32>, vector<8xui32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %mv: memref<?xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v8, %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %mask8, %u8 : memref<?xf32>, vector<8xi1>, vector<8xui32> into vector<8xui32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %mask8, %v4 : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %mask8, %u8 : memref<?xf32>, vector<8xi1>, vector<8xui32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i] [%places], %mask8, %u8 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xui32> into vector<8xui32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i] [%places], %mask4, %v4 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i] [%places], %mask4, %v8 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %places: vector<8xi32>, %mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[] [%places], %mask8, %v8 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%tu: tensor<*xf32>, %places: vector<8xi32>, %mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %tu[] [%places], %mask8, %v8 : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i] [%places], %mask4, %v4 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i] [%places], %mask4, %v8 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m2: memref<2xf32, strided<[2]>>) {
  // expected-error @+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m2 : memref<2xf32, strided<[2]>> to memref<vector<2xf32>>
  return
}

// -----

func.func @f(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xf32>, affine_map<() -> (1)>>
  return
}

// -----

func.func @f(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xf32>, 3>
  return
}

// -----

func.func @f(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<3xi32>>'}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xi32>>
  return
}

// -----

func.func @f(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4xf32>>'}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<4xf32>>
  return
}
