//===- PassPlugin.h - Shared libraries that register passes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pass plug-in is a shared library that defines one function:
//
//     extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
//       return {MLIR_PLUGIN_API_VERSION, "MyPasses", "v1", [] { registerMyPasses(); }};
//     }
//
// Opt tools load it by --load-pass-plugin. The runtime's symbols of the tool take precedence over those of
// the plug-in, so both use one pass registry and one set of type ids; the tool must export its symbols
// (docs/plugins.md). A plug-in stays loaded until the process exits. Load plug-ins on one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_PLUGINS_PASSPLUGIN_H
#define STRATA_TOOLS_PLUGINS_PASSPLUGIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

/// The version of the interface between tools and plug-ins. A tool rejects a plug-in with another version. It
/// changes with the layout of the structs below and with incompatible changes of the runtime's classes. It
/// differs from the versions of LLVM's MLIR, whose plug-ins cannot be loaded.
#define MLIR_PLUGIN_API_VERSION 0x57A70001

namespace mlir {

extern "C" {
/// The description of a pass plug-in, which the plug-in returns.
struct PassPluginLibraryInfo {
  uint32_t apiVersion; ///< MLIR_PLUGIN_API_VERSION of the headers that the plug-in was compiled with.
  const char *pluginName;
  const char *pluginVersion;
  /// Registers the passes and pipelines.
  void (*registerPassRegistryCallbacks)();
};
}

/// A loaded pass plug-in.
class PassPlugin {
public:
  /// Loads a plug-in. Fails if the file cannot be loaded, is not a pass plug-in, or has another API version;
  /// the error names the file and the reason.
  static llvm::Expected<PassPlugin> load(const std::string &filename);

  /// Registers the passes of the plug-in.
  void registerPassRegistryCallbacks() const { info.registerPassRegistryCallbacks(); }

  uint32_t getAPIVersion() const { return info.apiVersion; }
  llvm::StringRef getPluginName() const { return info.pluginName; }
  llvm::StringRef getPluginVersion() const { return info.pluginVersion; }
  llvm::StringRef getFilename() const { return filename; }

private:
  PassPlugin(const std::string &filename, const llvm::sys::DynamicLibrary &library,
             const PassPluginLibraryInfo &info)
      : filename(filename), library(library), info(info) {}

  std::string filename;
  llvm::sys::DynamicLibrary library;
  PassPluginLibraryInfo info;
};

} // namespace mlir

/// Defined by each pass plug-in: returns its description.
extern "C" ::mlir::PassPluginLibraryInfo LLVM_ATTRIBUTE_WEAK mlirGetPassPluginInfo();

#endif // STRATA_TOOLS_PLUGINS_PASSPLUGIN_H
