// spirv.IAddCarry with zero becomes a struct of the other operand and zero. mlir-opt 22 exchanges the two members.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @carry(%x: i32) -> !spirv.struct<(i32, i32)> {
  %c0 = spirv.Constant 0 : i32
  %0 = spirv.IAddCarry %x, %c0 : !spirv.struct<(i32, i32)>
  return %0 : !spirv.struct<(i32, i32)>
}
