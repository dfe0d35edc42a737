// Custom directives, custom assembly formats and type inference written in C++.
// RUN: kitchen-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: kitchen-opt %s --allow-unregistered-dialect | kitchen-opt --allow-unregistered-dialect | diff %s.expected -
// RUN: kitchen-opt %s --allow-unregistered-dialect --mlir-print-op-generic | kitchen-opt --allow-unregistered-dialect | diff %s.expected -

%i1, %i32 = "u.make"() : () -> (i1, i32)
%0 = k.custom %i32() : i32 -> i1 12 times 3 {}
%1 = k.custom %i32 + %i1(%i1, %i32) : i32 + i1 with i1, i32 -> i1 12 "text" times 4 {
  "u.inside"() : () -> ()
}, {
}, {
  "u.inside"() : () -> ()
} {free}
k.custom_dict
k.custom_dict just 5 {free}
k.written as 7 {free}
%2 = k.inferred %i32 : i32
"u.type"() {t = !k.no_accessors<4>} : () -> ()
"u.cfg"() ({
  k.custom_lists %i32 ^bb0, ^bb1(%i32, %i1 : i32, i1), ^bb2() lists 2
^bb0:
  k.custom_lists ^bb0 lists 0 {free}
^bb1(%a: i32, %b: i1):
  k.custom_lists %a, %a ^bb0, ^bb2() lists 1
^bb2:
  k.custom_lists ^bb0 lists 0
^bb3:
  k.custom_seen ^bb3 [] {} saw 1 blocks 0 regions
^bb4:
  k.custom_seen ^bb3 [^bb4, ^bb3] {
    "u.inside"() : () -> ()
  }, {}, {} saw 3 blocks 3 regions {free}
}) : () -> ()
