//===- DeserializeOps.cpp - Reads SPIR-V: ops -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::defineValue(uint32_t id, Value value) {
  values[id] = value;
  return define(id);
}

Value Deserializer::getValue(uint32_t id) {
  if (Value value = values.lookup(id))
    return value;
  if (auto it = constants.find(id); it != constants.end()) {
    Value value = materialize(it->second);
    if (!value)
      error() << "cannot use constant id " << id;
    return value;
  }
  if (auto it = variableSymbols.find(id); it != variableSymbols.end())
    return builder.create<AddressOfOp>(loc, variableTypes.lookup(id),
                                       FlatSymbolRefAttr::get(context, it->second));
  error() << "unknown result id " << id;
  return {};
}

Value Deserializer::materialize(const Constant &constant) {
  switch (constant.kind) {
  case Constant::Value:
    return builder.create<ConstantOp>(loc, constant.type, constant.value);
  case Constant::Replicated:
    return builder.create<EXTConstantCompositeReplicateOp>(loc, constant.type, constant.value);
  case Constant::Undef:
    return builder.create<UndefOp>(loc, constant.type);
  case Constant::SpecConstant:
    return builder.create<ReferenceOfOp>(loc, constant.type,
                                         FlatSymbolRefAttr::get(context, constant.symbol));
  case Constant::SpecOperation:
    return materializeSpecOperation(constant);
  case Constant::GraphConstant:
    return builder.create<GraphConstantARMOp>(loc, constant.type, llvm::cast<IntegerAttr>(constant.value));
  }
  llvm_unreachable("unknown kind");
}

Value Deserializer::materializeSpecOperation(const Constant &constant) {
  const InstructionRow *row = rows.lookup({StringRef(), constant.words[0]});
  if (!row || row->name == VariableOp::getOperationName()) {
    errorAt(constant.offset) << "opcode " << constant.words[0] << " cannot be in OpSpecConstantOp";
    return {};
  }
  // Create the wrapped op first: the ops that define its operands must precede the SpecConstantOperation op,
  // into whose body the wrapped op is moved.
  WordReader words(constant.words.drop_front());
  Operation *wrapped = createTableOp(*row, constant.type, words, {});
  if (!wrapped)
    return {};
  if (!words.atEnd() || wrapped->getNumResults() != 1) {
    errorAt(constant.offset) << "the wrapped instruction has too many operands, or no result";
    return {};
  }
  auto op = builder.create<SpecConstantOperationOp>(loc, constant.type);
  Region &body = op->getRegion(0);
  Block &entry = body.empty() ? body.emplaceBlock() : body.front();
  wrapped->moveBefore(&entry, entry.begin());
  OpBuilder bodyBuilder(&entry, entry.end());
  bodyBuilder.create<YieldOp>(loc, wrapped->getResult(0));
  return op->getResult(0);
}

//===----------------------------------------------------------------------===//
// Ops of the table
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::readArgument(const InstructionRow::Argument &argument, const OpSpec &spec,
                                         WordReader &words, OperationState &state) {
  if (argument.form <= InstructionRow::Values) {
    size_t count = argument.form == InstructionRow::Value    ? 1
                   : argument.form == InstructionRow::Values ? words.left()
                                                             : std::min<size_t>(words.left(), 1);
    for (size_t i = 0; i != count; ++i) {
      Value value = getValue(words.next());
      if (!value)
        return failure();
      state.operands.push_back(value);
    }
    return success();
  }
  const AttrSpec &attr = spec.attributes[argument.index];
  if (words.atEnd() && (attr.isOptional || argument.form == InstructionRow::Words)) {
    if (!attr.isOptional)
      state.addAttribute(attr.name, builder.getArrayAttr({}));
    return success();
  }
  Attribute value;
  switch (argument.form) {
  case InstructionRow::EnumWord:
    value = argument.codec->read(context, words.next());
    break;
  case InstructionRow::EnumConstant:
    if (std::optional<uint32_t> number = getConstantWord(words.next()))
      value = argument.codec->read(context, *number);
    break;
  case InstructionRow::Word:
    value = builder.getI32IntegerAttr(words.next());
    break;
  case InstructionRow::Words: {
    llvm::ArrayRef<uint32_t> numbers = words.rest();
    value = builder.getI32ArrayAttr(llvm::SmallVector<int32_t>(numbers.begin(), numbers.end()));
    break;
  }
  default:
    if (Type type = getType(words.next()))
      value = TypeAttr::get(type);
  }
  if (!value)
    return error() << "invalid value of '" << attr.name << "'";
  if (auto access = llvm::dyn_cast<MemoryAccessAttr>(value))
    isAligned = bitEnumContainsAny(access.getValue(), MemoryAccess::Aligned);
  state.addAttribute(attr.name, value);
  return success();
}

Operation *Deserializer::createTableOp(const InstructionRow &row, Type type, WordReader &words,
                                       llvm::ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, row.name);
  const OpSpec &spec = *state.name.getSpec();
  // An alignment follows a memory access with the bit Aligned.
  bool followsMemoryAccess = false;
  isAligned = false;
  for (const InstructionRow::Argument *argument = row.arguments; argument->form; ++argument) {
    bool isAlignment = argument->form == InstructionRow::Word && followsMemoryAccess;
    bool isAbsent = isAlignment && !isAligned;
    if (!isAbsent && failed(readArgument(*argument, spec, words, state)))
      return nullptr;
    followsMemoryAccess |= argument->form == InstructionRow::EnumWord &&
                           llvm::isa_and_present<MemoryAccessAttr>(argument->codec->read(context, 0));
  }
  if (words.isMissingWords())
    return nullptr;
  if (spec.results.size())
    state.addTypes(type);
  for (const NamedAttribute &attr : attributes) {
    if (llvm::any_of(spec.attributes, [&](const AttrSpec &own) { return own.name == attr.getName(); }))
      return error() << "decoration '" << attr.getName() << "' is not supported for '" << row.name << "'",
             nullptr;
    state.addAttribute(attr.getName(), attr.getValue());
  }
  return builder.create(state);
}

LogicalResult Deserializer::processTableOp(const InstructionRow &row, uint32_t typeID, uint32_t id,
                                           WordReader &words) {
  Type type = id ? getElementType(typeID) : Type();
  if (id && !type)
    return failure();
  llvm::SmallVector<NamedAttribute> attributes;
  if (id && failed(readDecorations(id, attributes)))
    return failure();
  Operation *op = createTableOp(row, type, words, attributes);
  if (!op)
    return words.isMissingWords() ? success() : failure();
  if (op->hasTrait(Trait::IsTerminator)) {
    block = nullptr;
    loc = UnknownLoc::get(context);
  }
  return id ? defineValue(id, op->getResult(0)) : success();
}

LogicalResult Deserializer::processOp(Opcode opcode, WordReader &words) {
  if (opcode == Opcode::OpVariable && !function && !graph)
    return processGlobalVariable(words);
  if (!block)
    return error() << "the instruction is not in a block";
  if (opcode == Opcode::OpExtInst)
    return processExtInst(words);
  if (opcode == Opcode::OpFunctionCall)
    return processFunctionCall(words);
  if (opcode == Opcode::OpGenericCastToPtrExplicit)
    return processCastToPtrExplicit(words);
  const InstructionRow *row = rows.lookup({StringRef(), static_cast<uint32_t>(opcode)});
  if (!row)
    return error() << "unhandled instruction";
  bool hasResult = OperationName(row->name, context).getSpec()->results.size() != 0;
  uint32_t typeID = hasResult ? words.next() : 0, id = hasResult ? words.next() : 0;
  if (words.isMissingWords())
    return success();
  if (hasResult && id == 0)
    return error() << "invalid id 0";
  return processTableOp(*row, typeID, id, words);
}

LogicalResult Deserializer::processExtInst(WordReader &words) {
  uint32_t typeID = words.next(), id = words.next();
  auto set = extendedSets.find(words.next());
  uint32_t number = words.next();
  if (words.isMissingWords())
    return success();
  if (set == extendedSets.end())
    return error() << "unknown instruction set";
  const InstructionRow *row = rows.lookup({set->second, number});
  if (!row || id == 0)
    return error() << "unhandled instruction " << number << " of set '" << set->second << "'";
  return processTableOp(*row, typeID, id, words);
}

//===----------------------------------------------------------------------===//
// Ops with code of their own
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::processGlobalVariable(WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  std::optional<StorageClass> storageClass = symbolizeStorageClass(words.next());
  auto pointer = llvm::dyn_cast_or_null<PointerType>(type);
  if (!type)
    return failure();
  if (!pointer || !storageClass || pointer.getStorageClass() != *storageClass)
    return error() << "the type must be a pointer of the variable's storage class";
  OperationState state(loc, GlobalVariableOp::getOperationName());
  if (!words.atEnd()) {
    uint32_t initializer = words.next();
    StringRef symbol = variableSymbols.lookup(initializer);
    if (auto it = constants.find(initializer);
        it != constants.end() && it->second.kind == Constant::SpecConstant)
      symbol = it->second.symbol;
    if (symbol.empty())
      return error() << "unknown result id " << initializer << " used as initializer";
    state.addAttribute("initializer", FlatSymbolRefAttr::get(context, symbol));
  }
  StringRef name = makeSymbol(id, "spirv_var_");
  state.addAttribute("type", TypeAttr::get(type));
  state.addAttribute("sym_name", builder.getStringAttr(name));
  llvm::SmallVector<NamedAttribute> attributes;
  llvm::SmallVector<PendingDecoration, 0> pending;
  if (failed(readDecorations(id, attributes, &pending)))
    return failure();
  state.addAttributes(attributes);
  Operation *op = builder.create(state);
  for (PendingDecoration &decoration : pending)
    decoration.op = op;
  llvm::append_range(pendingDecorations, pending);
  variableSymbols[id] = name;
  variableTypes[id] = type;
  return define(id);
}

LogicalResult Deserializer::processFunctionCall(WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next(), calleeID = words.next();
  if (!type || words.isMissingWords())
    return failure(!type);
  if (id == 0 || calleeID == 0 || calleeID >= idBound)
    return error() << "unknown function id " << calleeID;
  auto [callee, isNew] = functionSymbols.try_emplace(calleeID);
  if (isNew)
    callee->second = makeSymbol(calleeID, "spirv_fn_");
  StringRef name = callee->second;
  llvm::SmallVector<Value> arguments;
  for (uint32_t argument : words.rest()) {
    arguments.push_back(getValue(argument));
    if (!arguments.back())
      return failure();
  }
  OperationState state(loc, FunctionCallOp::getOperationName());
  state.addAttribute("callee", FlatSymbolRefAttr::get(context, name));
  state.addOperands(arguments);
  if (!llvm::isa<NoneType>(type))
    state.addTypes(type);
  Operation *op = builder.create(state);
  return op->getNumResults() ? defineValue(id, op->getResult(0)) : define(id);
}

LogicalResult Deserializer::processCastToPtrExplicit(WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next(), pointerID = words.next();
  std::optional<StorageClass> storageClass = symbolizeStorageClass(words.next());
  auto pointer = llvm::dyn_cast_or_null<PointerType>(type);
  if (!type)
    return failure();
  if (!pointer || !storageClass || pointer.getStorageClass() != *storageClass)
    return error() << "the type must be a pointer of the given storage class";
  Value value = getValue(pointerID);
  if (!value)
    return failure();
  OperationState state(loc, GenericCastToPtrExplicitOp::getOperationName());
  state.addOperands(value);
  state.addTypes(type);
  return defineValue(id, builder.create(state)->getResult(0));
}
