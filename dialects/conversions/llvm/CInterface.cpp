//===- CInterface.cpp - C interfaces of lowered functions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/FuncAttributes.h"
#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/llvm/LLVMOps.h"

using namespace mlir;
using LLVM::LLVMFuncOp;
using LLVM::LLVMStructType;

/// Returns the attributes of the C interface function: the attributes of \p function that the lowering keeps,
/// and those of its arguments and results. If \p hasResultArgument is true, the result is returned through an
/// additional first argument: the list of argument attributes starts with an empty dictionary for this
/// argument, and there are no result attributes.
static llvm::SmallVector<NamedAttribute> getAttributes(FunctionOpInterface function, bool hasResultArgument) {
  llvm::SmallVector<NamedAttribute> attrs = LLVM::detail::getKeptAttributes(function);
  Builder builder(function->getContext());
  if (ArrayAttr arguments = function.getAllArgAttrs()) {
    llvm::SmallVector<Attribute> all;
    if (hasResultArgument)
      all.push_back(builder.getDictionaryAttr({}));
    llvm::append_range(all, arguments);
    attrs.push_back(builder.getNamedAttr("arg_attrs", builder.getArrayAttr(all)));
  }
  if (ArrayAttr results = function.getAllResultAttrs(); results && !hasResultArgument)
    attrs.push_back(builder.getNamedAttr("res_attrs", results));
  return attrs;
}

/// Creates the body of the C interface function \p wrapper: it loads the descriptors from its pointer
/// arguments and calls the lowered function with the fields of the descriptors.
static void callLowered(FunctionType type, LLVMFuncOp wrapper, LLVMFuncOp lowered, bool hasResultArgument,
                        const LLVMTypeConverter &converter, OpBuilder &builder) {
  Location loc = wrapper.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  Block *body = wrapper.addEntryBlock(builder);
  builder.setInsertionPointToStart(body);
  llvm::SmallVector<Value, 8> arguments;
  for (auto [index, input] : llvm::enumerate(type.getInputs())) {
    Value argument = body->getArgument(index + hasResultArgument);
    if (!llvm::isa<BaseMemRefType>(input)) {
      arguments.push_back(argument);
      continue;
    }
    Value descriptor = builder.create<LLVM::LoadOp>(loc, converter.convertType(input), argument);
    if (auto memref = llvm::dyn_cast<MemRefType>(input))
      MemRefDescriptor::unpack(builder, loc, descriptor, memref, arguments);
    else
      UnrankedMemRefDescriptor::unpack(builder, loc, descriptor, arguments);
  }
  auto call = builder.create<LLVM::CallOp>(loc, lowered, ValueRange(arguments));
  if (!hasResultArgument) {
    builder.create<LLVM::ReturnOp>(loc, ValueRange(call->getResults()));
    return;
  }
  builder.create<LLVM::StoreOp>(loc, call->getResult(0), body->getArgument(0));
  builder.create<LLVM::ReturnOp>(loc, ValueRange());
}

/// Creates the body of the lowered function: it stores descriptors on the stack and calls the C interface
/// function \p wrapper.
static void callWrapper(FunctionType type, LLVMFuncOp wrapper, LLVMFuncOp lowered,
                        LLVMStructType resultStruct, const LLVMTypeConverter &converter, OpBuilder &builder) {
  Location loc = lowered.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  Block *body = lowered.addEntryBlock(builder);
  builder.setInsertionPointToStart(body);
  auto pointerType = LLVM::LLVMPointerType::get(builder.getContext());
  llvm::SmallVector<Value, 8> arguments;
  if (resultStruct) {
    Value one = builder.create<LLVM::ConstantOp>(loc, converter.getIndexType(), builder.getIndexAttr(1));
    arguments.push_back(builder.create<LLVM::AllocaOp>(loc, pointerType, resultStruct, one));
  }
  llvm::SmallVector<Value> fields(body->getArgumentValues());
  ValueRange rest(fields);
  for (Type input : type.getInputs()) {
    Value argument = rest.front();
    unsigned count = 1;
    if (auto memref = llvm::dyn_cast<MemRefType>(input)) {
      count = MemRefDescriptor::getNumUnpackedValues(memref);
      argument = MemRefDescriptor::pack(builder, loc, converter, memref, rest.take_front(count));
    } else if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(input)) {
      count = UnrankedMemRefDescriptor::getNumUnpackedValues();
      argument = UnrankedMemRefDescriptor::pack(builder, loc, converter, unranked, rest.take_front(count));
    }
    if (llvm::isa<BaseMemRefType>(input))
      argument = converter.promoteOneMemRefDescriptor(loc, argument, builder);
    arguments.push_back(argument);
    rest = rest.drop_front(count);
  }
  auto call = builder.create<LLVM::CallOp>(loc, wrapper, ValueRange(arguments));
  if (!resultStruct) {
    builder.create<LLVM::ReturnOp>(loc, ValueRange(call->getResults()));
    return;
  }
  Value result = builder.create<LLVM::LoadOp>(loc, resultStruct, arguments.front());
  builder.create<LLVM::ReturnOp>(loc, ValueRange(result));
}

void LLVM::detail::createCInterface(FunctionOpInterface function, LLVMFuncOp lowered,
                                    const LLVMTypeConverter &converter, ConversionPatternRewriter &rewriter) {
  auto type = llvm::cast<FunctionType>(function.getFunctionType());
  auto [wrapperType, resultStruct] = converter.convertFunctionTypeCWrapper(type);
  assert(wrapperType && "the type can be converted");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(lowered);
  llvm::SmallVector<NamedAttribute> attrs = getAttributes(function, resultStruct != nullptr);
  auto wrapper = rewriter.create<LLVMFuncOp>(function->getLoc(), ("_mlir_ciface_" + lowered.getName()).str(),
                                             wrapperType, Linkage::External,
                                             /*dsoLocal=*/false, CConv::C, SymbolRefAttr(), attrs);
  setInherentAttributes(wrapper, attrs);
  if (!lowered.isExternal()) {
    callLowered(type, wrapper, lowered, resultStruct != nullptr, converter, rewriter);
    return;
  }
  callWrapper(type, wrapper, lowered, resultStruct, converter, rewriter);
  // The function has no body in this module. Another module defines only the C interface function, so the
  // lowered function, which calls it, is private to this module.
  lowered.setLinkage(Linkage::Private);
}
