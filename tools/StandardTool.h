//===- StandardTool.h - All dialects of this repository -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_STANDARDTOOL_H
#define STRATA_TOOLS_STANDARDTOOL_H

#include "tools/opt/OptMain.h"

namespace strata {

/// What this repository's tools are made with: its dialects, and the loader of .td files. \param registry
/// gets the dialects, and must outlive the run.
OptMainConfig makeStandardToolConfig(llvm::StringRef toolName, DialectRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLS_STANDARDTOOL_H
