//===- RegionParser.cpp - Parses regions and blocks -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

ParseResult OperationParser::parseRegion(Region &region, llvm::ArrayRef<Argument> arguments, bool isolated) {
  llvm::SaveAndRestore<const Region *> module(moduleRegion);
  if (LLVM_UNLIKELY(state.customOp == ModuleOp::getOperationName()))
    moduleRegion = &region;
  llvm::SaveAndRestore<llvm::StringRef> inside(state.customOp, llvm::StringRef());
  if (failed(state.expect(TokenKind::LBrace, "expected '{' to begin a region")))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  ValueScope::Mark valueMark;
  if (isolated)
    scopes.push_back(std::make_unique<ValueScope>());
  else
    valueMark = scopes.back()->mark();
  blockScopes.emplace_back(++numRegions, blocks.size());
  if ((!state.token().is(TokenKind::RBrace) || !arguments.empty()) && failed(parseBlocks(region, arguments)))
    return failure();
  if (failed(checkBlocks()))
    return failure();
  blocks.truncate(blockScopes.pop_back_val().second);
  if (isolated) {
    if (failed(checkForwardUses()))
      return failure();
    scopes.pop_back();
  } else {
    scopes.back()->rollBack(valueMark);
  }
  return state.expect(TokenKind::RBrace, "expected '}' to end a region");
}

/// Returns the location where a name was defined or first used.
static std::optional<llvm::SMLoc> findUse(const ValueScope &scope, llvm::StringRef name) {
  if (const NamedValues *values = scope.lookup(name))
    return values->loc;
  auto forward = scope.forwardUses.find({name, 0});
  return forward == scope.forwardUses.end() ? std::nullopt : std::optional<llvm::SMLoc>(forward->second.loc);
}

ParseResult OperationParser::parseBlocks(Region &region, llvm::ArrayRef<Argument> arguments) {
  // The entry block may have no label; the op's own parser may have parsed its arguments.
  Block *entry = nullptr;
  if (!state.token().is(TokenKind::CaretIdentifier) || !arguments.empty()) {
    entry = Block::create(state.context);
    region.push_back(entry);
    for (const Argument &argument : arguments) {
      llvm::SMLoc loc = argument.ssaName.location;
      CompactLocation place =
          argument.sourceLoc ? CompactLocation::get(*argument.sourceLoc) : state.compactLoc(loc);
      BlockArgument value = entry->addArgument(argument.type, place);
      if (std::optional<llvm::SMLoc> other = findUse(*scopes.back(), argument.ssaName.name)) {
        state.error(loc, "region entry argument '%" + argument.ssaName.name + "' is already in use")
                .attachNote(state.compactLoc(*other).materialize(state.context))
            << "previously referenced here";
        return failure();
      }
      if (!argument.ssaName.name.empty() && failed(defineValue(argument.ssaName.name, {value, 1, loc})))
        return failure();
    }
    if (state.token().is(TokenKind::CaretIdentifier))
      return state.errorAtToken("invalid block name in region with named arguments");
    if (failed(parseBlockBody(entry)))
      return failure();
  }
  while (!state.token().is(TokenKind::RBrace)) {
    Block *block = nullptr;
    if (!state.token().is(TokenKind::CaretIdentifier))
      return state.error("expected block name");
    if (failed(parseBlockHeader(region, block)) || failed(parseBlockBody(block)))
      return failure();
  }
  return success();
}

/// Reports the blocks of the current region that are referenced and not defined.
ParseResult OperationParser::checkBlocks() {
  llvm::SmallVector<const char *> places;
  for (const BlockDef &def : blocks.valuesFrom(blockScopes.back().second))
    if (!def.isDefined)
      places.push_back(def.loc.getPointer());
  return reportAll(places, "reference to an undefined block");
}

Block *OperationParser::getBlock(llvm::StringRef name, llvm::SMLoc loc) {
  BlockDef &def = *blocks.insert(name, {}, blockScopes.back().first).first;
  if (!def.block) {
    def.block = Block::create(state.context);
    def.loc = loc;
  }
  return def.block;
}

ParseResult OperationParser::parseSuccessor(Block *&block) {
  if (!state.token().is(TokenKind::CaretIdentifier))
    return state.error("expected block name");
  block = getBlock(state.token().spelling, state.token().getLoc());
  state.consume();
  return success();
}

ParseResult OperationParser::parseBlockHeader(Region &region, Block *&block) {
  llvm::StringRef name = state.token().spelling;
  llvm::SMLoc loc = state.token().getLoc();
  BlockDef &def = *blocks.insert(name, {}, blockScopes.back().first).first;
  if (def.isDefined)
    return state.errorAtToken("redefinition of block '" + name + "'");
  if (!def.block)
    def.block = Block::create(state.context);
  def.loc = loc;
  def.isDefined = true;
  block = def.block;
  region.push_back(block);
  state.consume();
  if (state.token().is(TokenKind::LParen) && failed(parseBlockArguments(block)))
    return failure();
  return state.expect(TokenKind::Colon, "expected ':' after block name");
}

ParseResult OperationParser::parseBlockArguments(Block *block) {
  state.consume();
  return state.parseCommaSeparated(TokenKind::RParen, [&]() -> ParseResult {
    UnresolvedOperand use;
    if (failed(parseSSAUse(use, /*allowResultNumber=*/false)) ||
        failed(state.expect(TokenKind::Colon, "expected ':' and type for SSA operand")))
      return failure();
    Type type = state.parseType();
    if (!type)
      return failure();
    BlockArgument argument = block->addArgument(type, state.compactLoc(use.location));
    if (failed(parseTrailingLocation(/*op=*/nullptr, argument)))
      return failure();
    return defineValue(use.name, {argument, 1, use.location});
  });
}

ParseResult OperationParser::parseBlockBody(Block *block) {
  builder.setInsertionPointToEnd(block);
  const char *nextParallel = block->getParent() == moduleRegion ? nullptr : state.getTextEnd() + 1;
  while (!state.token().isAny(TokenKind::CaretIdentifier, TokenKind::RBrace)) {
    if (LLVM_UNLIKELY(state.token().spelling.data() >= nextParallel)) {
      parseInParallel(block, nextParallel);
      continue;
    }
    if (state.token().is(TokenKind::Error) || failed(parseOperation()))
      return failure();
    // The insertion point is still the end of the block: parsing a nested region restores it.
  }
  return success();
}
