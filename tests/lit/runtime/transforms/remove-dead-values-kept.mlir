// Values that remove-dead-values keeps: those that unknown callers use, conditions of side
// effects, and operands of unreachable code. Dead values that are difficult to remove.
// RUN: strata-opt %s --split-input-file --allow-unregistered-dialect --remove-dead-values | diff %s.expected -
// RUN: strata-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(any(remove-dead-values))' | FileCheck %s --check-prefix=ALONE

func.func private @side(i32)

// One branch forwards a value that is live elsewhere, the other branch a dead value.
func.func @one_of_two_edges(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%y : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %x : i32
}

func.func @public(%a: i32) {
  return
}
func.func @call_public(%x: i32) {
  %0 = arith.addi %x, %x : i32
  call @public(%0) : (i32) -> ()
  return
}

func.func private @as_value(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func @takes_value(%x: i32) -> ((i32) -> i32) {
  %0 = call @as_value(%x) : (i32) -> i32
  %f = constant @as_value : (i32) -> i32
  return %f : (i32) -> i32
}

func.func @unreached(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2(%0 : i32)
^bb1:
  return
^bb2(%a: i32):
  call @side(%a) : (i32) -> ()
  return
}

module @inner {
  func.func private @side()
  func.func private @hidden(%a: i32, %b: i32) -> (i32, i32) {
    func.call @side() : () -> ()
    return %a, %b : i32, i32
  }
  func.func @calls(%a: i32) -> i32 {
    %0:2 = func.call @hidden(%a, %a) {arg_attrs = [{x.a}, {x.b}], res_attrs = [{x.r}, {x.s}]} : (i32, i32) -> (i32, i32)
    return %0#1 : i32
  }
}

func.func private @named_elsewhere(%a: i32) {
  return
}
func.func @names(%x: i32) attributes {my.handler = @named_elsewhere} {
  call @named_elsewhere(%x) : (i32) -> ()
  return
}
func.func private @mutual_a(%a: i32, %b: i32) -> i32 {
  %0 = call @mutual_b(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}
func.func private @mutual_b(%a: i32, %b: i32) -> i32 {
  %0 = call @mutual_a(%b, %a) : (i32, i32) -> i32
  return %0 : i32
}
func.func private @recursive(%a: i32, %n: i32) -> i32 {
  call @side(%n) : (i32) -> ()
  %0 = call @recursive(%a, %n) : (i32, i32) -> i32
  return %0 : i32
}
func.func @loop(%n: index, %x: i32) {
  %s = arith.addi %n, %n : index
  %0 = scf.for %i = %n to %s step %n iter_args(%a = %x) -> i32 {
    func.call @side(%x) : (i32) -> ()
    %1 = arith.index_cast %i : index to i32
    scf.yield %1 : i32
  }
  return
}
func.func @condition(%n: i32, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    func.call @side(%x) : (i32) -> ()
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    %1 = arith.addi %a, %n : i32
    scf.yield %1 : i32
  }
  return
}
func.func @switch(%x: i32) -> i32 {
  cf.switch %x : i32, [default: ^bb1(%x, %x : i32, i32), 1: ^bb1(%x, %x : i32, i32), 2: ^bb2]
^bb1(%a: i32, %b: i32):
  return %a : i32
^bb2:
  return %x : i32
}

// -----

// An unregistered op may be a symbol table: functions in its parent are kept unchanged.
func.func private @may_be_named(%a: i32) {
  return
}
func.func @unknown(%x: i32, %y: i32) {
  %0 = arith.addi %x, %x : i32
  "x.y"(%0) : (i32) -> ()
  "x.if"(%x) ({
  ^bb0(%a: i32):
    %1 = arith.addi %a, %a : i32
    "x.yield"(%1) : (i32) -> ()
  }) : (i32) -> ()
  return
}

// -----

// A function without a symbol table has unknown callers; its dead operations are removed nevertheless.
// ALONE-LABEL: func.func private @alone(%arg0: i32, %arg1: i32) -> i32 {
// ALONE-NEXT: return %arg0 : i32
func.func private @alone(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %b, %b : i32
  return %a : i32
}
