// Diagnostics of affine DMA transfers.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @dma_start_expected_two_stride_related_operands(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @dma_start_expected_three_types(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n : memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @dma_start_dma_source_must_be_of_memref_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %k[%n], %m[%n], %m[%n], %n : f32,memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @dma_start_dma_destination_must_be_of_memref_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %m[%n], %k[%n], %m[%n], %n : memref<?xf32>,f32,memref<?xf32>
  return
}

// -----

func.func @dma_start_dma_tag_must_be_of_memref_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[%n], %m[%n], %k[%n], %n : memref<?xf32>,memref<?xf32>,f32
  return
}

// -----

func.func @dma_start_src_index_must_be_valid_dimension_or_symbol_identifier(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%x], %m[%n], %m[%n], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @dma_start_dst_index_must_be_valid_dimension_or_symbol_identifier(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%n], %m[%x], %m[%n], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @dma_start_tag_index_must_be_valid_dimension_or_symbol_identifier(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%n], %m[%n], %m[%x], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @dma_wait_index_must_be_valid_dimension_or_symbol_identifier(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
  affine.dma_wait %m[%x], %n : memref<?xf32>
  }
  return
}

// -----

func.func @dma_wait_tag_must_be_of_memref_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %k[%n], %n : f32
  return
}

// -----

func.func @dma_wait_expected_colon(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{expected ':'}}
  affine.dma_wait %m[%n], %n {foo}: memref<?xf32>
  return
}

// -----

func.func @dma_wait_index_to_dma_wait_must_have_index_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%m, %k, %n) {tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, f32, index) -> ()
  return
}

// -----

func.func @dma_start_src_index_to_dma_start_must_have_index_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %k, %m, %n, %m, %n, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, f32, memref<?xf32>, index,memref<?xf32>, index,index) -> ()
  return
}

// -----

func.func @dma_start_incorrect_number_of_operands(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, index,memref<?xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_dst_index_to_dma_start_must_have_index_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %k, %m, %n, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, f32,memref<?xf32>, index,index) -> ()
  return
}

// -----

func.func @dma_start_tag_index_to_dma_start_must_have_index_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %k, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, index,memref<?xf32>, f32,index) -> ()
  return
}

// -----

func.func @dma_wait_dma_tag_must_be_of_memref_type(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%k, %n, %n) {tag_map = affine_map<(d0)->(d0)>, foo} : (f32, index, index) -> ()
  return
}
