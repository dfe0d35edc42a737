//===- PassRegistry.h - Registry of passes --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes and named pipelines that can be used in textual pipelines. A tool's main function registers them
// explicitly; there are no static registrations. Register on one thread before the registry is used by
// others.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSREGISTRY_H
#define STRATA_RUNTIME_PASS_PASSREGISTRY_H

#include "runtime/pass/Pass.h"
#include "llvm/Support/ErrorHandling.h"
#include <functional>
#include <map>

namespace mlir {

class OpPassManager;

/// Maps names to pass constructors and pipelines. There is one global object.
class PassRegistry {
public:
  using Maker = std::function<std::unique_ptr<Pass>()>;
  using ErrorHandler = llvm::function_ref<LogicalResult(const llvm::Twine &)>;
  struct Pipeline {
    std::string description;
    /// Parses the options and adds the passes of the pipeline to the manager.
    std::function<LogicalResult(OpPassManager &, llvm::StringRef options, ErrorHandler)> build;
  };
  static PassRegistry &get();

  /// Registers a pass under its argument name; replaces a pass of the same name.
  void add(Maker maker) {
    std::string name = maker()->getArgument().str();
    if (name.empty())
      llvm::report_fatal_error("a pass without an argument cannot be registered: override getArgument()");
    makers[name] = std::move(maker);
  }
  void addPipeline(llvm::StringRef name, Pipeline pipeline) { pipelines[name.str()] = std::move(pipeline); }
  /// Returns the constructor of a pass; empty if no pass has that name.
  Maker lookup(llvm::StringRef name) const {
    auto it = makers.find(name);
    return it == makers.end() ? Maker() : it->second;
  }
  /// Returns a pipeline, or null if none has that name.
  const Pipeline *lookupPipeline(llvm::StringRef name) const {
    auto it = pipelines.find(name);
    return it == pipelines.end() ? nullptr : &it->second;
  }
  bool contains(llvm::StringRef name) const { return makers.contains(name) || pipelines.contains(name); }
  const std::map<std::string, Maker, std::less<>> &getPasses() const { return makers; }
  const std::map<std::string, Pipeline, std::less<>> &getPipelines() const { return pipelines; }

private:
  std::map<std::string, Maker, std::less<>> makers;
  std::map<std::string, Pipeline, std::less<>> pipelines;
};

/// A pass or pipeline with its name and description. Usually it is in the registry.
class PassRegistryEntry {
public:
  /// Adds the pass, or the passes of the pipeline, to a manager. The options are parsed from text. Reports
  /// errors to \p errorHandler.
  LogicalResult addToPipeline(OpPassManager &manager, llvm::StringRef options,
                              PassRegistry::ErrorHandler errorHandler) const;
  llvm::StringRef getPassArgument() const { return argument; }
  llvm::StringRef getPassDescription() const { return description; }
  /// Writes a help text for the pass and its options to llvm::outs(), indented by \p indent, with
  /// descriptions at column \p descIndent. getOptionWidth() returns the width of the longest option.
  void printHelpStr(size_t indent, size_t descIndent) const;
  size_t getOptionWidth() const;

protected:
  using Builder = std::function<LogicalResult(OpPassManager &, llvm::StringRef, PassRegistry::ErrorHandler)>;
  /// A function that calls its argument with the options of the entry.
  using OptionHandler = std::function<void(llvm::function_ref<void(const detail::PassOptions &)>)>;

  /// Creates an entry for the pass or pipeline that is in the registry under this name.
  PassRegistryEntry(llvm::StringRef argument, llvm::StringRef description, bool isPipeline)
      : argument(argument.str()), description(description.str()), isPipeline(isPipeline) {}
  /// Creates an entry that is independent of the registry. \p builder adds its passes to a manager.
  PassRegistryEntry(llvm::StringRef argument, llvm::StringRef description, const Builder &builder,
                    OptionHandler optionHandler)
      : argument(argument.str()), description(description.str()), isPipeline(true), builder(builder),
        optionHandler(std::move(optionHandler)) {}

private:
  std::string argument, description;
  bool isPipeline;
  Builder builder;
  OptionHandler optionHandler;
};

/// A registered pipeline.
class PassPipelineInfo : public PassRegistryEntry {
public:
  PassPipelineInfo(llvm::StringRef argument, llvm::StringRef description)
      : PassRegistryEntry(argument, description, /*isPipeline=*/true) {}
  PassPipelineInfo(llvm::StringRef argument, llvm::StringRef description, const Builder &builder,
                   OptionHandler optionHandler)
      : PassRegistryEntry(argument, description, builder, std::move(optionHandler)) {}
  /// Returns the pipeline of this name, or null. The result lives as long as the program.
  static const PassPipelineInfo *lookup(llvm::StringRef argument);
};

/// A registered pass.
class PassInfo : public PassRegistryEntry {
public:
  PassInfo(llvm::StringRef argument, llvm::StringRef description)
      : PassRegistryEntry(argument, description, /*isPipeline=*/false) {}
  PassInfo(llvm::StringRef argument, llvm::StringRef description, const PassRegistry::Maker &allocator);
  /// Returns the pass of this name, or null. The result lives as long as the program.
  static const PassInfo *lookup(llvm::StringRef argument);
};

using PassRegistryFunction = std::function<LogicalResult(OpPassManager &, llvm::StringRef options,
                                                         PassRegistry::ErrorHandler errorHandler)>;
using PassAllocatorFunction = PassRegistry::Maker;

/// Registers a pass; called by generated code.
inline void registerPass(PassRegistry::Maker maker) { PassRegistry::get().add(std::move(maker)); }
/// Registers a pipeline.
/// \param optionHandler  calls its argument with the options of the pipeline; ignored.
void registerPassPipeline(
    llvm::StringRef argument, llvm::StringRef description, const PassRegistryFunction &function,
    std::function<void(llvm::function_ref<void(const detail::PassOptions &)>)> optionHandler = {});
/// Writes the names and descriptions of all registered passes and pipelines to llvm::outs().
void printRegisteredPasses();

/// Adds the passes of a textual pipeline to `manager`. The outermost op name may be omitted; otherwise it
/// must be the op name of the manager. Reports errors, with their position in the text, to `errors`.
LogicalResult parsePassPipeline(llvm::StringRef text, OpPassManager &manager,
                                llvm::raw_ostream &errors = llvm::errs());
/// Parses a textual pipeline that starts with an op name, and returns it. Reports errors to `errors`.
FailureOr<OpPassManager> parsePassPipeline(llvm::StringRef text, llvm::raw_ostream &errors = llvm::errs());

/// Registers a pass class when an object of this class is constructed.
template <typename PassT>
struct PassRegistration {
  explicit PassRegistration(PassRegistry::Maker maker) { registerPass(std::move(maker)); }
  PassRegistration()
      : PassRegistration([]() -> std::unique_ptr<Pass> { return std::make_unique<PassT>(); }) {}
};

/// Registers a named pipeline, with options of class `OptionsT`, when an object of this class is constructed.
template <typename OptionsT = EmptyPipelineOptions>
struct PassPipelineRegistration {
  PassPipelineRegistration(llvm::StringRef name, llvm::StringRef description,
                           std::function<void(OpPassManager &, const OptionsT &)> build) {
    PassRegistry::get().addPipeline(
        name, {description.str(),
               [build = std::move(build)](OpPassManager &manager, llvm::StringRef text,
                                          PassRegistry::ErrorHandler errors) -> LogicalResult {
                 OptionsT options;
                 if (failed(options.parseFromString(text, errors)))
                   return failure();
                 build(manager, options);
                 return success();
               }});
  }
};
template <>
struct PassPipelineRegistration<EmptyPipelineOptions> {
  PassPipelineRegistration(llvm::StringRef name, llvm::StringRef description,
                           std::function<void(OpPassManager &)> build) {
    PassRegistry::get().addPipeline(
        name, {description.str(),
               [build = std::move(build)](OpPassManager &manager, llvm::StringRef text,
                                          PassRegistry::ErrorHandler errors) -> LogicalResult {
                 EmptyPipelineOptions none;
                 if (failed(none.parseFromString(text, errors)))
                   return failure();
                 build(manager);
                 return success();
               }});
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSREGISTRY_H
