//===- PassInfo.cpp - Registered passes as values -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include <mutex>

using namespace mlir;

/// Creates a pass, parses its options from text, and adds it to a manager.
static LogicalResult addPass(const PassRegistry::Maker &maker, OpPassManager &manager,
                             llvm::StringRef options, PassRegistry::ErrorHandler errorHandler) {
  std::unique_ptr<Pass> pass = maker();
  if (failed(pass->initializeOptions(options, errorHandler)))
    return failure();
  std::optional<llvm::StringRef> opName = pass->getOpName();
  bool fits = manager.getNesting() == OpPassManager::Nesting::Implicit || !opName || manager.isOpAgnostic() ||
              *opName == manager.getOpAnchorName();
  if (!fits)
    return errorHandler("can't add pass '" + pass->getName() + "' restricted to '" + *opName +
                        "' on a PassManager intended to run on '" + manager.getOpAnchorName() +
                        "', did you intend to nest?");
  manager.addPass(std::move(pass));
  return success();
}

LogicalResult PassRegistryEntry::addToPipeline(OpPassManager &manager, llvm::StringRef options,
                                               PassRegistry::ErrorHandler errorHandler) const {
  if (builder)
    return builder(manager, options, errorHandler);
  if (isPipeline) {
    const PassRegistry::Pipeline *pipeline = PassRegistry::get().lookupPipeline(argument);
    return pipeline ? pipeline->build(manager, options, errorHandler)
                    : errorHandler("'" + argument + "' is not a registered pipeline");
  }
  PassRegistry::Maker maker = PassRegistry::get().lookup(argument);
  return maker ? addPass(maker, manager, options, errorHandler)
               : errorHandler("'" + argument + "' is not a registered pass");
}

PassInfo::PassInfo(llvm::StringRef argument, llvm::StringRef description,
                   const PassRegistry::Maker &allocator)
    : PassRegistryEntry(
          argument, description,
          [allocator](OpPassManager &manager, llvm::StringRef options, PassRegistry::ErrorHandler errors) {
            return addPass(allocator, manager, options, errors);
          },
          [allocator](llvm::function_ref<void(const detail::PassOptions &)> visit) {
            visit(allocator()->getPassOptions());
          }) {}

/// Calls \p visit with the options of a pass or pipeline. Does nothing for a pipeline in the registry, whose
/// options are unknown.
static void
visitOptions(llvm::StringRef argument, bool isPipeline,
             const std::function<void(llvm::function_ref<void(const detail::PassOptions &)>)> &handler,
             llvm::function_ref<void(const detail::PassOptions &)> visit) {
  if (handler)
    return handler(visit);
  if (PassRegistry::Maker maker = isPipeline ? PassRegistry::Maker() : PassRegistry::get().lookup(argument))
    visit(maker()->getPassOptions());
}

void PassRegistryEntry::printHelpStr(size_t indent, size_t descIndent) const {
  size_t used = indent + argument.size() + 2;
  llvm::outs().indent(indent) << "--" << argument;
  llvm::outs().indent(used < descIndent ? descIndent - used : 1) << "- " << description << '\n';
  visitOptions(argument, isPipeline, optionHandler,
               [&](const detail::PassOptions &options) { options.printHelp(indent + 2, descIndent); });
}

size_t PassRegistryEntry::getOptionWidth() const {
  size_t width = argument.size() + 2;
  visitOptions(argument, isPipeline, optionHandler, [&](const detail::PassOptions &options) {
    width = std::max(width, options.getOptionWidth() + 2);
  });
  return width;
}

/// Returns the entry of a registered pass or pipeline. Creates the entry at the first call.
template <typename InfoT>
static const InfoT *getInfo(llvm::StringRef argument, llvm::function_ref<std::string()> getDescription) {
  static std::mutex mutex;
  // This map is never destroyed, because it contains functions of plug-ins, which may be unloaded earlier.
  static auto &infos = *new std::map<std::string, InfoT, std::less<>>;
  std::lock_guard lock(mutex);
  auto it = infos.find(argument);
  if (it == infos.end())
    it = infos.emplace(argument.str(), InfoT(argument, getDescription())).first;
  return &it->second;
}

const PassInfo *PassInfo::lookup(llvm::StringRef argument) {
  PassRegistry::Maker maker = PassRegistry::get().lookup(argument);
  return maker ? getInfo<PassInfo>(argument, [&] { return maker()->getDescription().str(); }) : nullptr;
}
const PassPipelineInfo *PassPipelineInfo::lookup(llvm::StringRef argument) {
  const PassRegistry::Pipeline *pipeline = PassRegistry::get().lookupPipeline(argument);
  return pipeline ? getInfo<PassPipelineInfo>(argument, [&] { return pipeline->description; }) : nullptr;
}

void mlir::registerPassPipeline(llvm::StringRef argument, llvm::StringRef description,
                                const PassRegistryFunction &function,
                                std::function<void(llvm::function_ref<void(const detail::PassOptions &)>)>) {
  PassRegistry::get().addPipeline(argument, {description.str(), function});
}

void mlir::printRegisteredPasses() {
  const PassRegistry &registry = PassRegistry::get();
  size_t width = 0;
  for (const auto &[name, maker] : registry.getPasses())
    width = std::max(width, PassInfo::lookup(name)->getOptionWidth() + 4);
  for (const auto &[name, pipeline] : registry.getPipelines())
    width = std::max(width, PassPipelineInfo::lookup(name)->getOptionWidth() + 4);
  llvm::outs() << "Passes:\n";
  for (const auto &[name, maker] : registry.getPasses())
    PassInfo::lookup(name)->printHelpStr(/*indent=*/2, width);
  if (!registry.getPipelines().empty())
    llvm::outs() << "Pass Pipelines:\n";
  for (const auto &[name, pipeline] : registry.getPipelines())
    PassPipelineInfo::lookup(name)->printHelpStr(/*indent=*/2, width);
}
