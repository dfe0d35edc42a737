//===- OpAsmParser.h - The parser classes for custom parsers ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parsers that are passed to custom parsers of types, attributes and operations. AsmParser parses tokens,
// types and attributes; OpAsmParser also parses operands, regions and successors. A function that returns
// failure has reported an error, unless its name contains "Optional" and the construct is absent. A parser
// lives during one parse and is used by one thread.
//
// Generated definitions include this header, because they call the hooks of `custom<...>` directives. To
// write a parser, include AsmParser.h, which adds attributes and diagnostics.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPASMPARSER_H
#define STRATA_RUNTIME_ASM_OPASMPARSER_H

#include "runtime/asm/AsmDialectResource.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MLIRContext.h"

namespace mlir {

class AffineExpr;
class AffineMap;
class IntegerSet;

class ParserState;

/// The result of parsing an optional construct: absent, parsed, or failed after an error.
class OptionalParseResult {
public:
  OptionalParseResult() = default;
  OptionalParseResult(LogicalResult result) : state(succeeded(result) ? State::Parsed : State::Failed) {}
  OptionalParseResult(ParseResult result) : OptionalParseResult(static_cast<LogicalResult>(result)) {}
  OptionalParseResult(InFlightDiagnostic &&) : state(State::Failed) {}
  OptionalParseResult(std::nullopt_t) {}
  bool has_value() const { return state != State::Absent; }
  /// \pre has_value().
  ParseResult value() const { return ParseResult(success(state == State::Parsed)); }
  ParseResult operator*() const { return value(); }

private:
  enum class State : uint8_t { Absent, Parsed, Failed } state = State::Absent;
};

/// Parses tokens, types and attributes.
class AsmParser {
public:
  explicit AsmParser(ParserState &state) : state(state) {}

  /// The brackets around a list. An Optional list may be absent together with its brackets.
  enum class Delimiter {
    None,
    Paren,
    Square,
    LessGreater,
    Braces,
    OptionalParen,
    OptionalSquare,
    OptionalLessGreater,
    OptionalBraces,
  };

  // The context, source locations and errors.
  MLIRContext *getContext() const;
  Builder &getBuilder() const;
  llvm::SMLoc getCurrentLocation();
  ParseResult getCurrentLocation(llvm::SMLoc *loc) {
    *loc = getCurrentLocation();
    return success();
  }
  llvm::SMLoc getNameLoc() const;
  Location getEncodedSourceLoc(llvm::SMLoc loc);
  CompactLocation getCompactLocation(llvm::SMLoc loc);
  InFlightDiagnostic emitError(llvm::SMLoc loc, const llvm::Twine &message = {});
  /// Returns a type or attribute of class T; reports an error at \p loc and returns null if its verifier
  /// rejects the parameters.
  template <typename T, typename... Args>
  auto getChecked(llvm::SMLoc loc, Args &&...args) {
    return T::getChecked([&] { return emitError(loc); }, std::forward<Args>(args)...);
  }
  template <typename T, typename... Args>
  auto getChecked(Args &&...args) {
    return T::getChecked([&] { return emitError(getNameLoc()); }, std::forward<Args>(args)...);
  }

  // Punctuation: parseX reports an error if the token is missing; parseOptionalX returns failure without an
  // error.
#define STRATA_PUNCTUATION(Name, Kind)                                                                       \
  ParseResult parse##Name();                                                                                 \
  ParseResult parseOptional##Name();
#include "runtime/asm/Punctuation.def"

  // Keywords, strings and symbol names.
  ParseResult parseKeyword(llvm::StringRef keyword, const llvm::Twine &message = {});
  ParseResult parseKeyword(llvm::StringRef *keyword);
  ParseResult parseOptionalKeyword(llvm::StringRef keyword);
  ParseResult parseOptionalKeyword(llvm::StringRef *keyword);
  ParseResult parseOptionalKeyword(llvm::StringRef *keyword, llvm::ArrayRef<llvm::StringRef> allowed);
  ParseResult parseKeywordOrString(std::string *result);
  ParseResult parseOptionalKeywordOrString(std::string *result);
  ParseResult parseString(std::string *result);
  ParseResult parseOptionalString(std::string *result);
  /// Parses a string with bytes in Base64.
  ParseResult parseBase64Bytes(std::vector<char> *bytes);
  ParseResult parseSymbolName(StringAttr &result);
  ParseResult parseSymbolName(StringAttr &result, llvm::StringRef attrName, NamedAttrList &attrs);
  ParseResult parseOptionalSymbolName(StringAttr &result);
  ParseResult parseOptionalSymbolName(StringAttr &result, llvm::StringRef attrName, NamedAttrList &attrs);

  /// Chooses a value by a keyword. The object converts to the value of the first case that is equal to the
  /// keyword. If no case is equal, it converts to the default; without a default, it reports an error and
  /// converts to failure.
  ///
  ///     Type type = AsmParser::KeywordSwitch<FailureOr<Type>>(parser).Case("a", typeA).Default(typeB);
  template <typename ResultT = ParseResult>
  class KeywordSwitch {
  public:
    /// Uses \p keyword if it points to a nonempty string, which the caller has parsed; else parses a keyword.
    explicit KeywordSwitch(AsmParser &parser, llvm::StringRef *keyword = nullptr)
        : parser(parser), loc(parser.getCurrentLocation()) {
      if (keyword && !keyword->empty())
        word = *keyword;
      else if (failed(parser.parseKeyword(&word)))
        result.emplace(failure());
    }
    KeywordSwitch &Case(llvm::StringLiteral name, ResultT value) {
      if (!result && word == name)
        result.emplace(std::move(value));
      return *this;
    }
    /// If the keyword is \p name, calls \p fn with the keyword and its location to get the value.
    template <typename FnT>
      requires(!std::is_convertible_v<FnT, ResultT>)
    KeywordSwitch &Case(llvm::StringLiteral name, FnT &&fn) {
      if (!result && word == name)
        result.emplace(fn(word, loc));
      return *this;
    }
    KeywordSwitch &Default(ResultT value) {
      if (!result)
        result.emplace(std::move(value));
      return *this;
    }
    template <typename FnT>
      requires(!std::is_convertible_v<FnT, ResultT>)
    KeywordSwitch &Default(FnT &&fn) {
      if (!result)
        result.emplace(fn(word, loc));
      return *this;
    }
    bool hasValue() const { return result.has_value(); }
    [[nodiscard]] operator ResultT() {
      if (result)
        return std::move(*result);
      return parser.emitError(loc, "unexpected keyword: ") << word;
    }

  private:
    AsmParser &parser;
    llvm::SMLoc loc;
    llvm::StringRef word;
    std::optional<ResultT> result;
  };

  // Numbers. An integer that does not fit the result type is an error.
  OptionalParseResult parseOptionalInteger(llvm::APInt &result);
  OptionalParseResult parseOptionalDecimalInteger(llvm::APInt &result);
  template <typename IntT>
  OptionalParseResult parseOptionalInteger(IntT &result) {
    uint64_t bits = 0;
    OptionalParseResult parsed = parseOptionalBits(bits, sizeof(IntT) * 8, std::is_signed_v<IntT>);
    if (parsed.has_value() && succeeded(*parsed))
      result = static_cast<IntT>(bits);
    return parsed;
  }
  template <typename IntT>
  ParseResult parseInteger(IntT &result) {
    llvm::SMLoc loc = getCurrentLocation();
    OptionalParseResult parsed = parseOptionalInteger(result);
    return parsed.has_value() ? *parsed : ParseResult(emitError(loc, "expected integer value"));
  }
  template <typename IntT>
  ParseResult parseDecimalInteger(IntT &result) {
    return parseInteger(result);
  }
  ParseResult parseFloat(double &result);
  ParseResult parseFloat(const llvm::fltSemantics &semantics, llvm::APFloat &result);
  ParseResult parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions, bool allowDynamic = true,
                                 bool withTrailingX = true);
  /// Parses the `x` between two sizes of a shape. The rest of the identifier becomes the next token.
  ParseResult parseXInDimensionList();

  // Lists.
  ParseResult parseCommaSeparatedList(Delimiter delimiter, llvm::function_ref<ParseResult()> parseElement,
                                      llvm::StringRef contextMessage = {});
  ParseResult parseCommaSeparatedList(llvm::function_ref<ParseResult()> parseElement) {
    return parseCommaSeparatedList(Delimiter::None, parseElement);
  }

  // Types.
  ParseResult parseType(Type &result);
  template <typename Ty>
  ParseResult parseType(Ty &result) {
    llvm::SMLoc loc = getCurrentLocation();
    Type type;
    if (failed(parseType(type)))
      return failure();
    result = llvm::dyn_cast<Ty>(type);
    if (result)
      return success();
    InFlightDiagnostic diag = emitError(loc, "invalid kind of type specified");
    if constexpr (requires { Ty::spec.name; })
      diag << ": expected " << Ty::spec.name << ", but found " << type;
    return diag;
  }
  OptionalParseResult parseOptionalType(Type &result);
  ParseResult parseKeywordType(const char *keyword, Type &result) {
    return failure(failed(parseKeyword(keyword)) || failed(parseType(result)));
  }
  ParseResult addTypeToList(Type type, llvm::SmallVectorImpl<Type> &result) {
    result.push_back(type);
    return success();
  }
  ParseResult addTypesToList(llvm::ArrayRef<Type> types, llvm::SmallVectorImpl<Type> &result) {
    result.append(types.begin(), types.end());
    return success();
  }
  template <typename Ty>
  ParseResult parseColonType(Ty &result) {
    return failure(failed(parseColon()) || failed(parseType(result)));
  }
  ParseResult parseTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseColonTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseOptionalColonTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseArrowTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseOptionalArrowTypeList(llvm::SmallVectorImpl<Type> &result);
  /// Parses a type of a declared class, with or without `!dialect.mnemonic` before its body.
  template <typename Ty>
  ParseResult parseCustomTypeWithFallback(Ty &result) {
    llvm::SMLoc loc = getCurrentLocation();
    Type type;
    if constexpr (requires { Ty::spec.mnemonic; }) {
      if (failed(parseCustomTypeWithFallback(type, Ty::spec)))
        return failure();
    } else if constexpr (requires { Ty::parse(*this); }) {
      if (failed(parseCustomTypeWithFallback(type, [this](Type &parsed) -> ParseResult {
            parsed = Ty::parse(*this);
            return success(static_cast<bool>(parsed));
          })))
        return failure();
    } else {
      return parseType(result);
    }
    result = llvm::dyn_cast<Ty>(type);
    return result ? ParseResult(success()) : ParseResult(emitError(loc, "invalid kind of Type specified"));
  }
  /// Parses the type in full if the current token starts a type with the name of a dialect; else calls \p
  /// parse.
  ParseResult parseCustomTypeWithFallback(Type &result, llvm::function_ref<ParseResult(Type &)> parse);
  ParseResult parseCustomTypeWithFallback(Type &result, const TypeDefSpec &spec);

  // Attributes. The overloads with \p attrName also append the attribute to a list.
  ParseResult parseAttribute(Attribute &result, Type type = {});
  template <typename AttrT>
  ParseResult parseAttribute(AttrT &result, Type type = {}) {
    llvm::SMLoc loc = getCurrentLocation();
    Attribute attr;
    if (failed(parseAttribute(attr, type)))
      return failure();
    result = llvm::dyn_cast<AttrT>(attr);
    return result ? ParseResult(success())
                  : ParseResult(emitError(loc, "invalid kind of attribute specified"));
  }
  template <typename AttrT>
  ParseResult parseAttribute(AttrT &result, llvm::StringRef attrName, NamedAttrList &attrs) {
    return parseAttribute(result, Type(), attrName, attrs);
  }
  template <typename AttrT>
  ParseResult parseAttribute(AttrT &result, Type type, llvm::StringRef attrName, NamedAttrList &attrs) {
    if (failed(parseAttribute(result, type)))
      return failure();
    attrs.append(attrName, result);
    return success();
  }
  OptionalParseResult parseOptionalAttribute(Attribute &result, Type type = {});
  /// Parses an optional attribute of a class that is known from its first token: ArrayAttr, StringAttr,
  /// SymbolRefAttr.
  template <typename AttrT>
  OptionalParseResult parseOptionalAttribute(AttrT &result, Type type = {}) {
    if (!startsAttribute(AttrT()))
      return std::nullopt;
    return parseAttribute(result, type);
  }
  template <typename AttrT>
  OptionalParseResult parseOptionalAttribute(AttrT &result, llvm::StringRef attrName, NamedAttrList &attrs) {
    return parseOptionalAttribute(result, Type(), attrName, attrs);
  }
  template <typename AttrT>
  OptionalParseResult parseOptionalAttribute(AttrT &result, Type type, llvm::StringRef attrName,
                                             NamedAttrList &attrs) {
    OptionalParseResult parsed = parseOptionalAttribute(result, type);
    if (parsed.has_value() && succeeded(*parsed))
      attrs.append(attrName, result);
    return parsed;
  }
  /// Parses an attribute of a declared class, with or without `#dialect.mnemonic` before its body.
  template <typename AttrT>
  ParseResult parseCustomAttributeWithFallback(AttrT &result, Type type = {}) {
    llvm::SMLoc loc = getCurrentLocation();
    Attribute attr;
    if constexpr (requires { AttrT::spec.mnemonic; }) {
      if (failed(parseCustomAttributeWithFallback(attr, type, AttrT::spec)))
        return failure();
    } else if constexpr (requires { AttrT::parse(*this, type); }) {
      if (failed(parseCustomAttributeWithFallback(attr, type,
                                                  [this](Attribute &parsed, Type wanted) -> ParseResult {
                                                    parsed = AttrT::parse(*this, wanted);
                                                    return success(static_cast<bool>(parsed));
                                                  })))
        return failure();
    } else {
      return parseAttribute(result, type);
    }
    result = llvm::dyn_cast<AttrT>(attr);
    return result ? ParseResult(success())
                  : ParseResult(emitError(loc, "invalid kind of attribute specified"));
  }
  /// Parses the attribute in full if the current token starts an attribute with the name of a dialect; else
  /// calls \p parse.
  ParseResult parseCustomAttributeWithFallback(Attribute &result, Type type,
                                               llvm::function_ref<ParseResult(Attribute &, Type)> parse);
  template <typename AttrT>
  ParseResult parseCustomAttributeWithFallback(AttrT &result, llvm::StringRef attrName,
                                               NamedAttrList &attrs) {
    return parseCustomAttributeWithFallback(result, Type(), attrName, attrs);
  }
  template <typename AttrT>
  ParseResult parseCustomAttributeWithFallback(AttrT &result, Type type, llvm::StringRef attrName,
                                               NamedAttrList &attrs) {
    if (failed(parseCustomAttributeWithFallback(result, type)))
      return failure();
    attrs.append(attrName, result);
    return success();
  }
  ParseResult parseCustomAttributeWithFallback(Attribute &result, Type type, const AttrDefSpec &spec);
  ParseResult parseOptionalAttrDict(NamedAttrList &attrs);
  ParseResult parseOptionalAttrDictWithKeyword(NamedAttrList &attrs);
  ParseResult parseOptionalLocationSpecifier(std::optional<Location> &result);
  // An affine map `(d0)[s0] -> (...)`, an integer set `(d0) : (...)`, and an affine expression over given
  // names.
  ParseResult parseAffineMap(AffineMap &map);
  ParseResult parseIntegerSet(IntegerSet &set);
  ParseResult parseAffineExpr(llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> symbolSet,
                              AffineExpr &expr);

  /// Ends the scope that tryStartCyclicParse() started.
  class CyclicParseReset {
  public:
    explicit CyclicParseReset(AsmParser *parser) : parser(parser) {}
    CyclicParseReset(CyclicParseReset &&other) : parser(std::exchange(other.parser, nullptr)) {}
    CyclicParseReset &operator=(CyclicParseReset &&other) {
      std::swap(parser, other.parser);
      return *this;
    }
    ~CyclicParseReset() {
      if (parser)
        parser->popCyclicParsing();
    }

  private:
    AsmParser *parser;
  };
  /// Marks the start of the body of a type or attribute that may contain itself. The result must live while
  /// the body is parsed. Fails if the body of this type or attribute is already being parsed. The counterpart
  /// of AsmPrinter::tryStartCyclicPrint.
  FailureOr<CyclicParseReset> tryStartCyclicParse(Attribute attr);
  FailureOr<CyclicParseReset> tryStartCyclicParse(Type type);

  /// Parses the key of a dialect's resource, which is declared to the dialect's OpAsmDialectInterface, and
  /// returns its handle. `ResourceT` is a subclass of AsmDialectResourceHandleBase.
  template <typename ResourceT>
  FailureOr<ResourceT> parseResourceHandle() {
    llvm::SMLoc loc = getCurrentLocation();
    auto *dialect = getContext()->template getOrLoadDialect<typename ResourceT::Dialect>();
    if (!dialect)
      return emitError(loc) << "dialect '" << ResourceT::Dialect::getDialectNamespace() << "' is unknown";
    auto handle = parseResourceHandle(static_cast<Dialect *>(dialect));
    if (failed(handle))
      return failure();
    if (!ResourceT::classof(&*handle))
      return emitError(loc) << "provided resource handle differs from the expected resource type";
    return ResourceT(*handle);
  }

  ParserState &getState() { return state; }

protected:
  FailureOr<AsmDialectResourceHandle> parseResourceHandle(Dialect *dialect);
  ParseResult parseKeywordOrCompletion(llvm::StringRef *keyword) { return parseKeyword(keyword); }
  /// Has no effect: there is no code completion.
  void codeCompleteExpectedTokens(llvm::ArrayRef<llvm::StringRef> tokens) {}
  /// Parses an integer that fits \p width bits (at most 64); sign-extends it to 64 bits.
  OptionalParseResult parseOptionalBits(uint64_t &bits, unsigned width, bool isSigned);
  LogicalResult pushCyclicParsing(const void *opaquePointer);
  void popCyclicParsing();
  bool startsAttribute(ArrayAttr) const;
  bool startsAttribute(StringAttr) const;
  bool startsAttribute(SymbolRefAttr) const;

  ParserState &state;
};

/// Parses the body of a dialect's type or attribute between < and >.
class DialectAsmParser : public AsmParser {
public:
  using AsmParser::AsmParser;
  DialectAsmParser(ParserState &state, llvm::StringRef fullSymbol)
      : AsmParser(state), fullSymbol(fullSymbol) {}
  llvm::SMLoc getNameLoc() const {
    return fullSymbol.data() ? llvm::SMLoc::getFromPointer(fullSymbol.data()) : AsmParser::getNameLoc();
  }
  /// Returns the text that a hook of the dialect parses: the text after `!dialect.`, or the text between the
  /// brackets of `!dialect<...>`.
  llvm::StringRef getFullSymbolSpec() const { return fullSymbol; }

private:
  llvm::StringRef fullSymbol;
};

// Parsing of declared types and attributes, for their member functions parse() and for generated code.
/// Parse the text after the mnemonic of a declared type or attribute. Return null after an error.
Type parseDeclared(AsmParser &parser, const TypeDefSpec &spec);
Attribute parseDeclared(AsmParser &parser, const AttrDefSpec &spec, Type type = {});
/// Parse a keyword. If it is the mnemonic of one of \p specs, parse the rest of the type or attribute; else
/// return nullopt. Set \p mnemonic to the keyword.
OptionalParseResult parseDeclared(AsmParser &parser, llvm::ArrayRef<const TypeDefSpec *> specs,
                                  llvm::StringRef *mnemonic, Type &value);
OptionalParseResult parseDeclared(AsmParser &parser, llvm::ArrayRef<const AttrDefSpec *> specs,
                                  llvm::StringRef *mnemonic, Type type, Attribute &value);

/// Parses operands, regions, successors and block arguments, in addition to what AsmParser parses.
class OpAsmParser : public AsmParser {
public:
  /// The name of an operand before it is resolved to a value.
  struct UnresolvedOperand {
    llvm::SMLoc location;
    llvm::StringRef name;
    unsigned number = 0;
  };
  /// A parsed block argument: its name and, if allowed, its type, attributes and location.
  struct Argument {
    UnresolvedOperand ssaName;
    Type type;
    DictionaryAttr attrs;
    std::optional<Location> sourceLoc;
  };

  OpAsmParser(ParserState &state, llvm::SMLoc nameLoc, size_t numResults = 0)
      : AsmParser(state), nameLoc(nameLoc), numResults(numResults) {}
  llvm::SMLoc getNameLoc() const { return nameLoc; }
  /// Returns the number of result names before the `=` of the operation that is being parsed.
  size_t getNumResults() const { return numResults; }
  /// Returns the name, without `%`, that result \p resultNo gets on the left of the `=`, and the index of the
  /// result among the results with that name. The name is empty if the result has none.
  std::pair<llvm::StringRef, unsigned> getResultName(unsigned resultNo) const;

  // Operations.
  /// Parses an operation in generic form, without result names, and inserts it. Returns null after an error.
  Operation *parseGenericOperation(Block *insertBlock, Block::iterator insertPt);
  /// Parses the name of an operation with a custom form, which may omit its dialect.
  FailureOr<OperationName> parseCustomOperationName();
  /// Parses the rest of an operation in generic form after its name, except for the parts that the caller has
  /// parsed and passes.
  ParseResult parseGenericOperationAfterOpName(
      OperationState &result,
      std::optional<llvm::ArrayRef<UnresolvedOperand>> parsedOperandUses = std::nullopt,
      std::optional<llvm::ArrayRef<Block *>> parsedSuccessors = std::nullopt,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> parsedRegions = std::nullopt,
      std::optional<llvm::ArrayRef<NamedAttribute>> parsedAttributes = std::nullopt,
      std::optional<Attribute> parsedPropertiesAttribute = std::nullopt,
      std::optional<FunctionType> parsedFnType = std::nullopt);

  // Operands. Parsing yields names. Resolving a name with a type yields a value, whose definition may follow
  // later in the text.
  ParseResult parseOperand(UnresolvedOperand &result, bool allowResultNumber = true);
  OptionalParseResult parseOptionalOperand(UnresolvedOperand &result, bool allowResultNumber = true);
  ParseResult parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                               Delimiter delimiter = Delimiter::None, bool allowResultNumber = true,
                               int requiredCount = -1);
  ParseResult parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result, int requiredCount,
                               Delimiter delimiter = Delimiter::None) {
    return parseOperandList(result, delimiter, /*allowResultNumber=*/true, requiredCount);
  }
  /// Parses a comma and an operand list; parses nothing if there is no comma.
  ParseResult parseTrailingOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                                       Delimiter delimiter = Delimiter::None) {
    return failed(parseOptionalComma()) ? ParseResult(success()) : parseOperandList(result, delimiter);
  }
  ParseResult resolveOperand(const UnresolvedOperand &operand, Type type,
                             llvm::SmallVectorImpl<Value> &result);
  template <typename Operands = llvm::ArrayRef<UnresolvedOperand>>
  ParseResult resolveOperands(Operands &&operands, Type type, llvm::SmallVectorImpl<Value> &result) {
    for (const UnresolvedOperand &operand : operands)
      if (failed(resolveOperand(operand, type, result)))
        return failure();
    return success();
  }
  template <typename Operands = llvm::ArrayRef<UnresolvedOperand>>
  ParseResult resolveOperands(Operands &&operands, Type type, llvm::SMLoc,
                              llvm::SmallVectorImpl<Value> &result) {
    return resolveOperands(operands, type, result);
  }
  template <typename Operands = llvm::ArrayRef<UnresolvedOperand>, typename Types = llvm::ArrayRef<Type>>
    requires(!std::is_convertible_v<Types, Type>)
  ParseResult resolveOperands(Operands &&operands, Types &&types, llvm::SMLoc loc,
                              llvm::SmallVectorImpl<Value> &result) {
    size_t numOperands = std::distance(operands.begin(), operands.end());
    size_t numTypes = std::distance(types.begin(), types.end());
    if (numOperands != numTypes)
      return emitError(loc.isValid() ? loc : getNameLoc())
             << "number of operands and types do not match: got " << numOperands << " operands and "
             << numTypes << " types";
    for (auto [operand, type] : llvm::zip_equal(operands, types))
      if (failed(resolveOperand(operand, type, result)))
        return failure();
    return success();
  }

  /// Parses affine expressions over operands, `%i + symbol(%n)`, as one map. The operands are those of the
  /// dimensions, then those of the symbols.
  ParseResult parseAffineMapOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &operands, Attribute &map,
                                     llvm::StringRef attrName, NamedAttrList &attrs,
                                     Delimiter delimiter = Delimiter::Square);
  /// Parses one affine expression over operands. An operand that is already in one of the lists is not added
  /// again.
  ParseResult parseAffineExprOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &dimOperands,
                                      llvm::SmallVectorImpl<UnresolvedOperand> &symbolOperands,
                                      AffineExpr &expr);

  // Regions and successors.
  ParseResult parseRegion(Region &region, llvm::ArrayRef<Argument> arguments = {},
                          bool enableNameShadowing = false);
  OptionalParseResult parseOptionalRegion(Region &region, llvm::ArrayRef<Argument> arguments = {},
                                          bool enableNameShadowing = false);
  /// Creates \p region if the text has one.
  OptionalParseResult parseOptionalRegion(std::unique_ptr<Region> &region,
                                          llvm::ArrayRef<Argument> arguments = {},
                                          bool enableNameShadowing = false);
  ParseResult parseSuccessor(Block *&result);
  /// Parses a successor and the operands that are passed to it: `^bb(%a, %b : i32, i64)`.
  ParseResult parseSuccessorAndUseList(Block *&dest, llvm::SmallVectorImpl<Value> &operands);
  OptionalParseResult parseOptionalSuccessor(Block *&result);
  ParseResult parseArgument(Argument &result, bool allowType = false, bool allowAttrs = false);
  OptionalParseResult parseOptionalArgument(Argument &result, bool allowType = false,
                                            bool allowAttrs = false);
  ParseResult parseArgumentList(llvm::SmallVectorImpl<Argument> &result,
                                Delimiter delimiter = Delimiter::None, bool allowType = false,
                                bool allowAttrs = false);
  /// Parses `(%a = %b, ...)`: arguments and their initial values.
  ParseResult parseAssignmentList(llvm::SmallVectorImpl<Argument> &lhs,
                                  llvm::SmallVectorImpl<UnresolvedOperand> &rhs);
  OptionalParseResult parseOptionalAssignmentList(llvm::SmallVectorImpl<Argument> &lhs,
                                                  llvm::SmallVectorImpl<UnresolvedOperand> &rhs);

private:
  llvm::SMLoc nameLoc;
  size_t numResults;
};

/// Parses a value of C++ type T for a parameter or a property. A specialization has a static member function
/// `FailureOr<T> parse(AsmParser &)`. DialectImplementation.h has specializations for common types; the
/// author of another type adds one. The second template argument is for std::enable_if_t.
template <typename T, typename = T>
struct FieldParser;

/// Parses sizes with `x` between them, `4x?x2`, or `[]` if there are none. For `custom<DimensionList>`.
ParseResult parseDimensionList(OpAsmParser &parser, DenseI64ArrayAttr &dimensions);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPASMPARSER_H
