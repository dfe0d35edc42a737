// Constraints become assertions, and their witnesses always pass.
// RUN: %opt %s --convert-shape-constraints | diff %s.expected -

func.func @broadcastable(%a: tensor<?xindex>, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, !shape.shape
  return %0 : !shape.witness
}
func.func @equal_and_condition(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: i1) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_require %c, "some reason"
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
func.func @region(%c: i1, %x: index) -> index {
  %0 = shape.cstr_require %c, "some reason"
  %1 = shape.assuming %0 -> (index) {
    %2 = arith.addi %x, %x : index
    shape.assuming_yield %2 : index
  }
  return %1 : index
}
