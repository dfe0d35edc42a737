// Arithmetic, bitwise operations and shifts fold for constants, neutral elements and equal operands. Operations with
// an undefined result are kept: a division by zero, a shift by at least the bit width.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @arithmetic(%x: i32, %v: vector<2xi32>) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 3 : i32
  %cm = spirv.Constant -1 : i32
  %cmin = spirv.Constant -2147483648 : i32
  %c40 = spirv.Constant 40 : i32
  %v0 = spirv.Constant dense<0> : vector<2xi32>
  %v1 = spirv.Constant dense<[1,2]> : vector<2xi32>
  %true = spirv.Constant true
  %false = spirv.Constant false
  %iadd0 = spirv.IAdd %x, %c0 : i32
  %iadd1 = spirv.IAdd %c0, %x : i32
  %iaddc = spirv.IAdd %c3, %c3 : i32
  %iaddv = spirv.IAdd %v, %v0 : vector<2xi32>
  %iaddvc = spirv.IAdd %v1, %v1 : vector<2xi32>
  %imul0 = spirv.IMul %x, %c0 : i32
  %imul1 = spirv.IMul %x, %c1 : i32
  %imulc = spirv.IMul %c3, %c3 : i32
  %imulv = spirv.IMul %v, %v0 : vector<2xi32>
  %isub = spirv.ISub %x, %x : i32
  %isub0 = spirv.ISub %x, %c0 : i32
  %isubv = spirv.ISub %v, %v : vector<2xi32>
  %isubc = spirv.ISub %c1, %c3 : i32
  %sdiv1 = spirv.SDiv %x, %c1 : i32
  %sdiv0 = spirv.SDiv %c3, %c0 : i32
  %sdivc = spirv.SDiv %cm, %c3 : i32
  %sdivo = spirv.SDiv %cmin, %cm : i32
  %smod1 = spirv.SMod %x, %c1 : i32
  %smodc = spirv.SMod %cm, %c3 : i32
  %smod0 = spirv.SMod %c3, %c0 : i32
  %smodn = spirv.SMod %c3, %cmin : i32
  %smodo = spirv.SMod %cmin, %cm : i32
  %srem1 = spirv.SRem %x, %c1 : i32
  %sremc = spirv.SRem %cm, %c3 : i32
  %sremo = spirv.SRem %cmin, %cm : i32
  %udiv1 = spirv.UDiv %x, %c1 : i32
  %udivc = spirv.UDiv %cm, %c3 : i32
  %udiv0 = spirv.UDiv %cm, %c0 : i32
  %umod1 = spirv.UMod %x, %c1 : i32
  %umodc = spirv.UMod %cm, %c3 : i32
  %umodu = spirv.UMod %x, %c40 : i32
  %umoduu = spirv.UMod %umodu, %c40 : i32
  %umodux = spirv.UMod %umodu, %c3 : i32
  %c20 = spirv.Constant 20 : i32
  %umoduy = spirv.UMod %umodu, %c20 : i32
  %sneg = spirv.SNegate %x : i32
  %snegneg = spirv.SNegate %sneg : i32
  %snegc = spirv.SNegate %c3 : i32
  "u.sums"(%iadd0, %iadd1, %iaddc, %iaddv, %iaddvc, %imul0, %imul1, %imulc, %imulv, %isub, %isub0, %isubv, %isubc) : (i32,i32,i32,vector<2xi32>,vector<2xi32>,i32,i32,i32,vector<2xi32>,i32,i32,vector<2xi32>,i32) -> ()
  "u.quotients"(%sdiv1, %sdiv0, %sdivc, %sdivo, %smod1, %smodc, %smod0, %smodn, %smodo, %srem1, %sremc, %sremo, %udiv1, %udivc, %udiv0, %umod1, %umodc, %umoduu, %umodux, %umoduy, %snegneg, %snegc) : (i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32) -> ()
  return
}

func.func @bits(%x: i32, %w: i64) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 3 : i32
  %cm = spirv.Constant -1 : i32
  %c32 = spirv.Constant 32 : i32
  %c31 = spirv.Constant 31 : i32
  %l0 = spirv.Constant 0 : i64
  %l3 = spirv.Constant 3 : i64
  %and0 = spirv.BitwiseAnd %x, %c0 : i32
  %andm = spirv.BitwiseAnd %x, %cm : i32
  %andc = spirv.BitwiseAnd %c1, %c3 : i32
  %andx = spirv.BitwiseAnd %x, %x : i32
  %or0 = spirv.BitwiseOr %x, %c0 : i32
  %orm = spirv.BitwiseOr %x, %cm : i32
  %orc = spirv.BitwiseOr %c1, %c3 : i32
  %orx = spirv.BitwiseOr %x, %x : i32
  %xor0 = spirv.BitwiseXor %x, %c0 : i32
  %xorm = spirv.BitwiseXor %x, %cm : i32
  %xorc = spirv.BitwiseXor %c1, %c3 : i32
  %xorx = spirv.BitwiseXor %x, %x : i32
  %c8 = spirv.Constant 255 : i8
  %c8z = spirv.UConvert %c8 : i8 to i32
  %y8 = spirv.UConvert %w : i64 to i8
  %y32 = spirv.UConvert %y8 : i8 to i32
  %c255 = spirv.Constant 255 : i32
  %c256 = spirv.Constant 256 : i32
  %andz = spirv.BitwiseAnd %y32, %c255 : i32
  %andz2 = spirv.BitwiseAnd %y32, %c256 : i32
  %orxc = spirv.BitwiseOr %andc, %x : i32
  "u.bits"(%and0,%andm,%andc,%andx,%or0,%orm,%orc,%orx,%xor0,%xorm,%xorc,%xorx,%c8z,%andz,%andz2,%orxc) : (i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32) -> ()
  %shl0 = spirv.ShiftLeftLogical %x, %c0 : i32, i32
  %shlc = spirv.ShiftLeftLogical %c1, %c3 : i32, i32
  %shl32 = spirv.ShiftLeftLogical %c1, %c32 : i32, i32
  %shl31 = spirv.ShiftLeftLogical %c3, %c31 : i32, i32
  %shlw = spirv.ShiftLeftLogical %c3, %l3 : i32, i64
  %shlw0 = spirv.ShiftLeftLogical %x, %l0 : i32, i64
  %shr0 = spirv.ShiftRightLogical %x, %c0 : i32, i32
  %shrc = spirv.ShiftRightLogical %cm, %c3 : i32, i32
  %shr32 = spirv.ShiftRightLogical %c1, %c32 : i32, i32
  %sar0 = spirv.ShiftRightArithmetic %x, %c0 : i32, i32
  %sarc = spirv.ShiftRightArithmetic %cm, %c3 : i32, i32
  %sar32 = spirv.ShiftRightArithmetic %c1, %c32 : i32, i32
  %not = spirv.Not %x : i32
  %notnot = spirv.Not %not : i32
  %notc = spirv.Not %c1 : i32
  "u.shifts"(%shl0,%shlc,%shl32,%shl31,%shlw,%shlw0,%shr0,%shrc,%shr32,%sar0,%sarc,%sar32,%notnot,%notc) : (i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32) -> ()
  return
}

func.func @masked(%w : i8, %x : i32) -> (i32,i32,i32,i32, i1) {
  %c511 = spirv.Constant 511 : i32
  %c255 = spirv.Constant 255 : i32
  %c3 = spirv.Constant 3 : i32
  %z = spirv.UConvert %w : i8 to i32
  %0 = spirv.BitwiseAnd %z, %c511 : i32
  %a = spirv.BitwiseOr %c3, %c255 : i32
  %q = spirv.ISub %c3, %x : i32
  %s = spirv.SRem %c3, %c3 : i32
  %t = spirv.Constant true
  %n = spirv.LogicalNotEqual %t, %t : i1
  return %0, %a, %q, %s, %n : i32, i32, i32, i32, i1
}
func.func @vectors(%v : vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %c = spirv.Constant dense<[1, 4]> : vector<2xi32>
  %d = spirv.Constant dense<[0, 4]> : vector<2xi32>
  %e = spirv.Constant dense<2> : vector<2xi32>
  %0 = spirv.SDiv %c, %d : vector<2xi32>
  %1 = spirv.UMod %c, %e : vector<2xi32>
  %2 = spirv.SLessThan %c, %d : vector<2xi32>
  %3 = spirv.ShiftLeftLogical %c, %e : vector<2xi32>, vector<2xi32>
  %4 = spirv.SNegate %c : vector<2xi32>
  %5 = spirv.IMul %e, %e : vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32>, vector<2xi32>, vector<2xi32>
}
func.func @signs(%x : ui32, %s : si8) -> (ui32, ui32, si8, si8) {
  %c1 = spirv.Constant 1 : ui32
  %c7 = spirv.Constant 7 : ui32
  %s1 = spirv.Constant -128 : si8
  %s2 = spirv.Constant -1 : si8
  %0 = spirv.UDiv %x, %c1 : ui32
  %1 = spirv.IAdd %c7, %c7 : ui32
  %2 = spirv.SDiv %s1, %s2 : si8
  %3 = spirv.SNegate %s2 : si8
  return %0, %1, %2, %3 : ui32, ui32, si8, si8
}
