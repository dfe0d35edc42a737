//===- fleet-opt.cpp - An opt tool with the compiled dialects -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/example/fleet/NumPyOps.h"
#include "dialects/example/fleet/PythonOps.h"
#include "dialects/func/Func.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/ir/DialectRegistry.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::numpy::NumPyDialect,
                  mlir::python::PythonDialect, mlir::tensor::TensorDialect>();
  return mlir::optMain(argc, argv, "fleet-opt", registry);
}
