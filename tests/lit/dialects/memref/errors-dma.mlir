// Diagnostics of DMA transfers.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @dma_start_expected_left_bracket_in_operand_list(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected '[' in operand list}}
  memref.dma_start %c, %c : index, index
  return
}

// -----

func.func @dma_start_fewer_more_types(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>
  return
}

// -----

func.func @dma_start_fewer_more_types_2(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @dma_start_operand_type_differs_from_prior_use(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, index
  return
}

// -----

func.func @dma_start_fewer_more_types_3(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_expected_two_stride_related_operands(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c], %c : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_expected_two_stride_related_operands_2(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c], %c, %c, %c : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_destination_must_be_of_memref_type_for_4xf32(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  memref.dma_start %m[%c,%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_num_elements_must_be_of_index_type(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  memref.dma_start %m[%c], %m[], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_expected_at_least_4_operands(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%c, %c) : (index, index) -> ()
  return
}

// -----

func.func @dma_start_expected_at_least_4_operands_2(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @dma_start_expected_at_least_5_operands_for_index(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%m, %c, %m, %c) : (memref<4xf32>, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_expected_at_least_4_operands_for_f32(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%m, %m, %c) : (memref<f32>, memref<f32>, index) -> ()
  return
}

// -----

func.func @dma_start_source_must_be_of_memref_type(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%c, %m, %c, %m) : (index, memref<f32>, index, memref<f32>) -> ()
  return
}

// -----

func.func @dma_start_destination_must_be_of_memref_type_for_f32(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %c, %c, %m) : (memref<f32>, index, index, memref<f32>) -> ()
  return
}

// -----

func.func @dma_start_num_elements_must_be_of_index_type_for_f32(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %m, %m, %m) : (memref<f32>, memref<f32>, memref<f32>, memref<f32>) -> ()
  return
}

// -----

func.func @dma_start_tag_must_be_of_memref_type(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %m, %c, %c) : (memref<f32>, memref<f32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_expected_at_least_5_operands(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%m, %m, %m, %m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_source_indices_must_be_of_index_type(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %m, %m, %m, %c, %m,%m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_destination_indices_must_be_of_index_type(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %c, %m, %m, %c, %m,%m) : (memref<4xf32>, index, memref<4xf32>, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_num_elements_must_be_of_index_type_for_index(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %c, %m, %c, %m, %m,%m) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_tag_indices_must_be_of_index_type(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m,%m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_stride_and_num_elements_per_stride(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m, %c, %c, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_incorrect_number_of_operands(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m, %c, %c) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_wait_tag_indices_must_have_same_number_of_elements_as_tag_mem_ref(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%c, %c], %c : memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @dma_wait_operand_type_differs_from_prior_use(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
  memref.dma_wait %m[%c], %m : memref<4xf32>
  return
}

// -----

func.func @dma_wait_expected_colon(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  memref.dma_wait %m[%c], %c, %c : memref<4xf32>
  return
}

// -----

func.func @dma_start_expected_colon(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] {a = 1} : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
