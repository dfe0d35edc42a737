//===- Passes.td - Conversions of math ---------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def ConvertMathToFuncs : Pass<"convert-math-to-funcs", "ModuleOp"> {
  let summary = "Convert Math operations to calls of outlined implementations.";
  let description = [{
    Replaces `math.ipowi`, `math.fpowi` and, with the option `convert-ctlz`, `math.ctlz` by calls of functions that the
    pass creates at the end of the module, one for each combination of types. They have the linkage `linkonce_odr` of the
    llvm dialect, so several modules may define the same function. Ops on vectors of fixed size become one call per
    element.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect", "::mlir::func::FuncDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"minWidthOfFPowIExponent", "min-width-of-fpowi-exponent", "unsigned", /*default=*/"1",
           "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value">,
    Option<"convertCtlz", "convert-ctlz", "bool", /*default=*/"false",
           "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.">,
  ];
}

def ConvertMathToLibmPass : Pass<"convert-math-to-libm", "ModuleOp"> {
  let summary = "Convert Math dialect to libm calls";
  let description = [{
    Replaces math ops of type f32 and f64 by calls of the C library, such as `sinf` and `sin`, which are declared in the
    module. Ops on vectors of fixed size become one call per element; f16 and bf16 are extended to f32. Reports an error for
    a math op without a function.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::vector::VectorDialect"];
}
