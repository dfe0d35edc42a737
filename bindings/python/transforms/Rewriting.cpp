//===- Rewriting.cpp - Patterns in Python ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// strata/rewrite.py derives RewritePatternSet from the class RewritePatternSetBase.
//
//===--------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Context.h"
#include "bindings/python/core/Protection.h"
#include "bindings/python/transforms/Callbacks.h"
#include "bindings/python/wrappers/Wrappers.h"

#include "strata-c/Rewrite.h"

using namespace strata::python;

namespace {

/// A set of patterns, or a frozen one.
struct PatternSetObject {
  PyObject base;
  MlirRewritePatternSet set; ///< Null after freeze().
  MlirFrozenRewritePatternSet frozen;
  Context *context; ///< A counted reference.
  std::shared_ptr<PendingException> pending;
};
PatternSetObject *asSet(PyObject *object) { return reinterpret_cast<PatternSetObject *>(object); }

/// The rewriter of a pattern; valid while its function runs.
struct RewriterObject {
  PyObject base;
  MlirRewriterBase rewriter;
  Context *context; ///< A counted reference.
};
RewriterObject *asRewriter(PyObject *object) { return reinterpret_cast<RewriterObject *>(object); }

PyTypeObject *rewriterClass, *frozenClass;

//===--------------------------------------------------------------------===//
// Sets of patterns.
//===--------------------------------------------------------------------===//

PyObject *allocateSet(PyTypeObject *cls, Context *context, std::shared_ptr<PendingException> pending) {
  auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(cls, Py_tp_alloc));
  PyObject *object = allocate(cls, 0);
  if (!object)
    return nullptr;
  new (&asSet(object)->pending) std::shared_ptr<PendingException>(std::move(pending));
  asSet(object)->context = context;
  Py_INCREF(asObject(context));
  return object;
}

/// RewritePatternSetBase(context=None).
PyObject *createSet(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"context"};
  static constexpr Signature signature = {"RewritePatternSet", names, 1, 0};
  PyObject *values[1];
  MlirContext context;
  if (!signature.matchTuple(args, keywords, values) || !fromPython(values[0], context, signature[0]))
    return nullptr;
  PyObject *object = allocateSet(cls, contextOf(context), std::make_shared<PendingException>());
  if (object)
    asSet(object)->set = mlirRewritePatternSetCreate(context);
  return object;
}

void destroySet(PyObject *object) {
  PatternSetObject *self = asSet(object);
  if (self->context) {
    if (self->set.ptr)
      mlirRewritePatternSetDestroy(self->set);
    if (self->frozen.ptr)
      mlirFrozenRewritePatternSetDestroy(self->frozen);
    self->pending.~shared_ptr();
    Py_DECREF(asObject(self->context));
  }
  freeInstance(object);
}

/// Makes the rewriter of a pattern unusable when the function of the pattern has returned.
class RewriterScope {
public:
  RewriterScope(MlirRewriterBase rewriter, Context *context) : object(PyType_GenericAlloc(rewriterClass, 0)) {
    if (!object)
      return;
    asRewriter(object.get())->rewriter = rewriter;
    asRewriter(object.get())->context = context;
    Py_INCREF(asObject(context));
  }
  ~RewriterScope() {
    if (object)
      asRewriter(object.get())->rewriter = {nullptr};
  }
  PyObject *get() const { return object.get(); }

private:
  Ref object;
};

MlirLogicalResult matchAndRewrite(MlirRewritePattern, MlirOperation op, MlirPatternRewriter rewriter,
                                  void *userData) {
  auto *function = static_cast<PythonFunction *>(userData);
  Callback callback(function->getContext());
  if (function->hasFailed())
    return mlirLogicalResultFailure();
  RewriterScope scope(mlirPatternRewriterAsBase(rewriter), function->getContext());
  Ref view(toPythonView(op, function->getContext()));
  Protection protection(op, Protection::WholeTree);
  Ref result(function->call(view.get(), scope.get()));
  if (!result)
    return mlirLogicalResultFailure();
  // True stands for a failure, as in MLIR.
  int isFailure = PyObject_IsTrue(result.get());
  if (isFailure < 0)
    function->storeException();
  return isFailure ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}

/// _add(root, fn, benefit).
PyObject *addPattern(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"root", "fn", "benefit"};
  static constexpr Signature signature = {"RewritePatternSet.add", names, 3};
  PyObject *values[3];
  MlirStringRef root;
  unsigned benefit;
  PatternSetObject *self = asSet(object);
  if (!signature.match(args, count, values) || !fromPython(values[0], root, signature[0]) ||
      !fromPython(values[2], benefit, signature[2]))
    return nullptr;
  if (!self->set.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the set of patterns is frozen");
    return nullptr;
  }
  MlirRewritePatternCallbacks callbacks = {PythonFunction::retain, PythonFunction::release, matchAndRewrite};
  auto function = std::make_unique<PythonFunction>(values[1], self->context, self->pending);
  MlirRewritePattern pattern{};
  if (!callChecked([&] {
        pattern = mlirOpRewritePatternCreate(root, benefit, self->context->handle, callbacks, function.get(),
                                             0, nullptr);
      })) {
    // The constructor was not called; the function has no references.
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PythonFunction::retain(function.get());
    PythonFunction::release(function.release());
    PyErr_Restore(type, value, traceback);
    return nullptr;
  }
  function.release();
  mlirRewritePatternSetAdd(self->set, pattern);
  return none();
}

/// freeze(): the set cannot be used any more.
PyObject *freeze(PyObject *object, PyObject *) {
  PatternSetObject *self = asSet(object);
  if (!self->set.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the set of patterns is frozen");
    return nullptr;
  }
  PyObject *result = allocateSet(frozenClass, self->context, self->pending);
  if (!result)
    return nullptr;
  asSet(result)->frozen = mlirFreezeRewritePattern(self->set);
  mlirRewritePatternSetDestroy(std::exchange(self->set, {nullptr}));
  return result;
}

//===--------------------------------------------------------------------===//
// Drivers.
//===--------------------------------------------------------------------===//

/// Reads the operation and the set. Returns null after an exception.
PatternSetObject *readArguments(PyObject *op, PyObject *set, MlirOperation &out, const Signature &signature) {
  if (!fromPython(op, out, signature[0]))
    return nullptr;
  if (!isInstance(set, frozenClass)) {
    wrongType(set, "a FrozenRewritePatternSet", signature[1]);
    return nullptr;
  }
  if (!mlirContextEqual(mlirOperationGetContext(out), asSet(set)->context->handle)) {
    PyErr_Format(PyExc_ValueError, "%s(): argument '%s' belongs to another context", signature.function,
                 signature.names[1]);
    return nullptr;
  }
  return asSet(set);
}

/// apply_greedily(op, set, max_iterations, max_num_rewrites, use_top_down_traversal, enable_folding,
/// strictness, region_simplification_level, enable_constant_cse).
PyObject *applyGreedily(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"op",
                                          "set",
                                          "max_iterations",
                                          "max_num_rewrites",
                                          "use_top_down_traversal",
                                          "enable_folding",
                                          "strictness",
                                          "region_simplification_level",
                                          "enable_constant_cse"};
  static constexpr Signature signature = {"apply_patterns_and_fold_greedily", names, 9};
  PyObject *values[9];
  MlirOperation op;
  int64_t iterations, rewrites;
  bool topDown, folding, constantCSE;
  unsigned strictness, level;
  if (!signature.match(args, count, values))
    return nullptr;
  PatternSetObject *set = readArguments(values[0], values[1], op, signature);
  if (!set || !fromPython(values[2], iterations, signature[2]) ||
      !fromPython(values[3], rewrites, signature[3]) || !fromPython(values[4], topDown, signature[4]) ||
      !fromPython(values[5], folding, signature[5]) || !fromPython(values[6], strictness, signature[6]) ||
      !fromPython(values[7], level, signature[7]) || !fromPython(values[8], constantCSE, signature[8]) ||
      !checkEnum(strictness, 3, signature[6]) || !checkEnum(level, 3, signature[7]))
    return nullptr;
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, iterations);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, rewrites);
  mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, topDown);
  mlirGreedyRewriteDriverConfigEnableFolding(config, folding);
  mlirGreedyRewriteDriverConfigSetStrictness(config, static_cast<MlirGreedyRewriteStrictness>(strictness));
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
      config, static_cast<MlirGreedySimplifyRegionLevel>(level));
  mlirGreedyRewriteDriverConfigEnableConstantCSE(config, constantCSE);
  Ref keepOp = Ref::borrow(values[0]), keepSet = Ref::borrow(values[1]);
  MlirLogicalResult result;
  {
    Section section(set->context);
    result = mlirApplyPatternsAndFoldGreedilyWithOp(op, set->frozen, config);
  }
  mlirGreedyRewriteDriverConfigDestroy(config);
  if (set->pending->raise())
    return nullptr;
  if (mlirLogicalResultIsFailure(result)) {
    PyErr_SetString(PyExc_RuntimeError, "pattern application failed to converge");
    return nullptr;
  }
  return none();
}

/// Returns the default options, in the order of the parameters of apply_greedily.
PyObject *greedyDefaults(PyObject *, PyObject *) {
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  PyObject *result = Py_BuildValue(
      "(LLNNiiN)", static_cast<long long>(mlirGreedyRewriteDriverConfigGetMaxIterations(config)),
      static_cast<long long>(mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config)),
      toPython(mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config)),
      toPython(mlirGreedyRewriteDriverConfigIsFoldingEnabled(config)),
      static_cast<int>(mlirGreedyRewriteDriverConfigGetStrictness(config)),
      static_cast<int>(mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config)),
      toPython(mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config)));
  mlirGreedyRewriteDriverConfigDestroy(config);
  return result;
}

/// walk_and_apply_patterns(op, set).
PyObject *walkAndApply(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"op", "set"};
  static constexpr Signature signature = {"walk_and_apply_patterns", names, 2};
  PyObject *values[2];
  MlirOperation op;
  if (!signature.match(args, count, values))
    return nullptr;
  PatternSetObject *set = readArguments(values[0], values[1], op, signature);
  if (!set)
    return nullptr;
  Ref keepOp = Ref::borrow(values[0]), keepSet = Ref::borrow(values[1]);
  {
    Section section(set->context);
    mlirWalkAndApplyPatterns(op, set->frozen);
  }
  return set->pending->raise() ? nullptr : none();
}

//===--------------------------------------------------------------------===//
// The rewriter.
//===--------------------------------------------------------------------===//

/// Returns the rewriter, or null after a RuntimeError.
RewriterObject *checkRewriter(PyObject *object) {
  if (asRewriter(object)->rewriter.ptr)
    return asRewriter(object);
  PyErr_SetString(PyExc_RuntimeError, "a rewriter can be used only while the function of its pattern runs");
  return nullptr;
}

void destroyRewriter(PyObject *object) {
  if (asRewriter(object)->context)
    Py_DECREF(asObject(asRewriter(object)->context));
  freeInstance(object);
}

PyObject *valueError(const Argument &where, const char *problem) {
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' %s", where.function, where.name, problem);
  return nullptr;
}

/// Returns true if a result of the operation has a use.
bool hasUses(MlirOperation op) {
  for (intptr_t i = 0, count = mlirOperationGetNumResults(op); i != count; ++i)
    if (mlirValueGetFirstUse(mlirOperationGetResult(op, i)).ptr)
      return true;
  return false;
}

/// Reads the replacement of an operation: an operation, or a sequence of values. Returns false after an
/// exception.
bool readReplacement(PyObject *object, MlirOperation op, std::vector<MlirValue> &values,
                     const Argument &where) {
  MlirOperation replacement;
  if (isInstance(object, classes.operationBase)) {
    if (!fromPython(object, replacement, where))
      return false;
    for (intptr_t i = 0, count = mlirOperationGetNumResults(replacement); i != count; ++i)
      values.push_back(mlirOperationGetResult(replacement, i));
  } else if (!fromPython(object, values, where)) {
    return false;
  }
  if (static_cast<intptr_t>(values.size()) != mlirOperationGetNumResults(op)) {
    PyErr_Format(PyExc_ValueError, "%s(): argument '%s' has %zu values, but the operation has %zd results",
                 where.function, where.name, values.size(),
                 static_cast<Py_ssize_t>(mlirOperationGetNumResults(op)));
    return false;
  }
  for (MlirValue value : values) {
    if (!mlirContextEqual(mlirValueGetContext(value), mlirOperationGetContext(op)))
      return valueError(where, "belongs to another context");
    if (!mlirValueIsAOpResult(value))
      continue;
    MlirOperation owner = mlirOpResultGetOwner(value);
    if (mlirOperationEqual(owner, op))
      return valueError(where, "is a result of the replaced operation");
    if (!mlirOperationGetBlock(owner).ptr)
      return valueError(where, "is a result of an operation that is in no block");
  }
  return true;
}

/// ip: the insertion point.
PyObject *getInsertionPoint(PyObject *object, void *) {
  RewriterObject *self = checkRewriter(object);
  if (!self)
    return nullptr;
  auto *cls = reinterpret_cast<PyObject *>(classes.insertionPoint);
  MlirOperation next = mlirRewriterBaseGetOperationAfterInsertion(self->rewriter);
  MlirBlock block = mlirRewriterBaseGetInsertionBlock(self->rewriter);
  if (!next.ptr && !block.ptr)
    return none();
  Ref place(next.ptr ? toPython(next, self->context) : toPython(block, self->context));
  return place ? PyObject_CallFunctionObjArgs(cls, place.get(), nullptr) : nullptr;
}

/// replace_op(op, new_op) or replace_op(op, values).
PyObject *replaceOp(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"op", "replacement"};
  static constexpr Signature signature = {"PatternRewriter.replace_op", names, 2};
  PyObject *arguments[2];
  MlirOperation op;
  std::vector<MlirValue> values;
  RewriterObject *self = checkRewriter(object);
  if (!self || !signature.match(args, count, arguments) || !fromPython(arguments[0], op, signature[0]) ||
      !readReplacement(arguments[1], op, values, signature[1]))
    return nullptr;
  if (!callChecked(
          [&] { mlirRewriterBaseReplaceOpWithValues(self->rewriter, op, values.size(), values.data()); }))
    return nullptr;
  noteBlocksChanged(self->context);
  return none();
}

/// replace_all_op_uses_with(op, new_op) or with values.
PyObject *replaceAllOpUses(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"op", "replacement"};
  static constexpr Signature signature = {"PatternRewriter.replace_all_op_uses_with", names, 2};
  PyObject *arguments[2];
  MlirOperation op;
  std::vector<MlirValue> values;
  RewriterObject *self = checkRewriter(object);
  if (!self || !signature.match(args, count, arguments) || !fromPython(arguments[0], op, signature[0]) ||
      !readReplacement(arguments[1], op, values, signature[1]))
    return nullptr;
  if (!callChecked([&] {
        mlirRewriterBaseReplaceAllOpUsesWithValueRange(self->rewriter, op, values.size(), values.data());
      }))
    return nullptr;
  return none();
}

/// replace_all_uses_with(from_, to).
PyObject *replaceAllUses(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"from_", "to"};
  static constexpr Signature signature = {"PatternRewriter.replace_all_uses_with", names, 2};
  PyObject *arguments[2];
  MlirValue from, to;
  RewriterObject *self = checkRewriter(object);
  if (!self || !signature.match(args, count, arguments) || !fromPython(arguments[0], from, signature[0]) ||
      !fromPython(arguments[1], to, signature[1]))
    return nullptr;
  return callChecked([&] { mlirRewriterBaseReplaceAllUsesWith(self->rewriter, from, to); }) ? none()
                                                                                            : nullptr;
}

/// erase_op(op).
PyObject *eraseOp(PyObject *object, PyObject *argument) {
  static constexpr Argument where = {"PatternRewriter.erase_op", "op"};
  MlirOperation op;
  RewriterObject *self = checkRewriter(object);
  if (!self || !fromPython(argument, op, where))
    return nullptr;
  if (hasUses(op))
    return valueError(where, "has results with uses");
  if (!callChecked([&] { mlirRewriterBaseEraseOp(self->rewriter, op); }))
    return nullptr;
  noteBlocksChanged(self->context);
  return none();
}

/// move_op_before(op, existing_op), move_op_after(op, existing_op).
template <auto Function>
PyObject *moveOp(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"op", "existing_op"};
  static constexpr Signature signature = {"PatternRewriter.move_op", names, 2};
  PyObject *arguments[2];
  MlirOperation op, existing;
  RewriterObject *self = checkRewriter(object);
  if (!self || !signature.match(args, count, arguments) || !fromPython(arguments[0], op, signature[0]) ||
      !fromPython(arguments[1], existing, signature[1]))
    return nullptr;
  if (!mlirOperationGetBlock(op).ptr)
    return valueError(signature[0], "is in no block");
  for (MlirOperation parent = existing; parent.ptr; parent = mlirOperationGetParentOperation(parent))
    if (mlirOperationEqual(parent, op))
      return valueError(signature[1], "is the moved operation or nested in it");
  return callChecked([&] { Function(self->rewriter, op, existing); }) ? none() : nullptr;
}

/// start_op_modification(op) and others.
template <auto Function>
PyObject *noteModification(PyObject *object, PyObject *argument) {
  MlirOperation op;
  RewriterObject *self = checkRewriter(object);
  if (!self || !fromPython(argument, op, {"PatternRewriter.start_op_modification", "op"}))
    return nullptr;
  return callChecked([&] { Function(self->rewriter, op); }) ? none() : nullptr;
}

PyObject *getContext(PyObject *object, void *) { return newRef(asObject(asRewriter(object)->context)); }

bool addRewriter(PyObject *transforms) {
  static PyMethodDef methods[] = {
      {"replace_op", method(replaceOp), METH_FASTCALL,
       "replace_op($self, op, replacement, /)\n--\n\nReplaces the results of an operation by those of "
       "another one, or by "
       "values, and erases the operation."},
      {"erase_op", eraseOp, METH_O,
       "erase_op($self, op, /)\n--\n\nErases an operation, whose results must have no uses."},
      {"replace_all_uses_with", method(replaceAllUses), METH_FASTCALL,
       "replace_all_uses_with($self, from_, to, /)\n--\n\nReplaces all uses of a value."},
      {"replace_all_op_uses_with", method(replaceAllOpUses), METH_FASTCALL,
       "replace_all_op_uses_with($self, op, replacement, /)\n--\n\nReplaces all uses of the results of an "
       "operation by "
       "those of another one, or by values."},
      {"move_op_before", method(moveOp<mlirRewriterBaseMoveOpBefore>), METH_FASTCALL,
       "move_op_before($self, op, existing_op, /)\n--\n\nMoves an operation before another one."},
      {"move_op_after", method(moveOp<mlirRewriterBaseMoveOpAfter>), METH_FASTCALL,
       "move_op_after($self, op, existing_op, /)\n--\n\nMoves an operation after another one."},
      {"start_op_modification", noteModification<mlirRewriterBaseStartOpModification>, METH_O,
       "start_op_modification($self, op, /)\n--\n\nAnnounces that an operation will be modified in place."},
      {"finalize_op_modification", noteModification<mlirRewriterBaseFinalizeOpModification>, METH_O,
       "finalize_op_modification($self, op, /)\n--\n\nAnnounces that an operation was modified in place."},
      {"cancel_op_modification", noteModification<mlirRewriterBaseCancelOpModification>, METH_O,
       "cancel_op_modification($self, op, /)\n--\n\nAnnounces that an operation was not modified after all."},
      {},
  };
  static PyGetSetDef properties[] = {
      {"ip", getInsertionPoint, nullptr, "The insertion point, before the matched operation at first.",
       nullptr},
      {"context", getContext, nullptr, "The context.", nullptr},
      {},
  };
  rewriterClass = addClass(transforms, "PatternRewriter", sizeof(RewriterObject),
                           {slot(Py_tp_new, cannotCreate), slot(Py_tp_dealloc, destroyRewriter),
                            slot(Py_tp_methods, methods), slot(Py_tp_getset, properties)});
  return rewriterClass;
}

} // namespace

bool strata::python::addRewriting(PyObject *transforms) {
  static PyMethodDef methods[] = {
      {"_add", method(addPattern), METH_FASTCALL, nullptr},
      {"freeze", freeze, METH_NOARGS,
       "freeze($self, /)\n--\n\nReturns the patterns as a set that can be applied. No pattern can be added "
       "any more."},
      {},
  };
  static PyMethodDef functions[] = {
      {"apply_greedily", method(applyGreedily), METH_FASTCALL, nullptr},
      {"greedy_defaults", greedyDefaults, METH_NOARGS, nullptr},
      {"walk_and_apply_patterns", method(walkAndApply), METH_FASTCALL,
       "walk_and_apply_patterns(op, set, /)\n--\n\nApplies patterns in one walk over the operations nested "
       "in an operation."},
      {},
  };
  frozenClass = addClass(transforms, "FrozenRewritePatternSet", sizeof(PatternSetObject),
                         {slot(Py_tp_new, cannotCreate), slot(Py_tp_dealloc, destroySet)});
  return frozenClass && addRewriter(transforms) && !PyModule_AddFunctions(transforms, functions) &&
         addClass(
             transforms, "RewritePatternSetBase", sizeof(PatternSetObject),
             {slot(Py_tp_new, createSet), slot(Py_tp_dealloc, destroySet), slot(Py_tp_methods, methods)});
}

MlirTypeID strata::python::allocateTypeID() {
  static MlirTypeIDAllocator allocator = mlirTypeIDAllocatorCreate();
  return mlirTypeIDAllocatorAllocateTypeID(allocator);
}

bool strata::python::addTransforms(PyObject *module) {
  static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                   "_strata.transforms",
                                   "Pass managers and sets of patterns.",
                                   -1,
                                   nullptr,
                                   nullptr,
                                   nullptr,
                                   nullptr,
                                   nullptr};
  Ref transforms(PyModule_Create(&definition));
  return transforms && addPassManager(transforms.get()) && addRewriting(transforms.get()) &&
         !PyModule_AddObjectRef(module, "transforms", transforms.get());
}
