//===- ParserState.h - The state of one parse of a buffer -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state that all parsers of a buffer share: the current token, source locations, aliases, nesting depth
// and defaults. Owned by the functions of Parser.cpp during one parse. A state is used by one thread; several
// states may parse parts of one buffer concurrently. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PARSERSTATE_H
#define STRATA_RUNTIME_ASM_PARSERSTATE_H

#include "runtime/asm/AsmDialectResource.h"
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

namespace mlir {

class DenseLiteral;
class OpAsmDialectInterface;
class ParserConfig;

/// The parser of tokens, types, attributes and locations.
class ParserState {
public:
  /// Creates a state at the first token of a buffer.
  /// \param firstLine, firstColumn the position of the buffer in its file.
  ParserState(llvm::StringRef buffer, llvm::StringRef bufferName, MLIRContext *context,
              unsigned firstLine = 1, unsigned firstColumn = 1);

  /// A position at the start of the text of a line, where another thread can start to parse.
  struct Start {
    const char *place, *lineStart;
    unsigned line;
  };
  /// Creates a state that parses a part of the buffer of \p main, which must not be used until the part is
  /// finished. \p part is the number of the part; the first one is 1.
  ParserState(ParserState &main, Start start, unsigned part);

  /// A saved position, from which a state of the same buffer can continue.
  struct Position {
    Lexer lexer;
    Token token, last;
    const char *linePlace, *lineStart;
    unsigned line;
  };
  Position getPosition() const { return {lexer, tok, last, linePlace, lineStart, line}; }
  void setPosition(const Position &position);

  // Access to the current token.
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
  /// Moves the lexer to a position inside the current token, to split it: `4x8xf32`, or the `->` in `>->`.
  void resetTo(const char *position) {
    lexer.setPosition(position);
    consume();
    const char *begin = std::min(last.spelling.begin(), position);
    if (last.spelling.end() > position)
      last.spelling = llvm::StringRef(begin, position - begin);
  }

  // Errors and source locations.
  InFlightDiagnostic error(llvm::SMLoc loc, const llvm::Twine &message = {});
  /// Reports that something is missing: the location is the end of the previous token.
  InFlightDiagnostic error(const llvm::Twine &message);
  /// Reports that the current token is wrong: the location is its start.
  InFlightDiagnostic errorAtToken(const llvm::Twine &message);
  CompactLocation compactLoc(llvm::SMLoc loc);
  std::pair<unsigned, unsigned> lineAndColumn(const char *place);
  size_t getTextSize() const { return buffer.size(); }
  const char *getTextEnd() const { return buffer.end(); }
  Start getTokenStart();

  // Enables the release of pages of the buffer that have been read; see ParserConfig::isMappedFile.
  void releaseWhatWasRead() { releasedEnd = buffer.begin(); }
  /// Releases the pages before the current token if there are enough of them. Called for each operation.
  void noteProgress() {
    if (LLVM_UNLIKELY(releasedEnd && tok.spelling.data() >= releasedEnd + 2 * releaseStep))
      releasePages(tok.spelling.data() - releaseStep);
  }
  /// Releases the pages before the current token, at the end of a part that one thread has parsed.
  void releaseChunk() {
    if (releasedEnd)
      releasePages(tok.spelling.data());
  }

  // Nesting depth.
  /// Counts one level of nesting during a scope. `ok()` reports an error and returns false if the limit is
  /// exceeded. `needsNewStack()` is true at every level at which the caller must continue on a new stack.
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

  // Types, attributes and locations (TypeParser.cpp, AttributeParser.cpp, LocationParser.cpp). Functions that
  // return a type or attribute return null after an error.
  Type parseType();
  Type parseNonFunctionType();
  OptionalParseResult parseOptionalType(Type &type);
  Attribute parseAttribute(Type type = {});
  OptionalParseResult parseOptionalAttribute(Attribute &attr, Type type = {});
  ParseResult parseAttrDictEntries(NamedAttrList &attrs);
  ParseResult parseLocation(LocationAttr &loc);         ///< `loc(...)`
  ParseResult parseLocationInstance(LocationAttr &loc); ///< the part between the parentheses
  ParseResult parseDimensions(llvm::SmallVectorImpl<int64_t> &dims, bool allowDynamic, bool withTrailingX);
  /// True if the current token starts with the `x` between two sizes of a shape.
  bool atDimensionX() const { return tok.is(TokenKind::BareIdentifier) && tok.spelling[0] == 'x'; }
  /// Parses an `x` and the static sizes that the lexer put into the same token: `x3x4x` of `2x3x4xf32`.
  ParseResult parseSizesAfterX(llvm::SmallVectorImpl<int64_t> &sizes);
  ParseResult parseSymbolRef(Attribute &result);
  ParseResult parseFileMetadata(); ///< `{-# ... #-}` (ResourceParser.cpp)
  ParseResult parseFunctionResultTypes(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseTypeListParens(llvm::SmallVectorImpl<Type> &types);
  /// Parses elements, separated by commas, and the closing bracket. The error about a missing bracket ends in
  /// `where` and, with \p namesComma, also mentions the comma.
  ParseResult parseCommaSeparated(TokenKind close, llvm::function_ref<ParseResult()> element,
                                  bool allowEmpty = true, llvm::StringRef where = {},
                                  bool namesComma = false);

  MLIRContext *const context;
  Builder builder{context}; ///< The builder of AsmParser::getBuilder().
  template <typename T>
  struct Alias {
    T value;
    uint64_t textSize; ///< The length of the text with aliases expanded, in bytes.
  };

private:
  /// A distinct attribute, and the number of the first part of the text that contains it (0: found before the
  /// text was divided into parts).
  struct NumberedDistinct {
    DistinctAttr attr;
    unsigned firstPart;
  };
  /// The tables that all states of a buffer share. Aliases are defined only while there is one state.
  struct Tables {
    llvm::StringMap<Alias<Attribute>> attrAliases;
    llvm::StringMap<Alias<Type>> typeAliases;
    std::mutex mutex;                                             ///< Guards the following members.
    std::unordered_map<uint64_t, NumberedDistinct> distinctAttrs; // Keys are arbitrary, so no DenseMap.
    llvm::StringMap<DenseResourceElementsHandle> resources;
    /// The resources of dialects other than builtin, by dialect and key in this text.
    llvm::DenseMap<std::pair<const OpAsmDialectInterface *, llvm::StringRef>, AsmDialectResourceHandle>
        dialectResources;
  };
  std::shared_ptr<Tables> tables;
  const unsigned part = 0; ///< The number of the part that this state parses; 0 if it parses the whole text.

public:
  llvm::StringMap<Alias<Attribute>> &attrAliases;
  llvm::StringMap<Alias<Type>> &typeAliases;
  /// The length of the expanded text of all aliases used so far, in bytes.
  uint64_t aliasedText = 0;
  /// Ends parallel parsing. Discards the distinct attributes that occur only in the parts from number
  /// \p firstDropped on.
  void mergeParts(unsigned firstDropped);
  /// Marks a part as failed without a diagnostic: one thread must parse it again.
  void giveUpPart() { ++numErrors; }
  bool isPart() const { return part; }
  bool parsedError = false;
  unsigned numErrors = 0;
  /// The options with the readers of resources; may be null.
  const ParserConfig *config = nullptr;
  /// Declares a resource to its dialect at the first use of its key. Fails if the dialect has no such
  /// resource.
  FailureOr<AsmDialectResourceHandle> getDialectResource(const OpAsmDialectInterface &interface,
                                                         llvm::StringRef key);
  /// Parses the key of a resource.
  ParseResult parseResourceKey(std::string &key, bool allowString);
  /// The parser of operations, which OpAsmParser calls; null while a single type or attribute is parsed.
  class OperationParser *operations = nullptr;
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects;
  llvm::SmallSetVector<const void *, 2>
      cyclic; ///< The types and attributes whose bodies are being parsed (AsmParser::tryStartCyclicParse).
  /// The name of the op whose custom form is being parsed; errors of its parser start with this name. Empty
  /// outside of custom forms.
  llvm::StringRef customOp;

  /// Returns the default value of an attribute slot; caches recent ones.
  Attribute getDefault(const AttrSpec &spec) {
    auto &recent =
        recentDefaults[(reinterpret_cast<uintptr_t>(&spec) / sizeof(AttrSpec)) % std::size(recentDefaults)];
    if (recent.first != &spec)
      recent = {&spec, spec.defaultValue(context)};
    return recent.second;
  }

  /// Parses a dense array in the form that declarative assembly formats use: `[1, 2]`.
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
    /// Splits the current token into dialect and mnemonic, and loads the dialect. Does not consume the token.
    explicit DialectSymbol(ParserState &state);

    llvm::SMLoc loc;
    bool isLong;
    llvm::StringRef nameSpace, mnemonic;
    llvm::SMLoc mnemonicLoc;
    Dialect *dialect; ///< The dialect; null if not registered.
  };
  /// The words that messages use for a dialect type or a dialect attribute.
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
  /// Returns true if the types (or attributes) of the dialect are stored as unparsed text: the dialect
  /// declares none and allows unknown ones.
  template <typename DefT>
  static bool allowsOpaque(const Dialect &dialect, llvm::ArrayRef<const DefT *> definitions) {
    return definitions.empty() && dialect.allowsUnknownTypes();
  }
  /// Parses a type or attribute by \p hook, a function of the dialect's author. The parser that the hook
  /// receives is at the first token after `!dialect.` or `!dialect<`.
  /// \param findType parses a `: type` after the type or attribute, if there is one; fails after an error.
  template <typename Result>
  Result parseByHook(const DialectSymbol &symbol, llvm::function_ref<ParseResult()> findType,
                     llvm::function_ref<Result(DialectAsmParser &)> hook);
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
  ParseResult parseResourceDict(bool allowString, ParseResourceValue parseValue);
  class ResourceEntry;
  using BlobAllocator = llvm::function_ref<AsmResourceBlob(size_t size, size_t align)>;
  ParseResult decodeBlob(const Token &token, llvm::StringRef key, BlobAllocator allocate,
                         AsmResourceBlob &blob);
  ParseResult parseBlob(llvm::StringRef key, AsmResourceBlob &blob);
  ParseResult parseDialectResources(llvm::StringRef dialectName, llvm::SMLoc loc);
  ParseResult parseExternalResources(llvm::StringRef group);
  DenseResourceElementsHandle getResource(llvm::StringRef key);
  std::optional<llvm::APInt> parseDenseArrayElement(Type element);
  Attribute parseDenseArrayElements(Type element, TokenKind close, bool allowEmpty);
  Type parseColonTypeOr(Type type);
  /// Parses the text between < and > of a type or attribute of an unregistered dialect. Brackets must match.
  ParseResult parseOpaqueBody(llvm::StringRef &body);
  /// Parses the current token, `!x` or `!x.name`, and a body in brackets, for an unregistered dialect.
  ParseResult parseOpaqueSymbol(llvm::StringRef nameSpace, llvm::StringRef &body);
  void reportLexError();
  void releasePages(const char *end);

  static constexpr size_t releaseStep = 1 << 16;
  const char *releasedEnd = nullptr; ///< The end of the released pages; null: pages are not released.
  llvm::StringRef buffer;
  /// A cache of types that are single keywords of up to eight characters, by these characters.
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

/// The end of messages about unregistered dialects.
inline constexpr llvm::StringLiteral howToAllowDialects =
    "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used";

/// The maximum length of a floating-point literal, because conversion takes quadratic time.
inline constexpr size_t maxFloatLiteral = 10000;

/// Returns the value of `42` or `0x2A` with an additional leading zero bit. Returns nothing if it has more
/// than 2^18 bits, because conversion takes quadratic time.
std::optional<llvm::APInt> parseIntegerLiteral(llvm::StringRef spelling);

/// Returns the bits of an integer literal in a type, or nothing if it is out of range.
std::optional<llvm::APInt> integerLiteralBits(Type type, bool isNegative, llvm::StringRef spelling);

/// Returns true if a keyword starts a builtin type.
bool parseBareTypeStarts(llvm::StringRef spelling);

/// Parse the text after the mnemonic of a declared type or attribute by its descriptor. Return null after an
/// error.
Type parseTypeBySpec(AsmParser &parser, const TypeDefSpec &spec);
Attribute parseAttrBySpec(AsmParser &parser, const AttrDefSpec &spec, Type type);

/// Returns the characters of a punctuation token; empty for other kinds.
llvm::StringRef getTokenSpelling(TokenKind kind);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PARSERSTATE_H
