// scf operations in generic form.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

func.func private @visit()
func.func private @later() -> i32

func.func @fors(%lb: index, %ub: index, %step: index, %i: i32, %t: tensor<10xf32>) {
  scf.for %x = %lb to %ub step %step {
  }
  scf.for unsigned %x = %lb to %ub step %step {
    func.call @visit() : () -> ()
  } {my.attr}
  %0 = scf.for unsigned %x = %i to %i step %i iter_args(%a = %i) -> (i32) : i32 {
    scf.yield %a : i32
  } {my.attr}
  %1:2 = scf.for %x = %lb to %ub step %step iter_args(%a = %i, %b = %t) -> (i32, tensor<10xf32>) {
    scf.yield %a, %b : i32, tensor<10xf32>
  }
  scf.for %x = %i to %i step %i : i32 {
    scf.yield
  }
  scf.for %x = %lb to %ub step %step iter_args() -> () {
  }
  return
}

func.func @whiles(%c: i1, %i: i32, %x: index) {
  %0:2 = scf.while (%a = %i, %b = %x) : (i32, index) -> (i32, index) {
    scf.condition(%c) {my.attr} %a, %b : i32, index
  } do {
  ^bb0(%a: i32, %b: index):
    scf.yield %a, %b : i32, index
  } attributes {my.attr}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %1 = scf.while (%a = %i) : (i32) -> (() -> i32) {
    %f = func.constant @later : () -> i32
    scf.condition(%c) %f : () -> i32
  } do {
  ^bb0(%a: () -> i32):
    scf.yield %i : i32
  }
  return
}

func.func @ifs(%c: i1, %i: i32) {
  %0 = scf.if %c -> i32 {
    scf.yield %i : i32
  } else {
    scf.yield %i : i32
  } {my.attr}
  %1:2 = scf.if %c -> (i32, i32) {
    scf.yield %i, %i : i32, i32
  } else {
    scf.yield %i, %i : i32, i32
  }
  scf.if %c {
  }
  scf.if %c {
    scf.yield {my.attr}
  } else {
    func.call @visit() : () -> ()
  }
  return
}

func.func @execute_regions(%c: i1, %i: i32) {
  %0 = scf.execute_region -> i32 no_inline {
    scf.yield %i : i32
  } {my.attr}
  %1:2 = scf.execute_region -> (i32, i32) {
    scf.yield %i, %i : i32, i32
  }
  scf.execute_region {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield
  ^bb2:
    scf.yield
  }
  return
}

func.func @index_switches(%x: index, %i: i32, %f: f32) {
  %0 = scf.index_switch %x {my.attr} -> i32
  case 1 {
    scf.yield %i : i32
  }
  case -3 {
    scf.yield %i : i32
  }
  default {
    scf.yield %i : i32
  }
  %1, %2 = scf.index_switch %x -> i32, f32
  default {
    scf.yield %i, %f : i32, f32
  }
  scf.index_switch %x
  case 1 {
    scf.yield
  }
  default {
  }
  scf.index_switch %x
  default {
    func.call @visit() : () -> ()
  }
  return
}

func.func @parallels(%lb: index, %ub: index, %step: index, %i: i32) {
  scf.parallel (%x, %y) = (%lb, %lb) to (%ub, %ub) step (%step, %step) {
    scf.reduce
  } {my.attr}
  scf.parallel (%x) = (%lb) to (%ub) step (%step) {
    func.call @visit() : () -> ()
  }
  %0 = scf.parallel (%x) = (%lb) to (%ub) step (%step) init (%i) -> i32 {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l {my.attr} : i32
    } {my.attr}
  }
  %1:2 = scf.parallel (%x, %y) = (%lb, %lb) to (%ub, %ub) step (%step, %step) init (%i, %i) -> (i32, i32) {
    scf.reduce(%i, %i : i32, i32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    }, {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %r : i32
    }
  }
  return
}

func.func @foralls(%ub: index, %t: tensor<10xf32>) {
  %0 = scf.forall (%x, %y) in (%ub, 10) shared_outs(%o = %t) -> (tensor<10xf32>) {
    scf.forall.in_parallel {
    }
  } {my.attr}
  scf.forall (%x) = (0) to (%ub) step (2) {
  }
  scf.forall (%x, %y) = (0, %ub) to (%ub, 20) step (1, %ub) {
  }
  scf.forall (%x) = (0) to (%ub) step (1) {
  }
  scf.forall (%x) in (5) {
    func.call @visit() : () -> ()
    scf.forall.in_parallel {
    }
  }
  scf.forall () in () {
  }
  return
}
