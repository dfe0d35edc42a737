//===- DestinationStyleOpInterface.td - Destination style --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE
#define STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    A destination-style op: it writes its results over consecutive operands, the inits. Each init that is a tensor is
    tied to a result; inits in memory have no result. The other operands are inputs.
  }];
  let methods = [InterfaceMethod<"Returns the inits.", "::mlir::MutableOperandRange", "getDpsInitsMutable">];
  let extraSharedClassDeclaration = [{
    // Inits.
    ::mlir::OperandRange getDpsInits() { return $_op.getDpsInitsMutable(); }
    int64_t getNumDpsInits() { return $_op.getDpsInitsMutable().size(); }
    /// \pre `index` is less than the number of inits.
    ::mlir::OpOperand *getDpsInitOperand(int64_t index) { return &$_op.getDpsInitsMutable()[index]; }
    void setDpsInitOperand(int64_t index, ::mlir::Value value) { $_op.getDpsInitsMutable()[index].set(value); }
    /// Returns true if the operand is an init. \pre The operand belongs to the op; also for the functions below.
    bool isDpsInit(::mlir::OpOperand *operand) { return ::mlir::detail::isDpsInit($_op.getDpsInitsMutable(), operand); }

    // Inputs.
    int64_t getNumDpsInputs() { return int64_t($_op->getNumOperands()) - $_op.getNumDpsInits(); }
    ::llvm::SmallVector<::mlir::OpOperand *> getDpsInputOperands() {
      return ::mlir::detail::getDpsInputOperands($_op.getOperation(), $_op.getDpsInitsMutable());
    }
    ::llvm::SmallVector<::mlir::Value> getDpsInputs() {
      return ::mlir::detail::getDpsInputs($_op.getOperation(), $_op.getDpsInitsMutable());
    }
    /// \pre `index` is less than the number of inputs.
    ::mlir::OpOperand *getDpsInputOperand(int64_t index) { return $_op.getDpsInputOperands()[index]; }
    bool isDpsInput(::mlir::OpOperand *operand) { return !$_op.isDpsInit(operand); }
    /// Returns true if the operand is neither a tensor nor a memref.
    bool isScalar(::mlir::OpOperand *operand) { return ::mlir::detail::isDpsScalar(operand); }

    // Conversions between an init and its tied result. \pre The init has a tied result (hasPureTensorSemantics).
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *operand) {
      return ::mlir::detail::getTiedDpsResult($_op.getOperation(), $_op.getDpsInitsMutable(), operand);
    }
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult result) {
      return $_op.getDpsInitOperand(result.getResultNumber());
    }

    /// Returns true if the op has memref operands and no tensor operands, or vice versa.
    bool hasPureBufferSemantics() { return ::mlir::detail::hasPureBufferSemantics($_op.getOperation()); }
    bool hasPureTensorSemantics() { return ::mlir::detail::hasPureTensorSemantics($_op.getOperation()); }
  }];
  let verify = "return ::mlir::detail::verifyDestinationStyleOpInterface("
               "::llvm::cast<::mlir::DestinationStyleOpInterface>($_op));";
  let verifyWithRegions = 1;
}

#endif // STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE
