//===- ModelContext.cpp - Shared state of all checks ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TableGen stores the location of a field but not of the words in its value. wordLoc() finds those by
// scanning the source text from the field to the end of its value.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ModelContext.h"
#include "generator/model/Characters.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Record.h"
#include <string_view>

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;

SMLoc ModelContext::loc(const llvm::Record &record) {
  return record.getLoc().empty() ? SMLoc() : record.getLoc().front();
}

StringRef ModelContext::writtenName(const llvm::Record &record) {
  if (record.isAnonymous() && !record.getDirectSuperClasses().empty())
    return record.getDirectSuperClasses().back().first->getName();
  // Record::getName asserts that the name is resolved.
  auto *name = llvm::dyn_cast<llvm::StringInit>(record.getNameInit());
  return name ? name->getValue() : StringRef("<unnamed>");
}

void ModelContext::sortByDeclaration(std::vector<const llvm::Record *> &records) {
  llvm::sort(records, [](const llvm::Record *a, const llvm::Record *b) { return a->getID() < b->getID(); });
}

bool ModelContext::isInDeclaration(SMLoc loc, const llvm::Record &record) const {
  SMLoc recordLoc = ModelContext::loc(record);
  unsigned recordBuffer = places.buffer(recordLoc);
  return !recordBuffer || (places.buffer(loc) == recordBuffer && loc.getPointer() >= recordLoc.getPointer());
}

bool ModelContext::isInVocabulary(SMLoc loc) const {
  unsigned buffer = places.buffer(loc);
  return buffer && places.isVocabulary(buffer);
}

const llvm::RecordVal *ModelContext::field(const llvm::Record &record, StringRef name) const {
  const llvm::StringInit *&known = fieldNames[name.data()];
  if (!known || known->getValue() != name)
    known = llvm::StringInit::get(record.getRecords(), name);
  return record.getValue(known);
}

SMLoc ModelContext::fieldLoc(const llvm::Record &record, StringRef field) const {
  const llvm::RecordVal *value = this->field(record, field);
  if (!value || !value->getLoc().isValid() || isInVocabulary(value->getLoc()))
    return loc(record);
  return value->getLoc();
}

namespace {

/// Removes one token of TableGen text and returns it: a comment, string, code block, word, white space or
/// single character.
StringRef takeToken(StringRef &text) {
  auto take = [&](size_t length) {
    StringRef token = text.take_front(length);
    text = text.drop_front(token.size());
    return token;
  };
  auto upTo = [&](StringRef end, size_t from) {
    size_t at =
        std::string_view(text).find(std::string_view(end),
                                    from); // The string_view overload searches long texts with memchr.
    return at == StringRef::npos ? text.size() : at + end.size();
  };
  if (spaceCharacters.contains(text.front()))
    return take(spaceCharacters.nextOther(text, 1));
  if (wordCharacters.contains(text.front()))
    return take(wordCharacters.nextOther(text, 1));
  if (text.starts_with("//"))
    return take(std::min(text.size(), text.find('\n')));
  if (text.starts_with("/*"))
    return take(upTo("*/", 2));
  if (text.starts_with("[{"))
    return take(upTo("}]", 2));
  if (text.front() == '"') {
    size_t at = 1;
    while (at < text.size() && text[at] != '"')
      at += text[at] == '\\' ? 2 : 1;
    return take(at + 1);
  }
  return take(text.front() == '$' ? wordCharacters.nextOther(text, 1) : 1);
}

} // namespace

const StringRef *ModelContext::Tokens::get(size_t index) {
  // A value ends at the `;` of its statement. If the location is that of a record and not of a field, it ends
  // at the end of the record.
  while (index >= list.size() && !rest.empty()) {
    StringRef token = takeToken(rest);
    char c = token.size() == 1 ? token.front() : 0;
    if (c == '{' || c == '(' || c == '[')
      ++depth;
    bool closes = c == '}' || c == ')' || c == ']';
    // No `;` follows the body of a record.
    if ((c == ';' && depth <= 0) || (closes && --depth < 0) ||
        (c == '}' && depth == 0 && !rest.ltrim().starts_with(";") && !rest.ltrim().starts_with(",")))
      rest = {};
    else if (!spaceCharacters.contains(token.front()))
      list.push_back(token);
  }
  return index < list.size() ? &list[index] : nullptr;
}

SMLoc ModelContext::wordLoc(const llvm::Record &record, StringRef field, StringRef word,
                            unsigned occurrence) const {
  SMLoc start = fieldLoc(record, field);
  unsigned buffer = places.buffer(start);
  if (!buffer || word.empty())
    return start;
  if (tokens.start != start.getPointer())
    tokens = Tokens(StringRef(start.getPointer(),
                              sourceMgr.getMemoryBuffer(buffer)->getBufferEnd() - start.getPointer()));
  SMLoc found = start;
  for (size_t i = 0; const StringRef *token = tokens.get(i); ++i) {
    bool isQuoted = token->front() == '"' && token->drop_front().drop_back() == word;
    if (*token != word && !isQuoted)
      continue;
    found = SMLoc::getFromPointer(token->data() + (isQuoted ? 1 : 0));
    if (occurrence-- == 0)
      break;
  }
  return found;
}

StringRef ModelContext::closest(StringRef word, llvm::ArrayRef<StringRef> candidates) {
  StringRef best;
  if (word.size() < 2)
    return best;
  // A transposition of two letters has edit distance 2.
  unsigned bestDistance = std::max<unsigned>(word.size() < 3 ? 1 : 2, (word.size() + 2) / 3) + 1;
  for (StringRef candidate : candidates) {
    unsigned distance = word.edit_distance(candidate, /*AllowReplacements=*/true, bestDistance);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}
