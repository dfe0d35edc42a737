//===- test-translate.cpp - A translate tool with translations ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translations of each kind that a tool can register.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/MLIRContext.h"
#include "tools/opt/OptMain.h"
#include "tools/translate/MlirTranslateMain.h"
#include "tools/translate/Translation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static void addDialects(DialectRegistry &registry) { registry.insert<func::FuncDialect>(); }

/// Declares a function for each line of a text.
static OwningOpRef<Operation *> declareFunctions(llvm::StringRef text, llvm::StringRef file,
                                                 MLIRContext *context) {
  context->getOrLoadDialect<func::FuncDialect>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  unsigned line = 0;
  for (llvm::StringRef name : llvm::split(text, '\n')) {
    ++line;
    if (name.empty())
      continue;
    Location loc = FileLineColLoc::get(context, file, line, 1);
    if (name.contains(' ')) {
      emitError(loc) << "a name has no space: '" << name << "'";
      return nullptr;
    }
    auto function = builder.create<func::FuncOp>(loc, name, builder.getFunctionType({}, {}));
    function.setPrivate();
  }
  return OwningOpRef<Operation *>(module.release().getOperation());
}

static llvm::LogicalResult writeNames(ModuleOp module, llvm::raw_ostream &os) {
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    if (!function.isPrivate())
      function.emitWarning("only private functions are written");
    else
      os << function.getSymName() << '\n';
  }
  return llvm::success();
}

static void registerTranslations() {
  TranslateToMLIRRegistration fromText(
      "names-to-mlir", "declares a function for each line",
      [](llvm::StringRef text, MLIRContext *context) { return declareFunctions(text, "<text>", context); },
      &addDialects);
  TranslateToMLIRRegistration fromFile(
      "names-file-to-mlir", "the same, with locations in the file",
      [](llvm::SourceMgr &sources, MLIRContext *context) {
        const llvm::MemoryBuffer *buffer = sources.getMemoryBuffer(sources.getMainFileID());
        return declareFunctions(buffer->getBuffer(), buffer->getBufferIdentifier(), context);
      },
      &addDialects);
  TranslateToMLIRRegistration aligned(
      "aligned-to-mlir", "reads a buffer aligned to 4096 bytes",
      [](const std::shared_ptr<llvm::SourceMgr> &sources, MLIRContext *context) {
        const llvm::MemoryBuffer *buffer = sources->getMemoryBuffer(sources->getMainFileID());
        bool isAligned = llvm::isAddrAligned(llvm::Align(4096), buffer->getBufferStart());
        return declareFunctions(isAligned ? "aligned" : "unaligned", "<text>", context);
      },
      &addDialects, llvm::Align(4096));
  TranslateFromMLIRRegistration toText("mlir-to-names", "writes the names of private functions", &writeNames,
                                       &addDialects);
  TranslateFromMLIRRegistration toCount(
      "mlir-to-name", "writes the name of the operation",
      [](Operation *op, llvm::raw_ostream &os) {
        os << op->getName() << '\n';
        return llvm::success();
      },
      &addDialects);
  TranslateRegistration upper(
      "to-upper", "writes the input in capital letters",
      [](const std::shared_ptr<llvm::SourceMgr> &sources, llvm::raw_ostream &os, MLIRContext *) {
        os << sources->getMemoryBuffer(sources->getMainFileID())->getBuffer().upper();
        return llvm::success();
      });
}

int main(int argc, char **argv) {
  registerTranslations();
  return asMainReturnCode(mlirTranslateMain(argc, argv, "Test translate tool"));
}
