//===- LocationPrinter.cpp - Prints locations -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;

void PrinterState::writeFileLocation(StringAttr file, unsigned line, unsigned column) {
  if (flags.shouldPrintDebugInfoPrettyForm())
    os << file.getValue();
  else
    printEscaped(file.getValue());
  os << ':';
  writeNumber(line, os);
  os << ':';
  writeNumber(column, os);
}

/// Prints a location that is nested in another one, as an alias if it has one. The pass that collects aliases
/// only visits it.
void PrinterState::writeNestedLocation(LocationAttr loc) {
  if (!isCollecting && aliases && aliases->print(loc, os, aliasHint))
    return;
  auto write = [&] {
    if (isCollecting)
      aliases->visit(loc, *this);
    else
      writeLocation(loc);
  };
  // Input may nest call sites arbitrarily deep: continue on a new stack at every 500th level.
  if (++depth % 500 == 0)
    llvm::runOnNewStack(8u << 20, write);
  else
    write();
  --depth;
}

void PrinterState::writeLocation(LocationAttr loc) {
  bool isPretty = flags.shouldPrintDebugInfoPrettyForm();
  if (auto range = llvm::dyn_cast<FileLineColRange>(loc)) {
    writeFileLocation(range.getFilename(), range.getStartLine(), range.getStartColumn());
    bool oneLine = range.getStartLine() == range.getEndLine();
    if (oneLine && range.getStartColumn() == range.getEndColumn())
      return;
    os << " to ";
    if (!oneLine)
      os << range.getEndLine();
    os << ':' << range.getEndColumn();
  } else if (auto name = llvm::dyn_cast<NameLoc>(loc)) {
    printEscaped(name.getName().getValue());
    if (!llvm::isa<UnknownLoc>(name.getChildLoc())) {
      os << '(';
      writeNestedLocation(name.getChildLoc());
      os << ')';
    }
  } else if (auto call = llvm::dyn_cast<CallSiteLoc>(loc)) {
    os << (isPretty ? "" : "callsite(");
    writeNestedLocation(call.getCallee());
    // In pretty form each frame starts a new line, except for a name followed by a file location.
    bool sameLine =
        !isPretty || (llvm::isa<NameLoc>(call.getCallee()) && llvm::isa<FileLineColRange>(call.getCaller()));
    os << (sameLine ? " at " : "\n at ");
    writeNestedLocation(call.getCaller());
    os << (isPretty ? "" : ")");
  } else if (auto fused = llvm::dyn_cast<FusedLoc>(loc)) {
    os << (isPretty ? "" : "fused");
    if (Attribute metadata = fused.getMetadata()) {
      os << '<';
      printAttribute(metadata);
      os << '>';
    }
    os << '[';
    llvm::interleave(
        fused.getLocations(), [&](Location part) { writeNestedLocation(part); }, [&] { os << ", "; });
    os << ']';
  } else {
    os << (isPretty ? "[unknown]" : "unknown");
  }
}

void PrinterState::spellOutLocation(CompactLocation loc, MLIRContext *locContext) {
  if (loc.isFileLineCol())
    writeFileLocation(locContext->getFileName(loc.getFile()), loc.getLine(), loc.getColumn());
  else
    writeLocation(loc.materialize(locContext));
}

void PrinterState::printOpLocation(CompactLocation loc, MLIRContext *locContext) {
  // The pass that collects aliases has visited the location already, before the contents of the operation.
  if (isCollecting)
    return;
  context = locContext;
  if (flags.shouldPrintDebugInfoPrettyForm())
    return spellOutLocation(loc, locContext);
  os << "loc(";
  if (!aliases || !aliases->print(loc, os, aliasHint))
    spellOutLocation(loc, locContext);
  os << ')';
}

void PrinterState::printArgLocation(CompactLocation loc, MLIRContext *locContext) {
  if (isCollecting)
    return aliases->visit(loc, locContext, *this, /*deferrable=*/false);
  if (flags.shouldPrintDebugInfoPrettyForm())
    return spellOutLocation(loc, locContext);
  os << "loc(";
  spellOutLocation(loc, locContext);
  os << ')';
}

void PrinterState::printLocationDefinition(CompactLocation loc) {
  bool isPretty = flags.shouldPrintDebugInfoPrettyForm();
  os << (isPretty ? "" : "loc(");
  spellOutLocation(loc, context);
  os << (isPretty ? "" : ")");
}
