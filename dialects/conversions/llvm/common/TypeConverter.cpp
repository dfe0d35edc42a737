//===- TypeConverter.cpp - Types of the llvm dialect ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using LLVM::LLVMArrayType;
using LLVM::LLVMFunctionType;
using LLVM::LLVMPointerType;
using LLVM::LLVMStructType;

LLVMTypeConverter::LLVMTypeConverter(MLIRContext *context, const DataLayoutAnalysis *analysis)
    : LLVMTypeConverter(context, LowerToLLVMOptions(context), analysis) {}

LLVMTypeConverter::LLVMTypeConverter(MLIRContext *context, const LowerToLLVMOptions &options,
                                     const DataLayoutAnalysis *analysis)
    : llvmDialect(context->getOrLoadDialect<LLVM::LLVMDialect>()), context(context), options(options),
      indexType(IntegerType::get(context, options.getIndexBitwidth())), dataLayoutAnalysis(analysis) {
  addTypeConversions();
  addMaterializations();
}
LLVMTypeConverter::~LLVMTypeConverter() = default;

unsigned LLVMTypeConverter::getPointerBitwidth(unsigned addressSpace) const {
  return options.dataLayout.getPointerSizeInBits(addressSpace);
}

//===----------------------------------------------------------------------===//
// Conversion of types
//===----------------------------------------------------------------------===//

void LLVMTypeConverter::addTypeConversions() {
  // Conversions that are added later have priority.
  addConversion([](Type type) -> std::optional<Type> {
    return LLVM::isCompatibleType(type) ? std::optional<Type>(type) : std::nullopt;
  });
  addConversion([this](ComplexType type) { return convertComplexType(type); });
  addConversion([this](FloatType type) { return convertFloatType(type); });
  addConversion([this](FunctionType type) { return convertFunctionType(type); });
  addConversion([this](IndexType) { return indexType; });
  addConversion(
      [](IntegerType type) -> Type { return IntegerType::get(type.getContext(), type.getWidth()); });
  addConversion([this](MemRefType type) { return convertMemRefType(type); });
  addConversion([this](UnrankedMemRefType type) { return convertUnrankedMemRefType(type); });
  addConversion([this](VectorType type) -> std::optional<Type> {
    Type converted = convertVectorType(type);
    return converted ? std::optional<Type>(converted) : std::nullopt;
  });
  addConversion([this](LLVMStructType type, llvm::SmallVectorImpl<Type> &results) {
    return convertStructType(type, results);
  });
  addConversion([this](LLVMArrayType type) -> std::optional<Type> {
    if (Type element = convertType(type.getElementType()))
      return LLVMArrayType::get(element, type.getNumElements());
    return std::nullopt;
  });
  addConversion([this](LLVMFunctionType type) -> std::optional<Type> {
    Type result = convertType(type.getReturnType());
    llvm::SmallVector<Type> inputs;
    if (!result || failed(convertTypes(TypeRange(type.getParams()), inputs)))
      return std::nullopt;
    return LLVMFunctionType::get(result, inputs, type.isVarArg());
  });
  addTypeAttributeConversion([](BaseMemRefType, IntegerAttr space) -> Attribute { return space; });
}

Type LLVMTypeConverter::convertFunctionType(FunctionType type) const {
  return LLVMPointerType::get(type.getContext());
}

Type LLVMTypeConverter::convertFloatType(FloatType type) const {
  // LLVM has no floating-point types of at most 8 bits.
  if (type.getWidth() <= 8)
    return IntegerType::get(type.getContext(), type.getWidth());
  return llvm::isa<FloatTF32Type>(type) ? Type() : Type(type);
}

Type LLVMTypeConverter::convertComplexType(ComplexType type) const {
  Type element = convertType(type.getElementType());
  return element ? LLVMStructType::getLiteral(type.getContext(), {element, element}) : Type();
}

Type LLVMTypeConverter::convertVectorType(VectorType type) const {
  Type element = convertType(type.getElementType());
  if (!element)
    return Type();
  if (type.getShape().empty())
    return VectorType::get({1}, element);
  // Only the last dimension can be scalable, as the others become array dimensions.
  if (llvm::is_contained(type.getScalableDims().drop_back(), true))
    return Type();
  Type converted = VectorType::get(type.getShape().back(), element, type.getScalableDims().back());
  for (int64_t size : llvm::reverse(type.getShape().drop_back()))
    converted = LLVMArrayType::get(converted, size);
  return converted;
}

namespace {
/// An identified struct whose body is being converted.
struct OpenStruct {
  const LLVMTypeConverter *converter;
  LLVMStructType original, converted;
};
} // namespace

/// Returns the identified structs that this thread is converting, outermost first.
static llvm::SmallVectorImpl<OpenStruct> &getOpenStructs() {
  static thread_local llvm::SmallVector<OpenStruct, 4> structs;
  return structs;
}

std::optional<LogicalResult>
LLVMTypeConverter::convertStructType(LLVMStructType type, llvm::SmallVectorImpl<Type> &results) const {
  if (!type.isIdentified()) {
    llvm::SmallVector<Type> body;
    if (failed(convertTypes(TypeRange(type.getBody()), body)))
      return std::nullopt;
    results.push_back(LLVMStructType::getLiteral(type.getContext(), body, type.isPacked()));
    return LogicalResult(success());
  }
  if (type.isOpaque() || LLVM::isCompatibleType(type)) {
    results.push_back(type);
    return LogicalResult(success());
  }
  // If the conversion of this struct is in progress, refer to its converted struct. The body of that struct
  // is set last.
  auto &open = getOpenStructs();
  for (const OpenStruct &outer : open)
    if (outer.converter == this && outer.original == type) {
      results.push_back(outer.converted);
      return LogicalResult(success());
    }
  for (unsigned number = 0;; ++number) {
    std::string prefix = number ? "_Converted." + std::to_string(number) + "." : "_Converted.";
    auto converted = LLVMStructType::getIdentified(type.getContext(), prefix + type.getName().str());
    open.push_back({this, type, converted});
    llvm::SmallVector<Type> body;
    LogicalResult isConverted = convertTypes(TypeRange(type.getBody()), body);
    open.pop_back();
    if (failed(isConverted))
      return LogicalResult(failure());
    // Another struct may have this name: try the next number.
    if (failed(converted.setBody(body, type.isPacked())))
      continue;
    results.push_back(converted);
    return LogicalResult(success());
  }
}

//===----------------------------------------------------------------------===//
// Conversion of memrefs
//===----------------------------------------------------------------------===//

FailureOr<unsigned> LLVMTypeConverter::getMemRefAddressSpace(BaseMemRefType type) const {
  if (!type.getMemorySpace())
    return 0u;
  std::optional<Attribute> converted = convertTypeAttribute(type, type.getMemorySpace());
  if (!converted)
    return failure();
  if (!*converted)
    return 0u;
  auto number = llvm::dyn_cast<IntegerAttr>(*converted);
  if (!number)
    return failure();
  return static_cast<unsigned>(number.getValue().sextOrTrunc(64).getSExtValue());
}

llvm::SmallVector<Type, 5> LLVMTypeConverter::getMemRefDescriptorFields(MemRefType type,
                                                                        bool unpackAggregates) const {
  if (!type.isStrided() || !convertType(type.getElementType()))
    return {};
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  if (failed(space)) {
    emitError(UnknownLoc::get(context), "conversion of memref memory space ")
        << type.getMemorySpace()
        << " to integer address space failed. Consider adding memory space conversions.";
    return {};
  }
  Type pointer = LLVMPointerType::get(context, *space);
  llvm::SmallVector<Type, 5> fields = {pointer, pointer, indexType};
  int64_t rank = type.getRank();
  if (rank == 0)
    return fields;
  if (unpackAggregates)
    fields.append(2 * rank, indexType);
  else
    fields.append(2, LLVMArrayType::get(indexType, rank));
  return fields;
}

llvm::SmallVector<Type, 2> LLVMTypeConverter::getUnrankedMemRefDescriptorFields() const {
  return {indexType, LLVMPointerType::get(context)};
}

Type LLVMTypeConverter::convertMemRefType(MemRefType type) const {
  llvm::SmallVector<Type, 5> fields = getMemRefDescriptorFields(type, /*unpackAggregates=*/false);
  return fields.empty() ? Type() : LLVMStructType::getLiteral(context, fields);
}

Type LLVMTypeConverter::convertUnrankedMemRefType(UnrankedMemRefType type) const {
  if (!convertType(type.getElementType()))
    return Type();
  return LLVMStructType::getLiteral(context, getUnrankedMemRefDescriptorFields());
}

unsigned LLVMTypeConverter::getMemRefDescriptorSize(MemRefType type, const mlir::DataLayout &layout) const {
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  assert(succeeded(space) && "the memory space has no address space");
  unsigned index = llvm::divideCeil(getIndexTypeBitwidth(), 8);
  return 2 * llvm::divideCeil(getPointerBitwidth(*space), 8) + (1 + 2 * type.getRank()) * index;
}

unsigned LLVMTypeConverter::getUnrankedMemRefDescriptorSize(UnrankedMemRefType type,
                                                            const mlir::DataLayout &layout) const {
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  assert(succeeded(space) && "the memory space has no address space");
  return llvm::divideCeil(getIndexTypeBitwidth(), 8) + 2 * llvm::divideCeil(getPointerBitwidth(*space), 8);
}

bool LLVMTypeConverter::canConvertToBarePtr(BaseMemRefType type) {
  auto ranked = llvm::dyn_cast<MemRefType>(type);
  if (!ranked || !ranked.hasStaticShape())
    return false;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> strides;
  return succeeded(ranked.getStridesAndOffset(strides, offset)) && !ShapedType::isDynamic(offset) &&
         llvm::none_of(strides, ShapedType::isDynamic);
}

Type LLVMTypeConverter::convertMemRefToBarePtr(BaseMemRefType type) const {
  if (!canConvertToBarePtr(type) || !convertType(type.getElementType()))
    return Type();
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  return failed(space) ? Type() : LLVMPointerType::get(context, *space);
}

//===----------------------------------------------------------------------===//
// Conversion of functions
//===----------------------------------------------------------------------===//

LogicalResult mlir::structFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                               llvm::SmallVectorImpl<Type> &result) {
  if (auto memref = llvm::dyn_cast<MemRefType>(type)) {
    llvm::SmallVector<Type, 5> fields =
        converter.getMemRefDescriptorFields(memref, /*unpackAggregates=*/true);
    result.append(fields.begin(), fields.end());
    return success(!fields.empty());
  }
  if (llvm::isa<UnrankedMemRefType>(type)) {
    if (!converter.convertType(type))
      return failure();
    llvm::append_range(result, converter.getUnrankedMemRefDescriptorFields());
    return success();
  }
  return converter.convertType(type, result);
}

LogicalResult mlir::barePtrFuncArgTypeConverter(const LLVMTypeConverter &converter, Type type,
                                                llvm::SmallVectorImpl<Type> &result) {
  return converter.convertCallingConventionType(type, result, /*useBarePointerCallConv=*/true);
}

LogicalResult LLVMTypeConverter::convertCallingConventionType(Type type, llvm::SmallVectorImpl<Type> &result,
                                                              bool useBarePointerCallConv) const {
  auto memref = llvm::dyn_cast<BaseMemRefType>(type);
  if (!useBarePointerCallConv || !memref)
    return convertType(type, result);
  Type pointer = convertMemRefToBarePtr(memref);
  if (!pointer)
    return failure();
  result.push_back(pointer);
  return success();
}

Type LLVMTypeConverter::convertSignature(
    FunctionType type, bool isVariadic, bool useBarePtrCallConv, SignatureConversion &result,
    llvm::SmallVectorImpl<std::optional<NamedAttribute>> *byValRefNonPtrAttrs) const {
  auto convert = useBarePtrCallConv ? barePtrFuncArgTypeConverter : structFuncArgTypeConverter;
  for (auto [index, input] : llvm::enumerate(type.getInputs())) {
    llvm::SmallVector<Type, 8> converted;
    if (failed(convert(*this, input, converted)))
      return Type();
    if (byValRefNonPtrAttrs && (*byValRefNonPtrAttrs)[index]) {
      if (converted.size() == 1 && llvm::isa<LLVMPointerType>(converted.front()))
        (*byValRefNonPtrAttrs)[index] = std::nullopt;
      else if (converted.size() == 1)
        converted.front() = LLVMPointerType::get(context);
    }
    result.addInputs(index, converted);
  }
  Type returned = type.getNumResults() == 0 ? Type(LLVM::LLVMVoidType::get(context))
                                            : packFunctionResults(type.getResults(), useBarePtrCallConv);
  return returned ? LLVMFunctionType::get(returned, result.getConvertedTypes(), isVariadic) : Type();
}

Type LLVMTypeConverter::convertFunctionSignature(FunctionType funcTy, bool isVariadic,
                                                 bool useBarePtrCallConv, SignatureConversion &result) const {
  return convertSignature(funcTy, isVariadic, useBarePtrCallConv, result, nullptr);
}

Type LLVMTypeConverter::convertFunctionSignature(
    FunctionOpInterface funcOp, bool isVariadic, bool useBarePtrCallConv, SignatureConversion &result,
    llvm::SmallVectorImpl<std::optional<NamedAttribute>> &byValRefNonPtrAttrs) const {
  auto type = llvm::cast<FunctionType>(funcOp.getFunctionType());
  byValRefNonPtrAttrs.assign(type.getNumInputs(), std::nullopt);
  if (ArrayAttr attrs = funcOp.getAllArgAttrs())
    for (auto [index, dictionary] : llvm::enumerate(attrs.getAsRange<DictionaryAttr>()))
      for (llvm::StringRef name : {"llvm.byval", "llvm.byref"})
        if (std::optional<NamedAttribute> attr = dictionary.getNamed(name))
          byValRefNonPtrAttrs[index] = attr;
  return convertSignature(type, isVariadic, useBarePtrCallConv, result, &byValRefNonPtrAttrs);
}

Type LLVMTypeConverter::packFunctionResults(TypeRange types, bool useBarePointerCallConv,
                                            llvm::SmallVector<llvm::SmallVector<Type>> *groupedTypes,
                                            int64_t *numConvertedTypes) const {
  assert(!types.empty() && "there are no results");
  llvm::SmallVector<Type> all;
  for (Type type : types) {
    size_t before = all.size();
    if (failed(convertCallingConventionType(type, all, useBarePointerCallConv)))
      return Type();
    if (groupedTypes)
      groupedTypes->emplace_back(all.begin() + before, all.end());
  }
  if (numConvertedTypes)
    *numConvertedTypes = all.size();
  if (all.empty())
    return LLVM::LLVMVoidType::get(context);
  return all.size() == 1 ? all.front() : LLVMStructType::getLiteral(context, all);
}

Type LLVMTypeConverter::packOperationResults(TypeRange types) const {
  assert(!types.empty() && "there are no results");
  if (types.size() == 1)
    return convertType(types.front());
  llvm::SmallVector<Type> all;
  return failed(convertTypes(types, all)) ? Type() : LLVMStructType::getLiteral(context, all);
}

std::pair<LLVMFunctionType, LLVMStructType>
LLVMTypeConverter::convertFunctionTypeCWrapper(FunctionType type) const {
  Type result = type.getNumResults() == 0 ? Type(LLVM::LLVMVoidType::get(context))
                                          : packFunctionResults(type.getResults());
  if (!result)
    return {};
  llvm::SmallVector<Type, 4> inputs;
  auto resultStruct = llvm::dyn_cast<LLVMStructType>(result);
  if (resultStruct) {
    inputs.push_back(LLVMPointerType::get(context));
    result = LLVM::LLVMVoidType::get(context);
  }
  for (Type input : type.getInputs()) {
    Type converted = convertType(input);
    if (!converted || !LLVM::isCompatibleType(converted))
      return {};
    inputs.push_back(llvm::isa<BaseMemRefType>(input) ? LLVMPointerType::get(context) : converted);
  }
  return {LLVMFunctionType::get(result, inputs), resultStruct};
}

//===----------------------------------------------------------------------===//
// Arguments of calls
//===----------------------------------------------------------------------===//

Value LLVMTypeConverter::promoteOneMemRefDescriptor(Location loc, Value operand, OpBuilder &builder) const {
  Value one = builder.create<LLVM::ConstantOp>(loc, indexType, builder.getIndexAttr(1));
  Value memory = builder.create<LLVM::AllocaOp>(loc, LLVMPointerType::get(context), operand.getType(), one);
  builder.create<LLVM::StoreOp>(loc, operand, memory);
  return memory;
}

llvm::SmallVector<Value, 4> LLVMTypeConverter::promoteOperands(Location loc, ValueRange opOperands,
                                                               ValueRange adaptorOperands, OpBuilder &builder,
                                                               bool useBarePtrCallConv) const {
  llvm::SmallVector<Value> values(adaptorOperands.begin(), adaptorOperands.end());
  llvm::SmallVector<ValueRange> ranges;
  for (const Value &value : values)
    ranges.push_back(value);
  return promoteOperands(loc, opOperands, ranges, builder, useBarePtrCallConv);
}

llvm::SmallVector<Value, 4> LLVMTypeConverter::promoteOperands(Location loc, ValueRange opOperands,
                                                               llvm::ArrayRef<ValueRange> adaptorOperands,
                                                               OpBuilder &builder,
                                                               bool useBarePtrCallConv) const {
  llvm::SmallVector<Value, 4> promoted;
  for (auto [original, converted] : llvm::zip_equal(opOperands, adaptorOperands)) {
    auto memref = llvm::dyn_cast<BaseMemRefType>(original.getType());
    if (!memref || converted.size() != 1) {
      llvm::append_range(promoted, converted);
      continue;
    }
    Value descriptor = converted.front();
    if (useBarePtrCallConv && canConvertToBarePtr(memref))
      promoted.push_back(MemRefDescriptor(descriptor).alignedPtr(builder, loc));
    else if (auto ranked = llvm::dyn_cast<MemRefType>(original.getType()))
      MemRefDescriptor::unpack(builder, loc, descriptor, ranked, promoted);
    else
      UnrankedMemRefDescriptor::unpack(builder, loc, descriptor, promoted);
  }
  return promoted;
}

//===----------------------------------------------------------------------===//
// Materializations
//===----------------------------------------------------------------------===//

/// Creates a descriptor from its unpacked fields or from a bare pointer; returns null if `inputs` is neither.
static Value packDescriptor(const LLVMTypeConverter &converter, OpBuilder &builder, Type type,
                            ValueRange inputs, Location loc) {
  if (auto unranked = llvm::dyn_cast_or_null<UnrankedMemRefType>(type)) {
    bool fits = TypeRange(inputs) == TypeRange(converter.getUnrankedMemRefDescriptorFields());
    return fits ? UnrankedMemRefDescriptor::pack(builder, loc, converter, unranked, inputs) : Value();
  }
  auto ranked = llvm::dyn_cast_or_null<MemRefType>(type);
  if (!ranked)
    return Value();
  if (inputs.size() == 1 && llvm::isa<LLVMPointerType>(inputs.front().getType()))
    return LLVMTypeConverter::canConvertToBarePtr(ranked)
               ? Value(MemRefDescriptor::fromStaticShape(builder, loc, converter, ranked, inputs.front()))
               : Value();
  if (inputs.size() < 3)
    return Value();
  bool fits =
      TypeRange(inputs) == TypeRange(converter.getMemRefDescriptorFields(ranked, /*unpackAggregates=*/true));
  return fits ? MemRefDescriptor::pack(builder, loc, converter, ranked, inputs) : Value();
}

void LLVMTypeConverter::addMaterializations() {
  auto cast = [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) -> Value {
    return builder.create<UnrealizedConversionCastOp>(loc, type, inputs).getResult(0);
  };
  addSourceMaterialization(cast);
  addTargetMaterialization(cast);
  addSourceMaterialization(
      [this, cast](OpBuilder &builder, BaseMemRefType type, ValueRange inputs, Location loc) -> Value {
        Value descriptor = packDescriptor(*this, builder, type, inputs, loc);
        return descriptor ? cast(builder, type, descriptor, loc) : Value();
      });
  addTargetMaterialization(
      [this](OpBuilder &builder, Type type, ValueRange inputs, Location loc, Type originalType) -> Value {
        Value descriptor = packDescriptor(*this, builder, originalType, inputs, loc);
        return descriptor && descriptor.getType() == type ? descriptor : Value();
      });
}
