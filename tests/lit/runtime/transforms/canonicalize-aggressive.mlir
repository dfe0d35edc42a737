// region-simplify=aggressive also merges identical blocks and removes block
// arguments that always have the same value. Expected text by mlir-opt.
// RUN: strata-opt %s --canonicalize=region-simplify=aggressive --allow-unregistered-dialect | diff %s.expected -

func.func @identical(%c: i1, %x: i32) {
  cf.cond_br %c, ^a, ^b
^a:
  "x.use"(%x) : (i32) -> ()
  cf.br ^c
^b:
  "x.use"(%x) : (i32) -> ()
  cf.br ^c
^c:
  "x.end"() : () -> ()
  return
}
// Different operands of merged blocks become block arguments.
func.func @differ_in_operands(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = "x.make"(%x) : (i32) -> i32
  return %0 : i32
^b:
  %1 = "x.make"(%y) : (i32) -> i32
  return %1 : i32
}
func.func @different(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = "x.make"(%x) : (i32) -> i32
  return %0 : i32
^b:
  %1 = "x.other"(%x) : (i32) -> i32
  return %1 : i32
}
// Blocks whose values are used in other blocks are not merged.
func.func @used_outside(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = "x.make"(%x) : (i32) -> i32
  cf.br ^c
^b:
  %1 = "x.make"(%x) : (i32) -> i32
  cf.br ^d
^c:
  return %0 : i32
^d:
  "x.use"(%1) : (i32) -> ()
  return %1 : i32
}
func.func @redundant_argument(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "x.a"() : () -> ()
  cf.br ^c(%x : i32)
^b:
  "x.b"() : () -> ()
  cf.br ^c(%x : i32)
^c(%0: i32):
  return %0 : i32
}
func.func @switch(%k: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^a,
    1: ^b,
    2: ^c
  ]
^a:
  %0 = arith.addi %x, %y : i32
  "x.use"(%0) : (i32) -> ()
  return %0 : i32
^b:
  %1 = arith.addi %x, %y : i32
  "x.use"(%1) : (i32) -> ()
  return %1 : i32
^c:
  %2 = arith.addi %x, %x : i32
  "x.use"(%2) : (i32) -> ()
  return %2 : i32
}
