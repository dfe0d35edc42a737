//===- DiagnosticArgument.cpp - A value attached to a diagnostic ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DiagnosticArgument.h"
#include "runtime/ir/Operation.h"
#include "runtime/support/InFlightDiagnostic.h"

using namespace mlir;

void DiagnosticArgument::print(llvm::raw_ostream &os) const {
  // Appending the value to a temporary diagnostic formats it as in a message.
  Diagnostic text(DiagnosticLocation(), Severity::Note);
  std::visit([&](const auto &each) { text << each; }, value);
  os << text.getMessage();
}

llvm::SmallVectorImpl<DiagnosticArgument> &Diagnostic::getMetadata() {
  using List = llvm::SmallVector<DiagnosticArgument, 0>;
  if (!metadata)
    metadata = std::make_shared<List>();
  return *static_cast<List *>(metadata.get());
}

Diagnostic &Diagnostic::appendOp(Operation &op, const OpPrintingFlags &flags) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op.print(os, flags);
  append(llvm::StringRef(text).rtrim('\n'));
  return *this;
}
