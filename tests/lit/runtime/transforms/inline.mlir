// Calls are replaced by the callee if all dialects permit it. Recursive calls, no_inline, declarations and ops
// of dialects without the interface are kept; unused private functions are removed. Expected text by mlir-opt.
// RUN: strata-opt %s --inline --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --inline=default-pipeline= --allow-unregistered-dialect | diff %s.plain.expected -
// RUN: strata-opt %s --inline=inlining-threshold=50 --allow-unregistered-dialect | diff %s.threshold.expected -
// RUN: strata-opt %s --inline='max-iterations=1 op-pipelines=func.func(cse)' --allow-unregistered-dialect | diff %s.once.expected -

func.func @id(%a: i32) -> i32 { return %a : i32 }
func.func @c1(%a: i32) -> i32 {
  %0 = call @id(%a) : (i32) -> i32
  return %0 : i32
}
func.func @mb(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x: 
  return %a : i32
^y:
  %z = arith.constant 1 : i32
  return %z : i32
}
func.func @c2(%c: i1, %a: i32) -> i32 {
  %k = arith.constant 5 : i32
  %0 = call @mb(%c, %k) : (i1, i32) -> i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
func.func private @priv(%a: i32) -> i32 { 
  %0 = arith.addi %a, %a : i32
  return %0 : i32 }
func.func @c3(%a: i32) -> i32 {
  %0 = call @priv(%a) : (i32) -> i32
  %1 = call @priv(%0) : (i32) -> i32
  return %1 : i32
}
func.func @rec(%a: i32) -> i32 {
  %0 = call @rec(%a) : (i32) -> i32
  return %0 : i32
}
func.func @ping(%a: i32) -> i32 {
  %0 = call @pong(%a) : (i32) -> i32
  return %0 : i32
}
func.func @pong(%a: i32) -> i32 {
  %0 = call @ping(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @noinl(%a: i32) -> i32 attributes {no_inline} { return %a : i32 }
func.func @c4(%a: i32) -> i32 {
  %0 = call @noinl(%a) : (i32) -> i32
  %1 = call @id(%0) {no_inline} : (i32) -> i32
  return %1 : i32
}
func.func @ind(%a: i32) -> i32 {
  %f = constant @priv : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @ext(i32)
func.func @c5(%a: i32) { call @ext(%a) : (i32) -> () 
return }
func.func private @deadleaf(%a: i32) -> i32 { return %a : i32 }
func.func private @deaduser(%a: i32) -> i32 { 
  %0 = call @deadleaf(%a) : (i32) -> i32
  return %0 : i32 }
func.func @ping3(%a: i32) -> i32 {
  %x = "x.ping"(%a) : (i32) -> i32
  %0 = call @pong3(%x) : (i32) -> i32
  return %0 : i32
}
func.func @pong3(%a: i32) -> i32 {
  %x = "x.pong"(%a) : (i32) -> i32
  %0 = call @ping3(%x) : (i32) -> i32
  return %0 : i32
}
func.func @user(%a: i32) -> i32 {
  %0 = call @ping3(%a) : (i32) -> i32
  return %0 : i32
}
func.func @rec2(%a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %0 = call @rec2(%x) : (i32) -> i32
  return %0 : i32
}
func.func @userec(%a: i32) -> i32 {
  %0 = call @rec2(%a) : (i32) -> i32
  return %0 : i32
}
func.func @ping2(%a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %0 = call @pong2(%x) : (i32) -> i32
  return %0 : i32
}
func.func @pong2(%a: i32) -> i32 {
  %x = arith.muli %a, %a : i32
  %0 = call @ping2(%x) : (i32) -> i32
  return %0 : i32
}
func.func @user2(%a: i32) -> i32 {
  %0 = call @ping2(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @leaf(%a: i32 loc("arg.c":1:2)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("leaf.c":10:2)
  %1 = arith.muli %0, %a : i32 loc(unknown)
  return %1 : i32 loc("leaf.c":12:2)
}
func.func @locs(%a: i32) -> i32 {
  %0 = call @leaf(%a) : (i32) -> i32 loc("caller.c":5:6)
  %1 = call @leaf(%0) : (i32) -> i32 loc("caller.c":6:6)
  return %1 : i32
}
