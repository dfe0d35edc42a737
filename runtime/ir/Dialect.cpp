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

const DialectSpec *DialectRegistry::lookupByClass(llvm::StringRef cppClass) const {
  // A .td says "::mlir::arith::ArithDialect" or just "arith::ArithDialect".
  auto plain = [](llvm::StringRef name) {
    name.consume_front("::");
    if (!name.consume_front("mlir::"))
      name.consume_front("strata::");
    return name;
  };
  for (const auto &entry : specs)
    if (plain(entry.second->cppClass) == plain(cppClass))
      return entry.second;
  return nullptr;
}

std::vector<llvm::StringRef> DialectRegistry::getDialectNames() const {
  std::vector<llvm::StringRef> names;
  for (const auto &entry : specs)
    names.push_back(entry.first);
  return names;
}
