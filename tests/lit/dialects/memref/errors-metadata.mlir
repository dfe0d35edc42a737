// Diagnostics of operations that query or assert properties of a memref.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @assume_alignment_alignment_must_be_power_of_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 3 : memref<4x?xf32>
  return
}

// -----

func.func @assume_alignment_attribute_alignment_violates_its_constraint_for_0(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4x?xf32>
  return
}

// -----

func.func @assume_alignment_attribute_alignment_violates_its_constraint_for_minus_8(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, -8 : memref<4x?xf32>
  return
}

// -----

func.func @distinct_objects_expected_colon(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected ':'}}
  memref.distinct_objects
  return
}

// -----

func.func @distinct_objects_expected_at_least_one_operand(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @distinct_objects_binds_2_names_to_1_results(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = memref.distinct_objects %m : memref<4x?xf32>
  return
}

// -----

func.func @distinct_objects_more_operands_than_types(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = memref.distinct_objects %m, %m : memref<4x?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @dim_operand_type_differs_from_prior_use(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'f32' vs 'memref<4x?xf32>'}}
  %0 = memref.dim %m, %i : f32
  return
}

// -----

func.func @dim_operand_0_has_invalid_type(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @extract_strided_metadata_binds_1_names_to_5_results(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{operation defines 5 results but was provided 1 to bind}}
  %0 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index
  return
}

// -----

func.func @extract_strided_metadata_result_types_differ_from_inferred_types_for_i32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<i32>, index, index, index, index, index
  return
}

// -----

func.func @extract_strided_metadata_result_types_differ_from_inferred_types(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5,%6,%7 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index,index,index
  return
}

// -----

func.func @extract_strided_metadata_result_types_differ_from_inferred_types_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index
  return
}

// -----

func.func @extract_strided_metadata_operand_0_has_invalid_type(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>'}}
  %0, %1,%2,%3 = memref.extract_strided_metadata %m : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> -> memref<f32>, index, index, index
  return
}

// -----

func.func @extract_strided_metadata_result_types_differ_from_inferred_types_for_3(%m: memref<4x?xf32, 3>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5 = memref.extract_strided_metadata %m : memref<4x?xf32, 3> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @extract_aligned_pointer_as_index_result_0_has_invalid_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> i32
  return
}
