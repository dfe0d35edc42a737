//===- SpecWriter.h - Pieces that all descriptors have --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Small spellings shared by the emitters of descriptors: places, table references, author's code with its
// placeholders filled in. Pure functions.
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

namespace strata {

/// `{"Poly.td", 41, 5}`
std::string specLoc(llvm::SMLoc loc, const ModelSet &models);
/// The same for what belongs to a declaration in `ownerFile`, as ModelSet::placeInOutput names it: without
/// the file, if it is the same.
std::string specLoc(llvm::SMLoc loc, const ModelSet &models, llvm::StringRef ownerFile);

/// What a placeholder without its `$` stands for.
using Replacements = std::vector<std::pair<std::string, std::string>>;
/// The code with each `$name` of `replacements` replaced; others stay.
std::string fillIn(llvm::StringRef code, const Replacements &replacements);

/// The code with ::strata:: for ::mlir:: and mlir::, for text that authors include in their namespaces,
/// perhaps before any header that declares the other name.
std::string inStrata(llvm::StringRef code);

/// Writes `static constexpr TYPE NAME[] = {…};` of the given entries and returns NAME, or "{}" for none.
std::string emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                      llvm::ArrayRef<std::string> entries);

/// The author's code at the writer's place in the text, with its placeholders filled in; mistakes in it are
/// reported by compilers where it stands in the `.td`. \param near  a place before it in the same statement.
void emitAuthorCode(CodeWriter &out, llvm::StringRef code, llvm::SMLoc near,
                    const Replacements &replacements = {});
/// The same for the value of a field.
/// \param behind  is written behind the code, in its last line.
void emitAuthorCode(CodeWriter &out, llvm::StringRef code, const llvm::Record &record, llvm::StringRef field,
                    const Replacements &replacements = {}, llvm::StringRef behind = "");

/// An author's expression for the inside of a generated statement, for CodeWriter::text: between marks that
/// say where in the `.td` it is, so that compilers report mistakes there. Of the vocabulary, or of no place:
/// as it is.
std::string authorExpression(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models);
/// The same for what a field of a record says; without a place where the field was set in the vocabulary.
std::string authorField(llvm::StringRef code, const llvm::Record &record, llvm::StringRef field,
                        const ModelSet *models);
/// The same for a default value. Literals, which are the most and can hardly be wrong, stay as they are.
std::string defaultCode(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models);
/// A predicate in which each expression of an author has its own place.
std::string authorPredicate(const PredicateModel &predicate, const ModelSet *models);

/// "Type name", "Type *name": a declaration as clang-format leaves it.
std::string declarator(llvm::StringRef type, llvm::StringRef name);

/// All tables of one op, type or attribute, as members of one constant: a name each would be a symbol each,
/// and be a large part of the object. An initializer may refer to other members.
class TableGroup {
public:
  explicit TableGroup(llvm::StringRef name) : name(name.str()) {}
  /// A table; returns what refers to it, "{}" for an empty one.
  std::string add(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> entries);
  /// One struct, by its fields: `.code = …`. Returns what refers to it.
  std::string addStruct(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> fields);
  /// Nothing where nothing was added.
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

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H
