//===- SpecWriter.h - Common parts of descriptors -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Text shared by the emitters of descriptors: source locations, references to tables, C++ code from the .td
// with its placeholders replaced. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H
#define STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/ModelSet.h"
#include "generator/model/PredicateModel.h"
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mlir {

/// Returns the initializer of a SpecLoc: `{"Poly.td", 41, 5}`.
std::string specLoc(llvm::SMLoc loc, const ModelSet &models);
/// Returns the initializer of the SpecLoc of a part of a declaration. Omits the file name if it is \p
/// ownerFile, the file of the declaration (as named by ModelSet::placeInOutput).
std::string specLoc(llvm::SMLoc loc, const ModelSet &models, llvm::StringRef ownerFile);

/// Pairs of a placeholder, without its `$`, and its replacement.
using Replacements = std::vector<std::pair<std::string, std::string>>;
/// Replaces each `$name` in `code` that `replacements` contains.
std::string fillIn(llvm::StringRef code, const Replacements &replacements);

/// Writes `static constexpr TYPE NAME[] = {…};` and returns NAME; returns "{}" if there are no entries.
std::string emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                      llvm::ArrayRef<std::string> entries);

/// Writes C++ code from the .td with its placeholders replaced, attributed to its location, so that compilers
/// report errors there. \param near A location before the code in the same statement.
void emitAuthorCode(CodeWriter &out, llvm::StringRef code, llvm::SMLoc near,
                    const Replacements &replacements = {});
/// Writes C++ code from a field of a record, attributed to its location in the `.td`.
/// \param behind Appended to the last line of the code.
void emitAuthorCode(CodeWriter &out, llvm::StringRef code, const llvm::Record &record, llvm::StringRef field,
                    const Replacements &replacements = {}, llvm::StringRef behind = "");

/// Marks an expression from the .td with its location, for CodeWriter::text(), so that compilers report
/// errors there. Expressions from built-in .td files and those without a location are returned unchanged.
std::string authorExpression(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models);
/// Marks the code of a record's field with its location in the `.td`. Returns the code unchanged if a
/// built-in .td file sets the field.
std::string authorField(llvm::StringRef code, const llvm::Record &record, llvm::StringRef field,
                        const ModelSet *models);
/// Marks the code of a default value with its location in the `.td`. Literals, the most frequent case, are
/// returned unchanged.
std::string defaultCode(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models);
/// Returns a predicate as C++ in which each expression from the .td is marked with its own location.
std::string authorPredicate(const PredicateModel &predicate, const ModelSet *models);

/// Returns the declaration "Type name" or "Type *name", spaced as clang-format does.
std::string declarator(llvm::StringRef type, llvm::StringRef name);

/// The tables of one op, type or attribute, as members of a single constant, which has only one symbol. An
/// initializer can refer to other members.
class TableGroup {
public:
  explicit TableGroup(llvm::StringRef name) : name(name.str()) {}
  /// Adds a table and returns a reference to it; "{}" if it is empty.
  std::string add(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> entries);
  /// Adds a struct with these field initializers (`.code = …`) and returns a reference to it.
  std::string addStruct(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> fields);
  /// Emits the constant; nothing if it has no members.
  void emit(CodeWriter &out) const;

private:
  struct Member {
    std::string type, name;
    std::vector<std::string> entries;
    bool isTable;
  };
  std::string name;
  std::vector<Member> members;
};

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H
