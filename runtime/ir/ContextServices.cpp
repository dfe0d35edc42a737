//===- ContextServices.cpp - Actions, remarks and stack traces ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions of MLIRContext that tools for debugging use.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Action.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/Remarks.h"
#include "llvm/Support/Signals.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Actions
//===----------------------------------------------------------------------===//

tracing::Action::~Action() = default;
void tracing::Action::print(llvm::raw_ostream &os) const { os << "Action \"" << getTag() << '"'; }

void MLIRContext::registerActionHandler(HandlerTy handler) { impl->actionHandler = std::move(handler); }
bool MLIRContext::hasActionHandler() { return impl->actionHandler != nullptr; }
void MLIRContext::executeAction(llvm::function_ref<void()> perform, const tracing::Action &action) {
  if (impl->actionHandler)
    impl->actionHandler(perform, action);
  else
    perform();
}

//===----------------------------------------------------------------------===//
// Remarks and diagnostics
//===----------------------------------------------------------------------===//

remark::detail::RemarkEngine *MLIRContext::getRemarkEngine() { return impl->remarkEngine.get(); }
void MLIRContext::setRemarkEngine(std::unique_ptr<remark::detail::RemarkEngine> engine) {
  impl->remarkEngine = std::move(engine);
}

bool MLIRContext::shouldPrintStackTraceOnDiagnostic() const { return impl->printStackTraceOnDiagnostic; }
void MLIRContext::printStackTraceOnDiagnostic(bool enable) { impl->printStackTraceOnDiagnostic = enable; }

void detail::noteStackTrace(InFlightDiagnostic &diag) {
  std::string trace;
  llvm::raw_string_ostream os(trace);
  llvm::sys::PrintStackTrace(os);
  if (!trace.empty())
    diag.attachNote() << "diagnostic emitted with trace:\n" << trace;
}

//===----------------------------------------------------------------------===//
// Tables and dialects
//===----------------------------------------------------------------------===//

StorageUniquer &MLIRContext::getTypeUniquer() { return impl->uniquer; }
StorageUniquer &MLIRContext::getAttributeUniquer() { return impl->uniquer; }
StorageUniquer &MLIRContext::getAffineUniquer() { return impl->uniquer; }

llvm::hash_code MLIRContext::getRegistryHash() {
  size_t numOps = 0;
  std::vector<Dialect *> dialects = getLoadedDialects();
  for (Dialect *dialect : dialects)
    numOps += dialect->getSpec().ops.size();
  return llvm::hash_combine(dialects.size(), numOps, impl->registry.getDialectNames().size(),
                            impl->registry.getExtensions().size());
}

Dialect *MLIRContext::getOrLoadDialect(llvm::StringRef name, TypeID id,
                                       llvm::function_ref<std::unique_ptr<Dialect>()> create) {
  // This descriptor is used only while the dialect is being loaded.
  DialectSpec spec = {
      .name = name,
      .hooks = {.create = {[](const void *data, MLIRContext *) {
                             Dialect *dialect =
                                 (*static_cast<const llvm::function_ref<std::unique_ptr<Dialect>()> *>(
                                     data))()
                                     .release();
                             // The dialect class is unknown here, so all virtual functions become hooks. A
                             // function that the class does not override has the default behavior.
                             if (dialect->registered)
                               dialect->installHooks(~0u);
                             return dialect;
                           },
                           &create}},
      .isFilledOnLoad = true};
  Dialect *dialect = getOrLoadDialect(spec);
  if (dialect->getTypeID() != id)
    llvm::report_fatal_error("a dialect with namespace '" + llvm::Twine(name) + "' is loaded already",
                             /*gen_crash_diag=*/false);
  return dialect;
}
