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
  let description = "A terminator that passes operands to the arguments of its successors.";
  let methods = [
    InterfaceMethod<"What is passed to a successor.", "::mlir::SuccessorOperands", "getSuccessorOperands",
                    (ins "unsigned":$index)>,
    InterfaceMethod<"The argument that an operand is passed to.", "::std::optional<::mlir::BlockArgument>",
                    "getSuccessorBlockArgument", (ins "unsigned":$operandIndex),
                    "return ::mlir::detail::getBranchSuccessorArgument($_op.getOperation(), operandIndex);">,
    InterfaceMethod<"Where control goes if the operands are these constants; null if that cannot be told.",
                    "::mlir::Block *", "getSuccessorForOperands",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), "", "return nullptr;">,
    InterfaceMethod<"Whether a value of one type may be passed to an argument of the other.", "bool",
                    "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "",
                    "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyBranchOp($_op);";
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = "An op whose regions pass control to each other and to what follows it.";
  let methods = [
    InterfaceMethod<"Where control goes from a point.", "void", "getSuccessorRegions",
                    (ins "::mlir::RegionBranchPoint":$point,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"What the op passes to a region it enters.", "::mlir::OperandRange",
                    "getEntrySuccessorOperands", (ins "::mlir::RegionSuccessor":$successor), "",
                    "return $_op->getOperands().take_back(0);">,
    InterfaceMethod<"Where control goes first, if the operands are these constants.", "void",
                    "getEntrySuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "(void)operands;\n::llvm::cast<::mlir::RegionBranchOpInterface>($_op.getOperation())"
                        ".getSuccessorRegions(::mlir::RegionBranchPoint::parent(), regions);">,
    InterfaceMethod<"How often each region runs.", "void", "getRegionInvocationBounds",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds),
                    "",
                    "invocationBounds.append($_op->getNumRegions(), ::mlir::InvocationBounds::getUnknown());">,
    InterfaceMethod<"Where control goes from a region.", "void", "getSuccessorRegions",
                    (ins "::mlir::Region &":$region,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "::mlir::detail::getSuccessorRegionsOfRegion($_op.getOperation(), region, regions);">,
    InterfaceMethod<"Where control comes from.", "void", "getPredecessors",
                    (ins "::mlir::RegionSuccessor":$successor,
                         "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
                    "", "::mlir::detail::getRegionBranchPredecessors($_op.getOperation(), successor, predecessors);">,
    InterfaceMethod<"What one input of a successor may be.", "void", "getPredecessorValues",
                    (ins "::mlir::RegionSuccessor":$successor, "int":$index,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues),
                    "", "::mlir::detail::getRegionBranchPredecessorValues($_op.getOperation(), successor, index, "
                        "predecessorValues);">,
    InterfaceMethod<"Whether a value of one type may be passed to an argument of the other.", "bool",
                    "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "",
                    "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchOp($_op);";
  let verifyWithRegions = 1;
  let extraClassDeclaration = [{
    /// Whether control that leaves a region may come back to it, perhaps through others.
    bool isRepetitiveRegion(unsigned index) { return ::mlir::detail::isRepetitiveRegion(getOperation(), index); }
    /// Whether there is a cycle among the regions that can be reached.
    bool hasLoop() { return ::mlir::detail::hasRegionLoop(getOperation()); }
    /// What is handed along an edge: by the op itself, or by a terminator.
    ::mlir::OperandRange getSuccessorOperands(::mlir::RegionBranchPoint src, ::mlir::RegionSuccessor dest) {
      return ::mlir::detail::getRegionSuccessorOperands(getOperation(), src, dest);
    }
    /// What takes each operand that is handed on: along the edges from one point, or along all.
    void getSuccessorOperandInputMapping(::mlir::RegionBranchSuccessorMapping &mapping,
                                         std::optional<::mlir::RegionBranchPoint> src = std::nullopt);
    /// The same, from what takes to what is handed on.
    void getSuccessorInputOperandMapping(::mlir::RegionBranchInverseSuccessorMapping &mapping) {
      ::mlir::detail::getRegionSuccessorInputOperandMapping(getOperation(), mapping);
    }
    /// The op itself and all terminators that hand control on.
    ::llvm::SmallVector<::mlir::RegionBranchPoint, 6> getAllRegionBranchPoints();
  }];
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = "A terminator that passes operands to a region or to the results of the op around it.";
  let methods = [
    InterfaceMethod<"What is passed.", "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
                    (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<"Where control goes, if the operands are these constants.", "void", "getSuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "(void)operands;\n::mlir::detail::getTerminatorSuccessorRegions($_op.getOperation(), regions);">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchTerminator($_op);";
  let extraClassDeclaration = [{
    /// What is passed, to be read only.
    ::mlir::OperandRange getSuccessorOperands(::mlir::RegionSuccessor successor) const {
      return getMutableSuccessorOperands(successor);
    }
  }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = "Chooses one of two values.";
  let methods = [
    InterfaceMethod<"By what.", "::mlir::Value", "getCondition">,
    InterfaceMethod<"Chosen when it is true.", "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"Chosen when it is false.", "::mlir::Value", "getFalseValue">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = "A branch that knows how likely each successor is.";
  let methods = [
    InterfaceMethod<"The weights, or none.", "::llvm::ArrayRef<int32_t>", "getWeights", (ins), "",
                    "auto weights = $_op.getBranchWeightsAttr();\n"
                    "return weights ? weights.asArrayRef() : ::llvm::ArrayRef<int32_t>();">,
    InterfaceMethod<"Sets them.", "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "$_op.setBranchWeights(weights);">
  ];
  let verify = "return ::mlir::detail::verifyBranchWeights($_op);";
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = "An op that knows how likely each of its regions is.";
  let methods = [
    InterfaceMethod<"The weights, or none.", "::llvm::ArrayRef<int32_t>", "getWeights", (ins), "",
                    "auto weights = $_op.getRegionWeightsAttr();\n"
                    "return weights ? weights.asArrayRef() : ::llvm::ArrayRef<int32_t>();">,
    InterfaceMethod<"Sets them.", "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "$_op.setRegionWeights(weights);">
  ];
  let verify = "return ::mlir::detail::verifyRegionBranchWeights($_op);";
}

} // cppNamespace

// Ends a region and gives its operands to the op around it.
def ReturnLike : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                            NativeOpTrait<"ReturnLike", [], "",
                                          "::mlir::MutableOperandRange $cppClass::getMutableSuccessorOperands("
                                          "::mlir::RegionSuccessor point) {\n"
                                          "  return ::mlir::MutableOperandRange(*this);\n}\n">]>;

#endif // STRATA_DEFS_CONTROLFLOWINTERFACES
