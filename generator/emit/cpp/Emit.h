//===- Emit.h - Generated C++ files ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function for each kind of generated file: it writes the file header and the declarations of the main
// dialect or, for ops, enums and patterns, of all records (ModelSet::takesAllRecords), in declaration order.
// All functions read checked models and cannot fail. Output is deterministic.
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

namespace mlir {

class LoweredModel;
class ModelSet;
class PassModel;
class InstructionModel;
class BytecodeModel;
class TranslationModel;

/// Write the interfaces of one kind (of ops, types or attributes) that the main file itself declares.
void emitInterfaceDeclsFile(const ModelSet &models, InterfaceModel::Kind kind, llvm::StringRef input,
                            llvm::raw_ostream &os);
void emitInterfaceDefsFile(const ModelSet &models, InterfaceModel::Kind kind, llvm::StringRef input,
                           llvm::raw_ostream &os);
/// \param hasTables The members of the dialect are listed in a table instead of being registered by the
/// author's function initialize() (option -dialect-tables).
void emitDialectDeclsFile(const ModelSet &models, bool hasTables, llvm::StringRef input,
                          llvm::raw_ostream &os);
void emitDialectDefsFile(const ModelSet &models, bool hasTables, llvm::StringRef input,
                         llvm::raw_ostream &os);
void emitEnumDeclsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
void emitEnumDefsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os);
/// Write type definitions if \p types is true, else attribute definitions.
void emitDefDeclsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
/// \param hasTables True if a table lists the members of the dialect (option -dialect-tables). The dialect
/// then finds the definitions to parse and print in the table, and no functions for parsing and printing are
/// emitted.
void emitDefDefsFile(const ModelSet &models, const LoweredModel &lowered, bool types, bool hasTables,
                     llvm::StringRef input, llvm::raw_ostream &os);
void emitOpDeclsFile(const ModelSet &models, llvm::StringRef input, llvm::raw_ostream &os,
                     const OpSelection &selection = {});
/// Writes the definitions of ops. If the selection has several shards, each is guarded by a macro:
/// GET_OP_DEFS_0, …
void emitOpDefsFile(const ModelSet &models, const LoweredModel &lowered, llvm::StringRef input,
                    llvm::raw_ostream &os, const OpSelection &selection = {});
void emitRewritersFile(const ModelSet &models, const LoweredModel &lowered, llvm::StringRef input,
                       llvm::raw_ostream &os);

/// Writes functions that test constraints which declare a C++ function name: constraints of types if \p types
/// is true, else of attributes.
void emitPredicateDeclsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
void emitPredicateDefsFile(const ModelSet &models, bool types, llvm::StringRef input, llvm::raw_ostream &os);
/// Writes the declarations of passes. \param group The value of the command-line option --name.
void emitPassDeclsFile(llvm::ArrayRef<PassModel> passes, llvm::StringRef group, llvm::StringRef input,
                       llvm::raw_ostream &os);
/// Writes the C API of passes. \param prefix The value of the command-line option --prefix.
void emitPassCAPIFile(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, bool header,
                      llvm::StringRef input, llvm::raw_ostream &os);

/// Writes the functions that read and write the bytecode of a dialect.
void emitBytecodeFile(const BytecodeModel &model, llvm::StringRef input, llvm::raw_ostream &os);
/// Writes the table of the translation to and from LLVM IR.
void emitInstructionFile(llvm::ArrayRef<InstructionModel> models, llvm::StringRef input,
                         llvm::raw_ostream &os);
void emitTranslationFile(const TranslationModel &model, llvm::StringRef input, llvm::raw_ostream &os);

/// Completes the output of the functions above: replaces each marker after a piece of C++ from the .td by a
/// `#line` directive that names the generated file and the next line in it.
std::string resolveLineMarkers(std::string text, llvm::StringRef fileName);
/// Puts a prefix before the path in each `#include` directive of one of Strata's headers (runtime/...,
/// bindings/...). The emitters write such directives without indentation and without a prefix.
std::string prefixIncludes(llvm::StringRef text, llvm::StringRef prefix);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_EMIT_H
