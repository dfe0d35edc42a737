//===- TestPasses.cpp - Definitions of the generated test passes ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/pass/generated/TestPasses.h"
#include "bindings/c/PassWrap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/RegionKindInterface.h"
#include "tests/unit/runtime/pass/generated/TestPassesC.h"

using namespace mlir;

namespace generated {
namespace {
/// A dependent dialect.
class PassTestDialect : public Dialect {
public:
  static constexpr DialectSpec spec = {.name = "pass_test"};
};
} // namespace

#define GEN_PASS_DEF_MARKPASS
#define GEN_PASS_DEF_MODULEPASS
#define GEN_PASS_DEF_GRAPHPASS
#include "tests/unit/runtime/pass/generated/TestPasses.h.inc"

namespace {

class MarkPass : public impl::MarkPassBase<MarkPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      if (!only.empty() && !llvm::is_contained(only, op->getName().getStringRef()))
        return;
      ++numMarked;
      if (mode == Mode::Set)
        op->setDiscardableAttr(name.getValue(), IntegerAttr::get(IntegerType::get(&getContext(), 64), count));
      else
        op->removeDiscardableAttr(StringAttr::get(&getContext(), name.getValue()));
    });
  }
};

class ModulePass : public impl::ModulePassBase<ModulePass> {
public:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    module->setDiscardableAttr(
        "t.loaded", BoolAttr::get(&getContext(), getContext().getLoadedDialect("pass_test") != nullptr));
  }
};

class GraphPass : public impl::GraphPassBase<GraphPass> {
public:
  void runOnOperation() override {
    RegionKindInterface op = getOperation();
    op->setDiscardableAttr("t.seen", UnitAttr::get(&getContext()));
  }
};

} // namespace

std::unique_ptr<Pass> makeGraphPass() { return std::make_unique<GraphPass>(); }

} // namespace generated

using namespace generated;
#include "tests/unit/runtime/pass/generated/TestPassesC.cpp.inc"
