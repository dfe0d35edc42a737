// Diagnostics of gpu.module, gpu.binary and the container module attribute.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @container_module_attribute_must_be_attached_to_builtin_module() attributes {gpu.container_module}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @module_attribute_targets_violates_its_constraint [] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @module_attribute_targets_violates_its_constraint_for_1 [1] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @module_attribute_targets_violates_its_constraint_with_select_object [#gpu.select_object] {
}

// -----

// expected-error @+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @module_attribute_offloading_handler_violates_its_constraint <1> {
}

// -----

// `gpu.module`: expected valid identifier for symbol name.
// expected-error @+1 {{custom op 'gpu.module' expected valid '@'-identifier for symbol name}}
gpu.module {
}

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @binary_attribute_objects_violates_its_constraint []

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @binary_attribute_objects_violates_its_constraint_for_1 [1]

// -----

// expected-error @+1 {{expected attribute value}}
gpu.binary @binary_expected_attribute_value

// -----

// `gpu.module`: redefinition of symbol.
// expected-note @+1 {{see existing symbol definition here}}
gpu.module @k {
}
// expected-error @+1 {{redefinition of symbol named 'k'}}
gpu.module @k {
}
