// Operands, results, attributes, properties, regions and successors.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect | %opt --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

%i1, %i32, %i64, %f32 = "u.make"() : () -> (i1, i32, i64, f32)
%bowl = "u.make"() : () -> !k.bowl<3>
%plate = "u.make"() : () -> !k.plate

k.groups %i32
%0:2 = k.groups %i32 maybe %i64 many %i1, %i32 : i1, i32 -> i32, f32
%1 = "k.unnamed"(%i32, %i1, %f32) : (i32, i1, f32) -> i1
k.lists %i32, %i32[(%i1, %f32), (), (%i64)] of (i1, f32), (), (i64)
k.lists []
%2 = k.keywords.of.cpp %i32 int 5 switch {}
%3 = k.keywords.of.cpp %i32 int 6 attributes {other} {
  "u.inside"() : () -> ()
}

k.attributes 1 small 2
k.attributes 1 small 5 label "a label" flag four 5 one 2.5 text "some" other "word" list [1 : i16] dense [1, 2] color red tint "sky-blue" spice pepper bits "fast, exact" longer two bits8 x|y bits16 u|v bits64 high point <1, 2> heat <high> taste sweet, sour
k.attributes 1 small 3 four 4 tint green {free}
k.properties 7 [] size 0 low taste<nothing>
k.properties 7 [1, 2] size 3 high taste<sweet, salty> label "x" flag maybe -4 {free = 1 : i32}
k.prop_dict <{count = 3 : i64, number = 4 : i32}>

k.regions {}, {
  "u.inside"() : () -> ()
}, {
  "u.inside"() : () -> ()
}, {}, {
^bb0(%a: i32):
}
k.regions {}, {
  "u.inside"() : () -> ()
}, {
  "u.inside"() : () -> ()
}, {}, {
^bb0(%b: i32):
} rest {}, {
  "u.inside"() : () -> ()
}
"u.cfg"() ({
  k.branch ^bb1 or ^bb2 any [^bb1, ^bb2]
^bb1:
  k.branch ^bb2 or ^bb2 any []
^bb2:
  %4:2 = k.all %i32, %f32 to [^bb1, ^bb2] : i32, f32 -> (i1, i1) {}, {
    "u.inside"() : () -> ()
  }
}) : () -> ()

%5 = k.constant 42
%6 = k.add %5, %i32
k.both 3
k.old
k.old_cpp
k.bread
k.bread 300
k.soup 60 {warm}
k.by_hand
k.weigh %bowl {name = #k.point<1>} : !k.bowl<3>
k.fresh %plate : !k.plate
k.inside {
  "u.inside"() : () -> ()
}
%7:2 = k.many_results %i32 : i32, i32
