//===- OperationParser.h - Reading operations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads operations, blocks and regions, and keeps the names of values and blocks. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPERATIONPARSER_H
#define STRATA_RUNTIME_ASM_OPERATIONPARSER_H

#include "runtime/asm/ParserState.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

/// The values of one name: consecutive results of one op, or one argument.
struct NamedValues {
  Value first;
  unsigned count = 0;
  llvm::SMLoc loc;
};

/// The names of one isolated scope. `%12` is found by its number, other names by a hash table; names that a
/// nested region defined are taken back at its end.
class ValueScope {
public:
  /// \param numExpected  numbers below are kept in the table from the start.
  explicit ValueScope(size_t numExpected = 0) : numExpected(numExpected) {}

  /// A use before the definition, for which a placeholder stands in.
  struct ForwardUse {
    Operation *placeholder = nullptr;
    llvm::SMLoc loc;
  };

  const NamedValues *lookup(llvm::StringRef name) const;
  void define(llvm::StringRef name, NamedValues values);
  bool isEmpty() const { return log.empty() && forwardUses.empty(); }
  size_t mark() const { return log.size(); }
  void rollBack(size_t mark);

  /// By name and number of result, what is used and not defined so far.
  llvm::DenseMap<std::pair<llvm::StringRef, unsigned>, ForwardUse> forwardUses;

private:
  static bool isNumber(llvm::StringRef name, unsigned &number);
  std::vector<NamedValues> numbered;
  llvm::DenseMap<llvm::StringRef, NamedValues> named;
  std::vector<llvm::StringRef> log;
  size_t numExpected;
  bool hasSparseNumbers = false; ///< Some numbers are in `named`.
};

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
  ParseResult parseGenericProperties(OperationState &result, llvm::SMLoc opLoc);
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
  ParseResult checkBlocks();
  ParseResult reportAll(llvm::MutableArrayRef<const char *> places, llvm::StringRef message);
  void parseInParallel(Block *block, const char *&nextAttempt);
  bool splitIntoChunks(std::vector<Chunk> &chunks, const char *&end);
  bool parseChunk(const char *end, llvm::function_ref<bool()> isWanted);
  Value resolveForward(const UnresolvedOperand &use, Type type);
  void reportOtherType(const UnresolvedOperand &use, Type type, Type other, llvm::SMLoc otherLoc);

  ParserState &state;
  OpBuilder builder;
  std::vector<std::unique_ptr<ValueScope>> scopes;
  std::vector<llvm::DenseMap<llvm::StringRef, BlockDef>> blockScopes;
  std::vector<Operation *> placeholders;
  llvm::DenseMap<llvm::StringRef, const OpInfo *> nameCache;
  std::vector<DeferredLocationAlias> deferredLocationAliases;
  /// Of the module being read: what is in it can be read by several threads. Null while one thread is to read all.
  const Region *moduleRegion = nullptr;
};

/// Runs an op's format. Private to runtime/asm; see FormatParser.h for what custom directives are handed.
ParseResult parseByFormat(OpAsmParser &parser, OperationState &result, const OpSpec &spec);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPERATIONPARSER_H
