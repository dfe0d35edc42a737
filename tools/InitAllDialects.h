//===- InitAllDialects.h - Registers all dialects -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers every dialect of this repository. A tool that needs only some of them links less if it uses
// DialectGroups.h, or `registry.insert<MyDialect>()`.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_INITALLDIALECTS_H
#define STRATA_TOOLS_INITALLDIALECTS_H

namespace mlir {

class DialectRegistry;
class MLIRContext;

/// Adds all dialects to a registry. They are loaded when they are used.
void registerAllDialects(DialectRegistry &registry);
/// Adds all dialects to the registry of a context.
void registerAllDialects(MLIRContext &context);

} // namespace mlir

#endif // STRATA_TOOLS_INITALLDIALECTS_H
