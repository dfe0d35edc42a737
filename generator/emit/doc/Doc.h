//===- Doc.h - Documentation of declarations ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function for each kind of page: Markdown, with the headings and tables of mlir-tblgen's, and the syntax
// of what has a declared format as a grammar. Reads checked models and cannot fail; a format that has
// mistakes is shown as it was written.
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

namespace strata {

class ModelSet;
class PassModel;

struct DocOptions {
  std::string input;       ///< For the heading.
  std::string stripPrefix; ///< In front of C++ names; empty: ::mlir:: and ::strata::.
  OpSelection ops;
};

/// The main dialect with all it has; every dialect when there is no main one.
void emitDialectDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
// Everything of a kind, of whatever dialect.
void emitOpDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitTypeDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitAttributeDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitEnumDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os);
void emitPassDoc(llvm::ArrayRef<PassModel> passes, const DocOptions &options, llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_DOC_DOC_H
