// Types that contain themselves: the name stands for the whole inside of its own text, where no alias can stand.
// RUN: kitchen-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: kitchen-opt %s.expected --allow-unregistered-dialect | diff %s.expected -

"u.types"() {
  a = !k.nest<"a", i32, !k.nest<"a">>, b = !k.nest<"a">,
  c = !k.nest<"c", !k.nest<"d", !k.nest<"c">, tuple<!k.nest<"d">>>>,
  d = !k.nest<"d">, e = !k.nest<"open">
} : () -> ()
