//===- Deserializer.h - Reads SPIR-V --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of the deserialization of one module. Instructions are read in order. Types, constants and
// symbols are recorded by id; a constant becomes an op at each use, as ops of the spirv dialect only use
// values of their function.
//
// The input may be malformed: every id and every count is checked. The sizes of types, constants and ops on
// specialization constants are limited: the IR repeats parts that the binary form contains once and refers to
// by id. Functions that return a pointer-like value return null after reporting an error.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZER_H
#define STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZER_H

#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/spirv/target/Deserialization.h"
#include "dialects/spirv/target/InstructionTable.h"
#include "dialects/spirv/target/SPIRVBinaryUtils.h"
#include "dialects/spirv/target/Structurizer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::spirv {

/// The operands of one instruction, read from first to last.
class WordReader {
public:
  explicit WordReader(llvm::ArrayRef<uint32_t> words) : words(words) {}
  bool atEnd() const { return index == words.size(); }
  size_t left() const { return words.size() - index; }
  /// Returns the next word; after the last word, returns 0, which is not a valid id.
  uint32_t next() {
    if (!atEnd())
      return words[index++];
    missing = true;
    return 0;
  }
  std::optional<llvm::StringRef> nextString() { return readStringLiteral(words, index); }
  llvm::ArrayRef<uint32_t> rest() { return words.drop_front(std::exchange(index, words.size())); }
  /// True if next() was called after the last word.
  bool isMissingWords() const { return missing; }

private:
  llvm::ArrayRef<uint32_t> words;
  unsigned index = 0;
  bool missing = false;
};

class Deserializer {
public:
  Deserializer(llvm::ArrayRef<uint32_t> binary, MLIRContext *context, const DeserializationOptions &options);
  OwningOpRef<ModuleOp> run();

private:
  /// The operands of a decoration instruction, not yet converted to an attribute.
  struct EncodedDecoration {
    Decoration decoration;
    llvm::ArrayRef<uint32_t> words;
  };
  /// A decoration of a global variable whose operand is an id that has not been defined yet.
  struct PendingDecoration {
    Decoration decoration;
    uint32_t operand;
    size_t offset;
    Operation *op = nullptr; ///< The variable; set after its creation.
  };
  struct EncodedMemberDecoration : EncodedDecoration {
    uint32_t member;
  };
  /// A constant, specialization constant or undefined value that is defined outside of functions.
  struct Constant {
    enum Kind { Value, Replicated, Undef, SpecConstant, SpecOperation, GraphConstant } kind;
    Type type;
    /// For Value, the constant; for Replicated, each constituent; for GraphConstant, the number of the graph
    /// constant.
    Attribute value = {};
    llvm::StringRef symbol = {};         ///< For SpecConstant: the symbol name.
    llvm::ArrayRef<uint32_t> words = {}; ///< For SpecOperation: the wrapped opcode and its operands.
    size_t offset = 0;                   ///< For SpecOperation: index of the first word of the instruction.
  };
  struct Phi {
    BlockArgument argument;
    llvm::ArrayRef<uint32_t> words; ///< Pairs of ids: a value, and the predecessor that passes the value.
    size_t offset;
  };
  struct PendingStruct {
    uint32_t id;
    StructType type;
    llvm::ArrayRef<uint32_t> members;
    size_t offset;
  };

  // The module (Deserializer.cpp).
  LogicalResult processHeader();
  LogicalResult processInstruction(Opcode opcode, WordReader &words);
  std::optional<LogicalResult> processModuleInstruction(Opcode opcode, WordReader &words);
  LogicalResult processCapability(WordReader &words);
  LogicalResult processExtension(WordReader &words);
  LogicalResult processMemoryModel(WordReader &words);
  LogicalResult processEntryPoint(WordReader &words);
  LogicalResult processExecutionMode(WordReader &words);
  LogicalResult processName(WordReader &words);
  LogicalResult processLine(WordReader &words);
  LogicalResult finishModule();
  LogicalResult finishEntryPoints();
  FailureOr<ArrayAttr> readInterface(llvm::ArrayRef<uint32_t> ids);
  /// Returns a symbol name for an id that no other symbol has.
  llvm::StringRef makeSymbol(uint32_t id, llvm::StringRef prefix, llvm::StringRef fallback = {});

  // Decorations (DeserializeDecorations.cpp).
  LogicalResult processDecorate(bool hasIds, WordReader &words);
  LogicalResult processMemberDecorate(WordReader &words);
  /// Process the instructions that the dialect has no opcodes for.
  LogicalResult processBinaryInstruction(BinaryOpcode opcode, WordReader &words);
  LogicalResult processDecorationGroup(WordReader &words);
  LogicalResult processGroupDecorate(WordReader &words);
  LogicalResult processGroupMemberDecorate(WordReader &words);
  /// Returns the decorations of a group; reports an error and fails if the id is no group.
  FailureOr<llvm::SmallVector<EncodedDecoration>> getGroup(uint32_t id);
  /// Returns the decoration with this number. Reports an error if it is unknown, or if its operands are ids
  /// and those of the instruction are not, or conversely.
  std::optional<Decoration> readDecoration(uint32_t number, bool hasIds);
  /// Returns the number of a constant, or the symbol of a specialization constant or a global variable; null
  /// if none of them has this id.
  Attribute getDecorationOperand(uint32_t id);
  /// Adds the decorations whose operands were defined after the decorated variables.
  LogicalResult finishDecorations();
  /// Returns the value of a decoration as an attribute, or null.
  Attribute readDecorationValue(const EncodedDecoration &encoded);
  /// Reports that the operand of a decoration is not an id that getDecorationOperand() knows.
  LogicalResult reportDecorationOperand(Decoration decoration, uint32_t id);
  /// Appends the attributes for the decorations of an id. If `pending` is not null, decorations whose operand
  /// is an id that has not been defined are appended to `pending`.
  LogicalResult readDecorations(uint32_t id, llvm::SmallVectorImpl<NamedAttribute> &attributes,
                                llvm::SmallVectorImpl<PendingDecoration> *pending = nullptr);
  std::optional<uint32_t> findDecoration(uint32_t id, Decoration decoration);

  // Types (DeserializeTypes.cpp).
  LogicalResult processType(Opcode opcode, WordReader &words);
  Type readType(Opcode opcode, uint32_t id, WordReader &words);
  Type readIntType(WordReader &words);
  Type readFloatType(WordReader &words);
  Type readVectorType(WordReader &words);
  Type readArrayType(uint32_t id, WordReader &words);
  Type readImageType(WordReader &words);
  Type readCooperativeMatrixType(WordReader &words);
  Type readTensorType(WordReader &words);
  Type readFunctionType(bool isGraph, WordReader &words);
  Type readStructType(uint32_t id, WordReader &words);
  Type readPointerType(uint32_t id, WordReader &words);
  /// Sets the body of a struct whose members have been defined.
  StructType finishStruct(const PendingStruct &pending);
  LogicalResult finishPendingStructs();
  Type getType(uint32_t id);
  /// Returns the type with this id if it may be part of another type; reports an error for void and function
  /// types.
  Type getElementType(uint32_t id);

  // Constants (DeserializeConstants.cpp).
  std::optional<LogicalResult> processConstant(Opcode opcode, WordReader &words);
  LogicalResult processScalarConstant(bool isSpec, WordReader &words);
  LogicalResult processBoolConstant(bool isSpec, bool value, WordReader &words);
  LogicalResult processCompositeConstant(bool isReplicated, WordReader &words);
  LogicalResult processSpecComposite(bool isReplicated, WordReader &words);
  LogicalResult processSpecOperation(WordReader &words);
  LogicalResult processNullConstant(WordReader &words);
  LogicalResult defineSpecConstant(uint32_t id, TypedAttr value);
  Attribute makeComposite(Type type, llvm::ArrayRef<Attribute> constituents);
  Attribute makeNull(Type type, uint64_t &size, unsigned depth = 0);
  LogicalResult defineConstant(uint32_t id, const Constant &constant, uint64_t size = 1);
  /// Returns the integer constant with this id as a word.
  std::optional<uint32_t> getConstantWord(uint32_t id);
  /// Returns the value of a constant with this id, or null.
  Attribute getConstantValue(uint32_t id);

  // Functions (DeserializeFunctions.cpp).
  std::optional<LogicalResult> processFunctionInstruction(Opcode opcode, WordReader &words);
  LogicalResult processFunction(WordReader &words);
  LogicalResult processParameter(WordReader &words);
  LogicalResult processFunctionEnd();
  LogicalResult processLabel(WordReader &words);
  LogicalResult processPhi(WordReader &words);
  LogicalResult processMergeInstruction(bool isLoop, WordReader &words);
  LogicalResult processBranch(WordReader &words);
  LogicalResult processBranchConditional(WordReader &words);
  LogicalResult processSwitch(WordReader &words);
  LogicalResult wirePhis();
  LogicalResult processGraph(WordReader &words);
  LogicalResult processGraphInput(WordReader &words);
  LogicalResult processGraphOutput(WordReader &words);
  LogicalResult processGraphEnd();
  LogicalResult processGraphEntryPoint(WordReader &words);
  /// Returns the block with this label in the current function. The first call with a label creates the
  /// block.
  Block *getBlock(uint32_t id);

  // Ops (DeserializeOps.cpp).
  LogicalResult processOp(Opcode opcode, WordReader &words);
  LogicalResult processExtInst(WordReader &words);
  LogicalResult processGlobalVariable(WordReader &words);
  LogicalResult processFunctionCall(WordReader &words);
  LogicalResult processCastToPtrExplicit(WordReader &words);
  /// Creates an op whose result, if it has one, has this id and type.
  LogicalResult processTableOp(const InstructionRow &row, uint32_t typeID, uint32_t id, WordReader &words);
  Operation *createTableOp(const InstructionRow &row, Type type, WordReader &words,
                           llvm::ArrayRef<NamedAttribute> attributes);
  LogicalResult readArgument(const InstructionRow::Argument &argument, const OpSpec &spec, WordReader &words,
                             OperationState &state);
  /// Returns the value with this id at the insertion point; creates an op for a constant.
  Value getValue(uint32_t id);
  Value materialize(const Constant &constant);
  Value materializeSpecOperation(const Constant &constant);
  LogicalResult defineValue(uint32_t id, Value value);

  // Ids and errors.
  /// Verifies that an id is in range and has not been defined, and marks it as defined.
  LogicalResult define(uint32_t id);
  /// Reports an error at the current instruction.
  InFlightDiagnostic error() { return errorAt(offset); }
  InFlightDiagnostic errorAt(size_t word);

  llvm::ArrayRef<uint32_t> binary;
  MLIRContext *context;
  DeserializationOptions options;
  size_t offset = 0; ///< Index of the first word of the current instruction.
  uint32_t idBound = 0;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  Block *moduleBlock = nullptr;
  Location loc; ///< The location of the ops that are created; set by OpLine.

  Version version = Version::V_1_0;
  llvm::SmallVector<Capability> capabilities;
  llvm::SmallVector<Extension> extensions;
  bool hasMemoryModel = false;

  llvm::DenseSet<uint32_t> defined;
  llvm::DenseMap<uint32_t, llvm::StringRef> names, strings, extendedSets;
  llvm::StringSet<> symbols;
  llvm::DenseMap<uint32_t, llvm::StringRef> functionSymbols, variableSymbols;
  llvm::DenseMap<uint32_t, llvm::SmallVector<EncodedDecoration, 2>> decorations;
  llvm::DenseMap<uint32_t, llvm::SmallVector<EncodedMemberDecoration, 2>> memberDecorations;
  llvm::DenseSet<uint32_t> decorationGroups;
  llvm::SmallVector<PendingDecoration, 0> pendingDecorations;
  llvm::DenseMap<std::pair<llvm::StringRef, uint32_t>, const InstructionRow *> rows;

  llvm::DenseMap<uint32_t, Type> types;
  llvm::DenseMap<Type, uint64_t> typeSizes; ///< The number of types, with repetitions, in the text of a type.
  llvm::DenseMap<Type, unsigned> typeDepths;
  llvm::DenseMap<uint32_t, StorageClass> forwardPointers;
  llvm::SmallVector<PendingStruct, 0> pendingStructs;
  llvm::DenseMap<uint32_t, Constant> constants;
  llvm::DenseMap<uint32_t, uint64_t> constantSizes;
  llvm::DenseMap<uint32_t, Type> variableTypes; ///< The pointer types of global variables, by id.

  struct EntryPoint {
    ExecutionModel model;
    uint32_t function;
    llvm::StringRef name;
    llvm::ArrayRef<uint32_t> interface;
    size_t offset;
  };
  llvm::SmallVector<EntryPoint, 0> entryPoints;
  struct Mode {
    uint32_t function;
    ExecutionMode mode;
    llvm::ArrayRef<uint32_t> values;
    size_t offset;
  };
  llvm::SmallVector<Mode, 0> executionModes;
  llvm::DenseMap<uint32_t, llvm::StringRef> graphEntryPoints;

  // The current function or graph.
  FuncOp function;
  GraphARMOp graph;
  llvm::SmallVector<Value> graphOutputs;
  bool isAligned = false; ///< The last memory access that was read has an alignment.
  unsigned numParameters = 0;
  Block *block = nullptr; ///< The current block, or null between blocks.
  llvm::DenseMap<uint32_t, Value> values;
  llvm::MapVector<uint32_t, Block *> blocks;
  llvm::DenseSet<Block *> labelled;
  llvm::MapVector<Block *, llvm::SmallVector<Phi, 2>> phis;
  ConstructMap constructs;
};

/// The largest number of types, attributes or ops that one instruction may expand to, and their largest
/// nesting depth.
inline constexpr uint64_t maxDeserializedSize = 1 << 16;
inline constexpr unsigned maxDeserializedDepth = 200;
/// The largest number of decorations of a group, which are repeated for each target of the group.
inline constexpr size_t maxGroupDecorations = 256;

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZER_H
