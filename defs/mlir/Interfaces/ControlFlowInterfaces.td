//===- ControlFlowInterfaces.td - Branches and regions -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CONTROLFLOWINTERFACES
#define STRATA_DEFS_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

let cppNamespace = "::mlir" in {

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = "A terminator that forwards operands to the block arguments of its successors.";
  let methods = [
    InterfaceMethod<"Returns the operands that are forwarded to a successor.", "::mlir::SuccessorOperands", "getSuccessorOperands",
                    (ins "unsigned":$index)>,
    InterfaceMethod<"Returns the block argument that receives an operand; nullopt if the operand is not forwarded.", "::std::optional<::mlir::BlockArgument>",
                    "getSuccessorBlockArgument", (ins "unsigned":$operandIndex),
                    "return ::mlir::detail::getBranchSuccessorArgument($_op.getOperation(), operandIndex);">,
    InterfaceMethod<"Returns the successor that is taken for constant operands; null if it is not known.",
                    "::mlir::Block *", "getSuccessorForOperands",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), "", "return nullptr;">,
    InterfaceMethod<"Returns true if a value of type `lhs` may be forwarded to an argument of type `rhs`.", "bool",
                    "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "",
                    "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyBranchOp($_op);";
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = "An op whose regions pass control to each other and back to the op.";
  let methods = [
    InterfaceMethod<"Returns the successors of a branch point.", "void", "getSuccessorRegions",
                    (ins "::mlir::RegionBranchPoint":$point,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"Returns the operands that the op forwards to a region on entry.", "::mlir::OperandRange",
                    "getEntrySuccessorOperands", (ins "::mlir::RegionSuccessor":$successor), "",
                    "return $_op->getOperands().take_back(0);">,
    InterfaceMethod<"Returns the successors on entry for constant operands.", "void",
                    "getEntrySuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "(void)operands;\n::llvm::cast<::mlir::RegionBranchOpInterface>($_op.getOperation())"
                        ".getSuccessorRegions(::mlir::RegionBranchPoint::parent(), regions);">,
    InterfaceMethod<"Returns bounds on the number of executions of each region.", "void", "getRegionInvocationBounds",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds),
                    "",
                    "invocationBounds.append($_op->getNumRegions(), ::mlir::InvocationBounds::getUnknown());">,
    InterfaceMethod<"Returns the successors of all terminators of a region.", "void", "getSuccessorRegions",
                    (ins "::mlir::Region &":$region,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "::mlir::detail::getSuccessorRegionsOfRegion($_op.getOperation(), region, regions);">,
    InterfaceMethod<"Returns the branch points from which control reaches a successor.", "void", "getPredecessors",
                    (ins "::mlir::RegionSuccessor":$successor,
                         "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
                    "", "::mlir::detail::getRegionBranchPredecessors($_op.getOperation(), successor, predecessors);">,
    InterfaceMethod<"Returns the values that may be forwarded to one input of a successor.", "void", "getPredecessorValues",
                    (ins "::mlir::RegionSuccessor":$successor, "int":$index,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues),
                    "", "::mlir::detail::getRegionBranchPredecessorValues($_op.getOperation(), successor, index, "
                        "predecessorValues);">,
    InterfaceMethod<"Returns true if a value of type `lhs` may be forwarded to an argument of type `rhs`.", "bool",
                    "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "",
                    "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchOp($_op);";
  let verifyWithRegions = 1;
  let extraClassDeclaration = [{
    /// Returns true if control that leaves the region may reach it again, possibly through other regions.
    bool isRepetitiveRegion(unsigned index) { return ::mlir::detail::isRepetitiveRegion(getOperation(), index); }
    /// Returns true if the control flow between the reachable regions has a cycle.
    bool hasLoop() { return ::mlir::detail::hasRegionLoop(getOperation()); }
    /// Returns the operands that the op or a terminator forwards from `src` to `dest`.
    ::mlir::OperandRange getSuccessorOperands(::mlir::RegionBranchPoint src, ::mlir::RegionSuccessor dest) {
      return ::mlir::detail::getRegionSuccessorOperands(getOperation(), src, dest);
    }
    /// Maps each forwarded operand to the successor inputs that receive it: for the edges from `src`, or for all edges.
    void getSuccessorOperandInputMapping(::mlir::RegionBranchSuccessorMapping &mapping,
                                         std::optional<::mlir::RegionBranchPoint> src = std::nullopt);
    /// Inverse mapping: successor inputs to forwarded operands.
    void getSuccessorInputOperandMapping(::mlir::RegionBranchInverseSuccessorMapping &mapping) {
      ::mlir::detail::getRegionSuccessorInputOperandMapping(getOperation(), mapping);
    }
    /// Returns the op itself and all terminators that pass control to a region or to the op.
    ::llvm::SmallVector<::mlir::RegionBranchPoint, 6> getAllRegionBranchPoints();
  }];
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = "A terminator that forwards operands to a region or to the results of the parent op.";
  let methods = [
    InterfaceMethod<"Returns the operands that are forwarded to a successor.", "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
                    (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<"Returns the successors for constant operands.", "void", "getSuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "(void)operands;\n::mlir::detail::getTerminatorSuccessorRegions($_op.getOperation(), regions);">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchTerminator($_op);";
  let extraClassDeclaration = [{
    /// Returns the forwarded operands for read access.
    ::mlir::OperandRange getSuccessorOperands(::mlir::RegionSuccessor successor) const {
      return getMutableSuccessorOperands(successor);
    }
  }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = "An op that selects one of two values.";
  let methods = [
    InterfaceMethod<"Returns the condition.", "::mlir::Value", "getCondition">,
    InterfaceMethod<"Returns the value that is selected if the condition is true.", "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"Returns the value that is selected if the condition is false.", "::mlir::Value", "getFalseValue">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = "A branch with a weight for each successor.";
  let methods = [
    InterfaceMethod<"Returns the weights; empty if there are none.", "::llvm::ArrayRef<int32_t>", "getWeights", (ins), "",
                    "auto weights = $_op.getBranchWeightsAttr();\n"
                    "return weights ? weights.asArrayRef() : ::llvm::ArrayRef<int32_t>();">,
    InterfaceMethod<"Sets the weights.", "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "$_op.setBranchWeights(weights);">
  ];
  let verify = "return ::mlir::detail::verifyBranchWeights($_op);";
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = "An op with a weight for each region.";
  let methods = [
    InterfaceMethod<"Returns the weights; empty if there are none.", "::llvm::ArrayRef<int32_t>", "getWeights", (ins), "",
                    "auto weights = $_op.getRegionWeightsAttr();\n"
                    "return weights ? weights.asArrayRef() : ::llvm::ArrayRef<int32_t>();">,
    InterfaceMethod<"Sets the weights.", "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "$_op.setRegionWeights(weights);">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchWeights($_op);";
}

} // cppNamespace

// The op ends a region and forwards its operands to the parent op.
def ReturnLike : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                            NativeOpTrait<"ReturnLike", [], "",
                                          "::mlir::MutableOperandRange $cppClass::getMutableSuccessorOperands("
                                          "::mlir::RegionSuccessor point) {\n"
                                          "  return ::mlir::MutableOperandRange(*this);\n}\n">]>;

#endif // STRATA_DEFS_CONTROLFLOWINTERFACES
