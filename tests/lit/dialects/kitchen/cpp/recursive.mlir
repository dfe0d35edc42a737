// Recursive types: a reference inside of the type prints only the name, and no alias is used there.
// RUN: kitchen-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: kitchen-opt %s.expected --allow-unregistered-dialect | diff %s.expected -

"u.types"() {
  a = !k.nest<"a", i32, !k.nest<"a">>, b = !k.nest<"a">,
  c = !k.nest<"c", !k.nest<"d", !k.nest<"c">, tuple<!k.nest<"d">>>>,
  d = !k.nest<"d">, e = !k.nest<"open">
} : () -> ()
