//===- DialectRegistry.cpp - Dialects that may be loaded ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DialectRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

DialectExtensionBase::~DialectExtensionBase() = default;
std::unique_ptr<DialectExtensionBase> DialectExtensionBase::clone() const { return nullptr; }

struct DialectRegistry::AllocatedDialect {
  std::string name;
  DialectAllocatorFunction allocate;
  TypeID id;
  DialectSpec spec;
};

void DialectRegistry::insert(TypeID id, llvm::StringRef name, const DialectAllocatorFunction &allocate) {
  auto dialect = std::make_shared<AllocatedDialect>();
  dialect->name = name.str();
  dialect->allocate = allocate;
  dialect->id = id;
  dialect->spec.name = dialect->name;
  dialect->spec.isFilledOnLoad = true;
  dialect->spec.hooks.create = {[](const void *data, MLIRContext *context) {
                                  return static_cast<const AllocatedDialect *>(data)->allocate(context);
                                },
                                dialect.get()};
  insert(dialect->spec);
  allocated.push_back(std::move(dialect));
}

Dialect *DialectRegistry::Loader::operator()(MLIRContext *context) const {
  return context->getOrLoadDialect(*spec);
}
DialectAllocatorFunctionRef DialectRegistry::getDialectAllocator(llvm::StringRef name) const {
  auto it = llvm::find_if(specs, [&](const DialectSpec *spec) { return spec->name == name; });
  return it == specs.end() ? DialectAllocatorFunctionRef() : DialectAllocatorFunctionRef(*it);
}

/// Runs an extension if all dialects that it requires are loaded.
static void applyIfLoaded(const DialectExtensionBase &extension, MLIRContext *context) {
  llvm::SmallVector<Dialect *> dialects;
  for (llvm::StringRef name : extension.getRequiredDialects())
    dialects.push_back(context->getLoadedDialect(name));
  if (!llvm::is_contained(dialects, nullptr))
    extension.apply(context, dialects);
}
void DialectRegistry::applyExtensions(Dialect *dialect) const {
  for (const auto &extension : extensions)
    if (llvm::is_contained(extension->getRequiredDialects(), dialect->getNamespace()))
      applyIfLoaded(*extension, dialect->getContext());
}
void DialectRegistry::applyExtensions(MLIRContext *context) const {
  for (const auto &extension : extensions)
    applyIfLoaded(*extension, context);
}

void DialectRegistry::addExtension(std::unique_ptr<DialectExtensionBase> extension) {
  extensions.push_back(std::move(extension));
  extensionIDs.emplace_back();
}
bool DialectRegistry::addExtension(TypeID id, std::unique_ptr<DialectExtensionBase> extension) {
  if (llvm::is_contained(extensionIDs, id))
    return false;
  extensions.push_back(std::move(extension));
  extensionIDs.push_back(id);
  return true;
}

bool DialectRegistry::isSubsetOf(const DialectRegistry &other) const {
  auto hasExtension = [&](const auto &pair) {
    auto [id, extension] = pair;
    return id ? llvm::is_contained(other.extensionIDs, id) : llvm::is_contained(other.extensions, extension);
  };
  return llvm::all_of(specs, [&](const DialectSpec *spec) { return other.lookup(spec->name) != nullptr; }) &&
         llvm::all_of(llvm::zip_equal(extensionIDs, extensions), hasExtension);
}

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
  for (const auto &dialect : allocated)
    if (!llvm::is_contained(destination.allocated, dialect))
      destination.allocated.push_back(dialect);
  for (auto [id, extension] : llvm::zip_equal(extensionIDs, extensions)) {
    if (id ? llvm::is_contained(destination.extensionIDs, id)
           : llvm::is_contained(destination.extensions, extension))
      continue;
    destination.extensions.push_back(extension);
    destination.extensionIDs.push_back(id);
  }
}

const DialectSpec *DialectRegistry::lookupByClass(llvm::StringRef cppClass) const {
  // Removes the prefixes `::` and `mlir::`, because .td files contain class names with and without them:
  // "::mlir::arith::ArithDialect" and "arith::ArithDialect".
  auto plain = [](llvm::StringRef name) {
    name.consume_front("::");
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
