// Properties of user-defined C++ classes, with their conversions, parsers and printers.
// REQUIRES: compiled
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

test.own 1 to 2 [] ordered 5 to 6
test.own 1 to 2 maybe 3 to 4 [5 to 6, 7 to 8] 0 to 11 ordered 5 to 6
test.own 1 to 2 maybe none [] 0 to 10 ordered 5 to 6
"test.own"() <{range = array<i64: 4, 5>, maybe = [array<i64: 1, 2>]}> : () -> ()
"test.op_with_enum_prop_attr_form_always"() <{value = 1 : i32}> : () -> ()
test.op_with_enum_prop_attr_form_always <{value = #test<enum third>}>
test.hex 255
test.doubled 5
test.using_property_ref_in_custom 1 + 2 = 3 (4, 5)
"test.mixed"() <{operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
"test.mixed"() <{count = 3 : i8, flag, name = "x", operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
