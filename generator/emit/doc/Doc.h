//===- Doc.h - Emits Markdown documentation -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function for each kind of page: Markdown with the headings and tables of mlir-tblgen, and declared
// assembly formats as a grammar. Reads checked models and cannot fail; a format with errors is shown as
// written in the .td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_DOC_H
#define STRATA_GENERATOR_EMIT_DOC_DOC_H

#include "generator/model/ModelOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class ModelSet;
class PassModel;

struct DocOptions {
  std::string input;       ///< Input file named in the heading.
  std::string stripPrefix; ///< Prefix removed from C++ names; if empty, `::mlir::`.
  OpSelection ops;
};

/// Writes the dialect ModelSet::mainDialect() and all its declarations; if it is null, every dialect.
void emitDialectDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
// Write all declarations of one kind, from all dialects.
void emitOpDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitTypeDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitAttributeDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitEnumDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitPassDoc(llvm::ArrayRef<PassModel> passes, const DocOptions &options, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_DOC_DOC_H
