//===- Passes.td - Passes on arith ops ---------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names, options and statistics are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Runs integer range analysis through loops, branches and calls, and replaces each value whose range contains a single
    number by a constant. A remainder whose dividend is always less than its divisor is replaced by the dividend.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Reduce integer operations bitwidth based on integer range analysis";
  let description = [{
    Runs integer range analysis and converts elementwise operations and comparisons to the first bit width of the list that
    can represent all operands and results, signed or unsigned. A cast from an integer of a listed width to index and
    back is removed: index is assumed to be at least as wide.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let options = [
    ListOption<"bitwidthsSupported", "int-bitwidths-supported", "unsigned", "Integer bitwidths supported">,
  ];
}
