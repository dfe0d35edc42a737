//===- FormatProgramPrinter.cpp - Prints an op by its format --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatPrintState.h"
#include "runtime/asm/OptionalGroup.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/asm/PropertyText.h"
#include "runtime/ir/EnumSupport.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {
/// Prints one op by its format program. The op may be invalid, since dumps print unverified IR.
class FormatProgramPrinter {
public:
  FormatProgramPrinter(PrinterState &state, Operation *op)
      : state(state), os(state.os), op(op), spec(*op->getSpec()), format(*op->getSpec()->format) {
    int slot = op->getName().getInfo()->operandSegmentSlot;
    if (auto sizes = slot < 0 ? nullptr : llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(slot)))
      segments = sizes.asArrayRef();
  }
  void run() { execute(0, format.code.size()); }

private:
  void execute(unsigned begin, unsigned end);
  void step(const FormatInst &inst);
  bool isPresent(const FormatAnchor &anchor);
  bool isClausePresent(unsigned begin, unsigned end);
  void printAttribute(const FormatInst &inst);
  void printAttrDict(bool withKeyword);
  void printPropDict();
  void printFunctionalType(const FormatInst &inst);
  void printRegion(Region &region);
  void printTypes(TypeRange types) {
    for (size_t i = 0, e = types.size(); i != e; ++i) {
      if (i)
        os << ", ";
      state.printType(types[i]);
    }
  }
  template <typename GroupSpec>
  void printGroupTypes(const FormatInst &inst, const GroupSpec &group, TypeRange types) {
    const TypeDefSpec *definition = group.constraint->definition;
    bool isStripped = definition && group.arity == Arity::One && !(inst.flags & FormatFlag::Qualified) &&
                      types.size() == 1 && &types.front().getSpec() == definition;
    return isStripped ? state.printStrippedOrAlias(types.front()) : printTypes(types);
  }
  void printValues(OperandRange values) {
    for (size_t i = 0, e = values.size(); i != e; ++i) {
      if (i)
        os << ", ";
      state.printValue(values[i]);
    }
  }
  /// Prints a variadic group of variadic groups: each list in parentheses.
  template <typename PrintFn>
  void printLists(const FormatInst &inst, PrintFn &&print) {
    OperandRange values = getOperands(inst.index);
    auto sizes = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(inst.target));
    size_t start = 0;
    for (const int32_t &size : sizes ? sizes.asArrayRef() : llvm::ArrayRef<int32_t>()) {
      // Clamp the sizes: the op may be unverified.
      size_t count = std::min<size_t>(std::max(size, 0), values.size() - start);
      os << (start || &size != sizes.asArrayRef().begin() ? ", (" : "(");
      print(values.slice(start, count));
      os << ')';
      start += count;
    }
  }
  bool hasOwnSpace(const FormatInst &inst) const;
  OperandRange getOperands(unsigned group) const;
  bool isBound(unsigned slot) const {
    return slot / 64 < format.boundAttributes.size() &&
           (format.boundAttributes[slot / 64] >> (slot % 64) & 1);
  }
  /// Returns true if the textual form omits an attribute: it is absent or has its default value.
  bool isDefaultOrAbsent(unsigned slot) const {
    Attribute attr = op->getSlot(slot);
    if (const PropertySpec *property = spec.attributes[slot].constraint->property;
        property && !property->hasDefault)
      return false;
    return !attr || attr == state.getDefault(spec.attributes[slot], op->getContext());
  }

  PrinterState &state;
  llvm::raw_ostream &os;
  Operation *op;
  const OpSpec &spec;
  const FormatSpec &format;
  llvm::ArrayRef<int32_t> segments; ///< The sizes of operand groups, if an attribute holds them.
};

/// Returns the operands of a group, like Operation::getOperandGroup, but without reading the segment sizes
/// again for each instruction.
OperandRange FormatProgramPrinter::getOperands(unsigned group) const {
  if (segments.size() != spec.operands.size())
    return op->getOperandGroup(group);
  int64_t start = 0, count = segments[group];
  for (int32_t size : segments.take_front(group))
    start += size;
  // The op may be unverified: return an empty range if the sizes are invalid.
  if (start < 0 || count < 0 || start + count > op->getNumOperands())
    return op->getOperands().slice(0, 0);
  return op->getOperands().slice(start, count);
}

bool FormatProgramPrinter::isPresent(const FormatAnchor &anchor) {
  switch (anchor.kind) {
  case AnchorKind::Attribute:
    return !isDefaultOrAbsent(anchor.index);
  case AnchorKind::Operand:
  case AnchorKind::OperandType:
    return !getOperands(anchor.index).empty();
  case AnchorKind::ResultType:
    return op->getResultGroupBounds(anchor.index).second != 0;
  case AnchorKind::Region:
    if (spec.regions[anchor.index].isVariadic)
      return op->getNumRegions() > anchor.index;
    return !op->getRegion(anchor.index).empty();
  case AnchorKind::Custom: {
    const CustomDirectiveSpec &custom = format.customs[anchor.index];
    if (!custom.isPresent)
      return true;
    OpAsmPrinter printer(state);
    FormatPrintState custState(printer, op);
    return custom.isPresent(custState);
  }
  case AnchorKind::Parameter:
  case AnchorKind::AllParameters:
    return true;
  }
  llvm_unreachable("unknown anchor");
}

void FormatProgramPrinter::printAttribute(const FormatInst &inst) {
  if (inst.flags & FormatFlag::PresenceOnly)
    return;
  Attribute attr = op->getSlot(inst.index);
  const AttrConstraintSpec &constraint = *spec.attributes[inst.index].constraint;
  if (!attr) {
    attr = op->getSlotOrDefault(inst.index);
    if (!attr) {
      if (!spec.attributes[inst.index].isOptional)
        os << "<<NULL ATTRIBUTE>>";
      return;
    }
  }
  switch (constraint.form) {
  case AttrForm::SymbolName:
    if (auto name = llvm::dyn_cast<StringAttr>(attr))
      return state.printSymbolName(name.getValue());
    break;
  case AttrForm::EnumKeyword:
    if (auto integer = llvm::dyn_cast<IntegerAttr>(attr);
        integer && isEnumValue(*constraint.enumSpec, integer.getValue().getZExtValue())) {
      std::string text = stringifyEnumValue(*constraint.enumSpec, integer.getValue().getZExtValue());
      if (constraint.enumSpec->isBitEnum && !constraint.enumSpec->isQuoted &&
          llvm::StringRef(text).contains(constraint.enumSpec->separator))
        return state.printEscaped(text);
      return state.printKeywordOrString(text);
    }
    break;
  case AttrForm::Typed:
    return state.printAttribute(attr, TypeElision::Must);
  case AttrForm::Definition:
    if (!(inst.flags & FormatFlag::Qualified) && attr.getKind() == AttrKind::Declared)
      return state.printStrippedOrAlias(attr);
    break;
  case AttrForm::Property:
    return printProperty(state, *constraint.property, attr);
  case AttrForm::DenseArray:
    if (auto array = llvm::dyn_cast<DenseArrayAttr>(attr))
      return state.printDenseArrayInBrackets(array);
    break;
  case AttrForm::Unit:
  case AttrForm::Generic:
    break;
  }
  state.printAttribute(attr);
}

void FormatProgramPrinter::printAttrDict(bool withKeyword) {
  llvm::SmallVector<NamedAttribute, 8> shown;
  for (unsigned slot = 0, e = op->getName().getFirstPropertySlot(); slot != e; ++slot) {
    if (isBound(slot) || isDefaultOrAbsent(slot) ||
        int(slot) == op->getName().getInfo()->operandSegmentSlot ||
        int(slot) == op->getName().getInfo()->resultSegmentSlot)
      continue;
    shown.push_back(NamedAttribute(op->getName().getSlotName(slot), op->getSlot(slot)));
  }
  // If the format has a prop-dict, it prints the inherent attributes; attr-dict then omits them.
  if (!shown.empty() &&
      llvm::any_of(format.code, [](const FormatInst &each) { return each.op == FormatOp::PropDict; }))
    shown.clear();
  llvm::ArrayRef<NamedAttribute> discardable = op->getDiscardableAttrs();
  if (shown.empty() && discardable.empty())
    return;
  shown.append(discardable.begin(), discardable.end());
  if (!llvm::is_sorted(shown))
    llvm::sort(shown);
  state.printAttrDict(shown, {}, withKeyword);
}

void FormatProgramPrinter::printPropDict() {
  llvm::SmallVector<NamedAttribute, 8> shown;
  for (unsigned slot = 0, e = op->getNumSlots(); slot != e; ++slot)
    if (!isBound(slot) && !isDefaultOrAbsent(slot))
      shown.push_back(NamedAttribute(op->getName().getSlotName(slot), op->getSlot(slot)));
  os << ' ';
  if (shown.empty())
    return;
  llvm::sort(shown);
  os << '<';
  state.printDictEntries(shown);
  os << '>';
}

void FormatProgramPrinter::printRegion(Region &region) {
  bool terminators = true;
  if (!spec.implicitTerminator.empty() && !region.empty()) {
    // Omit a terminator without operands, results and attributes.
    if (Operation *last = region.front().getTerminator())
      terminators = last->getNumOperands() || last->getNumResults() || !last->getAttrList().empty();
  }
  state.printRegion(region, true, terminators, false);
}

/// Returns true if the instruction itself prints the space before its element, because the element may be
/// absent.
bool FormatProgramPrinter::hasOwnSpace(const FormatInst &inst) const {
  switch (inst.op) {
  case FormatOp::AttrDict:
  case FormatOp::AttrDictKeyword:
  case FormatOp::PropDict:
    return true;
  case FormatOp::Attribute: {
    const AttrSpec &attr = spec.attributes[inst.index];
    return inst.flags & FormatFlag::PresenceOnly ||
           (attr.isOptional && !op->getSlot(inst.index) && !attr.defaultValue);
  }
  default:
    return false;
  }
}

void FormatProgramPrinter::step(const FormatInst &inst) {
  if (inst.flags & FormatFlag::SpaceBefore && !hasOwnSpace(inst))
    os << ' ';
  switch (inst.op) {
  case FormatOp::Literal:
    os << format.strings[inst.index];
    return;
  case FormatOp::Space:
    os << ' ';
    return;
  case FormatOp::NewLine:
    state.newline();
    return;
  case FormatOp::Operand:
    return printValues(getOperands(inst.index));
  case FormatOp::OperandType:
    return printGroupTypes(inst, spec.operands[inst.index], getOperands(inst.index).getTypes());
  case FormatOp::OperandLists:
    return printLists(inst, [&](OperandRange values) { printValues(values); });
  case FormatOp::OperandTypeLists:
    return printLists(inst, [&](OperandRange values) { printTypes(values.getTypes()); });
  case FormatOp::ResultType:
    return printGroupTypes(inst, spec.results[inst.index], op->getResultGroup(inst.index).getTypes());
  case FormatOp::Attribute:
    return printAttribute(inst);
  case FormatOp::AttrDict:
    return printAttrDict(false);
  case FormatOp::AttrDictKeyword:
    return printAttrDict(true);
  case FormatOp::PropDict:
    return printPropDict();
  case FormatOp::Region:
    if (!spec.regions[inst.index].isVariadic)
      return printRegion(op->getRegion(inst.index));
    llvm::interleave(
        op->getRegions().drop_front(inst.index), [&](Region &region) { printRegion(region); },
        [&] { os << ", "; });
    return;
  case FormatOp::AllRegions:
    llvm::interleave(op->getRegions(), [&](Region &region) { printRegion(region); }, [&] { os << ", "; });
    return;
  case FormatOp::Successor:
    if (!spec.successors[inst.index].isVariadic)
      return state.names->printBlock(op->getSuccessor(inst.index), os);
    llvm::interleave(
        llvm::drop_begin(op->getSuccessors(), inst.index),
        [&](Block *block) { state.names->printBlock(block, os); }, [&] { os << ", "; });
    return;
  case FormatOp::AllSuccessors:
    llvm::interleave(
        op->getSuccessors(), [&](Block *block) { state.names->printBlock(block, os); }, [&] { os << ", "; });
    return;
  case FormatOp::AllOperands:
    return printValues(op->getOperands());
  case FormatOp::AllOperandTypes:
    return printTypes(op->getOperandTypes());
  case FormatOp::AllResultTypes:
    return printTypes(op->getResultTypes());
  case FormatOp::FunctionalType:
    return printFunctionalType(inst);
  case FormatOp::Custom: {
    OpAsmPrinter printer(state);
    FormatPrintState custom(printer, op);
    return format.customs[inst.index].print(custom);
  }
  default:
    return;
  }
}

void FormatProgramPrinter::printFunctionalType(const FormatInst &inst) {
  TypeRange ins = inst.index == formatAllGroups ? op->getOperandTypes() : getOperands(inst.index).getTypes();
  TypeRange outs = inst.target == formatAllGroups ? TypeRange(op->getResultTypes())
                                                  : TypeRange(op->getResultGroup(inst.target).getTypes());
  if (inst.flags & FormatFlag::Inverted)
    std::swap(ins, outs);
  state.printFunctionalType(ins, outs);
}

/// Returns true if a clause of an oilist has at least one element that is present.
bool FormatProgramPrinter::isClausePresent(unsigned begin, unsigned end) {
  for (unsigned pc = begin; pc < end; ++pc) {
    const FormatInst &inst = format.code[pc];
    switch (inst.op) {
    case FormatOp::Attribute:
      if (!isDefaultOrAbsent(inst.index))
        return true;
      break;
    case FormatOp::Operand:
    case FormatOp::OperandType:
    case FormatOp::OperandLists:
    case FormatOp::OperandTypeLists:
      if (isPresent({AnchorKind::Operand, inst.index}))
        return true;
      break;
    case FormatOp::ResultType:
      if (isPresent({AnchorKind::ResultType, inst.index}))
        return true;
      break;
    case FormatOp::Region:
      if (isPresent({AnchorKind::Region, inst.index}))
        return true;
      break;
    case FormatOp::Custom:
      if (isPresent({AnchorKind::Custom, inst.index}))
        return true;
      break;
    default:
      break;
    }
  }
  return false;
}

void FormatProgramPrinter::execute(unsigned begin, unsigned end) {
  for (unsigned pc = begin; pc < end;) {
    const FormatInst &inst = format.code[pc];
    if (inst.op == FormatOp::OptionalBegin) {
      OptionalGroup group(format.code, pc);
      bool anchorIsPresent = isPresent(format.anchors[inst.index]);
      OptionalGroup::Half half = group.halfToPrint(inst, anchorIsPresent);
      execute(half.begin, half.end);
      pc = group.next;
    } else if (inst.op == FormatOp::OilistBegin) {
      for (unsigned clause = pc + 1; clause != inst.target; clause = format.code[clause].target)
        if (isClausePresent(clause + 1, format.code[clause].target)) {
          os << ' ' << format.strings[format.code[clause].index];
          execute(clause + 1, format.code[clause].target);
        }
      pc = inst.target + 1;
    } else if (inst.op == FormatOp::Literal) {
      if (inst.flags & FormatFlag::SpaceBefore)
        os << ' ';
      os << format.strings[inst.index];
      ++pc;
    } else {
      step(inst);
      ++pc;
    }
  }
}

} // namespace

void mlir::printByFormat(PrinterState &state, Operation *op) { FormatProgramPrinter(state, op).run(); }
