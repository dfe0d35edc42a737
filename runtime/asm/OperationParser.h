//===- OperationParser.h - Parses operations and regions ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses operations, blocks and regions, and resolves the names of values and blocks. Lives during one parse
// of a buffer or of a part of it; one thread. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPERATIONPARSER_H
#define STRATA_RUNTIME_ASM_OPERATIONPARSER_H

#include "runtime/asm/FormatGroups.h"
#include "runtime/asm/ParserState.h"
#include "runtime/asm/ValueScope.h"

namespace mlir {

/// Parses the operations of a buffer and appends them to a block.
class OperationParser {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  using Argument = OpAsmParser::Argument;

  OperationParser(ParserState &state, Block *topLevel);
  ~OperationParser();

  /// Parses the whole buffer, including aliases and metadata.
  ParseResult parseTopLevel();

  // Called by OpAsmParser.
  ParseResult parseSSAUse(UnresolvedOperand &result, bool allowResultNumber);
  /// Returns the value of a name, or a placeholder if the name is not defined yet. Returns null after an
  /// error.
  Value resolve(const UnresolvedOperand &use, Type type);
  ParseResult parseRegion(Region &region, llvm::ArrayRef<Argument> arguments, bool isIsolatedNameScope);
  /// Returns the name of a result of the operation that is being parsed; see OpAsmParser::getResultName().
  std::pair<llvm::StringRef, unsigned> getResultName(unsigned resultNo) const;
  /// Parses an operation in generic form and inserts it at a position.
  Operation *parseGenericAt(Block *block, Block::iterator place);
  /// Parses the name of an operation with a custom form. Returns null after an error.
  OperationName parseCustomName();
  /// The parts of an operation in generic form that a custom parser has parsed.
  struct ParsedParts {
    std::optional<llvm::ArrayRef<UnresolvedOperand>> operands;
    std::optional<llvm::ArrayRef<Block *>> successors;
    std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions;
    std::optional<llvm::ArrayRef<NamedAttribute>> attributes;
    std::optional<Attribute> properties;
    std::optional<FunctionType> type;
  };
  /// Parses the parts of an operation in generic form that follow its name and are not in \p parsed.
  ParseResult parseGenericParts(OperationState &result, const ParsedParts &parsed);
  Block *getBlock(llvm::StringRef name, llvm::SMLoc loc);
  ParseResult parseSuccessor(Block *&block);

  // Parallel parsing (ParallelParser.cpp).
  struct Chunk;
  /// The location alias of an operation or block argument that was used before the definition of the alias.
  struct DeferredLocationAlias {
    Operation *op; ///< Null for a block argument.
    BlockArgument argument;
    llvm::StringRef alias;
    llvm::SMLoc loc;
  };

  // The number of result names before the operation that is being parsed.
  unsigned numResultsExpected = 0;

  /// Borrows an unused FormatGroups object while one op is parsed. The ops around it use other objects at the
  /// same time.
  class GroupsLease {
  public:
    explicit GroupsLease(OperationParser &parser) : parser(parser), groups(parser.takeGroups()) {}
    ~GroupsLease() { --parser.numGroupsInUse; }
    GroupsLease(const GroupsLease &) = delete;
    FormatGroups &operator*() const { return groups; }

  private:
    OperationParser &parser;
    FormatGroups &groups;
  };

private:
  /// A name on the left of `=`, and the number of results that it stands for.
  struct ResultName {
    llvm::StringRef name;
    uint64_t count;
    llvm::SMLoc loc;
  };
  /// A block that has been defined or referenced.
  struct BlockDef {
    Block *block = nullptr;
    llvm::SMLoc loc;
    bool isDefined = false;
  };

  ParseResult parseOperation();
  ParseResult parseOperationInner();
  Operation *parseGeneric(llvm::SMLoc loc);
  Operation *parseCustom(llvm::ArrayRef<ResultName> results);
  Operation *finishOperation(OperationState &state);
  ParseResult parseGenericSuccessors(OperationState &state);
  // Inherent attributes and properties (PropertiesParser.cpp).
  /// Facts about the parsed `<{...}>` that are needed after the whole operation has been parsed.
  struct PropertiesMisfit {
    std::string complaint; ///< A description of the first error in the attributes; empty if they are valid.
    Attribute given;       ///< All properties, if some must be normalized; else null.
  };
  ParseResult parseGenericProperties(OperationState &result, PropertiesMisfit &misfit);
  ParseResult normalizeProperties(OperationState &result, Attribute given, llvm::SMLoc loc);
  ParseResult completeGenericAttributes(OperationState &result, bool hasProperties, llvm::SMLoc loc);
  static void placeInherentAttributes(OperationState &result, bool winsOverSlots);
  ParseResult parseGenericOperands(llvm::SmallVectorImpl<UnresolvedOperand> &operands);
  ParseResult parseGenericTypes(OperationState &result, llvm::ArrayRef<UnresolvedOperand> operands);
  ParseResult resolveGenericOperands(OperationState &result, llvm::ArrayRef<UnresolvedOperand> operands,
                                     llvm::ArrayRef<Type> types, llvm::SMLoc loc);
  /// Parses the optional location of an operation or, if \p op is null, of a block argument.
  ParseResult parseTrailingLocation(Operation *op, BlockArgument argument = {});
  ParseResult parseAliasDefinition();
  ParseResult parseBlocks(Region &region, llvm::ArrayRef<Argument> arguments);
  ParseResult parseBlockHeader(Region &region, Block *&block);
  ParseResult parseBlockBody(Block *block);
  ParseResult parseBlockArguments(Block *block);
  ParseResult defineValue(llvm::StringRef name, NamedValues values);
  ParseResult replaceForward(llvm::StringRef name, const NamedValues &values, unsigned number,
                             const ValueScope::ForwardUse &forward);
  ParseResult checkForwardUses();
  void settleLateUses();
  ParseResult checkBlocks();
  ParseResult reportAll(llvm::MutableArrayRef<const char *> places, llvm::StringRef message);
  void parseInParallel(Block *block, const char *&nextAttempt);
  bool splitIntoChunks(std::vector<Chunk> &chunks, const char *&end);
  bool parseChunk(const char *end, llvm::function_ref<bool()> isWanted);
  Value resolveForward(const UnresolvedOperand &use, Type type);
  void reportOtherType(const UnresolvedOperand &use, Type type, Type other, llvm::SMLoc otherLoc);

  FormatGroups &takeGroups();

  llvm::ArrayRef<ResultName> currentResults; ///< The result names of the operation that is being parsed.
  ParserState &state;
  OpBuilder builder;
  std::vector<std::unique_ptr<ValueScope>> scopes;
  NameTable<BlockDef> blocks; ///< The blocks of all regions that are being parsed, by name and region number.
  llvm::SmallVector<std::pair<uint32_t, size_t>>
      blockScopes; ///< The number of each region that is being parsed, and the size of `blocks` before it.
  uint32_t numRegions = 0;
  /// The placeholders of values used before their definitions, and the definitions found so far.
  std::vector<std::pair<Operation *, Value>> placeholders;
  /// A cache of registered ops with custom forms, indexed by the last letters of the name.
  std::pair<llvm::StringRef, const OpInfo *> recentNames[64] = {};
  std::vector<std::unique_ptr<FormatGroups>> formatGroups;
  size_t numGroupsInUse = 0;
  std::vector<DeferredLocationAlias> deferredLocationAliases;
  /// The body of the module that is being parsed, whose operations several threads may parse. Null if one
  /// thread must parse everything.
  const Region *moduleRegion = nullptr;
  /// The number of times that parallel parsing stopped because a chunk did not start at an operation.
  unsigned numWrongGuesses = 0;
};

/// Parses an op by its format program. Private to runtime/asm.
ParseResult parseByFormat(OpAsmParser &parser, OperationState &result, const OpSpec &spec);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPERATIONPARSER_H
