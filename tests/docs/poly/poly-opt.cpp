//===- poly-opt.cpp - The example dialect with the changes of how-tos -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "tests/docs/poly/Poly.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, mlir::poly::PolyDialect>();
  return mlir::optMain(argc, argv, "poly-opt", registry);
}
