//===- DialectTranslations.cpp - The dialects of this repository ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arm_neon/ArmNeon.h"
#include "dialects/gpu/GPU.h"
#include "dialects/llvm/target/ExportOps.h"
#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/Registration.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectRegistry.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/MemoryModelRelaxationAnnotations.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// Translates nested modules of the builtin dialect to nothing.
class BuiltinTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;
  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &, ModuleTranslation &) const override {
    return success(llvm::isa<ModuleOp>(op));
  }
};

/// Translates an op arm_neon.intr.<name> to a call of the intrinsic llvm.aarch64.neon.<name>.
class ArmNeonTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;
  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override {
    llvm::StringRef name = op->getName().getStringRef();
    if (!name.consume_front("arm_neon.intr.") || op->getNumResults() != 1)
      return failure();
    llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(("llvm.aarch64.neon." + name).str());
    if (!id)
      return failure();
    llvm::CallInst *call =
        LLVM::detail::createIntrinsicCall(builder, id, translation.convertType(op->getResult(0).getType()),
                                          translation.lookupValues(op->getOperands()));
    translation.mapValue(op->getResult(0), call);
    return success();
  }
};

/// Translates modules of device code to nothing: they are compiled separately. Compiled modules and launches
/// of their kernels are translated by the offloading handler of the compiled module.
class GPUTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;
  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override {
    if (auto binary = llvm::dyn_cast<gpu::BinaryOp>(op)) {
      auto handler = getHandler(op, binary);
      return handler ? handler.embedBinary(op, builder, translation) : failure();
    }
    if (auto launch = llvm::dyn_cast<gpu::LaunchFuncOp>(op)) {
      auto binary = SymbolTable::lookupNearestSymbolFrom<gpu::BinaryOp>(op, launch.getKernelModuleName());
      if (!binary)
        return op->emitError("expected a compiled module '")
               << launch.getKernelModuleName().getValue() << "'";
      auto handler = getHandler(op, binary);
      return handler ? handler.launchKernel(op, binary, builder, translation) : failure();
    }
    return success(llvm::isa<gpu::GPUModuleOp>(op));
  }

private:
  /// Returns the offloading handler of a compiled module; reports an error at `user` and returns null if the
  /// handler has no translation to LLVM IR.
  static gpu::OffloadingLLVMTranslationAttrInterface getHandler(Operation *user, gpu::BinaryOp binary) {
    auto handler = llvm::dyn_cast_if_present<gpu::OffloadingLLVMTranslationAttrInterface>(
        binary.getOffloadingHandlerAttr());
    if (!handler)
      user->emitError("offloading handler ")
          << binary.getOffloadingHandlerAttr() << " has no translation to LLVM IR";
    return handler;
  }
};

/// Translates ops of the llvm dialect by their table rows or handlers.
class LLVMTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override {
    const LLVM::detail::OpTranslation &how = translation.getOpTranslation(op->getName());
    if (how.row)
      return LLVM::detail::convertByRow(*how.row, *op, builder, translation);
    return how.handler ? how.handler(*op, builder, translation) : failure();
  }

  /// Adds memory model relaxation annotations (MMRA) to the instructions of an op.
  LogicalResult amendOperation(Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute, ModuleTranslation &translation) const override {
    if (attribute.getName().getValue() != LLVMDialect::getMmraAttrName())
      return success();
    llvm::SmallVector<llvm::MMRAMetadata::TagT> tags;
    if (auto tag = llvm::dyn_cast<MMRATagAttr>(attribute.getValue())) {
      tags.emplace_back(tag.getPrefix(), tag.getSuffix());
    } else if (auto array = llvm::dyn_cast<ArrayAttr>(attribute.getValue())) {
      for (Attribute element : array) {
        auto tag = llvm::dyn_cast<MMRATagAttr>(element);
        if (!tag)
          return op->emitOpError("MMRA annotations array contains value that isn't an MMRA tag");
        tags.emplace_back(tag.getPrefix(), tag.getSuffix());
      }
    } else {
      return op->emitOpError("llvm.mmra is something other than an MMRA tag or an array of them");
    }
    if (llvm::MDTuple *node = llvm::MMRAMetadata::getMD(translation.getLLVMContext(), tags))
      for (llvm::Instruction *inst : instructions)
        inst->setMetadata(llvm::LLVMContext::MD_mmra, node);
    return success();
  }
};

} // namespace

/// Registers a dialect, and attaches the interface to it when it is loaded.
template <typename DialectT, typename InterfaceT>
static void registerTranslation(DialectRegistry &registry) {
  registry.insert<DialectT>();
  registry.addExtension(
      +[](MLIRContext *, DialectT *dialect) { dialect->template addInterfaces<InterfaceT>(); });
}

/// Appends the registrations of `add` to the registry of a context.
static void appendTo(MLIRContext &context, void (*add)(DialectRegistry &)) {
  DialectRegistry registry;
  add(registry);
  context.appendDialectRegistry(registry);
}

void mlir::registerBuiltinDialectTranslation(DialectRegistry &registry) {
  registerTranslation<BuiltinDialect, BuiltinTranslation>(registry);
}
void mlir::registerBuiltinDialectTranslation(MLIRContext &context) {
  appendTo(context, registerBuiltinDialectTranslation);
}
void mlir::registerArmNeonDialectTranslation(DialectRegistry &registry) {
  registerTranslation<arm_neon::ArmNeonDialect, ArmNeonTranslation>(registry);
}
void mlir::registerGPUDialectTranslation(DialectRegistry &registry) {
  registerTranslation<gpu::GPUDialect, GPUTranslation>(registry);
}
void mlir::registerLLVMDialectTranslation(DialectRegistry &registry) {
  registerTranslation<LLVMDialect, LLVMTranslation>(registry);
}
void mlir::registerLLVMDialectTranslation(MLIRContext &context) {
  appendTo(context, registerLLVMDialectTranslation);
}
