//===- CodeWriter.h - Formatted C++ output --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes indented lines of C++ to a borrowed stream. open() and close() nest; line() takes arguments as
// llvm::formatv does, so that a template looks like the generated text (`{{` stands for one brace).
//
// The output is formatted as clang-format does with the .clang-format of the repository: long lines are
// broken, `template <…>` has a line of its own, and a function with one statement is joined to one line if it
// fits. C++ code from the .td is copied unchanged.
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

namespace mlir {

class ModelSet;

/// The source location of C++ code from a .td, for `#line` directives; line 0 means unknown.
struct CodePlace {
  std::string file;
  unsigned line = 0;
};

/// An argument of fillTemplate(): a string, or a number converted to one.
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

/// Replaces `{0}`, `{1}`, … by the arguments. A fast subset of llvm::formatv without alignment and styles.
std::string fillTemplate(llvm::StringRef format, llvm::ArrayRef<CodeArgument> arguments);
/// Fills a template of generated code; see fillTemplate().
template <typename... Args>
std::string filled(const char *format, const Args &...args) {
  const CodeArgument list[] = {CodeArgument(args)..., CodeArgument("")};
  return fillTemplate(format, llvm::ArrayRef<CodeArgument>(list, sizeof...(Args)));
}

class CodeWriter {
public:
  /// \param models Resolves source locations of C++ code; if null, no `#line` directives are written.
  explicit CodeWriter(llvm::raw_ostream &os, const ModelSet *models = nullptr) : os(os), modelSet(models) {}
  CodeWriter(const CodeWriter &) = delete;
  CodeWriter &operator=(const CodeWriter &) = delete;
  /// Writes pending lines to the stream, except trailing empty lines.
  ~CodeWriter() {
    emptyLines = 0;
    flush();
  }

  void line() {
    flush();
    ++emptyLines;
  }
  /// Writes text of one or more lines.
  void text(llvm::StringRef lines);
  template <typename... Args>
  void line(const char *format, Args &&...args) {
    text(filled(format, args...));
  }
  /// Writes a line and indents the following ones until the matching close().
  template <typename... Args>
  void open(const char *format, Args &&...args) {
    openText(filled(format, args...));
  }
  void openText(llvm::StringRef line);
  void close(llvm::StringRef closing = "}") {
    indent = outer.pop_back_val();
    text(closing);
  }
  /// Closes a block and opens the next: `} else {`.
  void reopen(const llvm::Twine &line) {
    indent = outer.pop_back_val();
    openText(line.str());
  }
  /// Writes a function. \param statements The lines of the body, without indentation.
  void function(const llvm::Twine &head, llvm::ArrayRef<std::string> statements);
  /// Writes an access specifier such as `public:`, one level further left.
  void access(llvm::StringRef specifier);

  /// Opens `namespace a { namespace b {` of "::a::b"; closed by closeNamespace.
  void openNamespace(llvm::StringRef qualified);
  void closeNamespace(llvm::StringRef qualified);

  /// Writes C++ code from the .td with its own line breaks; its common indentation is replaced by the current
  /// one. Empty code writes nothing. If \p place is known, `#line` directives attribute the lines to it. See
  /// emitAuthorCode().
  void block(llvm::StringRef code, const CodePlace &place = {});
  /// Marks an expression from the .td inside of a text(), so that `#line` directives attribute its lines to
  /// \p place. Returns the expression unchanged if the place is unknown.
  static std::string mark(llvm::StringRef expression, const CodePlace &place);
  /// Returns the text without the marks of mark().
  static std::string withoutMarks(llvm::StringRef text);
  /// Begin and end a part of the output in which lines are not reformatted, for tables with one row per line.
  void openTables();
  void closeTables();
  /// Writes a comma-separated list of the models' C++ classes, guarded by a macro. It must be the last output
  /// of a file: the list is a fragment, completed by the file that defines the macro.
  template <typename ModelT>
  void list(llvm::StringRef macro, llvm::ArrayRef<const ModelT *> models) {
    flush();
    os << "#ifdef " << macro << "\n#undef " << macro << "\n// clang-format off\n";
    for (const ModelT *model : models)
      os << model->cppClass() << (model == models.back() ? "\n" : ",\n");
    os << "// clang-format on\n#endif\n";
  }
  /// Writes a documentation comment (`/// …`) of one or more lines.
  void comment(llvm::StringRef text);

  /// Writes pending output to the stream; the writer may hold back the last lines until their layout is
  /// known.
  void flush();
  const ModelSet *models() const { return modelSet; }
  /// Appends output of another CodeWriter unchanged.
  void append(llvm::StringRef text) {
    flush();
    os << text;
  }

private:
  /// Writes one line of any length at the current indentation.
  void put(llvm::StringRef line);
  void write(llvm::StringRef line, unsigned column);
  void putMarked(llvm::StringRef statement);
  bool joins(llvm::StringRef next) const;
  /// Writes a comment that switches clang-format on or off. Between openTables() and closeTables(), where it
  /// is already off, writes nothing.
  void setFormatting(bool on, unsigned column);

  llvm::raw_ostream &os;
  const ModelSet *modelSet;
  unsigned indent = 0;
  llvm::SmallVector<unsigned, 8> outer; ///< Indentations of the enclosing blocks.
  unsigned emptyLines = 0;              ///< Pending empty lines.
  bool inTables = false;
  /// The head of a function and its first statement, until it is known whether they fit on one line.
  llvm::SmallVector<std::string, 2> held;
  unsigned heldIndent = 0;
  /// True if the function in `held` is a template. Only an empty body is then joined to the line of the head.
  bool holdsTemplate = false;
  bool afterTemplateHead = false;
};

/// Returns `text` as a quoted C++ string literal.
std::string quoted(llvm::StringRef text);
/// Returns the name as a C++ identifier; keywords get a trailing underscore.
std::string identifier(llvm::StringRef name);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_CODEWRITER_H
