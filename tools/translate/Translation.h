//===- Translation.h - Registry of translations ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translations between IR and other formats, registered by name for translate tools (MlirTranslateMain.h).
// Each class below registers one translation when it is constructed:
//
//     void registerMyTranslations() {
//       TranslateFromMLIRRegistration toText(
//           "to-text", "writes one line per function",
//           [](ModuleOp module, llvm::raw_ostream &os) { return writeText(module, os); },
//           [](DialectRegistry &registry) { registry.insert<func::FuncDialect>(); });
//     }
//
// The registry is global. Register on one thread, before the command line is parsed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TRANSLATE_TRANSLATION_H
#define STRATA_TOOLS_TRANSLATE_TRANSLATION_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/OwningOpRef.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/CommandLine.h"
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace mlir {

/// Creates an operation from the main buffer of a source manager. Returns null after an error.
using TranslateSourceMgrToMLIRFunction = std::function<OwningOpRef<Operation *>(
    const std::shared_ptr<llvm::SourceMgr> &sourceMgr, MLIRContext *context)>;
using TranslateRawSourceMgrToMLIRFunction =
    std::function<OwningOpRef<Operation *>(llvm::SourceMgr &sourceMgr, MLIRContext *context)>;
/// Creates an operation from a text. Returns null after an error.
using TranslateStringRefToMLIRFunction =
    std::function<OwningOpRef<Operation *>(llvm::StringRef text, MLIRContext *context)>;
/// Writes an operation in another format. May change the operation.
using TranslateFromMLIRFunction = std::function<LogicalResult(Operation *op, llvm::raw_ostream &output)>;
/// Reads the main buffer of a source manager and writes the result, in a context that is empty at first.
using TranslateFunction = std::function<LogicalResult(const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                                                      llvm::raw_ostream &output, MLIRContext *context)>;
/// Adds the dialects that a translation uses.
using DialectRegistrationFunction = std::function<void(DialectRegistry &)>;

/// A registered translation.
class Translation {
public:
  Translation() = default;
  Translation(TranslateFunction function, llvm::StringRef description,
              std::optional<llvm::Align> inputAlignment)
      : function(std::move(function)), description(description), inputAlignment(inputAlignment) {}

  /// Runs the translation.
  LogicalResult operator()(const std::shared_ptr<llvm::SourceMgr> &sourceMgr, llvm::raw_ostream &output,
                           MLIRContext *context) const {
    return function(sourceMgr, output, context);
  }
  /// Returns the alignment of the input buffer that the translation requires.
  std::optional<llvm::Align> getInputAlignment() const { return inputAlignment; }
  llvm::StringRef getDescription() const { return description; }

private:
  TranslateFunction function;
  std::string description;
  std::optional<llvm::Align> inputAlignment;
};

namespace detail {
/// The class of the first parameter of a function or of a function object.
template <typename T>
struct FirstParameter : FirstParameter<decltype(&T::operator())> {};
template <typename Result, typename First, typename... Rest>
struct FirstParameter<Result (*)(First, Rest...)> {
  using type = First;
};
template <typename Result, typename Class, typename First, typename... Rest>
struct FirstParameter<Result (Class::*)(First, Rest...) const> {
  using type = First;
};
template <typename Result, typename Class, typename First, typename... Rest>
struct FirstParameter<Result (Class::*)(First, Rest...)> {
  using type = First;
};
/// Does nothing; the default of the registrations below.
inline void registerNoDialects(DialectRegistry &) {}
} // namespace detail

/// Registers a translation between two other formats, which may use IR in between.
struct TranslateRegistration {
  TranslateRegistration(llvm::StringRef name, llvm::StringRef description, const TranslateFunction &function);
};

/// Registers a translation from another format to IR. The resulting operation is verified and printed.
struct TranslateToMLIRRegistration {
  TranslateToMLIRRegistration(
      llvm::StringRef name, llvm::StringRef description, const TranslateSourceMgrToMLIRFunction &function,
      const DialectRegistrationFunction &dialectRegistration = detail::registerNoDialects,
      std::optional<llvm::Align> inputAlignment = std::nullopt);
  TranslateToMLIRRegistration(
      llvm::StringRef name, llvm::StringRef description, const TranslateRawSourceMgrToMLIRFunction &function,
      const DialectRegistrationFunction &dialectRegistration = detail::registerNoDialects,
      std::optional<llvm::Align> inputAlignment = std::nullopt);
  TranslateToMLIRRegistration(
      llvm::StringRef name, llvm::StringRef description, const TranslateStringRefToMLIRFunction &function,
      const DialectRegistrationFunction &dialectRegistration = detail::registerNoDialects,
      std::optional<llvm::Align> inputAlignment = std::nullopt);
};

/// Registers a translation from IR to another format. The input is parsed and verified first.
struct TranslateFromMLIRRegistration {
  TranslateFromMLIRRegistration(
      llvm::StringRef name, llvm::StringRef description, const TranslateFromMLIRFunction &function,
      const DialectRegistrationFunction &dialectRegistration = detail::registerNoDialects);
  /// Registers a function whose first parameter is an op class. Running the translation on another op is
  /// reported as an error.
  template <typename FunctionT, typename OpT = typename detail::FirstParameter<FunctionT>::type>
    requires(!std::is_same_v<OpT, Operation *>)
  TranslateFromMLIRRegistration(
      llvm::StringRef name, llvm::StringRef description, FunctionT function,
      const DialectRegistrationFunction &dialectRegistration = detail::registerNoDialects)
      : TranslateFromMLIRRegistration(
            name, description,
            TranslateFromMLIRFunction([function](Operation *op, llvm::raw_ostream &output) -> LogicalResult {
              if (auto typed = llvm::dyn_cast<OpT>(op))
                return function(typed, output);
              return emitError(op->getLoc()) << "expected a '" << OpT::getOperationName() << "' op, got '"
                                             << op->getName().getStringRef() << "'";
            }),
            dialectRegistration) {}
};

/// Registers the options of the translations themselves: --no-implicit-module.
void registerTranslationCLOptions();

/// Parses the names of registered translations, for options of LLVM's command-line library:
///     llvm::cl::opt<const Translation *, false, TranslationParser> translation("", ...);
struct TranslationParser : public llvm::cl::parser<const Translation *> {
  TranslationParser(llvm::cl::Option &option);
  /// Prints the translations in alphabetical order.
  void printOptionInfo(const llvm::cl::Option &option, size_t globalWidth) const override;
};

} // namespace mlir

#endif // STRATA_TOOLS_TRANSLATE_TRANSLATION_H
