// Each element of a declarative assembly format.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect | %opt --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

%i1, %i32, %i64, %f32 = "u.make"() : () -> (i1, i32, i64, f32)
%bowl = "u.make"() : () -> !k.bowl<3>

k.literals key.word$1 _ : , = < > ( ) [ ] { } ? + - * -> ... next : end 5
%0 = k.types %i32 : i32 -> f32
%1:3 = k.types %i32, %i1, %f32 : i32, i1, f32 -> !k.plate, i1, i64
%2:2 = k.reversed (%i32, %f32) : (i1, i64) -> (i32, f32)
%3 = k.reversed (%i32) : (i1) -> i32
k.reversed () : () -> ()
k.qualified <1> #k.point<2, 3> %bowl %bowl : <3>, !k.bowl<3>

k.anchors no number
k.anchors unit 5 number seven 8 mark nine 10 xs %i32, %f32 : i32, f32 and %i1 : i1 alone ? attributes {free} rs body {
  "u.inside"() : () -> ()
}
%4:2 = k.anchors no number xs %i32 : i32 rs i32, i64
%5:2 = k.anchors no number rs i32 s f32
k.else_anchor none so
k.else_anchor is 4
k.else_anchor none so "text"
k.oilist
k.oilist mark y %i32 because "so" n = 3 fast xs(%i1, %f32 : i1, f32)

%6 = k.buildable %i32
%7 = k.buildable %i32, %f32, %f32 {free}
%8 = k.attr_type 5 : i16
k.symbol_user @a::@b, @c, i32
k.symbol_user @a, @c, tensor<2xi32>, [unit]

k.twisted rest second {
  "u.second"() : () -> ()
} first {
  "u.first"() : () -> ()
}
k.twisted rest {
  "u.third"() : () -> ()
}, {} second {} first {
  "u.first"() : () -> ()
} {free}
%v = "u.make"() : () -> vector<2xi32>
k.kind %i32 : i32, %v : vector<2xi32> in %bowl : !k.bowl<3>
