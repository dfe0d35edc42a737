//===- Convert.h - Python objects and handles of C ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions between Python objects and the handles and numbers of the C API. The sources of the classes
// and the generated wrappers of C functions use them:
//
//     static PyObject *integerTypeGet(PyObject *, PyObject *const *args, Py_ssize_t count) {
//       static constexpr const char *names[] = {"context", "width"};
//       static constexpr Signature signature = {"mlirIntegerTypeGet", names, 2};
//       PyObject *values[2];
//       MlirContext context;
//       unsigned width;
//       if (!signature.match(args, count, values) || !fromPython(values[0], context, signature[0]) ||
//           !fromPython(values[1], width, signature[1]))
//         return nullptr;
//       return toPython(mlirIntegerTypeGet(context, width));
//     }
//
// Errors: fromPython() sets a TypeError that names the function and the argument (OverflowError for a number
// out of range, RuntimeError for a destroyed operation or a missing context) and returns false. toPython()
// returns a new reference, or null after setting an exception; a null handle gives None.
// Threads: the caller holds the GIL. A conversion of IR waits, without the GIL, while another thread runs a
// pass or parses in the same context.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_CONVERT_H
#define STRATA_BINDINGS_PYTHON_CORE_CONVERT_H

#include "bindings/python/core/PythonApi.h"

#include "strata-c/AffineExpr.h"
#include "strata-c/AffineMap.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/IR.h"
#include "strata-c/IntegerSet.h"
#include "strata-c/Support.h"
#include <concepts>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace strata::python {

/// The Python object of a context (Context.h).
struct Context;

/// The name of a parameter, for the message of an error.
struct Argument {
  const char *function, *name;
};

/// The name and the parameters of a function that Python calls by vectorcall.
struct Signature {
  const char *function;
  const char *const *names; ///< As many as there are parameters.
  int count;                ///< Number of parameters.
  int required = count;     ///< The others may be missing; their values are null then.
  int positional = count;   ///< The others are given by keyword only.

  /// Sets \p values, an array of `count` borrowed references, from positional arguments and, if \p keywords
  /// is not null, from the keyword arguments that follow them. Returns false after a TypeError.
  bool match(PyObject *const *args, Py_ssize_t positionalCount, PyObject **values,
             PyObject *keywords = nullptr) const;
  /// The same for functions that get a tuple and a dictionary.
  bool matchTuple(PyObject *args, PyObject *keywords, PyObject **values) const;
  Argument operator[](int index) const { return {function, names[index]}; }
};

/// Sets the TypeError "<function>(): argument '<name>' must be <expected>, not <type of object>". Returns
/// false.
bool wrongType(PyObject *object, const char *expected, const Argument &where);

// Handles. A context may be None or null: the current one is used. An operation may be an Operation, an
// OpView or a Module; a value may also be an operation with one result; an identifier is a str.
bool fromPython(PyObject *object, MlirContext &out, const Argument &where);
bool fromPython(PyObject *object, MlirType &out, const Argument &where);
bool fromPython(PyObject *object, MlirAttribute &out, const Argument &where);
bool fromPython(PyObject *object, MlirNamedAttribute &out, const Argument &where);
bool fromPython(PyObject *object, MlirValue &out, const Argument &where);
bool fromPython(PyObject *object, MlirOperation &out, const Argument &where);
bool fromPython(PyObject *object, MlirModule &out, const Argument &where);
bool fromPython(PyObject *object, MlirBlock &out, const Argument &where);
bool fromPython(PyObject *object, MlirRegion &out, const Argument &where);
bool fromPython(PyObject *object, MlirTypeID &out, const Argument &where);
/// None or null gives the current location.
bool fromPython(PyObject *object, MlirLocation &out, const Argument &where);
// Instances of AffineExprBase, AffineMapBase and IntegerSetBase, or of their subclasses.
bool fromPython(PyObject *object, MlirAffineExpr &out, const Argument &where);
bool fromPython(PyObject *object, MlirAffineMap &out, const Argument &where);
bool fromPython(PyObject *object, MlirIntegerSet &out, const Argument &where);

// Numbers and strings. A str or bytes object owns the characters of the string reference.
bool fromPython(PyObject *object, MlirStringRef &out, const Argument &where);
/// The name of an attribute, which is not empty; otherwise ValueError.
bool attributeName(PyObject *object, MlirStringRef &out, const Argument &where);
bool fromPython(PyObject *object, bool &out, const Argument &where);
bool fromPython(PyObject *object, double &out, const Argument &where);
bool fromPython(PyObject *object, float &out, const Argument &where);
/// Integers of all sizes; objects with __index__ are accepted.
bool integerFromPython(PyObject *object, int64_t min, uint64_t max, uint64_t &out, const Argument &where);
template <std::integral T>
bool fromPython(PyObject *object, T &out, const Argument &where) {
  uint64_t value;
  if (!integerFromPython(object, static_cast<int64_t>(std::numeric_limits<T>::min()),
                         static_cast<uint64_t>(std::numeric_limits<T>::max()), value, where))
    return false;
  out = static_cast<T>(value);
  return true;
}

/// Converts a handle that may be absent: None or null gives a null handle.
template <typename T>
bool fromPythonOrNull(PyObject *object, T &out, const Argument &where) {
  out = {};
  return !object || object == Py_None || fromPython(object, out, where);
}

/// A borrowed element of a sequence; see elements().
class Elements {
public:
  ~Elements() { Py_XDECREF(owned); }
  Elements() = default;
  Elements(const Elements &) = delete;
  Elements &operator=(const Elements &) = delete;
  /// Reads a list, a tuple or any other iterable object; strings are refused. Returns false after a
  /// TypeError.
  bool read(PyObject *object, const Argument &where);
  Py_ssize_t size() const { return count; }
  PyObject *operator[](Py_ssize_t index) const {
    return isList ? PyList_GetItem(owned, index) : PyTuple_GetItem(owned, index);
  }

private:
  PyObject *owned = nullptr; // A list or a tuple.
  Py_ssize_t count = 0;
  bool isList = false;
};

/// Converts a sequence; null gives an empty one.
template <typename T>
bool fromPython(PyObject *object, std::vector<T> &out, const Argument &where) {
  out.clear();
  if (!object)
    return true;
  Elements elements;
  if (!elements.read(object, where))
    return false;
  out.reserve(elements.size());
  // A list can shrink while its elements are converted.
  for (Py_ssize_t i = 0; i != elements.size(); ++i) {
    PyObject *element = elements[i];
    T value{};
    if (!element || !fromPython(element, value, where))
      return false;
    out.push_back(value);
  }
  return true;
}

// Results. `owner` is the context of the handle; if it is null, it is looked up.
/// The object has the most derived registered class (register_type_class); a registered caster is applied.
PyObject *toPython(MlirType type, Context *owner = nullptr);
PyObject *toPython(MlirAttribute attr, Context *owner = nullptr);
PyObject *toPython(MlirLocation loc, Context *owner = nullptr);
PyObject *toPython(MlirContext context);
/// A str.
PyObject *toPython(MlirIdentifier name, Context *owner = nullptr);
PyObject *toPython(MlirNamedAttribute attr, Context *owner = nullptr);
PyObject *toPython(MlirTypeID id);
/// An OpResult or a BlockArgument; a registered caster is applied. The value must be nested in an operation.
PyObject *toPython(MlirValue value, Context *owner = nullptr);
/// The interned Operation of an operation that a Python object or the IR owns.
PyObject *toPython(MlirOperation op, Context *owner = nullptr);
/// The object of the class that is registered for the name of the operation, or an OpView.
PyObject *toPythonView(MlirOperation op, Context *owner = nullptr);
/// The interned Operation of a new operation, which Python owns from now on.
PyObject *toPythonOwned(MlirOperation op, Context *owner = nullptr);
/// The interned Module of a new module, which Python owns from now on.
PyObject *toPythonOwned(MlirModule module, Context *owner = nullptr);
PyObject *toPython(MlirModule module, Context *owner = nullptr);
/// The block or region must be nested in an operation.
PyObject *toPython(MlirBlock block, Context *owner = nullptr);
PyObject *toPython(MlirRegion region, Context *owner = nullptr);
// The class that `register_affine_class` set for the kind, else the base class.
PyObject *toPython(MlirAffineExpr expr, Context *owner = nullptr);
PyObject *toPython(MlirAffineMap map, Context *owner = nullptr);
PyObject *toPython(MlirIntegerSet set, Context *owner = nullptr);
/// A str; bytes that are no UTF-8 are escaped as by the error handler `surrogateescape`.
PyObject *toPython(MlirStringRef text);
/// A bytes object.
PyObject *toPythonBytes(MlirStringRef text);
inline PyObject *toPython(bool value) { return PyBool_FromLong(value); }
inline PyObject *toPython(double value) { return PyFloat_FromDouble(value); }
template <std::integral T>
PyObject *toPython(T value) {
  if constexpr (std::is_signed_v<T>)
    return PyLong_FromLongLong(value);
  else
    return PyLong_FromUnsignedLongLong(value);
}

// What wrappers of functions that change much need.

/// A context whose Section the current thread is part of.
struct Scope {
  Context *context;
  Scope *outer;
};

/// Runs a section that parses, prints, verifies or transforms IR of a context, with the GIL released. Other
/// threads that use the IR of the context wait until its end. Sections of one thread nest. After a section
/// that may have destroyed blocks or arguments of live operations, handles of these are checked at their next
/// use.
class Section {
public:
  explicit Section(Context *context, bool mayChangeBlocks = true);
  ~Section();
  Section(const Section &) = delete;
  Section &operator=(const Section &) = delete;

private:
  Scope scope;
  PyThreadState *thread;
  bool isOuter, mayChangeBlocks;
};

/// Holds the GIL in a callback from C to Python during a Section of the context, in any thread.
class Callback {
public:
  explicit Callback(Context *context);
  ~Callback();
  Callback(const Callback &) = delete;
  Callback &operator=(const Callback &) = delete;

private:
  PyGILState_STATE state;
  Scope scope;
};

struct DiagnosticCopy;

/// Collects the errors of a context while it exists.
class ErrorCapture {
public:
  explicit ErrorCapture(Context *context);
  ~ErrorCapture();
  ErrorCapture(const ErrorCapture &) = delete;
  ErrorCapture &operator=(const ErrorCapture &) = delete;
  void add(DiagnosticCopy error);
  /// Sets an MLIRError with the message and the errors, and returns null. If \p source is given, errors of
  /// the buffer \p sourceName show their line.
  PyObject *raise(const char *message, std::string_view source = {}, std::string_view sourceName = {});

private:
  Context *context;
  ErrorCapture *outer;
  std::vector<DiagnosticCopy> errors;
};

/// Checks that arguments belong to one context.
class SameContext {
public:
  /// \p first may be null: the first object that has a context decides.
  explicit SameContext(Context *first = nullptr) : context(first) {}
  /// Returns false after a ValueError if the object, or an element of a list or tuple, is of another context.
  bool add(PyObject *object, const Argument &where);
  Context *get() const { return context; }

private:
  Context *context;
};
/// Returns the context of an object of this extension, a borrowed reference; null if it has none.
Context *contextOfObject(PyObject *object);

/// Returns the Python object of a context, a borrowed reference. Python becomes the owner of a context that
/// it does not know.
Context *contextOf(MlirContext context);
/// Tells that C code may have destroyed blocks or arguments of live operations: handles of these are checked
/// at their next use.
void noteBlocksChanged(Context *context);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_CONVERT_H
