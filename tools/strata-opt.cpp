//===- strata-opt.cpp - Reads, transforms and prints IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The opt tool with all dialects of this repository. For a tool of one's own see tools/opt/OptMain.h.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/example/poly/Poly.h"
#include "dialects/func/Func.h"
#include "tools/opt/OptMain.h"

using namespace strata;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, poly::PolyDialect>();
  OptMainConfig config;
  config.toolName = "strata-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
