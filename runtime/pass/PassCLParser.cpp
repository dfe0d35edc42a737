//===- PassCLParser.cpp - Passes on the command line ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassCLParser.h"
#include "runtime/pass/PassManager.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// PassPipelineCLParser
//===----------------------------------------------------------------------===//

struct PassPipelineCLParser::Impl {
  explicit Impl(llvm::StringRef description) : category(description) {}
  /// Registers the command-line option of a pass or pipeline.
  void add(const PassRegistryEntry *entry) {
    auto option = std::make_unique<llvm::cl::opt<std::string>>(
        entry->getPassArgument(), llvm::cl::desc(entry->getPassDescription()), llvm::cl::ValueOptional,
        llvm::cl::ZeroOrMore, llvm::cl::cat(category));
    option->setCallback([this, entry](const std::string &text) { chosen.push_back({entry, text}); });
    options.push_back(std::move(option));
  }

  llvm::cl::OptionCategory category;
  std::vector<std::unique_ptr<llvm::cl::opt<std::string>>> options;
  /// The passes and pipelines on the command line, in order, with the text of their options.
  std::vector<std::pair<const PassRegistryEntry *, std::string>> chosen;
  std::unique_ptr<llvm::cl::opt<std::string>> pipeline;
  std::unique_ptr<llvm::cl::alias> alias;
};

PassPipelineCLParser::PassPipelineCLParser(llvm::StringRef, llvm::StringRef description,
                                           llvm::StringRef alias)
    : impl(std::make_unique<Impl>(description)) {
  const PassRegistry &registry = PassRegistry::get();
  for (const auto &[name, maker] : registry.getPasses())
    impl->add(PassInfo::lookup(name));
  for (const auto &[name, pipeline] : registry.getPipelines())
    if (!registry.lookup(name))
      impl->add(PassPipelineInfo::lookup(name));
  impl->pipeline = std::make_unique<llvm::cl::opt<std::string>>("pass-pipeline",
                                                                llvm::cl::desc("A textual pipeline to run"));
  if (!alias.empty())
    impl->alias = std::make_unique<llvm::cl::alias>(alias, llvm::cl::desc("Alias for --pass-pipeline"),
                                                    llvm::cl::aliasopt(*impl->pipeline));
}
PassPipelineCLParser::~PassPipelineCLParser() = default;

bool PassPipelineCLParser::hasAnyOccurrences() const {
  return impl->pipeline->getNumOccurrences() != 0 || !impl->chosen.empty();
}
bool PassPipelineCLParser::contains(const PassRegistryEntry *entry) const {
  return llvm::any_of(impl->chosen, [&](const auto &each) { return each.first == entry; });
}
LogicalResult PassPipelineCLParser::addToPipeline(OpPassManager &manager,
                                                  PassRegistry::ErrorHandler errorHandler) const {
  if (impl->pipeline->getNumOccurrences() != 0) {
    if (!impl->chosen.empty())
      return errorHandler("'-pass-pipeline' option can't be used with individual pass options");
    std::string errors;
    llvm::raw_string_ostream os(errors);
    FailureOr<OpPassManager> parsed = parsePassPipeline(impl->pipeline->getValue(), os);
    if (failed(parsed))
      return errorHandler(llvm::StringRef(errors).rtrim());
    manager = std::move(*parsed);
    return success();
  }
  for (const auto &[entry, options] : impl->chosen)
    if (failed(entry->addToPipeline(manager, options, errorHandler)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// PassNameCLParser
//===----------------------------------------------------------------------===//

struct PassNameCLParser::Impl {
  Impl(llvm::StringRef arg, llvm::StringRef description)
      : names(arg, llvm::cl::desc(description), llvm::cl::CommaSeparated, llvm::cl::value_desc("pass-arg")) {}
  llvm::cl::list<std::string> names;
};

PassNameCLParser::PassNameCLParser(llvm::StringRef arg, llvm::StringRef description)
    : impl(std::make_unique<Impl>(arg, description)) {}
PassNameCLParser::~PassNameCLParser() = default;

bool PassNameCLParser::hasAnyOccurrences() const { return !impl->names.empty(); }
bool PassNameCLParser::contains(const PassRegistryEntry *entry) const {
  return llvm::is_contained(impl->names, entry->getPassArgument());
}
