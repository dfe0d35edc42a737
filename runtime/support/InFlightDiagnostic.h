//===- InFlightDiagnostic.h - One error and its notes -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What code that only emits has to see of the diagnostics engine: a place, a diagnostic, and the temporary
// that reports it when it is destroyed. Every translation unit of a dialect reads this by way of Location.h;
// the engine, its handlers and the declared kinds are in Diagnostics.h.
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

namespace strata {

using llvm::failed;
using llvm::failure;
using llvm::FailureOr;
using llvm::LogicalResult;
using llvm::ParseResult;
using llvm::succeeded;
using llvm::success;

enum class Severity : uint8_t { Error, Warning, Remark, Note };

/// "error", "warning", "remark" or "note".
llvm::StringRef stringifySeverity(Severity severity);

class DiagnosticLocation;
struct ResolvedLocation;

/// A place of any kind: a value and the function that resolves it. Trivially copyable.
class DiagnosticLocation {
public:
  using Resolver = void (*)(const void *data, ResolvedLocation &result);

  DiagnosticLocation() = default;
  DiagnosticLocation(const void *data, Resolver resolver) : data(data), resolver(resolver) {}
  /// A place in a buffer of the SourceMgr that the handler prints with.
  DiagnosticLocation(llvm::SMLoc loc);

  ResolvedLocation resolve() const;
  const void *getOpaqueValue() const { return data; }
  Resolver getResolver() const { return resolver; }
  explicit operator bool() const { return resolver != nullptr; }

private:
  const void *data = nullptr;
  Resolver resolver = nullptr;
};

/// One message at one place, with notes. Anything that prints to a raw_ostream can be streamed in;
/// a library gives its types their own spelling by a free `Diagnostic &operator<<(Diagnostic &, T)`.
class Diagnostic {
public:
  // Elsewhere: what is inline here is compiled in every translation unit.
  Diagnostic(DiagnosticLocation loc, Severity severity, llvm::StringRef kind = {});
  Diagnostic(Diagnostic &&);
  Diagnostic &operator=(Diagnostic &&);
  ~Diagnostic();

  DiagnosticLocation getLocation() const { return loc; }
  Severity getSeverity() const { return severity; }
  /// The name in a DiagnosticKinds.def, or empty for free text.
  llvm::StringRef getKind() const { return kind; }
  llvm::StringRef getMessage() const { return message; }
  std::string str() const;

  void append(llvm::StringRef text);

  /// A note below this diagnostic; at this diagnostic's place unless another is given. The reference
  /// stays valid while this diagnostic lives.
  Diagnostic &attachNote(DiagnosticLocation noteLoc = {}, llvm::StringRef noteKind = {});
  llvm::ArrayRef<std::unique_ptr<Diagnostic>> getNotes() const;

private:
  DiagnosticLocation loc;
  Severity severity;
  llvm::StringRef kind;
  std::string message;
  std::vector<std::unique_ptr<Diagnostic>> notes;
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
/// A range is printed with ", " between its elements.
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

/// A diagnostic that is still being written. Reported once: by report() or by its destructor.
class InFlightDiagnostic {
public:
  /// Nothing is reported; the text streamed in is dropped.
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
  template <typename T>
  InFlightDiagnostic &append(T &&value) {
    return *this << std::forward<T>(value);
  }

  /// \pre This is active.
  Diagnostic &attachNote(DiagnosticLocation loc = {}) { return diag->attachNote(loc); }
  /// A note of a declared kind; returns this, so that notes chain.
  template <typename Def, typename... Args>
  InFlightDiagnostic &&note(DiagnosticLocation loc, const Def &def, const Args &...args) && {
    if (diag)
      def.format(diag->attachNote(loc, def.kind), args...);
    return std::move(*this);
  }

  void report();
  void abandon();
  bool isActive() const { return diag != nullptr; }

  operator LogicalResult() const { return failure(); }
  operator ParseResult() const { return ParseResult(failure()); }
  template <typename T>
  operator FailureOr<T>() const {
    return failure();
  }

private:
  DiagnosticEngine *engine = nullptr;
  Diagnostic *diag = nullptr; ///< Owned; elsewhere, so that handing this on is two words.
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_INFLIGHTDIAGNOSTIC_H
