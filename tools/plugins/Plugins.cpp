//===- Plugins.cpp - Loads shared libraries with passes or dialects -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/plugins/DialectPlugin.h"
#include "tools/plugins/PassPlugin.h"
#include "llvm/Support/FileSystem.h"
#include <dlfcn.h>

using namespace mlir;

namespace {
/// The words and names in which the two kinds of plug-ins differ.
struct PluginKind {
  llvm::StringRef name;
  const char *symbol;
};
constexpr PluginKind passPlugin{"pass", "mlirGetPassPluginInfo"};
constexpr PluginKind dialectPlugin{"dialect", "mlirGetDialectPluginInfo"};

/// A loaded library and the description that it returned.
template <typename InfoT>
struct Loaded {
  llvm::sys::DynamicLibrary library;
  InfoT info;
};
} // namespace

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// Loads a library and keeps it in memory until the process ends. llvm::sys::DynamicLibrary closes its
/// libraries while static objects are destroyed, but registries may still refer to functions of plug-ins
/// then. Ignores errors: DynamicLibrary reports them. Must be called first, because glibc ignores
/// RTLD_NODELETE for a library that is already loaded.
static void loadForever(const std::string &path) { dlopen(path.c_str(), RTLD_LAZY | RTLD_NODELETE); }

/// Loads a library and calls the function that returns its description. `callback` is the member of the
/// description that holds the registration function.
template <typename InfoT, typename CallbackT>
static llvm::Expected<Loaded<InfoT>> load(const std::string &path, const PluginKind &kind,
                                          CallbackT InfoT::*callback) {
  if (!llvm::sys::fs::exists(path))
    return makeError("cannot load " + kind.name + " plug-in '" + path + "': no such file");
  loadForever(path);
  std::string reason;
  auto library = llvm::sys::DynamicLibrary::getPermanentLibrary(path.c_str(), &reason);
  if (!library.isValid())
    return makeError("cannot load " + kind.name + " plug-in '" + path + "': " + reason);
  void *address = library.getAddressOfSymbol(kind.symbol);
  if (!address)
    return makeError("'" + path + "' is not a " + kind.name + " plug-in: it does not define '" + kind.symbol +
                     "'");
  InfoT info = reinterpret_cast<InfoT (*)()>(address)();
  if (info.apiVersion != MLIR_PLUGIN_API_VERSION)
    return makeError(kind.name + " plug-in '" + path + "' has API version " + llvm::Twine(info.apiVersion) +
                     ", but this tool requires version " + llvm::Twine(unsigned(MLIR_PLUGIN_API_VERSION)) +
                     ": compile the plug-in with the headers of this tool");
  if (!(info.*callback))
    return makeError(kind.name + " plug-in '" + path + "' has no registration function");
  if (!info.pluginName)
    info.pluginName = "";
  if (!info.pluginVersion)
    info.pluginVersion = "";
  return Loaded<InfoT>{library, info};
}

llvm::Expected<PassPlugin> PassPlugin::load(const std::string &filename) {
  auto loaded = ::load(filename, passPlugin, &PassPluginLibraryInfo::registerPassRegistryCallbacks);
  if (!loaded)
    return loaded.takeError();
  return PassPlugin(filename, loaded->library, loaded->info);
}

llvm::Expected<DialectPlugin> DialectPlugin::load(const std::string &filename) {
  auto loaded = ::load(filename, dialectPlugin, &DialectPluginLibraryInfo::registerDialectRegistryCallbacks);
  if (!loaded)
    return loaded.takeError();
  return DialectPlugin(filename, loaded->library, loaded->info);
}
