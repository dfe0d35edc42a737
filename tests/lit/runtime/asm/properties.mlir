// Positions where an inherent attribute may be written, and which one is used if it is written twice.
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-op-generic < %s | diff %s.expected -

// The dictionary overrides the assembly format, `<{...}>` overrides the dictionary; `<{...}>` drops undeclared names.
%0 = arith.constant {value = 3 : i32} 7 : i32
%1 = "arith.constant"() <{value = 3 : i32}> {value = 4 : i32, more} : () -> i32
%2 = "arith.constant"() <{value = 3 : i32, unknown = 1}> : () -> i32
%3 = "arith.constant"() {value = 4 : i32} : () -> i32
%4 = arith.addi %0, %1 overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32

func.func @switch(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // An invalid value is dropped; for segment sizes, the previous value is kept.
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {branch_weights = 1} : (i1) -> ()
^b:
  "cf.cond_br"(%c)[^a, ^c] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^c:
  "cf.cond_br"(%c)[^a, ^d] {operand_segment_sizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>} : (i1) -> ()
^d:
  cf.cond_br %c, ^a, ^e {operandSegmentSizes = array<i32: 3, 4>}
^e:
  return
}

// Properties of unregistered operations are kept.
"t.a"() <{b = 2, a = 1}> {b = 3} : () -> ()
"t.a"() <[1, 2]> : () -> ()
