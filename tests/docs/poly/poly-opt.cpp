//===- poly-opt.cpp - The example dialect with the changes of how-tos -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "tests/docs/poly/Poly.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  strata::DialectRegistry registry;
  registry.insert<strata::func::FuncDialect, strata::poly::PolyDialect>();
  return strata::optMain(argc, argv, "poly-opt", registry);
}
