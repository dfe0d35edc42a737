//===- Translation.cpp - Registry of translations -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/translate/Translation.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <map>

using namespace mlir;
using llvm::StringRef;

using TranslationMap = std::map<std::string, Translation, std::less<>>;

static TranslationMap &getTranslations() {
  static TranslationMap translations;
  return translations;
}

/// The option --no-implicit-module, once it is registered.
static llvm::cl::opt<bool> *noImplicitModule = nullptr;

void mlir::registerTranslationCLOptions() {
  if (!noImplicitModule)
    noImplicitModule = new llvm::cl::opt<bool>(
        "no-implicit-module", llvm::cl::desc("Do not wrap the input in a module"), llvm::cl::init(false));
}

static void registerTranslation(StringRef name, StringRef description, TranslateFunction function,
                                std::optional<llvm::Align> alignment) {
  bool isNew = getTranslations()
                   .try_emplace(name.str(), Translation(std::move(function), description, alignment))
                   .second;
  if (!isNew)
    llvm::report_fatal_error("two translations are registered with the name '" + name + "'",
                             /*gen_crash_diag=*/false);
}

TranslateRegistration::TranslateRegistration(StringRef name, StringRef description,
                                             const TranslateFunction &function) {
  registerTranslation(name, description, function, std::nullopt);
}

//===----------------------------------------------------------------------===//
// To IR
//===----------------------------------------------------------------------===//

/// Registers a translation that creates an operation by `create` and prints it.
static void registerImport(StringRef name, StringRef description, TranslateSourceMgrToMLIRFunction create,
                           DialectRegistrationFunction addDialects, std::optional<llvm::Align> alignment) {
  auto translate = [create = std::move(create), addDialects = std::move(addDialects)](
                       const std::shared_ptr<llvm::SourceMgr> &sources, llvm::raw_ostream &output,
                       MLIRContext *context) -> LogicalResult {
    DialectRegistry registry;
    addDialects(registry);
    context->appendDialectRegistry(registry);
    OwningOpRef<Operation *> op = create(sources, context);
    if (!op || failed(verify(op.get())))
      return failure();
    op.get()->print(output, OpPrintingFlags().assumeVerified());
    return success();
  };
  registerTranslation(name, description, std::move(translate), alignment);
}

TranslateToMLIRRegistration::TranslateToMLIRRegistration(
    StringRef name, StringRef description, const TranslateSourceMgrToMLIRFunction &function,
    const DialectRegistrationFunction &dialectRegistration, std::optional<llvm::Align> inputAlignment) {
  registerImport(name, description, function, dialectRegistration, inputAlignment);
}

TranslateToMLIRRegistration::TranslateToMLIRRegistration(
    StringRef name, StringRef description, const TranslateRawSourceMgrToMLIRFunction &function,
    const DialectRegistrationFunction &dialectRegistration, std::optional<llvm::Align> inputAlignment) {
  registerImport(
      name, description,
      [function](const std::shared_ptr<llvm::SourceMgr> &sources, MLIRContext *context) {
        return function(*sources, context);
      },
      dialectRegistration, inputAlignment);
}

TranslateToMLIRRegistration::TranslateToMLIRRegistration(
    StringRef name, StringRef description, const TranslateStringRefToMLIRFunction &function,
    const DialectRegistrationFunction &dialectRegistration, std::optional<llvm::Align> inputAlignment) {
  registerImport(
      name, description,
      [function](const std::shared_ptr<llvm::SourceMgr> &sources, MLIRContext *context) {
        return function(sources->getMemoryBuffer(sources->getMainFileID())->getBuffer(), context);
      },
      dialectRegistration, inputAlignment);
}

//===----------------------------------------------------------------------===//
// From IR
//===----------------------------------------------------------------------===//

TranslateFromMLIRRegistration::TranslateFromMLIRRegistration(
    StringRef name, StringRef description, const TranslateFromMLIRFunction &function,
    const DialectRegistrationFunction &dialectRegistration) {
  auto translate = [function, dialectRegistration](const std::shared_ptr<llvm::SourceMgr> &sources,
                                                   llvm::raw_ostream &output,
                                                   MLIRContext *context) -> LogicalResult {
    DialectRegistry registry;
    dialectRegistration(registry);
    context->appendDialectRegistry(registry);
    const llvm::MemoryBuffer *buffer = sources->getMemoryBuffer(sources->getMainFileID());
    ParserConfig config(context);
    OwningOpRef<Operation *> op =
        parseSourceString(buffer->getBuffer(), config, buffer->getBufferIdentifier(),
                          /*implicitModule=*/!noImplicitModule || !*noImplicitModule);
    return op ? function(op.get(), output) : failure();
  };
  registerTranslation(name, description, std::move(translate), std::nullopt);
}

//===----------------------------------------------------------------------===//
// The parser of names
//===----------------------------------------------------------------------===//

TranslationParser::TranslationParser(llvm::cl::Option &option) : parser<const Translation *>(option) {
  for (const auto &[name, translation] : getTranslations())
    addLiteralOption(name, &translation, translation.getDescription());
}

void TranslationParser::printOptionInfo(const llvm::cl::Option &option, size_t globalWidth) const {
  // The constructor added the translations in alphabetical order, in which the base class prints them.
  parser<const Translation *>::printOptionInfo(option, globalWidth);
}
