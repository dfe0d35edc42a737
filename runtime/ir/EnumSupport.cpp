//===- EnumSupport.cpp - Values and spellings of enums --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/EnumSupport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

llvm::StringRef mlir::stringifyEnumCase(const EnumSpec &spec, uint64_t value) {
  for (const EnumCaseSpec &item : spec.cases)
    if (item.value == value)
      return item.spelling;
  return "";
}

std::string mlir::stringifyEnumValue(const EnumSpec &spec, uint64_t value) {
  if (!spec.isBitEnum || value == 0)
    return stringifyEnumCase(spec, value).str();
  llvm::SmallVector<llvm::StringRef, 8> words;
  auto take = [&](const EnumCaseSpec &item) {
    if (item.value == 0 || (value & item.value) != item.value)
      return false;
    words.push_back(item.spelling);
    return true;
  };
  if (spec.printPrimaryGroups)
    for (const EnumCaseSpec &item : spec.cases)
      if (llvm::popcount(item.value) > 1 && take(item))
        value &= ~item.value;
  for (const EnumCaseSpec &item : spec.cases)
    if (!spec.printPrimaryGroups || llvm::popcount(item.value) == 1)
      take(item);
  return llvm::join(words, spec.separator);
}

static std::optional<uint64_t> symbolizeCase(const EnumSpec &spec, llvm::StringRef word) {
  for (const EnumCaseSpec &item : spec.cases)
    if (item.spelling == word)
      return item.value;
  return std::nullopt;
}

std::optional<uint64_t> mlir::symbolizeEnumValue(const EnumSpec &spec, llvm::StringRef text) {
  // Try the whole text as one spelling first, which is the common case for bit enums, too.
  if (std::optional<uint64_t> value = symbolizeCase(spec, text); value || !spec.isBitEnum)
    return value;
  llvm::SmallVector<llvm::StringRef, 8> words;
  text.split(words, spec.separator.trim());
  uint64_t value = 0;
  for (llvm::StringRef word : words) {
    std::optional<uint64_t> bits = symbolizeCase(spec, word.trim());
    if (!bits)
      return std::nullopt;
    value |= *bits;
  }
  return value;
}

bool mlir::isEnumValue(const EnumSpec &spec, uint64_t value) {
  uint64_t allBits = 0;
  for (const EnumCaseSpec &item : spec.cases) {
    if (item.value == value)
      return true;
    allBits |= item.value;
  }
  return spec.isBitEnum && (value & ~allBits) == 0;
}

std::string mlir::listEnumSpellings(const EnumSpec &spec) {
  return llvm::join(llvm::map_range(spec.cases, [](const EnumCaseSpec &item) { return item.spelling; }),
                    ", ");
}
