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

def ArithExpandOpsPass : Pass<"arith-expand"> {
  let summary = "Legalize Arith ops to be convertible to LLVM.";
  let description = [{
    Replaces ops without a counterpart in LLVM IR or in most instruction sets by simpler ops: divisions that round up or
    down, minima and maxima, conversions with a scale, and, if requested, conversions of small floats, which become integer
    arithmetic on their bits.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect"];
  let options = [
    Option<"includeBf16", "include-bf16", "bool", "false", "Enable the BF16 expansion patterns">,
    Option<"includeF8E8M0", "include-f8e8m0", "bool", "false", "Enable the F8E8M0 expansion patterns">,
    Option<"includeF4E2M1", "include-f4e2m1", "bool", "false", "Enable the F4E2M1 expansion patterns">,
  ];
}

def ArithEmulateUnsupportedFloats : Pass<"arith-emulate-unsupported-floats"> {
  let summary = "Emulate operations on unsupported floats with extf/truncf";
  let description = [{
    Performs arithmetic on unsupported float types in a wider type: extends the operands of each op of arith, and of each
    op of vector that computes, and truncates its results.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect"];
  let options = [
    ListOption<"sourceTypeStrs", "source-types", "std::string",
               "MLIR types without arithmetic support on a given target">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">,
  ];
}

def ArithEmulateWideInt : Pass<"arith-emulate-wide-int"> {
  let summary = "Emulate 2*N-bit integer operations using N-bit operations";
  let description = [{
    Represents integers of twice the supported width N by their halves, in a vector with a further dimension of two, and
    converts the ops of arith on them and the signatures of functions. Divisions are not converted.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect"];
  let options = [
    Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
           "Widest integer type supported by the target">,
  ];
}
