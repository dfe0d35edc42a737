//===- MarkdownWriter.h - Writes Markdown ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes headings, paragraphs, fenced code and tables, each followed by an empty line, to a borrowed stream.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H
#define STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class MarkdownWriter {
public:
  explicit MarkdownWriter(llvm::raw_ostream &os) : os(os) {}

  void heading(unsigned level, const llvm::Twine &text);
  /// Writes a summary in italics; nothing if it is empty.
  void summary(llvm::StringRef text);
  /// Writes Markdown from the .td without its common indentation; nothing if it is empty.
  void words(llvm::StringRef text);
  void line(const llvm::Twine &text) { os << text << "\n\n"; }
  void code(llvm::StringRef language, llvm::StringRef text);
  /// Writes `label` and the sorted names as inline code; nothing if there are no names.
  void names(llvm::StringRef label, std::vector<std::string> items);

  /// Writes a table. Cells of the first column contain a name and are centered; each row has one cell per
  /// column.
  void table(llvm::ArrayRef<llvm::StringRef> columns, llvm::ArrayRef<std::vector<std::string>> rows);

private:
  llvm::raw_ostream &os;
};

/// Returns the text as inline code: `text`.
std::string inlineCode(llvm::StringRef text);
/// Returns the text without the common indentation of its lines and without leading and trailing empty lines.
std::string withoutIndentation(llvm::StringRef text);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H
