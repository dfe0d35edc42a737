//===- Diagnostics.h - The diagnostics engine and its handlers -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One diagnostics engine for all mistakes of users: in `.td` files, IR text, bytecode and options. A
// diagnostic has a severity, a location, a message and notes. The engine does not interpret locations: a
// DiagnosticLocation is an opaque value with a function that resolves it to a file, a line and a column, so
// that the generator (llvm::SMLoc) and the runtime (mlir::Location) share the engine.
//
// There are two ways to emit a diagnostic:
//   engine.emit(loc, OperandConstraint, name, index, summary);   // a declared kind with checked arguments
//   engine.emit(loc, Severity::Error) << "free text " << value;  // free text, mostly in dialects
// Both return an InFlightDiagnostic, which its destructor reports and which converts to failure().
//
// Ownership: the engine owns its handlers. Threads: a mutex of the engine serializes emitting and the
// registration and removal of handlers. A handler runs with that mutex held and must not emit to the same
// engine. To emit the diagnostics of several threads in an order that does not depend on scheduling, see
// DiagnosticBuffer.
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

namespace mlir {

/// The resolved form of a DiagnosticLocation. Lines and columns count from 1; 0 means unknown.
struct ResolvedLocation {
  std::string file; ///< The name of the file; empty if there is none.
  unsigned line = 0;
  unsigned column = 0;
  llvm::SMLoc smLoc; ///< Valid if the location is inside a loaded buffer.
  std::string text;  ///< A description of a location without a file.
  std::vector<DiagnosticLocation>
      callers; ///< The call sites of inlined code at the location, innermost first.
};

inline ResolvedLocation DiagnosticLocation::resolve() const {
  ResolvedLocation result;
  if (resolver)
    resolver(data, result);
  return result;
}

/// Passes diagnostics to handlers, newest first, until one returns success. If none does, an error is printed
/// to stderr and any other diagnostic is dropped.
class DiagnosticEngine {
public:
  using HandlerID = uint64_t;
  using Handler = llvm::unique_function<LogicalResult(Diagnostic &)>;
  using HandlerTy = Handler;

  DiagnosticEngine();
  ~DiagnosticEngine();
  DiagnosticEngine(const DiagnosticEngine &) = delete;
  DiagnosticEngine &operator=(const DiagnosticEngine &) = delete;

  /// Adds a handler, which is called before all older ones. Returns its key for eraseHandler().
  HandlerID registerHandler(Handler handler);
  /// Adds a handler that consumes every diagnostic.
  template <typename FnT>
    requires std::is_void_v<std::invoke_result_t<FnT, Diagnostic &>>
  HandlerID registerHandler(FnT &&handler) {
    return registerHandler(Handler([handler = std::forward<FnT>(handler)](Diagnostic &diag) mutable {
      handler(diag);
      return success();
    }));
  }
  void eraseHandler(HandlerID id);

  InFlightDiagnostic emit(DiagnosticLocation loc, Severity severity) {
    return InFlightDiagnostic(this, Diagnostic(loc, severity));
  }
  /// Starts a diagnostic of a declared kind; the compiler checks the argument types against the declaration.
  template <typename Def, typename... Args>
    requires requires { typename Def::IsDiagnosticDef; }
  InFlightDiagnostic emit(DiagnosticLocation loc, const Def &def, const Args &...args) {
    Diagnostic diag(loc, def.severity, def.kind);
    def.format(diag, args...);
    return InFlightDiagnostic(this, std::move(diag));
  }
  /// Reports a complete diagnostic.
  void emit(Diagnostic &&diag);

  /// Returns the number of errors reported so far, including those that handlers consumed.
  unsigned getNumErrors() const { return numErrors; }

private:
  struct Mutex; ///< Defined in Diagnostics.cpp, so that this header does not include <mutex>.
  std::unique_ptr<Mutex> mutex;
  std::vector<std::pair<HandlerID, Handler>> handlers;
  HandlerID nextID = 1;
  unsigned numErrors = 0;
};

/// Stores the diagnostics that this thread emits to an engine while this object lives. A diagnostic that is
/// emitted while several objects are active goes to the one created last.
class DiagnosticBuffer {
public:
  DiagnosticBuffer(DiagnosticEngine &engine, std::vector<Diagnostic> &into);
  ~DiagnosticBuffer();
  DiagnosticBuffer(const DiagnosticBuffer &) = delete;
  DiagnosticBuffer &operator=(const DiagnosticBuffer &) = delete;

  /// If a buffer of this thread collects the diagnostics of \p engine, moves \p diag into it and returns
  /// true.
  static bool take(DiagnosticEngine &engine, Diagnostic &diag);

private:
  DiagnosticEngine &engine;
  std::vector<Diagnostic> &into;
  DiagnosticBuffer *outer;
};

/// Registers a handler for the duration of a scope.
class ScopedDiagnosticHandler {
public:
  ScopedDiagnosticHandler(DiagnosticEngine &engine, DiagnosticEngine::Handler handler)
      : engine(engine), id(engine.registerHandler(std::move(handler))) {}
  /// Registers a handler in an MLIRContext. A derived class can pass no function and call setHandler() later.
  template <typename ContextT>
  explicit ScopedDiagnosticHandler(ContextT *context) : engine(context->getDiagEngine()) {}
  template <typename ContextT, typename FnT>
  ScopedDiagnosticHandler(ContextT *context, FnT &&handler) : ScopedDiagnosticHandler(context) {
    setHandler(std::forward<FnT>(handler));
  }
  ~ScopedDiagnosticHandler() {
    if (id)
      engine.eraseHandler(id);
  }
  ScopedDiagnosticHandler(const ScopedDiagnosticHandler &) = delete;
  ScopedDiagnosticHandler &operator=(const ScopedDiagnosticHandler &) = delete;

protected:
  /// Replaces the handler.
  template <typename FnT>
  void setHandler(FnT &&handler) {
    if (id)
      engine.eraseHandler(id);
    id = engine.registerHandler(std::forward<FnT>(handler));
  }

private:
  DiagnosticEngine &engine;
  DiagnosticEngine::HandlerID id = 0;
};

/// Prints diagnostics as `file:line:col: error: message`, followed by the source line with a caret, and then
/// the notes. The source line is printed if `sources` contains the file, which is found by SMLoc or by the
/// name of a buffer. `sources` and `os` are borrowed. Only one thread at a time may print, which the mutex of
/// the engine ensures.
class SourceDiagnosticPrinter {
public:
  /// \param mostCallers the maximum number of call sites that are printed for inlined code.
  SourceDiagnosticPrinter(const llvm::SourceMgr &sources, llvm::raw_ostream &os, unsigned mostCallers = ~0u)
      : sources(sources), os(os), mostCallers(mostCallers) {}
  void print(const Diagnostic &diag);

private:
  /// Prints one message and returns the call sites of its location if it is in inlined code.
  std::vector<DiagnosticLocation> printOne(DiagnosticLocation place, Severity severity, llvm::StringRef text,
                                           bool showsLine = true);
  const llvm::SourceMgr &sources;
  llvm::raw_ostream &os;
  unsigned mostCallers;
};

//===------------------------------------------------------------------------===//
// Declared kinds of diagnostics
//===------------------------------------------------------------------------===//

namespace detail {
/// Appends `text` to the message, with each {N} replaced by args[N].
void formatDiagnostic(Diagnostic &diag, llvm::StringRef text, llvm::ArrayRef<std::string> args);

template <typename T>
std::string diagnosticArgument(const T &value) {
  Diagnostic scratch(DiagnosticLocation(), Severity::Note);
  scratch << value;
  return scratch.str();
}
} // namespace detail

/// A declared diagnostic: its name in DiagnosticKinds.def, its severity and its text. See STRATA_DIAGNOSTIC.
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

} // namespace mlir

/// Declares the names of a folder's DiagnosticKinds.def. Use:
///   namespace mlir::diagnostic_kinds {
///   #define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
///   #include "generator/model/DiagnosticKinds.def"
///   }
#define STRATA_DECLARE_DIAGNOSTIC_KIND(Name) inline constexpr llvm::StringLiteral Name(#Name);

/// Declares the text and the argument types of a kind next to the code that emits it. {0} is replaced by the
/// first argument. The kind must be listed in a DiagnosticKinds.def.
#define STRATA_DIAGNOSTIC(Name, Sev, Text, ...)                                                              \
  [[maybe_unused]] static constexpr ::mlir::DiagnosticDef<__VA_ARGS__> Name {                                \
    ::mlir::diagnostic_kinds::Name, ::mlir::Severity::Sev, llvm::StringLiteral(Text)                         \
  }
#define STRATA_NOTE(Name, Text, ...) STRATA_DIAGNOSTIC(Name, Note, Text __VA_OPT__(, ) __VA_ARGS__)

#endif // STRATA_RUNTIME_SUPPORT_DIAGNOSTICS_H
