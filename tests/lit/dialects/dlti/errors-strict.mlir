// Diagnostics of the dlti dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 accepts this input.
// expected-error @+1 {{'dlti.stack_alignment' data layout entry is expected to be a non-negative integer}}
module @dl_spec_stack_alignment_data_layout_entry_must_be_nonnegative_integer attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {
}

// -----

// mlir-opt 22 accepts this input.
// expected-error @+1 {{'dlti.stack_alignment' data layout entry is expected to be a non-negative integer}}
module @dl_spec_stack_alignment_data_layout_entry_must_be_nonnegative_integer_for_minus_8 attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = -8>} {
}

// -----

// mlir-opt 22 accepts this input.
// expected-error @+1 {{expected a bit width between 1 and 16777215 in the data layout entry for 'index'}}
module @dl_spec_expected_bit_width_between_1_and_16777215_in_data_for_0 attributes {dlti.dl_spec = #dlti.dl_spec<index = 0>} {
}

// -----

// mlir-opt 22 accepts this input.
// expected-error @+1 {{expected a bit width between 1 and 16777215 in the data layout entry for 'index'}}
module @dl_spec_expected_bit_width_between_1_and_16777215_in_data_for_minus_1 attributes {dlti.dl_spec = #dlti.dl_spec<index = -1>} {
}

// -----

// mlir-opt 22 accepts this input.
// expected-error @+1 {{expected positive alignments in the data layout entry #dlti.dl_entry<i32, dense<0> : vector<1xi64>>}}
module @dl_spec_expected_positive_alignments_in_data_layout_entry_dlti_dl_entry attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<0> : vector<1xi64>>} {
}
