//===- CodeWriter.h - Writing C++ text ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lines of C++ with indentation. open() and close() nest; line() takes llvm::formatv arguments, so that a
// template looks like the text that comes out (`{{` stands for one brace). Writes to a borrowed stream.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H
#define STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace strata {

class CodeWriter {
public:
  explicit CodeWriter(llvm::raw_ostream &os) : os(os) {}

  void line() { os << '\n'; }
  /// Text as it is, on one line.
  void text(llvm::StringRef line);
  template <typename... Args>
  void line(const char *format, Args &&...args) {
    text(llvm::formatv(format, std::forward<Args>(args)...).str());
  }
  /// A line after which everything is indented, until the matching close().
  template <typename... Args>
  void open(const char *format, Args &&...args) {
    line(format, std::forward<Args>(args)...);
    indent += 2;
  }
  void close(llvm::StringRef closing = "}") {
    indent -= 2;
    text(closing);
  }
  /// `public:`, `private:`: out by one step.
  void access(llvm::StringRef specifier);

  /// Opens `namespace a { namespace b {` of "::a::b"; closed by closeNamespace.
  void openNamespace(llvm::StringRef qualified);
  void closeNamespace(llvm::StringRef qualified);

  /// An author's code: its common indentation is replaced by ours; empty text writes nothing.
  void block(llvm::StringRef code);
  /// A doc comment of one or more lines: `/// …`.
  void comment(llvm::StringRef text);

  llvm::raw_ostream &stream() { return os; }

private:
  llvm::raw_ostream &os;
  unsigned indent = 0;
};

/// `text` as a C++ string literal with quotes.
std::string quoted(llvm::StringRef text);
/// The name as an identifier in C++: keywords get an underscore.
std::string identifier(llvm::StringRef name);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H
