//===- Plugin.cpp - A plug-in with a dialect and a pass -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass marks functions, whose class both the plug-in and the tool contain, and counts the operations of
// the plug-in's dialect in them.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/pass/Pass.h"
#include "runtime/pass/PassRegistry.h"
#include "tools/plugins/DialectPlugin.h"
#include "tools/plugins/PassPlugin.h"

#include "tests/support/plugin/PlugDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/support/plugin/PlugTypes.h.inc"
#define GET_OP_CLASSES
#include "tests/support/plugin/PlugOps.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tests/support/plugin/PlugTypes.cpp.inc"
#define GET_OP_CLASSES
#include "tests/support/plugin/PlugOps.cpp.inc"
#include "tests/support/plugin/PlugDialect.cpp.inc"

llvm::LogicalResult plug::MakeOp::verify() {
  if (getToken().getType().getId() % 2 == 0)
    return emitOpError("makes a token with an even number");
  return llvm::success();
}

namespace {
struct CountTokensPass : mlir::PassWrapper<CountTokensPass, mlir::OperationPass<mlir::func::FuncOp>> {
  llvm::StringRef getArgument() const override { return "count-tokens"; }
  llvm::StringRef getDescription() const override { return "Counts plug.make"; }
  void runOnOperation() override {
    int64_t count = 0;
    getOperation().walk([&](plug::MakeOp) { ++count; });
    getOperation()->setAttr("plug.tokens", mlir::Builder(&getContext()).getI64IntegerAttr(count));
  }
};
} // namespace

static void registerPasses() {
  mlir::registerPass([]() -> std::unique_ptr<mlir::Pass> { return std::make_unique<CountTokensPass>(); });
}

#ifndef PLUGIN_API_VERSION
#define PLUGIN_API_VERSION MLIR_PLUGIN_API_VERSION
#endif

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {PLUGIN_API_VERSION, "TestPasses", "v1", &registerPasses};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {PLUGIN_API_VERSION, "TestDialect", "v1", [](mlir::DialectRegistry *registry) {
            registry->insert<plug::PlugDialect>();
            registerPasses();
          }};
}
