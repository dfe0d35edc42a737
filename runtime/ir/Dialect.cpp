//===- Dialect.cpp - A loaded dialect, and the registry -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

Dialect::~Dialect() = default;
DialectExtensionBase::~DialectExtensionBase() = default;
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

/// Specs are sorted by name.
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

void DialectRegistry::insert(const DialectSpec &spec) {
  auto it = llvm::partition_point(specs, [&](const DialectSpec *known) { return known->name < spec.name; });
  if (it != specs.end() && (*it)->name == spec.name)
    *it = &spec;
  else
    specs.insert(it, &spec);
}

const DialectSpec *DialectRegistry::lookup(llvm::StringRef name) const {
  return ::lookup<DialectSpec>(specs, name);
}

void DialectRegistry::appendTo(DialectRegistry &destination) const {
  for (const DialectSpec *spec : specs)
    destination.insert(*spec);
  for (const auto &extension : extensions)
    if (!llvm::is_contained(destination.extensions, extension))
      destination.extensions.push_back(extension);
}

const DialectSpec *DialectRegistry::lookupByClass(llvm::StringRef cppClass) const {
  // A .td says "::mlir::arith::ArithDialect" or just "arith::ArithDialect".
  auto plain = [](llvm::StringRef name) {
    name.consume_front("::");
    if (!name.consume_front("mlir::"))
      name.consume_front("strata::");
    return name;
  };
  for (const DialectSpec *spec : specs)
    if (plain(spec->cppClass) == plain(cppClass))
      return spec;
  return nullptr;
}

std::vector<llvm::StringRef> DialectRegistry::getDialectNames() const {
  std::vector<llvm::StringRef> names;
  for (const DialectSpec *spec : specs)
    names.push_back(spec->name);
  return names;
}
