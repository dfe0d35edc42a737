//===- Context.cpp - Sections, current objects, live contexts -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Context.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Ownership.h"

using namespace strata::python;

//===----------------------------------------------------------------------===//
// Sections.
//===----------------------------------------------------------------------===//

namespace {
thread_local Scope *innermostScope = nullptr;
} // namespace

bool strata::python::isInside(Context *context) {
  for (Scope *scope = innermostScope; scope; scope = scope->outer)
    if (scope->context == context)
      return true;
  return false;
}

void strata::python::waitForSection(Context *context) {
  if (isInside(context))
    return;
  Py_INCREF(asObject(context));
  while (context->busy.load()) {
    Py_BEGIN_ALLOW_THREADS;
    {
      std::unique_lock lock(context->sectionMutex);
      context->idle.wait(lock, [&] { return !context->busy.load(); });
    }
    Py_END_ALLOW_THREADS;
  }
  Py_DECREF(asObject(context));
}

Section::Section(Context *context, bool mayChangeBlocks)
    : scope{context, nullptr}, isOuter(!isInside(context)), mayChangeBlocks(mayChangeBlocks) {
  Py_INCREF(asObject(context));
  if (isOuter) {
    waitUntilIdle(context);
    context->busy.store(true);
  }
  scope.outer = std::exchange(innermostScope, &scope);
  thread = PyEval_SaveThread();
}

Section::~Section() {
  PyEval_RestoreThread(thread);
  innermostScope = scope.outer;
  Context *context = scope.context;
  if (mayChangeBlocks)
    ++context->epoch;
  if (isOuter) {
    {
      std::lock_guard lock(context->sectionMutex);
      context->busy.store(false);
    }
    context->idle.notify_all();
    if (!context->postponed.empty())
      destroyPostponed(context, /*all=*/false);
  }
  Py_DECREF(asObject(context));
}

Callback::Callback(Context *context) : state(PyGILState_Ensure()), scope{context, innermostScope} {
  innermostScope = &scope;
  ++context->epoch;
}
Callback::~Callback() {
  innermostScope = scope.outer;
  PyGILState_Release(state);
}

void strata::python::noteBlocksChanged(Context *context) { ++context->epoch; }

void strata::python::attachWatch(Context *context, Watch &watch) {
  auto lock = context->lockTable();
  watch.next = context->watches;
  watch.link = &context->watches;
  if (watch.next)
    watch.next->link = &watch.next;
  context->watches = &watch;
}
void strata::python::detachWatch(Context *context, Watch &watch) {
  auto lock = context->lockTable();
  *watch.link = watch.next;
  if (watch.next)
    watch.next->link = watch.link;
}

//===----------------------------------------------------------------------===//
// Current objects.
//===----------------------------------------------------------------------===//

namespace {
thread_local std::vector<Frame> frames;
} // namespace

void strata::python::pushFrame(Frame::Kind kind, PyObject *context, PyObject *location,
                               PyObject *insertionPoint) {
  if (!frames.empty() && frames.back().context == context) {
    if (!location)
      location = frames.back().location;
    if (!insertionPoint)
      insertionPoint = frames.back().insertionPoint;
  }
  Py_XINCREF(context);
  Py_XINCREF(location);
  Py_XINCREF(insertionPoint);
  frames.push_back({kind, context, location, insertionPoint});
}

bool strata::python::popFrame(Frame::Kind kind, PyObject *object) {
  if (!frames.empty()) {
    Frame frame = frames.back();
    PyObject *entered = kind == Frame::ContextFrame    ? frame.context
                        : kind == Frame::LocationFrame ? frame.location
                                                       : frame.insertionPoint;
    if (frame.kind == kind && entered == object) {
      frames.pop_back();
      Py_XDECREF(frame.insertionPoint);
      Py_XDECREF(frame.location);
      Py_XDECREF(frame.context);
      return true;
    }
  }
  PyErr_Format(PyExc_RuntimeError, "unbalanced exit: this %s is not the innermost one of the thread",
               kind == Frame::ContextFrame    ? "Context"
               : kind == Frame::LocationFrame ? "Location"
                                              : "InsertionPoint");
  return false;
}

const Frame *strata::python::currentFrame() { return frames.empty() ? nullptr : &frames.back(); }

Context *strata::python::resolveContext(PyObject *object, const Argument &where) {
  if (object && object != Py_None) {
    if (isInstance(object, classes.context))
      return reinterpret_cast<Context *>(object);
    wrongType(object, "Context", where);
    return nullptr;
  }
  if (const Frame *frame = currentFrame())
    return reinterpret_cast<Context *>(frame->context);
  PyErr_Format(
      PyExc_RuntimeError,
      "%s(): An MLIR function requires a Context but none was provided: pass '%s=' or enter one with "
      "'with Context():'",
      where.function, where.name);
  return nullptr;
}

PyObject *strata::python::resolveLocation(PyObject *object, const Argument &where) {
  if (object && object != Py_None) {
    if (isInstance(object, classes.location))
      return object;
    wrongType(object, "Location", where);
    return nullptr;
  }
  const Frame *frame = currentFrame();
  if (frame && frame->location)
    return frame->location;
  PyErr_Format(
      PyExc_RuntimeError,
      "%s(): An MLIR function requires a Location but none was provided: pass '%s=' or enter one with "
      "'with loc:'",
      where.function, where.name);
  return nullptr;
}
