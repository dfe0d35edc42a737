//===- Emit.h - Generated C++ files ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function for each kind of generated file: heading, what the main dialect declares, in the order of the
// declaration. All read checked models and cannot fail; the same models give the same bytes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_EMIT_H
#define STRATA_GENERATOR_EMIT_CPP_EMIT_H

#include "generator/model/InterfaceModel.h"
#include "generator/model/ModelOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class LoweredModel;
class ModelSet;
class PassModel;

/// The interfaces of one kind that the main file itself declares.
void emitInterfaceDeclsFile(const ModelSet &models, InterfaceModel::Kind kind, llvm::StringRef input,
                            llvm::raw_ostream &os);
void emitInterfaceDefsFile(const ModelSet &models, InterfaceModel::Kind kind, llvm::StringRef input,
                           llvm::raw_ostream &os);
void emitDialectDeclsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
void emitDialectDefsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
void emitEnumDeclsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
void emitEnumDefsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
/// \param types  types, or attributes.
void emitDefDeclsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
void emitDefDefsFile(const ModelSet &models, const LoweredModel &lowered, bool types, llvm::StringRef input,
                     llvm::raw_ostream &os);
void emitOpDeclsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os,
                     const OpSelection &selection = {});
/// With several shards, each is below a macro of its own: GET_OP_DEFS_0, …
void emitOpDefsFile(const ModelSet &models, const LoweredModel &lowered, llvm::StringRef input,
                    llvm::raw_ostream &os, const OpSelection &selection = {});
void emitRewritersFile(const ModelSet &models, const LoweredModel &lowered, llvm::StringRef input,
                       llvm::raw_ostream &os);

/// Functions for constraints that name one. \param types  of types, or of attributes.
void emitPredicateDeclsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
void emitPredicateDefsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
/// \param group  what --name says.
void emitPassDeclsFile(llvm::ArrayRef<PassModel> passes, llvm::StringRef group, llvm::StringRef input,
                       llvm::raw_ostream &os);
/// \param prefix  what --prefix says.
void emitPassCAPIFile(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, bool header,
                      llvm::StringRef input, llvm::raw_ostream &os);

/// What the functions above wrote, with the number of the next line and the name of the generated file behind
/// each piece of an author's code: they write a marker there, as neither is known before.
std::string resolveLineMarkers(std::string text, llvm::StringRef fileName);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_EMIT_H
