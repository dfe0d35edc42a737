// Part of Strata, under the Apache License v2.0. See LICENSE.

#include "Shelf.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Shelf", "v1", [](mlir::DialectRegistry *registry) {
            registry->insert<shelf::ShelfDialect>();
            shelf::registerPasses();
          }};
}
