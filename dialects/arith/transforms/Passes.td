//===- Passes.td - Passes that know arith ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names, options and statistics are those of mlir-opt's passes.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Finds bounds of integers, and replaces those that can only be one number by it, through loops, branches and calls. A
    remainder of what is less than the divisor anyway goes, too.
  }];
  let constructor = "createIntRangeOptimizationsPass()";
  let dependentDialects = ["::strata::arith::ArithDialect"];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Reduce integer operations bitwidth based on integer range analysis";
  let description = [{
    Finds bounds of integers, and computes elementwise operations and comparisons of them with the first width of the
    list that all operands and results fit in, signed or unsigned. An index is taken to be as wide as any of them.
  }];
  let constructor = "createIntRangeNarrowingPass()";
  let dependentDialects = ["::strata::arith::ArithDialect"];
  let options = [
    ListOption<"bitwidthsSupported", "int-bitwidths-supported", "unsigned", "Integer bitwidths supported">,
  ];
}
