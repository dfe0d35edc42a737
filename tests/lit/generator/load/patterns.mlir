// Patterns of a loaded dialect, with constraints and native calls that the loader evaluates.
// RUN: strata-opt --load-dialect=%S/Inputs/Features.td --load-strict %s --canonicalize | diff %s.expected -

f.symbol @shared {
  %0 = f.make : f32
  %1 = f.same %0, %0 : f32
  f.use %1 : f32
}
f.symbol @native {
  %0 = f.num 3
  %1 = f.num 4
  %2 = f.same %0, %1 : i32
  f.use %2 : i32
}
// f.twice of -1 is kept, because the pattern requires a positive number.
f.symbol @constraint {
  %0 = f.num -1
  %1 = f.twice %0 : i32
  %2 = f.num 5
  %3 = f.twice %2 : i32
  f.use %1, %3 : i32, i32
}
