//===- OperationParser.h - Reading operations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads operations, blocks and regions, and keeps the names of values and blocks. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPERATIONPARSER_H
#define STRATA_RUNTIME_ASM_OPERATIONPARSER_H

#include "runtime/asm/FormatGroups.h"
#include "runtime/asm/ParserState.h"
#include "runtime/asm/ValueScope.h"

namespace strata {

class OperationParser {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  using Argument = OpAsmParser::Argument;

  OperationParser(ParserState &state, Block *topLevel);
  ~OperationParser();

  /// The whole file.
  ParseResult parseTopLevel();

  // For OpAsmParser.
  ParseResult parseSSAUse(UnresolvedOperand &result, bool allowResultNumber);
  /// Null after an error. Makes a placeholder when the name is not defined yet.
  Value resolve(const UnresolvedOperand &use, Type type);
  ParseResult parseRegion(Region &region, llvm::ArrayRef<Argument> arguments, bool isIsolatedNameScope);
  Block *getBlock(llvm::StringRef name, llvm::SMLoc loc);
  ParseResult parseSuccessor(Block *&block);

  // For reading in parallel (ParallelParser.cpp).
  struct Chunk;
  struct DeferredLocationAlias {
    Operation *op;
    llvm::StringRef alias;
    llvm::SMLoc loc;
  };

  // Of the operation being read.
  unsigned numResultsExpected = 0;

  /// Lists for the format of one op, while it is read: those of ops around it are in use.
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
  struct ResultName {
    llvm::StringRef name;
    uint64_t count;
    llvm::SMLoc loc;
  };
  struct BlockDef {
    Block *block = nullptr;
    llvm::SMLoc loc;
    bool isDefined = false;
  };

  ParseResult parseOperation();
  ParseResult parseOperationInner();
  Operation *parseGeneric(llvm::SMLoc loc);
  Operation *parseCustom(llvm::ArrayRef<ResultName> results);
  OperationName parseCustomName();
  Operation *finishOperation(OperationState &state);
  ParseResult parseGenericSuccessors(OperationState &state);
  // What is declared of an op's attributes; in PropertiesParser.cpp.
  /// What is found in `<{…}>`, to be looked at when all of the operation has been read.
  struct PropertiesMisfit {
    std::string complaint; ///< What is wrong with the attributes; empty: nothing.
    Attribute given;       ///< All of it, where there are properties of other kinds to make of it.
  };
  ParseResult parseGenericProperties(OperationState &result, PropertiesMisfit &misfit);
  ParseResult normalizeProperties(OperationState &result, Attribute given, llvm::SMLoc loc);
  ParseResult completeGenericAttributes(OperationState &result, bool hasProperties, llvm::SMLoc loc);
  static void placeInherentAttributes(OperationState &result, bool winsOverSlots);
  ParseResult parseGenericTypes(OperationState &result, llvm::ArrayRef<UnresolvedOperand> operands);
  ParseResult parseTrailingLocation(Operation *op);
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

  ParserState &state;
  OpBuilder builder;
  std::vector<std::unique_ptr<ValueScope>> scopes;
  NameTable<BlockDef> blocks; ///< By name and region, of the regions that are being read.
  llvm::SmallVector<std::pair<uint32_t, size_t>>
      blockScopes; ///< Numbers of these regions; the blocks outside of them.
  uint32_t numRegions = 0;
  /// What stands in for values before they are defined, and the definition once it is there.
  std::vector<std::pair<Operation *, Value>> placeholders;
  /// Registered ops with custom forms, by their last letters.
  std::pair<llvm::StringRef, const OpInfo *> recentNames[64] = {};
  std::vector<std::unique_ptr<FormatGroups>> formatGroups;
  size_t numGroupsInUse = 0;
  std::vector<DeferredLocationAlias> deferredLocationAliases;
  /// Of the module being read: what is in it can be read by several threads. Null while one thread is to read
  /// all.
  const Region *moduleRegion = nullptr;
  unsigned numWrongGuesses = 0; ///< Where chunks start.
};

/// Runs an op's format. Private to runtime/asm; see FormatParser.h for what custom directives are handed.
ParseResult parseByFormat(OpAsmParser &parser, OperationState &result, const OpSpec &spec);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPERATIONPARSER_H
