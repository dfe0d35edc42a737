// Diagnostics of strided slices.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @extract_strided_slice_expected_offsets_sizes_and_strides_attributes_of_same_size(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [1, 1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @extract_strided_slice_expected_offsets_attribute_of_rank_no_greater_than_vector(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @extract_strided_slice_offsets_dimension_0_must_be_confined_to_0_4(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @extract_strided_slice_sizes_dimension_0_must_be_confined_to_1_5(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @extract_strided_slice_strides_must_be_confined_to_1_2(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [1], strides = [2]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @extract_strided_slice_sum_offsets_sizes_dimension_0_must_be_confined(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @extract_strided_slice_result_type_is_invalid(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %0 = vector.extract_strided_slice %v48 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}

// -----

func.func @extract_strided_slice_size_at_idx_0_must_match_corresponding_base_size(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %s4 {offsets = [1], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @insert_strided_slice_expected_offsets_of_same_size_as_destination_vector_rank(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_strided_slice_expected_strides_of_same_size_as_source_vector_rank(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [1, 1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_strided_slice_source_rank_must_be_no_greater_than_destination_rank(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %v48, %v8 {offsets = [0], strides = [1, 1]} : vector<4x8xf32> into vector<8xf32>
  return
}

// -----

func.func @insert_strided_slice_offsets_dimension_0_must_be_confined_to_0_4(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [4, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_strided_slice_strides_must_be_confined_to_1_2(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [3]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_strided_slice_sum_offsets_source_vector_shape_dimension_1(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %v8, %v48 {offsets = [0, 1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_strided_slice_mismatching_scalable_flags(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %v4, %s4 {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @insert_strided_slice_size_at_idx_0_must_match_corresponding_base_size(%s2: vector<[2]xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %s2, %s4 {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}
