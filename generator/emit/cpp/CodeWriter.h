//===- CodeWriter.h - Writing C++ text ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lines of C++ with indentation. open() and close() nest; line() takes arguments as llvm::formatv does, so
// that a template looks like the text that comes out (`{{` stands for one brace). Writes to a borrowed
// stream.
//
// The lines come out as clang-format leaves them, in the style of .clang-format: long ones are broken, and a
// function whose body is one statement is put on one line if there is room. An author's own code stays as it
// is.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H
#define STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <type_traits>

namespace strata {

class ModelSet;

/// Where an author's code is, for `#line`; none when the line is 0.
struct CodePlace {
  std::string file;
  unsigned line = 0;
};

/// What stands for `{0}`: text, or a number as text.
class CodeArgument {
public:
  template <typename T>
  CodeArgument(const T &value) {
    if constexpr (std::is_convertible_v<const T &, llvm::StringRef>) {
      text = value;
    } else if constexpr (std::is_same_v<T, bool>) {
      text = value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T> && sizeof(T) > 1) {
      storage = std::to_string(value);
      text = storage;
    } else {
      storage = llvm::formatv("{0}", value).str();
      text = storage;
    }
  }
  CodeArgument(const CodeArgument &) = delete;
  CodeArgument &operator=(const CodeArgument &) = delete;
  llvm::StringRef get() const { return text; }

private:
  llvm::StringRef text;
  std::string storage;
};

/// As llvm::formatv does it, without alignment and styles; lines are many, and each is used once.
std::string fillTemplate(llvm::StringRef format, llvm::ArrayRef<CodeArgument> arguments);
template <typename... Args>
std::string filled(const char *format, const Args &...args) {
  const CodeArgument list[] = {CodeArgument(args)..., CodeArgument("")};
  return fillTemplate(format, llvm::ArrayRef<CodeArgument>(list, sizeof...(Args)));
}

class CodeWriter {
public:
  /// \param models  where places of code are looked up; null: code of an author has none.
  explicit CodeWriter(llvm::raw_ostream &os, const ModelSet *models = nullptr) : os(os), modelSet(models) {}
  CodeWriter(const CodeWriter &) = delete;
  CodeWriter &operator=(const CodeWriter &) = delete;
  /// An empty line at the very end is left out.
  ~CodeWriter() {
    emptyLines = 0;
    flush();
  }

  void line() {
    flush();
    ++emptyLines;
  }
  /// Text that may have lines of its own.
  void text(llvm::StringRef lines);
  template <typename... Args>
  void line(const char *format, Args &&...args) {
    text(filled(format, args...));
  }
  /// A line after which everything is indented, until the matching close().
  template <typename... Args>
  void open(const char *format, Args &&...args) {
    openText(filled(format, args...));
  }
  void openText(llvm::StringRef line);
  void close(llvm::StringRef closing = "}") {
    indent = outer.pop_back_val();
    text(closing);
  }
  /// Closes and opens: `} else {`.
  void reopen(const llvm::Twine &line) {
    indent = outer.pop_back_val();
    openText(line.str());
  }
  /// A whole function. \param statements  each without indentation.
  void function(const llvm::Twine &head, llvm::ArrayRef<std::string> statements);
  /// `public:`, `private:`: out by one step.
  void access(llvm::StringRef specifier);

  /// Opens `namespace a { namespace b {` of "::a::b"; closed by closeNamespace.
  void openNamespace(llvm::StringRef qualified);
  void closeNamespace(llvm::StringRef qualified);

  /// An author's code, with its own line breaks: its common indentation is replaced by ours; empty text
  /// writes nothing. With a place, compilers are told that the lines are from there. See emitAuthorCode().
  void block(llvm::StringRef code, const CodePlace &place = {});
  /// An author's expression with its place, to be part of a text(): its lines are then said to be from there.
  /// Unchanged without a place.
  static std::string mark(llvm::StringRef expression, const CodePlace &place);
  /// The text without places.
  static std::string withoutMarks(llvm::StringRef text);
  /// What is between these stays as it is, a row a line: tables, which are easier to read so.
  void openTables();
  void closeTables();
  /// The classes of models behind a macro, with commas between them. Last in a file: it is a piece of a
  /// declaration that only who defines the macro knows.
  template <typename ModelT>
  void list(llvm::StringRef macro, llvm::ArrayRef<const ModelT *> models) {
    flush();
    os << "#ifdef " << macro << "\n#undef " << macro << "\n// clang-format off\n";
    for (const ModelT *model : models)
      os << model->cppClass() << (model == models.back() ? "\n" : ",\n");
    os << "// clang-format on\n#endif\n";
  }
  /// A doc comment of one or more lines: `/// …`.
  void comment(llvm::StringRef text);

  /// What was written goes to the stream at once; until then the last lines may be held back.
  void flush();
  const ModelSet *models() const { return modelSet; }
  /// Text of another writer, as it is.
  void append(llvm::StringRef text) {
    flush();
    os << text;
  }

private:
  /// One line, which is short enough or may be too long, at the indentation.
  void put(llvm::StringRef line);
  void write(llvm::StringRef line, unsigned column);
  void putMarked(llvm::StringRef statement);
  bool joins(llvm::StringRef next) const;

  llvm::raw_ostream &os;
  const ModelSet *modelSet;
  unsigned indent = 0;
  llvm::SmallVector<unsigned, 8> outer; ///< The indentations around what is open.
  unsigned emptyLines = 0;              ///< Not yet written.
  bool inTables = false;
  llvm::SmallVector<std::string, 2>
      held; ///< `template <…>`; or the head of a function, and its first statement.
  unsigned heldIndent = 0;
};

/// `text` as a C++ string literal with quotes.
std::string quoted(llvm::StringRef text);
/// The name as an identifier in C++: keywords get an underscore.
std::string identifier(llvm::StringRef name);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H
