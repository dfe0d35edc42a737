//===- ContextObject.h - Objects attached to a context ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Attaches one object per C++ class to a context, so that code that has the context can find the object. The
// context does not own it: the owner sets it before use and removes it before destroying it. Reading is
// thread-safe; setting is not.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_CONTEXTOBJECT_H
#define STRATA_RUNTIME_IR_CONTEXTOBJECT_H

#include "runtime/support/TypeID.h"

namespace mlir {

class MLIRContext;

namespace detail {
void setContextObject(MLIRContext *context, TypeID type, void *object);
void *getContextObject(MLIRContext *context, TypeID type);
} // namespace detail

/// Attaches \p object to the context; null removes the attached one.
template <typename T>
void setContextObject(MLIRContext *context, T *object) {
  detail::setContextObject(context, TypeID::get<T>(), object);
}
/// Returns the attached object of class T, or null.
template <typename T>
T *getContextObject(MLIRContext *context) {
  return static_cast<T *>(detail::getContextObject(context, TypeID::get<T>()));
}

/// Attaches an object for the lifetime of the scope.
template <typename T>
class ContextObjectScope {
public:
  ContextObjectScope(MLIRContext *context, T *object) : context(context) {
    setContextObject(context, object);
  }
  ~ContextObjectScope() { setContextObject<T>(context, nullptr); }
  ContextObjectScope(const ContextObjectScope &) = delete;
  ContextObjectScope &operator=(const ContextObjectScope &) = delete;

private:
  MLIRContext *context;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_CONTEXTOBJECT_H
