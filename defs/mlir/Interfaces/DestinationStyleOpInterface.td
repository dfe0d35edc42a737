//===- DestinationStyleOpInterface.td - Results into operands -*- tablegen -*-===//
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
    Writes its results over some of its operands, the inits, which stand next to each other. Each tensor among them is
    tied to a result; what is written to memory has none. The other operands are inputs.
  }];
  let methods = [InterfaceMethod<"Those operands.", "::mlir::MutableOperandRange", "getDpsInitsMutable">];
  let extraSharedClassDeclaration = [{
    // The inits.
    ::mlir::OperandRange getDpsInits() { return $_op.getDpsInitsMutable(); }
    int64_t getNumDpsInits() { return $_op.getDpsInitsMutable().size(); }
    /// \pre There are more inits than that.
    ::mlir::OpOperand *getDpsInitOperand(int64_t index) { return &$_op.getDpsInitsMutable()[index]; }
    void setDpsInitOperand(int64_t index, ::mlir::Value value) { $_op.getDpsInitsMutable()[index].set(value); }
    /// The number of an init among the operands of the op. \pre The operand is the op's, here and below.
    bool isDpsInit(::mlir::OpOperand *operand) { return ::mlir::detail::isDpsInit($_op.getDpsInitsMutable(), operand); }

    // The inputs.
    int64_t getNumDpsInputs() { return int64_t($_op->getNumOperands()) - $_op.getNumDpsInits(); }
    ::llvm::SmallVector<::mlir::OpOperand *> getDpsInputOperands() {
      return ::mlir::detail::getDpsInputOperands($_op.getOperation(), $_op.getDpsInitsMutable());
    }
    ::llvm::SmallVector<::mlir::Value> getDpsInputs() {
      return ::mlir::detail::getDpsInputs($_op.getOperation(), $_op.getDpsInitsMutable());
    }
    /// \pre There are more inputs than that.
    ::mlir::OpOperand *getDpsInputOperand(int64_t index) { return $_op.getDpsInputOperands()[index]; }
    bool isDpsInput(::mlir::OpOperand *operand) { return !$_op.isDpsInit(operand); }
    /// Neither a tensor nor memory.
    bool isScalar(::mlir::OpOperand *operand) { return ::mlir::detail::isDpsScalar(operand); }

    // From an init to its result and back. \pre There is one: see hasPureTensorSemantics.
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *operand) {
      return ::mlir::detail::getTiedDpsResult($_op.getOperation(), $_op.getDpsInitsMutable(), operand);
    }
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult result) {
      return $_op.getDpsInitOperand(result.getResultNumber());
    }

    /// Whether the op has memory among its operands, and no tensor; or the other way round.
    bool hasPureBufferSemantics() { return ::mlir::detail::hasPureBufferSemantics($_op.getOperation()); }
    bool hasPureTensorSemantics() { return ::mlir::detail::hasPureTensorSemantics($_op.getOperation()); }
  }];
  let verify = "return ::mlir::detail::verifyDestinationStyleOpInterface("
               "::llvm::cast<::mlir::DestinationStyleOpInterface>($_op));";
  let verifyWithRegions = 1;
}

#endif // STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE
