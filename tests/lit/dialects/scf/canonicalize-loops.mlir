// While loops, parallel loops, switches and regions.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func private @side()
func.func private @mk() -> i32
func.func private @mkb() -> i1
func.func private @use(i32)
func.func private @useb(i1)
func.func private @usei(index)
func.func @truth() {
  %0 = scf.while : () -> i1 {
    %c = func.call @mkb() : () -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%c: i1):
    func.call @useb(%c) : (i1) -> ()
    scf.yield
  }
  return
}

func.func @truth_result() -> i1 {
  %0 = scf.while : () -> i1 {
    %c = func.call @mkb() : () -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%c: i1):
    func.call @useb(%c) : (i1) -> ()
    scf.yield
  }
  return %0 : i1
}

func.func @cmp(%n: i32) {
  %0 = scf.while : () -> i32 {
    %v = func.call @mk() : () -> i32
    %c = arith.cmpi ne, %v, %n : i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%v: i32):
    %c1 = arith.cmpi ne, %v, %n : i32
    %c2 = arith.cmpi eq, %v, %n : i32
    %c3 = arith.cmpi ult, %v, %n : i32
    func.call @useb(%c1) : (i1) -> ()
    func.call @useb(%c2) : (i1) -> ()
    func.call @useb(%c3) : (i1) -> ()
    scf.yield
  }
  return
}

func.func @if_down(%n: i32) -> i32 {
  %0 = scf.while (%a = %n) : (i32) -> i32 {
    %v = func.call @mk() : () -> i32
    %c = func.call @mkb() : () -> i1
    %r = scf.if %c -> i32 {
      func.call @use(%v) : (i32) -> ()
      func.call @use(%a) : (i32) -> ()
      %k = func.call @mk() : () -> i32
      scf.yield %k : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%x: i32):
    func.call @use(%x) : (i32) -> ()
    scf.yield %x : i32
  }
  return %0 : i32
}

func.func @if_down_nothing(%n: i32) {
  scf.while : () -> () {
    %c = func.call @mkb() : () -> i1
    scf.if %c {
      func.call @side() : () -> ()
    }
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

func.func @align(%n: i32, %m: i64, %c: i1) -> (i64, i32) {
  %0:2 = scf.while (%a = %n, %b = %m) : (i32, i64) -> (i64, i32) {
    func.call @use(%a) : (i32) -> ()
    %t = arith.trunci %b : i64 to i1
    scf.condition(%t) %b, %a : i64, i32
  } do {
  ^bb0(%x: i64, %y: i32):
    %k = func.call @mk() : () -> i32
    %k2 = arith.extsi %y : i32 to i64
    scf.yield %k, %k2 : i32, i64
  }
  return %0#0, %0#1 : i64, i32
}

func.func @dup(%n: i32, %c: i1) -> (i32, i32) {
  %0:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %k = func.call @mk() : () -> i32
    %t = arith.trunci %k : i32 to i1
    scf.condition(%t) %k, %k : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    func.call @use(%x) : (i32) -> ()
    func.call @use(%y) : (i32) -> ()
    scf.yield %y : i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @unused_arg(%n: i32, %c: i1) {
  %0 = scf.while (%a = %n) : (i32) -> (i32) {
    %k = func.call @mk() : () -> i32
    %t = arith.trunci %k : i32 to i1
    scf.condition(%t) %k : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

func.func @false(%n: i32) -> i32 {
  %f = arith.constant false
  %0 = scf.while (%a = %n) : (i32) -> (i32) {
    %k = func.call @mk() : () -> i32
    scf.condition(%f) %k : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %0 : i32
}

func.func @invariant(%n: i32, %m: i32) -> (i32, i32) {
  %0:2 = scf.while (%a = %n, %b = %m) : (i32, i32) -> (i32, i32) {
    %t = func.call @mkb() : () -> i1
    func.call @use(%a) : (i32) -> ()
    scf.condition(%t) %b, %n : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    func.call @use(%x) : (i32) -> ()
    func.call @use(%y) : (i32) -> ()
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @par_single(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j, %k) = (%c0, %n, %c0) to (%c1, %s, %n) step (%c1, %c1, %s) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
    func.call @usei(%k) : (index) -> ()
  } {my.attr}
  return
}

func.func @par_all_single(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%a) -> i32 {
    func.call @usei(%i) : (index) -> ()
    %k = func.call @mk() : () -> i32
    scf.reduce(%k : i32) {
    ^bb0(%x: i32, %y: i32):
      %z = arith.addi %x, %y : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

func.func @par_zero(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c1) step (%c1, %c1) init (%a) -> i32 {
    %k = func.call @mk() : () -> i32
    scf.reduce(%k : i32) {
    ^bb0(%x: i32, %y: i32):
      %z = arith.addi %x, %y : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

func.func @par_nested(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%c0) to (%n) step (%s) {
    scf.parallel (%j, %k) = (%c0, %c0) to (%n, %s) step (%s, %s) {
      func.call @usei(%i) : (index) -> ()
      func.call @usei(%j) : (index) -> ()
      func.call @usei(%k) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%s) {
    scf.parallel (%j) = (%i) to (%n) step (%s) {
      func.call @usei(%j) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

func.func @fa_const(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.forall (%i, %j, %k) = (%c0, %n, 3) to (%c7, %n, %n) step (%c1, %c7, %n) {
    func.call @usei(%i) : (index) -> ()
  }
  scf.forall (%i, %j) = (%c0, %n) to (%c7, %c7) step (%c1, %c7) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
  }
  scf.forall (%i, %j) = (3, %n) to (%c7, %c7) step (%c7, %c7) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
  } {my.attr}
  scf.forall (%i, %j) = (3, 4) to (%c7, %c7) step (%c7, %c7) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
  }
  scf.forall (%i) in (0) {
    func.call @usei(%i) : (index) -> ()
  }
  scf.forall (%i, %j) in (1, %n) {
    func.call @usei(%i) : (index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    func.call @usei(%i) : (index) -> ()
  }
  return %r : tensor<4xf32>
}

func.func @sw(%i: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.index_switch %c1 -> i32 case 1 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } default { %k = func.call @mk() : () -> i32 func.call @side() : () -> () scf.yield %k : i32 }
  %1 = scf.index_switch %c5 -> i32 case 1 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } default { %k = func.call @mk() : () -> i32 func.call @side() : () -> () scf.yield %k : i32 }
  scf.index_switch %i case 2 { scf.yield } default { }
  return %0, %1 : i32, i32
}

func.func @ex(%c: i1, %i0: index, %i1: index) -> i32 {
  scf.for %i = %i0 to %i1 step %i0 {
    %x = scf.execute_region -> i32 {
      cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        func.call @side() : () -> ()
        %a = func.call @mk() : () -> i32
        scf.yield %a : i32
      ^bb2:
        %b = func.call @mk() : () -> i32
        scf.yield %b : i32
    }
    func.call @use(%x) : (i32) -> ()
    scf.execute_region {
      scf.execute_region {
        cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
        func.call @side() : () -> ()
        scf.yield
        ^bb2:
        scf.yield
      }
      func.call @side() : () -> ()
      scf.yield
    }
  }
  %r = func.call @mk() : () -> i32
  return %r : i32
}

// Unused results are not concatenated; a shared output without an insertion is kept.
func.func @unused_forall_results(%s: tensor<4xf32>, %t: tensor<4xf32>, %u: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:3 = scf.forall (%i) in (%n) shared_outs(%a = %s, %b = %t, %c = %u) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %x = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %y = tensor.extract %c[%i] : tensor<4xf32>
    func.call @usei(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %b[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  %q = scf.forall (%i) in (%n) shared_outs(%a = %s) -> (tensor<4xf32>) {
    %x = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    func.call @usei(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%c0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  } {mapping = [#gpu.thread<x>], my.attr}
  return %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>
}
