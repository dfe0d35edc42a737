//===- Dialect.cpp - A dialect loaded in a context ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dialect.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/PrinterHooks.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

/// The descriptor of a dialect that registers its members, and the lists of members that the descriptor
/// refers to.
struct Dialect::RegisteredMembers {
  DialectSpec spec;
  std::vector<const OpSpec *> ops;
  std::vector<const TypeDefSpec *> types;
  std::vector<const AttrDefSpec *> attributes;
};

Dialect::Dialect(const DialectSpec &spec, MLIRContext *context)
    : declaration(spec), context(context), id(TypeID::getFromOpaquePointer(&spec)) {}
Dialect::Dialect(llvm::StringRef name, MLIRContext *context, TypeID id)
    : registered(std::make_unique<RegisteredMembers>()), declaration(registered->spec), context(context),
      id(id) {
  assert(isValidNamespace(name) && "the dialect has an invalid namespace");
  registered->spec.name = name;
  context->getImpl().dialectsInCreation.push_back(this);
}
Dialect::~Dialect() = default;

bool Dialect::isValidNamespace(llvm::StringRef name) {
  auto isNameCharacter = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$'; };
  return !name.empty() && !llvm::isDigit(name[0]) && name[0] != '$' && llvm::all_of(name, isNameCharacter);
}

//===----------------------------------------------------------------------===//
// Registration of members
//===----------------------------------------------------------------------===//

/// Adds descriptors to \p list, which is sorted by name, and sets \p visible to all elements of \p list.
template <typename SpecT>
static void addSpecs(std::vector<const SpecT *> &list, llvm::ArrayRef<const SpecT *> &visible,
                     std::initializer_list<const SpecT *> specs) {
  list.insert(list.end(), specs.begin(), specs.end());
  llvm::sort(list, [](const SpecT *a, const SpecT *b) { return a->name < b->name; });
  list.erase(std::unique(list.begin(), list.end()), list.end());
  visible = list;
}

template <typename SpecT>
[[maybe_unused]] static bool listsAll(llvm::ArrayRef<const SpecT *> table,
                                      std::initializer_list<const SpecT *> specs) {
  return llvm::all_of(specs, [&](const SpecT *spec) { return llvm::is_contained(table, spec); });
}

void Dialect::addOperations(std::initializer_list<const OpSpec *> specs) {
  if (!registered) {
    assert(listsAll(declaration.ops, specs) && "operation is not listed in the dialect's descriptor");
    return;
  }
  addSpecs(registered->ops, registered->spec.ops, specs);
  for (const OpSpec *spec : specs)
    context->getImpl().completeOperation(*spec);
}
void Dialect::addTypes(std::initializer_list<const TypeDefSpec *> specs) {
  if (!registered) {
    assert(listsAll(declaration.types, specs) && "type is not listed in the dialect's descriptor");
    return;
  }
  addSpecs(registered->types, registered->spec.types, specs);
}
void Dialect::addAttributes(std::initializer_list<const AttrDefSpec *> specs) {
  if (!registered) {
    assert(listsAll(declaration.attributes, specs) && "attribute is not listed in the dialect's descriptor");
    return;
  }
  addSpecs(registered->attributes, registered->spec.attributes, specs);
}

//===----------------------------------------------------------------------===//
// Hooks
//===----------------------------------------------------------------------===//

/// Returns the dialect that the data pointer of a hook refers to.
static Dialect &dialectOf(const void *data) { return *static_cast<Dialect *>(const_cast<void *>(data)); }

void Dialect::installHooks(unsigned overridden) {
  assert(registered && "the hooks of a table are constant");
  using Bit = detail::DialectHookBit;
  DialectHooks &hooks = registered->spec.hooks;
  if (overridden & Bit::Canonicalization)
    hooks.canonicalizationPatterns = {[](const void *data, RewritePatternSet &patterns, MLIRContext *) {
                                        dialectOf(data).getCanonicalizationPatterns(patterns);
                                      },
                                      this};
  if (overridden & Bit::MaterializeConstant)
    hooks.materializeConstant = {
        [](const void *data, OpBuilder &builder, Attribute value, Type type, Location loc) {
          return dialectOf(data).materializeConstant(builder, value, type, loc);
        },
        this};
  if (overridden & Bit::ParseType)
    hooks.parseType = {
        [](const void *data, DialectAsmParser &parser) { return dialectOf(data).parseType(parser); }, this};
  if (overridden & Bit::PrintType)
    hooks.printType = {[](const void *data, Type type, DialectAsmPrinter &printer) {
                         dialectOf(data).printType(type, printer);
                       },
                       this};
  if (overridden & Bit::ParseAttribute)
    hooks.parseAttribute = {[](const void *data, DialectAsmParser &parser, Type type) {
                              return dialectOf(data).parseAttribute(parser, type);
                            },
                            this};
  if (overridden & Bit::PrintAttribute)
    hooks.printAttribute = {[](const void *data, Attribute attr, DialectAsmPrinter &printer) {
                              dialectOf(data).printAttribute(attr, printer);
                            },
                            this};
  if (overridden & Bit::VerifyOperationAttribute)
    hooks.verifyOperationAttribute = {[](const void *data, Operation *op, NamedAttribute attribute) {
                                        return dialectOf(data).verifyOperationAttribute(op, attribute);
                                      },
                                      this};
  if (overridden & Bit::VerifyRegionArgAttribute)
    hooks.verifyRegionArgAttribute = {
        [](const void *data, Operation *op, unsigned region, unsigned index, NamedAttribute attribute) {
          return dialectOf(data).verifyRegionArgAttribute(op, region, index, attribute);
        },
        this};
  if (overridden & Bit::VerifyRegionResultAttribute)
    hooks.verifyRegionResultAttribute = {
        [](const void *data, Operation *op, unsigned region, unsigned index, NamedAttribute attribute) {
          return dialectOf(data).verifyRegionResultAttribute(op, region, index, attribute);
        },
        this};
  if (overridden & Bit::InterfaceForOp)
    hooks.interfaceFallback = {[](const void *data, TypeID interface, OperationName name) -> const void * {
                                 return dialectOf(data).getRegisteredInterfaceForOp(interface, name);
                               },
                               this};
}

// The functions below call the hooks of a dialect without a class, such as one that is loaded from a .td. The
// hooks of a dialect with a class call the functions that the class overrides, so they are not called here.

void Dialect::getCanonicalizationPatterns(RewritePatternSet &results) const {
  if (const auto &hook = declaration.hooks.canonicalizationPatterns; hook && hasNoClass())
    hook(results, context);
}
Operation *Dialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  const auto &hook = declaration.hooks.materializeConstant;
  return hook && hasNoClass() ? hook(builder, value, type, loc) : nullptr;
}
LogicalResult Dialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  const auto &hook = declaration.hooks.verifyOperationAttribute;
  return hook && hasNoClass() ? hook(op, attribute) : success();
}
LogicalResult Dialect::verifyRegionArgAttribute(Operation *op, unsigned regionIndex, unsigned argIndex,
                                                NamedAttribute attribute) {
  const auto &hook = declaration.hooks.verifyRegionArgAttribute;
  return hook && hasNoClass() ? hook(op, regionIndex, argIndex, attribute) : success();
}
LogicalResult Dialect::verifyRegionResultAttribute(Operation *op, unsigned regionIndex, unsigned resultIndex,
                                                   NamedAttribute attribute) {
  const auto &hook = declaration.hooks.verifyRegionResultAttribute;
  return hook && hasNoClass() ? hook(op, regionIndex, resultIndex, attribute) : success();
}
void *Dialect::getRegisteredInterfaceForOp(TypeID interfaceID, OperationName opName) {
  const auto &hook = declaration.hooks.interfaceFallback;
  return hook && hasNoClass() ? const_cast<void *>(hook(interfaceID, opName)) : nullptr;
}
std::optional<Dialect::ParseOpHook> Dialect::getParseOperationHook(llvm::StringRef) const {
  return std::nullopt;
}
llvm::unique_function<void(Operation *op, OpAsmPrinter &printer)>
Dialect::getOperationPrinter(Operation *) const {
  return {};
}

// Returns the functions of the parser and printer, which are in runtime/asm. Aborts if that library is not
// linked.
static const IRPrinterHooks &getAsmHooks() {
  const IRPrinterHooks *hooks = getPrinterHooks();
  if (!hooks)
    llvm::report_fatal_error("the parser and printer are not linked");
  return *hooks;
}
Attribute Dialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  return getAsmHooks().parseDialectAttribute(*this, parser, type);
}
Type Dialect::parseType(DialectAsmParser &parser) const {
  return getAsmHooks().parseDialectType(*this, parser);
}
void Dialect::printAttribute(Attribute attr, DialectAsmPrinter &printer) const {
  getAsmHooks().printDialectAttribute(attr, printer);
}
void Dialect::printType(Type type, DialectAsmPrinter &printer) const {
  getAsmHooks().printDialectType(type, printer);
}

//===----------------------------------------------------------------------===//
// Interfaces and look-up
//===----------------------------------------------------------------------===//

DialectInterface::~DialectInterface() = default;
MLIRContext *DialectInterface::getContext() const { return dialect->getContext(); }

detail::DialectInterfaceCollectionBase::DialectInterfaceCollectionBase(MLIRContext *context,
                                                                       TypeID interfaceKind) {
  for (Dialect *dialect : context->getLoadedDialects())
    if (const DialectInterface *interface = dialect->getRegisteredInterface(interfaceKind))
      interfaces.push_back(interface);
}
detail::DialectInterfaceCollectionBase::~DialectInterfaceCollectionBase() = default;
const DialectInterface *detail::DialectInterfaceCollectionBase::getInterfaceFor(Dialect *dialect) const {
  for (const DialectInterface *interface : interfaces)
    if (interface->getDialect() == dialect)
      return interface;
  return nullptr;
}
const DialectInterface *detail::DialectInterfaceCollectionBase::getInterfaceFor(Operation *op) const {
  return getInterfaceFor(op->getDialect());
}

void Dialect::addInterface(std::unique_ptr<DialectInterface> interface) {
  if (!getRegisteredInterface(interface->getID()))
    interfaces.push_back(std::move(interface));
}

const DialectInterface *Dialect::getRegisteredInterface(TypeID id) const {
  for (const std::unique_ptr<DialectInterface> &interface : interfaces)
    if (interface->getID() == id)
      return interface.get();
  return nullptr;
}

bool Dialect::hasPromises() const { return !promises.empty(); }
void Dialect::checkPromise(TypeID concrete, TypeID interface, llvm::StringRef name) const {
  if (hasPromisedInterface(concrete, interface))
    llvm::report_fatal_error("'" + llvm::Twine(name) + "' lacks an interface that dialect '" +
                                 declaration.name +
                                 "' promised: the extension that attaches it is not registered",
                             /*gen_crash_diag=*/false);
}

/// Returns the spec with this name, or null. \pre \p specs is sorted by name.
template <typename SpecT>
static const SpecT *lookup(llvm::ArrayRef<const SpecT *> specs, llvm::StringRef name) {
  auto it = llvm::partition_point(specs, [&](const SpecT *spec) { return spec->name < name; });
  return it != specs.end() && (*it)->name == name ? *it : nullptr;
}

const OpSpec *Dialect::lookupOp(llvm::StringRef fullName) const { return lookup(declaration.ops, fullName); }

template <typename SpecT>
static const SpecT *lookupMnemonic(llvm::ArrayRef<const SpecT *> specs, llvm::StringRef mnemonic) {
  for (const SpecT *spec : specs)
    if (spec->mnemonic == mnemonic && !mnemonic.empty())
      return spec;
  return nullptr;
}

const TypeDefSpec *Dialect::lookupType(llvm::StringRef mnemonic) const {
  return lookupMnemonic(declaration.types, mnemonic);
}

const AttrDefSpec *Dialect::lookupAttribute(llvm::StringRef mnemonic) const {
  return lookupMnemonic(declaration.attributes, mnemonic);
}

void Dialect::declarePromisedInterface(TypeID concrete, TypeID interface) {
  std::pair promise(concrete.getAsOpaquePointer(), interface.getAsOpaquePointer());
  auto it = llvm::lower_bound(promises, promise);
  if (it == promises.end() || *it != promise)
    promises.insert(it, promise);
}

bool Dialect::hasPromisedInterface(TypeID concrete, TypeID interface) const {
  return llvm::binary_search(promises,
                             std::pair(concrete.getAsOpaquePointer(), interface.getAsOpaquePointer()));
}

void Dialect::handleAdditionOfUndefinedPromisedInterface(TypeID concrete, TypeID interface) {
  llvm::erase(promises, std::pair(concrete.getAsOpaquePointer(), interface.getAsOpaquePointer()));
}
