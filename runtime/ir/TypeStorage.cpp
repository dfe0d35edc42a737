//===- TypeStorage.cpp - Storage of declared types and attributes ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Storage of types and attributes that a DefSpec declares: hashing, comparison and copying iterate over its
// parameter table. Custom storage classes are uniqued by the same tables.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/StorageBase.h"
#include "runtime/support/Hashing.h"

using namespace mlir;

/// Returns a function that registers objects to be destroyed with the context.
static auto ownedBy(MLIRContextImpl &context) {
  return [&context](void *object, void (*destroy)(void *)) {
    std::lock_guard<std::mutex> lock(context.ownedObjectsMutex);
    context.ownedObjects.push_back({object, destroy});
  };
}

namespace {

bool isSequence(ParamKind kind) {
  return kind == ParamKind::String || kind == ParamKind::TypeArray || kind == ParamKind::AttrArray ||
         kind == ParamKind::IntArray || kind == ParamKind::BoolArray;
}

size_t elementSize(ParamKind kind) {
  return kind == ParamKind::String || kind == ParamKind::BoolArray ? 1 : 8;
}

size_t byteSize(ParamKind kind, const ParamValue &value) { return value.size * elementSize(kind); }

uint64_t hashParams(const DefSpec &spec, const void *identity, llvm::ArrayRef<ParamValue> params) {
  Hasher hash = Hasher().add(identity);
  for (auto [param, value] : llvm::zip_equal(spec.params, params)) {
    if (isSequence(param.kind)) {
      const char *data = static_cast<const char *>(value.pointer);
      hash.add(llvm::StringRef(data, byteSize(param.kind, value)));
    } else if (param.kind == ParamKind::Object) {
      hash.add(param.object->hash(value.pointer));
    } else {
      hash.add(value.bits);
    }
  }
  return hash.get();
}

/// A string or array parameter in a storage. It has the layout of StringRef and ArrayRef.
struct StoredSequence {
  const void *data;
  size_t size;
};

ParamValue readParam(const ParamSpec &param, const char *data) {
  ParamValue value;
  if (isSequence(param.kind)) {
    const auto &stored = *reinterpret_cast<const StoredSequence *>(data + param.offset);
    value.pointer = stored.data;
    value.size = stored.size;
  } else {
    value.bits = *reinterpret_cast<const uint64_t *>(data + param.offset);
  }
  return value;
}

bool equalParams(const DefSpec &spec, const char *data, llvm::ArrayRef<ParamValue> params) {
  for (auto [param, value] : llvm::zip_equal(spec.params, params)) {
    ParamValue stored = readParam(param, data);
    if (param.kind == ParamKind::Object) {
      if (!param.object->equal(stored.pointer, value.pointer))
        return false;
    } else if (!isSequence(param.kind)) {
      if (stored.bits != value.bits)
        return false;
    } else if (stored.size != value.size ||
               (value.size && std::memcmp(stored.pointer, value.pointer, byteSize(param.kind, value)))) {
      return false;
    }
  }
  return true;
}

void writeParams(const DefSpec &spec, char *data, llvm::ArrayRef<ParamValue> params,
                 StorageUniquer::Allocator &allocator, MLIRContextImpl &context) {
  for (auto [param, value] : llvm::zip_equal(spec.params, params)) {
    if (param.kind == ParamKind::Object) {
      auto own = ownedBy(context);
      StorageAllocator objects(allocator, own);
      *reinterpret_cast<const void **>(data + param.offset) = param.object->store(value.pointer, objects);
      continue;
    }
    if (!isSequence(param.kind)) {
      *reinterpret_cast<uint64_t *>(data + param.offset) = value.bits;
      continue;
    }
    size_t bytes = byteSize(param.kind, value);
    char *copy = static_cast<char *>(allocator.Allocate(bytes + 1, llvm::Align(8)));
    if (bytes)
      std::memcpy(copy, value.pointer, bytes);
    copy[bytes] = 0;
    *reinterpret_cast<StoredSequence *>(data + param.offset) = {copy, static_cast<size_t>(value.size)};
  }
}

// Overloads for types and attributes.
const AbstractType *getAbstract(MLIRContext *context, const TypeDefSpec &spec) {
  return context->getAbstractType(spec);
}
const AbstractAttribute *getAbstract(MLIRContext *context, const AttrDefSpec &spec) {
  return context->getAbstractAttribute(spec);
}

/// Tells the context that a type or attribute of kind \p spec was created, if the printer uses aliases for
/// these.
void noteAlias(MLIRContext *context, const DefSpec &spec) {
  if (spec.hasMnemonicAlias)
    context->noteAliasedAttribute();
}

/// Returns the type or attribute of kind \p spec with these parameters; creates it if necessary.
template <typename Root>
Root getUniqued(MLIRContext *context, const typename Root::HandleDeclaration &spec,
                llvm::ArrayRef<ParamValue> params) {
  using StorageT = typename Root::HandleStorage;
  if (spec.storage)
    return Root::getFromOpaquePointer(spec.storage->get(context, params));
  const auto *abstract = getAbstract(context, spec);
  return context->getImpl().uniquer.getOrCreate<StorageT>(
      hashParams(spec, abstract, params),
      [&](StorageT *storage) {
        return storage->abstract == abstract && equalParams(spec, storage->paramData(), params);
      },
      [&](StorageUniquer::Allocator &allocator) {
        void *memory = allocator.Allocate(sizeof(StorageT) + spec.paramBytes, llvm::Align(8));
        auto *storage = new (memory) StorageT{{abstract}};
        writeParams(spec, storage->paramData(), params, allocator, context->getImpl());
        noteAlias(context, spec);
        return storage;
      });
}

template <typename Root>
ParamValue getParamOf(Root handle, unsigned index) {
  const DefSpec &spec = *handle.getImpl()->abstract->spec;
  return spec.storage ? spec.storage->read(handle.getImpl(), index)
                      : readParam(spec.params[index], handle.getImpl()->paramData());
}

/// Checks that every parameter that is not optional is present; then calls the author's verifier.
LogicalResult checkParams(EmitErrorFn emitError, const DefSpec &spec, llvm::ArrayRef<ParamValue> params) {
  for (auto [param, value] : llvm::zip_equal(spec.params, params))
    if ((param.kind == ParamKind::Type || param.kind == ParamKind::Attribute) && !value.pointer &&
        !param.isOptional)
      return emitError() << "parameter '" << param.name << "' of '" << spec.name << "' is missing";
  return spec.verify ? spec.verify(emitError, params) : success();
}

template <typename Root>
Root getChecked(EmitErrorFn emitError, MLIRContext *context, const typename Root::HandleDeclaration &spec,
                llvm::ArrayRef<ParamValue> params) {
  return succeeded(checkParams(emitError, spec, params)) ? getUniqued<Root>(context, spec, params) : Root();
}

} // namespace

//===----------------------------------------------------------------------===//
// Custom storage classes
//===----------------------------------------------------------------------===//

template <typename Root>
typename Root::HandleStorage *
detail::getStored(MLIRContext *context, const typename Root::HandleDeclaration &spec, uint64_t hash,
                  llvm::function_ref<bool(const typename Root::HandleStorage *)> isEqual,
                  llvm::function_ref<typename Root::HandleStorage *(StorageAllocator &)> construct) {
  using HeadT = typename Root::HandleStorage;
  const auto *abstract = getAbstract(context, spec);
  return context->getImpl().uniquer.getOrCreate<HeadT>(
      Hasher().add(static_cast<const void *>(abstract)).add(hash).get(),
      [&](HeadT *storage) { return storage->abstract == abstract && isEqual(storage); },
      [&](StorageUniquer::Allocator &memory) {
        auto own = ownedBy(context->getImpl());
        StorageAllocator allocator(memory, own);
        HeadT *storage = construct(allocator);
        storage->abstract = abstract;
        noteAlias(context, spec);
        return storage;
      });
}
template TypeStorage *detail::getStored<Type>(MLIRContext *, const TypeDefSpec &, uint64_t,
                                              llvm::function_ref<bool(const TypeStorage *)>,
                                              llvm::function_ref<TypeStorage *(StorageAllocator &)>);
template AttributeStorage *
detail::getStored<Attribute>(MLIRContext *, const AttrDefSpec &, uint64_t,
                             llvm::function_ref<bool(const AttributeStorage *)>,
                             llvm::function_ref<AttributeStorage *(StorageAllocator &)>);

LogicalResult detail::mutateStored(MLIRContext *context,
                                   llvm::function_ref<LogicalResult(StorageAllocator &)> mutate) {
  MLIRContextImpl &impl = context->getImpl();
  std::lock_guard<std::mutex> lock(impl.mutationMutex);
  auto own = ownedBy(impl);
  StorageAllocator allocator(impl.mutationMemory, own);
  return mutate(allocator);
}

//===----------------------------------------------------------------------===//
// Types and attributes by descriptor
//===----------------------------------------------------------------------===//

Type mlir::getUniquedType(MLIRContext *context, const TypeDefSpec &spec, llvm::ArrayRef<ParamValue> params) {
  return getUniqued<Type>(context, spec, params);
}
Attribute mlir::getUniquedAttribute(MLIRContext *context, const AttrDefSpec &spec,
                                    llvm::ArrayRef<ParamValue> params) {
  return getUniqued<Attribute>(context, spec, params);
}

Type mlir::getCheckedType(EmitErrorFn emitError, MLIRContext *context, const TypeDefSpec &spec,
                          llvm::ArrayRef<ParamValue> params) {
  return getChecked<Type>(emitError, context, spec, params);
}
Attribute mlir::getCheckedAttribute(EmitErrorFn emitError, MLIRContext *context, const AttrDefSpec &spec,
                                    llvm::ArrayRef<ParamValue> params) {
  return getChecked<Attribute>(emitError, context, spec, params);
}

ParamValue mlir::getParam(Type type, unsigned index) { return getParamOf(type, index); }
ParamValue mlir::getParam(Attribute attr, unsigned index) { return getParamOf(attr, index); }
