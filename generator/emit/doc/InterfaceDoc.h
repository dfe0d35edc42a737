//===- InterfaceDoc.h - Interfaces in Markdown ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes a heading for each interface that the main file declares, and its methods: signature, description,
// and whether implementations must provide the method.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_INTERFACEDOC_H
#define STRATA_GENERATOR_EMIT_DOC_INTERFACEDOC_H

#include "generator/model/InterfaceModel.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class ModelSet;

/// Writes the page of interfaces. \param kind Selects interfaces of ops, types or attributes.
void emitInterfaceDocs(const ModelSet &models, InterfaceModel::Kind kind, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_DOC_INTERFACEDOC_H
