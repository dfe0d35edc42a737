//===- ModelFixture.h - Builds models from a text ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses a text with the vocabulary and a dialect `t`, builds the models, and keeps each diagnostic as one
// line: "3:14: error: …", notes after their diagnostic. The first line of a raw string that starts with a
// line break is line 2. Records all diagnostic kinds that were emitted, for KindsTest.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_GENERATOR_MODEL_MODELFIXTURE_H
#define STRATA_TESTS_UNIT_GENERATOR_MODEL_MODELFIXTURE_H

#include "generator/check/Checks.h"
#include "generator/model/ModelBuilder.h"
#include "generator/model/ModelDump.h"
#include "generator/model/RecordSource.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <set>

namespace mlir {

class ModelFixture {
public:
  /// One line of includes and declarations that precede the text.
  static constexpr const char *prelude =
      "include \"mlir/IR/OpBase.td\"\n"
      "include \"mlir/IR/EnumAttr.td\"\n"
      "include \"mlir/IR/SymbolInterfaces.td\"\n"
      "include \"mlir/IR/OpAsmInterface.td\"\n"
      "include \"mlir/IR/RegionKindInterface.td\"\n"
      "include \"mlir/Interfaces/SideEffectInterfaces.td\"\n"
      "include \"mlir/Interfaces/InferTypeOpInterface.td\"\n"
      "include \"mlir/Interfaces/ControlFlowInterfaces.td\"\n"
      "include \"mlir/IR/PatternBase.td\"\n"
      "def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n"
      "class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;\n"
      "class T_Type<string name, list<Trait> traits = []> : TypeDef<T_Dialect, name, traits>;\n"
      "class T_Attr<string name, list<Trait> traits = []> : AttrDef<T_Dialect, name, traits>;\n";

  explicit ModelFixture(llvm::StringRef text, const ModelOptions &options = {}, bool withPrelude = true) {
    diags.registerHandler([this](Diagnostic &diag) {
      remember(diag);
      return success();
    });
    std::string all = text.str();
    if (withPrelude)
      prologueLines = llvm::StringRef(prelude).count('\n');
    all = (withPrelude ? prelude : "") + all;
    if (failed(source.parseText(all, "test.td", {}, diags)))
      return;
    lateContext.emplace(source.records(), source.sources(), diags);
    auto built = buildModel(source.records(), source.sources(), diags, options);
    if (failed(built))
      return;
    if (succeeded(checkDialects(**built, diags)))
      set = std::move(*built);
  }

  bool isGood() const { return set != nullptr; }
  const ModelSet &models() const { return *set; }
  ModelSet &mutableModels() { return *set; }
  /// Returns the context for further checks of the models; their diagnostics are added to diagnostics().
  ModelContext &context() { return *lateContext; }
  /// Returns the op "t.<mnemonic>".
  const OpModel &op(llvm::StringRef mnemonic) const {
    const OpModel *found = set ? set->findOp(("t." + mnemonic).str()) : nullptr;
    if (!found) {
      for (const std::string &line : messages)
        llvm::errs() << line << '\n';
      llvm::report_fatal_error("the test's `.td` has no such op, or mistakes");
    }
    return *found;
  }
  const std::vector<std::string> &diagnostics() const { return messages; }

  /// The diagnostic kinds that any fixture of this process has recorded.
  static std::set<std::string> &seenKinds() {
    static std::set<std::string> kinds;
    return kinds;
  }

private:
  void remember(const Diagnostic &diag) {
    seenKinds().insert(diag.getKind().str());
    std::string line;
    llvm::raw_string_ostream os(line);
    if (llvm::SMLoc loc = diag.getLocation().resolve().smLoc; loc.isValid()) {
      unsigned buffer = source.sources().FindBufferContainingLoc(loc);
      auto [row, column] = source.sources().getLineAndColumn(loc, buffer);
      if (buffer == source.sources().getMainFileID())
        (row > prologueLines ? os << row - prologueLines << ':' << column : os << "prelude") << ": ";
      else
        os << source.sources().getMemoryBuffer(buffer)->getBufferIdentifier() << ": ";
    }
    os << stringifySeverity(diag.getSeverity()) << ": " << diag.getMessage();
    messages.push_back(line);
    for (const auto &note : diag.getNotes())
      remember(note);
  }

  DiagnosticEngine diags;
  RecordSource source;
  std::optional<ModelContext> lateContext;
  std::unique_ptr<ModelSet> set;
  std::vector<std::string> messages;
  unsigned prologueLines = 0;
};

/// Returns the diagnostics of a text.
inline std::vector<std::string> diagnose(llvm::StringRef text, const ModelOptions &options = {}) {
  return ModelFixture(text, options).diagnostics();
}

/// Checks, after all tests of a program, that the tests emitted each of the given diagnostic kinds. To be
/// passed to testing::AddGlobalTestEnvironment.
class KindsEnvironment : public ::testing::Environment {
public:
  explicit KindsEnvironment(llvm::ArrayRef<llvm::StringLiteral> kinds) : kinds(kinds) {}
  void TearDown() override {
    if (::testing::GTEST_FLAG(filter) != "*" || std::getenv("TEST_TOTAL_SHARDS"))
      return; // Only some tests have run.
    for (llvm::StringRef kind : kinds)
      EXPECT_TRUE(ModelFixture::seenKinds().count(kind.str())) << kind.str() << " is emitted by no test";
  }

private:
  llvm::ArrayRef<llvm::StringLiteral> kinds;
};

} // namespace mlir

#endif // STRATA_TESTS_UNIT_GENERATOR_MODEL_MODELFIXTURE_H
