// Every ml_program op.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

ml_program.global private @count(1 : i32) : i32
ml_program.global public mutable @sum(dense<0> : tensor<4xi32>) : tensor<?xi32> {my.attr}
ml_program.global nested mutable @later : tensor<4xf32>
ml_program.global private @elsewhere(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
"ml_program.global"() <{sym_name = "visible", type = i32, value = 1 : i32}> : () -> ()

ml_program.func @load(%x: tensor<?xi32> {my.arg}) -> (i32 {my.result}, tensor<?xi32>) attributes {my.attr} {
  %0 = ml_program.global_load_const @count : i32
  %1 = ml_program.global_load @sum : tensor<?xi32> {my.attr}
  ml_program.global_store @sum = %x : tensor<?xi32> {my.attr}
  ml_program.return %0, %1 : i32, tensor<?xi32>
}
ml_program.func private @declared(i32) -> i32
ml_program.func @blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  ml_program.return {my.attr}
}
ml_program.subgraph @graph(%x: tensor<?xi32>) -> (tensor<?xi32>, !ml_program.token) {
  // A graph region can use a value before its definition.
  %0, %t1 = ml_program.global_load_graph @sum ordering(%t0 -> !ml_program.token) : tensor<?xi32>
  %t0 = ml_program.token
  %t2 = ml_program.global_store_graph @sum = %x ordering(%t0, %t1 -> !ml_program.token) : tensor<?xi32> {my.attr}
  %1, %t3 = ml_program.global_load_graph @sum ordering(() -> !ml_program.token) : tensor<?xi32>
  %t4 = ml_program.token {my.attr}
  ml_program.output %0, %t3 : tensor<?xi32>, !ml_program.token
}
ml_program.subgraph private @declared_graph(i32)
