//===- ConvertToLLVM.cpp - Conversion of all dialects to llvm -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/ArithToLLVM.h"
#include "dialects/conversions/llvm/ControlFlowToLLVM.h"
#include "dialects/conversions/llvm/FuncToLLVM.h"
#include "dialects/conversions/llvm/IndexToLLVM.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/UBToLLVM.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/ToLLVMInterface.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/Walk.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CONVERTTOLLVMPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

namespace {

/// The target, the type converter and the patterns of a conversion. The patterns refer to the converter.
struct Conversion {
  Conversion(MLIRContext &context, const LowerToLLVMOptions &options, const DataLayoutAnalysis *analysis)
      : target(context), converter(&context, options, analysis) {}

  LLVMConversionTarget target;
  LLVMTypeConverter converter;
  FrozenRewritePatternSet patterns;
};

class ConvertToLLVM : public impl::ConvertToLLVMPassBase<ConvertToLLVM> {
public:
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(findInterfaces(context)))
      return failure();
    for (const ConvertToLLVMPatternInterface *interface : interfaces)
      interface->loadDependentDialects(context);
    if (useDynamic)
      return success();
    auto created = std::make_shared<Conversion>(*context, LowerToLLVMOptions(context), nullptr);
    RewritePatternSet patterns(context);
    populate(*created, patterns);
    created->patterns = FrozenRewritePatternSet(std::move(patterns));
    shared = created;
    return success();
  }

  void runOnOperation() override {
    Operation *op = getOperation();
    SymbolTableCollection symbolTables;
    std::optional<LLVM::ScopedSymbolTables> scope;
    // Cache symbol tables only if the pass runs on a symbol table op, such as a module. On a nested op,
    // building the table of the enclosing symbol table op would cost more than the lookups.
    if (op->hasTrait<OpTrait::SymbolTable>())
      scope.emplace(symbolTables);
    if (!useDynamic) {
      if (failed(applyPartialConversion(op, shared->target, shared->patterns)))
        signalPassFailure();
      return;
    }
    const auto &analysis = getAnalysis<DataLayoutAnalysis>();
    Conversion own(getContext(), LowerToLLVMOptions(&getContext(), analysis.getAtOrAbove(op)), &analysis);
    RewritePatternSet patterns(&getContext());
    populate(own, patterns);
    op->walk([&](Operation *nested) {
      populateOpConvertToLLVMConversionPatterns(nested, own.target, own.converter, patterns);
    });
    if (failed(applyPartialConversion(op, own.target, std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Collects the interfaces of all loaded dialects, or of the dialects in the option `filter-dialects`.
  LogicalResult findInterfaces(MLIRContext *context) {
    interfaces.clear();
    if (filterDialects.empty()) {
      for (Dialect *dialect : context->getLoadedDialects())
        if (auto *interface = dialect->getRegisteredInterface<ConvertToLLVMPatternInterface>())
          interfaces.push_back(interface);
      return success();
    }
    for (const std::string &name : filterDialects) {
      Dialect *dialect = context->getLoadedDialect(name);
      if (!dialect)
        return emitError(UnknownLoc::get(context)) << "dialect not loaded: " << name << "\n";
      auto *interface = dialect->getRegisteredInterface<ConvertToLLVMPatternInterface>();
      if (!interface)
        return emitError(UnknownLoc::get(context))
               << "dialect does not implement ConvertToLLVMPatternInterface: " << name << "\n";
      interfaces.push_back(interface);
    }
    return success();
  }

  void populate(Conversion &conversion, RewritePatternSet &patterns) const {
    for (const ConvertToLLVMPatternInterface *interface : interfaces)
      interface->populateConvertToLLVMConversionPatterns(conversion.target, conversion.converter, patterns);
  }

  llvm::SmallVector<const ConvertToLLVMPatternInterface *> interfaces;
  /// The conversion that all threads use. Null if the pass option `dynamic` is set: each run of the pass then
  /// creates its own conversion.
  std::shared_ptr<const Conversion> shared;
};

} // namespace

void mlir::registerConvertToLLVMInterfaces(DialectRegistry &registry) {
  arith::registerConvertArithToLLVMInterface(registry);
  cf::registerConvertControlFlowToLLVMInterface(registry);
  registerConvertFuncToLLVMInterface(registry);
  index::registerConvertIndexToLLVMInterface(registry);
  ub::registerConvertUBToLLVMInterface(registry);
}

void mlir::registerConvertToLLVMDependentDialectLoading(DialectRegistry &) {}
