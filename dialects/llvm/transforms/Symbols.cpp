//===- Symbols.cpp - Passes on properties of functions and globals --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/transforms/Passes.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace mlir::LLVM {
#define GEN_PASS_DEF_LLVMADDCOMDATS
#define GEN_PASS_DEF_LLVMREQUESTCWRAPPERSPASS
#define GEN_PASS_DEF_LLVMUSEDEFAULTVISIBILITYPASS
#include "dialects/llvm/transforms/Passes.h.inc"
} // namespace mlir::LLVM

namespace {

/// Name of the llvm.comdat op to which the pass adds comdats.
constexpr llvm::StringLiteral comdatName = "__llvm_comdat";

class AddComdats : public LLVM::impl::LLVMAddComdatsBase<AddComdats> {
public:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable moduleSymbols(module);
    ComdatOp comdats;
    std::optional<SymbolTable> selectors;
    for (auto function : module.getBody()->getOps<LLVMFuncOp>()) {
      if (function.getLinkage() != Linkage::Linkonce && function.getLinkage() != Linkage::LinkonceODR)
        continue;
      if (!comdats) {
        comdats = getOrCreateComdats(module, moduleSymbols);
        if (!comdats)
          return signalPassFailure();
        selectors.emplace(comdats);
      }
      addSelector(comdats, *selectors, function);
    }
  }

private:
  /// Returns the llvm.comdat op with this name, which is created if necessary. Reports an error and returns
  /// null if the name belongs to another op.
  ComdatOp getOrCreateComdats(ModuleOp module, SymbolTable &symbols) {
    if (Operation *existing = symbols.lookup(comdatName)) {
      auto comdats = llvm::dyn_cast<ComdatOp>(existing);
      if (!comdats)
        existing->emitError() << "'" << comdatName << "' must be the name of the comdats of the module";
      return comdats;
    }
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    return ComdatOp::create(builder, module.getLoc(), comdatName);
  }

  /// Sets the comdat of the function to the selector with the function's name, which is created if necessary.
  void addSelector(ComdatOp comdats, SymbolTable &selectors, LLVMFuncOp function) {
    llvm::StringRef name = function.getSymName();
    OpBuilder builder = OpBuilder::atBlockBegin(&comdats.getBody().front());
    if (!selectors.lookup(name)) {
      auto selector = ComdatSelectorOp::create(builder, comdats.getLoc(), name, comdat::Comdat::Any);
      selectors.insert(selector, Block::iterator(selector));
    }
    function.setComdatAttr(SymbolRefAttr::get(builder.getContext(), comdatName,
                                              FlatSymbolRefAttr::get(builder.getContext(), name)));
  }
};

class RequestCWrappers : public LLVM::impl::LLVMRequestCWrappersPassBase<RequestCWrappers> {
public:
  void runOnOperation() override {
    getOperation()->setAttr(LLVMDialect::getEmitCWrapperAttrName(), UnitAttr::get(&getContext()));
  }
};

class UseDefaultVisibility : public LLVM::impl::LLVMUseDefaultVisibilityPassBase<UseDefaultVisibility> {
public:
  using Base::Base;
  void runOnOperation() override {
    LLVM::Visibility visibility = useVisibility;
    if (visibility == LLVM::Visibility::Default)
      return;
    auto replace = [&](auto symbol) {
      if (symbol.getVisibility_() == LLVM::Visibility::Default)
        symbol.setVisibility_(visibility);
    };
    getOperation().walk([&](Operation *op) {
      llvm::TypeSwitch<Operation *>(op).Case<GlobalOp, AliasOp, IFuncOp, LLVMFuncOp>(replace);
    });
  }
};

} // namespace
