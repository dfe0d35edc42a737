// --dce removes unused operations without side effects; it neither folds nor applies patterns.
// RUN: strata-opt %s --dce --allow-unregistered-dialect | diff %s.expected -

func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.muli %x, %x : i32
  %4 = arith.addi %3, %3 : i32
  %5 = "x.unknown"(%0) : (i32) -> i32
  return %2 : i32
^dead:
  cf.br ^dead
}
func.func @nested(%x: i32) {
  "x.region"() ({
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %x, %x : i32
    "x.use"(%1) : (i32) -> ()
  }) : () -> ()
  return
}
