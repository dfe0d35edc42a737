// Elements inserted and extracted at dynamic positions.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

// The later insertion at the same position overwrites the earlier one.
func.func @covered(%v : vector<4x8xf32>, %f : f32, %i : index) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %0 = vector.insert %f, %v [%i, 0] : f32 into vector<4x8xf32>
  %1 = vector.insert %f, %0 [%i, 0] : f32 into vector<4x8xf32>
  %2 = vector.insert %f, %1 [%i, 0] : f32 into vector<4x8xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}

// The later insertion at the same position overwrites the earlier one.
func.func @covered_1(%v : vector<4x8xf32>, %f : f32, %g : f32, %i : index) -> (vector<4x8xf32>, vector<4x8xf32>) {
  %0 = vector.insert %f, %v [%i, 0] : f32 into vector<4x8xf32>
  %1 = vector.insert %g, %0 [%i, 0] : f32 into vector<4x8xf32>
  return %0, %1 : vector<4x8xf32>, vector<4x8xf32>
}

// The later insertion at the same position overwrites the earlier one.
func.func @covered_2(%v : vector<4x8xf32>, %f : f32, %g : f32, %i : index) -> (vector<4x8xf32>) {
  %0 = vector.insert %f, %v [%i, 0] : f32 into vector<4x8xf32>
  %1 = vector.insert %g, %0 [%i, 0] : f32 into vector<4x8xf32>
  return %1 : vector<4x8xf32>
}

func.func @ins(%v : vector<4xf32>, %f : f32, %g : f32) -> (vector<4xf32>) {
  %2 = vector.insert %f, %v[2] : f32 into vector<4xf32>
  %3 = vector.insert %g, %2[2] : f32 into vector<4xf32>
  return %3 : vector<4xf32>
}

func.func @cast_or_broadcast(%arg0 : vector<1xf32>, %i : index) -> (vector<1x1xf32>, vector<1x1x1xf32>) {
  %0 = vector.broadcast %arg0 : vector<1xf32> to vector<1x1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1x1xf32> to vector<1x1xf32>
  return %1, %0 : vector<1x1xf32>, vector<1x1x1xf32>
}

func.func @only_cast(%arg0 : vector<1xf32>, %i : index) -> (vector<1x1xf32>) {
  %0 = vector.broadcast %arg0 : vector<1xf32> to vector<1x1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1x1xf32> to vector<1x1xf32>
  return %1 : vector<1x1xf32>
}

// The extraction skips a cast that adds leading dimensions of size 1, at any position.
func.func @units(%arg0 : vector<1xf32>, %i : index) -> (vector<1x1xf32>) {
  %0 = vector.shape_cast %arg0 : vector<1xf32> to vector<1x1x1xf32>
  %1 = vector.extract %0[%i] : vector<1x1xf32> from vector<1x1x1xf32>
  return %1 : vector<1x1xf32>
}

func.func @added_unit(%arg0 : vector<2x4xf32>, %i : index, %j : index) -> (vector<4xf32>) {
  %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<1x2x4xf32>
  return %1 : vector<4xf32>
}

func.func @inner_unit(%arg0 : vector<2x4xf32>, %i : index, %j : index) -> (vector<1x4xf32>) {
  %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<2x1x4xf32>
  %1 = vector.extract %0[%i] : vector<1x4xf32> from vector<2x1x4xf32>
  return %1 : vector<1x4xf32>
}

func.func @element(%arg0 : vector<2x4xf32>, %i : index, %j : index) -> (f32) {
  %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[%i, 1, %j] : f32 from vector<1x2x4xf32>
  return %1 : f32
}

func.func @not_a_broadcast(%arg0 : vector<2x4xf32>, %i : index, %j : index) -> (vector<4xf32>) {
  %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<2x1x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<2x1x4xf32>
  return %1 : vector<4xf32>
}

func.func @other_sizes(%arg0 : vector<6x4xf32>, %i : index, %j : index) -> (vector<4xf32>) {
  %0 = vector.shape_cast %arg0 : vector<6x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<2x3x4xf32>
  return %1 : vector<4xf32>
}

// A dimension of size 1 has one position.
func.func @place_in_unit(%v: vector<1x4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = vector.broadcast %v : vector<1x4xf32> to vector<1x1x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<1x1x4xf32>
  return %1 : vector<4xf32>
}
