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
#include <functional>
#include <map>

namespace mlir {

class OpPassManager;

/// Maps names to pass constructors and pipelines. One global instance.
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

/// Registers a pass; called by generated code.
inline void registerPass(PassRegistry::Maker maker) { PassRegistry::get().add(std::move(maker)); }

/// Registers a pass when it is constructed.
template <typename PassT>
struct PassRegistration {
  explicit PassRegistration(PassRegistry::Maker maker) { registerPass(std::move(maker)); }
  PassRegistration()
      : PassRegistration([]() -> std::unique_ptr<Pass> { return std::make_unique<PassT>(); }) {}
};

/// Registers a named pipeline, with options of class `OptionsT`, when it is constructed.
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
