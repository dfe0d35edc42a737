// Comparisons fold for constants and equal operands, selections for known conditions, and negated comparisons
// become the inverse comparison.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @logic(%x: i32, %y: i32, %f: f32, %b: i1, %v: vector<2xi1>, %w: vector<2xi32>) {
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 3 : i32
  %cm = spirv.Constant -1 : i32
  %t = spirv.Constant true
  %n = spirv.Constant false
  %tv = spirv.Constant dense<true> : vector<2xi1>
  %nv = spirv.Constant dense<false> : vector<2xi1>
  %ieq = spirv.IEqual %x, %x : i32
  %ieqv = spirv.IEqual %w, %w : vector<2xi32>
  %ieqc = spirv.IEqual %c1, %c3 : i32
  %ine = spirv.INotEqual %x, %x : i32
  %sgt = spirv.SGreaterThan %x, %x : i32
  %sge = spirv.SGreaterThanEqual %x, %x : i32
  %slt = spirv.SLessThan %cm, %c3 : i32
  %sle = spirv.SLessThanEqual %x, %x : i32
  %ult = spirv.ULessThan %cm, %c3 : i32
  %ule = spirv.ULessThanEqual %x, %x : i32
  %ugt = spirv.UGreaterThan %x, %x : i32
  %uge = spirv.UGreaterThanEqual %x, %x : i32
  "u.cmp"(%ieq,%ieqv,%ieqc,%ine,%sgt,%sge,%slt,%sle,%ult,%ule,%ugt,%uge) : (i1,vector<2xi1>,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1) -> ()
  %and1 = spirv.LogicalAnd %b, %t : i1
  %and2 = spirv.LogicalAnd %b, %n : i1
  %and3 = spirv.LogicalAnd %v, %tv : vector<2xi1>
  %and4 = spirv.LogicalAnd %b, %b : i1
  %and5 = spirv.LogicalAnd %v, %nv : vector<2xi1>
  %or1 = spirv.LogicalOr %b, %t : i1
  %or2 = spirv.LogicalOr %b, %n : i1
  %or3 = spirv.LogicalOr %v, %tv : vector<2xi1>
  %eq1 = spirv.LogicalEqual %b, %b : i1
  %eq2 = spirv.LogicalEqual %b, %t : i1
  %eq3 = spirv.LogicalEqual %b, %n : i1
  %eq4 = spirv.LogicalEqual %t, %n : i1
  %ne1 = spirv.LogicalNotEqual %b, %b : i1
  %ne2 = spirv.LogicalNotEqual %b, %n : i1
  %ne3 = spirv.LogicalNotEqual %b, %t : i1
  %ne4 = spirv.LogicalNotEqual %t, %n : i1
  %not = spirv.LogicalNot %b : i1
  %not2 = spirv.LogicalNot %not : i1
  %notc = spirv.LogicalNot %t : i1
  "u.log"(%and1,%and2,%and3,%and4,%and5,%or1,%or2,%or3,%eq1,%eq2,%eq3,%eq4,%ne1,%ne2,%ne3,%ne4,%not2,%notc) : (i1,i1,vector<2xi1>,i1,vector<2xi1>,i1,i1,vector<2xi1>,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1) -> ()
  %e1 = spirv.IEqual %x, %y : i32
  %e2 = spirv.INotEqual %x, %y : i32
  %e3 = spirv.LogicalEqual %b, %e1 : i1
  %e4 = spirv.LogicalNotEqual %b, %e1 : i1
  %e5 = spirv.SLessThan %x, %y : i32
  %e6 = spirv.FOrdEqual %f, %f : f32
  %n1 = spirv.LogicalNot %e1 : i1
  %n2 = spirv.LogicalNot %e2 : i1
  %n3 = spirv.LogicalNot %e3 : i1
  %n4 = spirv.LogicalNot %e4 : i1
  %n5 = spirv.LogicalNot %e5 : i1
  %n6 = spirv.LogicalNot %e6 : i1
  %s1 = spirv.Select %b, %x, %x : i1, i32
  %s2 = spirv.Select %t, %x, %y : i1, i32
  %s3 = spirv.Select %n, %x, %y : i1, i32
  %s4 = spirv.Select %tv, %w, %w : vector<2xi1>, vector<2xi32>
  %tn = spirv.Constant dense<[true,false]> : vector<2xi1>
  %w1 = spirv.Constant dense<[5,6]> : vector<2xi32>
  %w2 = spirv.Constant dense<[7,8]> : vector<2xi32>
  %s5 = spirv.Select %tn, %w1, %w2 : vector<2xi1>, vector<2xi32>
  %s6 = spirv.Select %tv, %w1, %w : vector<2xi1>, vector<2xi32>
  %s7 = spirv.Select %nv, %w1, %w : vector<2xi1>, vector<2xi32>
  %s8 = spirv.Select %b, %t, %n : i1, i1
  "u.sel"(%n1,%n2,%n3,%n4,%n5,%n6,%s1,%s2,%s3,%s4,%s5,%s6,%s7,%s8) : (i1,i1,i1,i1,i1,i1,i32,i32,i32,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,i1) -> ()
  return
}
