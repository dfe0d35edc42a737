//===- SymbolTables.cpp - The class SymbolTable ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A SymbolTable object has no table of its own: a table in C keeps pointers to operations, which other code
// may destroy. Names are looked up in a table that lives as long as the call.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/Protection.h"

#include <new>
#include <unordered_map>

using namespace strata::python;

namespace {
struct SymbolTable {
  PyObject base;
  Handle *operation;                            ///< A counted reference.
  std::unordered_map<std::string, Ref> symbols; ///< Handles by name.
};
SymbolTable *asTable(PyObject *object) { return reinterpret_cast<SymbolTable *>(object); }
Handle *operationOf(PyObject *self) { return asTable(self)->operation; }

MlirStringRef nameAttribute() { return mlirSymbolTableGetSymbolAttributeName(); }
MlirStringRef visibilityAttribute() { return mlirSymbolTableGetVisibilityAttributeName(); }

/// Returns the name of a symbol; its data are null for an operation that is none.
MlirStringRef symbolName(MlirOperation op) {
  MlirAttribute name = mlirOperationGetAttributeByName(op, nameAttribute());
  return name.ptr && mlirAttributeIsAString(name) ? mlirStringAttrGetValue(name) : MlirStringRef{nullptr, 0};
}

/// A table of C that is destroyed at the end of the scope.
class Table {
public:
  /// The table is null if the operation is no symbol table; invalid IR may have one without a region.
  explicit Table(MlirOperation op)
      : table(mlirOperationGetNumRegions(op) ? mlirSymbolTableCreate(op) : MlirSymbolTable{nullptr}) {}
  ~Table() {
    if (table.ptr)
      mlirSymbolTableDestroy(table);
  }
  Table(const Table &) = delete;
  Table &operator=(const Table &) = delete;
  MlirSymbolTable get() const { return table; }

private:
  MlirSymbolTable table;
};

PyObject *create(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"SymbolTable", names, 1};
  PyObject *values[1];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  Handle *handle = operationHandle(values[0], signature[0]);
  if (!handle)
    return nullptr;
  if (!Table(handle->op).get().ptr) {
    PyErr_SetString(PyExc_TypeError, "SymbolTable(): argument 'operation' must be a Symbol Table operation");
    return nullptr;
  }
  Ref operation(operationObject(handle->op, handle->context, ownerOf(handle)));
  PyObject *object = operation ? PyType_GenericAlloc(cls, 0) : nullptr;
  if (!object)
    return nullptr;
  asTable(object)->operation = asHandle(operation.release());
  new (&asTable(object)->symbols) std::unordered_map<std::string, Ref>();
  return object;
}
void dealloc(PyObject *self) {
  PyObject *operation = asObject(operationOf(self));
  std::destroy_at(&asTable(self)->symbols);
  freeInstance(self);
  Py_XDECREF(operation);
}

/// Returns the symbol with a name if its handle is known and it still has this name and place.
MlirOperation lookupKnown(SymbolTable *table, const std::string &name) {
  auto known = table->symbols.find(name);
  MlirOperation op =
      known == table->symbols.end() ? MlirOperation{nullptr} : asHandle(known->second.get())->op;
  if (!op.ptr || mlirOperationGetParentOperation(op).ptr != table->operation->op.ptr ||
      view(symbolName(op)) != name)
    return {nullptr};
  return op;
}
/// Collects the symbols of the table.
void collect(SymbolTable *table) {
  Handle *handle = table->operation;
  table->symbols.clear();
  MlirRegion region = mlirOperationGetFirstRegion(handle->op);
  for (MlirBlock block = region.ptr ? mlirRegionGetFirstBlock(region) : MlirBlock{nullptr}; block.ptr;
       block = mlirBlockGetNextInRegion(block))
    for (MlirOperation op = mlirBlockGetFirstOperation(block); op.ptr; op = mlirOperationGetNextInBlock(op))
      if (MlirStringRef name = symbolName(op); name.data)
        table->symbols.try_emplace(std::string(view(name)),
                                   Ref(asObject(createHandle(classes.opOperand, HandleKind::Other, op,
                                                             handle->context, ownerOf(handle)))));
}
/// Returns the symbol with a name; null with or without an exception.
MlirOperation lookup(PyObject *self, PyObject *key) {
  SymbolTable *table = asTable(self);
  MlirStringRef name;
  if (!check(table->operation) || !fromPython(key, name, {"SymbolTable", "name"}))
    return {nullptr};
  std::string text(view(name));
  MlirOperation op = lookupKnown(table, text);
  if (op.ptr)
    return op;
  collect(table);
  return lookupKnown(table, text);
}
PyObject *subscript(PyObject *self, PyObject *key) {
  MlirOperation op = lookup(self, key);
  if (op.ptr)
    return viewObject(op, operationOf(self)->context, ownerOf(operationOf(self)));
  if (!PyErr_Occurred())
    PyErr_SetObject(PyExc_KeyError, key);
  return nullptr;
}
int contains(PyObject *self, PyObject *key) {
  MlirOperation op = lookup(self, key);
  return PyErr_Occurred() ? -1 : op.ptr != nullptr;
}

/// Destroys a symbol of the table.
bool eraseSymbol(PyObject *self, MlirOperation op) {
  Handle *handle = operationOf(self);
  if (!Protection::mayRemove(op))
    return false;
  if (hasUsesOutside(op)) {
    PyErr_SetString(PyExc_ValueError, "cannot erase the symbol: its results have uses");
    return false;
  }
  mlirSymbolTableErase(Table(handle->op).get(), op);
  return true;
}
int assign(PyObject *self, PyObject *key, PyObject *value) {
  if (value) {
    PyErr_SetString(PyExc_TypeError, "SymbolTable does not support item assignment: use insert");
    return -1;
  }
  MlirOperation op = lookup(self, key);
  if (op.ptr)
    return eraseSymbol(self, op) ? 0 : -1;
  if (!PyErr_Occurred())
    PyErr_SetObject(PyExc_KeyError, key);
  return -1;
}

bool isSymbol(MlirOperation op) {
  if (symbolName(op).data)
    return true;
  PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol name.");
  return false;
}

PyObject *insert(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"SymbolTable.insert", names, 1};
  PyObject *values[1];
  Handle *table = operationOf(self);
  if (!signature.match(args, count, values, keywords) || !check(table))
    return nullptr;
  Handle *symbol = operationHandle(values[0], signature[0]);
  if (!symbol || !isSymbol(symbol->op) || !SameContext(table->context).add(values[0], signature[0]))
    return nullptr;
  MlirOperation parent = mlirOperationGetParentOperation(symbol->op);
  if (isNestedIn(table->op, symbol->op) || (parent.ptr && parent.ptr != table->op.ptr)) {
    PyErr_SetString(PyExc_ValueError, "SymbolTable.insert(): the operation is in another symbol table");
    return nullptr;
  }
  MlirRegion region = mlirOperationGetRegion(table->op, 0);
  if (!mlirRegionGetFirstBlock(region).ptr)
    mlirRegionAppendOwnedBlock(region, mlirBlockCreate(0, nullptr, nullptr));
  Owner *old = ownerOf(symbol);
  MlirAttribute name = mlirSymbolTableInsert(Table(table->op).get(), symbol->op);
  noteInserted(table->context, symbol->op, old, ownerOf(table));
  return toPython(name, table->context);
}
PyObject *erase(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"SymbolTable.erase", names, 1};
  PyObject *values[1];
  Handle *table = operationOf(self);
  if (!signature.match(args, count, values, keywords) || !check(table))
    return nullptr;
  Handle *symbol = operationHandle(values[0], signature[0]);
  if (!symbol || !isSymbol(symbol->op))
    return nullptr;
  if (mlirOperationGetParentOperation(symbol->op).ptr != table->op.ptr) {
    PyErr_SetString(PyExc_ValueError, "SymbolTable.erase(): the operation is not in the symbol table");
    return nullptr;
  }
  return eraseSymbol(self, symbol->op) ? none() : nullptr;
}

//===----------------------------------------------------------------------===//
// Static methods.
//===----------------------------------------------------------------------===//

PyObject *getName(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"symbol"};
  static constexpr Signature signature = {"SymbolTable.get_symbol_name", names, 1};
  PyObject *values[1];
  MlirOperation op;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], op, signature[0]) ||
      !isSymbol(op))
    return nullptr;
  return toPython(mlirOperationGetAttributeByName(op, nameAttribute()));
}
PyObject *setString(const Signature &signature, MlirStringRef attribute, bool isVisibility,
                    PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  PyObject *values[2];
  MlirOperation op;
  MlirStringRef text;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], op, signature[0]) ||
      !fromPython(values[1], text, signature[1]) || !isSymbol(op))
    return nullptr;
  if (isVisibility && view(text) != "public" && view(text) != "private" && view(text) != "nested") {
    PyErr_SetString(PyExc_ValueError, "Expected visibility to be 'public', 'private' or 'nested'");
    return nullptr;
  }
  mlirOperationSetAttributeByName(op, attribute, mlirStringAttrGet(mlirOperationGetContext(op), text));
  return none();
}
PyObject *setName(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"symbol", "name"};
  static constexpr Signature signature = {"SymbolTable.set_symbol_name", names, 2};
  return setString(signature, nameAttribute(), false, args, count, keywords);
}
PyObject *getVisibility(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"symbol"};
  static constexpr Signature signature = {"SymbolTable.get_visibility", names, 1};
  PyObject *values[1];
  MlirOperation op;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], op, signature[0]))
    return nullptr;
  MlirAttribute visibility = mlirOperationGetAttributeByName(op, visibilityAttribute());
  // A symbol without the attribute is public.
  return toPython(visibility.ptr ? visibility
                                 : mlirStringAttrGet(mlirOperationGetContext(op), stringRef("public")));
}
PyObject *setVisibility(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"symbol", "visibility"};
  static constexpr Signature signature = {"SymbolTable.set_visibility", names, 2};
  return setString(signature, visibilityAttribute(), true, args, count, keywords);
}

PyObject *replaceAllUses(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"old_symbol", "new_symbol", "from_op"};
  static constexpr Signature signature = {"SymbolTable.replace_all_symbol_uses", names, 3};
  PyObject *values[3];
  MlirStringRef oldName, newName;
  MlirOperation from;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], oldName, signature[0]) ||
      !fromPython(values[1], newName, signature[1]) || !fromPython(values[2], from, signature[2]))
    return nullptr;
  if (mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(oldName, newName, from)))
    return none();
  PyErr_SetString(PyExc_RuntimeError, "Symbol rename failed");
  return nullptr;
}

PyObject *walkTables(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"from_op", "all_sym_uses_visible", "callback"};
  static constexpr Signature signature = {"SymbolTable.walk_symbol_tables", names, 3};
  PyObject *values[3];
  MlirOperation from;
  bool areVisible;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], from, signature[0]) ||
      !fromPython(values[1], areVisible, signature[1]))
    return nullptr;
  // The function may change the IR: call it after the walk.
  struct Visit {
    Ref op;
    bool isVisible;
  };
  struct State {
    Handle *handle;
    std::vector<Visit> visits;
  } state = {asHandle(values[0]), {}};
  mlirSymbolTableWalkSymbolTables(
      from, areVisible,
      [](MlirOperation op, bool isVisible, void *userData) {
        auto *state = static_cast<State *>(userData);
        state->visits.push_back(
            {Ref(operationObject(op, state->handle->context, ownerOf(state->handle))), isVisible});
      },
      &state);
  for (const Visit &visit : state.visits) {
    if (!visit.op || !PyCallable_Check(values[2]))
      return visit.op ? (wrongType(values[2], "a callable object", signature[2]), nullptr) : nullptr;
    if (!asHandle(visit.op.get())->op.ptr)
      continue;
    Ref result(PyObject_CallFunctionObjArgs(values[2], visit.op.get(), visit.isVisible ? Py_True : Py_False,
                                            nullptr));
    if (!result)
      return nullptr;
  }
  return none();
}

PyMethodDef methods[] = {
    {"insert", method(&insert), FAST_KEYWORDS,
     "Adds a symbol; renames it if the name is in use. Returns the name, a StringAttr."},
    {"erase", method(&erase), FAST_KEYWORDS, "Destroys a symbol of the table."},
    {"get_symbol_name", method(&getName), STATIC, "Returns the name of a symbol, a StringAttr."},
    {"set_symbol_name", method(&setName), STATIC,
     "set_symbol_name(symbol, name)\nSets the name of a symbol."},
    {"get_visibility", method(&getVisibility), STATIC, "Returns the visibility of a symbol, a StringAttr."},
    {"set_visibility", method(&setVisibility), STATIC,
     "set_visibility(symbol, visibility)\nSets the visibility."},
    {"replace_all_symbol_uses", method(&replaceAllUses), STATIC,
     "replace_all_symbol_uses(old_symbol, new_symbol, from_op)\nReplaces the references to a symbol."},
    {"walk_symbol_tables", method(&walkTables), STATIC,
     "walk_symbol_tables(from_op, all_sym_uses_visible, callback)\n"
     "Calls a function with each nested symbol table and whether all uses of its symbols are visible."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

bool strata::python::addSymbolTableClass(PyObject *module) {
  classes.symbolTable = addClass(module, "SymbolTable", sizeof(SymbolTable),
                                 {slot(Py_tp_new, &create),
                                  slot(Py_tp_dealloc, &dealloc),
                                  slot(Py_mp_subscript, &subscript),
                                  slot(Py_mp_ass_subscript, &assign),
                                  slot(Py_sq_contains, &contains),
                                  {Py_tp_methods, methods}});
  return classes.symbolTable != nullptr;
}
