//===- ImportConstants.cpp - Constants of LLVM IR -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ModuleImport.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

/// Prints a value for a diagnostic.
template <typename T>
static std::string toText(const T &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return llvm::StringRef(text).ltrim().str();
}

Type ModuleImport::getAttributeType(Type type) {
  if (!type || isa<VectorType, IntegerType, FloatType>(type))
    return type;
  // Nested arrays of scalars or of one vector type become a tensor type.
  llvm::SmallVector<int64_t> shape;
  while (auto array = dyn_cast<LLVMArrayType>(type)) {
    shape.push_back(array.getNumElements());
    type = array.getElementType();
  }
  if (shape.empty())
    return {};
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return {};
    llvm::append_range(shape, vector.getShape());
    type = vector.getElementType();
  }
  if (!isa<IntegerType, FloatType>(type))
    return {};
  return RankedTensorType::get(shape, type);
}

/// Returns the attribute of a scalar constant; null if the constant is not a scalar of this type.
static Attribute getScalar(llvm::Constant *constant, Type type, OpBuilder &builder) {
  if (auto *integer = dyn_cast<llvm::ConstantInt>(constant))
    if (isa<IntegerType>(type))
      return builder.getIntegerAttr(type, integer->getValue());
  if (auto *number = dyn_cast<llvm::ConstantFP>(constant))
    if (isa<FloatType>(type))
      return FloatAttr::get(type, number->getValueAPF());
  return {};
}

bool ModuleImport::hasOnlyScalars(llvm::Constant *root) {
  // Visit the operands of nested arrays and vectors with an explicit stack. An entry is the position of the
  // next operand.
  llvm::SmallVector<std::pair<llvm::Constant *, unsigned>> stack;
  auto visit = [&](llvm::Constant *constant) {
    auto [it, inserted] = onlyScalars.try_emplace(constant, false);
    if (!inserted)
      return bool(it->second);
    if (isa<llvm::ConstantArray, llvm::ConstantVector>(constant)) {
      stack.emplace_back(constant, 0);
      return true; // Not known yet: the operands decide.
    }
    it->second =
        isa<llvm::ConstantData>(constant) &&
        !isa<llvm::UndefValue, llvm::ConstantPointerNull, llvm::ConstantTargetNone, llvm::ConstantTokenNone>(
            constant);
    return bool(it->second);
  };
  if (!visit(root))
    return false;
  while (!stack.empty()) {
    auto &[constant, next] = stack.back();
    if (next == constant->getNumOperands()) {
      onlyScalars[constant] = true;
      stack.pop_back();
    } else if (!visit(cast<llvm::Constant>(constant->getOperand(next++)))) {
      return false; // The constants on the stack contain this operand.
    }
  }
  return true;
}

Attribute ModuleImport::getConstantAsAttr(llvm::Constant *constant) {
  if (isa<llvm::ConstantArray, llvm::ConstantVector>(constant) && !hasOnlyScalars(constant))
    return {};
  Type type = convertType(constant->getType());
  if (!type)
    return {};
  if (!constant->getType()->isVectorTy())
    if (Attribute scalar = getScalar(constant, type, builder))
      return scalar;
  if (auto *function = dyn_cast<llvm::Function>(constant))
    return getSymbol(function);
  auto *sequence = dyn_cast<llvm::ConstantDataSequential>(constant);
  if (sequence && sequence->isString())
    return builder.getStringAttr(sequence->getAsString());
  auto shaped = llvm::dyn_cast_if_present<ShapedType>(getAttributeType(type));
  if (!shaped)
    return {};
  if (sequence) {
    // LLVM stores the elements in the format of DenseElementsAttr; element types are at least 8 bits wide.
    llvm::StringRef raw = sequence->getRawDataValues();
    return DenseElementsAttr::getFromRawBuffer(shaped, llvm::ArrayRef(raw.data(), raw.size()));
  }
  if (isa<llvm::ConstantAggregateZero>(constant))
    return DenseElementsAttr::get(shaped, builder.getZeroAttr(shaped.getElementType()));
  // A vector whose elements are all equal; also one whose constant does not store the elements.
  if (llvm::Constant *splat = constant->getType()->isVectorTy() ? constant->getSplatValue() : nullptr) {
    Attribute element = getScalar(splat, shaped.getElementType(), builder);
    return element ? DenseElementsAttr::get(shaped, element) : DenseElementsAttr();
  }
  // Nested aggregates: collect the scalars in order.
  llvm::SmallVector<Attribute> elements;
  llvm::SmallVector<llvm::Constant *> worklist{constant};
  while (!worklist.empty()) {
    llvm::Constant *next = worklist.pop_back_val();
    if (Attribute scalar = getScalar(next, shaped.getElementType(), builder);
        scalar && !next->getType()->isVectorTy()) {
      elements.push_back(scalar);
      continue;
    }
    unsigned length = next->getType()->isArrayTy() ? next->getType()->getArrayNumElements()
                      : isa<llvm::FixedVectorType>(next->getType())
                          ? cast<llvm::FixedVectorType>(next->getType())->getNumElements()
                          : 0;
    if (!length)
      return {};
    for (unsigned i = length; i != 0; --i) {
      llvm::Constant *element = next->getAggregateElement(i - 1);
      if (!element)
        return {};
      worklist.push_back(element);
    }
  }
  return DenseElementsAttr::get(shaped, elements);
}

Value ModuleImport::createSimpleConstant(llvm::Constant *constant) {
  Location loc = UnknownLoc::get(context);
  Type type = convertType(constant->getType());
  if (!type)
    return {};
  if (isa<llvm::ConstantPointerNull>(constant) || isa<llvm::ConstantTargetNone>(constant))
    return ZeroOp::create(builder, loc, type);
  if (isa<llvm::ConstantTokenNone>(constant))
    return NoneTokenOp::create(builder, loc, type);
  if (isa<llvm::PoisonValue>(constant))
    return PoisonOp::create(builder, loc, type);
  if (isa<llvm::UndefValue>(constant))
    return UndefOp::create(builder, loc, type);
  if (auto *equivalent = dyn_cast<llvm::DSOLocalEquivalent>(constant))
    return DSOLocalEquivalentOp::create(
        builder, loc, type, getSymbol(const_cast<llvm::GlobalValue *>(equivalent->getGlobalValue())));
  if (auto *global = dyn_cast<llvm::GlobalValue>(constant))
    return AddressOfOp::create(builder, loc, type, getSymbol(global));
  if (auto *address = dyn_cast<llvm::BlockAddress>(constant)) {
    FlatSymbolRefAttr symbol = getSymbol(address->getFunction());
    BlockTagAttr tag = getBlockTag(address->getBasicBlock());
    return BlockAddressOp::create(builder, loc, type, BlockAddressAttr::get(context, symbol, tag));
  }
  if (Attribute attr = getConstantAsAttr(constant))
    return ConstantOp::create(builder, loc, type, attr);
  if (isa<llvm::ConstantAggregateZero>(constant))
    return ZeroOp::create(builder, loc, type);
  return {};
}

FailureOr<Value> ModuleImport::createAggregate(llvm::Constant *constant) {
  Location loc = UnknownLoc::get(context);
  Value result = UndefOp::create(builder, loc, convertType(constant->getType()));
  bool isVector = constant->getType()->isVectorTy();
  for (unsigned i = 0, e = constant->getNumOperands(); i != e; ++i) {
    Value element = lookupValue(constant->getOperand(i));
    if (!element)
      return failure();
    if (isVector) {
      Value position = ConstantOp::create(builder, loc, builder.getI32Type(), builder.getI32IntegerAttr(i));
      result = InsertElementOp::create(builder, loc, result.getType(), result, element, position);
    } else {
      result = InsertValueOp::create(builder, loc, result, element, int64_t(i));
    }
  }
  return result;
}

FailureOr<Value> ModuleImport::convertConstant(llvm::Constant *constant) {
  if (Value simple = createSimpleConstant(constant))
    return simple;
  if (auto *expression = dyn_cast<llvm::ConstantExpr>(constant)) {
    // Translate the expression as a temporary instruction.
    llvm::Instruction *inst = expression->getAsInstruction();
    Operation *before = constantInsertionOp;
    LogicalResult converted =
        iface.convertInstruction(builder, inst, llvm::SmallVector<llvm::Value *>(inst->operands()), *this);
    Value result = succeeded(converted) ? lookupValue(inst) : Value();
    valueMapping.erase(inst);
    inst->deleteValue();
    constantInsertionOp = before;
    if (result)
      return result;
  } else if (isa<llvm::ConstantAggregate>(constant)) {
    return createAggregate(constant);
  }
  emitError(UnknownLoc::get(context)) << "unhandled constant: " << toText(*constant);
  return failure();
}

FailureOr<Value> ModuleImport::convertConstantExpr(llvm::Constant *root) {
  if (Value known = lookupValue(root))
    return known;
  OpBuilder::InsertionGuard guard(builder);
  // Constants are created at the start of the function, each after those that exist already.
  if (constantInsertionOp)
    builder.setInsertionPointAfter(constantInsertionOp);
  else
    builder.setInsertionPointToStart(constantInsertionBlock);
  // Create operands before the constants that use them. A constant that is represented by one attribute needs
  // no ops for its operands.
  llvm::SmallVector<std::pair<llvm::Constant *, bool>> worklist{{root, false}};
  while (!worklist.empty()) {
    auto [constant, operandsDone] = worklist.pop_back_val();
    if (lookupValue(constant))
      continue;
    bool hasOperands = isa<llvm::ConstantExpr>(constant) ||
                       (isa<llvm::ConstantAggregate>(constant) && !getConstantAsAttr(constant));
    if (hasOperands && !operandsDone) {
      worklist.emplace_back(constant, true);
      for (llvm::Use &operand : constant->operands()) // The last operand is popped first.
        worklist.emplace_back(cast<llvm::Constant>(operand), false);
      continue;
    }
    FailureOr<Value> value = convertConstant(constant);
    if (failed(value))
      return failure();
    valueMapping[constant] = *value;
    if (Operation *op = value->getDefiningOp())
      constantInsertionOp = op;
  }
  return lookupValue(root);
}

FailureOr<Value> ModuleImport::convertValue(llvm::Value *value) {
  // Unwrap a value that is wrapped as metadata.
  if (auto *metadata = dyn_cast<llvm::MetadataAsValue>(value))
    if (auto *wrapped = dyn_cast<llvm::ValueAsMetadata>(metadata->getMetadata()))
      value = wrapped->getValue();
  if (Value known = lookupValue(value))
    return known;
  if (auto *constant = dyn_cast<llvm::Constant>(value))
    return convertConstantExpr(constant);
  Location loc = UnknownLoc::get(context);
  if (auto *inst = dyn_cast<llvm::Instruction>(value))
    loc = translateLoc(inst->getDebugLoc());
  emitError(loc) << "unhandled value: " << toText(*value);
  return failure();
}

FailureOr<llvm::SmallVector<Value>> ModuleImport::convertValues(llvm::ArrayRef<llvm::Value *> values) {
  llvm::SmallVector<Value> results(values.size());
  auto convert = [&](size_t index) {
    FailureOr<Value> converted = convertValue(values[index]);
    results[index] = converted.value_or(Value());
    return succeeded(converted);
  };
  if (!llvm::all_of(llvm::seq<size_t>(0, values.size()), convert))
    return failure();
  return results;
}
