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
                    "return ::mlir::detail::getBranchSuccessorArgument($_op, operandIndex);">,
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
  let strataAnswers = "methods";
  let description = "An op whose regions pass control to each other and to what follows it.";
  let methods = [
    InterfaceMethod<"Where control goes from a point.", "void", "getSuccessorRegions",
                    (ins "::mlir::RegionBranchPoint":$point,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"What the op passes to a region it enters.", "::mlir::OperandRange",
                    "getEntrySuccessorOperands", (ins "::mlir::RegionSuccessor":$successor), "",
                    "return ::mlir::OperandRange($_op->operand_end(), $_op->operand_end());">,
    InterfaceMethod<"Where control goes first, if the operands are these constants.", "void",
                    "getEntrySuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "$_op.getSuccessorRegions(::mlir::RegionBranchPoint::parent(), regions);">,
    InterfaceMethod<"How often each region runs.", "void", "getRegionInvocationBounds",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds),
                    "",
                    "invocationBounds.append($_op->getNumRegions(), ::mlir::InvocationBounds::getUnknown());">,
    InterfaceMethod<"Where control goes from a region.", "void", "getSuccessorRegions",
                    (ins "::mlir::Region &":$region,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "::mlir::detail::getSuccessorRegionsOfRegion($_op, region, regions);">,
    InterfaceMethod<"Where control comes from.", "void", "getPredecessors",
                    (ins "::mlir::RegionSuccessor":$successor,
                         "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
                    "", "::mlir::detail::getRegionBranchPredecessors($_op, successor, predecessors);">,
    InterfaceMethod<"What one input of a successor may be.", "void", "getPredecessorValues",
                    (ins "::mlir::RegionSuccessor":$successor, "int":$index,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues),
                    "", "::mlir::detail::getRegionBranchPredecessorValues($_op, successor, index, predecessorValues);">,
    InterfaceMethod<"Whether a value of one type may be passed to an argument of the other.", "bool",
                    "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "",
                    "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyTypesAlongControlFlowEdges($_op);";
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let strataAnswers = "methods";
  let description = "A terminator that passes operands to a region or to the results of the op around it.";
  let methods = [
    InterfaceMethod<"What is passed.", "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
                    (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<"Where control goes, if the operands are these constants.", "void", "getSuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", "::mlir::detail::getTerminatorSuccessorRegions($_op, operands, regions);">
  ];
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
  let strataAnswers = "methods";
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
  let strataAnswers = "methods";
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
