// A dialect without C++ is loaded without warnings; its ops are parsed and printed in both forms.
// RUN: strata-opt --load-dialect=%S/Inputs/Features.td --load-strict %s 2>%t.err | diff %s.expected -
// RUN: count 0 < %t.err
// RUN: strata-opt --load-dialect=%S/Inputs/Features.td %s --mlir-print-op-generic | strata-opt --load-dialect=%S/Inputs/Features.td | diff %s.expected -
// RUN: strata-opt --load-dialect=%S/Inputs/Features.td %s --verify-roundtrip | diff %s.expected -

%0 = f.make : i32
%1:2 = f.make : i1, i1
%2 = f.make : tensor<2x?xf32>

// Types with parameters of each kind.
f.use %0 {t = !f.plain} : i32
%3, %4, %5 = f.make : !f.numbers<true, -128, 18446744073709551615, 2.5>, !f.texts<"a b" in red>, !f.texts<"" in "sky-blue">
%6, %7 = f.make : !f.nested<!f.nested<i1 : unit> : #f.point<1, 2>>, !f.lists<[1, -2] [i1, !f.plain] ["x", 3 : i8]>
%8, %9, %10 = f.make : !f.optional<a = 1>, !f.optional<d = i7, b = 8, a = 1>, !f.optional<a = 1, b = 9, c = i1, d = i8>
f.use %3, %8 : !f.numbers<true, -128, 18446744073709551615, 2.5>, !f.optional<a = 1>

// Optional groups, oilist, enums, defaults.
f.groups %0 none
f.groups %0 maybe %0 [%1#0, %1#1] in green n = 3 fast at <1> flags("fast, exact") {more}
f.groups %0 none n = 4 flags(none)
f.groups %0 none in "sky-blue" at <1, 2>

// Types that follow.
%11 = f.inferred %2 : tensor<2x?xf32>
%12 = f.same %11, %11 : f32
%13:2 = f.functional(%12, %0) : (f32, i32) -> (i1, i2)

// Symbols, references, arrays.
f.symbol @a attributes {k = 1 : i32} {
  %inside = f.make : i1
}
f.reference @a i32 [1, -2] [unit, "x"] {more}

// Regions and successors.
f.cfg {
  f.branch ^a or [^b, ^b]
^a:
  f.branch ^b or []
^b:
  f.done
}
f.implicit {
  f.groups %0 none
}
f.implicit attributes {k} {
  f.done {here}
}
