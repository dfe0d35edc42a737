//===- Serializer.cpp - Writes SPIR-V: module scope -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Serializer.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

Serializer::Serializer(ModuleOp module, const SerializationOptions &options)
    : module(module), options(options) {
  for (const InstructionRow &row : getInstructionRows())
    rows.try_emplace(OperationName(row.name, module.getContext()), &row);
}

LogicalResult Serializer::emit(Words &section, Location loc, Opcode opcode,
                               llvm::ArrayRef<uint32_t> operands) {
  size_t size = operands.size() + 1;
  if (size > kMaxWordCount)
    return emitError(loc) << stringifyOpcode(opcode) << " has " << size << " words, but at most "
                          << kMaxWordCount << " are possible";
  section.push_back(getPrefixedOpcode(size, opcode));
  section.append(operands.begin(), operands.end());
  return success();
}

void Serializer::emitDebugLine(Words &section, Location loc) {
  auto file = options.emitDebugInfo ? loc->findInstanceOf<FileLineColLoc>() : FileLineColLoc();
  if (!file)
    return;
  StringRef name = file.getFilename().getValue();
  auto [it, isNew] = fileIDs.try_emplace(name, 0);
  if (isNew) {
    it->second = nextID();
    Words operands{it->second};
    encodeStringLiteralInto(operands, name);
    // If the file name is too long for OpString, its locations get no OpLine.
    if (failed(emit(strings, loc, Opcode::OpString, operands)))
      it->second = 0;
  }
  if (it->second)
    (void)emit(section, loc, Opcode::OpLine, {it->second, file.getLine(), file.getColumn()});
}

LogicalResult Serializer::serialize() {
  if (failed(processModuleHeader()))
    return failure();
  // SPIR-V requires that declarations of functions precede definitions.
  for (FuncOp function : module.getBody().front().getOps<FuncOp>())
    if (function.isExternal() && failed(processFunction(function)))
      return failure();
  for (Operation &op : module.getBody().front())
    if (failed(processGlobal(&op)))
      return failure();
  return success();
}

void Serializer::collect(llvm::SmallVectorImpl<uint32_t> &binary) const {
  const Words *sections[] = {&capabilities, &extensions,      &extendedSets, &memoryModel,
                             &entryPoints,  &executionModes,  &strings,      &names,
                             &decorations,  &typesAndGlobals, &functions,    &graphs};
  appendModuleHeader(binary, version, idCount);
  for (const Words *section : sections)
    binary.append(section->begin(), section->end());
}

LogicalResult Serializer::processModuleHeader() {
  Location loc = module.getLoc();
  std::optional<VerCapExtAttr> triple = module.getVceTriple();
  if (!triple)
    return module.emitError("module must have 'vce_triple' attribute to be serializeable");
  version = triple->getVersion();
  for (Capability capability : triple->getCapabilities())
    if (failed(emit(capabilities, loc, Opcode::OpCapability, {static_cast<uint32_t>(capability)})))
      return failure();
  for (Extension extension : triple->getExtensions()) {
    Operands name;
    encodeStringLiteralInto(name, stringifyExtension(extension));
    if (failed(emit(extensions, loc, Opcode::OpExtension, name)))
      return failure();
  }
  return emit(
      memoryModel, loc, Opcode::OpMemoryModel,
      {static_cast<uint32_t>(module.getAddressingModel()), static_cast<uint32_t>(module.getMemoryModel())});
}

LogicalResult Serializer::processGlobal(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](FuncOp function) { return function.isExternal() ? success() : processFunction(function); })
      .Case([&](GlobalVariableOp variable) { return processGlobalVariable(variable); })
      .Case([&](SpecConstantOp constant) { return processSpecConstant(constant); })
      .Case([&](SpecConstantCompositeOp constant) {
        return processSpecConstantComposite(op, constant.getType(), constant.getConstituents().getValue());
      })
      .Case([&](EXTSpecConstantCompositeReplicateOp constant) {
        return processSpecConstantComposite(op, constant.getType(), {constant.getConstituentAttr()});
      })
      .Case([&](EntryPointOp entryPoint) { return processEntryPoint(entryPoint); })
      .Case([&](ExecutionModeOp mode) { return processExecutionMode(mode); })
      .Case([&](GraphARMOp graph) { return processGraph(graph); })
      .Case([&](GraphEntryPointARMOp entryPoint) { return processGraphEntryPoint(entryPoint); })
      .Default(
          [&](Operation *) -> LogicalResult { return op->emitError("unhandled operation serialization"); });
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

uint32_t Serializer::getSymbolID(StringRef name) {
  auto [it, isNew] = symbolIDs.try_emplace(name, 0);
  if (isNew)
    it->second = nextID();
  return it->second;
}

uint32_t Serializer::getDefinedSymbolID(Operation *user, StringRef name) {
  uint32_t id = symbolIDs.lookup(name);
  if (!id)
    user->emitError("unknown symbol '") << name << "'; it must be defined before";
  return id;
}

LogicalResult Serializer::emitName(Location loc, uint32_t id, StringRef name) {
  if (!options.emitSymbolName || name.empty())
    return success();
  Operands operands{id};
  encodeStringLiteralInto(operands, name);
  return emit(names, loc, Opcode::OpName, operands);
}

//===----------------------------------------------------------------------===//
// Variables and constants
//===----------------------------------------------------------------------===//

LogicalResult Serializer::processGlobalVariable(GlobalVariableOp op) {
  Location loc = op.getLoc();
  uint32_t typeID = getTypeID(loc, op.getType());
  if (!typeID)
    return failure();
  uint32_t id = getSymbolID(op.getSymName());
  if (failed(emitName(loc, id, op.getSymName())))
    return failure();
  Operands operands{typeID, id, static_cast<uint32_t>(op.storageClass())};
  if (std::optional<StringRef> initializer = op.getInitializer()) {
    operands.push_back(getDefinedSymbolID(op, *initializer));
    if (!operands.back())
      return failure();
  }
  emitDebugLine(typesAndGlobals, loc);
  if (failed(emit(typesAndGlobals, loc, Opcode::OpVariable, operands)))
    return failure();
  return processDecorations(op, id, {"type", "sym_name", "initializer"});
}

LogicalResult Serializer::processSpecConstant(SpecConstantOp op) {
  uint32_t id = getScalarConstantID(op.getLoc(), op.getDefaultValue(), /*isSpec=*/true);
  if (!id)
    return failure();
  symbolIDs[op.getSymName()] = id;
  if (auto specID = op->getAttrOfType<IntegerAttr>("spec_id"))
    emitDecoration(id, Decoration::SpecId, {static_cast<uint32_t>(specID.getInt())});
  return emitName(op.getLoc(), id, op.getSymName());
}

LogicalResult Serializer::processSpecConstantComposite(Operation *op, Type type,
                                                       llvm::ArrayRef<Attribute> constituents) {
  uint32_t typeID = getTypeID(op->getLoc(), type);
  if (!typeID)
    return failure();
  StringRef name = op->getAttrOfType<StringAttr>("sym_name").getValue();
  uint32_t id = getSymbolID(name);
  Operands operands{typeID, id};
  for (Attribute constituent : constituents) {
    auto symbol = llvm::cast<SymbolRefAttr>(constituent);
    operands.push_back(getDefinedSymbolID(op, symbol.getRootReference().getValue()));
    if (!operands.back())
      return failure();
  }
  Opcode opcode = llvm::isa<SpecConstantCompositeOp>(op) ? Opcode::OpSpecConstantComposite
                                                         : Opcode::OpSpecConstantCompositeReplicateEXT;
  if (failed(emit(typesAndGlobals, op->getLoc(), opcode, operands)))
    return failure();
  return emitName(op->getLoc(), id, name);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

LogicalResult Serializer::appendInterface(Operation *op, ArrayAttr interface, Operands &operands) {
  for (Attribute variable : interface) {
    operands.push_back(
        getDefinedSymbolID(op, llvm::cast<SymbolRefAttr>(variable).getRootReference().getValue()));
    if (!operands.back())
      return failure();
  }
  return success();
}

LogicalResult Serializer::processEntryPoint(EntryPointOp op) {
  Operands operands{static_cast<uint32_t>(op.getExecutionModel()), getSymbolID(op.getFn())};
  encodeStringLiteralInto(operands, op.getFn());
  if (failed(appendInterface(op, op.getInterface(), operands)))
    return failure();
  return emit(entryPoints, op.getLoc(), Opcode::OpEntryPoint, operands);
}

LogicalResult Serializer::processExecutionMode(ExecutionModeOp op) {
  Operands operands{getSymbolID(op.getFn()), static_cast<uint32_t>(op.getExecutionMode())};
  for (Attribute value : op.getValues())
    operands.push_back(llvm::cast<IntegerAttr>(value).getInt());
  return emit(executionModes, op.getLoc(), Opcode::OpExecutionMode, operands);
}

LogicalResult Serializer::processGraphEntryPoint(GraphEntryPointARMOp op) {
  Operands operands{getSymbolID(op.getFn())};
  encodeStringLiteralInto(operands, op.getFn());
  if (failed(appendInterface(op, op.getInterface(), operands)))
    return failure();
  return emit(graphs, op.getLoc(), Opcode::OpGraphEntryPointARM, operands);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

/// Writes the words to a new file whose name starts with the prefix.
static LogicalResult saveModule(ModuleOp module, llvm::ArrayRef<uint32_t> words, StringRef prefix) {
  int descriptor;
  llvm::SmallString<128> path;
  if (std::error_code error = llvm::sys::fs::createUniqueFile(prefix + "%%%%%%.spv", descriptor, path))
    return module.emitError("cannot create a file with prefix '") << prefix << "': " << error.message();
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/true);
  os.write(reinterpret_cast<const char *>(words.data()), words.size() * sizeof(uint32_t));
  os.flush();
  if (!os.has_error())
    return success();
  std::string message = os.error().message();
  os.clear_error();
  return module.emitError("cannot write '") << path.str() << "': " << message;
}

LogicalResult spirv::serialize(ModuleOp moduleOp, llvm::SmallVectorImpl<uint32_t> &binary,
                               const SerializationOptions &options) {
  binary.clear();
  Serializer serializer(moduleOp, options);
  if (failed(serializer.serialize()))
    return failure();
  serializer.collect(binary);
  return options.saveModuleForValidation ? saveModule(moduleOp, binary, options.validationFilePrefix)
                                         : success();
}
