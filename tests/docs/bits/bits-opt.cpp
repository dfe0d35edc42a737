//===- bits-opt.cpp - The dialect of docs/how-to/new-dialect.md -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "tests/docs/bits/Bits.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::bits::BitsDialect>();
  return mlir::optMain(argc, argv, "bits-opt", registry);
}
