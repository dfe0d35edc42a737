//===- Serializer.h - Writes SPIR-V ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of the serialization of one module. Instructions are appended to the sections of a SPIR-V module
// as they become known; the sections are concatenated at the end. Ids count up in the order in which types,
// values and blocks are first needed, so equal modules have equal words.
//
// Functions that return an id return 0 after reporting an error. The depth of types, constants and control
// flow is limited, so that recursion is bounded.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_SERIALIZER_H
#define STRATA_DIALECTS_SPIRV_TARGET_SERIALIZER_H

#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/spirv/target/InstructionTable.h"
#include "dialects/spirv/target/SPIRVBinaryUtils.h"
#include "dialects/spirv/target/Serialization.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::spirv {

class BranchConditionalOp;
class BranchOp;
class FunctionCallOp;
class GenericCastToPtrExplicitOp;
class LoopOp;
class SelectionOp;
class SpecConstantOp;
class SpecConstantOperationOp;
class SwitchOp;

using Words = llvm::SmallVector<uint32_t, 0>;

class Serializer {
public:
  Serializer(ModuleOp module, const SerializationOptions &options);
  LogicalResult serialize();
  /// Appends the words of the module.
  void collect(llvm::SmallVectorImpl<uint32_t> &binary) const;

private:
  using Operands = llvm::SmallVector<uint32_t, 8>;

  // Module scope (Serializer.cpp).
  LogicalResult processModuleHeader();
  LogicalResult processGlobal(Operation *op);
  LogicalResult processGlobalVariable(GlobalVariableOp op);
  LogicalResult processSpecConstant(SpecConstantOp op);
  LogicalResult processSpecConstantComposite(Operation *op, Type type,
                                             llvm::ArrayRef<Attribute> constituents);
  LogicalResult processEntryPoint(EntryPointOp op);
  LogicalResult processExecutionMode(ExecutionModeOp op);
  LogicalResult processGraphEntryPoint(GraphEntryPointARMOp op);
  LogicalResult appendInterface(Operation *op, ArrayAttr interface, Operands &operands);
  /// Returns the id of a symbol of the module, which may not have been defined yet.
  uint32_t getSymbolID(llvm::StringRef name);
  /// Returns the id of a symbol that has been defined.
  uint32_t getDefinedSymbolID(Operation *user, llvm::StringRef name);
  LogicalResult emitName(Location loc, uint32_t id, llvm::StringRef name);

  // Decorations (SerializeDecorations.cpp).
  /// Emits a decoration for each attribute except those in `elided`.
  LogicalResult processDecorations(Operation *op, uint32_t id, llvm::ArrayRef<llvm::StringRef> elided);
  LogicalResult processDecoration(Location loc, uint32_t id, llvm::StringRef attrName, Attribute value);
  LogicalResult encodeDecorationValue(Location loc, Decoration decoration, Attribute value,
                                      Operands &operands);
  /// Returns the id of the operand of a decoration that is added by OpDecorateId; reports an error and
  /// returns 0 if the attribute is neither a number nor a symbol that can be used.
  uint32_t getDecorationOperandID(Location loc, Decoration decoration, Attribute value);
  LogicalResult processCacheControls(Location loc, uint32_t id, Decoration decoration, Attribute value);
  void emitDecoration(uint32_t id, Decoration decoration, llvm::ArrayRef<uint32_t> values = {});

  // Types (SerializeTypes.cpp).
  uint32_t getTypeID(Location loc, Type type);
  uint32_t getVoidTypeID(Location loc);
  LogicalResult emitType(Location loc, Type type, uint32_t id);
  LogicalResult emitPointerType(Location loc, PointerType type, uint32_t id);
  LogicalResult emitStructType(Location loc, StructType type, uint32_t id);
  LogicalResult emitTensorType(Location loc, TensorArmType type, uint32_t id);
  LogicalResult emitFunctionType(Location loc, Type type, uint32_t id);
  LogicalResult emitArrayStride(uint32_t id, unsigned stride);
  /// Appends the ids of types.
  LogicalResult appendTypeIDs(Location loc, llvm::ArrayRef<Type> types, Operands &operands);

  // Constants (SerializeConstants.cpp).
  uint32_t getConstantID(Location loc, Type type, Attribute value);
  uint32_t getScalarConstantID(Location loc, Attribute value, bool isSpec = false);
  uint32_t getInt32ConstantID(Location loc, uint32_t value);
  uint32_t getReplicatedConstantID(Location loc, Type type, Attribute value);
  uint32_t emitCompositeConstant(Location loc, Type type, Attribute value);
  uint32_t emitElements(Location loc, Type type, DenseElementsAttr elements, unsigned dim, uint64_t &next);
  uint32_t getUndefID(Location loc, Type type);

  // Ops (SerializeOps.cpp).
  LogicalResult processOp(Operation *op);
  LogicalResult processTableOp(Operation *op, const InstructionRow &row, Words &section);
  LogicalResult processFunctionCall(FunctionCallOp op);
  LogicalResult processCastToPtrExplicit(GenericCastToPtrExplicitOp op);
  LogicalResult processSpecConstantOperation(SpecConstantOperationOp op);
  LogicalResult processGraphOutputs(GraphOutputsARMOp op);
  /// Appends type and id of the result, if there is one.
  LogicalResult beginResult(Operation *op, Operands &operands);
  LogicalResult encodeArguments(Operation *op, const InstructionRow &row, Operands &operands);
  uint32_t getExtendedSetID(llvm::StringRef name);
  uint32_t getValueID(Operation *user, Value value);

  // Functions and control flow (SerializeFunctions.cpp).
  LogicalResult processFunction(FuncOp op);
  LogicalResult processGraph(GraphARMOp op);
  LogicalResult processArgument(FuncOp op, unsigned index);
  /// Emits a block; `emitMerge` emits the merge instruction of the header of a construct.
  LogicalResult processBlock(Block *block, llvm::function_ref<void()> emitMerge = {});
  LogicalResult emitPhis(Block *block);
  /// Emits the blocks that are reachable from `header` without passing through `skipped`, in depth-first
  /// order.
  LogicalResult processBlocksFrom(Block *header, llvm::ArrayRef<Block *> skipped);
  LogicalResult processSelection(SelectionOp op);
  LogicalResult processLoop(LoopOp op);
  LogicalResult processMerge(Operation *construct, Block *merge);
  LogicalResult processBranch(BranchOp op);
  LogicalResult processBranchConditional(BranchConditionalOp op);
  LogicalResult processSwitch(SwitchOp op);
  uint32_t getBlockID(Block *block);
  /// Returns the label of the SPIR-V block that contains the terminator of `block`. If `block` contains
  /// constructs, this is the label of the merge block of the last one.
  uint32_t getExitLabel(Block *block);

  // Instructions and debug info.
  LogicalResult emit(Words &section, Location loc, Opcode opcode, llvm::ArrayRef<uint32_t> operands = {});
  void emitDebugLine(Words &section, Location loc);
  uint32_t nextID() { return idCount++; }

  ModuleOp module;
  Version version = Version::V_1_0;
  SerializationOptions options;
  uint32_t idCount = 1;

  Words capabilities, extensions, extendedSets, memoryModel, entryPoints, executionModes, strings, names,
      decorations, typesAndGlobals, functions, graphs;
  /// The words of the current function, until they are appended to `functions`.
  Words functionHeader, functionBody;

  llvm::StringMap<uint32_t> symbolIDs;
  llvm::StringMap<uint32_t> extendedSetIDs, fileIDs;
  llvm::DenseMap<Type, uint32_t> typeIDs, undefIDs;
  llvm::DenseMap<std::pair<Type, Attribute>, uint32_t> constantIDs, replicatedIDs;
  llvm::DenseMap<Value, uint32_t> valueIDs;
  llvm::DenseMap<Block *, uint32_t> blockIDs;
  /// Maps the entry block of a loop, which is not emitted, to the label of the SPIR-V block before the loop.
  llvm::DenseMap<Block *, uint32_t> incomingLabels;
  llvm::DenseMap<OperationName, const InstructionRow *> rows;
  llvm::DenseSet<Type> structsInProgress; ///< Identified structs whose members are being processed.
  llvm::MapVector<uint32_t, PointerType> forwardPointers; ///< Pointer types declared but not yet defined.
  llvm::DenseSet<uint32_t> blockDecorated;                ///< Structs with the decoration Block.
  /// Operands of phis whose values were not yet defined when the phi was emitted: the index of the operand in
  /// functionBody, and the value.
  llvm::SmallVector<std::pair<size_t, Value>> pendingPhiOperands;
  uint32_t currentLabel = 0;
  unsigned depth = 0; ///< The current nesting depth of types, constants and control flow.
};

/// The largest nesting depth of types, constants and control flow.
inline constexpr unsigned maxSerializationDepth = 1000;

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGET_SERIALIZER_H
