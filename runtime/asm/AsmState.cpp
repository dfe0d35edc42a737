//===- AsmState.cpp - Options and resources of text -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmState.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/AsmStateImpl.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

AsmResourceBuilder::~AsmResourceBuilder() = default;
AsmParsedResourceEntry::~AsmParsedResourceEntry() = default;
AsmResourceParser::~AsmResourceParser() = default;
AsmResourcePrinter::~AsmResourcePrinter() = default;

llvm::StringRef mlir::toString(AsmResourceEntryKind kind) {
  static constexpr llvm::StringLiteral names[] = {"blob", "bool", "string"};
  static_assert(std::size(names) == size_t(AsmResourceEntryKind::String) + 1, "a name for each kind");
  return names[static_cast<size_t>(kind)];
}

std::string OpAsmDialectInterface::getResourceKey(const AsmDialectResourceHandle &) const {
  llvm::report_fatal_error("a dialect that declares resources must override getResourceKey()");
}
LogicalResult OpAsmDialectInterface::parseResource(AsmParsedResourceEntry &entry) const {
  llvm::StringRef dialect = getDialect()->getNamespace();
  return entry.emitError() << "unknown 'resource' key '" << entry.getKey() << "' for dialect '" << dialect
                           << "'";
}

AsmResourceParser &FallbackAsmResourceMap::getParserFor(llvm::StringRef key) {
  auto [position, isNew] = collections.try_emplace(key.str());
  if (isNew)
    position->second = std::make_unique<Collection>(key);
  return *position->second;
}

std::vector<std::unique_ptr<AsmResourcePrinter>> FallbackAsmResourceMap::getPrinters() {
  std::vector<std::unique_ptr<AsmResourcePrinter>> printers;
  for (auto &[name, collection] : collections)
    printers.push_back(AsmResourcePrinter::fromCallable(
        name, [own = collection.get()](Operation *op, AsmResourceBuilder &builder) {
          own->buildResources(op, builder);
        }));
  return printers;
}

LogicalResult FallbackAsmResourceMap::Collection::parseResource(AsmParsedResourceEntry &entry) {
  auto keep = [&](auto parsed) {
    if (failed(parsed))
      return failure();
    resources.emplace_back(entry.getKey(), std::move(*parsed));
    return success();
  };
  switch (entry.getKind()) {
  case AsmResourceEntryKind::Blob:
    return keep(entry.parseAsBlob());
  case AsmResourceEntryKind::Bool:
    return keep(entry.parseAsBool());
  case AsmResourceEntryKind::String:
    return keep(entry.parseAsString());
  }
  llvm_unreachable("unknown kind of entry");
}

void FallbackAsmResourceMap::Collection::buildResources(Operation *, AsmResourceBuilder &builder) const {
  struct Writer {
    AsmResourceBuilder &builder;
    llvm::StringRef key;
    void operator()(bool flag) const { builder.buildBool(key, flag); }
    void operator()(const std::string &text) const { builder.buildString(key, text); }
    void operator()(const AsmResourceBlob &blob) const { builder.buildBlob(key, blob); }
  };
  for (const OpaqueAsmResource &resource : resources)
    std::visit(Writer{builder, resource.key}, resource.value);
}

//===----------------------------------------------------------------------===//
// ParserConfig
//===----------------------------------------------------------------------===//

AsmResourceParser *ParserConfig::getResourceParser(llvm::StringRef name) const {
  for (const std::shared_ptr<AsmResourceParser> &parser : resourceParsers)
    if (parser->getName() == name)
      return parser.get();
  return fallbackResourceMap ? &fallbackResourceMap->getParserFor(name) : nullptr;
}

void ParserConfig::attachResourceParser(std::unique_ptr<AsmResourceParser> parser) {
  assert(llvm::none_of(resourceParsers, [&](auto &other) { return other->getName() == parser->getName(); }) &&
         "there is another reader for the same tool");
  resourceParsers.push_back(std::move(parser));
}

//===----------------------------------------------------------------------===//
// AsmState
//===----------------------------------------------------------------------===//

AsmState::AsmState(MLIRContext *, const OpPrintingFlags &flags, LocationMap *locationMap,
                   FallbackAsmResourceMap *map)
    : impl(std::make_unique<Impl>()) {
  registerAsmPrinter();
  impl->flags = flags;
  impl->locationMap = locationMap;
  if (map)
    attachFallbackResourcePrinter(*map);
}
AsmState::AsmState(Operation *op, const OpPrintingFlags &flags, LocationMap *locationMap,
                   FallbackAsmResourceMap *map)
    : AsmState(op->getContext(), flags, locationMap, map) {
  nameValues(op, flags, impl->names);
}
AsmState::~AsmState() = default;

const OpPrintingFlags &AsmState::getPrinterFlags() const { return impl->flags; }
void AsmState::attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer) {
  impl->printers.push_back(std::move(printer));
}

//===----------------------------------------------------------------------===//
// Print functions of the IR classes
//===----------------------------------------------------------------------===//

void Operation::print(llvm::raw_ostream &os, AsmState &state) const {
  printWithState(const_cast<Operation *>(this), state.getImpl(), os);
}
void Value::printAsOperand(llvm::raw_ostream &os, AsmState &state) const {
  state.getImpl().names.printValue(*this, os);
}
void Value::print(llvm::raw_ostream &os, AsmState &state) const {
  if (Operation *op = getDefiningOp())
    return op->print(os, state);
  print(os);
}
void Block::print(llvm::raw_ostream &os, AsmState &) { print(os); }
void Block::printAsOperand(llvm::raw_ostream &os, AsmState &state) {
  state.getImpl().names.printBlock(this, os);
}
void Type::print(llvm::raw_ostream &os, AsmState &) const { print(os); }
void Attribute::print(llvm::raw_ostream &os, AsmState &, bool elideType) const { print(os, elideType); }
