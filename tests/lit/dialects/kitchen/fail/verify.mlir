// Diagnostics of the generated verifiers.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

%0 = "u.make"() : () -> i64
// expected-error @+1 {{'k.groups' op operand #0 must be 32-bit signless integer, but got 'i64'}}
"k.groups"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()

// -----

// expected-error @+1 {{'k.attributes' op attribute 'small' failed to satisfy constraint: 8-bit signless integer attribute whose minimum value is 2 whose maximum value is 5}}
k.attributes 1 small 6

// -----

// expected-error @+1 {{'k.properties' op property 'size' failed to satisfy constraint: not negative}}
k.properties 7 [] size -1 low taste<nothing>

// -----

// expected-error @+1 {{'k.regions' op region #1 ('one') failed to verify constraint: region with 1 blocks}}
k.regions {}, {}, {
^bb0:
}, {}, {
^bb0(%a: i32):
}

// -----

// expected-error @+1 {{'k.regions' op region #4 ('own') failed to verify constraint: region with one argument}}
k.regions {}, {
^bb0:
}, {
^bb0:
}, {}, {
^bb0:
}

// -----

// expected-error @+1 {{'k.end' op expects parent op to be one of 'k.single_block, k.no_arguments, k.implicit'}}
k.end

// -----

// expected-error @+1 {{'k.no_arguments' op region should have no arguments}}
k.no_arguments {
^bb0(%a: i32):
  k.end
}

// -----

%0, %1 = "u.make"() : () -> (i32, i64)
// expected-error @+1 {{'k.same_type' op requires all operands to have the same type}}
%2 = k.same_type %0, %1 : (i32, i64) -> f32

// -----

%0, %1 = "u.make"() : () -> (tensor<2xi32>, tensor<3xi32>)
// expected-error @+1 {{'k.broadcast' op operands don't have broadcast-compatible shapes}}
%2 = k.broadcast %0, %1 : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>

// -----

%0, %1 = "u.make"() : () -> (tensor<2x1xi32>, tensor<3xi32>)
// expected-error @+1 {{'k.broadcast' op result type '2x4' not broadcast compatible with broadcasted operands's shapes '2x3'}}
%2 = k.broadcast %0, %1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x4xi32>

// -----

%0, %1 = "u.make"() : () -> (tensor<2xi32>, vector<2xi32>)
// expected-error @+1 {{cannot broadcast vector with tensor}}
%2 = k.broadcast %0, %1 : (tensor<2xi32>, vector<2xi32>) -> i32

// -----

%0 = "u.make"() : () -> i32
// expected-error @+1 {{'k.floats' op requires a floating point type}}
%1 = k.floats %0, %0 : (i32, i32) -> i32

// -----

%0, %1 = "u.make"() : () -> (i32, i64)
// expected-error @+1 {{'k.types_match' op failed to verify that all of {x, r} have same type}}
%2 = k.types_match %0, %1 : (i32, i64) -> i64

// -----

%0, %1 = "u.make"() : () -> (tensor<2xi32>, tensor<3xi32>)
// expected-error @+1 {{'k.counts_match' op failed to verify that all of {x, y} have same element count}}
%2 = k.counts_match %0, %1 : (tensor<2xi32>, tensor<3xi32>) -> i64

// -----

%0, %1 = "u.make"() : () -> (tensor<2xi32>, i32)
// expected-error @+1 {{'k.type_ids_match' op failed to verify that all of {x, y} have same type IDs}}
%2 = k.type_ids_match %0, %1 : (tensor<2xi32>, i32) -> i64

// -----

%0 = "u.make"() : () -> f32
// expected-error @+1 {{'k.any_operator' op failed to verify that any of {x, y} has is an integer}}
%2 = k.any_operator %0, %0 : (f32, f32) -> i64

// -----

%0, %1 = "u.make"() : () -> (i32, f32)
// expected-error @+1 {{'k.combination' op failed to verify that pairs of one kind}}
%2 = k.combination %0, %1 : (i32, f32) -> i64

// -----

%0, %1 = "u.make"() : () -> (i32, f32)
// expected-error @+1 {{'k.op_same_at' op failed to verify that both have one element type}}
%2 = k.op_same_at %0, %1 : (i32, f32) -> i64

// -----

%0, %1 = "u.make"() : () -> (tensor<2xi32>, i32)
// expected-error @+1 {{'k.broadcastable' op failed to verify that the first spreads to the result}}
%2 = k.broadcastable %0, %1 : (tensor<2xi32>, i32) -> tensor<3xi32>

// -----

%f, %0 = "u.make"() : () -> ((i32) -> i1, f32)
// expected-error @+1 {{'k.ranged_match' op failed to verify that types of arguments}}
"k.ranged_match"(%f, %0) : ((i32) -> i1, f32) -> ()

// -----

%0 = "u.make"() : () -> i32
// expected-error @+1 {{'k.weigh' op operand #0 must be WeighedTypeInterface instance, but got 'i32'}}
"k.weigh"(%0) : (i32) -> ()

// -----

%0 = "u.make"() : () -> !k.bowl<1>
// expected-error @+1 {{'k.fresh' op operand #0 must be FreshTypeInterface instance, but got '!k.bowl<1>'}}
"k.fresh"(%0) : (!k.bowl<1>) -> ()

// -----

%0 = "u.make"() : () -> i32
// expected-error @+1 {{'k.rank' op operand #0 must be variadic of with a rank, but got 'i32'}}
"k.rank"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()

// -----

%0 = "u.make"() : () -> i32
// expected-error @+1 {{'k.rank' op operand #0 must be variadic of static, but got 'i32'}}
"k.rank"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()

// -----

%0 = "u.make"() : () -> tensor<2xi32>
// expected-error @+1 {{'k.rank' op operand #0 must be variadic of strided, but got 'tensor<2xi32>'}}
"k.rank"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (tensor<2xi32>) -> ()

// -----

%0 = "u.make"() : () -> tensor<*xi32>
// expected-error @+1 {{'k.rank' op operand #0 must be variadic of  with dim -1 having a size of {2}}}
"k.rank"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (tensor<*xi32>) -> ()

// -----

// expected-error @+1 {{'k.lists' op y count (0) does not match with the total size (2) specified in attribute 'sizes'}}
"k.lists"() <{operandSegmentSizes = array<i32: 0, 0>, sizes = array<i32: 2>}> : () -> ()

// -----

// expected-error @+1 {{'k.lists' op 'sizes' attribute cannot have negative elements}}
"k.lists"() <{operandSegmentSizes = array<i32: 0, 0>, sizes = array<i32: 1, -1>}> : () -> ()

// -----

%0, %1, %2 = "u.make"() : () -> (f32, vector<2xi32>, !k.bowl<1>)
// expected-error @+1 {{custom op 'k.kind' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
k.kind %0 : f32, %1 : vector<2xi32> in %2 : !k.bowl<1>

// -----

%0, %1, %2 = "u.make"() : () -> (i32, tensor<2xi32>, !k.bowl<1>)
// expected-error @+1 {{custom op 'k.kind' invalid kind of type specified: expected builtin.vector, but found 'tensor<2xi32>'}}
k.kind %0 : i32, %1 : tensor<2xi32> in %2 : !k.bowl<1>

// -----

%0, %1, %2 = "u.make"() : () -> (i32, vector<2xi32>, !k.plate)
// expected-error @+1 {{'k.kind' op operand #2 must be a bowl of some size, but got '!k.plate'}}
k.kind %0 : i32, %1 : vector<2xi32> in %2 : !k.plate

// -----

// An attribute of the right class that violates its constraint is an error; it is not dropped.
// expected-error @+1 {{'k.attr.confined.DenseArrayCount' op attribute 'a' failed to satisfy constraint: i32 dense array attribute with exactly 2 elements}}
"k.attr.confined.DenseArrayCount"() {a = array<i32: 1>} : () -> ()

// -----

// expected-error @+1 {{'k.attr.confined.DenseArrayCount' op attribute 'a' failed to satisfy constraint: i32 dense array attribute with exactly 2 elements}}
"k.attr.confined.DenseArrayCount"() <{a = array<i32: 1, 2, 3>}> : () -> ()

// -----

// expected-error @+1 {{'k.stored' op attribute 'sizes' failed to satisfy constraint: i32 dense array attribute whose value is positive}}
k.stored {sizes = array<i32: 1, 0>}

// -----

// expected-error @+1 {{'k.stored' op attribute 'color' failed to satisfy constraint: a colour whose maximum value is 1}}
k.stored {color = 2 : i32}

// -----

// expected-error @+1 {{'k.stored' op attribute 'point' failed to satisfy constraint}}
k.stored {point = #k.point<5, 5>}
