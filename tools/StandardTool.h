//===- StandardTool.h - All dialects of this repository -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_STANDARDTOOL_H
#define STRATA_TOOLS_STANDARDTOOL_H

#include "tools/opt/OptMain.h"

namespace mlir {

/// Returns the configuration of this repository's tools: all its dialects, which are added to \p registry,
/// and the loader of `.td` files. The registry must outlive the run of the tool.
OptMainConfig makeStandardToolConfig(llvm::StringRef toolName, DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_TOOLS_STANDARDTOOL_H
