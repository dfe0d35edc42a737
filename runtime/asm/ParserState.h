//===- ParserState.h - One parse of one buffer ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What all parsers of a buffer share: the token in hand, places, aliases, names of values and blocks, depth.
// Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PARSERSTATE_H
#define STRATA_RUNTIME_ASM_PARSERSTATE_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/Lexer.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <mutex>
#include <unordered_map>

namespace strata {

class DenseLiteral;

class ParserState {
public:
  /// \param firstLine, firstColumn  where the buffer starts in its file.
  ParserState(llvm::StringRef buffer, llvm::StringRef bufferName, MLIRContext *context,
              unsigned firstLine = 1, unsigned firstColumn = 1);

  /// A place at the start of a line's text, for a thread to start from.
  struct Start {
    const char *place, *lineStart;
    unsigned line;
  };
  /// Another state over the same buffer, for a part of it that another thread reads. \p main is not used
  /// while there are such; \p part counts from 1.
  ParserState(ParserState &main, Start start, unsigned part);

  /// Where reading stands; reading can go on there, with a state of the same buffer.
  struct Position {
    Lexer lexer;
    Token token, last;
    const char *linePlace, *lineStart;
    unsigned line;
  };
  Position getPosition() const { return {lexer, tok, last, linePlace, lineStart, line}; }
  void setPosition(const Position &position);

  // Tokens.
  const Token &token() const { return tok; }
  void consume() {
    last = tok;
    tok = lexer.next();
    if (tok.is(TokenKind::Error))
      reportLexError();
  }
  bool consumeIf(TokenKind kind) {
    if (!tok.is(kind))
      return false;
    consume();
    return true;
  }
  ParseResult expect(TokenKind kind, const llvm::Twine &message) {
    if (LLVM_LIKELY(consumeIf(kind)))
      return success();
    return error(message);
  }
  /// Starts over from a place inside the current token's text (`4x8xf32`, `->` inside `>->`).
  void resetTo(const char *position) {
    lexer.setPosition(position);
    consume();
    const char *begin = std::min(last.spelling.begin(), position);
    if (last.spelling.end() > position)
      last.spelling = llvm::StringRef(begin, position - begin);
  }

  // Errors and places.
  InFlightDiagnostic error(llvm::SMLoc loc, const llvm::Twine &message = {});
  /// What was read ends too early: right behind it.
  InFlightDiagnostic error(const llvm::Twine &message);
  /// The token in hand is wrong itself.
  InFlightDiagnostic errorAtToken(const llvm::Twine &message);
  CompactLocation compactLoc(llvm::SMLoc loc);
  std::pair<unsigned, unsigned> lineAndColumn(const char *place);
  size_t getTextSize() const { return buffer.size(); }
  const char *getTextEnd() const { return buffer.end(); }
  Start getTokenStart();

  // Memory of the text: see ParserConfig::isMappedFile.
  void releaseWhatWasRead() { releasedEnd = buffer.begin(); }
  /// To be called now and then.
  void noteProgress() {
    if (LLVM_UNLIKELY(releasedEnd && tok.spelling.data() >= releasedEnd + 2 * releaseStep))
      releasePages(tok.spelling.data() - releaseStep);
  }
  /// Of a part of the text: it was read.
  void releaseChunk() {
    if (releasedEnd)
      releasePages(tok.spelling.data());
  }

  // Depth.
  /// Counts nesting for a scope; `ok()` is false beyond the limit, after an error.
  class DepthGuard {
  public:
    explicit DepthGuard(ParserState &state) : state(state) { ++state.depth; }
    ~DepthGuard() { --state.depth; }
    bool needsNewStack() const { return state.depth % stackStep == 0; }
    bool ok();

  private:
    ParserState &state;
  };
  static constexpr unsigned stackStep = 400, maxDepth = 200000;
  static constexpr unsigned newStackSize = 8u << 20;

  // Types, attributes, locations (TypeParser.cpp, AttributeParser.cpp, LocationParser.cpp). Null on error.
  Type parseType();
  Type parseNonFunctionType();
  OptionalParseResult parseOptionalType(Type &type);
  Attribute parseAttribute(Type type = {});
  OptionalParseResult parseOptionalAttribute(Attribute &attr, Type type = {});
  ParseResult parseAttrDictEntries(NamedAttrList &attrs);
  ParseResult parseLocation(LocationAttr &loc);         ///< `loc(…)`
  ParseResult parseLocationInstance(LocationAttr &loc); ///< what is inside
  ParseResult parseDimensions(llvm::SmallVectorImpl<int64_t> &dims, bool allowDynamic, bool withTrailingX);
  /// True if the current token starts with the `x` between two sizes of a shape.
  bool atDimensionX() const { return tok.is(TokenKind::BareIdentifier) && tok.spelling[0] == 'x'; }
  /// Parses an `x` and the static sizes that the lexer put into the same token: `x3x4x` of `2x3x4xf32`.
  ParseResult parseSizesAfterX(llvm::SmallVectorImpl<int64_t> &sizes);
  ParseResult parseSymbolRef(Attribute &result);
  ParseResult parseFileMetadata(); ///< `{-# … #-}` (ResourceParser.cpp)
  ParseResult parseFunctionResultTypes(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseTypeListParens(llvm::SmallVectorImpl<Type> &types);
  /// Elements and the closing bracket. An error about the latter ends in `where`, and may offer a comma, too.
  ParseResult parseCommaSeparated(TokenKind close, llvm::function_ref<ParseResult()> element,
                                  bool allowEmpty = true, llvm::StringRef where = {},
                                  bool namesComma = false);

  MLIRContext *const context;
  template <typename T>
  struct Alias {
    T value;
    uint64_t textSize; ///< Of the text without aliases, in bytes.
  };

private:
  /// What attributes name by a number, and the first part of the text that does, 0 before there were parts.
  struct NumberedDistinct {
    DistinctAttr attr;
    unsigned firstPart;
  };
  /// What all states of a buffer share. Aliases are only defined while there is one state.
  struct Tables {
    llvm::StringMap<Alias<Attribute>> attrAliases;
    llvm::StringMap<Alias<Type>> typeAliases;
    std::mutex mutex;                                             ///< Guards what follows.
    std::unordered_map<uint64_t, NumberedDistinct> distinctAttrs; // Any number may be a key.
    llvm::StringMap<DenseResourceElementsHandle> resources;
  };
  std::shared_ptr<Tables> tables;
  const unsigned part = 0; ///< Of the text, while several threads read it; else 0.

public:
  llvm::StringMap<Alias<Attribute>> &attrAliases;
  llvm::StringMap<Alias<Type>> &typeAliases;
  /// The text that all aliases used so far stand for.
  uint64_t aliasedText = 0;
  /// Forgets what only the parts from \p firstDropped on named; the others are parts no more.
  void mergeParts(unsigned firstDropped);
  /// Fails without a word: one thread has to read this part.
  void giveUpPart() { ++numErrors; }
  bool isPart() const { return part; }
  bool parsedError = false;
  unsigned numErrors = 0;
  /// The parser of operations, for the nested constructs of OpAsmParser; null while parsing just a type.
  class OperationParser *operations = nullptr;
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects;
  llvm::SmallSetVector<const void *, 2>
      cyclic; ///< Types and attributes in whose text we are, and that ask for it.
  /// The op whose own form is being read; its name goes before what its parser reports. Empty: none.
  llvm::StringRef customOp;

  /// The declared default of an attribute slot, mostly made already.
  Attribute getDefault(const AttrSpec &spec) {
    auto &recent =
        recentDefaults[(reinterpret_cast<uintptr_t>(&spec) / sizeof(AttrSpec)) % std::size(recentDefaults)];
    if (recent.first != &spec)
      recent = {&spec, spec.defaultValue(context)};
    return recent.second;
  }

  /// `[1, 2]`: a dense array, as declared formats show it.
  Attribute parseDenseArrayInBrackets(Type element);

private:
  friend class AsmParser;
  ParseResult parseLocationInner(LocationAttr &loc);
  ParseResult parseFileLineColRange(llvm::StringRef file, LocationAttr &loc);
  Type parseBareType();
  Type parseOtherBareType();
  Type parseDialectType();
  Type parseTupleType();
  Type parseVectorType();
  Type parseTensorType();
  Type parseMemRefType();
  ParseResult parseMemRefTail(bool isUnranked, MemRefLayoutAttrInterface &layout, Attribute &memorySpace);
  Type parseComplexType();
  Type parseFunctionType();

  /// The beginning of a dialect type or attribute: `!poly.poly` (short form), or `!poly` before `<poly<5>>`
  /// (long form).
  struct DialectSymbol {
    /// Splits the current token and loads the dialect. Does not consume.
    explicit DialectSymbol(ParserState &state);

    llvm::SMLoc loc;
    bool isLong;
    llvm::StringRef nameSpace, mnemonic;
    llvm::SMLoc mnemonicLoc;
    Dialect *dialect; ///< Null if the dialect is not registered.
  };
  /// The words for types or for attributes in messages about dialect symbols.
  struct DialectSymbolKind {
    llvm::StringLiteral noun, unknown;
  };
  /// If the current token refers to an alias, consumes it, sets \p result (null after an error) and returns
  /// true.
  template <typename T>
  bool parseAliasUse(const llvm::StringMap<Alias<T>> &aliases, T &result);
  /// Consumes the token of \p symbol and, in the long form, `<` and the mnemonic. Fails after an error if
  /// there is no mnemonic, or if the dialect has neither mnemonics nor a hook that parses.
  ParseResult parseMnemonic(DialectSymbol &symbol, const DialectSymbolKind &kind, bool hasDefinitions,
                            bool hasMnemonics);
  template <typename DefT>
  ParseResult parseMnemonic(DialectSymbol &symbol, const DialectSymbolKind &kind,
                            llvm::ArrayRef<const DefT *> definitions, bool hasHook) {
    bool hasMnemonics = llvm::any_of(definitions, [](const DefT *def) { return !def->mnemonic.empty(); });
    return parseMnemonic(symbol, kind, !definitions.empty(), hasHook || hasMnemonics);
  }
  void reportUnknownMnemonic(const DialectSymbol &symbol, const DialectSymbolKind &kind);
  /// Parses the `>` that ends the long form; does nothing in the short form.
  ParseResult parseEndOf(const DialectSymbol &symbol);

  Attribute parseAttributeInner(Type type);
  std::optional<llvm::APInt> parseDenseElement(const Token &token, bool isNegative, Type type);
  Attribute parseNumberAttr(Type type, bool isNegative);
  Attribute parseDialectAttr(Type type);
  Attribute parseDenseElements(Type type);
  Attribute parseSparseElements(Type type);
  ShapedType parseElementsType(Type type, llvm::SMLoc loc);
  DenseElementsAttr makeDenseElements(const DenseLiteral &literal, ShapedType type, llvm::SMLoc loc);
  DenseElementsAttr parseDenseHex(llvm::SMLoc startLoc, const Token &token, ShapedType type);
  std::optional<llvm::APFloat> parseFloatLiteral(const Token &token, bool isNegative, FloatType type);
  Attribute parseDenseArray();
  Attribute parseAffineMapOrSet();
  Attribute parseStridedLayout();
  ParseResult parseStride(int64_t &stride);
  Attribute parseDistinct();
  Attribute parseDenseResource(Type type);
  using ParseResourceValue = llvm::function_ref<ParseResult(llvm::StringRef, llvm::SMLoc)>;
  ParseResult parseResourceKey(std::string &key, bool allowString);
  ParseResult parseResourceDict(bool allowString, ParseResourceValue parseValue);
  ParseResult parseBlob(llvm::StringRef key, AsmResourceBlob &blob);
  ParseResult parseDialectResources(llvm::StringRef dialectName, llvm::SMLoc loc);
  ParseResult parseExternalResources(llvm::StringRef group);
  DenseResourceElementsHandle getResource(llvm::StringRef key);
  std::optional<llvm::APInt> parseDenseArrayElement(Type element);
  Attribute parseDenseArrayElements(Type element, TokenKind close, bool allowEmpty);
  Type parseColonTypeOr(Type type);
  /// The text between < and > of a dialect symbol that no definition reads.
  ParseResult parseOpaqueBody(llvm::StringRef &body);
  /// The token in hand, `!x` or `!x.name`, and what stands in brackets behind it, for a dialect nobody knows.
  ParseResult parseOpaqueSymbol(llvm::StringRef nameSpace, llvm::StringRef &body);
  void reportLexError();
  void releasePages(const char *end);

  static constexpr size_t releaseStep = 1 << 16;
  const char *releasedEnd = nullptr; ///< Null: nothing is released.
  llvm::StringRef buffer;
  /// Types of one word of up to eight characters, by these.
  std::pair<uint64_t, Type> recentTypes[16] = {};
  std::pair<const AttrSpec *, Attribute> recentDefaults[16] = {};
  Lexer lexer;
  Token tok, last;
  int fileNumber;
  StringAttr fileName;
  const char *linePlace, *lineStart;
  const unsigned firstLine, firstColumn;
  unsigned line;
  unsigned depth = 0;
  friend class DepthGuard;
};

template <typename T>
bool ParserState::parseAliasUse(const llvm::StringMap<Alias<T>> &aliases, T &result) {
  llvm::StringRef name = tok.spelling.drop_front();
  if (name.contains('.') || lexer.getPosition()[0] == '<')
    return false;
  auto it = aliases.find(name);
  consume();
  if (it == aliases.end()) {
    error("undefined symbol alias id '" + name + "'");
    return true;
  }
  aliasedText = llvm::SaturatingAdd(aliasedText, it->second.textSize);
  result = it->second.value;
  return true;
}

/// What messages about unknown dialects end in.
inline constexpr llvm::StringLiteral howToAllowDialects =
    "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used";

/// Characters of a floating point literal: conversion takes quadratic time.
inline constexpr size_t maxFloatLiteral = 10000;

/// The value of `42` or `0x2A`, with a zero bit on top. None beyond 2^18 bits: conversions take quadratic
/// time.
std::optional<llvm::APInt> parseIntegerLiteral(llvm::StringRef spelling);

/// The bits of an integer literal in a type, or none when it does not fit.
std::optional<llvm::APInt> integerLiteralBits(Type type, bool isNegative, llvm::StringRef spelling);

/// Whether a word starts a builtin type.
bool parseBareTypeStarts(llvm::StringRef spelling);

/// Reads a type or attribute by its DefSpec: what follows the mnemonic. Null on error.
Type parseTypeBySpec(AsmParser &parser, const TypeDefSpec &spec);
Attribute parseAttrBySpec(AsmParser &parser, const AttrDefSpec &spec, Type type);

/// "':'" and so on, for messages.
llvm::StringRef getTokenSpelling(TokenKind kind);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PARSERSTATE_H
