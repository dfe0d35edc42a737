//===- MarkdownWriter.cpp - Writes Markdown -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/doc/MarkdownWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

std::string mlir::withoutIndentation(StringRef text) {
  llvm::SmallVector<StringRef, 32> lines;
  text.split(lines, '\n');
  auto isEmpty = [](StringRef line) { return line.trim().empty(); };
  lines.erase(lines.begin(), llvm::find_if_not(lines, isEmpty));
  while (!lines.empty() && isEmpty(lines.back()))
    lines.pop_back();
  size_t common = StringRef::npos;
  for (auto [index, line] : llvm::enumerate(lines)) {
    size_t own = line.size() - line.ltrim(' ').size();
    // The first line often follows the opening quote directly and has no indentation.
    bool saysNothing = index == 0 && own == 0 && lines.size() > 1 && lines.front().begin() == text.begin();
    if (!isEmpty(line) && !saysNothing)
      common = std::min(common, own);
  }
  std::string result;
  for (StringRef line : lines) {
    size_t own = line.size() - line.ltrim(' ').size();
    result += line.drop_front(std::min(own, common)).rtrim().str() + "\n";
  }
  return result;
}

std::string mlir::inlineCode(StringRef text) {
  // The fence must be longer than any sequence of backticks in the text.
  std::string fence = "`";
  while (text.contains(fence))
    fence += '`';
  bool needsSpace = text.starts_with("`") || text.ends_with("`");
  return fence + (needsSpace ? " " : "") + text.str() + (needsSpace ? " " : "") + fence;
}

void MarkdownWriter::heading(unsigned level, const llvm::Twine &text) {
  os << std::string(std::min(level, 6u), '#') << ' ' << text << "\n\n";
}

void MarkdownWriter::summary(StringRef text) {
  // Summaries are one line: line breaks of the .td become spaces.
  llvm::SmallVector<StringRef, 16> words;
  llvm::SplitString(text, words, " \t\n");
  if (!words.empty())
    os << '_' << llvm::join(words, " ") << "_\n\n";
}

void MarkdownWriter::words(StringRef text) {
  if (std::string kept = withoutIndentation(text); !kept.empty())
    os << kept << '\n';
}

void MarkdownWriter::code(StringRef language, StringRef text) {
  os << "```" << language << '\n' << text.rtrim('\n') << "\n```\n\n";
}

void MarkdownWriter::names(StringRef label, std::vector<std::string> items) {
  if (items.empty())
    return;
  llvm::sort(items);
  items.erase(llvm::unique(items), items.end());
  os << label << ": ";
  llvm::interleave(items, os, [&](const std::string &item) { os << inlineCode(item); }, ", ");
  os << "\n\n";
}

/// Escapes line breaks and bars, which end a table cell.
static std::string cell(StringRef text) {
  std::string result;
  for (char c : text.trim()) {
    if (c == '|')
      result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

void MarkdownWriter::table(llvm::ArrayRef<StringRef> columns, llvm::ArrayRef<std::vector<std::string>> rows) {
  if (rows.empty())
    return;
  for (StringRef column : columns)
    os << "| " << column << ' ';
  os << "|\n";
  for (auto [index, column] : llvm::enumerate(columns)) {
    std::string rule(column.size(), '-');
    if (index + 1 != columns.size())
      rule.front() = rule.back() = ':';
    os << "| " << rule << ' ';
  }
  os << "|\n";
  for (const std::vector<std::string> &row : rows) {
    for (const std::string &text : row)
      os << "| " << cell(text) << ' ';
    os << "|\n";
  }
  os << '\n';
}
