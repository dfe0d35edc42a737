//===- ModelContext.cpp - What all checks share -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TableGen keeps the place of a field but not of what is in its value. The narrow places are found by
// reading the text again, from the field to the end of its value.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ModelContext.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"
#include <string_view>

using namespace strata;
using llvm::SMLoc;
using llvm::StringRef;

SMLoc ModelContext::loc(const llvm::Record &record) {
  return record.getLoc().empty() ? SMLoc() : record.getLoc().front();
}

bool ModelContext::isInVocabulary(SMLoc loc) const {
  if (!loc.isValid())
    return false;
  unsigned buffer = sourceMgr.FindBufferContainingLoc(loc);
  return buffer && sourceMgr.getMemoryBuffer(buffer)->getBufferIdentifier().starts_with(vocabularyRoot);
}

SMLoc ModelContext::fieldLoc(const llvm::Record &record, StringRef field) const {
  const llvm::RecordVal *value = record.getValue(field);
  if (!value || !value->getLoc().isValid() || isInVocabulary(value->getLoc()))
    return loc(record);
  return value->getLoc();
}

namespace {

bool isWordCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Steps over one token of TableGen text: a comment, a string, a code block, a word, white space or a character.
StringRef takeToken(StringRef &text) {
  auto take = [&](size_t length) {
    StringRef token = text.take_front(length);
    text = text.drop_front(token.size());
    return token;
  };
  auto upTo = [&](StringRef end, size_t from) {
    size_t at = std::string_view(text).find(std::string_view(end), from); // Texts are long; this looks for one character.
    return at == StringRef::npos ? text.size() : at + end.size();
  };
  if (llvm::isSpace(text.front())) {
    size_t length = 1;
    while (length < text.size() && llvm::isSpace(text[length]))
      ++length;
    return take(length);
  }
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
  size_t length = text.front() == '$' ? 1 : 0;
  while (length < text.size() && isWordCharacter(text[length]))
    ++length;
  return take(std::max<size_t>(length, 1));
}

/// Where the value that starts at `text` ends: at the `;` of its statement, or at the end of the record
/// when the place is that of a record and not of a field.
std::vector<StringRef> tokensOfStatement(StringRef text) {
  std::vector<StringRef> tokens;
  int depth = 0;
  while (!text.empty()) {
    StringRef token = takeToken(text);
    if (token == ";" && depth <= 0)
      break;
    if (token == "{" || token == "(" || token == "[")
      ++depth;
    if (token == "}" || token == ")" || token == "]") {
      if (--depth < 0)
        break;
      if (token == "}" && depth == 0 && !text.ltrim().starts_with(";") && !text.ltrim().starts_with(","))
        break; // The body of a record has no `;` behind it.
    }
    if (!llvm::isSpace(token.front()))
      tokens.push_back(token);
  }
  return tokens;
}

} // namespace

SMLoc ModelContext::wordLoc(const llvm::Record &record, StringRef field, StringRef word,
                            unsigned occurrence) const {
  SMLoc start = fieldLoc(record, field);
  unsigned buffer = start.isValid() ? sourceMgr.FindBufferContainingLoc(start) : 0;
  if (!buffer || word.empty())
    return start;
  SMLoc found = start;
  for (StringRef token : tokensFrom(start, buffer)) {
    bool isQuoted = token.front() == '"' && token.drop_front().drop_back() == word;
    if (token != word && !isQuoted)
      continue;
    found = SMLoc::getFromPointer(token.data() + (isQuoted ? 1 : 0));
    if (occurrence-- == 0)
      break;
  }
  return found;
}

const std::vector<StringRef> &ModelContext::tokensFrom(SMLoc start, unsigned buffer) const {
  if (lastTokens.start != start.getPointer()) {
    StringRef contents = sourceMgr.getMemoryBuffer(buffer)->getBuffer();
    lastTokens = {start.getPointer(), tokensOfStatement(contents.drop_front(start.getPointer() - contents.begin()))};
  }
  return lastTokens.list;
}

StringRef ModelContext::closest(StringRef word, llvm::ArrayRef<StringRef> candidates) {
  StringRef best;
  if (word.size() < 2)
    return best;
  // A transposition counts as two.
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
