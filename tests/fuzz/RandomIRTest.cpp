//===- RandomIRTest.cpp - Tests of random valid modules ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RandomIR.h"
#include "dialects/func/Func.h"
#include "generator/load/DialectLibrary.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "tests/fuzz/RoundTrip.h"
#include <gmock/gmock.h>
#include <set>

using namespace mlir;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// A context with all dialects of a registry, and a generator of random IR for them.
class Setting {
public:
  explicit Setting(const DialectRegistry &registry, llvm::StringRef only = {})
      : context(registry, MLIRContext::Threading::DISABLED) {
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      errors += diag.str() + '\n';
      return success();
    });
    llvm::SmallVector<Dialect *> dialects;
    for (llvm::StringRef name : context.getAvailableDialects())
      if (only.empty() || name == only || name == "builtin")
        dialects.push_back(context.getOrLoadDialect(name));
    random.emplace(&context, dialects);
  }

  MLIRContext context;
  std::string errors;
  std::optional<fuzz::RandomIR> random;
};

std::string print(Operation *op, OpPrintingFlags flags = {}) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, flags.assumeVerified());
  return text;
}

/// Parses the text in a new context and returns it printed with `flags`.
std::string readAndPrint(llvm::StringRef text, const DialectRegistry &registry, OpPrintingFlags flags) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  std::string errors;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    ResolvedLocation place = diag.getLocation().resolve();
    errors += std::to_string(place.line) + ": " + diag.str() + '\n';
    return success();
  });
  OwningOpRef<Operation *> op = parseSourceString(text, ParserConfig(&context));
  return op ? print(op.get(), flags) : errors;
}

TEST(RandomIRTest, EveryOpOfOurDialectsHasARecipe) {
  Setting setting(fuzz::allDialects());
  EXPECT_EQ(setting.random->getBook().numOps(), 89u);
  // The terminator of scf.reduce has constraints that random guesses do not satisfy.
  EXPECT_THAT(setting.random->getBook().missing(), ElementsAre("scf.reduce.return"));
  EXPECT_THAT(setting.random->getBook().notShown(), ElementsAre("scf.forall", "scf.index_switch"));
}

TEST(RandomIRTest, ModulesVerifyAndUseEveryOp) {
  Setting setting(fuzz::allDialects());
  std::set<std::string> seen, unseen;
  size_t numOps = 0;
  for (uint64_t seed = 0; seed != 1000; ++seed) {
    OwningOpRef<ModuleOp> module = setting.random->build(seed, 100);
    ASSERT_TRUE(succeeded(verify(module->getOperation()))) << "seed " << seed << ": " << setting.errors;
    module->getOperation()->walk([&](Operation *op) {
      seen.insert(op->getName().getStringRef().str());
      ++numOps;
    });
  }
  for (Dialect *dialect : setting.context.getLoadedDialects())
    for (const OpSpec *op : dialect->getSpec().ops)
      if (!seen.count(op->name.str()))
        unseen.insert(op->name.str());
  EXPECT_THAT(unseen, ElementsAre("scf.reduce.return"));
  EXPECT_GT(numOps, 300u * 100u);
}

TEST(RandomIRTest, ModulesAreDeterministic) {
  DialectRegistry registry = fuzz::allDialects();
  Setting first(registry), second(registry);
  second.random->build(5, 50); // Earlier modules do not affect later ones.
  std::string text = print(*first.random->build(7, 100), OpPrintingFlags().enableDebugInfo());
  EXPECT_EQ(print(*second.random->build(7, 100), OpPrintingFlags().enableDebugInfo()), text);
  EXPECT_NE(print(*first.random->build(8, 100), OpPrintingFlags().enableDebugInfo()), text);
}

TEST(RandomIRTest, EachTextualFormRoundTrips) {
  DialectRegistry registry = fuzz::allDialects();
  Setting setting(registry);
  OpPrintingFlags custom, generic, withLocations, local;
  generic.printGenericOpForm();
  withLocations.enableDebugInfo();
  local.useLocalScope().enableDebugInfo();
  for (uint64_t seed = 0; seed != 300; ++seed) {
    OwningOpRef<ModuleOp> module = setting.random->build(seed, 60);
    std::string text = print(*module, custom);
    ASSERT_EQ(readAndPrint(text, registry, custom), text) << "seed " << seed;
    ASSERT_EQ(readAndPrint(print(*module, generic), registry, custom), text) << "seed " << seed;
    for (const OpPrintingFlags &flags : {generic, withLocations, local}) {
      std::string other = print(*module, flags);
      ASSERT_EQ(readAndPrint(other, registry, flags), other) << "seed " << seed;
    }
  }
}

TEST(RandomIRTest, LoadedDialectsAreSupported) {
  DialectRegistry registry = fuzz::allDialects();
  std::string messages;
  llvm::raw_string_ostream os(messages);
  auto library = DialectLibrary::load("dialects/example/poly/Poly.td", {}, registry, os);
  ASSERT_TRUE(succeeded(library)) << messages;
  (*library)->registerInto(registry);
  Setting setting(registry, "poly");
  EXPECT_THAT(setting.random->getBook().missing(), IsEmpty());
  OpPrintingFlags generic;
  generic.printGenericOpForm();
  for (uint64_t seed = 0; seed != 100; ++seed) {
    OwningOpRef<ModuleOp> module = setting.random->build(seed, 60);
    ASSERT_TRUE(succeeded(verify(module->getOperation()))) << "seed " << seed << ": " << setting.errors;
    std::string text = print(*module);
    ASSERT_EQ(readAndPrint(text, registry, {}), text) << "seed " << seed;
    ASSERT_EQ(readAndPrint(print(*module, generic), registry, {}), text) << "seed " << seed;
  }
}

} // namespace
