//===- ContextObject.h - What tools lay beside a context ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One borrowed object of a class for a context: whoever needs it finds it by the context, without its being
// handed through everything in between. The owner sets it before anything runs and takes it away before it
// dies; setting is not safe while other threads use the context, reading is.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_CONTEXTOBJECT_H
#define STRATA_RUNTIME_IR_CONTEXTOBJECT_H

#include "runtime/support/TypeID.h"

namespace strata {

class MLIRContext;

namespace detail {
void setContextObject(MLIRContext *context, TypeID type, void *object);
void *getContextObject(MLIRContext *context, TypeID type);
} // namespace detail

/// Null takes it away.
template <typename T>
void setContextObject(MLIRContext *context, T *object) {
  detail::setContextObject(context, TypeID::get<T>(), object);
}
/// Null when there is none.
template <typename T>
T *getContextObject(MLIRContext *context) {
  return static_cast<T *>(detail::getContextObject(context, TypeID::get<T>()));
}

/// For as long as it lives.
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

} // namespace strata

#endif // STRATA_RUNTIME_IR_CONTEXTOBJECT_H
