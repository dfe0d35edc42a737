//===- SpecWriter.cpp - Pieces that all descriptors have ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/SpecWriter.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

std::string strata::specLoc(llvm::SMLoc loc, const ModelSet &models) {
  ModelSet::Place place = models.placeInOutput(loc);
  if (place.line == 0)
    return "{}";
  return llvm::formatv("{{{0}, {1}, {2}}", quoted(place.file), place.line, place.column).str();
}

std::string strata::fillIn(llvm::StringRef code, const Replacements &replacements) {
  std::string result;
  while (true) {
    size_t dollar = code.find('$');
    result += code.take_front(dollar);
    if (dollar == llvm::StringRef::npos)
      return result;
    code = code.drop_front(dollar + 1);
    llvm::StringRef name = code.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    // The longest replacement that the name starts with at its full length.
    const std::string *value = nullptr;
    for (const auto &entry : replacements)
      if (name == entry.first)
        value = &entry.second;
    result += value ? *value : ("$" + name).str();
    code = code.drop_front(name.size());
  }
}

std::string strata::emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                              llvm::ArrayRef<std::string> entries) {
  if (entries.empty())
    return "{}";
  out.open("static constexpr {0} {1}[] = {{", type, name);
  for (const std::string &entry : entries)
    out.text(entry + ",");
  out.close("};");
  return name.str();
}

std::string strata::inStrata(llvm::StringRef code) {
  std::string result;
  while (true) {
    size_t at = code.find("mlir::");
    if (at == llvm::StringRef::npos)
      return result + code.str();
    bool isWord = at == 0 || !(llvm::isAlnum(code[at - 1]) || code[at - 1] == '_');
    llvm::StringRef before = code.take_front(at);
    if (isWord)
      before.consume_back("::");
    result += before;
    result += isWord ? "::strata::" : "mlir::";
    code = code.drop_front(at + strlen("mlir::"));
  }
}
