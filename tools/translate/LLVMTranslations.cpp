//===- LLVMTranslations.cpp - Translations from and to LLVM IR ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/translate/LLVMTranslations.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/func/Func.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/target/Export.h"
#include "dialects/llvm/target/Import.h"
#include "dialects/llvm/target/LargeStack.h"
#include "dialects/llvm/target/Registration.h"
#include "dialects/ptr/Ptr.h"
#include "tools/translate/Translation.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static void registerDialects(DialectRegistry &registry) {
  registry.insert<DLTIDialect, func::FuncDialect, LLVM::LLVMDialect, ptr::PtrDialect>();
  registerAllToLLVMIRTranslations(registry);
}

static void registerImportDialects(DialectRegistry &registry) {
  registry.insert<DLTIDialect>();
  registerAllFromLLVMIRTranslations(registry);
}

void mlir::registerToLLVMIRTranslation() {
  TranslateFromMLIRRegistration registration(
      "mlir-to-llvmir", "Translate MLIR to LLVMIR",
      TranslateFromMLIRFunction([](Operation *op, llvm::raw_ostream &output) -> LogicalResult {
        llvm::LLVMContext context;
        std::unique_ptr<llvm::Module> module = translateModuleToLLVMIR(op, context);
        if (!module)
          return failure();
        module->removeDebugIntrinsicDeclarations();
        LLVM::runOnLargeStack([&] { module->print(output, nullptr); });
        return success();
      }),
      registerDialects);
}

/// Reads and verifies LLVM IR; reports an error and returns null if it is invalid.
static std::unique_ptr<llvm::Module> readModule(const llvm::MemoryBuffer &text,
                                                llvm::LLVMContext &llvmContext, MLIRContext *context) {
  Location loc = UnknownLoc::get(context);
  llvm::StringRef buffer = text.getBuffer();
  bool isBitcode = llvm::isBitcode(buffer.bytes_begin(), buffer.bytes_end());
  if (!isBitcode && LLVM::isNestedTooDeeply(buffer)) {
    emitError(loc) << "brackets are nested too deeply";
    return nullptr;
  }
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module = llvm::parseIR(text, error, llvmContext);
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (!module) {
    error.print(nullptr, stream, /*ShowColors=*/false);
    llvm::StringRef words(message);
    words.consume_front(": ");
    emitError(loc) << words;
    return nullptr;
  }
  if (llvm::verifyModule(*module, &stream)) {
    emitError(loc) << message;
    return nullptr;
  }
  return module;
}

void mlir::registerFromLLVMIRTranslation() {
  using Flag = llvm::cl::opt<bool>;
  static Flag emitExpensiveWarnings(
      "emit-expensive-warnings", llvm::cl::desc("Warn about metadata and debug info that the import drops"));
  static Flag dropElements("drop-di-composite-type-elements",
                           llvm::cl::desc("Drop the elements of composite types in debug info"));
  static Flag preferUnregisteredIntrinsics(
      "prefer-unregistered-intrinsics",
      llvm::cl::desc("Import all intrinsics as llvm.call_intrinsic, even those with an op of their own"));
  static Flag structsAsLiterals("import-structs-as-literals",
                                llvm::cl::desc("Import named structs as literal structs"));
  TranslateToMLIRRegistration registration(
      "import-llvm", "Translate LLVMIR to MLIR",
      TranslateRawSourceMgrToMLIRFunction(
          [](llvm::SourceMgr &sources, MLIRContext *context) -> OwningOpRef<Operation *> {
            const llvm::MemoryBuffer &text = *sources.getMemoryBuffer(sources.getMainFileID());
            llvm::LLVMContext llvmContext;
            OwningOpRef<ModuleOp> translated;
            LLVM::runOnLargeStack([&] {
              if (std::unique_ptr<llvm::Module> module = readModule(text, llvmContext, context))
                translated = translateLLVMIRToModule(
                    std::move(module), context, emitExpensiveWarnings, dropElements,
                    /*loadAllDialects=*/true, preferUnregisteredIntrinsics, structsAsLiterals);
            });
            return translated ? OwningOpRef<Operation *>(translated.release().getOperation())
                              : OwningOpRef<Operation *>();
          }),
      registerImportDialects);
}
