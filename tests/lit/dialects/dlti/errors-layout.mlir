// Diagnostics of data layout specifications attached to operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module @dl_spec_must_be_dlti_dl_spec_attribute_with_module attributes {dlti.dl_spec = 1} {
}

// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module @dl_spec_endianness_data_layout_entry_must_be_either_big_with_bug attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "bug">} {
}

// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module @dl_spec_endianness_data_layout_entry_must_be_either_big_for_1 attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {
}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
module @dl_spec_unknown_data_layout_entry_name_dlti_foo attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {
}

// -----

// expected-error @+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module @dl_spec_builtin_dialect_does_not_support_identifier_data_layout_entries attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.foo" = 1>} {
}

// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module @dl_spec_expected_integer_attribute_in_data_layout_entry_for_index attributes {dlti.dl_spec = #dlti.dl_spec<index = "x", i32 = 3>} {
}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 3 : i64>}}
module @dl_spec_expected_dense_i64_elements_attribute_in_data_layout_entry attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x", i32 = 3>} {
}

// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>}}
module @dl_spec_preferred_alignment_must_be_greater_than_or_equal attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[32, 64, 128]> : vector<3xi64>>}}
module @dl_spec_expected_1_or_2_elements_in_data_layout_entry attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64, 128]> : vector<3xi64>>} {
}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module @dl_spec_unexpected_data_layout_for_built_in_type_for_vector attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<32> : vector<1xi64>>} {
}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module @dl_spec_data_layout_for_type_does_not_support attributes {dlti.dl_spec = #dlti.dl_spec<!shape.size = 32>} {
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module @dl_spec_layout_does_not_combine_with_enclosing_layouts attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module @dl_spec_layout_does_not_combine_with_enclosing_layouts_with_foo attributes {dlti.dl_spec = #dlti.dl_spec<"foo.a" = 1>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.a" = 2>} {
  }
}

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
func.func private @dl_spec_must_be_dlti_dl_spec_attribute_with_func() attributes {dlti.dl_spec = 1}

// -----

// expected-error @+1 {{the 'func' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.foo" = 1>} {
  func.func private @dl_spec_func_dialect_does_not_support_identifier_data_layout_entries()
}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
gpu.module @dl_spec_unknown_data_layout_entry_name_dlti_foo_with_gpu attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {
}

// -----

// Entries with type keys are verified before those with string keys.
// expected-error @+1 {{unexpected data layout for a built-in type}}
module @dl_spec_unexpected_data_layout_for_built_in_type_with_foo attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1, complex<f32> = 1>} {
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  gpu.module @dl_spec_layout_does_not_combine_with_enclosing_layouts_with_gpu attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}

// -----

// The outermost and the innermost scope have different byte orders; the scope between them specifies none.
// expected-note @+1 {{enclosing op with data layout}}
module @dl_spec_layout_does_not_combine_with_enclosing_layouts_2 attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-note @+1 {{enclosing op with data layout}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64>} {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
    }
  }
}

// -----

// The bit width of index in the data layout decides whether a bitcast is valid.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @dl_spec_source_result_bitwidth_of_minor_1_d_vectors(%v: vector<4xindex>) -> (vector<4xi32>, vector<4xi64>) {
    %0 = vector.bitcast %v : vector<4xindex> to vector<4xi32>
    // expected-error @+1 {{source/result bitwidth of the minor 1-D vectors must be equal}}
    %1 = vector.bitcast %v : vector<4xindex> to vector<4xi64>
    return %0, %1 : vector<4xi32>, vector<4xi64>
  }
}
