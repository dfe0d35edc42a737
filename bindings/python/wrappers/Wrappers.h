//===- Wrappers.h - Functions of the C API in Python --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the source that bindings/c/wrappers.py generates uses, in addition to the conversions of
// bindings/python/core/Convert.h. A C function aborts if an argument is wrong; callChecked() makes that a
// Python exception.
//
// Errors: functions that return false or null have set a Python exception.
// Threads: the caller holds the GIL.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_WRAPPERS_WRAPPERS_H
#define STRATA_BINDINGS_PYTHON_WRAPPERS_WRAPPERS_H

#include "bindings/python/core/Convert.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace strata::python {

/// A function of the C API without a wrapper, and the reason.
struct NotWrapped {
  const char *name, *reason;
};

/// Adds the submodule `capi` to the extension: the generated functions and those of Functions.cpp.
bool addWrappers(PyObject *module);
/// Adds the submodule `capi` with these functions.
bool addWrapperModule(PyObject *module, PyMethodDef *methods, std::span<const NotWrapped> notWrapped);
/// Adds the functions of Functions.cpp, and the class of attributes with the buffer protocol to the
/// extension.
bool addHandWritten(PyObject *module, PyObject *capi);

/// An argument that a C function refused. The extension alone throws and catches it.
struct ArgumentError {
  std::string function, argument, problem;
};
/// Lets the handler of argument errors throw in this thread while it exists.
class CheckedCall {
public:
  CheckedCall() : outer(std::exchange(isActive, true)) {}
  ~CheckedCall() { isActive = outer; }
  CheckedCall(const CheckedCall &) = delete;
  CheckedCall &operator=(const CheckedCall &) = delete;
  static bool active() { return isActive; }

private:
  static thread_local bool isActive;
  bool outer;
};
/// Sets a TypeError, an IndexError or a ValueError. Returns false.
bool raiseArgumentError(const ArgumentError &error);
/// Calls a C function. Returns false, with an exception set, if it refuses an argument.
template <typename F>
bool callChecked(F &&call) {
  try {
    CheckedCall scope;
    call();
    return true;
  } catch (const ArgumentError &error) {
    return raiseArgumentError(error);
  }
}

/// Booleans in an array; std::vector<bool> has none.
class BoolVector {
public:
  size_t size() const { return count; }
  const bool *data() const { return values.get(); }
  friend bool fromPython(PyObject *object, BoolVector &out, const Argument &where);

private:
  std::unique_ptr<bool[]> values;
  size_t count = 0;
};
bool fromPython(PyObject *object, BoolVector &out, const Argument &where);

/// Copies of strings, with references to them.
class StringVector {
public:
  size_t size() const { return references.size(); }
  MlirStringRef *data() { return references.data(); }
  friend bool fromPython(PyObject *object, StringVector &out, const Argument &where);

private:
  std::vector<std::string> texts;
  std::vector<MlirStringRef> references;
};
bool fromPython(PyObject *object, StringVector &out, const Argument &where);
bool fromPython(PyObject *object, std::string &out, const Argument &where);

/// Sets a ValueError and returns false if the size of a sequence is wrong.
bool checkSize(size_t size, size_t expected, const Argument &where);
/// Sets a ValueError and returns false if a number is no case of an enum with \p count cases.
bool checkEnum(int value, int count, const Argument &where);

/// A handle that has no class in Python: a capsule that keeps a context alive, if it is not null.
PyObject *capsuleToPython(const void *pointer, const char *name, Context *context);
bool capsuleFromPython(PyObject *object, const char *name, const void *&out, const Argument &where);
inline bool capsuleFromPython(PyObject *object, const char *name, void *&out, const Argument &where) {
  const void *pointer;
  bool isValid = capsuleFromPython(object, name, pointer, where);
  out = const_cast<void *>(pointer);
  return isValid;
}
/// Returns the context that a capsule keeps alive, or null.
Context *contextOfCapsule(PyObject *capsule);

/// An MlirStringCallback whose user data is a std::string.
void appendText(MlirStringRef part, void *text);
/// Returns the text, or sets an MLIRError that contains it.
PyObject *textOrError(const char *function, bool isSuccess, const std::string &text);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_WRAPPERS_WRAPPERS_H
