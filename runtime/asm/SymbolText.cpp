//===- SymbolText.cpp - The text of nested dialect symbols ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/SymbolText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

size_t SymbolText::begin(char prefix, llvm::StringRef dialect) {
  os << prefix << dialect << '.';
  return buffer.size();
}

/// Returns true if the bracket at `start` is closed by the last character and not by an earlier one.
bool SymbolText::isOneBracket(size_t start) const {
  size_t end = buffer.size();
  if (end - start < 2 || buffer[start] != '<' || buffer.back() != '>')
    return false;
  auto known = llvm::lower_bound(closed, std::pair(start, size_t(0)));
  int64_t depth = 0;
  for (size_t i = start; i != end; ++i) {
    while (known != closed.end() && known->first < i)
      ++known;
    if (depth && known != closed.end() && known->first == i) {
      i = known->second - 1;
      continue;
    }
    char c = buffer[i];
    if (c == '"') {
      for (++i; i != end && buffer[i] != '"'; ++i)
        i += buffer[i] == '\\' && i + 1 != end;
      if (i == end)
        return false;
    } else if (c == '-' && i + 1 != end && buffer[i + 1] == '>') {
      ++i;
    } else if (c == '<') {
      ++depth;
    } else if (c == '>' && --depth == 0) {
      return i + 1 == end;
    }
  }
  return false;
}

void SymbolText::end(size_t body) {
  llvm::StringRef text = llvm::StringRef(buffer).drop_front(body);
  llvm::StringRef rest = text.drop_while([](char c) { return llvm::isAlnum(c) || c == '.' || c == '_'; });
  size_t bracket = buffer.size() - rest.size();
  bool hasBracket = false;
  bool isWord =
      !text.empty() && llvm::isAlpha(text.front()) && (rest.empty() || (hasBracket = isOneBracket(bracket)));
  if (hasBracket) {
    closed.erase(llvm::lower_bound(closed, std::pair(bracket, size_t(0))), closed.end());
    closed.emplace_back(bracket, buffer.size());
  }
  // Keep the form `!dialect.word` if the body is a word. Also keep it for text that ends in a minus, which
  // would form an arrow with the closing `>`.
  if (isWord || text.ends_with("-"))
    return;
  buffer[body - 1] = '<';
  os << '>';
}
