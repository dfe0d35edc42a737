// Diagnostics of target system and target device specifications.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{no DLTI entries provided}}
module @target_device_spec_attribute_no_dlti_entries attributes {a.b = #dlti.target_device_spec<>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @target_device_spec_attribute_invalid_kind_of_attribute attributes {a.b = #dlti.target_device_spec<i32 = 1 : i32>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module @target_device_spec_attribute_repeated_key attributes {a.b = #dlti.target_device_spec<"k" = 1, "k" = 2>} {
}

// -----

// expected-error @+1 {{type as DLTI key is not allowed}}
module @target_device_spec_attribute_type_as_dlti_key_not_allowed attributes {a.b = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} {
}

// -----

// expected-error @+1 {{expected '='}}
module @target_system_spec_attribute_expected_equals_sign attributes {a.b = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{no DLTI entries provided}}
module @target_system_spec_attribute_no_dlti_entries attributes {a.b = #dlti.target_system_spec<>} {
}

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
module @target_system_spec_attribute_value_associated_with_key_cpu_not_dlti_device_spec attributes {a.b = #dlti.target_system_spec<"CPU" = 1 : i32>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @target_system_spec_attribute_invalid_kind_of_attribute attributes {a.b = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module @target_system_spec_attribute_repeated_device_id_in_dlti_target_system_spec_cpu attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"k" = 1 : i32>, "CPU" = #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
module @target_system_spec_attribute_non_string_key_of_dlti_system_spec attributes {a.b = #dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1>, #dlti.dl_entry<i32, 1>>} {
}

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module @target_system_spec_must_be_dlti_target_system_spec_attribute_with_module attributes {dlti.target_system_spec = 1} {
}

// -----

// expected-error @+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
module @target_device_spec_not_supported_by_dialect attributes {dlti.target_device_spec = #dlti.target_device_spec<"k" = 1 : i32>} {
}

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
func.func private @target_system_spec_must_be_dlti_target_system_spec_attribute_with_func() attributes {dlti.target_system_spec = 1}
