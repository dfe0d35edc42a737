//===- Passes.td - Conversions of complex ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertComplexToStandardPass : Pass<"convert-complex-to-standard"> {
  let summary = "Convert Complex dialect to standard dialect";
  let description = [{
    Expands complex arithmetic and functions into arith and math ops on the real and imaginary parts. Constants, bitcasts
    and the ops that compose and decompose complex numbers remain.
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
  let options = [
    Option<"complexRange", "complex-range", "::mlir::complex::ComplexRangeFlags",
           /*default=*/"::mlir::complex::ComplexRangeFlags::improved",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
               clEnumValN(::mlir::complex::ComplexRangeFlags::improved, "improved", "improved (default)"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic", "basic"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none", "none"))}]>,
  ];
}

def ConvertComplexToLibm : Pass<"convert-complex-to-libm", "ModuleOp"> {
  let summary = "Convert Complex dialect to libm calls";
  let description = [{
    Replaces functions of complex numbers in single and double precision by calls of the C library, such as `csqrtf` and
    `csqrt`. The functions are declared in the module. Other ops and types remain.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}
