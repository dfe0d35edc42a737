//===- MLIRContext.cpp - Owner of everything that IR shares ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

MLIRContextImpl::MLIRContextImpl(MLIRContext *context)
    : context(context), resources(std::make_unique<DialectResourceBlobManager>()),
      externalResources(std::make_unique<ExternalResources>()) {}
void MLIRContextImpl::completeRecordsOf(const Dialect &dialect) {
  for (OpInfo &info : opInfos)
    if (info.dialect == &dialect)
      info.queriesDialect = dialect.getSpec().hooks.interfaceFallback || dialect.hasPromises();
  for (const auto &record : types)
    if (record->dialect == &dialect)
      record->hasPromises = dialect.hasPromises();
  for (const auto &record : attributes)
    if (record->dialect == &dialect)
      record->hasPromises = dialect.hasPromises();
}
MLIRContextImpl::~MLIRContextImpl() {
  for (const OwnedObject &owned : llvm::reverse(ownedObjects))
    owned.destroy(owned.object);
}

/// A function that is called for each new context, or null. See registerMLIRContextCLOptions().
static void (*contextInitializer)(MLIRContext &context) = nullptr;
void detail::setContextInitializer(void (*initialize)(MLIRContext &context)) {
  contextInitializer = initialize;
}

MLIRContext::MLIRContext(Threading threading) : impl(new MLIRContextImpl(this)) {
  getOrLoadDialect(BuiltinDialect::spec);
  for (unsigned kind = 0; kind <= unsigned(AttrKind::FusedLoc); ++kind)
    getBuiltinAttribute(static_cast<AttrKind>(kind));
  disableMultithreading(threading == Threading::DISABLED);
  if (contextInitializer)
    contextInitializer(*this);
}

MLIRContext::MLIRContext(const DialectRegistry &registry, Threading threading) : MLIRContext(threading) {
  appendDialectRegistry(registry);
}

MLIRContext::~MLIRContext() {
  impl->remarkEngine.reset(); // Destroyed first, because it may report remarks.
}

//===----------------------------------------------------------------------===//
// Loading of dialects
//===----------------------------------------------------------------------===//

static uint32_t keyOfName(llvm::StringRef name) { return InternTable::keyOf(llvm::xxh3_64bits(name)); }
static uint32_t keyOfPointer(const void *pointer) {
  return InternTable::keyOf(llvm::DenseMapInfo<const void *>::getHashValue(pointer));
}

Dialect *MLIRContext::getCompleteDialect(llvm::StringRef name) const {
  return static_cast<Dialect *>(impl->dialectTable.find(keyOfName(name), [&](void *dialect) {
    return static_cast<Dialect *>(dialect)->getNamespace() == name;
  }));
}

Dialect *MLIRContext::getLoadedDialect(llvm::StringRef name) const {
  if (Dialect *dialect = getCompleteDialect(name))
    return dialect;
  if (LLVM_UNLIKELY(impl->loadingThread.load(std::memory_order_relaxed) == std::this_thread::get_id()))
    for (Dialect *dialect : impl->dialectsInCreation)
      if (dialect->getNamespace() == name)
        return dialect;
  return nullptr;
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
  std::unique_lock<std::recursive_mutex> loading(impl->loadingMutex, std::defer_lock);
  if (impl->threading) {
    loading.lock();
    if (Dialect *loaded = getLoadedDialect(spec.name))
      return loaded;
  }
  // If the registry contains another dialect with this name, load that one: the user chose it.
  const DialectSpec *registered = impl->registry.lookup(spec.name);
  // The function in the registry that creates the dialect may call this function for the same dialect. Then
  // the dialect is created from \p spec.
  bool isInCreation = llvm::is_contained(impl->specsInCreation, registered);
  const DialectSpec &chosen = registered && !isInCreation ? *registered : spec;
  size_t numInCreation = impl->dialectsInCreation.size();
  bool isOutermost = impl->specsInCreation.empty();
  if (isOutermost)
    impl->loadingThread.store(std::this_thread::get_id(), std::memory_order_relaxed);
  impl->specsInCreation.push_back(&chosen);
  Dialect *result = chosen.hooks.create ? chosen.hooks.create(this) : new Dialect(chosen, this);
  impl->specsInCreation.pop_back();
  impl->dialectsInCreation.resize(numInCreation);
  if (isOutermost)
    impl->loadingThread.store(std::thread::id(), std::memory_order_relaxed);
  if (getCompleteDialect(spec.name) == result)
    return result;
  std::unique_ptr<Dialect> dialect(result);
  {
    std::unique_lock<std::mutex> lock(impl->mutex, std::defer_lock);
    if (impl->threading)
      lock.lock();
    if (chosen.isFilledOnLoad)
      impl->completeRecordsOf(*result);
    auto inserted = impl->dialects.try_emplace(chosen.name, std::move(dialect));
    if (!inserted.second)
      return inserted.first->second.get();
    impl->dialectTable.insert(keyOfName(chosen.name), result, impl->threading);
  }
  for (const DialectSpec *dependent : chosen.dependentDialects)
    getOrLoadDialect(*dependent);
  applyExtensions();
  return result;
}

void MLIRContext::applyExtensions() {
  // An extension may load dialects, which calls this function recursively. Therefore each extension is
  // recorded as applied before it runs.
  for (size_t i = 0; i != impl->registry.getExtensions().size(); ++i) {
    std::shared_ptr<const DialectExtensionBase> extension = impl->registry.getExtensions()[i];
    llvm::SmallVector<Dialect *> dialects;
    for (llvm::StringRef name : extension->getRequiredDialects())
      dialects.push_back(getCompleteDialect(name));
    if (!llvm::is_contained(dialects, nullptr) && impl->appliedExtensions.insert(extension.get()).second)
      extension->apply(this, dialects);
  }
}

std::vector<RegisteredOperationName>
MLIRContext::getRegisteredOperationsByDialect(llvm::StringRef dialectName) {
  std::vector<RegisteredOperationName> names;
  if (Dialect *dialect = getLoadedDialect(dialectName))
    for (const OpSpec *op : dialect->getSpec().ops)
      names.emplace_back(OperationName(op->name, this));
  return names;
}
std::vector<RegisteredOperationName> MLIRContext::getRegisteredOperations() {
  std::vector<RegisteredOperationName> names;
  for (Dialect *dialect : getLoadedDialects()) {
    std::vector<RegisteredOperationName> more = getRegisteredOperationsByDialect(dialect->getNamespace());
    names.insert(names.end(), more.begin(), more.end());
  }
  llvm::sort(names, [](OperationName a, OperationName b) { return a.getStringRef() < b.getStringRef(); });
  return names;
}
bool MLIRContext::isOperationRegistered(llvm::StringRef name) {
  return OperationName(name, this).isRegistered();
}

void MLIRContext::loadAllAvailableDialects() {
  for (llvm::StringRef name : getAvailableDialects())
    getOrLoadDialect(name);
}

std::vector<Dialect *> MLIRContext::getLoadedDialects() const {
  std::vector<Dialect *> result;
  std::unique_lock<std::mutex> lock(impl->mutex, std::defer_lock);
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
void MLIRContext::appendDialectRegistry(const DialectRegistry &registry) {
  registry.appendTo(impl->registry);
  applyExtensions();
}
bool MLIRContext::allowsUnregisteredDialects() const { return impl->allowUnregisteredDialects; }
void MLIRContext::allowUnregisteredDialects(bool allow) { impl->allowUnregisteredDialects = allow; }

//===----------------------------------------------------------------------===//
// Settings of the context
//===----------------------------------------------------------------------===//

bool MLIRContext::shouldPrintOpOnDiagnostic() const { return impl->printOpOnDiagnostic; }
bool MLIRContext::hasLocationsInAttributes() const {
  return impl->locationsInAttributes.load(std::memory_order_relaxed);
}
void MLIRContext::noteLocationInAttribute() {
  impl->locationsInAttributes.store(true, std::memory_order_relaxed);
}
bool MLIRContext::hasAliasedAttributes() const {
  return impl->aliasedAttributes.load(std::memory_order_relaxed);
}
void MLIRContext::noteAliasedAttribute() {
  // Write the flag only once: repeated writes would invalidate the cache line for other threads.
  if (!hasAliasedAttributes())
    impl->aliasedAttributes.store(true, std::memory_order_relaxed);
}
void MLIRContext::printOpOnDiagnostic(bool enable) { impl->printOpOnDiagnostic = enable; }
DiagnosticEngine &MLIRContext::getDiagEngine() { return impl->diagEngine; }

//===----------------------------------------------------------------------===//
// Tables of names and kinds
//===----------------------------------------------------------------------===//

/// Copies data of the declaration of an operation, if there is one, to the record \p info. Returns the names
/// of the attribute slots.
static std::vector<Attribute> fillFromSpec(OpInfo &info) {
  std::vector<Attribute> slotNames;
  const OpSpec *spec = info.spec;
  if (!spec)
    return slotNames;
  info.traits = spec->traits;
  info.interfaces = spec->interfaces;
  info.numSlots = spec->attributes.size();
  info.firstPropertySlot =
      llvm::find_if(spec->attributes,
                    [](const AttrSpec &attr) { return attr.constraint->form == AttrForm::Property; }) -
      spec->attributes.begin();
  auto isSingle = [](const OperandSpec &group) { return group.arity == Arity::One; };
  info.hasSingleOperands = llvm::all_of(spec->operands, isSingle);
  info.hasSingleResults = llvm::all_of(spec->results, isSingle);
  for (auto [slot, attr] : llvm::enumerate(spec->attributes)) {
    slotNames.push_back(StringAttr::get(info.context, attr.name));
    if (attr.name == "operandSegmentSizes")
      info.operandSegmentSlot = slot;
    else if (attr.name == "resultSegmentSizes")
      info.resultSegmentSlot = slot;
  }
  return slotNames;
}

void MLIRContextImpl::completeOperation(const OpSpec &spec) {
  auto *info = static_cast<OpInfo *>(opTable.find(
      keyOfName(spec.name), [&](void *known) { return static_cast<OpInfo *>(known)->nameStr == spec.name; }));
  if (!info || info->spec)
    return;
  info->spec = &spec;
  slotNames.push_back(fillFromSpec(*info));
  info->slotNames = slotNames.back().data();
}

const OpInfo *MLIRContext::getOpInfo(llvm::StringRef name) {
  uint32_t key = keyOfName(name);
  auto find = [&] {
    return static_cast<const OpInfo *>(
        impl->opTable.find(key, [&](void *info) { return static_cast<OpInfo *>(info)->nameStr == name; }));
  };
  if (const OpInfo *found = find())
    return found;

  // Load the dialect and unique the names before locking the tables, because both lock other mutexes.
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
  info.queriesDialect =
      info.dialect && (info.dialect->getSpec().hooks.interfaceFallback || info.dialect->hasPromises());
  std::vector<Attribute> slotNames = fillFromSpec(info);

  return impl->findOrMake(find, [&]() -> const OpInfo * {
    impl->slotNames.push_back(std::move(slotNames));
    info.slotNames = impl->slotNames.back().data();
    impl->opInfos.push_back(info);
    impl->opTable.insert(key, &impl->opInfos.back(), impl->threading);
    return &impl->opInfos.back();
  });
}

/// Returns the dialect named by the prefix of a declaration's name; loads it if it is registered, else
/// aborts.
/// \param what "type" or "attribute", for the message.
static Dialect *getDialectOf(MLIRContext *context, const DefSpec &spec, llvm::StringRef what) {
  if (Dialect *dialect = context->getOrLoadDialect(spec.name.split('.').first))
    return dialect;
  llvm::report_fatal_error(llvm::Twine(what) + " '" + spec.name +
                           "' is created before its dialect is loaded or registered");
}

/// Returns the record of the kind \p spec in this context. If there is none, loads the dialect and creates
/// the record, whose last field is the result of \p lastField.
template <typename AbstractT, typename LastField>
static const AbstractT *
findOrMakeKind(MLIRContext *context, InternTable &table, std::vector<std::unique_ptr<AbstractT>> &records,
               const typename AbstractT::Declaration &spec, llvm::StringRef what, LastField &&lastField) {
  MLIRContextImpl &impl = context->getImpl();
  uint32_t key = keyOfPointer(&spec);
  auto find = [&] {
    return static_cast<const AbstractT *>(
        table.find(key, [&](void *record) { return static_cast<AbstractT *>(record)->spec == &spec; }));
  };
  if (const AbstractT *known = find())
    return known;
  Dialect *dialect = getDialectOf(context, spec, what);
  return impl.findOrMake(find, [&]() -> const AbstractT * {
    AbstractT record = {{.spec = &spec,
                         .context = context,
                         .dialect = dialect,
                         .typeID = TypeID::getFromOpaquePointer(&spec),
                         .interfaces = spec.interfaces,
                         .hasPromises = dialect->hasPromises()},
                        lastField()};
    records.push_back(std::make_unique<AbstractT>(record));
    table.insert(key, records.back().get(), impl.threading);
    return records.back().get();
  });
}

const AbstractType *MLIRContext::getAbstractType(const TypeDefSpec &spec) {
  return findOrMakeKind(this, impl->typeTable, impl->types, spec, "type",
                        [&] { return detail::findFloatRow(spec); });
}
const AbstractAttribute *MLIRContext::getAbstractAttribute(const AttrDefSpec &spec) {
  return findOrMakeKind(this, impl->attributeTable, impl->attributes, spec, "attribute",
                        [] { return AttrKind::Declared; });
}

void MLIRContext::attachInterfaces(llvm::ArrayRef<InterfaceModelSpec> &table,
                                   std::initializer_list<InterfaceModelSpec> models) {
  std::vector<InterfaceModelSpec> entries(table.begin(), table.end());
  for (const InterfaceModelSpec &model : models)
    if (llvm::none_of(entries,
                      [&](const InterfaceModelSpec &entry) { return entry.interface == model.interface; }))
      entries.push_back(model);
  impl->attachedInterfaces.push_back(std::move(entries));
  table = impl->attachedInterfaces.back();
}

template <typename DeclarationT>
const void *detail::AbstractKind<DeclarationT>::getMissingInterface(TypeID interface) const {
  dialect->checkPromise(typeID, interface, spec->name);
  return nullptr;
}
template <typename DeclarationT>
bool detail::AbstractKind<DeclarationT>::hasPromise(TypeID interface) const {
  return dialect && dialect->hasPromisedInterface(typeID, interface);
}
template struct detail::AbstractKind<TypeDefSpec>;
template struct detail::AbstractKind<AttrDefSpec>;

void detail::attachInterfaces(MLIRContext &context, const TypeDefSpec &spec,
                              std::initializer_list<InterfaceModelSpec> models) {
  context.attachInterfaces(const_cast<AbstractType *>(context.getAbstractType(spec))->interfaces, models);
}
void detail::attachInterfaces(MLIRContext &context, const AttrDefSpec &spec,
                              std::initializer_list<InterfaceModelSpec> models) {
  context.attachInterfaces(const_cast<AbstractAttribute *>(context.getAbstractAttribute(spec))->interfaces,
                           models);
}
void detail::attachInterfaces(MLIRContext &context, AttrKind kind,
                              std::initializer_list<InterfaceModelSpec> models) {
  context.attachInterfaces(const_cast<AbstractAttribute *>(context.getBuiltinAttribute(kind))->interfaces,
                           models);
}

int MLIRContext::getFileNumber(StringAttr filename) {
  using FileName = MLIRContextImpl::FileName;
  uint32_t key = keyOfPointer(filename.getAsOpaquePointer());
  auto find = [&] {
    return static_cast<FileName *>(impl->fileTable.find(
        key, [&](void *file) { return static_cast<FileName *>(file)->name == filename; }));
  };
  FileName *known = impl->findOrMake(find, [&]() -> FileName * {
    unsigned number = impl->files.size();
    if (number >= (1u << CompactLocation::numFileBits))
      return nullptr;
    impl->files.push_back({filename, number});
    impl->fileNumberTable.insert(InternTable::keyOf(number), &impl->files.back(), impl->threading);
    impl->fileTable.insert(key, &impl->files.back(), impl->threading);
    return &impl->files.back();
  });
  return known ? static_cast<int>(known->number) : -1;
}

StringAttr MLIRContext::getFileName(unsigned number) const {
  void *file = impl->fileNumberTable.find(InternTable::keyOf(number), [](void *) { return true; });
  return llvm::cast<StringAttr>(static_cast<MLIRContextImpl::FileName *>(file)->name);
}

/// Returns TypeID::get of the C++ class of a builtin attribute kind.
static TypeID getBuiltinTypeID(AttrKind kind) {
  switch (kind) {
  case AttrKind::Declared:
    break;
  case AttrKind::AffineMap:
    return TypeID::get<AffineMapAttr>();
  case AttrKind::Array:
    return TypeID::get<ArrayAttr>();
  case AttrKind::DenseArray:
    return TypeID::get<DenseArrayAttr>();
  case AttrKind::DenseElements:
    return TypeID::get<DenseElementsAttr>();
  case AttrKind::DenseResource:
    return TypeID::get<DenseResourceElementsAttr>();
  case AttrKind::Dictionary:
    return TypeID::get<DictionaryAttr>();
  case AttrKind::Distinct:
    return TypeID::get<DistinctAttr>();
  case AttrKind::Float:
    return TypeID::get<FloatAttr>();
  case AttrKind::Integer:
    return TypeID::get<IntegerAttr>();
  case AttrKind::IntegerSet:
    return TypeID::get<IntegerSetAttr>();
  case AttrKind::Opaque:
    return TypeID::get<OpaqueAttr>();
  case AttrKind::SparseElements:
    return TypeID::get<SparseElementsAttr>();
  case AttrKind::StridedLayout:
    return TypeID::get<StridedLayoutAttr>();
  case AttrKind::String:
    return TypeID::get<StringAttr>();
  case AttrKind::SymbolRef:
    return TypeID::get<SymbolRefAttr>();
  case AttrKind::Type:
    return TypeID::get<TypeAttr>();
  case AttrKind::Unit:
    return TypeID::get<UnitAttr>();
  case AttrKind::UnknownLoc:
    return TypeID::get<UnknownLoc>();
  case AttrKind::FileLineColLoc:
  case AttrKind::FileLineColRange:
    return TypeID::get<FileLineColRange>();
  case AttrKind::NameLoc:
    return TypeID::get<NameLoc>();
  case AttrKind::CallSiteLoc:
    return TypeID::get<CallSiteLoc>();
  case AttrKind::FusedLoc:
    return TypeID::get<FusedLoc>();
  }
  return TypeID();
}

const AbstractAttribute *MLIRContext::getBuiltinAttribute(AttrKind kind) {
  AbstractAttribute &abstract = impl->builtinAttributes[unsigned(kind)];
  // The constructor of the context creates the records of all builtin attribute kinds.
  if (!abstract.context)
    abstract = {{.context = this, .dialect = getLoadedDialect("builtin"), .typeID = getBuiltinTypeID(kind)},
                kind};
  return &abstract;
}
