//===- RoundTrip.cpp - Properties checked for every text -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RoundTrip.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/example/poly/Poly.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "dialects/ub/UB.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// A context that counts errors and formats every diagnostic.
class Session {
public:
  explicit Session(const DialectRegistry &registry) : context(registry, MLIRContext::Threading::DISABLED) {
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      look(diag);
      errors += diag.getSeverity() == Severity::Error;
      return success();
    });
  }
  OwningOpRef<Operation *> parse(StringRef text) { return parseSourceString(text, ParserConfig(&context)); }

  MLIRContext context;
  unsigned errors = 0;
  std::string firstError;

private:
  void look(const Diagnostic &diag) {
    ResolvedLocation place = diag.getLocation().resolve();
    if (firstError.empty() && diag.getSeverity() == Severity::Error)
      firstError = std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + diag.str();
    for (const auto &note : diag.getNotes())
      look(note);
  }
};

[[noreturn]] void reportViolation(StringRef what, StringRef first, StringRef second) {
  llvm::errs() << "VIOLATION: " << what << "\n--- first\n"
               << first << "\n--- second\n"
               << second << "\n---\n";
  abort();
}

std::string print(Operation *op, OpPrintingFlags flags) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, flags.assumeVerified());
  return text;
}
template <typename T>
std::string print(T attributeOrType) {
  std::string text;
  llvm::raw_string_ostream os(text);
  attributeOrType.print(os);
  return text;
}

/// Reports a violation if a text was rejected without an error, or accepted although an error was emitted.
/// `isRead` is true for accepted texts.
void checkErrors(bool isRead, const Session &session, StringRef text) {
  if (isRead && session.errors)
    reportViolation("error although the text was accepted", text, session.firstError);
  if (!isRead && !session.errors)
    reportViolation("rejected without an error", text, "");
}

/// Returns how many round trips may change a text until it is a fixed point. Affine expressions are
/// simplified one step at a time while they are built: `d0 + 1 + 1` is printed as written and becomes `d0 +
/// 2` when it is parsed again. Floats are parsed as doubles, as in MLIR, so wider formats lose precision.
/// Locations print a missing column as 0, omit a repeated line and omit empty ranges, as in MLIR, although
/// these are different attributes.
unsigned changesAllowed(StringRef text) {
  if (text.contains("affine_"))
    return 8;
  return text.contains("f80") || text.contains("f128") || text.contains("loc(") ? 1 : 0;
}

/// Removes the resource section, which is not printed with local scope.
StringRef withoutResources(StringRef text) { return text.take_front(text.find("\n{-#")).rtrim(); }

/// Prints the IR with `flags` and checks that the text round-trips. Returns the IR that was parsed from the
/// text, printed with the flags `meaning`, so that the results of several forms can be compared.
std::string checkForm(Operation *op, OpPrintingFlags flags, OpPrintingFlags meaning,
                      const DialectRegistry &registry) {
  std::string first = print(op, flags);
  for (unsigned changes = changesAllowed(first);; --changes) {
    Session session(registry);
    OwningOpRef<Operation *> again = session.parse(first);
    if (!again)
      reportViolation("printed text does not parse", first, session.firstError);
    std::string second = print(again.get(), flags);
    if (second == first)
      return print(again.get(), meaning);
    if (changes == 0)
      reportViolation("printed text changed in the second round trip", first, second);
    first = std::move(second);
  }
}

void checkForms(StringRef text, const DialectRegistry &registry, llvm::ArrayRef<OpPrintingFlags> forms) {
  if (!fuzz::isWorthReading(text))
    return;
  std::string copy = text.str(); // A heap copy, so that the address sanitizer detects reads past its end.
  Session session(registry);
  OwningOpRef<Operation *> op = session.parse(copy);
  checkErrors(bool(op), session, copy);
  if (!op)
    return;
  OpPrintingFlags plain;
  std::string meaning = print(op.get(), plain);
  for (const OpPrintingFlags &form : forms)
    if (std::string other = checkForm(op.get(), form, plain, registry);
        withoutResources(other) != withoutResources(meaning) && !changesAllowed(meaning))
      reportViolation("forms represent different IR", meaning, other);
}

} // namespace

bool fuzz::isWorthReading(StringRef text) {
  // Limit the number of aliases: an alias that refers twice to the previous one doubles the expanded size.
  unsigned aliases = 0;
  for (size_t at = text.find('='); at != StringRef::npos; at = text.find('=', at + 1)) {
    StringRef name = text.take_front(at).rtrim();
    name = name.take_back(name.size() - name.find_last_of("#! \n\t,({<"));
    aliases += name.starts_with("#") || name.starts_with("!");
  }
  return aliases <= 10;
}

DialectRegistry fuzz::allDialects() {
  registerAsmPrinter();
  DialectRegistry registry;
  registry.insert<BuiltinDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                  poly::PolyDialect, scf::SCFDialect, ub::UBDialect>();
  return registry;
}

void fuzz::checkModule(StringRef text, const DialectRegistry &registry) {
  OpPrintingFlags plain, withLocations, local, generic;
  checkForms(text, registry,
             {plain, withLocations.enableDebugInfo(), local.useLocalScope().enableDebugInfo(),
              generic.printGenericOpForm().enableDebugInfo()});
}

void fuzz::checkGenericModule(StringRef text) {
  static const DialectRegistry registry = [] {
    registerAsmPrinter();
    DialectRegistry builtinOnly;
    builtinOnly.insert<BuiltinDialect>();
    return builtinOnly;
  }();
  OpPrintingFlags generic;
  checkForms(text, registry, {generic.printGenericOpForm().enableDebugInfo()});
}

/// Checks a type or an attribute; `parse` returns null after an error.
template <typename ParseT>
static void checkValue(StringRef text, const DialectRegistry &registry, ParseT parse) {
  if (!fuzz::isWorthReading(text))
    return;
  std::string copy = text.str();
  Session session(registry);
  auto value = parse(copy, &session.context);
  checkErrors(bool(value), session, copy);
  if (!value)
    return;
  std::string first = print(value);
  for (unsigned changes = changesAllowed(first);; --changes) {
    Session other(registry);
    auto again = parse(first, &other.context);
    if (!again)
      reportViolation("printed text does not parse", first, other.firstError);
    std::string second = print(again);
    if (second == first)
      break;
    if (changes == 0)
      reportViolation("printed text changed in the second round trip", first, second);
    first = std::move(second);
  }
  // In one context the same text yields the same pointer. Exceptions: distinct attributes are never equal;
  // resources get a new name; duplicate indices of sparse elements are printed once; hexadecimal data keeps
  // the unused bits of odd widths, as in MLIR; for the others see changesAllowed().
  for (StringRef exception :
       {"distinct", "dense_resource", "sparse<", "\"0x", "affine_", "f80", "f128", "loc("})
    if (StringRef(first).contains(exception) || text.contains(exception))
      return;
  if (auto same = parse(first, &session.context); same != value)
    reportViolation("round trip yields a different value", first, same ? print(same) : session.firstError);
}

void fuzz::checkAttribute(StringRef text, const DialectRegistry &registry) {
  checkValue(text, registry,
             [](StringRef source, MLIRContext *context) { return parseAttribute(source, context); });
}
void fuzz::checkType(StringRef text, const DialectRegistry &registry) {
  checkValue(text, registry,
             [](StringRef source, MLIRContext *context) { return parseType(source, context); });
}
