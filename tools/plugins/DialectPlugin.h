//===- DialectPlugin.h - Shared libraries that register dialects -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect plug-in is a shared library that defines one function:
//
//     extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
//       return {MLIR_PLUGIN_API_VERSION, "MyDialect", "v1",
//               [](mlir::DialectRegistry *registry) { registry->insert<MyDialect>(); }};
//     }
//
// Opt tools load it by --load-dialect-plugin. The function may register passes too. See PassPlugin.h for the
// rules that both kinds of plug-ins share.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_PLUGINS_DIALECTPLUGIN_H
#define STRATA_TOOLS_PLUGINS_DIALECTPLUGIN_H

#include "runtime/ir/DialectRegistry.h"
#include "tools/plugins/PassPlugin.h"

namespace mlir {

extern "C" {
/// The description of a dialect plug-in, which the plug-in returns.
struct DialectPluginLibraryInfo {
  uint32_t apiVersion; ///< MLIR_PLUGIN_API_VERSION of the headers that the plug-in was compiled with.
  const char *pluginName;
  const char *pluginVersion;
  /// Adds the dialects to a registry.
  void (*registerDialectRegistryCallbacks)(DialectRegistry *);
};
}

/// A loaded dialect plug-in.
class DialectPlugin {
public:
  /// Loads a plug-in; fails like PassPlugin::load().
  static llvm::Expected<DialectPlugin> load(const std::string &filename);

  /// Adds the dialects of the plug-in to a registry.
  void registerDialectRegistryCallbacks(DialectRegistry &registry) const {
    info.registerDialectRegistryCallbacks(&registry);
  }

  uint32_t getAPIVersion() const { return info.apiVersion; }
  llvm::StringRef getPluginName() const { return info.pluginName; }
  llvm::StringRef getPluginVersion() const { return info.pluginVersion; }
  llvm::StringRef getFilename() const { return filename; }

private:
  DialectPlugin(const std::string &filename, const llvm::sys::DynamicLibrary &library,
                const DialectPluginLibraryInfo &info)
      : filename(filename), library(library), info(info) {}

  std::string filename;
  llvm::sys::DynamicLibrary library;
  DialectPluginLibraryInfo info;
};

} // namespace mlir

/// Defined by each dialect plug-in: returns its description.
extern "C" ::mlir::DialectPluginLibraryInfo LLVM_ATTRIBUTE_WEAK mlirGetDialectPluginInfo();

#endif // STRATA_TOOLS_PLUGINS_DIALECTPLUGIN_H
