//===- SerializeOps.cpp - Writes SPIR-V: ops in functions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The table of instructions encodes most ops. An id of a result is assigned after that of its type, and
// before those of constants that the instruction needs.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/target/Serializer.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::spirv;

LogicalResult Serializer::processOp(Operation *op) {
  Location loc = op->getLoc();
  /// Maps the result of the op to the id of an instruction outside of functions. Fails if the id is 0.
  auto define = [&](uint32_t id) -> LogicalResult {
    valueIDs[op->getResult(0)] = id;
    return success(id != 0);
  };
  if (const InstructionRow *row = rows.lookup(op->getName())) {
    if (auto variable = llvm::dyn_cast<VariableOp>(op))
      return processTableOp(op, *row, functionHeader);
    return processTableOp(op, *row, llvm::isa<GraphConstantARMOp>(op) ? typesAndGlobals : functionBody);
  }
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](AddressOfOp address) { return define(getDefinedSymbolID(op, address.getVariable())); })
      .Case([&](ReferenceOfOp reference) { return define(getDefinedSymbolID(op, reference.getSpecConst())); })
      .Case([&](ConstantOp constant) {
        return define(getConstantID(loc, constant.getType(), constant.getValue()));
      })
      .Case([&](EXTConstantCompositeReplicateOp constant) {
        return define(getReplicatedConstantID(loc, constant.getType(), constant.getValue()));
      })
      .Case([&](UndefOp undef) { return define(getUndefID(loc, undef.getType())); })
      .Case([&](SpecConstantOperationOp operation) { return processSpecConstantOperation(operation); })
      .Case([&](FunctionCallOp call) { return processFunctionCall(call); })
      .Case([&](GenericCastToPtrExplicitOp cast) { return processCastToPtrExplicit(cast); })
      .Case([&](GraphOutputsARMOp outputs) { return processGraphOutputs(outputs); })
      .Case([&](SelectionOp selection) { return processSelection(selection); })
      .Case([&](LoopOp loop) { return processLoop(loop); })
      .Case([&](BranchOp branch) { return processBranch(branch); })
      .Case([&](BranchConditionalOp branch) { return processBranchConditional(branch); })
      .Case([&](SwitchOp switchOp) { return processSwitch(switchOp); })
      .Default(
          [&](Operation *) -> LogicalResult { return op->emitError("unhandled operation serialization"); });
}

uint32_t Serializer::getValueID(Operation *user, Value value) {
  uint32_t id = valueIDs.lookup(value);
  if (!id)
    user->emitError("operand has a use before def");
  return id;
}

LogicalResult Serializer::beginResult(Operation *op, Operands &operands) {
  if (!op->getNumResults())
    return success();
  uint32_t typeID = getTypeID(op->getLoc(), op->getResult(0).getType());
  if (!typeID)
    return failure();
  uint32_t id = nextID();
  valueIDs[op->getResult(0)] = id;
  operands.append({typeID, id});
  return success();
}

uint32_t Serializer::getExtendedSetID(llvm::StringRef name) {
  auto [it, isNew] = extendedSetIDs.try_emplace(name, 0);
  if (isNew) {
    it->second = nextID();
    Operands operands{it->second};
    encodeStringLiteralInto(operands, name);
    // emit() cannot fail: the name is short.
    (void)emit(extendedSets, module.getLoc(), Opcode::OpExtInstImport, operands);
  }
  return it->second;
}

/// Returns the operands of a group. \pre Only one group, the last, has a variable size.
static OperandRange getOperandGroup(Operation *op, unsigned index) {
  const OperandSpec &spec = op->getSpec()->operands[index];
  return op->getOperands().slice(index, spec.arity == Arity::One ? 1 : op->getNumOperands() - index);
}

LogicalResult Serializer::encodeArguments(Operation *op, const InstructionRow &row, Operands &operands) {
  for (const InstructionRow::Argument *argument = row.arguments; argument->form; ++argument) {
    if (argument->form <= InstructionRow::Values) {
      for (Value value : getOperandGroup(op, argument->index)) {
        operands.push_back(getValueID(op, value));
        if (!operands.back())
          return failure();
      }
      continue;
    }
    Attribute attr = op->getSlot(argument->index);
    if (!attr)
      continue;
    switch (argument->form) {
    case InstructionRow::EnumWord:
      operands.push_back(argument->codec->write(attr));
      break;
    case InstructionRow::EnumConstant:
      operands.push_back(getInt32ConstantID(op->getLoc(), argument->codec->write(attr)));
      break;
    case InstructionRow::Word:
      operands.push_back(llvm::cast<IntegerAttr>(attr).getValue().getZExtValue());
      break;
    case InstructionRow::Words:
      for (Attribute element : llvm::cast<ArrayAttr>(attr))
        operands.push_back(llvm::cast<IntegerAttr>(element).getValue().getZExtValue());
      break;
    default:
      operands.push_back(getTypeID(op->getLoc(), llvm::cast<TypeAttr>(attr).getValue()));
      if (!operands.back())
        return failure();
    }
  }
  return success();
}

/// Returns the names of the attributes that are arguments of an op.
static llvm::SmallVector<llvm::StringRef> argumentNamesOf(Operation *op) {
  llvm::SmallVector<llvm::StringRef> names;
  for (const AttrSpec &attr : op->getSpec()->attributes)
    names.push_back(attr.name);
  return names;
}

LogicalResult Serializer::processTableOp(Operation *op, const InstructionRow &row, Words &section) {
  Operands operands;
  if (failed(beginResult(op, operands)))
    return failure();
  uint32_t id = operands.empty() ? 0 : operands[1];
  bool isExtended = !row.instructionSet.empty();
  if (isExtended)
    operands.append({getExtendedSetID(row.instructionSet), row.number});
  if (failed(encodeArguments(op, row, operands)))
    return failure();
  emitDebugLine(section, op->getLoc());
  Opcode opcode = isExtended ? Opcode::OpExtInst : static_cast<Opcode>(row.number);
  if (failed(emit(section, op->getLoc(), opcode, operands)))
    return failure();
  return processDecorations(op, id, argumentNamesOf(op));
}

LogicalResult Serializer::processFunctionCall(FunctionCallOp op) {
  uint32_t typeID =
      op->getNumResults() ? getTypeID(op.getLoc(), op->getResult(0).getType()) : getVoidTypeID(op.getLoc());
  if (!typeID)
    return failure();
  uint32_t callee = getSymbolID(op.getCallee());
  uint32_t id = nextID();
  if (op->getNumResults())
    valueIDs[op->getResult(0)] = id;
  Operands operands{typeID, id, callee};
  for (Value argument : op.getArguments()) {
    operands.push_back(getValueID(op, argument));
    if (!operands.back())
      return failure();
  }
  emitDebugLine(functionBody, op.getLoc());
  return emit(functionBody, op.getLoc(), Opcode::OpFunctionCall, operands);
}

LogicalResult Serializer::processCastToPtrExplicit(GenericCastToPtrExplicitOp op) {
  Operands operands;
  if (failed(beginResult(op, operands)))
    return failure();
  operands.push_back(getValueID(op, op->getOperand(0)));
  if (!operands.back())
    return failure();
  auto pointer = llvm::cast<PointerType>(op->getResult(0).getType());
  operands.push_back(static_cast<uint32_t>(pointer.getStorageClass()));
  emitDebugLine(functionBody, op.getLoc());
  return emit(functionBody, op.getLoc(), Opcode::OpGenericCastToPtrExplicit, operands);
}

LogicalResult Serializer::processSpecConstantOperation(SpecConstantOperationOp op) {
  Operation &wrapped = op.getBody().front().front();
  const InstructionRow *row = rows.lookup(wrapped.getName());
  if (!row || !row->instructionSet.empty())
    return op.emitError("unhandled operation serialization: '") << wrapped.getName() << "'";
  Operands operands;
  if (failed(beginResult(op, operands)))
    return failure();
  operands.push_back(row->number);
  if (failed(encodeArguments(&wrapped, *row, operands)))
    return failure();
  emitDebugLine(typesAndGlobals, op.getLoc());
  return emit(typesAndGlobals, op.getLoc(), Opcode::OpSpecConstantOp, operands);
}

LogicalResult Serializer::processGraphOutputs(GraphOutputsARMOp op) {
  for (auto [index, value] : llvm::enumerate(op->getOperands())) {
    uint32_t id = getValueID(op, value);
    uint32_t indexID = getInt32ConstantID(op.getLoc(), index);
    if (!id || failed(emit(functionBody, op.getLoc(), Opcode::OpGraphSetOutputARM, {id, indexID})))
      return failure();
  }
  return emit(functionBody, op.getLoc(), Opcode::OpGraphEndARM);
}
