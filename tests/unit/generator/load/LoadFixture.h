//===- LoadFixture.h - Fixture that loads .td text ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fixture that writes text to a file, loads it with a prelude that defines a dialect `d`, and processes IR
// with the loaded dialect. Diagnostics of the loader have the form "3:5: warning: ..." with lines counted
// from the end of the prelude (the first line of a raw string that starts with a line break is line 2).
// Diagnostics of the IR are collected without locations.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_GENERATOR_LOAD_LOADFIXTURE_H
#define STRATA_TESTS_UNIT_GENERATOR_LOAD_LOADFIXTURE_H

#include "generator/load/DialectLibrary.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <fstream>

namespace mlir {

/// Loads a .td text and processes IR with the loaded dialects.
class LoadFixture {
public:
  /// Declarations that precede each text. Line numbers in diagnostics are counted from the end of the
  /// prelude.
  static constexpr const char *prelude =
      "include \"mlir/IR/OpBase.td\"\n"
      "include \"mlir/IR/AttrTypeBase.td\"\n"
      "include \"mlir/IR/EnumAttr.td\"\n"
      "include \"mlir/IR/BuiltinAttributeInterfaces.td\"\n"
      "include \"mlir/IR/PatternBase.td\"\n"
      "include \"mlir/IR/RegionKindInterface.td\"\n"
      "include \"mlir/IR/SymbolInterfaces.td\"\n"
      "include \"mlir/Interfaces/SideEffectInterfaces.td\"\n"
      "include \"mlir/Interfaces/InferTypeOpInterface.td\"\n"
      "include \"mlir/Interfaces/ControlFlowInterfaces.td\"\n"
      "def D_Dialect : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; let hasCanonicalizer = 1;\n"
      "  let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }\n"
      "class D_Op<string mnemonic, list<Trait> traits = []> : Op<D_Dialect, mnemonic, traits>;\n"
      "class D_Type<string name, list<Trait> traits = []> : TypeDef<D_Dialect, name, traits>;\n"
      "class D_Attr<string name, list<Trait> traits = []> : AttrDef<D_Dialect, name, traits>;\n";

  explicit LoadFixture(llvm::StringRef text, bool strict = false, bool withPrelude = true,
                       const CustomDirectives *directives = nullptr) {
    registerAsmPrinter();
    registry.insert<BuiltinDialect>();
    unsigned lines = withPrelude ? llvm::StringRef(prelude).count('\n') : 0;
    path = ::testing::TempDir() + "dialect.td";
    std::ofstream(path) << (withPrelude ? prelude : "") << text.str();
    LoadOptions options;
    options.strict = strict;
    options.directives = directives;
    std::string output;
    llvm::raw_string_ostream os(output);
    auto loaded = DialectLibrary::load(path, options, registry, os);
    if (succeeded(loaded)) {
      library = std::move(*loaded);
      library->registerInto(registry);
      context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
      context->printOpOnDiagnostic(false);
      context->getDiagEngine().registerHandler([this](Diagnostic &diag) {
        irMessages.push_back((stringifySeverity(diag.getSeverity()) + ": " + diag.getMessage()).str());
        return success();
      });
    }
    keepMessages(output, lines);
  }

  /// Returns true if the text was loaded without errors.
  bool isGood() const { return library != nullptr; }
  /// Returns the diagnostics of the loader.
  const std::vector<std::string> &diagnostics() const { return messages; }
  /// Returns the loaded descriptor of the op `name`, or null.
  const OpSpec *op(llvm::StringRef name) { return OperationName(name, context.get()).getSpec(); }

  /// Parses and prints IR, without the enclosing module; returns the diagnostics, one per line, if it is
  /// invalid.
  std::string roundtrip(llvm::StringRef text, bool generic = false) { return run(text, nullptr, generic); }
  /// Parses, canonicalizes and prints IR like roundtrip().
  std::string canonicalize(llvm::StringRef text) { return run(text, createCanonicalizerPass(), false); }

  DialectRegistry registry;
  std::unique_ptr<DialectLibrary> library;
  std::unique_ptr<MLIRContext> context;

private:
  std::string run(llvm::StringRef text, std::unique_ptr<Pass> pass, bool generic) {
    if (!context)
      return "not loaded:\n" + llvm::join(messages, "\n");
    irMessages.clear();
    std::string result;
    llvm::raw_string_ostream os(result);
    OwningOpRef<Operation *> module = parseSourceString(text, ParserConfig(context.get()));
    PassManager passes(context.get());
    if (pass)
      passes.addPass(std::move(pass));
    if (!module || failed(passes.run(module.get())))
      return llvm::join(irMessages, "\n");
    if (generic) {
      module.get()->print(os, OpPrintingFlags().printGenericOpForm());
      return result;
    }
    for (Operation &op : module.get()->getRegion(0).front()) {
      if (!result.empty())
        os << '\n';
      op.print(os);
    }
    return result;
  }

  /// Keeps the diagnostics; line numbers are counted from the end of the prelude.
  void keepMessages(llvm::StringRef output, unsigned preludeLines) {
    llvm::SmallVector<llvm::StringRef> lines;
    output.split(lines, '\n');
    for (llvm::StringRef line : lines) {
      bool hasPlace = line.consume_front(path + ":");
      auto [row, rest] = line.split(':');
      unsigned number = 0;
      if (hasPlace && !row.getAsInteger(10, number))
        messages.push_back((llvm::Twine(int(number) - int(preludeLines)) + ":" + rest).str());
      else if (line.starts_with("error:") || line.contains(": error:") || line.contains(": note:"))
        messages.push_back(line.str());
    }
  }

  std::string path;
  std::vector<std::string> messages, irMessages;
};

} // namespace mlir

#endif // STRATA_TESTS_UNIT_GENERATOR_LOAD_LOADFIXTURE_H
