// Diagnostics of the vector dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 reports instead: custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types
func.func @from_elements_shaped_type_dest_must_match_elements_element_count(%x: f32) {
  // expected-error @+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = vector.from_elements %x, %x : vector<3xf32>
  return
}

// -----

// mlir-opt 22 reports instead: 'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_kind_attribute_is_invalid(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = "add"} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

// mlir-opt 22 reports instead: 'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
func.func @outerproduct_kind_attribute_is_invalid(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %v8, %v4 {kind = 4} : vector<8xf32>, vector<4xf32>
  return
}
