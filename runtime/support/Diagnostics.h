//===- Diagnostics.h - Errors, warnings, notes and their handlers -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One diagnostics engine for everything a user can get wrong: a `.td` file, IR text, bytecode, an
// option. A diagnostic has a severity, a place, a message and notes. The engine does not know what a
// place is: a DiagnosticLocation is an opaque value with a function that resolves it to a file, a line
// and a column, so that the generator (llvm::SMLoc) and the runtime (strata::Location) share all else.
//
// Two ways to emit:
//   engine.emit(loc, OperandConstraint, name, index, summary);   // a declared kind, checked arguments
//   engine.emit(loc, Severity::Error) << "free text " << value;  // what dialect authors write
// Both return an InFlightDiagnostic, reported when it is destroyed; it converts to failure().
//
// Ownership: the engine owns its handlers; a diagnostic is owned by whoever holds it.
// Threads: emitting, registering and erasing handlers is serialised by a mutex of the engine; a handler
// is called with that mutex held and must not emit to the same engine. What a thread emits can be kept back,
// to be emitted in an order that does not depend on threads: see DiagnosticBuffer.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_DIAGNOSTICS_H
#define STRATA_RUNTIME_SUPPORT_DIAGNOSTICS_H

#include "runtime/support/InFlightDiagnostic.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <tuple>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace strata {

/// Where a DiagnosticLocation is. Lines and columns count from 1; 0 means unknown.
struct ResolvedLocation {
  std::string file; ///< Empty when there is no file; printed as "<unknown>".
  unsigned line = 0;
  unsigned column = 0;
  llvm::SMLoc smLoc;                       ///< Set when the place is inside a loaded buffer.
  std::string text;                        ///< What is known of a place without a file, for people.
  std::vector<DiagnosticLocation> callers; ///< Of the code at the place, innermost first.
};

inline ResolvedLocation DiagnosticLocation::resolve() const {
  ResolvedLocation result;
  if (resolver)
    resolver(data, result);
  return result;
}

/// Where diagnostics go. Handlers are asked newest first until one returns success; a diagnostic that no
/// handler takes is printed to stderr when it is an error and dropped otherwise.
class DiagnosticEngine {
public:
  using HandlerID = uint64_t;
  using Handler = llvm::unique_function<LogicalResult(Diagnostic &)>;

  DiagnosticEngine();
  ~DiagnosticEngine();
  DiagnosticEngine(const DiagnosticEngine &) = delete;
  DiagnosticEngine &operator=(const DiagnosticEngine &) = delete;

  HandlerID registerHandler(Handler handler);
  void eraseHandler(HandlerID id);

  InFlightDiagnostic emit(DiagnosticLocation loc, Severity severity) {
    return InFlightDiagnostic(this, Diagnostic(loc, severity));
  }
  /// Emits a declared kind; the argument types are checked against the declaration.
  template <typename Def, typename... Args>
    requires requires { typename Def::IsDiagnosticDef; }
  InFlightDiagnostic emit(DiagnosticLocation loc, const Def &def, const Args &...args) {
    Diagnostic diag(loc, def.severity, def.kind);
    def.format(diag, args...);
    return InFlightDiagnostic(this, std::move(diag));
  }
  void emit(Diagnostic &&diag);

  /// How many errors were reported so far, whoever handled them.
  unsigned getNumErrors() const { return numErrors; }

private:
  struct Mutex; ///< Elsewhere: this header is in every translation unit.
  std::unique_ptr<Mutex> mutex;
  std::vector<std::pair<HandlerID, Handler>> handlers;
  HandlerID nextID = 1;
  unsigned numErrors = 0;
};

/// Keeps back what this thread emits to an engine, for the time of a scope. Buffers nest; what is emitted
/// again from an inner one goes to the outer one.
class DiagnosticBuffer {
public:
  DiagnosticBuffer(DiagnosticEngine &engine, std::vector<Diagnostic> &into);
  ~DiagnosticBuffer();
  DiagnosticBuffer(const DiagnosticBuffer &) = delete;
  DiagnosticBuffer &operator=(const DiagnosticBuffer &) = delete;

  /// Whether this thread's diagnostics to that engine are kept back: then the diagnostic is taken.
  static bool take(DiagnosticEngine &engine, Diagnostic &diag);

private:
  DiagnosticEngine &engine;
  std::vector<Diagnostic> &into;
  DiagnosticBuffer *outer;
};

/// Registers a handler for the time of a scope.
class ScopedDiagnosticHandler {
public:
  ScopedDiagnosticHandler(DiagnosticEngine &engine, DiagnosticEngine::Handler handler)
      : engine(engine), id(engine.registerHandler(std::move(handler))) {}
  ~ScopedDiagnosticHandler() { engine.eraseHandler(id); }
  ScopedDiagnosticHandler(const ScopedDiagnosticHandler &) = delete;
  ScopedDiagnosticHandler &operator=(const ScopedDiagnosticHandler &) = delete;

private:
  DiagnosticEngine &engine;
  DiagnosticEngine::HandlerID id;
};

/// Prints diagnostics as `file:line:col: error: message`, the source line and a caret, then the notes.
/// The line is shown when `sources` holds the file (by SMLoc, or by the name of one of its buffers).
/// Borrows both arguments. One thread at a time (the engine sees to that).
class SourceDiagnosticPrinter {
public:
  SourceDiagnosticPrinter(const llvm::SourceMgr &sources, llvm::raw_ostream &os) : sources(sources), os(os) {}
  void print(const Diagnostic &diag);

private:
  /// Returns the callers of the place.
  std::vector<DiagnosticLocation> printOne(DiagnosticLocation place, Severity severity, llvm::StringRef text,
                                           bool showsLine = true);
  const llvm::SourceMgr &sources;
  llvm::raw_ostream &os;
};

//===------------------------------------------------------------------------===//
// Declared kinds
//===------------------------------------------------------------------------===//

namespace detail {
/// Appends `text` with each {N} replaced by args[N].
void formatDiagnostic(Diagnostic &diag, llvm::StringRef text, llvm::ArrayRef<std::string> args);

template <typename T>
std::string diagnosticArgument(const T &value) {
  Diagnostic scratch(DiagnosticLocation(), Severity::Note);
  scratch << value;
  return scratch.str();
}
} // namespace detail

/// A declared diagnostic: its name in the list, its severity and its text. See STRATA_DIAGNOSTIC.
template <typename... Ts>
struct DiagnosticDef {
  using IsDiagnosticDef = void;
  llvm::StringLiteral kind;
  Severity severity;
  llvm::StringLiteral text;

  void format(Diagnostic &diag, const std::type_identity_t<Ts> &...args) const {
    const std::string rendered[] = {detail::diagnosticArgument(args)..., std::string()};
    detail::formatDiagnostic(diag, text, llvm::ArrayRef<std::string>(rendered, sizeof...(Ts)));
  }
};

} // namespace strata

/// Declares the names of a room's DiagnosticKinds.def. Use:
///   namespace strata::diagnostic_kinds {
///   #define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
///   #include "generator/model/DiagnosticKinds.def"
///   }
#define STRATA_DECLARE_DIAGNOSTIC_KIND(Name) inline constexpr llvm::StringLiteral Name(#Name);

/// Declares, next to the code that emits it, the text and the argument types of a kind. {0} is the first
/// argument. The kind must be in a DiagnosticKinds.def.
#define STRATA_DIAGNOSTIC(Name, Sev, Text, ...)                                                              \
  [[maybe_unused]] static constexpr ::strata::DiagnosticDef<__VA_ARGS__> Name {                              \
    ::strata::diagnostic_kinds::Name, ::strata::Severity::Sev, llvm::StringLiteral(Text)                     \
  }
#define STRATA_NOTE(Name, Text, ...) STRATA_DIAGNOSTIC(Name, Note, Text __VA_OPT__(, ) __VA_ARGS__)

#endif // STRATA_RUNTIME_SUPPORT_DIAGNOSTICS_H
