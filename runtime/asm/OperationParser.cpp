//===- OperationParser.cpp - Parses operations ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Threading.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Resolution of value names
//===----------------------------------------------------------------------===//

OperationParser::OperationParser(ParserState &state, Block *topLevel)
    : state(state), builder(OpBuilder::atBlockEnd(topLevel)) {
  state.operations = this;
  // The minimum length of an operation with a result, to estimate the number of values.
  constexpr size_t minBytesPerResult = 16;
  size_t numExpected = state.isPart() ? 0 : state.getTextSize() / minBytesPerResult;
  scopes.push_back(std::make_unique<ValueScope>(numExpected));
  blockScopes.emplace_back(0, 0);
}

FormatGroups &OperationParser::takeGroups() {
  if (numGroupsInUse == formatGroups.size())
    formatGroups.push_back(std::make_unique<FormatGroups>());
  return *formatGroups[numGroupsInUse++];
}

OperationParser::~OperationParser() {
  for (auto [placeholder, definition] : placeholders) {
    placeholder->dropAllUses();
    placeholder->destroy();
  }
  state.operations = nullptr;
}

ParseResult OperationParser::parseSSAUse(UnresolvedOperand &result, bool allowResultNumber) {
  const Token &token = state.token();
  if (!token.is(TokenKind::PercentIdentifier))
    return state.error("expected SSA operand");
  result.location = token.getLoc();
  result.name = token.spelling.drop_front();
  result.number = 0;
  state.consume();
  // `%a#1`: the lexer returns `#1` as an attribute name.
  if (!state.token().is(TokenKind::HashIdentifier))
    return success();
  if (!allowResultNumber)
    return state.errorAtToken("result number not allowed in argument list");
  if (state.token().spelling.drop_front().getAsInteger(10, result.number))
    return state.errorAtToken("invalid SSA value result number");
  state.consume();
  return success();
}

void OperationParser::reportOtherType(const UnresolvedOperand &use, Type type, Type other,
                                      llvm::SMLoc otherLoc) {
  state.error(use.location, "use of value '%" + use.name + "' expects different type than prior uses: ")
          .append(type)
          .append(" vs ")
          .append(other)
          .attachNote(state.compactLoc(otherLoc).materialize(state.context))
      << "prior use here";
}

Value OperationParser::resolve(const UnresolvedOperand &use, Type type) {
  const NamedValues *values = scopes.back()->lookup(use.name);
  if (LLVM_UNLIKELY(!values))
    return resolveForward(use, type);
  if (use.number >= values->count) {
    state.error(use.location, "reference to invalid result number");
    return {};
  }
  Value value = values->first;
  if (use.number)
    value = value.getDefiningOp()->getResult(llvm::cast<OpResult>(value).getResultNumber() + use.number);
  if (value.getType() == type)
    return value;
  reportOtherType(use, type, value.getType(), values->loc);
  return {};
}

/// Returns a placeholder for a value that is used before its definition.
Value OperationParser::resolveForward(const UnresolvedOperand &use, Type type) {
  ValueScope::ForwardUse &forward = scopes.back()->forwardUses[{use.name, use.number}];
  if (forward.placeholder) {
    Value value = forward.placeholder->getResult(0);
    if (value.getType() == type)
      return value;
    reportOtherType(use, type, value.getType(), forward.loc);
    return {};
  }
  Operation *placeholder = Operation::create(
      state.compactLoc(use.location), OperationName("builtin.unrealized_conversion_cast", state.context),
      type, {}, {}, DictionaryAttr(), {}, 0);
  forward = {placeholder, placeholders.size(), use.location};
  placeholders.emplace_back(placeholder, Value());
  return placeholder->getResult(0);
}

ParseResult OperationParser::defineValue(llvm::StringRef name, NamedValues values) {
  ValueScope &scope = *scopes.back();
  if (const NamedValues *other = scope.define(name, values)) {
    state.error(values.loc, "redefinition of SSA value '%" + name + "'")
            .attachNote(state.compactLoc(other->loc).materialize(state.context))
        << "previously defined here";
    return failure();
  }
  // Replace the forward uses of the defined results. A use of a result number that does not exist stays in
  // the table and is reported as undeclared at the end.
  for (unsigned number = 0; number != values.count && LLVM_UNLIKELY(!scope.forwardUses.empty()); ++number) {
    auto it = scope.forwardUses.find({name, number});
    if (it == scope.forwardUses.end())
      continue;
    if (failed(replaceForward(name, values, number, it->second)))
      return failure();
    scope.forwardUses.erase(it);
  }
  return success();
}

ParseResult OperationParser::replaceForward(llvm::StringRef name, const NamedValues &values, unsigned number,
                                            const ValueScope::ForwardUse &forward) {
  Value value = values.first;
  if (number)
    value = value.getDefiningOp()->getResult(llvm::cast<OpResult>(value).getResultNumber() + number);
  Value stand = forward.placeholder->getResult(0);
  if (stand.getType() != value.getType()) {
    state.error(values.loc, "definition of SSA value '%" + name + "#" + llvm::Twine(number) + "' has type ")
            .append(value.getType())
            .attachNote(state.compactLoc(forward.loc).materialize(state.context))
        << "previously used here with type " << stand.getType();
    return failure();
  }
  stand.replaceAllUsesWith(value);
  placeholders[forward.index].second = value;
  return success();
}

/// Replaces the remaining uses of placeholders whose value has been defined. Such uses occur if the regions
/// of an op define its operands, because an op is built after its regions. The verifier reports this error.
void OperationParser::settleLateUses() {
  for (auto [placeholder, definition] : placeholders)
    if (definition)
      placeholder->getResult(0).replaceAllUsesWith(definition);
}

/// Reports an error with \p message at each place, in the order of the text, up to a maximum number of
/// errors.
ParseResult OperationParser::reportAll(llvm::MutableArrayRef<const char *> places, llvm::StringRef message) {
  constexpr size_t maxReported = 1000;
  llvm::sort(places);
  for (const char *place : places.take_front(maxReported))
    state.error(llvm::SMLoc::getFromPointer(place), message).report();
  if (places.size() > maxReported)
    state.error(llvm::SMLoc::getFromPointer(places[maxReported]), message)
        << ", and " << places.size() - maxReported - 1 << " more";
  return success(places.empty());
}

/// Reports the names that a scope used and never defined.
ParseResult OperationParser::checkForwardUses() {
  llvm::SmallVector<const char *> places;
  for (const auto &[key, use] : scopes.back()->forwardUses)
    places.push_back(use.loc.getPointer());
  return reportAll(places, "use of undeclared SSA value name");
}

//===----------------------------------------------------------------------===//
// Parsing of top-level operations
//===----------------------------------------------------------------------===//

ParseResult OperationParser::parseTopLevel() {
  Block *topLevel = builder.getInsertionBlock();
  const char *nextParallel = nullptr;
  while (!state.token().is(TokenKind::Eof)) {
    if (LLVM_UNLIKELY(state.token().spelling.data() >= nextParallel)) {
      parseInParallel(topLevel, nextParallel);
      if (state.token().is(TokenKind::Eof))
        break;
    }
    if (state.token().is(TokenKind::Error))
      return failure();
    bool isAlias = state.token().isAny(TokenKind::HashIdentifier, TokenKind::ExclamationIdentifier);
    if (state.token().is(TokenKind::FileMetadataBegin)) {
      if (failed(state.parseFileMetadata()))
        return failure();
      continue;
    }
    if (failed(isAlias ? parseAliasDefinition() : parseOperation()))
      return failure();
  }
  for (const DeferredLocationAlias &deferred : deferredLocationAliases) {
    auto it = state.attrAliases.find(deferred.alias);
    if (it == state.attrAliases.end())
      return state.error(deferred.loc, "operation location alias was never defined");
    auto loc = llvm::dyn_cast<LocationAttr>(it->second.value);
    if (!loc)
      return state.error(deferred.loc, "expected location, but found '") << it->second.value << "'";
    if (deferred.op)
      deferred.op->setLoc(loc);
    else
      BlockArgument(deferred.argument).setLoc(loc);
  }
  if (failed(checkForwardUses()) || failed(checkBlocks()))
    return failure();
  settleLateUses();
  return success();
}

ParseResult OperationParser::parseAliasDefinition() {
  bool isType = state.token().is(TokenKind::ExclamationIdentifier);
  llvm::StringRef name = state.token().spelling.drop_front();
  llvm::SMLoc nameLoc = state.token().getLoc();
  if (isType ? state.typeAliases.contains(name) : state.attrAliases.contains(name))
    return state.errorAtToken(llvm::Twine("redefinition of ") + (isType ? "type" : "attribute") +
                              " alias id '" + name + "'");
  if (name.contains('.'))
    return state.error(llvm::Twine(isType ? "type" : "attribute") +
                       " names with a '.' are reserved for dialect-defined names");
  state.consume();
  if (failed(state.expect(TokenKind::Equal, llvm::Twine("expected '=' in ") +
                                                (isType ? "type" : "attribute") + " alias definition")))
    return failure();
  const char *start = state.token().spelling.data();
  state.aliasedText = 0;
  Type type;
  Attribute attr;
  if (isType ? !(type = state.parseType()) : !(attr = state.parseAttribute()))
    return failure();
  // A few dozen aliases, each of which uses the previous one twice, would expand to more text than can be
  // printed. Locations are exempt, because they are printed with aliases.
  constexpr uint64_t tooMuch = uint64_t(1) << 32;
  uint64_t size = llvm::SaturatingAdd<uint64_t>(state.token().spelling.data() - start, state.aliasedText);
  if (llvm::isa_and_nonnull<LocationAttr>(attr))
    size = 0;
  if (size > tooMuch)
    return state.error(nameLoc, "alias '" + name + "' stands for more than 4 GiB of text");
  if (isType)
    state.typeAliases[name] = {type, size};
  else
    state.attrAliases[name] = {attr, size};
  return success();
}

//===----------------------------------------------------------------------===//
// Parsing of operations
//===----------------------------------------------------------------------===//

ParseResult OperationParser::parseOperation() {
  ParserState::DepthGuard guard(state);
  if (!guard.ok())
    return failure();
  if (!guard.needsNewStack())
    return parseOperationInner();
  ParseResult result = failure();
  llvm::runOnNewStack(ParserState::newStackSize, [&] {
    // runOnNewStack() uses a new thread, which needs an arena of its own, because the main arena is used by
    // one thread at a time.
    std::optional<ThreadArenaScope> arena;
    if (state.context->isMultithreadingEnabled())
      arena.emplace(state.context);
    result = parseOperationInner();
  });
  return result;
}

ParseResult OperationParser::parseOperationInner() {
  state.noteProgress();
  llvm::SMLoc loc = state.token().getLoc();
  llvm::SmallVector<ResultName, 1> names;
  uint64_t numExpected = 0;
  if (state.token().is(TokenKind::PercentIdentifier)) {
    do {
      if (!state.token().is(TokenKind::PercentIdentifier))
        return state.error("expected valid ssa identifier");
      ResultName result{state.token().spelling.drop_front(), 1, state.token().getLoc()};
      state.consume();
      if (state.consumeIf(TokenKind::Colon)) {
        uint64_t count = 0;
        if (!state.token().is(TokenKind::Integer))
          return state.error("expected integer number of results");
        if (state.token().spelling.getAsInteger(0, count) || count < 1)
          return state.error("expected named operation to have at least 1 result");
        result.count = count;
        state.consume();
      }
      names.push_back(result);
      numExpected = llvm::SaturatingAdd<uint64_t>(numExpected, result.count);
    } while (state.consumeIf(TokenKind::Comma));
    if (failed(state.expect(TokenKind::Equal, "expected '=' after SSA name")))
      return failure();
  }

  llvm::SMLoc opLoc = state.token().getLoc();
  numResultsExpected = std::min<uint64_t>(numExpected, UINT32_MAX);
  Operation *op;
  if (state.token().is(TokenKind::BareIdentifier))
    op = parseCustom(names);
  else if (state.token().is(TokenKind::String))
    op = parseGeneric(opLoc);
  else
    return state.error("expected operation name in quotes");
  if (!op)
    return failure();

  if (names.empty())
    return success();
  if (op->getNumResults() == 0)
    return state.error(loc, "cannot name an operation with no results");
  if (numExpected != op->getNumResults())
    return state.error(loc, "operation defines " + llvm::Twine(op->getNumResults()) +
                                " results but was provided " + llvm::Twine(numExpected) + " to bind");
  unsigned index = 0;
  for (const ResultName &result : names) {
    if (failed(defineValue(result.name, {op->getResult(index), unsigned(result.count), result.loc})))
      return failure();
    index += result.count;
  }
  return success();
}

ParseResult OperationParser::parseTrailingLocation(Operation *op, BlockArgument argument) {
  const Token &token = state.token();
  if (!token.is(TokenKind::BareIdentifier) || token.spelling != "loc")
    return success();
  state.consume();
  if (failed(state.expect(TokenKind::LParen, "expected '(' in location")))
    return failure();
  // `loc(#alias)` may precede the definition of the alias.
  if (state.token().is(TokenKind::HashIdentifier)) {
    llvm::StringRef alias = state.token().spelling.drop_front();
    llvm::SMLoc loc = state.token().getLoc();
    if (!alias.contains('.') && !state.attrAliases.contains(alias)) {
      state.consume();
      deferredLocationAliases.push_back({op, argument, alias, loc});
      return state.expect(TokenKind::RParen, "expected ')' in location");
    }
  }
  LocationAttr parsed;
  if (failed(state.parseLocationInstance(parsed)))
    return failure();
  if (op)
    op->setLoc(parsed);
  else
    argument.setLoc(parsed);
  return state.expect(TokenKind::RParen, "expected ')' in location");
}

Operation *OperationParser::finishOperation(OperationState &result) {
  // Inherent attributes go to their slots; the others are discardable.
  if (!result.attributes.empty()) {
    if (std::optional<NamedAttribute> duplicate = result.attributes.findDuplicate()) {
      state.error(state.token().getLoc(), "duplicate attribute '" + duplicate->getNameStr() + "'");
      return nullptr;
    }
    placeInherentAttributes(result, /*winsOverSlots=*/true);
  }
  Operation *op = Operation::create(result);
  builder.insert(op);
  if (failed(parseTrailingLocation(op)))
    return nullptr;
  return op;
}

ParseResult OperationParser::parseGenericSuccessors(OperationState &result) {
  if (!state.token().is(TokenKind::LSquare))
    return success();
  if (result.name.isRegistered() && !result.name.hasTrait(Trait::IsTerminator))
    return state.errorAtToken("successors in non-terminator");
  state.consume();
  return state.parseCommaSeparated(
      TokenKind::RSquare,
      [&]() -> ParseResult {
        Block *block = nullptr;
        if (failed(parseSuccessor(block)))
          return failure();
        result.addSuccessors(block);
        return success();
      },
      /*allowEmpty=*/false, {}, /*namesComma=*/true);
}

/// Parses the types of an op in generic form, after the colon: a function type, whose parts are parsed
/// without creating it, or an alias of a function type.
ParseResult OperationParser::parseGenericTypes(OperationState &result,
                                               llvm::ArrayRef<UnresolvedOperand> operands) {
  llvm::SMLoc loc = state.token().getLoc();
  llvm::SmallVector<Type, 8> inputs;
  if (state.token().is(TokenKind::LParen)) {
    if (failed(state.parseTypeListParens(inputs)) ||
        failed(state.expect(TokenKind::Arrow, "expected '->' in function type")) ||
        failed(state.parseFunctionResultTypes(result.types)))
      return failure();
  } else {
    Type type = state.parseType();
    if (!type)
      return failure();
    auto function = llvm::dyn_cast<FunctionType>(type);
    if (!function)
      return state.error(loc, "expected function type");
    llvm::append_range(inputs, function.getInputs());
    result.addTypes(function.getResults());
  }
  return resolveGenericOperands(result, operands, inputs, loc);
}

ParseResult OperationParser::resolveGenericOperands(OperationState &result,
                                                    llvm::ArrayRef<UnresolvedOperand> operands,
                                                    llvm::ArrayRef<Type> types, llvm::SMLoc loc) {
  if (types.size() != operands.size())
    return state.error(loc, "expected " + llvm::Twine(operands.size()) + " operand type" +
                                (operands.size() == 1 ? "" : "s") + " but had " + llvm::Twine(types.size()));
  for (auto [operand, type] : llvm::zip_equal(operands, types)) {
    Value value = resolve(operand, type);
    if (!value)
      return failure();
    result.operands.push_back(value);
  }
  return success();
}

ParseResult OperationParser::parseGenericOperands(llvm::SmallVectorImpl<UnresolvedOperand> &operands) {
  if (failed(state.expect(TokenKind::LParen, "expected '(' to start operand list")))
    return failure();
  if (!state.token().is(TokenKind::PercentIdentifier))
    return state.expect(TokenKind::RParen, "expected ')' to end operand list");
  auto parseOperand = [&]() { return parseSSAUse(operands.emplace_back(), /*allowResultNumber=*/true); };
  return state.parseCommaSeparated(TokenKind::RParen, parseOperand, /*allowEmpty=*/false,
                                   " to end operand list");
}

ParseResult OperationParser::parseGenericParts(OperationState &result, const ParsedParts &parsed) {
  llvm::SMLoc loc = state.token().getLoc();
  llvm::SmallVector<UnresolvedOperand, 8> operands;
  if (!parsed.operands && failed(parseGenericOperands(operands)))
    return failure();
  if (parsed.operands)
    llvm::append_range(operands, *parsed.operands);
  if (parsed.successors)
    result.addSuccessors(*parsed.successors);
  else if (failed(parseGenericSuccessors(result)))
    return failure();
  bool hasProperties = false;
  PropertiesMisfit misfit;
  if (parsed.properties) {
    auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(*parsed.properties);
    if (!result.name.isRegistered())
      result.setSlot(0, *parsed.properties);
    else if (dictionary)
      result.addAttributes(dictionary.getValue());
    else if (*parsed.properties)
      return state.error(loc, "expected DictionaryAttr to set properties");
  } else if ((hasProperties = state.consumeIf(TokenKind::Less)) &&
             failed(parseGenericProperties(result, misfit))) {
    return failure();
  }
  if (parsed.regions) {
    for (std::unique_ptr<Region> &region : *parsed.regions)
      result.addRegion(std::move(region));
  } else if (state.consumeIf(TokenKind::LParen)) {
    auto parseOne = [&] { return parseRegion(*result.addRegion(), {}, /*isIsolatedNameScope=*/false); };
    if (failed(state.parseCommaSeparated(TokenKind::RParen, parseOne, /*allowEmpty=*/false,
                                         " to end region list")))
      return failure();
  }
  if (parsed.attributes)
    result.addAttributes(*parsed.attributes);
  else if (state.token().is(TokenKind::LBrace) && failed(state.parseAttrDictEntries(result.attributes)))
    return failure();
  if (parsed.type) {
    result.addTypes(parsed.type->getResults());
    if (failed(resolveGenericOperands(result, operands, parsed.type->getInputs(), loc)))
      return failure();
  } else if (failed(state.expect(TokenKind::Colon, "expected ':' followed by operation type")) ||
             failed(parseGenericTypes(result, operands))) {
    return failure();
  }
  if (!misfit.complaint.empty())
    return state.error(loc, misfit.complaint);
  if (misfit.given && failed(normalizeProperties(result, misfit.given, loc)))
    return failure();
  return result.name.isRegistered() ? completeGenericAttributes(result, hasProperties, loc)
                                    : ParseResult(success());
}

std::pair<llvm::StringRef, unsigned> OperationParser::getResultName(unsigned resultNo) const {
  uint64_t first = 0;
  for (const ResultName &result : currentResults) {
    if (resultNo - first < result.count)
      return {result.name, resultNo - first};
    first += result.count;
  }
  return {"", ~0u};
}

Operation *OperationParser::parseGenericAt(Block *block, Block::iterator place) {
  llvm::SMLoc loc = state.token().getLoc();
  if (!state.token().is(TokenKind::String)) {
    state.error("expected operation name in quotes");
    return nullptr;
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(block, place);
  return parseGeneric(loc);
}

Operation *OperationParser::parseGeneric(llvm::SMLoc loc) {
  std::string storage;
  llvm::StringRef name = state.token().getStringValue(storage);
  if (name.empty()) {
    state.errorAtToken("empty operation name is invalid");
    return nullptr;
  }
  if (name.contains('\0')) {
    state.errorAtToken("null character not allowed in operation name");
    return nullptr;
  }
  state.consume();
  OperationState result(state.compactLoc(loc), OperationName(name, state.context));
  if (LLVM_UNLIKELY(!result.name.isRegistered()) && !state.context->allowsUnregisteredDialects() &&
      !result.name.getDialect()) {
    state.error("operation being parsed with an unregistered dialect. If this is intended, please use "
                "-allow-unregistered-dialect with the MLIR tool used");
    return nullptr;
  }
  llvm::SmallVector<UnresolvedOperand, 8> operands;
  if (failed(parseGenericOperands(operands)) || failed(parseGenericSuccessors(result)))
    return nullptr;
  bool hasProperties = state.consumeIf(TokenKind::Less);
  PropertiesMisfit badProperties;
  if (hasProperties && failed(parseGenericProperties(result, badProperties)))
    return nullptr;
  if (state.consumeIf(TokenKind::LParen)) {
    if (failed(state.parseCommaSeparated(
            TokenKind::RParen,
            [&]() -> ParseResult {
              Region *region = result.addRegion();
              llvm::SaveAndRestore<const Region *> module(moduleRegion);
              if (LLVM_UNLIKELY(result.name.getStringRef() == ModuleOp::getOperationName()))
                moduleRegion = region;
              return parseRegion(*region, {}, /*isIsolatedNameScope=*/false);
            },
            /*allowEmpty=*/false, " to end region list")))
      return nullptr;
  }
  if (state.token().is(TokenKind::LBrace) && failed(state.parseAttrDictEntries(result.attributes)))
    return nullptr;
  if (failed(state.expect(TokenKind::Colon, "expected ':' followed by operation type")))
    return nullptr;
  if (failed(parseGenericTypes(result, operands)))
    return nullptr;
  if (!badProperties.complaint.empty()) {
    state.error(loc, badProperties.complaint);
    return nullptr;
  }
  if (badProperties.given && failed(normalizeProperties(result, badProperties.given, loc)))
    return nullptr;
  if (result.name.isRegistered() && failed(completeGenericAttributes(result, hasProperties, loc)))
    return nullptr;
  return finishOperation(result);
}

OperationName OperationParser::parseCustomName() {
  Token token = state.token();
  llvm::StringRef spelling = token.spelling;
  state.consume();
  uint64_t letters = 0;
  size_t numLetters = std::min(spelling.size(), sizeof(letters));
  std::memcpy(&letters, spelling.end() - numLetters, numLetters);
  auto &recent = recentNames[(letters * 0x9E3779B97F4A7C15u) >> 58];
  if (recent.first == spelling)
    return recent.second;
  size_t dot = spelling.find('.');
  llvm::StringRef nameSpace = spelling.take_front(dot);
  std::string qualified = spelling.str();
  bool triedDefault = false;
  if (dot != llvm::StringRef::npos && state.context->getOrLoadDialect(nameSpace)) {
    OperationName name(spelling, state.context);
    if (name.isRegistered()) {
      recent = {spelling, name.getInfo()};
      return name;
    }
  }
  llvm::StringRef defaultDialect = state.defaultDialects.back();
  if (dot == llvm::StringRef::npos || !state.context->getOrLoadDialect(nameSpace)) {
    qualified = (defaultDialect + "." + spelling).str();
    triedDefault = true;
    state.context->getOrLoadDialect(defaultDialect);
    OperationName name(qualified, state.context);
    if (name.isRegistered())
      return name;
  }
  if (triedDefault && dot != llvm::StringRef::npos) {
    InFlightDiagnostic diag = state.error(
        token.getLoc(), "Dialect `" + nameSpace + "' not found for custom op '" + spelling + "' ");
    Diagnostic &note = diag.attachNote();
    note << "Available dialects: ";
    bool first = true;
    for (llvm::StringRef name : state.context->getAvailableDialects()) {
      note << (first ? "" : ", ") << name;
      first = false;
    }
    note << " ; for more info on dialect registration see "
            "https://mlir.llvm.org/getting_started/Faq/"
            "#registered-loaded-dependent-whats-up-with-dialects-management";
    return {};
  }
  if (triedDefault)
    state.error(token.getLoc(),
                "custom op '" + spelling + "' is unknown (tried '" + qualified + "' as well)");
  else
    state.error(token.getLoc(), "custom op '" + spelling + "' is unknown");
  return {};
}

Operation *OperationParser::parseCustom(llvm::ArrayRef<ResultName> results) {
  llvm::SMLoc loc = state.token().getLoc();
  OperationName name = parseCustomName();
  if (!name)
    return nullptr;
  const OpSpec &spec = *name.getSpec();
  OperationState result(state.compactLoc(loc), name);
  size_t numResults = 0;
  for (const ResultName &each : results)
    numResults += each.count;
  OpAsmParser parser(state, loc, numResults);
  llvm::SaveAndRestore<llvm::ArrayRef<ResultName>> names(currentResults, results);
  llvm::StringRef defaultDialect = OpAsmOpInterface::getDefaultDialect(name);
  if (!spec.regions.empty())
    state.defaultDialects.push_back(defaultDialect);
  unsigned errorsBefore = state.numErrors;
  ParseResult parsed = failure();
  llvm::StringRef outerOp = std::exchange(state.customOp, name.getStringRef());
  if (spec.format)
    parsed = parseByFormat(parser, result, spec);
  else if (spec.hooks.parse)
    parsed = spec.hooks.parse(parser, result);
  else if (auto parse = name.getDialect()->getParseOperationHook(name.getStringRef()))
    parsed = (*parse)(parser, result);
  else
    state.error(loc, "op '" + name.getStringRef() + "' has no custom assembly form");
  state.customOp = outerOp;
  if (!spec.regions.empty())
    state.defaultDialects.pop_back();
  // A custom parser may have failed without reporting an error.
  if (failed(parsed) && state.numErrors == errorsBefore)
    state.error(loc, "custom op '" + name.getStringRef() + "' could not be parsed");
  if (failed(parsed) || state.numErrors != errorsBefore)
    return nullptr;
  return finishOperation(result);
}
