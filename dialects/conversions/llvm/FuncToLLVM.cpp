//===- FuncToLLVM.cpp - Lowering of functions to llvm ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/FuncToLLVM.h"
#include "dialects/conversions/llvm/FuncAttributes.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/func/Func.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using LLVM::LLVMFuncOp;

namespace mlir {
#define GEN_PASS_DEF_CONVERTFUNCTOLLVMPASS
#define GEN_PASS_DEF_SETLLVMMODULEDATALAYOUTPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

// Attributes of functions that the lowering interprets.
static constexpr llvm::StringLiteral varargsName = "func.varargs", linkageName = "llvm.linkage",
                                     readnoneName = "llvm.readnone", barePtrName = "llvm.bareptr",
                                     cInterfaceName = "llvm.emit_c_interface";

/// Returns true if the function takes and returns memrefs as pointers.
static bool usesBarePointers(Operation *function, const LLVMTypeConverter &converter) {
  return converter.getOptions().useBarePtrCallConv || (function && function->hasAttr(barePtrName));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

llvm::SmallVector<NamedAttribute> LLVM::detail::getKeptAttributes(FunctionOpInterface function) {
  llvm::SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : function->getDiscardableAttrs())
    if (!llvm::is_contained({varargsName, linkageName, readnoneName}, attr.getName().getValue()))
      kept.push_back(attr);
  llvm::StringRef visibility = SymbolTable::getVisibilityAttrName();
  if (auto attr = function->getAttrOfType<StringAttr>(visibility))
    kept.emplace_back(StringAttr::get(function->getContext(), visibility), attr);
  return kept;
}

void LLVM::detail::setInherentAttributes(LLVMFuncOp function, llvm::ArrayRef<NamedAttribute> attrs) {
  for (NamedAttribute attr : attrs)
    if (function->getName().getSlot(attr.getName()) >= 0)
      function->setAttr(attr.getName(), attr.getValue());
}

namespace {

/// The properties of an llvm function, computed before the IR is changed.
struct LoweredFunction {
  explicit LoweredFunction(unsigned numInputs) : signature(numInputs) {}

  TypeConverter::SignatureConversion signature;
  Type type;
  LLVM::Linkage linkage = LLVM::Linkage::External;
  /// For each argument: its `llvm.byval` or `llvm.byref` if this attribute makes it a pointer, else nullopt.
  llvm::SmallVector<std::optional<NamedAttribute>> byReference;
  llvm::SmallVector<NamedAttribute> attrs;
};

} // namespace

/// Converts the types in the attributes of an argument; returns null if a type cannot be converted.
static DictionaryAttr convertTypesIn(DictionaryAttr attrs, const LLVMTypeConverter &converter) {
  static constexpr llvm::StringLiteral typed[] = {"llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"};
  llvm::SmallVector<NamedAttribute> converted;
  for (NamedAttribute attr : attrs) {
    auto type = llvm::dyn_cast<TypeAttr>(attr.getValue());
    if (type && llvm::is_contained(typed, attr.getName().getValue())) {
      Type to = converter.convertType(type.getValue());
      if (!to)
        return DictionaryAttr();
      attr.setValue(TypeAttr::get(to));
    }
    converted.push_back(attr);
  }
  return DictionaryAttr::get(attrs.getContext(), converted);
}

/// Converts the attributes of arguments and results. Drops those of an argument that becomes several
/// arguments, and those of all results if there are several.
static LogicalResult convertSignatureAttrs(FunctionOpInterface function, const LLVMTypeConverter &converter,
                                           LoweredFunction &lowered) {
  Builder builder(function->getContext());
  if (ArrayAttr attrs = function.getAllArgAttrs()) {
    llvm::SmallVector<Attribute> converted(lowered.signature.getConvertedTypes().size(),
                                           builder.getDictionaryAttr({}));
    for (auto [index, dictionary] : llvm::enumerate(attrs.getAsRange<DictionaryAttr>())) {
      auto mapping = lowered.signature.getInputMapping(index);
      DictionaryAttr typed = convertTypesIn(dictionary, converter);
      if (!typed)
        return failure();
      if (mapping && mapping->size == 1)
        converted[mapping->inputNo] = typed;
    }
    lowered.attrs.push_back(builder.getNamedAttr("arg_attrs", builder.getArrayAttr(converted)));
  }
  if (ArrayAttr attrs = function.getAllResultAttrs(); attrs && attrs.size() == 1)
    lowered.attrs.push_back(builder.getNamedAttr("res_attrs", attrs));
  return success();
}

/// Computes the properties of the llvm function. Fails if a type cannot be converted; reports an error for an
/// invalid attribute.
static LogicalResult lower(FunctionOpInterface function, const LLVMTypeConverter &converter,
                           ConversionPatternRewriter &rewriter, LoweredFunction &lowered) {
  auto varargs = function->getAttrOfType<BoolAttr>(varargsName);
  lowered.type = converter.convertFunctionSignature(function, varargs && varargs.getValue(),
                                                    usesBarePointers(function, converter), lowered.signature,
                                                    lowered.byReference);
  if (!lowered.type)
    return rewriter.notifyMatchFailure(function, "signature conversion failed");
  lowered.attrs = LLVM::detail::getKeptAttributes(function);
  if (Attribute attr = function->getDiscardableAttr(linkageName)) {
    auto linkage = llvm::dyn_cast<LLVM::LinkageAttr>(attr);
    if (!linkage)
      return function->emitError() << "Contains " << linkageName
                                   << " attribute not of type LLVM::LinkageAttr";
    lowered.linkage = linkage.getLinkage();
  }
  if (Attribute attr = function->getDiscardableAttr(readnoneName)) {
    if (!llvm::isa<UnitAttr>(attr))
      return function->emitError() << "Contains " << readnoneName << " attribute not of type UnitAttr";
    auto none = LLVM::ModRefInfo::NoModRef;
    auto effects = LLVM::MemoryEffectsAttr::get(function->getContext(), {none, none, none, none, none, none});
    lowered.attrs.emplace_back(StringAttr::get(function->getContext(), "memory_effects"), effects);
  }
  return convertSignatureAttrs(function, converter, lowered);
}

/// Loads the value of each argument that has become a pointer by `llvm.byval` or `llvm.byref`.
static void loadArguments(const LoweredFunction &lowered, Block *entry, ConversionPatternRewriter &rewriter) {
  rewriter.setInsertionPointToStart(entry);
  for (auto [index, attr] : llvm::enumerate(lowered.byReference)) {
    if (!attr)
      continue;
    BlockArgument pointer = entry->getArgument(lowered.signature.getInputMapping(index)->inputNo);
    // Collect the uses of the pointer (casts to the type of the original argument) before the load adds
    // another use.
    llvm::SmallVector<OpOperand *> uses(llvm::make_pointer_range(pointer.getUses()));
    Type type = llvm::cast<TypeAttr>(attr->getValue()).getValue();
    Value value = rewriter.create<LLVM::LoadOp>(pointer.getLoc(), type, pointer);
    for (OpOperand *use : uses)
      use->set(value);
  }
}

static LLVMFuncOp create(FunctionOpInterface function, LoweredFunction &lowered,
                         const LLVMTypeConverter &converter, ConversionPatternRewriter &rewriter,
                         SymbolTableCollection *symbolTables) {
  auto name = function->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  auto created =
      rewriter.create<LLVMFuncOp>(function->getLoc(), name.getValue(), lowered.type, lowered.linkage,
                                  /*dsoLocal=*/false, LLVM::CConv::C, SymbolRefAttr(), lowered.attrs);
  LLVM::detail::setInherentAttributes(created, lowered.attrs);
  rewriter.inlineRegionBefore(function.getFunctionBody(), created.getBody(), created.getBody().end());
  if (symbolTables && function->getParentOp() && function->getParentOp()->hasTrait<OpTrait::SymbolTable>()) {
    SymbolTable &table = symbolTables->getSymbolTable(function->getParentOp());
    table.remove(function);
    table.insert(created);
  }
  return created;
}

/// Converts the signature of the entry block. The arguments of the other blocks are converted with the
/// branches to them.
static void convertEntry(LLVMFuncOp created, LoweredFunction &lowered, const LLVMTypeConverter &converter,
                         ConversionPatternRewriter &rewriter) {
  for (auto &attr : lowered.byReference)
    if (attr)
      attr->setValue(TypeAttr::get(converter.convertType(llvm::cast<TypeAttr>(attr->getValue()).getValue())));
  if (created.getBody().empty())
    return;
  Block *entry = &created.getBody().front();
  loadArguments(lowered, rewriter.applySignatureConversion(entry, lowered.signature, &converter), rewriter);
}

FailureOr<LLVMFuncOp> mlir::convertFuncOpToLLVMFuncOp(FunctionOpInterface funcOp,
                                                      ConversionPatternRewriter &rewriter,
                                                      const LLVMTypeConverter &converter,
                                                      SymbolTableCollection *symbolTables) {
  auto type = llvm::dyn_cast<FunctionType>(funcOp.getFunctionType());
  if (!type)
    return rewriter.notifyMatchFailure(funcOp, "Only support FunctionOpInterface with FunctionType");
  LoweredFunction lowered(type.getNumInputs());
  if (failed(lower(funcOp, converter, rewriter, lowered)))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  LLVMFuncOp created =
      create(funcOp, lowered, converter, rewriter, LLVM::ScopedSymbolTables::get(symbolTables));
  convertEntry(created, lowered, converter, rewriter);
  return created;
}

namespace {

struct FuncOpLowering : ConvertOpToLLVMPattern<func::FuncOp> {
  FuncOpLowering(const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult matchAndRewrite(func::FuncOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    bool hasCInterface =
        op->getAttrOfType<UnitAttr>(cInterfaceName) && !usesBarePointers(op, *getTypeConverter());
    if (auto varargs = op->getAttrOfType<BoolAttr>(varargsName);
        hasCInterface && varargs && varargs.getValue() &&
        getTypeConverter()->convertType(op.getFunctionType()))
      return op->emitError("C interface for variadic functions is not supported yet.");
    FailureOr<LLVMFuncOp> lowered =
        convertFuncOpToLLVMFuncOp(op, rewriter, *getTypeConverter(), symbolTables);
    if (failed(lowered))
      return failure();
    if (hasCInterface)
      LLVM::detail::createCInterface(op, *lowered, *getTypeConverter(), rewriter);
    rewriter.eraseOp(op);
    return success();
  }

private:
  SymbolTableCollection *symbolTables;
};

//===----------------------------------------------------------------------===//
// Calls and returns
//===----------------------------------------------------------------------===//

/// Base of the patterns for call-like ops.
template <typename OpT>
struct CallBoundaryLowering : ConvertOpToLLVMPattern<OpT> {
  using OneToNOpAdaptor = typename ConvertOpToLLVMPattern<OpT>::OneToNOpAdaptor;
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

protected:
  /// Replaces a call by an llvm.call of `callee`; if `callee` is null, the first operand is the called
  /// pointer.
  LogicalResult replaceCall(OpT op, OneToNOpAdaptor adaptor, FlatSymbolRefAttr callee, bool useBarePointers,
                            ConversionPatternRewriter &rewriter) const;

private:
  /// Returns the values that replace the results of the call.
  FailureOr<llvm::SmallVector<llvm::SmallVector<Value>>>
  convertResults(OpT op, LLVM::CallOp call, llvm::ArrayRef<llvm::SmallVector<Type>> types, unsigned numTypes,
                 bool useBarePointers, ConversionPatternRewriter &rewriter) const;
};

template <typename OpT>
FailureOr<llvm::SmallVector<llvm::SmallVector<Value>>>
CallBoundaryLowering<OpT>::convertResults(OpT op, LLVM::CallOp call,
                                          llvm::ArrayRef<llvm::SmallVector<Type>> types, unsigned numTypes,
                                          bool useBarePointers, ConversionPatternRewriter &rewriter) const {
  Location loc = op.getLoc();
  llvm::SmallVector<llvm::SmallVector<Value>> results;
  int64_t next = 0;
  for (llvm::ArrayRef<Type> group : types) {
    results.emplace_back();
    for (size_t i = 0; i != group.size(); ++i, ++next)
      results.back().push_back(numTypes == 1 ? Value(call->getResult(0))
                                             : Value(rewriter.create<LLVM::ExtractValueOp>(
                                                   loc, call->getResult(0), llvm::ArrayRef<int64_t>(next))));
  }
  for (auto [type, values] : llvm::zip_equal(op->getResultTypes(), results)) {
    if (auto memref = llvm::dyn_cast<MemRefType>(type); memref && useBarePointers)
      values.front() =
          MemRefDescriptor::fromStaticShape(rewriter, loc, *this->getTypeConverter(), memref, values.front());
    auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type);
    if (!unranked)
      continue;
    // The callee allocated the ranked descriptor on the heap: copy it to the stack and free it.
    values.front() =
        this->copyUnrankedDescriptor(rewriter, loc, unranked, values.front(), /*toDynamic=*/false);
    if (!values.front())
      return failure();
  }
  return results;
}

template <typename OpT>
LogicalResult CallBoundaryLowering<OpT>::replaceCall(OpT op, OneToNOpAdaptor adaptor,
                                                     FlatSymbolRefAttr callee, bool useBarePointers,
                                                     ConversionPatternRewriter &rewriter) const {
  const LLVMTypeConverter &converter = *this->getTypeConverter();
  Type packed;
  llvm::SmallVector<llvm::SmallVector<Type>> types;
  int64_t numTypes = 0;
  if (op->getNumResults() != 0 &&
      !(packed = converter.packFunctionResults(op->getResultTypes(), useBarePointers, &types, &numTypes)))
    return failure();
  llvm::SmallVector<Value, 4> arguments = converter.promoteOperands(
      op.getLoc(), op->getOperands(), adaptor.getOperands(), rewriter, useBarePointers);
  auto call = rewriter.create<LLVM::CallOp>(op.getLoc(), numTypes ? TypeRange(packed) : TypeRange(), callee,
                                            arguments);
  for (NamedAttribute attr : op->getAttrList())
    if (attr.getName() != "callee")
      call->setAttr(attr.getName(), attr.getValue());
  auto results = convertResults(op, call, types, numTypes, useBarePointers, rewriter);
  if (failed(results))
    return failure();
  rewriter.replaceOpWithMultiple(op, *results);
  return success();
}

struct CallOpLowering : CallBoundaryLowering<func::CallOp> {
  CallOpLowering(const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables)
      : CallBoundaryLowering(converter), symbolTables(symbolTables) {}

  LogicalResult matchAndRewrite(func::CallOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    return replaceCall(op, adaptor, op.getCalleeAttr(), passesBarePointers(op), rewriter);
  }

private:
  bool passesBarePointers(func::CallOp op) const {
    if (getTypeConverter()->getOptions().useBarePtrCallConv)
      return true;
    auto isMemRef = [](Type type) { return llvm::isa<BaseMemRefType>(type); };
    if (llvm::none_of(op->getOperandTypes(), isMemRef) && llvm::none_of(op->getResultTypes(), isMemRef))
      return false;
    SymbolTableCollection *tables = LLVM::ScopedSymbolTables::get(symbolTables);
    Operation *callee = tables ? tables->lookupNearestSymbolFrom(op, op.getCalleeAttr())
                               : SymbolTable::lookupNearestSymbolFrom(op, op.getCalleeAttr());
    return usesBarePointers(callee, *getTypeConverter());
  }

  SymbolTableCollection *symbolTables;
};

struct CallIndirectOpLowering : CallBoundaryLowering<func::CallIndirectOp> {
  using CallBoundaryLowering::CallBoundaryLowering;
  LogicalResult matchAndRewrite(func::CallIndirectOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    return replaceCall(op, adaptor, FlatSymbolRefAttr(), getTypeConverter()->getOptions().useBarePtrCallConv,
                       rewriter);
  }
};

struct ConstantOpLowering : ConvertOpToLLVMPattern<func::ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(func::ConstantOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = typeConverter->convertType(op.getType());
    if (!type || !LLVM::isCompatibleType(type))
      return rewriter.notifyMatchFailure(op, "failed to convert result type");
    auto address = rewriter.create<LLVM::AddressOfOp>(op.getLoc(), type, op.getValue());
    if (DictionaryAttr attrs = op->getRawDiscardableAttrs())
      address->setDiscardableAttrs(attrs);
    rewriter.replaceOp(op, address);
    return success();
  }
};

struct ReturnOpLowering : CallBoundaryLowering<func::ReturnOp> {
  using CallBoundaryLowering::CallBoundaryLowering;
  LogicalResult matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    bool useBarePointers = usesBarePointers(op->getParentOp(), *getTypeConverter());
    llvm::SmallVector<Value, 4> values;
    for (auto [original, converted] : llvm::zip_equal(op->getOperands(), adaptor.getOperands())) {
      Type type = original.getType();
      Value value = converted.size() == 1 ? converted.front() : Value();
      if (useBarePointers && llvm::isa<UnrankedMemRefType>(type))
        return rewriter.notifyMatchFailure(op, "unranked memrefs cannot be returned as pointers");
      if (value && useBarePointers && llvm::isa<MemRefType>(type))
        value = MemRefDescriptor(value).allocatedPtr(rewriter, loc);
      else if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type);
               value && unranked &&
               !(value = copyUnrankedDescriptor(rewriter, loc, unranked, value, /*toDynamic=*/true)))
        return failure();
      if (value)
        values.push_back(value);
      else
        llvm::append_range(values, converted);
    }
    if (values.size() > 1)
      values.assign(1, pack(op, values, rewriter));
    auto returned = rewriter.create<LLVM::ReturnOp>(loc, ValueRange(values));
    if (DictionaryAttr attrs = op->getRawDiscardableAttrs())
      returned->setDiscardableAttrs(attrs);
    rewriter.replaceOp(op, returned);
    return success();
  }

private:
  /// Returns a struct of several result values.
  static Value pack(func::ReturnOp op, ValueRange values, ConversionPatternRewriter &rewriter) {
    auto type = LLVM::LLVMStructType::getLiteral(op->getContext(), llvm::to_vector(values.getTypes()));
    Value result = rewriter.create<LLVM::PoisonOp>(op.getLoc(), type);
    for (auto [index, value] : llvm::enumerate(values))
      result = rewriter.create<LLVM::InsertValueOp>(op.getLoc(), type, result, value,
                                                    llvm::ArrayRef<int64_t>(index));
    return result;
  }
};

} // namespace

void mlir::populateFuncToLLVMFuncOpConversionPattern(const LLVMTypeConverter &converter,
                                                     RewritePatternSet &patterns,
                                                     SymbolTableCollection *symbolTables) {
  patterns.add<FuncOpLowering>(converter, symbolTables);
}

void mlir::populateFuncToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                RewritePatternSet &patterns,
                                                SymbolTableCollection *symbolTables) {
  populateFuncToLLVMFuncOpConversionPattern(converter, patterns, symbolTables);
  patterns.add<CallIndirectOpLowering, ConstantOpLowering, ReturnOpLowering>(converter);
  patterns.add<CallOpLowering>(converter, symbolTables);
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {

class ConvertFuncToLLVM : public impl::ConvertFuncToLLVMPassBase<ConvertFuncToLLVM> {
public:
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::StringRef layout;
    if (auto attr = module->getAttrOfType<StringAttr>(LLVM::LLVMDialect::getDataLayoutAttrName()))
      layout = attr.getValue();
    auto reportError = [&](const llvm::Twine &message) { module.emitError() << message; };
    if (failed(LLVM::LLVMDialect::verifyDataLayoutString(layout, reportError)))
      return signalPassFailure();

    const auto &analysis = getAnalysis<DataLayoutAnalysis>();
    LowerToLLVMOptions options(&getContext(), analysis.getAtOrAbove(module));
    options.useBarePtrCallConv = useBarePtrCallConv;
    if (indexBitwidth != kDeriveIndexBitwidthFromDataLayout)
      options.overrideIndexBitwidth(indexBitwidth);
    options.dataLayout = layout;
    LLVMTypeConverter converter(&getContext(), options, &analysis);
    RewritePatternSet patterns(&getContext());
    SymbolTableCollection symbolTables;
    LLVM::ScopedSymbolTables scope(symbolTables);
    populateFuncToLLVMConversionPatterns(converter, patterns, &symbolTables);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }
};

class SetLLVMModuleDataLayout : public impl::SetLLVMModuleDataLayoutPassBase<SetLLVMModuleDataLayout> {
public:
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto reportError = [&](const llvm::Twine &message) { module.emitError() << message; };
    if (failed(LLVM::LLVMDialect::verifyDataLayoutString(dataLayout, reportError)))
      return signalPassFailure();
    module->setAttr(LLVM::LLVMDialect::getDataLayoutAttrName(), StringAttr::get(&getContext(), dataLayout));
  }
};

/// Adds the patterns that convert-to-llvm uses.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateFuncToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void mlir::registerConvertFuncToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<func::FuncDialect, populateAllPatterns>(registry);
}
