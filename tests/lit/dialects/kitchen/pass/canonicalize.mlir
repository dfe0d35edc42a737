// Each function contains an op that the pattern of Kitchen.td with the name of the function rewrites.
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @NestedOps(%x: i32) -> i32 {
  %0 = k.p.neg %x
  %1 = k.p.neg %0
  return %1 : i32
}
func.func @SameValue(%x: i32) -> i32 {
  %0 = k.p.sub %x, %x
  return %0 : i32
}
func.func @Ignored(%x: i32, %y: i32) -> i32 {
  %0 = k.p.neg %y
  %1 = k.p.max %x, %0
  return %1 : i32
}
func.func @TypedLeaf(%x: i32, %y: i32) -> (i32, i32) {
  %0 = k.p.min %x, %y
  %1 = k.p.min %x, %x
  return %0, %1 : i32, i32
}
func.func @ConstantLeaf(%x: i32) -> (i32, i32) {
  %0 = k.p.scale %x 1
  %1 = k.p.scale %x 2
  return %0, %1 : i32, i32
}
func.func @ConfinedLeaf(%x: i32) -> (i32, i32) {
  %0 = k.p.shift %x 15
  %1 = k.p.shift %x 9
  return %0, %1 : i32, i32
}
func.func @ShiftOfShift(%x: i32) -> i32 {
  %0 = k.p.shift %x 1
  %1 = k.p.shift %0 2
  return %1 : i32
}
func.func @EnumCaseLeaf(%x: i32) -> (i32, i32) {
  %0 = k.p.paint %x red
  %1 = k.p.paint %x green
  return %0, %1 : i32, i32
}
func.func @EitherOrder(%x: i32, %y: i32) -> (i32, i32) {
  %0 = k.p.scale %x 2
  %1 = k.p.max %0, %y
  %2 = k.p.max %y, %0
  return %1, %2 : i32, i32
}
func.func @VariadicSource(%x: i32, %y: i32) -> (i32, i32) {
  %0 = k.p.sum %x, %y
  %1 = k.p.sum %x, %y, %x
  return %0, %1 : i32, i32
}
func.func @VariadicResult(%x: i32, %y: i32, %z: i32) -> i32 {
  %0 = k.p.add %x, %y
  %1 = k.p.add %0, %z
  return %1 : i32
}
func.func @PropConstant(%x: i32) -> (i32, i32) {
  %0 = k.p.prop %x 0
  %1 = k.p.prop %x 1
  return %0, %1 : i32, i32
}
func.func @PropBound(%x: i32) -> i32 {
  %0 = k.p.prop %x 5
  %1 = k.p.prop %0 7
  return %1 : i32
}
func.func @PropConfined(%x: i32) -> (i32, i32) {
  %0 = k.p.prop %x 101
  %1 = k.p.prop %x 100
  return %0, %1 : i32, i32
}
func.func @ResultAsValue(%x: i32) -> (i32, i32) {
  %0:2 = k.p.pair %x
  return %0#0, %0#1 : i32, i32
}
func.func @Supplemental(%x: i32, %y: i32) -> i32 {
  %0 = k.p.neg %x
  %1 = k.p.sub %0, %y
  return %1 : i32
}
func.func @Located(%x: i32, %y: i32) -> i32 {
  %0 = k.p.neg %y
  %1 = k.p.sub %x, %0
  return %1 : i32
}
