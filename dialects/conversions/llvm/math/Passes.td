//===- Passes.td - Lowering of math and complex to llvm ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertMathToLLVMPass : Pass<"convert-math-to-llvm"> {
  let summary = "Convert Math dialect to LLVM dialect";
  let description = [{
    Replaces math ops by intrinsics. Ops without an intrinsic remain. With the option `approximate-log1p`, `log1p(x)`
    becomes `log(1 + x)`, which is inaccurate for small `x`; without it, `math.log1p` remains.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"approximateLog1p", "approximate-log1p", "bool", /*default=*/"true", "Enable approximation of Log1p.">,
  ];
}

def ConvertComplexToLLVMPass : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert Complex dialect to LLVM dialect";
  let description = [{
    Converts complex numbers to structs, and arithmetic and absolute values to ops on the fields. Other complex ops are
    errors: run `convert-complex-to-standard` or `convert-complex-to-libm` first.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"complexRange", "complex-range", "::mlir::complex::ComplexRangeFlags",
           /*default=*/"::mlir::complex::ComplexRangeFlags::basic",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
               clEnumValN(::mlir::complex::ComplexRangeFlags::improved, "improved", "improved"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic", "basic (default)"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none", "none"))}]>,
  ];
}
