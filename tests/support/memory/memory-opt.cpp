//===- memory-opt.cpp - The opt tool of the memory test dialect -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/DialectRegistry.h"
#include "tests/support/memory/Memory.h"
#include "tools/opt/OptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<mem::MemDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                  scf::SCFDialect, ub::UBDialect>();
  OptMainConfig config;
  config.toolName = "memory-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
