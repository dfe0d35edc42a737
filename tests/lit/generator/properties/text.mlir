// Assembly formats of properties print the same text as mlir-opt, and parse it again.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | diff %S/Inputs/generic.expected -
// RUN: %opt %S/Inputs/generic.expected | diff %s.expected -

test.with_optional_properties
test.with_optional_properties anAttr = 4 simple = 0 simplei8 = -1 simpleui8 = 255 nonTrivialStorage = "foo" nested = some<none> longSyntax = some<"bar"> hasUnit maybeUnit = some<unit_absent>
test.with_optional_properties hasDefault = some<0> nested = some<12>
"test.with_optional_properties"() <{simple = [3 : i64], maybeUnit = [unit]}> : () -> ()
test.with_default_valued_properties na
test.with_default_valued_properties 1 "foo" 2 unit
test.with_default_valued_properties na "" -1 unit_absent
test.with_default_valued_properties na 5 {extra}
"test.with_default_valued_properties"() {unit, c = 5 : i32, a = 3 : i32} : () -> ()
test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = []
test.with_array_properties ints = [1, -2] strings = ["a", "b\n"] nested = [[], [3, 4]] opt = [7] explicitOptions = [none, 1] explicitUnits = [unit, unit_absent] [5] thats_has_default
"test.with_properties"() <{a = 32 : i8, b = "bar", c = "text", flag = true, array = array<i64: 1, 2>, array32 = array<i32>}> : () -> ()
test.op_with_enum_prop first
"test.op_with_enum_prop"() <{value = 1 : i64}> : () -> ()
test.op_with_enum_prop_attr_form <{value = 2 : i32}>
"test.op_with_enum_prop_attr_form"() <{value = #test<enum second>}> : () -> ()
test.op_with_bit_enum_prop read, write : ()
test.op_with_bit_enum_prop_named bit_enum<read, execute>
test.format_optional_unit_property is_optional
test.format_optional_unit_property
test.format_optional_unit_property_no_elide unit
test.format_optional_unit_property_no_elide unit_absent
test.format_optional_prop_dict <{b = 3 : i32}>
test.format_optional_prop_dict <{a = ["x"]}> {b = 1}
test.oilist_with_keywords_only_properties otherKeyword keyword
"test.oilist_with_keywords_only_properties"() <{diffNameUnitPropKeyword = true}> : () -> ()
