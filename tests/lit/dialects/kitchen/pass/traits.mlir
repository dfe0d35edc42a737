// Ops that satisfy their traits.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect | %opt --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

%i32, %i64, %f32 = "u.make"() : () -> (i32, i64, f32)
%i1 = "u.make"() : () -> i1
%t, %u, %v, %w = "u.make"() : () -> (tensor<2x3xi32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<1x3xi32>)

k.single_block {
  k.end
}
k.no_terminator {
  "u.inside"() : () -> ()
}
k.no_arguments {
  k.end
}
k.isolated {
  "u.inside"() : () -> ()
}
k.graph {
  %a = "u.use"(%b) : (i32) -> i32
  %b = "u.use"(%a) : (i32) -> i32
}
k.only_graph {
  "u.use"(%c) : (i32) -> ()
  %c = "u.make"() : () -> i32
}
k.parallel {
  "u.inside"() : () -> ()
}
k.implicit {
}
k.implicit {
  k.end {reason}
}
%0:2 = k.take -> i32, f32 {
  k.give %i32, %f32 : i32, f32
}
k.table {
  k.symbol @a
  k.symbol "private" @b
}

%1, %2 = k.sized a(%i32, %i32) b %i64 c(%i1) -> (i32) or i64
%3:2 = k.sized a() c() -> (i32, i32)
%4:4 = "k.same_size"(%i32, %i32, %i64, %i64) : (i32, i32, i64, i64) -> (i32, i32, i64, i64)

%5 = k.commutative %i32, %i64 : (i32, i64) -> f32
%6 = k.idempotent %i32 : (i32) -> i32
%7 = k.involution %i32 : (i32) -> i32
%8 = k.elementwise %t, %t : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%9 = k.parts %i32, %i32 : (i32, i32) -> i1
%10 = k.same_type %i32, %i32 : (i32, i32) -> f32
%11 = k.same_shape %t, %v : (tensor<2x3xi32>, tensor<2x3xf32>) -> i32
%12 = k.same_element %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> f32
%13 = k.all_shape %t, %v : (tensor<2x3xi32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%14 = k.all_element %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> i32
%15 = k.all_type %t, %t : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%16 = k.all_rank %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<4x5xf32>
%17 = k.broadcast %t, %w : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
%18 = k.floats %i32, %i32 : (i32, i32) -> vector<2xf32>
%19 = "k.first_attr"() {value = 5 : i16} : () -> i16

%20 = k.types_match %i32, %f32 : (i32, f32) -> i32
%21 = k.elements_match %t, %i32 : (tensor<2x3xi32>, i32) -> f32
%22 = k.counts_match %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> f32
%23 = k.ranks_match %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> f32
%24 = k.shapes_match %t, %v : (tensor<2x3xi32>, tensor<2x3xf32>) -> f32
%25 = k.type_ids_match %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> f32
%26 = k.all_match %i32, %i32 : (i32, i32) -> f32
%27 = k.same_operator %i32, %i32 : (i32, i32) -> f32
%28 = k.any_operator %f32, %i32 : (f32, i32) -> f32
%29 = k.match_with %t : tensor<2x3xi32>
k.optional_match %i32 : i32
k.optional_match %i32, %i32 : i32
%f = "u.make"() : () -> ((i32, f32) -> i1)
k.ranged_match %f(%i32, %f32) : (i32, f32) -> i1
%30 = k.shaped_elements %i32, %i32 : vector<2xi32>
%31 = k.input_matches %i32, %i64 : (i32, i64) -> f32
%32 = k.combination %i32, %i64 : (i32, i64) -> f32
%33 = k.type_is %i32, %v : (i32, tensor<2x3xf32>) -> f32

%34 = k.op_is %v, %i32 : (tensor<2x3xf32>, i32) -> f32
%35 = k.op_same_as %t, %i32 : (tensor<2x3xi32>, i32) -> f32
%36 = k.op_same_at %t, %u : (tensor<2x3xi32>, tensor<3x2xi32>) -> f32
%37 = k.res_same_as_op %t, %i32 : (tensor<2x3xi32>, i32) -> tensor<2x3xi32>
%38 = k.res_element_base %t, %i32 : (tensor<2x3xi32>, i32) -> i32
%39 = k.res_element %t, %i32 : (tensor<2x3xi32>, i32) -> tensor<4xi32>
%40 = k.res_shaped %t, %i32 : (tensor<2x3xi32>, i32) -> tensor<4xf32>
%41 = k.broadcastable %w, %i32 : (tensor<1x3xi32>, i32) -> tensor<1x3xi32>
%42 = "k.names"(%t, %t) {n = 2 : i64} : (tensor<2x3xi32>, tensor<2x3xi32>) -> i32

k.even %i32, %i32, %i64, %i64 : i32, i32, i64, i64
k.effects
%m = "u.make"() : () -> memref<4xi32>
%43 = "k.decorated"(%m, %m, %m) {symbol = @s} : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
k.pure
