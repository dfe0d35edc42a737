//===- Passes.td - Passes on math ops ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Uplift arith ops to math.fma.";
  let description = [{
    Replaces a sum with a product by a fused multiply-add if the fast-math flags of both ops allow contraction. The result
    has the flags that both ops have.
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
}

def MathExtendToSupportedTypes : Pass<"math-extend-to-supported-types"> {
  let summary = "Legalize floating-point math ops on low-precision floats";
  let description = [{
    Computes math ops of unsupported floating-point types in a supported one: operands are extended and results truncated.
    The types f32, f64 and the target type are supported. `math.fma` remains, because many targets have it in low
    precision.
  }];
  let options = [
    ListOption<"extraTypeStrs", "extra-types", "std::string",
               "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">,
  ];
  let dependentDialects = ["::mlir::math::MathDialect", "::mlir::arith::ArithDialect"];
}

def MathExpandOpsPass : Pass<"math-expand-ops"> {
  let summary = "Expand math operations.";
  let description = [{
    Expands math ops into formulas of simpler ones, such as hyperbolic functions into exponentials. The option selects ops
    by mnemonic. An op on tensors of dynamic shape remains if its formula has constants.
  }];
  let options = [
    ListOption<"opMnemonics", "ops", "std::string", "Operations to expand.">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
