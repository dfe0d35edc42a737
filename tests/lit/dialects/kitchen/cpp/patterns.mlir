// Patterns with C++ code, which cannot be loaded; each function is named for the pattern that rewrites its op.
// RUN: kitchen-opt %s --canonicalize | diff %s.expected -

func.func @ManyNames(%x: i32, %y: i32, %z: i64) -> (i32, i32, i32, i32) {
  %0 = k.p.scatter %x, %y 10 : i32
  %1 = k.p.gather %0
  // Kept: an operand of type i64, the number 9, and an operand that no k.p.scatter defines.
  %2 = k.p.scatter %x, %z 10 : i64
  %3 = k.p.gather %2
  %4 = k.p.scatter %x, %y 9 : i32
  %5 = k.p.gather %4
  %6 = k.p.gather %x
  return %1, %3, %5, %6 : i32, i32, i32, i32
}
func.func @NoNames(%x: i32, %y: i32) -> (i32, i32) {
  %0 = k.p.scatter %x, %y 10 : i32
  %1 = k.p.add %x, %0
  %2 = k.p.add %0, %x
  return %1, %2 : i32, i32
}
func.func @EachByNumber(%x: i32) -> i32 {
  %0 = k.p.halves %x
  %1 = k.p.halves %0
  return %1 : i32
}
func.func @BothAtOnce(%x: i32) -> (i32, i32) {
  %0 = k.p.halves %x
  %1, %2 = k.p.pair %0
  return %1, %2 : i32, i32
}
func.func @OfOtherCpp(%x: i32) -> i32 {
  %0 = k.p.join %x
  return %0 : i32
}
