// Ops on extent tensors and index become loops over the extents; ops on !shape.shape and !shape.size remain.
// RUN: %opt %s --convert-shape-to-std | diff %s.expected -

func.func @equal_pair(%a: tensor<?xindex>, %b: tensor<?xindex>) -> i1 {
  %0 = shape.shape_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}
func.func @equal_three(%a: tensor<2xindex>, %b: tensor<3xindex>, %c: tensor<2xindex>) -> i1 {
  %0 = shape.shape_eq %a, %b, %c : tensor<2xindex>, tensor<3xindex>, tensor<2xindex>
  return %0 : i1
}
func.func @equal_one(%a: tensor<2xindex>) -> i1 {
  %0 = shape.shape_eq %a : tensor<2xindex>
  return %0 : i1
}
func.func @broadcastable(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<2xindex>) -> i1 {
  %0 = shape.is_broadcastable %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<2xindex>
  return %0 : i1
}
func.func @broadcast(%a: tensor<2xindex>, %b: tensor<3xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @broadcast_to_known_rank(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<3xindex> {
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
func.func @reduce(%s: tensor<?xindex>, %i: index) -> (index, index) {
  %0:2 = shape.reduce(%s, %i, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%dim: index, %extent: index, %sum: index, %last: index):
    %1 = arith.addi %sum, %extent : index
    %2 = arith.addi %1, %dim : index
    shape.yield %2, %extent : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @constants() -> (tensor<2xindex>, tensor<0xindex>, index) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.const_shape [] : tensor<0xindex>
  %2 = shape.const_size 42
  %3 = shape.size_to_index %2 : !shape.size
  return %0, %1, %3 : tensor<2xindex>, tensor<0xindex>, index
}
func.func @shape_of_ranked(%t: tensor<?x3x?xf32>) -> tensor<3xindex> {
  %0 = shape.shape_of %t : tensor<?x3x?xf32> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
func.func @shape_of_unranked(%t: tensor<*xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @sizes(%t: tensor<?x?xf32>, %s: tensor<?xindex>, %i: index) -> (index, index, index) {
  %0 = shape.dim %t, %i : tensor<?x?xf32>, index -> index
  %1 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %2 = shape.rank %s : tensor<?xindex> -> index
  return %0, %1, %2 : index, index, index
}
func.func @size_of_shape_of(%t: tensor<*xf32>, %i: index) -> index {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.get_extent %0, %i : tensor<?xindex>, index -> index
  return %1 : index
}
func.func @split(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %0, %1 = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0, %1 : tensor<?xindex>, tensor<?xindex>
}
func.func @numbers(%a: index, %b: index) -> (index, index, index) {
  %0 = shape.add %a, %b : index, index -> index
  %1 = shape.mul %a, %b : index, index -> index
  %2 = shape.div %a, %b : index, index -> index
  return %0, %1, %2 : index, index, index
}
func.func @choice(%a: tensor<?xindex>, %b: tensor<?xindex>) -> (tensor<?xindex>, tensor<3xindex>) {
  %0 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = shape.to_extent_tensor %b : tensor<?xindex> -> tensor<3xindex>
  return %0, %1 : tensor<?xindex>, tensor<3xindex>
}
func.func @constraints(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
func.func @may_be_errors(%a: !shape.shape, %b: !shape.size) -> (!shape.shape, !shape.size, !shape.size, i1) {
  %0 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.add %b, %b : !shape.size, !shape.size -> !shape.size
  %2 = shape.rank %a : !shape.shape -> !shape.size
  %3 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0, %1, %2, %3 : !shape.shape, !shape.size, !shape.size, i1
}
shape.func @in_shape_function(%s: tensor<?xindex>) -> index {
  %0 = shape.rank %s : tensor<?xindex> -> index
  shape.return %0 : index
}
