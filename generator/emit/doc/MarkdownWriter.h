//===- MarkdownWriter.h - Writing Markdown text ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Headings, paragraphs, fenced code and tables, each followed by an empty line. Writes to a borrowed stream.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H
#define STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace strata {

class MarkdownWriter {
public:
  explicit MarkdownWriter(llvm::raw_ostream &os) : os(os) {}

  void heading(unsigned level, const llvm::Twine &text);
  /// A summary in italics; nothing when it is empty.
  void summary(llvm::StringRef text);
  /// An author's words: their common indentation goes, the rest is Markdown already. Nothing when empty.
  void words(llvm::StringRef text);
  void line(const llvm::Twine &text) { os << text << "\n\n"; }
  void code(llvm::StringRef language, llvm::StringRef text);
  /// `label` and then the names, as code, sorted; nothing when there are none.
  void names(llvm::StringRef label, std::vector<std::string> items);

  /// The first column is a name, in the middle. Rows have as many cells.
  void table(llvm::ArrayRef<llvm::StringRef> columns, llvm::ArrayRef<std::vector<std::string>> rows);

private:
  llvm::raw_ostream &os;
};

/// As code in a line: `text`.
std::string inlineCode(llvm::StringRef text);
/// A text without the indentation that its lines share, and without empty lines around it.
std::string withoutIndentation(llvm::StringRef text);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_DOC_MARKDOWNWRITER_H
