//===- OperationPrinter.cpp - Prints operations ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmStream.h"
#include "runtime/asm/DialectSymbols.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/asm/OperationPlaces.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/asm/AsmStateImpl.h"
#include "runtime/ir/PrinterHooks.h"
#include "runtime/ir/Threading.h"
#include "runtime/ir/Verifier.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Printing of operations
//===----------------------------------------------------------------------===//

void PrinterState::printValue(Value value) { names->printValue(value, os); }

Attribute PrinterState::getDefault(const AttrSpec &spec, MLIRContext *context) {
  if (!spec.defaultValue)
    return {};
  auto &recent =
      recentDefaults[(reinterpret_cast<uintptr_t>(&spec) / sizeof(AttrSpec)) % std::size(recentDefaults)];
  if (recent.first != &spec)
    recent = {&spec, spec.defaultValue(context)};
  return recent.second;
}

void PrinterState::printOperation(Operation *op) {
  ++depth;
  if (depth % 500 == 0)
    llvm::runOnNewStack(8u << 20, [&] { printOperationInner(op); });
  else
    printOperationInner(op);
  --depth;
}

void PrinterState::printOperationInner(Operation *op) {
  if (offsets)
    offsets->emplace_back(op, os.tell());
  if (isCollecting && flags.shouldPrintDebugInfo())
    aliases->visit(op->getCompactLoc(), op->getContext(), *this, /*deferrable=*/true);
  if (unsigned count = op->getNumResults()) {
    llvm::ArrayRef<unsigned> starts = count > 1 ? names->getResultGroups(op) : llvm::ArrayRef<unsigned>();
    auto printGroup = [&](unsigned first, unsigned end) {
      names->printValue(op->getResult(first), os, /*withResultNumber=*/false);
      if (end - first > 1)
        os << ':' << end - first;
    };
    if (starts.empty()) {
      printGroup(0, count);
    } else {
      for (unsigned i = 0; i != starts.size(); ++i) {
        if (i)
          os << ", ";
        printGroup(starts[i], i + 1 == starts.size() ? count : starts[i + 1]);
      }
    }
    os << " = ";
  }
  if (leftOut && op->getNumRegions() && op->hasTrait(Trait::IsIsolatedFromAbove))
    printIsolated(op);
  else
    printCustomOrGeneric(op);
  if (flags.shouldPrintDebugInfo()) {
    os << ' ';
    printOpLocation(op->getCompactLoc(), op->getContext());
  }
  if (flags.shouldPrintValueUsers() && !isCollecting)
    printResultUsers(op);
}

/// Prints an op that is isolated from above and whose contents SSANames::number() left out: names its
/// contents in a separate table first.
void PrinterState::printIsolated(Operation *op) {
  SSANames *outer = names;
  if (isolatedNames.size() <= isolationDepth)
    isolatedNames.push_back(std::make_unique<SSANames>(*outer));
  names = isolatedNames[isolationDepth++].get();
  names->numberIsolated(op, *leftOut);
  printCustomOrGeneric(op);
  --isolationDepth;
  names = outer;
}

/// Returns true if all custom directives of the format have print functions. Directives of a dialect that was
/// loaded from a .td file at run time have none.
static bool canPrint(const FormatSpec &format) {
  return llvm::all_of(format.customs, [](const CustomDirectiveSpec &custom) { return bool(custom.print); });
}

bool PrinterState::printByDialect(Operation *op) {
  auto print = op->getDialect()->getOperationPrinter(op);
  if (!print)
    return false;
  os << op->getName();
  OpAsmPrinter printer(*this);
  print(op, printer);
  return true;
}

void PrinterState::printCustomOrGeneric(Operation *op) {
  const OpSpec *spec = op->getSpec();
  bool hasCustomForm = spec && (spec->format ? canPrint(*spec->format) : bool(spec->hooks.print));
  if (hasCustomForm && !flags.shouldPrintGenericOpForm())
    return printCustom(op);
  if (spec && spec->dynamic && spec->dynamic->print && !flags.shouldPrintGenericOpForm()) {
    OpAsmPrinter printer(*this);
    return spec->dynamic->print(op, printer, defaultDialects.back());
  }
  if (spec && !spec->format && !flags.shouldPrintGenericOpForm() && printByDialect(op))
    return;
  printGeneric(op);
}

void PrinterState::printCustom(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  llvm::StringRef prefix = defaultDialects.back();
  // `func.return` is printed as `return` inside a function, unless the rest of the name contains another dot.
  if (!prefix.empty() && op->getName().getDialectNamespace() == prefix && name.count('.') == 1)
    name = name.drop_front(prefix.size() + 1);
  os << name;
  if (op->getSpec()->format)
    return printByFormat(*this, op);
  OpAsmPrinter printer(*this);
  op->getSpec()->hooks.print(op, printer);
}

/// Returns the types of the operands; null for null operands, which invalid IR may have.
static llvm::SmallVector<Type> getOperandTypes(Operation *op) {
  llvm::SmallVector<Type> types;
  for (Value operand : op->getOperands())
    types.push_back(operand ? operand.getType() : Type());
  return types;
}

/// Visits the regions, types and attributes of an op to collect aliases, in the order of mlir-opt, which
/// differs from the order of the text. Properties of unregistered operations have no aliases.
void PrinterState::collectGeneric(Operation *op) {
  for (Region &region : op->getRegions())
    printRegion(region, true, true, true);
  for (Type type : getOperandTypes(op))
    printType(type);
  for (Type type : op->getResultTypes())
    printType(type);
  llvm::SmallVector<NamedAttribute> attrs;
  if (op->isRegistered())
    attrs = op->getAttrList();
  else
    attrs.assign(op->getDiscardableAttrs().begin(), op->getDiscardableAttrs().end());
  for (const NamedAttribute &attr : attrs)
    printAttribute(attr.value);
}

void PrinterState::printGeneric(Operation *op, bool withName) {
  if (isCollecting)
    return collectGeneric(op);
  if (withName)
    printEscaped(op->getName().getStringRef());
  os << '(';
  llvm::interleave(op->getOperands(), [&](Value value) { printValue(value); }, [&] { os << ", "; });
  os << ')';
  if (op->getNumSuccessors()) {
    os << '[';
    llvm::interleave(
        op->getSuccessors(), [&](Block *block) { names->printBlock(block, os); }, [&] { os << ", "; });
    os << ']';
  }
  if (!op->isRegistered() && op->getSlot(0)) {
    os << " <";
    printAttribute(op->getSlot(0));
    os << '>';
  } else if (DictionaryAttr properties = op->getPropertiesAsAttr()) {
    os << " <";
    printAttribute(properties);
    os << '>';
  }
  if (op->getNumRegions()) {
    os << " (";
    llvm::interleave(
        op->getRegions(), [&](Region &region) { printRegion(region, true, true, true); },
        [&] { os << ", "; });
    os << ')';
  }
  if (!op->getDiscardableAttrs().empty()) {
    os << ' ';
    printDictEntries(op->getDiscardableAttrs());
  }
  os << " : ";
  printFunctionalType(getOperandTypes(op), op->getResultTypes());
}

void PrinterState::printRegion(Region &region, bool entryArgs, bool terminators, bool emptyBlock) {
  if (flags.shouldSkipRegions()) {
    os << "{...}";
    return;
  }
  os << "{\n";
  if (!region.empty()) {
    llvm::SaveAndRestore isolated(leftOut, isCollecting ? nullptr : names->getLeftOut(region));
    defaultDialects.push_back(region.getParentOp()
                                  ? OpAsmOpInterface::getDefaultDialect(region.getParentOp()->getName())
                                  : llvm::StringRef());
    Block &entry = region.front();
    bool withHeader = (entryArgs && entry.getNumArguments()) ||
                      (emptyBlock && entry.empty() && region.hasOneBlock()) || !entry.hasNoPredecessors();
    printBlock(entry, withHeader, terminators);
    for (Block &block : llvm::drop_begin(region))
      printBlock(block, true, true);
    defaultDialects.pop_back();
  }
  writeIndent();
  os << '}';
}

void PrinterState::printBlock(Block &block, bool withHeader, bool withTerminator) {
  if (withHeader) {
    writeIndent();
    names->printBlock(&block, os);
    if (block.getNumArguments()) {
      os << '(';
      llvm::interleave(
          block.getArguments(),
          [&](BlockArgument argument) {
            printValue(argument);
            os << ": ";
            printType(argument.getType());
            if (flags.shouldPrintDebugInfo()) {
              os << ' ';
              printArgLocation(argument.getCompactLoc(), argument.getContext());
            }
          },
          [&] { os << ", "; });
      os << ')';
    }
    os << ':';
    if (!block.isEntryBlock()) {
      llvm::SmallVector<Block *, 4> predecessors(block.getPredecessors().begin(),
                                                 block.getPredecessors().end());
      if (predecessors.empty()) {
        os << "  // no predecessors";
      } else if (predecessors.size() == 1) {
        os << "  // pred: ";
        names->printBlock(predecessors.front(), os);
      } else {
        llvm::sort(predecessors,
                   [&](Block *a, Block *b) { return names->getBlockNumber(a) < names->getBlockNumber(b); });
        os << "  // " << predecessors.size() << " preds: ";
        llvm::interleave(
            predecessors, [&](Block *each) { names->printBlock(each, os); }, [&] { os << ", "; });
      }
    }
    os << '\n';
  }
  indent += 2;
  if (flags.shouldPrintValueUsers() && !isCollecting)
    printArgumentUsers(block);
  auto end = block.end();
  if (!withTerminator && !block.empty() && block.back().hasTrait(Trait::IsTerminator))
    --end;
  printLines(block.begin(), end);
  indent -= 2;
}

//===----------------------------------------------------------------------===//
// OpAsmPrinter
//===----------------------------------------------------------------------===//

void OpAsmPrinter::printOperand(Value value) { state.printValue(value); }
void OpAsmPrinter::printOperand(Value value, llvm::raw_ostream &os) { state.names->printValue(value, os); }
void OpAsmPrinter::printOptionalAttrDict(llvm::ArrayRef<NamedAttribute> attrs,
                                         llvm::ArrayRef<llvm::StringRef> elided) {
  state.printAttrDict(attrs, elided, /*withKeyword=*/false);
}
void OpAsmPrinter::printOptionalAttrDictWithKeyword(llvm::ArrayRef<NamedAttribute> attrs,
                                                    llvm::ArrayRef<llvm::StringRef> elided) {
  state.printAttrDict(attrs, elided, /*withKeyword=*/true);
}
void OpAsmPrinter::printRegion(Region &region, bool printEntryBlockArgs, bool printBlockTerminators,
                               bool printEmptyBlock) {
  state.printRegion(region, printEntryBlockArgs, printBlockTerminators, printEmptyBlock);
}
void OpAsmPrinter::printRegionArgument(BlockArgument argument, llvm::ArrayRef<NamedAttribute> attrs,
                                       bool omitType) {
  state.printValue(argument);
  if (!omitType) {
    state.os << ": ";
    state.printType(argument.getType());
  }
  // As in mlir-opt, the pass that collects aliases does not visit the attributes of block arguments.
  if (!state.isCollecting)
    state.printAttrDict(attrs, {}, /*withKeyword=*/false);
  if (state.flags.shouldPrintDebugInfo()) {
    state.os << ' ';
    state.printArgLocation(argument.getCompactLoc(), argument.getContext());
  }
}
void OpAsmPrinter::shadowRegionArgs(Region &region, ValueRange values) {
  for (auto [index, value] : llvm::enumerate(values))
    if (value && index < region.getNumArguments())
      state.names->shadow(region.getArgument(index), value);
}
void OpAsmPrinter::printOptionalLocationSpecifier(Location loc) {
  if (!state.flags.shouldPrintDebugInfo())
    return;
  state.os << ' ';
  state.printArgLocation(CompactLocation::get(loc), loc.getContext());
}
void OpAsmPrinter::printSuccessor(Block *block) { state.names->printBlock(block, state.os); }
void OpAsmPrinter::printSuccessorAndUseList(Block *block, ValueRange operands) {
  printSuccessor(block);
  if (operands.empty())
    return;
  state.os << '(';
  printOperands(operands);
  state.os << " : ";
  llvm::interleave(operands.getTypes(), [&](Type type) { printType(type); }, [&] { state.os << ", "; });
  state.os << ')';
}
void OpAsmPrinter::printGenericOp(Operation *op, bool printOpName) { state.printGeneric(op, printOpName); }
void OpAsmPrinter::printCustomOrGenericOp(Operation *op) { state.printCustomOrGeneric(op); }
void OpAsmPrinter::printFunctionalType(Operation *op) {
  state.printFunctionalType(op->getOperandTypes(), op->getResultTypes());
}

//===----------------------------------------------------------------------===//
// Printer hooks
//===----------------------------------------------------------------------===//

/// Returns the op at which the numbering of values starts: the closest op isolated from above with
/// useLocalScope, else the top-level op.
static Operation *scopeOf(Operation *op, const OpPrintingFlags &flags) {
  while (op->getParentOp() && !(flags.shouldUseLocalScope() && op->hasTrait(Trait::IsIsolatedFromAbove)))
    op = op->getParentOp();
  return op;
}
/// Returns true if the op is valid, so that custom printers may be used. Suppresses diagnostics.
static bool isValid(Operation *op) {
  // The verifier prints the operation in its diagnostics. Assume an invalid operation during that print, so
  // that it does not call the verifier again.
  static thread_local constinit bool isAsking = false;
  if (isAsking)
    return false;
  llvm::SaveAndRestore asking(isAsking, true);
  ScopedDiagnosticHandler quiet(op->getContext()->getDiagEngine(), [](Diagnostic &) { return success(); });
  return succeeded(verify(op));
}

static void printTypeHook(Type type, llvm::raw_ostream &os) { PrinterState(os, {}).printType(type); }
static void printAttributeHook(Attribute attr, bool elideType, llvm::raw_ostream &os) {
  PrinterState(os, {}).printAttribute(attr, elideType ? TypeElision::Must : TypeElision::Never);
}
/// Prints an operation.
/// \param offsets if not null, receives the offset of each operation in the text.
static void printOperation(Operation *op, OpPrintingFlags flags, llvm::raw_ostream &os,
                           std::vector<std::pair<Operation *, uint64_t>> *offsets = nullptr,
                           llvm::ArrayRef<std::unique_ptr<AsmResourcePrinter>> printers = {}) {
  Operation *scope = scopeOf(op, flags);
  if (!flags.shouldPrintGenericOpForm() && !flags.shouldAssumeVerified() && !isValid(scope))
    flags.printGenericOpForm();
  AsmStream stream(os);
  SSANames names;
  names.setStyle(flags.shouldUseNameLocAsPrefix(), flags.shouldPrintValueUsers());
  names.number(scope, flags.shouldPrintGenericOpForm(), flags.shouldPrintUniqueSSAIDs(),
               /*leaveIsolated=*/op == scope);
  bool isWhole = !op->getParentOp() && !flags.shouldUseLocalScope();
  AliasTable aliases(op->getContext());
  bool hasAliases = !flags.shouldUseLocalScope() && AliasTable::isNeeded(scope, flags);
  if (hasAliases) {
    llvm::raw_null_ostream nowhere;
    PrinterState collector(nowhere, flags, &names, &aliases);
    collector.isCollecting = true;
    collector.printOperation(scope);
    aliases.finish();
  }
  PrinterState state(stream, flags, &names, hasAliases ? &aliases : nullptr);
  state.setContext(op->getContext());
  state.offsets = offsets;
  state.mayUseThreads =
      !offsets && isWorthThreads(op->getContext(), ~size_t(0)); // printLines() tests the length of the text.
  if (isWhole && hasAliases)
    aliases.printDefinitions(state, /*deferred=*/false);
  state.printOperation(op);
  if (!isWhole)
    return;
  // A top-level operation ends with a line break.
  stream << '\n';
  if (hasAliases)
    aliases.printDefinitions(state, /*deferred=*/true);
  printFileMetadata(state, op, printers);
}
static void printOperationHook(Operation *op, const OpPrintingFlags *given, llvm::raw_ostream &os) {
  printOperation(op, given ? *given : OpPrintingFlags(), os);
}

void mlir::nameValues(Operation *op, const OpPrintingFlags &flags, SSANames &names) {
  names.setStyle(flags.shouldUseNameLocAsPrefix(), flags.shouldPrintValueUsers());
  names.number(scopeOf(op, flags), flags.shouldPrintGenericOpForm(), flags.shouldPrintUniqueSSAIDs());
}

/// Calls \p each with the operation, line and column of each entry of \p offsets, which is in ascending
/// order.
static void forEachPlace(llvm::StringRef text, llvm::ArrayRef<std::pair<Operation *, uint64_t>> offsets,
                         llvm::function_ref<void(Operation *, unsigned line, unsigned column)> each) {
  unsigned line = 1;
  size_t lineStart = 0;
  for (auto [op, offset] : offsets) {
    for (size_t end; (end = text.find('\n', lineStart)) < offset; lineStart = end + 1)
      ++line;
    each(op, line, unsigned(offset - lineStart) + 1);
  }
}

void mlir::printWithState(Operation *op, const AsmState::Impl &state, llvm::raw_ostream &os) {
  if (!state.locationMap)
    return printOperation(op, state.flags, os, nullptr, state.printers);
  std::string text;
  std::vector<std::pair<Operation *, uint64_t>> offsets;
  {
    llvm::raw_string_ostream stream(text);
    printOperation(op, state.flags, stream, &offsets, state.printers);
  }
  forEachPlace(text, offsets, [&](Operation *each, unsigned line, unsigned column) {
    (*state.locationMap)[each] = {line, column};
  });
  os << text;
}

std::string mlir::printWithPlaces(Operation *op, const OpPrintingFlags &flags,
                                  std::vector<OperationPlace> &places) {
  std::string text;
  std::vector<std::pair<Operation *, uint64_t>> offsets;
  {
    llvm::raw_string_ostream os(text);
    printOperation(op, flags, os, &offsets);
  }
  forEachPlace(text, offsets, [&](Operation *each, unsigned line, unsigned column) {
    places.push_back({each, line, column});
  });
  return text;
}

static OpPrintingFlags &getNoteFlags() {
  static OpPrintingFlags flags;
  return flags;
}
void mlir::setNotePrintingFlags(const OpPrintingFlags &flags) { getNoteFlags() = flags; }

static void printGenericHook(Operation *op, llvm::raw_ostream &os) {
  OpPrintingFlags flags = getNoteFlags();
  flags.printGenericOpForm().useLocalScope().elideLargeElementsAttrs();
  printOperationHook(op, &flags, os);
}
static void printValueHook(Value value, llvm::raw_ostream &os) {
  Operation *op = value.getDefiningOp();
  if (!op)
    op = BlockArgument(value.getImpl()).getOwner()->getParentOp();
  if (!op) {
    os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  SSANames names;
  names.number(scopeOf(op, {}), /*generic=*/false, /*unique=*/false);
  names.printValue(value, os);
}
static void printBlockHook(Block *block, llvm::raw_ostream &os) {
  SSANames names;
  if (Operation *op = block->getParentOp())
    names.number(scopeOf(op, {}), /*generic=*/true, /*unique=*/true);
  names.printBlock(block, os);
}

static constexpr IRPrinterHooks hooks = {&printTypeHook,
                                         &printAttributeHook,
                                         &printOperationHook,
                                         &printValueHook,
                                         &printBlockHook,
                                         &printGenericHook,
                                         &detail::parseDialectType,
                                         &detail::parseDialectAttribute,
                                         &detail::printDialectType,
                                         &detail::printDialectAttribute};
void mlir::registerAsmPrinter() { setPrinterHooks(&hooks); }
