//===- SPIRVTranslations.cpp - SPIR-V in and out --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/translate/SPIRVTranslations.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/spirv/target/Deserialization.h"
#include "dialects/spirv/target/Serialization.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "tools/translate/Translation.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static void registerSPIRVDialect(DialectRegistry &registry) { registry.insert<spirv::SPIRVDialect>(); }

namespace {
/// Options of the translations. Created with the translations, so that other tools do not have them.
struct Options {
  llvm::cl::opt<std::string> validationPrefix{
      "spirv-save-validation-files-with-prefix",
      llvm::cl::desc(
          "Also write each serialized module to a new file with this prefix; the files are not removed"),
      llvm::cl::value_desc("string"), llvm::cl::init("")};
};
} // namespace

static Options &getOptions() {
  static Options options;
  return options;
}

/// Returns the op itself if it is a spirv.module, otherwise the only spirv.module nested in it. Reports an
/// error if there is none or more than one.
static FailureOr<spirv::ModuleOp> findModule(Operation *op) {
  if (auto module = llvm::dyn_cast<spirv::ModuleOp>(op))
    return module;
  llvm::SmallVector<spirv::ModuleOp, 1> modules;
  op->walk([&](spirv::ModuleOp module) {
    modules.push_back(module);
    return WalkResult::skip();
  });
  if (modules.size() == 1)
    return modules.front();
  return op->emitError("expected a single 'spirv.module' op, found ") << modules.size();
}

/// Returns the words of a file. Reports an error if the file is empty or if its size is not a multiple of the
/// word size.
static FailureOr<llvm::SmallVector<uint32_t, 0>> readWords(const llvm::MemoryBuffer &file,
                                                           MLIRContext *context) {
  llvm::StringRef bytes = file.getBuffer();
  Location loc = FileLineColLoc::get(context, file.getBufferIdentifier(), /*line=*/0, /*column=*/0);
  if (bytes.empty())
    return emitError(loc, "empty file");
  if (bytes.size() % sizeof(uint32_t))
    return emitError(loc)
           << "SPIR-V binary module must contain integral number of 32-bit words; the input has "
           << bytes.size() << " bytes";
  llvm::SmallVector<uint32_t, 0> words(bytes.size() / sizeof(uint32_t));
  std::memcpy(words.data(), bytes.data(), bytes.size());
  return words;
}

void mlir::registerToSPIRVTranslation() {
  getOptions();
  TranslateFromMLIRRegistration registration(
      "serialize-spirv", "Write a module of the spirv dialect as SPIR-V binary",
      TranslateFromMLIRFunction([](Operation *op, llvm::raw_ostream &output) -> LogicalResult {
        FailureOr<spirv::ModuleOp> module = findModule(op);
        if (failed(module))
          return failure();
        spirv::SerializationOptions options;
        options.validationFilePrefix = getOptions().validationPrefix;
        options.saveModuleForValidation = !options.validationFilePrefix.empty();
        llvm::SmallVector<uint32_t, 0> words;
        if (failed(spirv::serialize(*module, words, options)))
          return failure();
        output.write(reinterpret_cast<const char *>(words.data()), words.size() * sizeof(uint32_t));
        return success();
      }),
      registerSPIRVDialect);
}

void mlir::registerFromSPIRVTranslation() {
  static llvm::cl::opt<bool> structurize(
      "spirv-structurize-control-flow", llvm::cl::init(true),
      llvm::cl::desc("Turn blocks with merge instructions into spirv.mlir.selection and spirv.mlir.loop"));
  TranslateToMLIRRegistration registration(
      "deserialize-spirv", "Read a module of the spirv dialect from SPIR-V binary",
      TranslateRawSourceMgrToMLIRFunction(
          [](llvm::SourceMgr &sources, MLIRContext *context) -> OwningOpRef<Operation *> {
            const llvm::MemoryBuffer &file = *sources.getMemoryBuffer(sources.getMainFileID());
            auto words = readWords(file, context);
            if (failed(words))
              return {};
            auto module = spirv::deserialize(*words, context, {structurize, file.getBufferIdentifier()});
            return module ? OwningOpRef<Operation *>(module.release().getOperation())
                          : OwningOpRef<Operation *>();
          }),
      registerSPIRVDialect);
}

/// Serializes the module, deserializes the words, and prints the result.
static LogicalResult roundtrip(Operation *op, bool emitDebugInfo, llvm::raw_ostream &output) {
  FailureOr<spirv::ModuleOp> module = findModule(op);
  if (failed(module))
    return failure();
  spirv::SerializationOptions options;
  options.emitDebugInfo = emitDebugInfo;
  llvm::SmallVector<uint32_t, 0> words;
  if (failed(spirv::serialize(*module, words, options)))
    return failure();
  OwningOpRef<spirv::ModuleOp> result = spirv::deserialize(words, op->getContext());
  if (!result || failed(verify(result->getOperation())))
    return failure();
  result->getOperation()->print(output, OpPrintingFlags().enableDebugInfo(emitDebugInfo));
  output << '\n';
  return success();
}

void mlir::registerTestRoundtripSPIRV() {
  TranslateFromMLIRRegistration registration(
      "test-spirv-roundtrip", "Serialize and deserialize a module of the spirv dialect",
      TranslateFromMLIRFunction(
          [](Operation *op, llvm::raw_ostream &output) { return roundtrip(op, false, output); }),
      registerSPIRVDialect);
  TranslateFromMLIRRegistration debugRegistration(
      "test-spirv-roundtrip-debug", "Serialize and deserialize a module of the spirv dialect with locations",
      TranslateFromMLIRFunction(
          [](Operation *op, llvm::raw_ostream &output) { return roundtrip(op, true, output); }),
      registerSPIRVDialect);
}
