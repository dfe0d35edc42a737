//===- InFlightDiagnostic.h - Building and reporting one error -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The part of the diagnostics engine that code needs to emit diagnostics: a location, a diagnostic, and the
// temporary whose destructor reports it. Location.h includes this header, so every translation unit of a
// dialect compiles it; the engine, its handlers and the declared kinds are in Diagnostics.h. All classes are
// used by one thread at a time.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_INFLIGHTDIAGNOSTIC_H
#define STRATA_RUNTIME_SUPPORT_INFLIGHTDIAGNOSTIC_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/LogicalResult.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
template <typename T>
class SmallVectorImpl;
} // namespace llvm

namespace mlir {

using llvm::failed;
using llvm::failure;
using llvm::FailureOr;
using llvm::LogicalResult;
using llvm::ParseResult;
using llvm::succeeded;
using llvm::success;

/// The severity of a diagnostic.
enum class Severity : uint8_t { Error, Warning, Remark, Note };

/// Returns "error", "warning", "remark" or "note".
llvm::StringRef stringifySeverity(Severity severity);
using DiagnosticSeverity = Severity;

class DiagnosticArgument;
class DiagnosticLocation;
class OpPrintingFlags;
class Operation;
struct ResolvedLocation;

/// A location of any kind: an opaque value and a function that resolves it to a position. Trivially copyable.
class DiagnosticLocation {
public:
  using Resolver = void (*)(const void *data, ResolvedLocation &result);

  DiagnosticLocation() = default;
  DiagnosticLocation(const void *data, Resolver resolver) : data(data), resolver(resolver) {}
  /// Creates a location from a position in a buffer of the SourceMgr with which the diagnostic is printed.
  DiagnosticLocation(llvm::SMLoc loc);

  /// Resolves the location to a file, a line and a column.
  ResolvedLocation resolve() const;
  const void *getOpaqueValue() const { return data; }
  Resolver getResolver() const { return resolver; }
  explicit operator bool() const { return resolver != nullptr; }

private:
  const void *data = nullptr;
  Resolver resolver = nullptr;
};

/// One message at one location, with notes. Any value that can be printed to a raw_ostream can be streamed
/// into it; a library defines the spelling of its own types by a free function `Diagnostic
/// &operator<<(Diagnostic &, T)`.
class Diagnostic {
public:
  // Not inline, because otherwise every translation unit would compile these functions.
  Diagnostic(DiagnosticLocation loc, Severity severity, llvm::StringRef kind = {});
  Diagnostic(Diagnostic &&);
  Diagnostic &operator=(Diagnostic &&);
  ~Diagnostic();

  DiagnosticLocation getLocation() const { return loc; }
  Severity getSeverity() const { return severity; }
  /// Returns the name of the diagnostic kind in its DiagnosticKinds.def, or an empty string for free text.
  llvm::StringRef getKind() const { return kind; }
  llvm::StringRef getMessage() const { return message; }
  std::string str() const;

  void append(llvm::StringRef text);

  /// Adds a note. Without a location, the note gets the location of this diagnostic. The returned reference
  /// is valid as long as this diagnostic.
  Diagnostic &attachNote(DiagnosticLocation noteLoc = {}, llvm::StringRef noteKind = {});
  template <typename LocationT>
  Diagnostic &attachNote(const std::optional<LocationT> &noteLoc) {
    return attachNote(noteLoc ? DiagnosticLocation(*noteLoc) : DiagnosticLocation());
  }
  using note_iterator = llvm::pointee_iterator<std::vector<std::unique_ptr<Diagnostic>>::iterator>;
  using const_note_iterator =
      llvm::pointee_iterator<std::vector<std::unique_ptr<Diagnostic>>::const_iterator, const Diagnostic>;
  using note_range = llvm::iterator_range<note_iterator>;
  using const_note_range = llvm::iterator_range<const_note_iterator>;
  note_range getNotes();
  const_note_range getNotes() const;

  // Append values; `diag << type << " is too large"` does the same.
  template <typename T>
  Diagnostic &append(T &&value) {
    return *this << std::forward<T>(value);
  }
  template <typename T, typename... Ts>
  Diagnostic &append(T &&first, Ts &&...rest) {
    append(std::forward<T>(first));
    return append(std::forward<Ts>(rest)...);
  }
  /// Appends the elements of a range, separated by \p separator.
  template <typename RangeT>
  Diagnostic &appendRange(const RangeT &range, const char *separator = ", ") {
    const char *between = "";
    for (const auto &value : range) {
      append(llvm::StringRef(between)), append(value);
      between = separator;
    }
    return *this;
  }
  /// Appends the text of an operation, printed with these options. Defined in runtime/ir.
  Diagnostic &appendOp(Operation &op, const OpPrintingFlags &flags);
  /// Returns additional data for handlers, which is not printed; see runtime/ir/DiagnosticArgument.h.
  /// Initially empty. Defined in runtime/ir.
  llvm::SmallVectorImpl<DiagnosticArgument> &getMetadata();
  /// Prints the message without location and notes.
  void print(llvm::raw_ostream &os) const;
  operator LogicalResult() const { return failure(); }
  operator ParseResult() const { return ParseResult(failure()); }
  template <typename T>
  operator FailureOr<T>() const {
    return failure();
  }

private:
  DiagnosticLocation loc;
  Severity severity;
  llvm::StringRef kind;
  std::string message;
  std::vector<std::unique_ptr<Diagnostic>> notes;
  std::shared_ptr<void> metadata; ///< A vector of DiagnosticArgument; null if there are none.
};

inline Diagnostic &operator<<(Diagnostic &diag, llvm::StringRef text) {
  diag.append(text);
  return diag;
}
inline Diagnostic &operator<<(Diagnostic &diag, const char *text) { return diag << llvm::StringRef(text); }
inline Diagnostic &operator<<(Diagnostic &diag, const std::string &text) {
  return diag << llvm::StringRef(text);
}
Diagnostic &operator<<(Diagnostic &diag, const llvm::Twine &text);
Diagnostic &operator<<(Diagnostic &diag, char value);
Diagnostic &operator<<(Diagnostic &diag, double value);
namespace detail {
void appendNumber(Diagnostic &diag, int64_t value);
void appendNumber(Diagnostic &diag, uint64_t value);
} // namespace detail
template <typename T>
  requires std::is_integral_v<T>
Diagnostic &operator<<(Diagnostic &diag, T value) {
  detail::appendNumber(diag, static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(value));
  return diag;
}
/// Appends the elements of a range, separated by ", ".
template <typename T>
Diagnostic &operator<<(Diagnostic &diag, llvm::ArrayRef<T> values) {
  bool first = true;
  for (const T &value : values) {
    if (!first)
      diag << ", ";
    first = false;
    diag << value;
  }
  return diag;
}

class DiagnosticEngine;

/// A diagnostic that is being built. It is reported once: by report() or by the destructor. Converts to
/// failure().
class InFlightDiagnostic {
public:
  /// Creates an inactive diagnostic: streamed values are dropped and nothing is reported.
  InFlightDiagnostic() = default;
  InFlightDiagnostic(DiagnosticEngine *engine, Diagnostic &&diag);
  InFlightDiagnostic(InFlightDiagnostic &&other) : engine(other.engine), diag(other.diag) {
    other.diag = nullptr;
  }
  InFlightDiagnostic &operator=(InFlightDiagnostic &&) = delete;
  ~InFlightDiagnostic() {
    if (diag)
      report();
  }

  template <typename T>
  InFlightDiagnostic &operator<<(T &&value) & {
    if (diag)
      *diag << std::forward<T>(value);
    return *this;
  }
  template <typename T>
  InFlightDiagnostic &&operator<<(T &&value) && {
    if (diag)
      *diag << std::forward<T>(value);
    return std::move(*this);
  }
  template <typename... Ts>
  InFlightDiagnostic &append(Ts &&...values) & {
    if (diag)
      diag->append(std::forward<Ts>(values)...);
    return *this;
  }
  template <typename... Ts>
  InFlightDiagnostic &&append(Ts &&...values) && {
    return std::move(append(std::forward<Ts>(values)...));
  }
  template <typename RangeT>
  InFlightDiagnostic &appendRange(const RangeT &range, const char *separator = ", ") {
    if (diag)
      diag->appendRange(range, separator);
    return *this;
  }

  /// Adds a note to the diagnostic. \pre isActive().
  Diagnostic &attachNote(DiagnosticLocation loc = {}) { return diag->attachNote(loc); }
  template <typename LocationT>
  Diagnostic &attachNote(const std::optional<LocationT> &loc) {
    return diag->attachNote(loc);
  }
  /// Adds a note of a declared kind and returns this object, so that calls can be chained.
  template <typename Def, typename... Args>
  InFlightDiagnostic &&note(DiagnosticLocation loc, const Def &def, const Args &...args) && {
    if (diag)
      def.format(diag->attachNote(loc, def.kind), args...);
    return std::move(*this);
  }

  /// Reports the diagnostic now; afterwards this object is inactive.
  void report();
  /// Drops the diagnostic; afterwards this object is inactive.
  void abandon();
  bool isActive() const { return diag != nullptr; }
  bool isInFlight() const { return diag != nullptr; }
  /// Returns the diagnostic, or null if it is inactive.
  Diagnostic *getUnderlyingDiagnostic() { return diag; }

  operator LogicalResult() const { return failure(); }
  operator ParseResult() const { return ParseResult(failure()); }
  template <typename T>
  operator FailureOr<T>() const {
    return failure();
  }

private:
  DiagnosticEngine *engine = nullptr;
  Diagnostic *diag = nullptr; ///< Owned; a pointer, so that a move of this object copies two words.
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_INFLIGHTDIAGNOSTIC_H
