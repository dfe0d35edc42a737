//===- Functions.cpp - Wrappers that are not mechanical -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions with buffers, callbacks or several results. bindings/c/wrappers.py lists them in HAND_WRITTEN.
//
//===--------------------------------------------------------------------===//

#include "bindings/python/wrappers/Wrappers.h"

#include "strata-c/Debug.h"
#include "strata-c/Interfaces.h"

using namespace strata::python;

namespace {

//===--------------------------------------------------------------------===//
// Buffers.
//===--------------------------------------------------------------------===//

/// A buffer of Python that is released with this object.
class Buffer {
public:
  Buffer() { view.obj = nullptr; }
  ~Buffer() {
    if (view.obj)
      PyBuffer_Release(&view);
  }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  /// Returns false after a TypeError or BufferError: the object must have contiguous bytes in row-major
  /// order.
  bool read(PyObject *object, const Argument &where) {
    if (!PyObject_CheckBuffer(object))
      return wrongType(object, "an object with the buffer protocol", where);
    return !PyObject_GetBuffer(object, &view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT);
  }
  Py_buffer view;
};

/// mlirDenseElementsAttrRawBufferGet(shapedType, rawBuffer): None if the size is wrong.
PyObject *rawBufferGet(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"shapedType", "rawBuffer"};
  static constexpr Signature signature = {"mlirDenseElementsAttrRawBufferGet", names, 2};
  PyObject *values[2];
  MlirType type;
  Buffer buffer;
  if (!signature.match(args, count, values) || !fromPython(values[0], type, signature[0]) ||
      !buffer.read(values[1], signature[1]))
    return nullptr;
  MlirAttribute result{};
  if (!callChecked([&] {
        // The buffer of an empty bytes object may be null.
        const void *bytes = buffer.view.len ? buffer.view.buf : "";
        result = mlirDenseElementsAttrRawBufferGet(type, buffer.view.len, bytes);
      }))
    return nullptr;
  return toPython(result);
}

/// Returns the width in bits of an element of a type with the buffer protocol; 0 for others. Sets the format
/// of the module struct.
unsigned elementFormat(MlirType type, const char *&format) {
  if (mlirTypeIsAIndex(type)) {
    format = "Q";
    return 64;
  }
  if (mlirTypeIsAF16(type) || mlirTypeIsAF32(type) || mlirTypeIsAF64(type)) {
    format = mlirTypeIsAF16(type) ? "e" : mlirTypeIsAF32(type) ? "f" : "d";
    return mlirFloatTypeGetWidth(type);
  }
  if (mlirTypeIsAComplex(type)) {
    MlirType part = mlirComplexTypeGetElementType(type);
    format = mlirTypeIsAF32(part) ? "Zf" : "Zd";
    return mlirTypeIsAF32(part) ? 64 : mlirTypeIsAF64(part) ? 128 : 0;
  }
  if (!mlirTypeIsAInteger(type))
    return 0;
  bool isUnsigned = mlirIntegerTypeIsUnsigned(type);
  switch (mlirIntegerTypeGetWidth(type)) {
  case 1:
    format = "?";
    return 1;
  case 8:
    format = isUnsigned ? "B" : "b";
    return 8;
  case 16:
    format = isUnsigned ? "H" : "h";
    return 16;
  case 32:
    format = isUnsigned ? "I" : "i";
    return 32;
  case 64:
    format = isUnsigned ? "Q" : "q";
    return 64;
  }
  return 0;
}

/// What an exported buffer refers to.
struct Export {
  std::vector<Py_ssize_t> shape, strides;
  std::unique_ptr<bool[]> flags; // Elements of `i1`, one byte each.
};

/// Py_bf_getbuffer of the class of dense elements. The elements of a splat have strides 0.
int getElementsBuffer(PyObject *self, Py_buffer *view, int flags) {
  static constexpr Argument where = {"__buffer__", "self"};
  MlirAttribute attr;
  view->obj = nullptr;
  if (!fromPython(self, attr, where))
    return -1;
  MlirType type = mlirAttributeGetType(attr);
  const char *format = nullptr;
  unsigned bits =
      mlirAttributeIsADenseElements(attr) ? elementFormat(mlirShapedTypeGetElementType(type), format) : 0;
  if (!bits) {
    PyErr_SetString(PyExc_BufferError, "elements of this type have no format of the buffer protocol");
    return -1;
  }
  if (flags & PyBUF_WRITABLE) {
    PyErr_SetString(PyExc_BufferError, "dense elements are read-only");
    return -1;
  }
  auto exported = std::make_unique<Export>();
  Py_ssize_t size = bits == 1 ? 1 : bits / 8, count = 1;
  bool isSplat = mlirDenseElementsAttrIsSplat(attr);
  for (int64_t i = 0, rank = mlirShapedTypeGetRank(type); i != rank; ++i)
    exported->shape.push_back(mlirShapedTypeGetDimSize(type, i));
  exported->strides.resize(exported->shape.size());
  for (size_t i = exported->shape.size(); i-- > 0;) {
    exported->strides[i] = isSplat ? 0 : size * count;
    count *= exported->shape[i];
  }
  if (isSplat && count > 1 && !(flags & PyBUF_STRIDES & ~PyBUF_ND)) {
    PyErr_SetString(PyExc_BufferError, "one value for all elements needs a buffer with strides");
    return -1;
  }
  view->buf = const_cast<void *>(mlirDenseElementsAttrGetRawData(attr));
  if (bits == 1) {
    Py_ssize_t stored = isSplat ? 1 : count;
    exported->flags.reset(new bool[stored]);
    for (Py_ssize_t i = 0; i != stored; ++i)
      exported->flags[i] =
          isSplat ? mlirDenseElementsAttrGetBoolSplatValue(attr) : mlirDenseElementsAttrGetBoolValue(attr, i);
    view->buf = exported->flags.get();
  }
  view->len = size * count;
  view->itemsize = size;
  view->readonly = 1;
  view->ndim = static_cast<int>(exported->shape.size());
  view->format = flags & PyBUF_FORMAT ? const_cast<char *>(format) : nullptr;
  view->shape = flags & PyBUF_ND ? exported->shape.data() : nullptr;
  view->strides = flags & PyBUF_STRIDES & ~PyBUF_ND ? exported->strides.data() : nullptr;
  view->suboffsets = nullptr;
  view->internal = exported.release();
  view->obj = newRef(self);
  return 0;
}

void releaseElementsBuffer(PyObject *, Py_buffer *view) { delete static_cast<Export *>(view->internal); }

/// mlirDenseElementsAttrGetRawData(attr): a memoryview of the stored bytes, as the buffer protocol gives
/// them.
PyObject *getRawData(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"attr"};
  static constexpr Signature signature = {"mlirDenseElementsAttrGetRawData", names, 1};
  PyObject *values[1];
  MlirAttribute attr;
  if (!signature.match(args, count, values) || !fromPython(values[0], attr, signature[0]))
    return nullptr;
  return PyMemoryView_FromObject(values[0]);
}

/// Releases the buffer of a resource. Called in any thread.
void releaseResource(void *userData, const void *, size_t, size_t) {
  if (!Py_IsInitialized())
    return;
  PyGILState_STATE state = PyGILState_Ensure();
  delete static_cast<Buffer *>(userData);
  PyGILState_Release(state);
}

/// mlirUnmanagedDenseResourceElementsAttrGet(shapedType, name, data, dataAlignment, dataIsMutable). The
/// attribute refers to the bytes of the buffer, which are kept until the context does not use them any more.
PyObject *resourceGet(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"shapedType", "name", "data", "dataAlignment", "dataIsMutable"};
  static constexpr Signature signature = {"mlirUnmanagedDenseResourceElementsAttrGet", names, 5};
  PyObject *values[5];
  MlirType type;
  MlirStringRef name;
  auto buffer = std::make_unique<Buffer>();
  size_t alignment;
  bool isMutable;
  if (!signature.match(args, count, values) || !fromPython(values[0], type, signature[0]) ||
      !fromPython(values[1], name, signature[1]) || !buffer->read(values[2], signature[2]) ||
      !fromPython(values[3], alignment, signature[3]) || !fromPython(values[4], isMutable, signature[4]))
    return nullptr;
  if (!alignment)
    alignment = buffer->view.itemsize & (buffer->view.itemsize - 1) ? 1 : buffer->view.itemsize;
  MlirAttribute result{};
  Buffer *kept = buffer.get();
  if (!callChecked([&] {
        result = mlirUnmanagedDenseResourceElementsAttrGet(type, name, kept->view.buf, kept->view.len,
                                                           alignment, isMutable, releaseResource, kept);
      }))
    return nullptr;
  buffer.release();
  return toPython(result);
}

//===--------------------------------------------------------------------===//
// Lists of results.
//===--------------------------------------------------------------------===//

/// Appends an object to a list and releases it. Returns false after an exception.
bool append(PyObject *list, PyObject *object) {
  Ref owned(object);
  return owned && !PyList_Append(list, owned.get());
}

/// mlirMemRefTypeGetStridesAndOffset(type): the list of strides, and the offset.
PyObject *stridesAndOffset(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"type"};
  static constexpr Signature signature = {"mlirMemRefTypeGetStridesAndOffset", names, 1};
  PyObject *values[1];
  MlirType type;
  if (!signature.match(args, count, values) || !fromPython(values[0], type, signature[0]))
    return nullptr;
  if (!mlirTypeIsAMemRef(type)) {
    wrongType(values[0], "a MemRefType", signature[0]);
    return nullptr;
  }
  std::vector<int64_t> strides(mlirShapedTypeGetRank(type));
  int64_t offset = 0;
  MlirLogicalResult result{};
  if (!callChecked([&] { result = mlirMemRefTypeGetStridesAndOffset(type, strides.data(), &offset); }))
    return nullptr;
  if (mlirLogicalResultIsFailure(result)) {
    PyErr_SetString(PyExc_ValueError, "Failed to extract strides and offset from memref.");
    return nullptr;
  }
  Ref list(PyList_New(0));
  for (int64_t stride : strides)
    if (!list || !append(list.get(), toPython(stride)))
      return nullptr;
  return list ? Py_BuildValue("(OL)", list.get(), static_cast<long long>(offset)) : nullptr;
}

/// mlirAffineMapCompressUnusedSymbols(affineMaps): maps without the symbols that none of them uses.
PyObject *compressUnusedSymbols(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"affineMaps"};
  static constexpr Signature signature = {"mlirAffineMapCompressUnusedSymbols", names, 1};
  PyObject *values[1];
  std::vector<MlirAffineMap> maps;
  if (!signature.match(args, count, values) || !fromPython(values[0], maps, signature[0]))
    return nullptr;
  std::vector<MlirAffineMap> results(maps.size());
  auto store = [](void *out, intptr_t index, MlirAffineMap map) {
    static_cast<MlirAffineMap *>(out)[index] = map;
  };
  if (!callChecked(
          [&] { mlirAffineMapCompressUnusedSymbols(maps.data(), maps.size(), results.data(), store); }))
    return nullptr;
  Ref list(PyList_New(0));
  for (MlirAffineMap map : results)
    if (!list || !append(list.get(), toPython(map)))
      return nullptr;
  return list.release();
}

/// The arguments of the functions that infer types.
struct Inference {
  std::string name;
  MlirContext context;
  MlirLocation location;
  std::vector<MlirValue> operands;
  MlirAttribute attributes;
  std::vector<MlirRegion> regions;
  PyObject *list = nullptr; ///< The result.
  bool isOk = true;

  bool read(const Signature &signature, PyObject *const *args, Py_ssize_t count) {
    PyObject *values[6];
    if (!signature.match(args, count, values) || !fromPython(values[0], name, signature[0]) ||
        !fromPython(values[1], context, signature[1]))
      return false;
    if (values[2] && values[2] != Py_None) {
      if (!fromPython(values[2], location, signature[2]))
        return false;
    } else {
      location = mlirLocationUnknownGet(context);
    }
    return fromPython(values[3], operands, signature[3]) &&
           fromPythonOrNull(values[4], attributes, signature[4]) &&
           fromPython(values[5], regions, signature[5]);
  }
};
constexpr const char *inferenceNames[] = {"opName",   "context",    "location",
                                          "operands", "attributes", "regions"};

/// Calls a function that infers types, and returns the list that its callback fills.
template <typename Function, typename Callback>
PyObject *infer(const Signature &signature, PyObject *const *args, Py_ssize_t count, Function function,
                Callback callback) {
  Inference inference;
  if (!inference.read(signature, args, count))
    return nullptr;
  Ref list(PyList_New(0));
  inference.list = list.get();
  if (!list)
    return nullptr;
  ErrorCapture errors(contextOf(inference.context));
  MlirLogicalResult result{};
  if (!callChecked([&] {
        result =
            function({inference.name.data(), inference.name.size()}, inference.context, inference.location,
                     inference.operands.size(), inference.operands.data(), inference.attributes, nullptr,
                     inference.regions.size(), inference.regions.data(), callback, &inference);
      }))
    return nullptr;
  if (mlirLogicalResultIsFailure(result))
    return errors.raise("Failed to infer result types");
  return inference.isOk ? list.release() : nullptr;
}

PyObject *inferReturnTypes(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr Signature signature = {"mlirInferTypeOpInterfaceInferReturnTypes", inferenceNames, 6, 4};
  return infer(signature, args, count, mlirInferTypeOpInterfaceInferReturnTypes,
               [](intptr_t size, MlirType *types, void *data) {
                 auto &inference = *static_cast<Inference *>(data);
                 for (intptr_t i = 0; i != size; ++i)
                   inference.isOk = inference.isOk && append(inference.list, toPython(types[i]));
               });
}

PyObject *inferShapes(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr Signature signature = {"mlirInferShapedTypeOpInterfaceInferReturnTypes", inferenceNames, 6,
                                          4};
  return infer(signature, args, count, mlirInferShapedTypeOpInterfaceInferReturnTypes,
               [](bool hasRank, intptr_t rank, const int64_t *shape, MlirType element, MlirAttribute attr,
                  void *data) {
                 auto &inference = *static_cast<Inference *>(data);
                 Ref dims(hasRank ? PyList_New(0) : none());
                 for (intptr_t i = 0; hasRank && i != rank; ++i)
                   inference.isOk = inference.isOk && dims && append(dims.get(), toPython(shape[i]));
                 if (inference.isOk && dims)
                   inference.isOk = append(
                       inference.list, Py_BuildValue("(ONN)", dims.get(), toPython(element), toPython(attr)));
               });
}

//===--------------------------------------------------------------------===//
// Others.
//===--------------------------------------------------------------------===//

/// mlirNamedAttributeGet(name, attr).
PyObject *namedAttributeGet(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"name", "attr"};
  static constexpr Signature signature = {"mlirNamedAttributeGet", names, 2};
  PyObject *values[2];
  MlirStringRef name;
  MlirAttribute attr;
  if (!signature.match(args, count, values) || !attributeName(values[0], name, signature[0]) ||
      !fromPython(values[1], attr, signature[1]))
    return nullptr;
  return toPython(mlirNamedAttributeGet(mlirIdentifierGet(mlirAttributeGetContext(attr), name), attr));
}

/// mlirSetGlobalDebugTypes(types).
PyObject *setGlobalDebugTypes(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"types"};
  static constexpr Signature signature = {"mlirSetGlobalDebugTypes", names, 1};
  PyObject *values[1];
  std::vector<std::string> types;
  if (!signature.match(args, count, values) || !fromPython(values[0], types, signature[0]))
    return nullptr;
  std::vector<const char *> pointers;
  for (const std::string &type : types)
    pointers.push_back(type.c_str());
  mlirSetGlobalDebugTypes(pointers.data(), pointers.size());
  return none();
}

PyCFunction fast(PyObject *(*function)(PyObject *, PyObject *const *, Py_ssize_t)) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

/// Adds the class DenseElementsBuffer, a subclass of Attribute with the buffer protocol.
bool addElementsClass(PyObject *module) {
  static PyType_Slot slots[] = {
      {Py_bf_getbuffer, reinterpret_cast<void *>(getElementsBuffer)},
      {Py_bf_releasebuffer, reinterpret_cast<void *>(releaseElementsBuffer)},
      {Py_tp_doc, const_cast<char *>("Dense elements, with the buffer protocol.")},
      {},
  };
  static PyType_Spec spec = {"_strata.DenseElementsBuffer", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                             slots};
  Ref base(PyObject_GetAttrString(module, "Attribute"));
  if (!base)
    return false;
  Ref cls(PyType_FromSpecWithBases(&spec, base.get()));
  return cls && !PyModule_AddObjectRef(module, "DenseElementsBuffer", cls.get());
}

} // namespace

bool strata::python::addHandWritten(PyObject *module, PyObject *capi) {
  static PyMethodDef methods[] = {
      {"mlirAffineMapCompressUnusedSymbols", fast(compressUnusedSymbols), METH_FASTCALL,
       "mlirAffineMapCompressUnusedSymbols(affineMaps, /)\n--\n\nReturns maps without the symbols that none "
       "uses."},
      {"mlirDenseElementsAttrGetRawData", fast(getRawData), METH_FASTCALL,
       "mlirDenseElementsAttrGetRawData(attr, /)\n--\n\nReturns the elements as a memoryview."},
      {"mlirDenseElementsAttrRawBufferGet", fast(rawBufferGet), METH_FASTCALL,
       "mlirDenseElementsAttrRawBufferGet(shapedType, rawBuffer, /)\n--\n\nReturns dense elements with the "
       "bytes of a "
       "buffer, which are copied; None if the buffer has another size."},
      {"mlirInferShapedTypeOpInterfaceInferReturnTypes", fast(inferShapes), METH_FASTCALL,
       "mlirInferShapedTypeOpInterfaceInferReturnTypes(opName, context, location, operands, attributes=None, "
       "regions=(), /)\n--\n\nReturns a list of shapes, element types and attributes."},
      {"mlirInferTypeOpInterfaceInferReturnTypes", fast(inferReturnTypes), METH_FASTCALL,
       "mlirInferTypeOpInterfaceInferReturnTypes(opName, context, location, operands, attributes=None, "
       "regions=(), "
       "/)\n--\n\nReturns a list of types."},
      {"mlirMemRefTypeGetStridesAndOffset", fast(stridesAndOffset), METH_FASTCALL,
       "mlirMemRefTypeGetStridesAndOffset(type, /)\n--\n\nReturns the list of strides, and the offset."},
      {"mlirNamedAttributeGet", fast(namedAttributeGet), METH_FASTCALL,
       "mlirNamedAttributeGet(name, attr, /)\n--\n\nReturns an attribute with a name."},
      {"mlirSetGlobalDebugTypes", fast(setGlobalDebugTypes), METH_FASTCALL,
       "mlirSetGlobalDebugTypes(types, /)\n--\n\nRestricts debug output to these types."},
      {"mlirUnmanagedDenseResourceElementsAttrGet", fast(resourceGet), METH_FASTCALL,
       "mlirUnmanagedDenseResourceElementsAttrGet(shapedType, name, data, dataAlignment, dataIsMutable, "
       "/)\n--\n\n"
       "Returns elements that refer to the bytes of a buffer. An alignment of 0 is that of one element."},
      {},
  };
  return !PyModule_AddFunctions(capi, methods) && addElementsClass(module);
}
