//===- DialectRegistry.cpp - Dialects that may be loaded ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DialectRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

DialectExtensionBase::~DialectExtensionBase() = default;

void DialectRegistry::insert(const DialectSpec &spec) {
  auto it = llvm::partition_point(specs, [&](const DialectSpec *known) { return known->name < spec.name; });
  if (it != specs.end() && (*it)->name == spec.name)
    *it = &spec;
  else
    specs.insert(it, &spec);
}

const DialectSpec *DialectRegistry::lookup(llvm::StringRef name) const {
  auto it = llvm::partition_point(specs, [&](const DialectSpec *spec) { return spec->name < name; });
  return it != specs.end() && (*it)->name == name ? *it : nullptr;
}

void DialectRegistry::appendTo(DialectRegistry &destination) const {
  for (const DialectSpec *spec : specs)
    destination.insert(*spec);
  for (const auto &extension : extensions)
    if (!llvm::is_contained(destination.extensions, extension))
      destination.extensions.push_back(extension);
}

const DialectSpec *DialectRegistry::lookupByClass(llvm::StringRef cppClass) const {
  // A .td contains "::mlir::arith::ArithDialect" or "arith::ArithDialect".
  auto plain = [](llvm::StringRef name) {
    name.consume_front("::");
    if (!name.consume_front("mlir::"))
      name.consume_front("mlir::");
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
