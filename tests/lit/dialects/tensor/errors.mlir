// What the verifier and the parser say about wrong ops.
// RUN: strata-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi16>' are cast incompatible}}
  "tensor.bitcast"(%t4) : (tensor<4xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  tensor.cast %t4 : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.cast' op operand #0 must be tensor of any type values, but got 'index'}}
  "tensor.cast"(%i) : (index) -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  "tensor.concat"(%t4) <{dim = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be non-negative}}
  "tensor.concat"(%t4) <{dim = -1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  tensor.concat dim(0) %t4, %t48 : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  tensor.concat dim(0) %t4, %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  tensor.concat dim(0) %t4, %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf64>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %t84: tensor<8x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  tensor.concat dim(0) %t48, %t84 : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<12x8xf32>
  return
}

// -----

func.func @f(%t0: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  tensor.dim %t0, %i : tensor<f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  tensor.extract %t4[] : tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  "tensor.extract"(%t4, %i) : (tensor<4xf32>, index) -> f64
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
  tensor.insert %f into %t4[%i, %i] : tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  "tensor.insert"(%f, %t4, %i) : (f32, tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  "tensor.insert"(%i, %t4, %i) : (index, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  tensor.from_elements %f, %f : tensor<3xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  tensor.from_elements %f, %f : tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  "tensor.from_elements"(%f) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.splat %f : tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  "tensor.splat"(%f) : (f32) -> tensor<4xf64>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.generate { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{all body arguments must be index}}
  tensor.generate %i { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  tensor.generate %i { ^bb0(%x: index): tensor.yield %x : index } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  tensor.generate %i { ^bb0(%x: index): "test.foo"() : () -> () } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  tensor.generate %i { ^bb0(%x: index): func.return } : tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %f : f32
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf64>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %sd: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  tensor.reshape %t4(%sd) : (tensor<4xf32>, tensor<?xi32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  tensor.expand_shape %t4 [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  tensor.expand_shape %t4 [[0, 2]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  tensor.expand_shape %t4 [[1, 0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<32xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x8xf32>'.}}
  tensor.expand_shape %t48 [[0, 1]] output_shape [32] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4xf64>', but got 'tensor<4xf32>'}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf64>
  return
}

// -----

func.func @f(%d: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  "tensor.expand_shape"(%d, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<?xf32>, index) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 32}}
  tensor.collapse_shape %t48 [[0, 1]] : tensor<4x8xf32> into tensor<33xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  tensor.collapse_shape %t48 [[0], [1]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  tensor.collapse_shape %t48 [[0]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @f(%td8: tensor<?x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  tensor.collapse_shape %td8 [[0, 1]] : tensor<?x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<32xf32>', but got 'tensor<32xf64>'}}
  tensor.collapse_shape %t48 [[0, 1]] : tensor<4x8xf32> into tensor<32xf64>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x1xf32>'.}}
  tensor.collapse_shape %t4 [[0, 1]] : tensor<4xf32> into tensor<4x1xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  tensor.collapse_shape %t48 [[0, 1], []] : tensor<4x8xf32> into tensor<32x1xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch)}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank.}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 6 >= 4}}
  tensor.extract_slice %t4[0][4][2] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  tensor.extract_slice %t4[5][0][1] : tensor<4xf32> to tensor<0xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  tensor.extract_slice %t4[-1][2][1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -1}}
  tensor.extract_slice %t4[0][-1][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  tensor.extract_slice %t4[0, 0][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  tensor.extract_slice %t4[0][4, 1][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  tensor.extract_slice %t4[0, 0][4, 1][1, 1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  "tensor.extract_slice"(%t4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<3x1xf32>' or a rank-reduced version. (size mismatch)}}
  tensor.insert_slice %t4 into %t48[0, 0][3, 1][1, 1] : tensor<4xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{offset 1 is out-of-bounds: 8 >= 8}}
  tensor.insert_slice %t4 into %t48[0, 8][4, 1][1, 1] : tensor<4xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank.}}
  tensor.insert_slice %t48 into %t4[0][4][1] : tensor<4x8xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  tensor.insert_slice %s2 into %t4[0][2][1] : tensor<2xi32> into tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  "tensor.insert_slice"(%t4, %t4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
  tensor.pad %t4 low[1, 1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{expected the block to have 1 arguments}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 1 to be an index}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index): tensor.yield %x : index } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  tensor.gather %t48[%g] gather_dims([]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  tensor.gather %t48[%g] gather_dims([0, 1, 2]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  tensor.gather %t48[%g] gather_dims([0, 1]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  tensor.gather %t48[%g] gather_dims([-1]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  tensor.gather %t48[%g] gather_dims([2]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g2: tensor<5x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  tensor.gather %t48[%g2] gather_dims([1, 0]) unique : (tensor<4x8xf32>, tensor<5x2xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<5x1x8xf32>' or its rank-reduced variant 'tensor<5x8xf32>' (got: 'tensor<5x2x8xf32>')}}
  tensor.gather %t48[%g] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x2x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %gf: tensor<5x1xf32>) {
  // expected-error @+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<5x1xf32>'}}
  tensor.gather %t48[%gf] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xf32>) -> tensor<5x1x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  tensor.scatter %r into %t48[%g] scatter_dims([0]) : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  tensor.scatter %r into %t48[%g] scatter_dims([]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  tensor.scatter %r into %t48[%g] scatter_dims([3]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<5x4x1xf32>' or its rank-reduced variant 'tensor<5x4xf32>' (got: 'tensor<5x8xf32>')}}
  tensor.scatter %r into %t48[%g] scatter_dims([1]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @unregistered(%o: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel { "other.put"() : () -> () }
  }
  return
}

// -----

func.func @not_shared(%o: tensor<4xf32>, %s: tensor<1xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @parent(%o: tensor<4xf32>, %s: tensor<1xf32>, %i: index) {
  // expected-error @+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return
}

// -----

func.func @part(%o: tensor<4xf32>, %s: tensor<2xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{expected type to be 'tensor<1xf32>' or a rank-reduced version. (size mismatch)}}
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @outside(%o: tensor<4xf32>, %s: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 7 >= 4}}
      tensor.parallel_insert_slice %s into %a[0] [8] [1] : tensor<8xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @more_elements_than_operands(%f: f32) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 16777216 types}}
  %0 = tensor.from_elements %f : tensor<9223372036854775807xf32>
  return
}

// -----

func.func @no_rank(%u: tensor<*xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected source and result to have a rank}}
  %0 = tensor.collapse_shape %u [[0, 1]] : tensor<*xf32> into tensor<32xf32>
  return
}

// -----

func.func @unknown_border(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{expected the number of 'low' to match the number of dynamic entries in 'static_low' (0 vs 1)}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: -9223372036854775808>, static_high = array<i64: 1>}> ({
  ^bb0(%x: index):
    tensor.yield %f : f32
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}
