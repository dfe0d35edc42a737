//===- MLIRContext.cpp - What all IR of a program shares ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace strata;

MLIRContextImpl::MLIRContextImpl(MLIRContext *context)
    : context(context), resources(std::make_unique<DialectResourceBlobManager>()),
      externalResources(std::make_unique<ExternalResources>()) {}
MLIRContextImpl::~MLIRContextImpl() = default;

MLIRContext::MLIRContext(Threading threading) : impl(new MLIRContextImpl(this)) {
  getOrLoadDialect(BuiltinDialect::spec);
  for (unsigned kind = 0; kind <= unsigned(AttrKind::FusedLoc); ++kind)
    getBuiltinAttribute(static_cast<AttrKind>(kind));
  disableMultithreading(threading == Threading::DISABLED);
}

MLIRContext::MLIRContext(const DialectRegistry &registry, Threading threading) : MLIRContext(threading) {
  appendDialectRegistry(registry);
}

MLIRContext::~MLIRContext() = default;

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

Dialect *MLIRContext::getLoadedDialect(llvm::StringRef name) const {
  auto find = [&]() -> Dialect * {
    auto it = impl->dialects.find(name);
    return it == impl->dialects.end() ? nullptr : it->second.get();
  };
  if (!impl->threading)
    return find();
  std::shared_lock<std::shared_mutex> lock(impl->mutex);
  return find();
}

Dialect *MLIRContext::getOrLoadDialect(llvm::StringRef name) {
  if (Dialect *loaded = getLoadedDialect(name))
    return loaded;
  const DialectSpec *spec = impl->registry.lookup(name);
  return spec ? getOrLoadDialect(*spec) : nullptr;
}

Dialect *MLIRContext::getOrLoadDialect(const DialectSpec &spec) {
  if (Dialect *loaded = getLoadedDialect(spec.name))
    return loaded;
  // The registry may know another version of the dialect under the name: the one that the user chose.
  const DialectSpec *registered = impl->registry.lookup(spec.name);
  const DialectSpec &chosen = registered ? *registered : spec;
  std::unique_ptr<Dialect> dialect(chosen.hooks.create ? chosen.hooks.create(this) : new Dialect(chosen, this));
  Dialect *result = dialect.get();
  {
    std::unique_lock<std::shared_mutex> lock(impl->mutex, std::defer_lock);
    if (impl->threading)
      lock.lock();
    auto inserted = impl->dialects.try_emplace(chosen.name, std::move(dialect));
    if (!inserted.second)
      return inserted.first->second.get();
  }
  for (const DialectSpec *dependent : chosen.dependentDialects)
    getOrLoadDialect(*dependent);
  return result;
}

void MLIRContext::loadAllAvailableDialects() {
  for (llvm::StringRef name : getAvailableDialects())
    getOrLoadDialect(name);
}

std::vector<Dialect *> MLIRContext::getLoadedDialects() const {
  std::vector<Dialect *> result;
  std::shared_lock<std::shared_mutex> lock(impl->mutex, std::defer_lock);
  if (impl->threading)
    lock.lock();
  for (auto &entry : impl->dialects)
    result.push_back(entry.second.get());
  llvm::sort(result, [](Dialect *a, Dialect *b) { return a->getNamespace() < b->getNamespace(); });
  return result;
}

std::vector<llvm::StringRef> MLIRContext::getAvailableDialects() const {
  std::vector<llvm::StringRef> names = impl->registry.getDialectNames();
  for (Dialect *dialect : getLoadedDialects())
    if (!llvm::is_contained(names, dialect->getNamespace()))
      names.push_back(dialect->getNamespace());
  llvm::sort(names);
  return names;
}

const DialectRegistry &MLIRContext::getDialectRegistry() const { return impl->registry; }
void MLIRContext::appendDialectRegistry(const DialectRegistry &registry) { registry.appendTo(impl->registry); }
bool MLIRContext::allowsUnregisteredDialects() const { return impl->allowUnregistered; }
void MLIRContext::allowUnregisteredDialects(bool allow) { impl->allowUnregistered = allow; }

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

bool MLIRContext::isMultithreadingEnabled() const { return impl->threading; }
void MLIRContext::disableMultithreading(bool disable) {
  impl->threading = !disable;
  impl->uniquer.setThreading(!disable);
}
bool MLIRContext::shouldPrintOpOnDiagnostic() const { return impl->printOpOnDiagnostic; }
bool MLIRContext::hasLocationsInAttributes() const {
  return impl->locationsInAttributes.load(std::memory_order_relaxed);
}
void MLIRContext::noteLocationInAttribute() { impl->locationsInAttributes.store(true, std::memory_order_relaxed); }
bool MLIRContext::hasAliasedAttributes() const { return impl->aliasedAttributes.load(std::memory_order_relaxed); }
void MLIRContext::noteAliasedAttribute() {
  // Written once: many threads may ask, and reading does not take the line from each other.
  if (!hasAliasedAttributes())
    impl->aliasedAttributes.store(true, std::memory_order_relaxed);
}
void MLIRContext::printOpOnDiagnostic(bool enable) { impl->printOpOnDiagnostic = enable; }
DiagnosticEngine &MLIRContext::getDiagEngine() { return impl->diags; }
OperationArena &MLIRContext::getOperationArena() { return impl->operationArena; }

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

const OpInfo *MLIRContext::getOpInfo(llvm::StringRef name) {
  auto find = [&]() -> const OpInfo * {
    auto it = impl->opInfos.find(name);
    return it == impl->opInfos.end() ? nullptr : &it->second;
  };
  if (const OpInfo *found = impl->findLocked(find))
    return found;

  // Loading a dialect and uniquing names take locks of their own: do that first.
  size_t dot = name.find('.');
  llvm::StringRef nameSpace = dot == llvm::StringRef::npos ? llvm::StringRef() : name.take_front(dot);
  OpInfo info;
  info.dialect = nameSpace.empty() ? nullptr : getOrLoadDialect(nameSpace);
  info.spec = info.dialect ? info.dialect->lookupOp(name) : nullptr;
  StringAttr nameAttr = StringAttr::get(this, name);
  info.name = nameAttr;
  info.nameStr = nameAttr.getValue();
  info.dialectNamespace = info.nameStr.take_front(nameSpace.size());
  info.context = this;
  info.numSlots = 1;
  std::vector<Attribute> slotNames;
  if (const OpSpec *spec = info.spec) {
    info.traits = spec->traits;
    info.numSlots = spec->attributes.size();
    auto isSingle = [](const OperandSpec &group) { return group.arity == Arity::One; };
    info.hasSingleOperands = llvm::all_of(spec->operands, isSingle);
    info.hasSingleResults = llvm::all_of(spec->results, isSingle);
    for (auto [slot, attr] : llvm::enumerate(spec->attributes)) {
      slotNames.push_back(StringAttr::get(this, attr.name));
      if (attr.name == "operandSegmentSizes")
        info.operandSegmentSlot = slot;
      else if (attr.name == "resultSegmentSizes")
        info.resultSegmentSlot = slot;
    }
  }

  std::unique_lock<std::shared_mutex> lock(impl->mutex, std::defer_lock);
  if (impl->threading)
    lock.lock();
  if (const OpInfo *other = find())
    return other;
  impl->slotNames.push_back(std::move(slotNames));
  info.slotNames = impl->slotNames.back().data();
  return &impl->opInfos.try_emplace(name, info).first->second;
}

/// The dialect that a declaration's name says; loaded from the registry when a type or attribute of it is first
/// made.
static Dialect *getDialectOf(MLIRContext *context, const DefSpec &spec, llvm::StringRef what) {
  if (Dialect *dialect = context->getOrLoadDialect(spec.name.split('.').first))
    return dialect;
  llvm::report_fatal_error(llvm::Twine(what) + " '" + spec.name + "' is made before its dialect is loaded or registered");
}

const AbstractType *MLIRContext::getAbstractType(const TypeDefSpec &spec) {
  auto find = [&]() -> const AbstractType * {
    auto it = impl->types.find(&spec);
    return it == impl->types.end() ? nullptr : it->second.get();
  };
  if (const AbstractType *known = impl->findLocked(find))
    return known;
  Dialect *dialect = getDialectOf(this, spec, "type");
  return impl->findOrMake(find, [&]() -> const AbstractType * {
    auto &entry = impl->types[&spec];
    entry = std::make_unique<AbstractType>(AbstractType{&spec, dialect, this, detail::findFloatRow(spec)});
    return entry.get();
  });
}

const AbstractAttribute *MLIRContext::getAbstractAttribute(const AttrDefSpec &spec) {
  auto find = [&]() -> const AbstractAttribute * {
    auto it = impl->attributes.find(&spec);
    return it == impl->attributes.end() ? nullptr : it->second.get();
  };
  if (const AbstractAttribute *known = impl->findLocked(find))
    return known;
  Dialect *dialect = getDialectOf(this, spec, "attribute");
  return impl->findOrMake(find, [&]() -> const AbstractAttribute * {
    auto &entry = impl->attributes[&spec];
    entry = std::make_unique<AbstractAttribute>(AbstractAttribute{
        TypeID::getFromOpaquePointer(&spec), AttrKind::Declared, &spec, dialect, this});
    return entry.get();
  });
}

int MLIRContext::getFileNumber(StringAttr filename) {
  auto find = [&]() -> const unsigned * {
    auto it = impl->fileNumbers.find(filename);
    return it == impl->fileNumbers.end() ? nullptr : &it->second;
  };
  // What `find` gives may not outlive the lock: the table can grow.
  std::shared_lock<std::shared_mutex> reading(impl->mutex, std::defer_lock);
  std::unique_lock<std::shared_mutex> writing(impl->mutex, std::defer_lock);
  if (impl->threading)
    reading.lock();
  if (const unsigned *known = find())
    return *known;
  if (impl->threading) {
    reading.unlock();
    writing.lock();
    if (const unsigned *known = find())
      return *known;
  }
  unsigned number = impl->files.size();
  if (number >= (1u << CompactLocation::numFileBits))
    return -1;
  impl->files.push_back(filename);
  impl->fileNumbers[filename] = number;
  return number;
}

StringAttr MLIRContext::getFileName(unsigned number) const {
  std::shared_lock<std::shared_mutex> lock(impl->mutex, std::defer_lock);
  if (impl->threading)
    lock.lock();
  return llvm::cast<StringAttr>(impl->files[number]);
}

const AbstractAttribute *MLIRContext::getBuiltinAttribute(AttrKind kind) {
  static const char identities[unsigned(AttrKind::FusedLoc) + 1] = {};
  AbstractAttribute &abstract = impl->builtinAttributes[unsigned(kind)];
  // Filled in with the context; see the constructor.
  if (!abstract.context)
    abstract = {TypeID::getFromOpaquePointer(&identities[unsigned(kind)]), kind, nullptr,
                getLoadedDialect("builtin"), this};
  return &abstract;
}
