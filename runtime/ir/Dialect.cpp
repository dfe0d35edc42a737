//===- Dialect.cpp - A dialect loaded in a context ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

Dialect::Dialect(const DialectSpec &spec, MLIRContext *context) : spec(spec), context(context) {}
Dialect::~Dialect() = default;
DialectInterface::~DialectInterface() = default;
MLIRContext *DialectInterface::getContext() const { return dialect->getContext(); }

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
    llvm::report_fatal_error("'" + llvm::Twine(name) + "' lacks an interface that dialect '" + spec.name +
                                 "' promised: the extension that attaches it is not registered",
                             /*gen_crash_diag=*/false);
}

/// Returns the spec with this name, or null. \pre \p specs is sorted by name.
template <typename SpecT>
static const SpecT *lookup(llvm::ArrayRef<const SpecT *> specs, llvm::StringRef name) {
  auto it = llvm::partition_point(specs, [&](const SpecT *spec) { return spec->name < name; });
  return it != specs.end() && (*it)->name == name ? *it : nullptr;
}

const OpSpec *Dialect::lookupOp(llvm::StringRef fullName) const { return lookup(spec.ops, fullName); }

template <typename SpecT>
static const SpecT *lookupMnemonic(llvm::ArrayRef<const SpecT *> specs, llvm::StringRef mnemonic) {
  for (const SpecT *spec : specs)
    if (spec->mnemonic == mnemonic && !mnemonic.empty())
      return spec;
  return nullptr;
}

const TypeDefSpec *Dialect::lookupType(llvm::StringRef mnemonic) const {
  return lookupMnemonic(spec.types, mnemonic);
}

const AttrDefSpec *Dialect::lookupAttribute(llvm::StringRef mnemonic) const {
  return lookupMnemonic(spec.attributes, mnemonic);
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
