// Nothing is carried when zero is added. MLIR 22 puts the zero where the sum is: not so here.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @carry(%x: i32) -> !spirv.struct<(i32, i32)> {
  %c0 = spirv.Constant 0 : i32
  %0 = spirv.IAddCarry %x, %c0 : !spirv.struct<(i32, i32)>
  return %0 : !spirv.struct<(i32, i32)>
}
