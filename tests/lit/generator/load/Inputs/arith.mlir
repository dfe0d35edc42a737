func.func @f(%x: i32, %y: i64, %v: vector<4xf32>) -> i32 {
  %0 = arith.addi %x, %x overflow<nsw, nuw> : i32
  %1 = arith.muli %0, %x {tag} : i32
  %2 = arith.addf %v, %v fastmath<nnan> : vector<4xf32>
  %3 = arith.extsi %x : i32 to i64
  %4 = arith.trunci %y : i64 to i32
  %5 = arith.sitofp %1 : i32 to f32
  return %4 : i32
}
