//===- shop-opt.cpp - The opt tool of docs/ods.md's dialect ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "tests/docs/ods/Shop.h"
#include "tools/opt/OptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, shop::ShopDialect>();
  OptMainConfig config;
  config.toolName = "shop-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
