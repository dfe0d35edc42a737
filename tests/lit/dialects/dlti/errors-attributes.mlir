// Diagnostics of the attributes of the dlti dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ','}}
module @dl_entry_attribute_expected_comma attributes {a.b = #dlti.dl_entry<i32 = 1 : i32>} {
}

// -----

// expected-error @+1 {{expected a type or a quoted string}}
module @dl_entry_attribute_expected_type_or_quoted_string attributes {a.b = #dlti.dl_entry<1, 1 : i32>} {
}

// -----

// expected-error @+1 {{expected ','}}
module @dl_entry_attribute_expected_comma_2 attributes {a.b = #dlti.dl_entry<"k" 1 : i32>} {
}

// -----

// expected-error @+1 {{expected a type or a quoted string}}
module @dl_entry_attribute_expected_type_or_quoted_string_2 attributes {a.b = #dlti.dl_entry<k, 1 : i32>} {
}

// -----

// expected-error @+1 {{expected '>'}}
module @dl_entry_attribute_expected_greater_than_sign attributes {a.b = #dlti.dl_entry<"k", 1 : i32, 2>} {
}

// -----

// expected-error @+1 {{expected '<'}}
module @dl_entry_attribute_expected_less_than_sign attributes {a.b = #dlti.dl_entry} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module @dl_spec_attribute_repeated_key attributes {a.b = #dlti.dl_spec<"k" = 1 : i32, "k" = 2 : i32>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: i32}}
module @dl_spec_attribute_repeated_key_2 attributes {a.b = #dlti.dl_spec<i32 = 1 : i32, i32 = 2 : i32>} {
}

// -----

// expected-error @+1 {{expected '='}}
module @dl_spec_attribute_expected_equals_sign attributes {a.b = #dlti.dl_spec<"k">} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module @dl_spec_attribute_expected_attribute_value attributes {a.b = #dlti.dl_spec<"k" = >} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module @dl_spec_attribute_expected_attribute_value_2 attributes {a.b = #dlti.dl_spec<k = 1>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module @dl_spec_attribute_empty_string_as_dlti_key_not_allowed attributes {a.b = #dlti.dl_spec<"" = 1>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @dl_spec_attribute_invalid_kind_of_attribute attributes {a.b = #dlti.dl_spec<[]>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @dl_spec_attribute_invalid_kind_of_attribute_2 attributes {a.b = #dlti.dl_spec<#dlti.dl_spec<>>} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module @dl_spec_attribute_expected_attribute_value_3 attributes {a.b = #dlti.dl_spec<"k" = 1,>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module @dl_spec_attribute_empty_string_as_dlti_key_not_allowed_with_dl_entry attributes {a.b = #dlti.dl_spec<#dlti.dl_entry<"", 1>>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module @map_attribute_repeated_key attributes {a.b = #dlti.map<"k" = 1, "k" = 2>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module @map_attribute_empty_string_as_dlti_key_not_allowed attributes {a.b = #dlti.map<"" = 1>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @map_attribute_invalid_kind_of_attribute attributes {a.b = #dlti.map<#dlti.dl_entry<i32, 1>, 3>} {
}

// -----

// expected-error @+1 {{expected ','}}
module @function_pointer_alignment_attribute_expected_comma attributes {a.b = #dlti.function_pointer_alignment<64>} {
}

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
module @foo_attribute_is_unknown attributes {a.b = #dlti.foo} {
}

// -----

// expected-error @+1 {{attribute 'dlti.foo' not supported by dialect}}
module @foo_not_supported_by_dialect attributes {dlti.foo = 1} {
}

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module @map_must_be_dlti_map_attribute attributes {dlti.map = 1} {
}
