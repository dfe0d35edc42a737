//===- IndentedOstream.h - A stream that indents lines --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes text to another stream, which must outlive it, and puts the current indentation before each line
// that is not empty. For generators of source code:
//
//     raw_indented_ostream os(llvm::outs());
//     os << "struct S ";
//     {
//       auto scope = os.scope("{\n", "};\n");
//       os << "int a;\n";                       // indented by two columns
//     }
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_INDENTEDOSTREAM_H
#define STRATA_RUNTIME_SUPPORT_INDENTEDOSTREAM_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <limits>
#include <utility>

namespace mlir {

/// A stream that writes to another stream and indents each line by the current number of columns.
class raw_indented_ostream : public llvm::raw_ostream {
public:
  /// The number of columns of one indentation level.
  static constexpr int indentSize = 2;

  explicit raw_indented_ostream(llvm::raw_ostream &os) : os(os) { SetUnbuffered(); }

  /// The constructor writes a text, and the destructor writes another one. The lines in between are indented
  /// by one more level if `indent` is true.
  struct DelimitedScope {
    explicit DelimitedScope(raw_indented_ostream &os, llvm::StringRef open = "", llvm::StringRef close = "",
                            bool indent = true)
        : os(os), open(open), close(close), indent(indent) {
      os << open;
      if (indent)
        os.indent();
    }
    DelimitedScope(const DelimitedScope &) = delete;
    ~DelimitedScope() {
      if (indent)
        os.unindent();
      os << close;
    }

    raw_indented_ostream &os;

  private:
    llvm::StringRef open, close;
    bool indent;
  };

  /// Returns the stream to which this stream writes.
  llvm::raw_ostream &getOStream() const { return os; }
  /// Returns a new DelimitedScope.
  DelimitedScope scope(llvm::StringRef open = "", llvm::StringRef close = "", bool indent = true) {
    return DelimitedScope(*this, open, close, indent);
  }

  /// Indents the following lines by one more level, or by the given number of additional columns.
  raw_indented_ostream &indent() { return indent(indentSize); }
  raw_indented_ostream &indent(int columns) {
    indentation += columns;
    return *this;
  }
  /// Indents the following lines by one level less. Does nothing if they are not indented.
  raw_indented_ostream &unindent() {
    indentation = std::max(0, indentation - indentSize);
    return *this;
  }

  /// Writes the lines of a text, with the current indentation instead of the indentation that they have in
  /// common. Drops empty lines at the beginning and at the end.
  /// \param extraPrefix a text that is written after the indentation of each line, such as "// ".
  raw_indented_ostream &printReindented(llvm::StringRef text, llvm::StringRef extraPrefix = "");

private:
  void write_impl(const char *text, size_t size) final;
  uint64_t current_pos() const final { return os.tell(); }

  llvm::raw_ostream &os;
  llvm::StringRef prefix;
  int indentation = 0;
  bool isAtStartOfLine = true;
};

inline raw_indented_ostream &raw_indented_ostream::printReindented(llvm::StringRef text,
                                                                   llvm::StringRef extraPrefix) {
  auto isBlank = [](llvm::StringRef line) { return line.trim(" \t\r").empty(); };
  // Drop empty lines at both ends.
  while (!text.empty() && isBlank(text.substr(0, text.find('\n'))))
    text = text.split('\n').second;
  text = text.rtrim(" \t\r\n");
  size_t common = std::numeric_limits<size_t>::max();
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    if (!isBlank(line))
      common = std::min(common, line.find_first_not_of(" \t"));
    rest = next;
  }
  llvm::StringRef outer = std::exchange(prefix, extraPrefix);
  for (bool isLast = text.empty(); !isLast;) {
    auto [line, next] = text.split('\n');
    isLast = line.size() == text.size();
    *this << line.drop_front(std::min(common, line.size())).rtrim('\r');
    if (!isLast)
      *this << '\n';
    text = next;
  }
  prefix = outer;
  return *this;
}

inline void raw_indented_ostream::write_impl(const char *text, size_t size) {
  llvm::StringRef rest(text, size);
  while (!rest.empty()) {
    size_t end = rest.find('\n');
    llvm::StringRef line = rest.substr(0, end);
    if (!line.empty()) {
      if (isAtStartOfLine)
        os.indent(static_cast<unsigned>(std::max(0, indentation))) << prefix;
      os << line;
      isAtStartOfLine = false;
    }
    if (end == llvm::StringRef::npos)
      return;
    os << '\n';
    isAtStartOfLine = true;
    rest = rest.drop_front(end + 1);
  }
}

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_INDENTEDOSTREAM_H
