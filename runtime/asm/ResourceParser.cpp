//===- ResourceParser.cpp - Parses the metadata section -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses `{-# dialect_resources: {...}, external_resources: {...} #-}`: the blobs that attributes refer to,
// and the resources of other tools, which the context keeps.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmState.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/asm/ParserState.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Parsing of resource keys and lists
//===----------------------------------------------------------------------===//

ParseResult ParserState::parseResourceKey(std::string &key, bool allowString) {
  if (tok.is(TokenKind::BareIdentifier))
    key = tok.spelling.str();
  else if (tok.is(TokenKind::String) && allowString)
    key = tok.getStringValue();
  else
    return errorAtToken("expected identifier key for 'resource' entry");
  consume();
  return success();
}

/// Returns the resource with this key. Returns null only while a part of the text is parsed in parallel, if
/// one thread must parse that part again.
DenseResourceElementsHandle ParserState::getResource(llvm::StringRef key) {
  std::unique_lock<std::mutex> lock(tables->mutex, std::defer_lock);
  if (part)
    lock.lock();
  // A key denotes one resource in this text, even if the context has a resource with this name from another
  // text.
  DenseResourceElementsHandle &handle = tables->resources[key];
  if (handle.getResource())
    return handle;
  DialectResourceBlobManager &manager = DialectResourceBlobManager::get(context);
  // A new resource is renamed if its key is in use in the context. The new name depends on the preceding
  // resources of the text, so a parallel part cannot determine it.
  if (part && manager.size() + 1 != tables->resources.size()) {
    tables->resources.erase(key);
    giveUpPart();
    return {};
  }
  return handle = DenseResourceElementsHandle(&manager.insert(key));
}

/// Parses `{ key: ..., key: ... }`; calls \p parseValue after each key.
ParseResult ParserState::parseResourceDict(bool allowString, ParseResourceValue parseValue) {
  if (failed(expect(TokenKind::LBrace, "expected '{'")))
    return failure();
  if (consumeIf(TokenKind::RBrace))
    return success();
  do {
    std::string key;
    llvm::SMLoc loc = tok.getLoc();
    if (failed(parseResourceKey(key, allowString)) || failed(parseValue(key, loc)))
      return failure();
  } while (consumeIf(TokenKind::Comma));
  return expect(TokenKind::RBrace, "expected ',' or '}'");
}

//===----------------------------------------------------------------------===//
// Parsing of resource values
//===----------------------------------------------------------------------===//

/// Returns the hexadecimal digits of a string token `"0x..."`, which refer to the buffer; nothing if it has
/// another form.
static std::optional<llvm::StringRef> getHexDigits(const Token &token) {
  if (!token.is(TokenKind::String))
    return std::nullopt;
  llvm::StringRef text = token.spelling.drop_front().drop_back();
  if (!text.consume_front("0x") || text.size() % 2 || !llvm::all_of(text, llvm::isHexDigit))
    return std::nullopt;
  return text;
}

static void decodeHex(llvm::StringRef digits, char *bytes) {
  for (size_t i = 0; i + 1 < digits.size(); i += 2)
    *bytes++ = llvm::hexFromNibbles(digits[i], digits[i + 1]);
}

/// Decodes a blob: four bytes with the alignment, then the data.
ParseResult ParserState::decodeBlob(const Token &token, llvm::StringRef key, BlobAllocator allocate,
                                    AsmResourceBlob &blob) {
  std::optional<llvm::StringRef> digits = getHexDigits(token);
  if (!digits)
    return error(token.getLoc(), "expected hex string blob for key '" + key + "'");
  uint32_t align = 1;
  const char *problem = " to encode alignment in first 4 bytes";
  if (digits->size() < 8)
    return error(token.getLoc(), "expected hex string blob for key '" + key + "'" + problem);
  char header[4];
  decodeHex(digits->take_front(8), header);
  align = llvm::support::endian::read32le(header);
  if (align && !llvm::isPowerOf2_32(align))
    return error(token.getLoc(), "expected hex string blob for key '" + key + "'" + problem +
                                     ", but got non-power-of-2 value: " + llvm::Twine(align));
  llvm::StringRef data = digits->drop_front(8);
  if (data.empty()) {
    blob = AsmResourceBlob({}, 0, {}, /*dataIsMutable=*/false);
  } else {
    blob = allocate(data.size() / 2, align);
    decodeHex(data, blob.getMutableData().data());
  }
  return success();
}

ParseResult ParserState::parseBlob(llvm::StringRef key, AsmResourceBlob &blob) {
  auto allocate = [](size_t size, size_t align) {
    // Limit the alignment of the memory to 2 MiB; the blob remembers the requested alignment.
    size_t usedAlign = std::clamp<size_t>(align, 1, 2u << 20);
    char *memory = static_cast<char *>(llvm::allocate_buffer(size, usedAlign));
    auto release = [usedAlign](void *bytes, size_t size, size_t) {
      llvm::deallocate_buffer(bytes, size, usedAlign);
    };
    return AsmResourceBlob(llvm::ArrayRef<char>(memory, size), align, release, /*dataIsMutable=*/true);
  };
  if (failed(decodeBlob(tok, key, allocate, blob)))
    return failure();
  consume();
  return success();
}

/// An entry whose value is the current token. The token is not consumed.
class ParserState::ResourceEntry final : public AsmParsedResourceEntry {
public:
  ResourceEntry(ParserState &state, llvm::StringRef key, llvm::SMLoc keyLoc)
      : state(state), key(key), keyLoc(keyLoc), value(state.tok) {}
  llvm::StringRef getKey() const override { return key; }
  InFlightDiagnostic emitError() const override { return state.error(keyLoc, ""); }
  AsmResourceEntryKind getKind() const override {
    if (isBool())
      return AsmResourceEntryKind::Bool;
    return value.spelling.starts_with("\"0x") ? AsmResourceEntryKind::Blob : AsmResourceEntryKind::String;
  }
  FailureOr<bool> parseAsBool() const override {
    if (isBool())
      return value.spelling == "true";
    return state.error(value.getLoc(), "expected 'true' or 'false' value for key '" + key + "'");
  }
  FailureOr<std::string> parseAsString() const override {
    if (value.is(TokenKind::String))
      return value.getStringValue();
    return state.error(value.getLoc(), "expected string value for key '" + key + "'");
  }
  FailureOr<AsmResourceBlob> parseAsBlob(BlobAllocatorFn allocator) const override {
    AsmResourceBlob blob;
    if (failed(state.decodeBlob(value, key, allocator, blob)))
      return failure();
    return FailureOr<AsmResourceBlob>(std::move(blob));
  }

private:
  bool isBool() const {
    return value.is(TokenKind::BareIdentifier) && (value.spelling == "true" || value.spelling == "false");
  }
  ParserState &state;
  llvm::StringRef key;
  llvm::SMLoc keyLoc;
  Token value;
};

FailureOr<AsmDialectResourceHandle> ParserState::getDialectResource(const OpAsmDialectInterface &interface,
                                                                    llvm::StringRef key) {
  std::unique_lock<std::mutex> lock(tables->mutex, std::defer_lock);
  if (part)
    lock.lock();
  if (auto it = tables->dialectResources.find({&interface, key}); it != tables->dialectResources.end())
    return it->second;
  // The dialect may rename the resource, depending on the preceding ones, so that a parallel part cannot
  // declare it.
  if (part) {
    giveUpPart();
    return failure();
  }
  FailureOr<AsmDialectResourceHandle> handle = interface.declareResource(key);
  if (succeeded(handle))
    tables->dialectResources[{&interface, StringAttr::get(context, key).getValue()}] = *handle;
  return handle;
}

FailureOr<AsmDialectResourceHandle> AsmParser::parseResourceHandle(Dialect *dialect) {
  const auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>();
  llvm::SMLoc loc = getCurrentLocation();
  if (!interface)
    return emitError(loc) << "dialect '" << dialect->getNamespace() << "' does not expect resource handles";
  std::string key;
  if (failed(state.parseResourceKey(key, /*allowString=*/true)))
    return failure();
  FailureOr<AsmDialectResourceHandle> handle = state.getDialectResource(*interface, key);
  if (failed(handle) && !state.isPart())
    emitError(loc) << "unknown 'resource' key '" << key << "' for dialect '" << dialect->getNamespace()
                   << "'";
  return handle;
}

ParseResult ParserState::parseDialectResources(llvm::StringRef dialectName, llvm::SMLoc loc) {
  Dialect *dialect = context->getOrLoadDialect(dialectName);
  if (!dialect)
    return error(loc, "dialect '" + dialectName + "' is unknown");
  auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>();
  if (dialectName != "builtin" && !interface) {
    consumeIf(TokenKind::LBrace);
    return errorAtToken("unexpected 'resource' section for dialect '" + dialectName + "'");
  }
  return parseResourceDict(/*allowString=*/true, [&](llvm::StringRef key, llvm::SMLoc keyLoc) -> ParseResult {
    AsmResourceBlob blob;
    if (interface) {
      FailureOr<AsmDialectResourceHandle> handle = getDialectResource(*interface, key);
      if (failed(handle))
        return error(keyLoc, "unknown 'resource' key '" + key + "' for dialect '" + dialectName + "'");
      if (failed(expect(TokenKind::Colon, "expected ':'")))
        return failure();
      std::string ownKey = interface->getResourceKey(*handle);
      ResourceEntry entry(*this, ownKey, keyLoc);
      if (failed(interface->parseResource(entry)))
        return failure();
      consume();
      return success();
    }
    if (failed(expect(TokenKind::Colon, "expected ':'")))
      return failure();
    // Get the resource first: two entries with the same key in one section are one resource.
    DenseResourceElementsHandle handle = getResource(key);
    if (failed(parseBlob(key, blob)))
      return failure();
    handle.getResource()->setBlob(std::move(blob));
    return success();
  });
}

ParseResult ParserState::parseExternalResources(llvm::StringRef group) {
  ExternalResources &external = ExternalResources::get(context);
  AsmResourceParser *reader = config ? config->getResourceParser(group) : nullptr;
  return parseResourceDict(/*allowString=*/true, [&](llvm::StringRef key, llvm::SMLoc keyLoc) -> ParseResult {
    if (failed(expect(TokenKind::Colon, "expected ':'")))
      return failure();
    if (reader) {
      ResourceEntry entry(*this, key, keyLoc);
      if (failed(reader->parseResource(entry)))
        return failure();
      consume();
      return success();
    }
    auto add = [&](ExternalResources::Value value) {
      external.getGroup(group).entries.push_back({key.str(), std::move(value)});
    };
    if (tok.is(TokenKind::BareIdentifier) && (tok.spelling == "true" || tok.spelling == "false")) {
      add(tok.spelling == "true");
      consume();
      return success();
    }
    // A string that starts with 0x is a blob.
    if (tok.is(TokenKind::String) && tok.spelling.starts_with("\"0x")) {
      AsmResourceBlob blob;
      if (failed(parseBlob(key, blob)))
        return failure();
      add(std::move(blob));
      return success();
    }
    if (!tok.is(TokenKind::String))
      return error(tok.getLoc(), "expected string value for key '" + key + "'");
    add(tok.getStringValue());
    consume();
    return success();
  });
}

//===----------------------------------------------------------------------===//
// Metadata section
//===----------------------------------------------------------------------===//

ParseResult ParserState::parseFileMetadata() {
  consume();
  if (consumeIf(TokenKind::FileMetadataEnd))
    return success();
  do {
    llvm::SMLoc loc = tok.getLoc();
    llvm::StringRef section = tok.spelling;
    if (!tok.is(TokenKind::BareIdentifier))
      return errorAtToken("expected identifier key in file metadata dictionary");
    consume();
    if (failed(expect(TokenKind::Colon, "expected ':'")))
      return failure();
    if (section != "dialect_resources" && section != "external_resources")
      return error(loc, "unknown key '" + section + "' in file metadata dictionary");
    bool isDialects = section == "dialect_resources";
    if (failed(parseResourceDict(
            /*allowString=*/false, [&](llvm::StringRef name, llvm::SMLoc nameLoc) -> ParseResult {
              if (failed(expect(TokenKind::Colon, "expected ':'")))
                return failure();
              return isDialects ? parseDialectResources(name, nameLoc) : parseExternalResources(name);
            })))
      return failure();
  } while (consumeIf(TokenKind::Comma));
  return expect(TokenKind::FileMetadataEnd, "expected ',' or '#-}'");
}
