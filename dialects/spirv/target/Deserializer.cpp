//===- Deserializer.cpp - Reads SPIR-V: the module ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Deserializer.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "runtime/ir/MLIRContext.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

Deserializer::Deserializer(llvm::ArrayRef<uint32_t> binary, MLIRContext *context,
                           const DeserializationOptions &options)
    : binary(binary), context(context), options(options), builder(context), loc(UnknownLoc::get(context)) {
  context->getOrLoadDialect<SPIRVDialect>();
  for (const InstructionRow &row : getInstructionRows())
    rows.try_emplace({StringRef(row.instructionSet), row.number}, &row);
}

InFlightDiagnostic Deserializer::errorAt(size_t word) {
  Location place = UnknownLoc::get(context);
  if (!options.fileName.empty()) // A file of words has no lines.
    place = FileLineColLoc::get(context, options.fileName, /*line=*/0, /*column=*/0);
  InFlightDiagnostic diagnostic = emitError(place);
  diagnostic << "at word " << word;
  if (word >= kHeaderWordCount && word < binary.size())
    if (StringRef opcode = stringifyOpcodeNumber(binary[word] & 0xFFFF); !opcode.empty())
      diagnostic << " (" << opcode << ")";
  diagnostic << ": ";
  return diagnostic;
}

LogicalResult Deserializer::define(uint32_t id) {
  if (id == 0 || id >= idBound)
    return error() << "id " << id << " is out of range: the bound is " << idBound;
  if (!defined.insert(id).second)
    return error() << "id " << id << " is defined twice";
  return success();
}

//===----------------------------------------------------------------------===//
// The stream of instructions
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Deserializer::run() {
  if (failed(processHeader()))
    return {};
  module = builder.create<ModuleOp>(loc);
  Region &body = module->getBody();
  moduleBlock = body.empty() ? &body.emplaceBlock() : &body.front();
  builder.setInsertionPointToEnd(moduleBlock);
  for (offset = kHeaderWordCount; offset < binary.size();) {
    uint32_t numWords = binary[offset] >> 16, number = binary[offset] & 0xFFFF;
    std::optional<Opcode> opcode = symbolizeOpcode(number);
    std::optional<BinaryOpcode> binaryOpcode = symbolizeBinaryOpcode(number);
    if (numWords == 0)
      return error() << "an instruction has no words", OwningOpRef<ModuleOp>();
    if (numWords > binary.size() - offset)
      return error() << "the instruction has " << numWords << " words, but only " << binary.size() - offset
                     << " are left",
             OwningOpRef<ModuleOp>();
    if (!opcode && !binaryOpcode)
      return error() << "unknown opcode " << number, OwningOpRef<ModuleOp>();
    WordReader words(binary.slice(offset + 1, numWords - 1));
    if (failed(opcode ? processInstruction(*opcode, words) : processBinaryInstruction(*binaryOpcode, words)))
      return {};
    if (words.isMissingWords())
      return error() << "the instruction has too few operands", OwningOpRef<ModuleOp>();
    if (!words.atEnd())
      return error() << "the instruction has " << words.left() << " operands too many",
             OwningOpRef<ModuleOp>();
    offset += numWords;
  }
  if (failed(finishModule()))
    return {};
  return std::move(module);
}

LogicalResult Deserializer::processHeader() {
  if (binary.size() < kHeaderWordCount)
    return error() << "SPIR-V binary module must have a 5-word header";
  if (binary[0] != kMagicNumber)
    return error() << "incorrect magic number";
  uint32_t major = binary[1] >> 16 & 0xFF, minor = binary[1] >> 8 & 0xFF;
  std::optional<Version> found = major == 1 ? symbolizeVersion(minor) : std::nullopt;
  if (!found || binary[1] >> 24 || binary[1] & 0xFF)
    return errorAt(1) << "unsupported SPIR-V version " << major << '.' << minor;
  version = *found;
  idBound = binary[3];
  if (binary[4])
    return errorAt(4) << "unsupported schema " << binary[4];
  return success();
}

LogicalResult Deserializer::processInstruction(Opcode opcode, WordReader &words) {
  if (std::optional<LogicalResult> result = processModuleInstruction(opcode, words))
    return *result;
  if (opcode >= Opcode::OpTypeVoid && opcode <= Opcode::OpTypeForwardPointer)
    return processType(opcode, words);
  switch (opcode) {
  case Opcode::OpTypeCooperativeMatrixKHR:
  case Opcode::OpTypeTensorARM:
  case Opcode::OpTypeGraphARM:
    return processType(opcode, words);
  default:
    break;
  }
  if (std::optional<LogicalResult> result = processConstant(opcode, words))
    return *result;
  if (std::optional<LogicalResult> result = processFunctionInstruction(opcode, words))
    return *result;
  return processOp(opcode, words);
}

std::optional<LogicalResult> Deserializer::processModuleInstruction(Opcode opcode, WordReader &words) {
  switch (opcode) {
  case Opcode::OpCapability:
    return processCapability(words);
  case Opcode::OpExtension:
    return processExtension(words);
  case Opcode::OpExtInstImport: {
    uint32_t id = words.next();
    std::optional<StringRef> name = words.nextString();
    if (!name)
      return error() << "the name of the instruction set does not end";
    extendedSets[id] = *name;
    return define(id);
  }
  case Opcode::OpMemoryModel:
    return processMemoryModel(words);
  case Opcode::OpEntryPoint:
    return processEntryPoint(words);
  case Opcode::OpExecutionMode:
    return processExecutionMode(words);
  case Opcode::OpName:
    return processName(words);
  case Opcode::OpString: {
    uint32_t id = words.next();
    std::optional<StringRef> text = words.nextString();
    if (!text)
      return error() << "the string does not end";
    strings[id] = *text;
    return define(id);
  }
  case Opcode::OpLine:
    return processLine(words);
  case Opcode::OpNoLine:
    loc = UnknownLoc::get(context);
    return success();
  case Opcode::OpDecorate:
    return processDecorate(/*hasIds=*/false, words);
  case Opcode::OpMemberDecorate:
    return processMemberDecorate(words);
  // These instructions do not change the meaning of the module and are dropped.
  case Opcode::OpSource:
  case Opcode::OpSourceContinued:
  case Opcode::OpSourceExtension:
  case Opcode::OpMemberName:
  case Opcode::OpModuleProcessed:
  case Opcode::OpNop:
    (void)words.rest();
    return success();
  default:
    return std::nullopt;
  }
}

LogicalResult Deserializer::processCapability(WordReader &words) {
  uint32_t number = words.next();
  std::optional<Capability> capability = symbolizeCapability(number);
  if (!capability)
    return error() << "unknown capability: " << number;
  if (!llvm::is_contained(capabilities, *capability))
    capabilities.push_back(*capability);
  return success();
}

LogicalResult Deserializer::processExtension(WordReader &words) {
  std::optional<StringRef> name = words.nextString();
  std::optional<Extension> extension = name ? symbolizeExtension(*name) : std::nullopt;
  if (!extension)
    return error() << "unknown extension: " << name.value_or("(without end)");
  if (!llvm::is_contained(extensions, *extension))
    extensions.push_back(*extension);
  return success();
}

LogicalResult Deserializer::processMemoryModel(WordReader &words) {
  std::optional<AddressingModel> addressing = symbolizeAddressingModel(words.next());
  std::optional<MemoryModel> memory = symbolizeMemoryModel(words.next());
  if (!addressing || !memory)
    return error() << "unknown addressing model or memory model";
  (*module)->setAttr("addressing_model", AddressingModelAttr::get(context, *addressing));
  (*module)->setAttr("memory_model", MemoryModelAttr::get(context, *memory));
  hasMemoryModel = true;
  return success();
}

LogicalResult Deserializer::processName(WordReader &words) {
  uint32_t id = words.next();
  std::optional<StringRef> name = words.nextString();
  if (!name)
    return error() << "the name does not end";
  if (!name->empty() && !names.try_emplace(id, *name).second)
    return error() << "id " << id << " has two names";
  return success();
}

LogicalResult Deserializer::processLine(WordReader &words) {
  auto file = strings.find(words.next());
  uint32_t line = words.next(), column = words.next();
  if (file == strings.end())
    return error() << "unknown file name";
  loc = FileLineColLoc::get(context, file->second, line, column);
  return success();
}

//===----------------------------------------------------------------------===//
// Symbols and entry points
//===----------------------------------------------------------------------===//

StringRef Deserializer::makeSymbol(uint32_t id, StringRef prefix, StringRef fallback) {
  std::string name = names.lookup(id).str();
  if (name.empty())
    name = fallback.empty() ? (prefix + llvm::Twine(id)).str() : fallback.str();
  // Two ids may have the same name.
  while (!symbols.insert(name).second)
    name += "_" + std::to_string(id);
  return StringAttr::get(context, name).getValue();
}

LogicalResult Deserializer::processEntryPoint(WordReader &words) {
  std::optional<ExecutionModel> model = symbolizeExecutionModel(words.next());
  if (!model)
    return error() << "unknown execution model";
  uint32_t functionID = words.next();
  std::optional<StringRef> name = words.nextString();
  if (!name)
    return error() << "the name of the entry point does not end";
  entryPoints.push_back({*model, functionID, *name, words.rest(), offset});
  return success();
}

LogicalResult Deserializer::processExecutionMode(WordReader &words) {
  uint32_t functionID = words.next();
  std::optional<ExecutionMode> mode = symbolizeExecutionMode(words.next());
  if (!mode)
    return error() << "unknown execution mode";
  executionModes.push_back({functionID, *mode, words.rest(), offset});
  return success();
}

FailureOr<ArrayAttr> Deserializer::readInterface(llvm::ArrayRef<uint32_t> ids) {
  llvm::SmallVector<Attribute> interface;
  for (uint32_t id : ids) {
    auto it = variableSymbols.find(id);
    if (it == variableSymbols.end())
      return error() << "id " << id << " in the interface is no global variable";
    interface.push_back(FlatSymbolRefAttr::get(context, it->second));
  }
  return builder.getArrayAttr(interface);
}

LogicalResult Deserializer::finishEntryPoints() {
  for (const EntryPoint &entryPoint : entryPoints) {
    offset = entryPoint.offset;
    auto name = functionSymbols.find(entryPoint.function);
    if (name == functionSymbols.end())
      return error() << "id " << entryPoint.function << " is no function";
    FailureOr<ArrayAttr> interface = readInterface(entryPoint.interface);
    if (failed(interface))
      return failure();
    builder.create<EntryPointOp>(loc, ExecutionModelAttr::get(context, entryPoint.model),
                                 FlatSymbolRefAttr::get(context, name->second), *interface);
  }
  for (const Mode &mode : executionModes) {
    offset = mode.offset;
    auto name = functionSymbols.find(mode.function);
    if (name == functionSymbols.end())
      return error() << "id " << mode.function << " is no function";
    llvm::SmallVector<int32_t> operands(mode.values.begin(), mode.values.end());
    builder.create<ExecutionModeOp>(loc, FlatSymbolRefAttr::get(context, name->second),
                                    ExecutionModeAttr::get(context, mode.mode),
                                    builder.getI32ArrayAttr(operands));
  }
  return success();
}

LogicalResult Deserializer::finishModule() {
  if (function || graph)
    return error() << "the last function does not end";
  if (!hasMemoryModel)
    return error() << "the module has no OpMemoryModel";
  if (failed(finishPendingStructs()) || failed(finishDecorations()))
    return failure();
  loc = UnknownLoc::get(context);
  if (failed(finishEntryPoints()))
    return failure();
  (*module)->setAttr("vce_triple", VerCapExtAttr::get(context, version, capabilities, extensions));
  return success();
}

OwningOpRef<ModuleOp> spirv::deserialize(llvm::ArrayRef<uint32_t> binary, MLIRContext *context,
                                         const DeserializationOptions &options) {
  return Deserializer(binary, context, options).run();
}
