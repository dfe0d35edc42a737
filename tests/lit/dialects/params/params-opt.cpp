//===- params-opt.cpp - A tool for file tests -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/params/Params.h"
#include "tools/opt/OptMain.h"
#include "runtime/ir/DialectRegistry.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<params::ParamsDialect, code::CodeDialect>();
  return mlir::optMain(argc, argv, "params-opt", registry);
}
