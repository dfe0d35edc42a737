//===- DestinationStyleOpInterface.cpp - Destination-passing style --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/DestinationStyleOpInterface.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;

static bool isTensor(Value value) { return llvm::isa<TensorType>(value.getType()); }
static bool isMemory(Value value) { return llvm::isa<BaseMemRefType>(value.getType()); }

bool detail::isDpsInit(const MutableOperandRange &inits, OpOperand *operand) {
  return llvm::any_of(inits, [&](OpOperand &init) { return &init == operand; });
}

llvm::SmallVector<OpOperand *> detail::getDpsInputOperands(Operation *op, const MutableOperandRange &inits) {
  llvm::SmallVector<OpOperand *> inputs;
  for (OpOperand &operand : op->getOpOperands())
    if (&operand < inits.begin() || &operand >= inits.end())
      inputs.push_back(&operand);
  return inputs;
}

llvm::SmallVector<Value> detail::getDpsInputs(Operation *op, const MutableOperandRange &inits) {
  llvm::SmallVector<Value> inputs;
  for (OpOperand *operand : getDpsInputOperands(op, inits))
    inputs.push_back(operand->get());
  return inputs;
}

bool detail::isDpsScalar(OpOperand *operand) {
  return !isTensor(operand->get()) && !isMemory(operand->get());
}

OpResult detail::getTiedDpsResult(Operation *op, const MutableOperandRange &inits, OpOperand *operand) {
  return op->getResult(operand - inits.begin());
}

bool detail::hasPureBufferSemantics(Operation *op) {
  return llvm::none_of(op->getOperands(), isTensor) && llvm::any_of(op->getOperands(), isMemory);
}
bool detail::hasPureTensorSemantics(Operation *op) {
  return llvm::none_of(op->getOperands(), isMemory) && llvm::any_of(op->getOperands(), isTensor);
}

LogicalResult detail::verifyDestinationStyleOpInterface(DestinationStyleOpInterface op) {
  llvm::SmallVector<OpOperand *> tensors;
  MutableOperandRange inits = op.getDpsInitsMutable();
  for (OpOperand &init : inits) {
    if (isTensor(init.get()))
      tensors.push_back(&init);
    else if (!isMemory(init.get()))
      return op->emitOpError("expected that operand #")
             << init.getOperandNumber() << " is a tensor or a memref";
  }
  size_t numResults = llvm::count_if(op->getResults(), [](OpResult result) { return isTensor(result); });
  if (numResults != tensors.size())
    return op->emitOpError("expected the number of tensor results (")
           << numResults << ") to be equal to the number of output tensors (" << tensors.size() << ")";
  for (OpOperand *init : tensors) {
    size_t index = init - inits.begin();
    // A tensor init may have no result if there are memref inits or results that are no tensors.
    if (index >= op->getNumResults())
      return op->emitOpError("expected a result for operand #") << init->getOperandNumber();
    Type type = init->get().getType(), resultType = op->getResult(index).getType();
    if (type != resultType)
      return op->emitOpError("expected type of operand #")
             << init->getOperandNumber() << " (" << type << ") to match type of corresponding result ("
             << resultType << ")";
  }
  return success();
}

#include "runtime/interfaces/DestinationStyleOpInterface.cpp.inc"
