// What is computed of poison is poison; comparisons are left alone, and a select takes the other value.
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @ints(%x: i32, %f: f32, %c: i1, %v: vector<2xi32>) -> (i32, i32, i1, i32, i64, i32, i32, i32, vector<2xi32>, i32) {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %pv = ub.poison : vector<2xi32>
  %c40 = arith.constant 40 : i32
  %0 = arith.addi %p, %x : i32
  %1 = arith.shli %x, %p : i32
  %2 = arith.cmpi slt, %p, %x : i32
  %3 = arith.select %pc, %x, %c40 : i32
  %4 = arith.extsi %p : i32 to i64
  %5 = arith.select %c, %p, %x : i32
  %6 = arith.divsi %p, %x : i32
  %7 = arith.remui %x, %p : i32
  %8 = arith.addi %v, %pv : vector<2xi32>
  %9 = arith.select %c, %x, %p : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i1, i32, i64, i32, i32, i32, vector<2xi32>, i32
}

func.func @floats(%x: i32, %f: f32) -> (i1, f32, f32, f32, i32, i32, f16, f32) {
  %p = ub.poison : i32
  %pf = ub.poison : f32
  %0 = arith.cmpf olt, %pf, %f : f32
  %1 = arith.subf %f, %pf : f32
  %2 = arith.negf %pf : f32
  %3 = arith.sitofp %p : i32 to f32
  %4 = arith.fptosi %pf : f32 to i32
  %5 = arith.bitcast %pf : f32 to i32
  %6 = arith.truncf %pf : f32 to f16
  %7 = arith.maximumf %f, %pf : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, f32, f32, f32, i32, i32, f16, f32
}

// What is known without the operand goes first.
func.func @other_folds_first(%x: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.subi %p, %p : i32
  %1 = arith.andi %p, %c0 : i32
  %2 = arith.xori %p, %c0 : i32
  return %0, %1, %2 : i32, i32, i32
}

// Two results, and poison: neither is folded.
func.func @extended(%x: i32) -> (i32, i1) {
  %p = ub.poison : i32
  %0, %1 = arith.addui_extended %p, %x : i32, i1
  return %0, %1 : i32, i1
}
