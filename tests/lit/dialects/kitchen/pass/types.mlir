// Types and attributes of each kind; tests/lit/dialects/params has parameters of each C++ type.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect | %opt --allow-unregistered-dialect | diff %s.expected -

"u.types"() {
  a = !k.plate, b = !k.odd, c = !k.bowl<3>, d = !k.bowl<4 of !k.bowl<5 of i32>>, e = !k.checked<9>,
  g = !k.named<name = "n">, h = !k.named<count = 5, name = "n", sizes = 1, 2>,
  i = !k.fields<bowl = !k.bowl<3>, number = 3 : !k.plate nothing>,
  j = !k.fields<number = 3, bowl = !k.bowl<3> : !k.plate, i32>,
  k = !k.fields<bowl = !k.bowl<3>, number = 3 : !k.plate, i32 and unit>,
  l = !k.spaced, m = !k.spaced[i32], n = !k.stored<5 "a label">, o = !k.stored<5 "" : !k.stored<-1 "\0A" : i32>>,
  p = !k.built<3, "x">
} : () -> ()
"u.attributes"() {
  a = #k.unit, b = #k.point<1>, c = #k.point<1, 2>, d = #k.typed<4> : i32, e = #k.ids[1, 2], g = #k<spice salt>,
  h = #k<heat<low>>, i = #k<taste sweet, salty>, j = #k.place<3>, l = #k.stored<-7>
} : () -> ()
"u.groups_of_structs"() {
  a = !k.frame<1>, b = !k.frame<1, x = 2>, c = !k.frame<1, y = i32>, d = !k.frame<1, y = i32, x = 2>,
  e = !k.frame<1 * 3>, f = !k.frame<1, y = i32 * 3>
} : () -> ()
