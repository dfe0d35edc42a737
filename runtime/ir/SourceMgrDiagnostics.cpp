//===- SourceMgrDiagnostics.cpp - Handlers that print or check diagnostics -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SourceMgrDiagnostics.h"
#include "runtime/ir/DiagnosticVerifier.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

SourceMgrDiagnosticHandler::~SourceMgrDiagnosticHandler() = default;
SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(llvm::SourceMgr &mgr, MLIRContext *context,
                                                       ShouldShowLocFn &&shouldShow)
    : SourceMgrDiagnosticHandler(mgr, context, llvm::errs(), std::move(shouldShow)) {}
SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(llvm::SourceMgr &mgr, MLIRContext *context,
                                                       llvm::raw_ostream &os, ShouldShowLocFn &&shouldShow)
    : ScopedDiagnosticHandler(context), mgr(mgr), os(os), shouldShowLocFn(std::move(shouldShow)) {
  setHandler([this](Diagnostic &diag) { emitDiagnostic(diag); });
}

std::optional<Location> SourceMgrDiagnosticHandler::findLocToShow(Location loc) {
  if (!shouldShowLocFn || shouldShowLocFn(loc))
    return loc;
  llvm::SmallVector<Location, 2> nested;
  if (auto call = llvm::dyn_cast<CallSiteLoc>(loc))
    nested = {call.getCallee(), call.getCaller()};
  else if (auto name = llvm::dyn_cast<NameLoc>(loc))
    nested = {name.getChildLoc()};
  else if (auto fused = llvm::dyn_cast<FusedLoc>(loc))
    nested.append(fused.getLocations().begin(), fused.getLocations().end());
  for (Location inner : nested)
    if (std::optional<Location> found = findLocToShow(inner))
      return found;
  return std::nullopt;
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Diagnostic &diag) {
  LocationAttr loc = Location::getOrNull(diag.getLocation());
  std::optional<Location> shown = loc ? findLocToShow(loc) : std::nullopt;
  SourceDiagnosticPrinter printer(mgr, os, callStackLimit);
  if (!loc || shown == std::optional<Location>(loc))
    return printer.print(diag);
  // The location must not be shown. Print the message at a nested location that may be shown, or else without
  // a location.
  emitDiagnostic(shown ? *shown : Location(UnknownLoc::get(loc.getContext())), diag.getMessage(),
                 diag.getSeverity());
  for (Diagnostic &note : diag.getNotes())
    printer.print(note);
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Location loc, llvm::Twine message, DiagnosticSeverity kind,
                                                bool displaySourceLine) {
  Diagnostic diag(loc, kind);
  diag << message;
  static const llvm::SourceMgr noSources;
  SourceDiagnosticPrinter(displaySourceLine ? mgr : noSources, os, callStackLimit).print(diag);
}

const llvm::MemoryBuffer *SourceMgrDiagnosticHandler::getBufferForFile(llvm::StringRef filename) {
  for (unsigned id = 1, e = mgr.getNumBuffers(); id <= e; ++id)
    if (mgr.getMemoryBuffer(id)->getBufferIdentifier() == filename)
      return mgr.getMemoryBuffer(id);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

SourceMgrDiagnosticVerifierHandler::~SourceMgrDiagnosticVerifierHandler() { (void)verify(); }
SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &mgr,
                                                                       MLIRContext *context, Level level)
    : SourceMgrDiagnosticVerifierHandler(mgr, context, llvm::errs(), level) {}
SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &mgr,
                                                                       MLIRContext *context,
                                                                       llvm::raw_ostream &os, Level level)
    : SourceMgrDiagnosticHandler(mgr, context, os) {
  // Create one verifier for the `expected-…` comments of each buffer.
  for (unsigned id = 1, e = mgr.getNumBuffers(); id <= e && level != Level::None; ++id) {
    const llvm::MemoryBuffer *buffer = mgr.getMemoryBuffer(id);
    auto verifier = std::make_unique<DiagnosticVerifier>(mgr, os, level == Level::OnlyExpected);
    verifier->scan(buffer->getBuffer(), buffer->getBufferIdentifier(), 1);
    verifiers.emplace_back(buffer->getBufferIdentifier().str(), std::move(verifier));
  }
  if (level != Level::None)
    setHandler([this](Diagnostic &diag) { process(diag); });
}

void SourceMgrDiagnosticVerifierHandler::process(Diagnostic &diag) {
  if (verifiers.empty())
    return emitDiagnostic(diag);
  std::string file = diag.getLocation().resolve().file;
  for (auto &[name, verifier] : verifiers)
    if (name == file)
      return verifier->process(diag);
  verifiers.front().second->process(diag);
}

LogicalResult SourceMgrDiagnosticVerifierHandler::verify() {
  bool hasFailed = false;
  for (auto &[name, verifier] : verifiers)
    hasFailed |= failed(verifier->verify());
  return failure(hasFailed);
}

void SourceMgrDiagnosticVerifierHandler::registerInContext(MLIRContext *context) {
  otherHandlers.push_back(
      std::make_unique<ScopedDiagnosticHandler>(context, [this](Diagnostic &diag) { process(diag); }));
}
