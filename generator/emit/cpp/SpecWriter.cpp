//===- SpecWriter.cpp - Common parts of descriptors -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/SpecWriter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Record.h"
#include <cstring>

using namespace mlir;

/// Returns the initializer of a SpecLoc, such as `{"Poly.td", 41, 5}`. Does not call fillTemplate(), which is
/// slower: there are thousands of locations.
static std::string placeText(const ModelSet::Place &place, llvm::StringRef file) {
  if (!place.line)
    return "{}";
  std::string text;
  text.reserve(file.size() + 24);
  text += '{';
  text += file;
  text += ", ";
  text += std::to_string(place.line);
  text += ", ";
  text += std::to_string(place.column);
  return text += '}';
}

std::string mlir::specLoc(llvm::SMLoc loc, const ModelSet &models) {
  ModelSet::Place place = models.placeInOutput(loc);
  return placeText(place, quoted(place.file));
}

std::string mlir::specLoc(llvm::SMLoc loc, const ModelSet &models, llvm::StringRef ownerFile) {
  ModelSet::Place place = models.placeInOutput(loc);
  return placeText(place, ownerFile == place.file ? "nullptr" : quoted(place.file));
}

std::string mlir::fillIn(llvm::StringRef code, const Replacements &replacements) {
  std::string result;
  while (true) {
    size_t dollar = code.find('$');
    result += code.take_front(dollar);
    if (dollar == llvm::StringRef::npos)
      return result;
    code = code.drop_front(dollar + 1);
    llvm::StringRef name = code.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    // If several replacements have this name, the last one applies.
    const std::string *value = nullptr;
    for (const auto &entry : replacements)
      if (name == entry.first)
        value = &entry.second;
    result += value ? *value : ("$" + name).str();
    code = code.drop_front(name.size());
  }
}

std::string mlir::emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                            llvm::ArrayRef<std::string> entries) {
  if (entries.empty())
    return "{}";
  out.open("static constexpr {0}[] = {{", declarator(type, name));
  for (const std::string &entry : entries)
    out.text(entry + ",");
  out.close("};");
  return name.str();
}

std::string mlir::declarator(llvm::StringRef type, llvm::StringRef name) {
  llvm::StringRef bare = type.rtrim("*& ");
  std::string marks;
  for (char c : type.drop_front(bare.size()))
    if (c != ' ')
      marks += c;
  return (bare + " " + marks + name).str();
}

/// The maximum number of characters that findCode() searches after the location of a record or field.
static constexpr size_t maxDistance = 1 << 16;

static CodePlace findCode(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models) {
  code = code.trim();
  unsigned buffer = models && near.isValid() ? models->sources().FindBufferContainingLoc(near) : 0;
  if (!buffer || code.empty())
    return {};
  // The .td files that are embedded in the tool have no location that compilers can refer to.
  const llvm::MemoryBuffer &text = *models->sources().getMemoryBuffer(buffer);
  if (text.getBufferIdentifier().starts_with("<"))
    return {};
  const char *start = near.getPointer(), *end = text.getBufferEnd();
  const void *found =
      memmem(start, std::min<size_t>(end - start, code.size() + maxDistance), code.data(), code.size());
  if (!found)
    return {};
  ModelSet::Place place =
      models->placeInOutput(llvm::SMLoc::getFromPointer(static_cast<const char *>(found)));
  if (place.file.starts_with("<"))
    return {};
  return {place.file.str(), place.line};
}

static CodePlace findQuoted(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models) {
  return findCode(("\"" + code.trim() + "\"").str(), near, models);
}

void mlir::emitAuthorCode(CodeWriter &out, llvm::StringRef code, llvm::SMLoc near,
                          const Replacements &replacements) {
  if (!code.trim().empty())
    out.block(fillIn(code, replacements), findCode(code, near, out.models()));
}

void mlir::emitAuthorCode(CodeWriter &out, llvm::StringRef code, const llvm::Record &record,
                          llvm::StringRef field, const Replacements &replacements, llvm::StringRef behind) {
  const llvm::RecordVal *value = record.getValue(field);
  CodePlace place = findCode(code, value ? value->getLoc() : llvm::SMLoc(), out.models());
  out.block(fillIn(code, replacements) + behind.str(), place);
}

std::string mlir::authorExpression(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models) {
  CodePlace place = findCode(code, near, models);
  if (!place.line && models && near.isValid()) {
    // If the code is not found because it was concatenated in the .td, use the location of the declaration.
    ModelSet::Place start = models->placeInOutput(near);
    if (start.line && !start.file.starts_with("<"))
      place = {start.file.str(), start.line};
  }
  return CodeWriter::mark(code, place);
}

std::string mlir::authorField(llvm::StringRef code, const llvm::Record &record, llvm::StringRef field,
                              const ModelSet *models) {
  const llvm::RecordVal *value = code.trim().empty() ? nullptr : record.getValue(field);
  if (!value)
    return code.str();
  std::string marked = authorExpression(code, value->getLoc(), models);
  if (marked.size() != code.size())
    return marked;
  // If a built-in .td class sets the field from a template argument, the record of the user contains the code
  // in quotes.
  return CodeWriter::mark(code, findQuoted(code, ModelContext::loc(record), models));
}

std::string mlir::defaultCode(llvm::StringRef code, llvm::SMLoc near, const ModelSet *models) {
  llvm::StringRef text = code.trim();
  bool isLiteral = text == "true" || text == "false" || text == "{}" || text == "nullptr" ||
                   text.starts_with("\"") ||
                   (!text.empty() &&
                    llvm::all_of(text.drop_front(text.starts_with("-")),
                                 [](char c) { return llvm::isAlnum(c) || c == '.'; }) &&
                    llvm::isDigit(text.ltrim('-').front()));
  if (isLiteral || text.empty())
    return code.str();
  // Expressions that embedded .td classes generate, such as those of enum cases, have no location.
  CodePlace place = findQuoted(text, near, models);
  return CodeWriter::mark(code, place.line ? place : findCode(text, near, models));
}

std::string mlir::authorPredicate(const PredicateModel &predicate, const ModelSet *models) {
  return predicate.cppText([&](const PredicateModel &leaf, llvm::StringRef text) {
    llvm::StringRef written = leaf.expression().text().trim();
    // The built-in .td files add parentheses to predicates, which the text of the user does not contain.
    if (written.starts_with("(") && written.ends_with(")"))
      written = written.drop_front().drop_back();
    std::string marked = authorExpression(written, leaf.loc(), models);
    return marked.size() == written.size() ? text.str() : "(" + marked + ")";
  });
}

std::string TableGroup::add(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> entries) {
  if (entries.empty())
    return "{}";
  members.push_back({type.str(), member.str(), std::move(entries), /*isTable=*/true});
  return (name + "." + member).str();
}

std::string TableGroup::addStruct(llvm::StringRef type, llvm::StringRef member,
                                  std::vector<std::string> fields) {
  members.push_back({type.str(), member.str(), std::move(fields), /*isTable=*/false});
  return (name + "." + member).str();
}

void TableGroup::emit(CodeWriter &out) const {
  if (members.empty())
    return;
  out.open("static constexpr struct {{");
  for (const Member &member : members)
    if (member.isTable)
      out.line("{0}[{1}];", declarator(member.type, member.name), member.entries.size());
    else
      out.line("{0};", declarator(member.type, member.name));
  out.reopen("} " + name + " = {");
  for (const Member &member : members) {
    out.open(".{0} = {{", member.name);
    for (const std::string &entry : member.entries)
      out.text(entry + ",");
    out.close("},");
  }
  out.close("};");
}
