//===- Arguments.cpp - Arguments of functions -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"

#include <algorithm>
#include <cstring>

using namespace strata::python;

namespace {
/// Stores a keyword argument. Returns false after a TypeError.
bool setKeyword(const Signature &signature, PyObject *keyword, PyObject *value, PyObject **values) {
  Py_ssize_t length;
  const char *text = PyUnicode_AsUTF8AndSize(keyword, &length);
  if (!text)
    return false;
  for (int i = 0; i != signature.count; ++i) {
    if (std::strcmp(signature.names[i], text) != 0)
      continue;
    if (values[i]) {
      PyErr_Format(PyExc_TypeError, "%s(): argument '%s' is given twice", signature.function, text);
      return false;
    }
    values[i] = value;
    return true;
  }
  PyErr_Format(PyExc_TypeError, "%s(): unexpected keyword argument '%s'", signature.function, text);
  return false;
}

bool setPositional(const Signature &signature, Py_ssize_t count, PyObject **values) {
  if (count > signature.positional) {
    PyErr_Format(PyExc_TypeError, "%s() takes at most %d positional arguments, but %zd are given",
                 signature.function, signature.positional, count);
    return false;
  }
  std::fill_n(values, signature.count, nullptr);
  return true;
}

bool checkRequired(const Signature &signature, PyObject **values) {
  for (int i = 0; i != signature.required; ++i) {
    if (values[i])
      continue;
    PyErr_Format(PyExc_TypeError, "%s(): missing argument '%s'", signature.function, signature.names[i]);
    return false;
  }
  return true;
}
} // namespace

bool Signature::match(PyObject *const *args, Py_ssize_t positionalCount, PyObject **values,
                      PyObject *keywords) const {
  if (!setPositional(*this, positionalCount, values))
    return false;
  std::copy_n(args, positionalCount, values);
  if (keywords)
    for (Py_ssize_t i = 0, e = PyTuple_Size(keywords); i != e; ++i)
      if (!setKeyword(*this, PyTuple_GetItem(keywords, i), args[positionalCount + i], values))
        return false;
  return positionalCount >= required || checkRequired(*this, values);
}

bool Signature::matchTuple(PyObject *args, PyObject *keywords, PyObject **values) const {
  Py_ssize_t positionalCount = PyTuple_Size(args);
  if (!setPositional(*this, positionalCount, values))
    return false;
  for (Py_ssize_t i = 0; i != positionalCount; ++i)
    values[i] = PyTuple_GetItem(args, i);
  PyObject *key, *value;
  for (Py_ssize_t position = 0; keywords && PyDict_Next(keywords, &position, &key, &value);)
    if (!setKeyword(*this, key, value, values))
      return false;
  return checkRequired(*this, values);
}

bool strata::python::wrongType(PyObject *object, const char *expected, const Argument &where) {
  Ref name(object ? PyType_GetQualName(Py_TYPE(object)) : PyUnicode_FromString("nothing"));
  PyErr_Format(PyExc_TypeError, "%s(): argument '%s' must be %s, not %U", where.function, where.name,
               expected, name.get());
  return false;
}

bool Elements::read(PyObject *object, const Argument &where) {
  if (PyTuple_Check(object) || PyList_Check(object)) {
    owned = newRef(object);
  } else if (PyUnicode_Check(object) || PyBytes_Check(object)) {
    return wrongType(object, "a sequence", where);
  } else {
    owned = PySequence_Tuple(object);
    if (!owned) {
      if (!PyErr_ExceptionMatches(PyExc_TypeError))
        return false;
      PyErr_Clear();
      return wrongType(object, "a sequence", where);
    }
  }
  isList = PyList_Check(owned);
  count = isList ? PyList_Size(owned) : PyTuple_Size(owned);
  return true;
}

bool strata::python::fromPython(PyObject *object, MlirStringRef &out, const Argument &where) {
  Py_ssize_t length;
  if (object && PyUnicode_Check(object)) {
    out.data = PyUnicode_AsUTF8AndSize(object, &length);
    out.length = length;
    return out.data != nullptr;
  }
  if (object && PyBytes_Check(object)) {
    char *data;
    if (PyBytes_AsStringAndSize(object, &data, &length) < 0)
      return false;
    out = {data, static_cast<size_t>(length)};
    return true;
  }
  return wrongType(object, "str", where);
}

bool strata::python::attributeName(PyObject *object, MlirStringRef &out, const Argument &where) {
  if (!fromPython(object, out, where))
    return false;
  if (out.length)
    return true;
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s': the name of an attribute must not be empty",
               where.function, where.name);
  return false;
}

bool strata::python::fromPython(PyObject *object, bool &out, const Argument &where) {
  if (!object || !(PyBool_Check(object) || PyLong_Check(object)))
    return wrongType(object, "bool", where);
  out = PyObject_IsTrue(object) == 1;
  return true;
}

bool strata::python::fromPython(PyObject *object, double &out, const Argument &where) {
  if (!object)
    return wrongType(object, "float", where);
  out = PyFloat_AsDouble(object);
  if (out != -1.0 || !PyErr_Occurred())
    return true;
  if (!PyErr_ExceptionMatches(PyExc_TypeError))
    return false;
  PyErr_Clear();
  return wrongType(object, "float", where);
}

bool strata::python::fromPython(PyObject *object, float &out, const Argument &where) {
  double value;
  if (!fromPython(object, value, where))
    return false;
  out = static_cast<float>(value);
  return true;
}

bool strata::python::integerFromPython(PyObject *object, int64_t min, uint64_t max, uint64_t &out,
                                       const Argument &where) {
  Ref index(!object ? nullptr : PyLong_Check(object) ? newRef(object) : PyNumber_Index(object));
  if (!index) {
    PyErr_Clear();
    return wrongType(object, "int", where);
  }
  int overflow;
  long long value = PyLong_AsLongLongAndOverflow(index.get(), &overflow);
  if (overflow > 0 && max > INT64_MAX) {
    out = PyLong_AsUnsignedLongLong(index.get());
    if (!PyErr_Occurred())
      return true;
    PyErr_Clear();
  } else if (!overflow && value >= min && (value < 0 || static_cast<uint64_t>(value) <= max)) {
    out = static_cast<uint64_t>(value);
    return true;
  }
  PyErr_Format(PyExc_OverflowError, "%s(): argument '%s' is out of range: %S", where.function, where.name,
               index.get());
  return false;
}
