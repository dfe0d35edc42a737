// Bitwise operations.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @bits(%i: i32, %w: i64, %v: vector<4xi8>) {
  %BitCount1 = spirv.BitCount %i : i32
  %BitCount2 = spirv.BitCount %v : vector<4xi8> {a}
  %BitReverse1 = spirv.BitReverse %i : i32
  %BitReverse2 = spirv.BitReverse %v : vector<4xi8> {a}
  %Not1 = spirv.Not %i : i32
  %Not2 = spirv.Not %v : vector<4xi8> {a}
  %BitwiseAnd1 = spirv.BitwiseAnd %i, %i {a} : i32
  %BitwiseAnd2 = spirv.BitwiseAnd %v, %v : vector<4xi8>
  %BitwiseOr1 = spirv.BitwiseOr %i, %i {a} : i32
  %BitwiseOr2 = spirv.BitwiseOr %v, %v : vector<4xi8>
  %BitwiseXor1 = spirv.BitwiseXor %i, %i {a} : i32
  %BitwiseXor2 = spirv.BitwiseXor %v, %v : vector<4xi8>
  %ShiftLeftLogical1 = spirv.ShiftLeftLogical %i, %w {a} : i32, i64
  %ShiftLeftLogical2 = spirv.ShiftLeftLogical %v, %v : vector<4xi8>, vector<4xi8>
  %ShiftRightArithmetic1 = spirv.ShiftRightArithmetic %i, %w {a} : i32, i64
  %ShiftRightArithmetic2 = spirv.ShiftRightArithmetic %v, %v : vector<4xi8>, vector<4xi8>
  %ShiftRightLogical1 = spirv.ShiftRightLogical %i, %w {a} : i32, i64
  %ShiftRightLogical2 = spirv.ShiftRightLogical %v, %v : vector<4xi8>, vector<4xi8>
  %insert1 = spirv.BitFieldInsert %i, %i, %w, %i {a} : i32, i64, i32
  %insert2 = spirv.BitFieldInsert %v, %v, %i, %i : vector<4xi8>, i32, i32
  %BitFieldSExtract1 = spirv.BitFieldSExtract %i, %i, %w {a} : i32, i32, i64
  %BitFieldSExtract2 = spirv.BitFieldSExtract %v, %i, %i : vector<4xi8>, i32, i32
  %BitFieldUExtract1 = spirv.BitFieldUExtract %i, %i, %w {a} : i32, i32, i64
  %BitFieldUExtract2 = spirv.BitFieldUExtract %v, %i, %i : vector<4xi8>, i32, i32
  return
}
