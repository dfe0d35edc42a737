//===- poly-opt.cpp - An opt tool for one dialect -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A complete opt tool for a dialect: it registers the dialects and calls the library.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/example/poly/Poly.h"
#include "dialects/func/Func.h"
#include "runtime/ir/DialectRegistry.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::poly::PolyDialect>();
  return mlir::optMain(argc, argv, "poly-opt", registry);
}
