// Diagnostics of invalid properties, in each form; the wording is that of mlir-opt.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid properties {simple = 3 : i64} for op test.with_optional_properties: expected optional properties to materialize as arrays}}
"test.with_optional_properties"() <{simple = 3}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {simple = [3 : i32, 4]} for op test.with_optional_properties: expected optional properties to become 0- or 1-element arrays}}
"test.with_optional_properties"() <{simple = [3 : i32, 4]}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {nested = 3 : i64} for op test.with_array_properties: expected array attribute}}
"test.with_array_properties"() <{nested=3}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {strings = [1]} for op test.with_array_properties: expected string property to come from string attribute}}
"test.with_array_properties"() <{strings=[1]}> : () -> ()

// -----

// expected-error @+1 {{for op test.with_properties: expected IntegerAttr for key `value`}}
"test.with_properties"() <{a = "x", b = "bar"}> : () -> ()

// -----

// expected-error @+1 {{for op test.with_properties: expected BoolAttr for key `value`}}
"test.with_properties"() <{flag = 3 : i32, b = "bar"}> : () -> ()

// -----

// expected-error @+1 {{for op test.with_properties: expected DenseI64ArrayAttr for key `value`}}
"test.with_properties"() <{array = array<i32: 1>, b = "bar"}> : () -> ()

// -----

// expected-error @+1 {{for op test.with_default_valued_properties: expected UnitAttr or BoolAttr}}
"test.with_default_valued_properties"() <{unit = 5}> : () -> ()

// -----

// expected-error @+1 {{'test.with_properties' op requires attribute 'b'}}
"test.with_properties"() : () -> ()

// -----

// expected-error @+1 {{invalid properties {value = "a"} for op test.op_with_enum_prop_attr_form: expected ::test::TestEnumAttr or IntegerAttr storage for ::test::TestEnum}}
"test.op_with_enum_prop_attr_form"() <{value = "a"}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_enum_prop' op property 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum_prop"() <{value = 7 : i32}> : () -> ()

// -----

// expected-error @+2 {{custom op 'test.op_with_enum_prop' expected one of [first, second, third] for a test enum, got: nothing}}
// expected-error @+1 {{custom op 'test.op_with_enum_prop' invalid value for property value, expected a test enum}}
test.op_with_enum_prop nothing

// -----

// expected-error @+2 {{custom op 'test.op_with_enum_prop' expected keyword for a test enum}}
// expected-error @+1 {{custom op 'test.op_with_enum_prop' invalid value for property value, expected a test enum}}
test.op_with_enum_prop 3

// -----

// expected-error @+2 {{custom op 'test.op_with_bit_enum_prop' expected one of [read, write, execute] for a test bit enum, got: nope}}
// expected-error @+1 {{custom op 'test.op_with_bit_enum_prop' invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop read, nope : ()

// -----

// expected-error-re @+2 {{custom op 'test.op_with_bit_enum_prop' expected keyword for a test bit enum{{$}}}}
// expected-error @+1 {{custom op 'test.op_with_bit_enum_prop' invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop read, : ()

// -----

// expected-error @+2 {{custom op 'test.op_with_bit_enum_prop_named' expected 'bit_enum'}}
// expected-error @+1 {{custom op 'test.op_with_bit_enum_prop_named' invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named <read>

// -----

// expected-error @+2 {{custom op 'test.with_array_properties' expected integer value}}
// expected-error @+1 {{custom op 'test.with_array_properties' invalid value for property ints, expected array of int64_t}}
test.with_array_properties ints = [a] strings = []

// -----

// expected-error @+2 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
// expected-error @+1 {{custom op 'test.with_optional_properties' invalid value for property nested, expected optional optional int64_t}}
test.with_optional_properties nested = foo

// -----

// expected-error @+1 {{custom op 'test.with_optional_properties' invalid value for property simple, expected optional int64_t}}
test.with_optional_properties simple = "x"

// -----

// expected-error @+2 {{custom op 'test.with_optional_properties' integer value too large}}
// expected-error @+1 {{custom op 'test.with_optional_properties' invalid value for property simplei8, expected optional int8_t}}
test.with_optional_properties simplei8 = 500

// -----

// expected-error @+1 {{invalid properties {c = 3 : i64} for op test.format_optional_prop_dict: unknown key '"c"' when parsing properties dictionary}}
test.format_optional_prop_dict <{c = 3}>

// -----

// expected-error @+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'scalar' failed to satisfy constraint: non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = -1 : i64, non_empty_unconstrained = [1], three = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'optional' failed to satisfy constraint: optional non-negative int64_t}}
"test.op_with_property_predicates"() <{optional = [-1 : i64], non_empty_unconstrained = [1], three = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
"test.op_with_property_predicates"() <{more_constrained = 6 : i64, non_empty_unconstrained = [1], three = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'array' failed to satisfy constraint: array of non-negative int64_t}}
"test.op_with_property_predicates"() <{array = [0, -3], non_empty_unconstrained = [1], three = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'non_empty_unconstrained' failed to satisfy constraint: non-empty array of int64_t}}
"test.op_with_property_predicates"() <{three = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'test.op_with_property_predicates' op property 'three' failed to satisfy constraint: constant 'int32_t': 3}}
"test.op_with_property_predicates"() <{non_empty_unconstrained = [1]}> : () -> ()
