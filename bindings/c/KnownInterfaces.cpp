//===- KnownInterfaces.cpp - Traits and interfaces by name ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/c/KnownInterfaces.h"
#include "bindings/c/OpDeclarations.h"

using namespace mlir;

namespace {
struct KnownInterface {
  llvm::StringLiteral name;
  TypeID id;
};
} // namespace

static llvm::ArrayRef<KnownInterface> getKnownInterfaces() {
  static const KnownInterface table[] = {
#define STRATA_KNOWN_INTERFACE(Class) {#Class, TypeID::get<Class>()},
#include "bindings/c/KnownInterfaces.def"
  };
  return table;
}

static constexpr llvm::StringLiteral traitNames[] = {
#define STRATA_TRAIT(Name, CppTrait) #Name,
#include "runtime/spec/Traits.def"
};

llvm::SmallVector<llvm::StringRef> capi::getTraitNames(const OpSpec &spec) {
  llvm::SmallVector<llvm::StringRef> names;
  for (unsigned i = 0; i != static_cast<unsigned>(Trait::NumTraits); ++i)
    if (spec.traits.contains(static_cast<Trait>(i)))
      names.push_back(traitNames[i]);
  return names;
}

TypeID capi::lookupInterface(llvm::StringRef name) {
  for (const KnownInterface &known : getKnownInterfaces())
    if (known.name == name)
      return known.id;
  return TypeID();
}

llvm::StringRef capi::getInterfaceName(TypeID interface) {
  for (const KnownInterface &known : getKnownInterfaces())
    if (known.id == interface)
      return known.name;
  return {};
}

bool capi::implementsInterface(OperationName name, TypeID interface) {
  const OpSpec *spec = name.getSpec();
  if (!spec)
    return false;
  if (interface == TypeID::get<InferTypeOpInterface>())
    return spec->hooks.inferResultTypes ||
           (!spec->results.empty() && spec->inference.size() == spec->results.size());
  if (interface == TypeID::get<MemoryEffectOpInterface>() &&
      (!spec->effects.empty() || name.hasTrait(Trait::NoMemoryEffect)))
    return true;
  if (interface == TypeID::get<SymbolOpInterface>() && name.hasTrait(Trait::Symbol))
    return true;
  return name.hasInterface(interface);
}
