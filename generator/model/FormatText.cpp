//===- FormatText.cpp - Locations inside a format string ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include <string>

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;

namespace {

/// A string or code literal of a `.td`: its characters and their positions.
struct Piece {
  std::string text;
  std::vector<const char *> places; ///< One more than `text`: the last is the end.
};

Piece readQuoted(StringRef &rest) {
  Piece piece;
  size_t at = 1;
  for (; at < rest.size() && rest[at] != '"'; ++at) {
    const char *place = rest.data() + at;
    char c = rest[at];
    if (c == '\\' && at + 1 < rest.size()) {
      c = rest[++at];
      c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
    }
    piece.text.push_back(c);
    piece.places.push_back(place);
  }
  piece.places.push_back(rest.data() + at);
  rest = rest.drop_front(std::min(at + 1, rest.size()));
  return piece;
}

Piece readCode(StringRef &rest) {
  Piece piece;
  size_t end = std::min(rest.find("}]", 2), rest.size());
  for (size_t at = 2; at < end; ++at) {
    piece.text.push_back(rest[at]);
    piece.places.push_back(rest.data() + at);
  }
  piece.places.push_back(rest.data() + end);
  rest = rest.drop_front(std::min(end + 2, rest.size()));
  return piece;
}

/// Returns the string and code literals of the statement that starts at `rest`.
std::vector<Piece> readPieces(StringRef rest) {
  std::vector<Piece> pieces;
  int depth = 0;
  while (!rest.empty()) {
    char c = rest.front();
    if (rest.starts_with("//")) {
      rest = rest.drop_front(std::min(rest.find('\n'), rest.size()));
    } else if (rest.starts_with("/*")) {
      size_t end = rest.find("*/", 2);
      rest = end == StringRef::npos ? StringRef() : rest.drop_front(end + 2);
    } else if (c == '"') {
      pieces.push_back(readQuoted(rest));
    } else if (rest.starts_with("[{")) {
      pieces.push_back(readCode(rest));
    } else {
      depth += c == '{' || c == '(' || c == '[';
      depth -= c == '}' || c == ')' || c == ']';
      if ((c == ';' && depth <= 0) || depth < 0)
        break;
      rest = rest.drop_front();
    }
  }
  return pieces;
}

} // namespace

FormatText::FormatText(StringRef value, SMLoc fieldLoc, const llvm::SourceMgr &sources)
    : value(value), fieldLoc(fieldLoc), places(value.size() + 1, nullptr) {
  unsigned buffer = fieldLoc.isValid() ? sources.FindBufferContainingLoc(fieldLoc) : 0;
  if (!buffer)
    return;
  StringRef contents = sources.getMemoryBuffer(buffer)->getBuffer();
  size_t next = 0;
  for (const Piece &piece : readPieces(contents.drop_front(fieldLoc.getPointer() - contents.begin()))) {
    // Search from the end of the previous match only: short literals that precede the value (template
    // arguments) must not match by chance.
    size_t at = piece.text.empty() ? StringRef::npos : value.find(piece.text, next);
    if (at == StringRef::npos)
      continue;
    std::copy(piece.places.begin(), piece.places.end(), places.begin() + at);
    next = at + piece.text.size();
  }
}

SMLoc FormatText::at(size_t offset) const {
  const char *place = places[std::min(offset, value.size())];
  return place ? SMLoc::getFromPointer(place) : fieldLoc;
}
