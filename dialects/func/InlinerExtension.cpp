//===- InlinerExtension.cpp - Inlining of functions -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/InlinerExtension.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/transforms/InliningUtils.h"

using namespace mlir;

namespace {
/// Permits the inlining of functions and replaces each func.return of the inlined body.
class FuncInliner : public PlainInlinerInterface {
public:
  using PlainInlinerInterface::isLegalToInline;
  using PlainInlinerInterface::PlainInlinerInterface;
  bool isLegalToInline(Operation *call, Operation *callable, bool) const override {
    return !call->hasAttr("no_inline") && !callable->hasAttr("no_inline");
  }
  void handleTerminator(Operation *op, Block *newDest) const override {
    OpBuilder builder(op);
    cf::BranchOp::create(builder, op->getLoc(), newDest, op->getOperands());
    op->erase();
  }
  void handleTerminator(Operation *op, ValueRange valuesToReplace) const override {
    for (auto [value, operand] : llvm::zip(valuesToReplace, op->getOperands()))
      value.replaceAllUsesWith(operand);
  }
};
} // namespace

void func::registerInlinerExtension(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FuncDialect *dialect) {
    dialect->addInterfaces<FuncInliner>();
    // cf.br replaces the return ops of inlined functions with several blocks.
    context->getOrLoadDialect<cf::ControlFlowDialect>();
  });
  registry.addExtension(
      +[](MLIRContext *, arith::ArithDialect *dialect) { dialect->addInterfaces<PlainInlinerInterface>(); });
  registry.addExtension(+[](MLIRContext *, cf::ControlFlowDialect *dialect) {
    dialect->addInterfaces<PlainInlinerInterface>();
  });
  registry.addExtension(
      +[](MLIRContext *, scf::SCFDialect *dialect) { dialect->addInterfaces<PlainInlinerInterface>(); });
}
