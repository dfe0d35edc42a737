//===- CodeWriter.cpp - Writing C++ text ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace strata;

void CodeWriter::text(llvm::StringRef line) {
  if (!line.empty())
    os.indent(indent) << line;
  os << '\n';
}

void CodeWriter::access(llvm::StringRef specifier) {
  os.indent(indent >= 2 ? indent - 2 : 0) << specifier << '\n';
}

static llvm::SmallVector<llvm::StringRef, 4> splitNamespace(llvm::StringRef qualified) {
  llvm::SmallVector<llvm::StringRef, 4> parts;
  qualified.split(parts, "::", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return parts;
}

void CodeWriter::openNamespace(llvm::StringRef qualified) {
  for (llvm::StringRef part : splitNamespace(qualified))
    os << "namespace " << (part == "mlir" ? "strata" : part) << " {\n";
}

void CodeWriter::closeNamespace(llvm::StringRef qualified) {
  auto parts = splitNamespace(qualified);
  for (llvm::StringRef part : llvm::reverse(parts))
    os << "} // namespace " << (part == "mlir" ? "strata" : part) << '\n';
}

void CodeWriter::block(llvm::StringRef code) {
  llvm::SmallVector<llvm::StringRef, 16> lines;
  code.split(lines, '\n');
  while (!lines.empty() && lines.front().trim().empty())
    lines.erase(lines.begin());
  while (!lines.empty() && lines.back().trim().empty())
    lines.pop_back();
  size_t common = llvm::StringRef::npos;
  // The first line often starts right behind the opening bracket: it has no indentation to go by.
  for (llvm::StringRef line : llvm::drop_begin(lines, lines.size() > 1 ? 1 : 0))
    if (!line.trim().empty())
      common = std::min(common, line.size() - line.ltrim().size());
  for (auto [index, line] : llvm::enumerate(lines)) {
    size_t own = line.size() - line.ltrim().size();
    text(line.drop_front(index == 0 ? own : std::min(own, common)).rtrim());
  }
}

void CodeWriter::comment(llvm::StringRef comment) {
  llvm::SmallVector<llvm::StringRef, 8> lines;
  comment.trim().split(lines, '\n');
  for (llvm::StringRef line : lines)
    text(("/// " + line.trim().rtrim(" \\")).str()); // '\' at the end would take the next line into the comment.
}

std::string strata::quoted(llvm::StringRef text) {
  std::string result = "\"";
  llvm::raw_string_ostream os(result);
  for (char c : text) {
    if (c == '"' || c == '\\')
      os << '\\' << c;
    else if (c == '\n')
      os << "\\n";
    else if (llvm::isPrint(c) || static_cast<unsigned char>(c) >= 0x80)
      os << c;
    else
      os << llvm::format("\\%03o", static_cast<unsigned char>(c));
  }
  os << '"';
  return result;
}

std::string strata::identifier(llvm::StringRef name) {
  return isCppKeyword(name) ? (name + "_").str() : name.str();
}
