//===- LLVMOpsCallees.cpp - Builders, verifiers and interfaces of calls ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For the assembly format of calls, see LLVMOpsCalls.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

/// Returns the result types of a call of a function of this type: none for `void`.
static llvm::ArrayRef<Type> getCallResults(LLVMFunctionType type) {
  if (llvm::isa<LLVMVoidType>(type.getReturnType()))
    return {};
  return type.getReturnTypes();
}

/// Returns the attribute `var_callee_type` of a call: the type of a variadic function, null for other
/// functions.
static TypeAttr getVarCalleeType(LLVMFunctionType type) {
  return type.isVarArg() ? TypeAttr::get(type) : TypeAttr();
}

static void buildCall(OpBuilder &builder, OperationState &state, TypeRange results, TypeAttr varCalleeType,
                      FlatSymbolRefAttr callee, ValueRange args) {
  assert(results.size() <= 1 && "a call has at most one result");
  CallOp::build(builder, state, results, varCalleeType, callee, args, FastmathFlags::none, CConv::C,
                TailCallKind::None, /*memory_effects=*/nullptr, /*convergent=*/false, /*no_unwind=*/false,
                /*will_return=*/false, /*op_bundle_operands=*/{}, /*op_bundle_tags=*/nullptr,
                /*arg_attrs=*/nullptr, /*res_attrs=*/nullptr, /*no_inline=*/false, /*always_inline=*/false,
                /*inline_hint=*/false, /*access_groups=*/nullptr, /*alias_scopes=*/nullptr,
                /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results, FlatSymbolRefAttr callee,
                   ValueRange args) {
  buildCall(builder, state, results, TypeAttr(), callee, args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results, StringAttr callee,
                   ValueRange args) {
  build(builder, state, results, FlatSymbolRefAttr::get(callee), args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results, llvm::StringRef callee,
                   ValueRange args) {
  build(builder, state, results, builder.getStringAttr(callee), args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFunctionType calleeType,
                   FlatSymbolRefAttr callee, ValueRange args) {
  buildCall(builder, state, getCallResults(calleeType), ::getVarCalleeType(calleeType), callee, args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFunctionType calleeType, StringAttr callee,
                   ValueRange args) {
  build(builder, state, calleeType, FlatSymbolRefAttr::get(callee), args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFunctionType calleeType,
                   llvm::StringRef callee, ValueRange args) {
  build(builder, state, calleeType, builder.getStringAttr(callee), args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFunctionType calleeType, ValueRange args) {
  build(builder, state, calleeType, FlatSymbolRefAttr(), args);
}
void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFuncOp func, ValueRange args) {
  build(builder, state, func.getFunctionType(), SymbolRefAttr::get(func), args);
  state.addAttribute(getCConvAttrName(state.name), CConvAttr::get(builder.getContext(), func.getCConv()));
}

static void buildInvoke(OpBuilder &builder, OperationState &state, TypeRange results, TypeAttr varCalleeType,
                        FlatSymbolRefAttr callee, ValueRange ops, Block *normal, ValueRange normalOps,
                        Block *unwind, ValueRange unwindOps, CConv convention = CConv::C) {
  InvokeOp::build(builder, state, results, varCalleeType, callee, ops, /*arg_attrs=*/nullptr,
                  /*res_attrs=*/nullptr, normalOps, unwindOps, /*branch_weights=*/nullptr, convention,
                  /*op_bundle_operands=*/{}, /*op_bundle_tags=*/nullptr, normal, unwind);
}

void InvokeOp::build(OpBuilder &builder, OperationState &state, LLVMFuncOp func, ValueRange ops,
                     Block *normal, ValueRange normalOps, Block *unwind, ValueRange unwindOps) {
  LLVMFunctionType type = func.getFunctionType();
  buildInvoke(builder, state, getCallResults(type), ::getVarCalleeType(type), SymbolRefAttr::get(func), ops,
              normal, normalOps, unwind, unwindOps, func.getCConv());
}
void InvokeOp::build(OpBuilder &builder, OperationState &state, TypeRange tys, FlatSymbolRefAttr callee,
                     ValueRange ops, Block *normal, ValueRange normalOps, Block *unwind,
                     ValueRange unwindOps) {
  buildInvoke(builder, state, tys, TypeAttr(), callee, ops, normal, normalOps, unwind, unwindOps);
}
void InvokeOp::build(OpBuilder &builder, OperationState &state, LLVMFunctionType calleeType,
                     FlatSymbolRefAttr callee, ValueRange ops, Block *normal, ValueRange normalOps,
                     Block *unwind, ValueRange unwindOps) {
  buildInvoke(builder, state, getCallResults(calleeType), ::getVarCalleeType(calleeType), callee, ops, normal,
              normalOps, unwind, unwindOps);
}

static void buildIntrinsic(OpBuilder &builder, OperationState &state, TypeRange results, StringAttr intrin,
                           ValueRange args, FastmathFlagsAttr flags) {
  CallIntrinsicOp::build(builder, state, results, intrin, args, flags, /*op_bundle_operands=*/{},
                         /*op_bundle_tags=*/nullptr, /*arg_attrs=*/nullptr, /*res_attrs=*/nullptr);
}
void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state, StringAttr intrin, ValueRange args) {
  build(builder, state, intrin, args, FastmathFlagsAttr());
}
void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state, StringAttr intrin, ValueRange args,
                            FastmathFlagsAttr fastMathFlags) {
  build(builder, state, TypeRange(), intrin, args, fastMathFlags);
}
void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state, Type resultType, StringAttr intrin,
                            ValueRange args) {
  build(builder, state, TypeRange(resultType), intrin, args, FastmathFlagsAttr());
}
void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes,
                            StringAttr intrin, ValueRange args, FastmathFlagsAttr fastMathFlags) {
  if (!fastMathFlags)
    fastMathFlags = FastmathFlagsAttr::get(builder.getContext(), FastmathFlags::none);
  buildIntrinsic(builder, state, resultTypes, intrin, args, fastMathFlags);
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// Returns the operands of a call after the callee.
template <typename OpT>
static MutableOperandRange getArguments(OpT op) {
  MutableOperandRange operands = op.getCalleeOperandsMutable();
  if (op.getCalleeAttr() || operands.empty())
    return operands;
  return operands.slice(1, operands.size() - 1);
}

template <typename OpT>
static CallInterfaceCallable getCallable(OpT op) {
  if (FlatSymbolRefAttr callee = op.getCalleeAttr())
    return SymbolRefAttr(callee);
  return Value(op.getCalleeOperands().front());
}

template <typename OpT>
static void setCallable(OpT op, CallInterfaceCallable callee) {
  if (auto symbol = llvm::dyn_cast<SymbolRefAttr>(callee)) {
    // The callee was an operand: remove it.
    if (!op.getCalleeAttr())
      op.getCalleeOperandsMutable().erase(0);
    return op.setCalleeAttr(llvm::cast<FlatSymbolRefAttr>(symbol));
  }
  auto value = llvm::cast<Value>(callee);
  if (!op.getCalleeAttr())
    return op.getCalleeOperandsMutable()[0].set(value);
  // The callee was a symbol: insert the operand.
  llvm::SmallVector<Value> operands = {value};
  llvm::append_range(operands, op.getCalleeOperands());
  op.getCalleeOperandsMutable().assign(operands);
  op.removeCalleeAttr();
}

/// Returns `var_callee_type` if the op has it, otherwise the type that follows from the arguments and the
/// result.
template <typename OpT>
static LLVMFunctionType getCalleeType(OpT op) {
  if (std::optional<LLVMFunctionType> type = op.getVarCalleeType())
    return *type;
  Type result = op->getNumResults() ? op->getResult(0).getType() : Type(LLVMVoidType::get(op->getContext()));
  return LLVMFunctionType::get(result, llvm::to_vector(op.getArgOperands().getTypes()));
}

#define STRATA_CALL_METHODS(OpClass)                                                                         \
  CallInterfaceCallable OpClass::getCallableForCallee() { return getCallable(*this); }                       \
  void OpClass::setCalleeFromCallable(CallInterfaceCallable callee) { setCallable(*this, callee); }          \
  OperandRange OpClass::getArgOperands() { return getArguments(*this).getAsOperandRange(); }                 \
  MutableOperandRange OpClass::getArgOperandsMutable() { return getArguments(*this); }                       \
  LLVMFunctionType OpClass::getCalleeFunctionType() { return getCalleeType(*this); }
STRATA_CALL_METHODS(CallOp)
STRATA_CALL_METHODS(InvokeOp)
#undef STRATA_CALL_METHODS

llvm::SmallVector<Value> CallOp::getAccessedOperands() {
  return llvm::filter_to_vector(
      getArgOperands(), [](Value argument) { return llvm::isa<LLVMPointerType>(argument.getType()); });
}

SuccessorOperands InvokeOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "invoke has two successors");
  return SuccessorOperands(index == 0 ? getNormalDestOperandsMutable() : getUnwindDestOperandsMutable());
}

//===----------------------------------------------------------------------===//
// Verification of calls
//===----------------------------------------------------------------------===//

/// Verifies `var_callee_type`, if present, against the arguments and the result.
template <typename OpT>
static LogicalResult verifyVarCalleeType(OpT op) {
  std::optional<LLVMFunctionType> type = op.getVarCalleeType();
  if (!type)
    return success();
  if (!type->isVarArg())
    return op.emitOpError("expected var_callee_type to be a variadic function type");
  OperandRange arguments = op.getArgOperands();
  if (type->getNumParams() > arguments.size())
    return op.emitOpError("expected var_callee_type to have at most ") << arguments.size() << " parameters";
  for (auto [parameter, argument] : llvm::zip(type->getParams(), arguments.getTypes()))
    if (parameter != argument)
      return op.emitOpError("var_callee_type parameter type mismatch: ") << parameter << " != " << argument;
  Type result = type->getReturnType();
  if (op->getNumResults() == 0)
    return llvm::isa<LLVMVoidType>(result) ? LogicalResult(success())
                                           : op.emitOpError("expected var_callee_type to return void");
  if (Type actual = op->getResult(0).getType(); actual != result)
    return op.emitOpError("var_callee_type return type mismatch: ") << result << " != " << actual;
  return success();
}

LogicalResult CallOp::verify() {
  return success(succeeded(verifyVarCalleeType(*this)) &&
                 succeeded(verifyBundles(*this, getOpBundleOperands().size(), getOpBundleTags())));
}

LogicalResult InvokeOp::verify() {
  if (failed(verifyVarCalleeType(*this)))
    return failure();
  Block *unwind = getUnwindDest();
  if (unwind->empty() || !llvm::isa<LandingpadOp>(unwind->front()))
    return emitError("first operation in unwind destination should be a llvm.landingpad operation");
  if (!getCalleeAttr() && getCalleeOperands().empty())
    return emitOpError("must have either a `callee` attribute or at least an operand");
  return verifyBundles(*this, getOpBundleOperands().size(), getOpBundleTags());
}

/// Verifies the arguments and the result of a call of a function with this type.
static LogicalResult verifyCallee(CallOp op, LLVMFunctionType type) {
  OperandRange arguments = op.getArgOperands();
  if (type.isVarArg() && !op.getVarCalleeTypeAttr())
    return op.emitOpError() << "missing var_callee_type attribute for vararg call";
  if (!type.isVarArg() && type.getNumParams() != arguments.size())
    return op.emitOpError() << "incorrect number of operands (" << arguments.size()
                            << ") for callee (expecting: " << type.getNumParams() << ")";
  if (type.getNumParams() > arguments.size())
    return op.emitOpError() << "incorrect number of operands (" << arguments.size()
                            << ") for varargs callee (expecting at least: " << type.getNumParams() << ")";
  for (auto [index, argument, parameter] :
       llvm::enumerate(arguments.take_front(type.getNumParams()), type.getParams()))
    if (argument.getType() != parameter)
      return op.emitOpError() << "operand type mismatch for operand " << index << ": " << argument.getType()
                              << " != " << parameter;
  bool isVoid = llvm::isa<LLVMVoidType>(type.getReturnType());
  if (op->getNumResults() == 0)
    return isVoid ? LogicalResult(success())
                  : op.emitOpError() << "expected function call to produce a value";
  if (isVoid)
    return op.emitOpError() << "calling function with void result must not produce values";
  if (Type actual = op->getResult(0).getType(); actual != type.getReturnType())
    return op.emitOpError() << "result type mismatch: " << actual << " != " << type.getReturnType();
  return success();
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FlatSymbolRefAttr callee = getCalleeAttr();
  if (!callee) {
    if (getCalleeOperands().empty())
      return emitOpError() << "must have either a `callee` attribute or at least an operand";
    if (Type type = getCalleeOperands().front().getType(); !llvm::isa<LLVMPointerType>(type))
      return emitOpError() << "indirect call expects a pointer as callee: " << type;
    return success();
  }
  Operation *symbol = symbolTable.lookupNearestSymbolFrom(*this, callee);
  if (!symbol)
    return emitOpError() << "'" << callee.getValue() << "' does not reference a symbol in the current scope";
  if (auto function = llvm::dyn_cast<LLVMFuncOp>(symbol))
    return verifyCallee(*this, function.getFunctionType());
  if (auto ifunc = llvm::dyn_cast<IFuncOp>(symbol))
    if (auto type = llvm::dyn_cast<LLVMFunctionType>(ifunc.getIFuncType()))
      return verifyCallee(*this, type);
  return emitOpError() << "'" << callee.getValue() << "' does not reference a valid LLVM function or IFunc";
}

LogicalResult CallIntrinsicOp::verify() {
  if (!getIntrin().starts_with("llvm."))
    return emitOpError() << "intrinsic name must start with 'llvm.'";
  return verifyBundles(*this, getOpBundleOperands().size(), getOpBundleTags());
}

//===----------------------------------------------------------------------===//
// landingpad
//===----------------------------------------------------------------------===//

/// The type of a filter clause is an array.
static bool isFilter(Type type) { return llvm::isa<LLVMArrayType>(type); }

ParseResult LandingpadOp::parse(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalKeyword("cleanup")))
    result.addAttribute(getCleanupAttrName(result.name), parser.getBuilder().getUnitAttr());
  while (succeeded(parser.parseOptionalLParen())) {
    // Both keywords are parsed alike, because the type of the operand determines the kind of the clause.
    if (failed(parser.parseOptionalKeyword("filter")) && parser.parseKeyword("catch"))
      return failure();
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    if (parser.parseOperand(operand) || parser.parseColonType(type) ||
        parser.resolveOperand(operand, type, result.operands) || parser.parseRParen())
      return failure();
  }
  Type type;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type))
    return failure();
  result.addTypes(type);
  return success();
}

void LandingpadOp::print(OpAsmPrinter &printer) {
  printer << (getCleanup() ? " cleanup " : " ");
  for (Value clause : getOperands())
    printer << '(' << (isFilter(clause.getType()) ? "filter " : "catch ") << clause << " : "
            << clause.getType() << ") ";
  llvm::SmallVector<NamedAttribute> attrs(getOperation()->getAttrList());
  printer.printOptionalAttrDict(attrs, {"cleanup"});
  printer << ": " << getRes().getType();
}

/// Verifies that a catch clause is a constant: null, or the address of a global, or a bitcast of such an
/// address.
static LogicalResult verifyClause(LandingpadOp op, unsigned index, Value clause) {
  if (isFilter(clause.getType()))
    return success();
  if (auto bitcast = clause.getDefiningOp<BitcastOp>()) {
    if (bitcast.getArg().getDefiningOp<AddressOfOp>())
      return success();
    InFlightDiagnostic diag = op.emitError("constant clauses expected");
    diag.attachNote(bitcast.getLoc())
        << "global addresses expected as operand to bitcast used in clauses for landingpad";
    return diag;
  }
  if (clause.getDefiningOp<ZeroOp>() || clause.getDefiningOp<AddressOfOp>())
    return success();
  return op.emitError("clause #") << index << " is not a known constant - null, addressof, bitcast";
}

LogicalResult LandingpadOp::verify() {
  if (auto function = (*this)->getParentOfType<LLVMFuncOp>(); function && !function.getPersonality())
    return emitError("llvm.landingpad needs to be in a function with a personality");
  if (!getCleanup() && getOperands().empty())
    return emitError("landingpad instruction expects at least one clause or cleanup attribute");
  for (auto [index, clause] : llvm::enumerate(getOperands()))
    if (failed(verifyClause(*this, index, clause)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// inline_asm
//===----------------------------------------------------------------------===//

LogicalResult InlineAsmOp::verify() {
  if (getTailCallKind() == TailCallKind::MustTail)
    return emitOpError("tail call kind 'musttail' is not supported by this operation");
  return success();
}

void InlineAsmOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (!getHasSideEffects())
    return;
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Read::get());
}
