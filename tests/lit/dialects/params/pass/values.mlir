// Parameters of each C++ type are parsed and printed.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s.expected | diff %s.expected -

module attributes {
  t.flags = [#params.flag<true>, #params.flag<false>],
  t.numbers = [#params.small<-128>, #params.size<18446744073709551615>, #params.real<2.5>],
  t.big = [#params.int<170141183460469231731687303715884105727>, #params.int<-3>, #params.float<1.25>],
  t.maps = [#params.map<(d0)[s0] -> (d0 + s0, 4)>, #params.set<(d0) : (d0 - 1 >= 0)>],
  t.places = [#params.place<loc("a.td":1:2)>, #params.place<loc(unknown)>],
  t.attrs = [#params.name<"x">, #params.path<@f>, #params.elements<array<i32: 1, 2>>, #params.shaped<tensor<4xf32>>],
  t.texts = [#params.text<"a \"b\"">, #params.text<"none">, #params.text],
  t.colors = [#params.colored<red>, #params.colored<"dark-blue">],
  t.several = [#params.bools[true, false], #params.i8s[-1, 65], #params.i32s[1, -2, 3], #params.u32s[4294967295],
             #params.i64s[-9223372036854775808], #params.u64s[18446744073709551615], #params.floats[1.0, -2.5e10],
             #params.texts["a", "b c", ""], #params.maps[(d0) -> (d0), () -> ()], #params.types[i32, !params.point<1>],
             #params.attrs[1 : i32, "a"], #params.ids[1, 2], #params.ids[]],
  t.bounds = [#params.bounds<>, #params.bounds<1>, #params.bounds<to -2>, #params.bounds<0 to 0>],
  t.optional = [#params.optional<>, #params.optional<flag = false, sizes = 1, 2>,
              #params.optional<number = 8, map = (d0) -> (d0), other = unit>,
              #params.optional<number = 7, flag = true>],
  t.lines = [!params.line<<1, 2> to <3>>, !params.line<!params.point<1> to <2> if <true>>, !params.qualified<!params.point<4>>],
  t.narrow = [!params.narrow<i8>, !params.narrow<si8>],
  t.typed = [#params.typed<1>, #params.typed<1> : i32]
} {}
