# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""Dialects from `.td` files, without a compiler (docs/loading.md).

>>> with Context(), Location.unknown():
...     poly = load_dialect("Poly.td")
...     poly.AddOp(a, b)

The classes are those that strata-tblgen generates for the file: operations, enums, types, attributes and interfaces.
"""

from __future__ import annotations

import importlib
import linecache
import os
import sys
import threading
import types
import warnings
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager

from . import _libs, ir
from ._libs._strata import capi

__all__ = ["load_dialect", "load_dialects"]

_PACKAGE = f"{__package__}.dialects"
# The generated modules of a dialect in the order of their imports, and StrataPythonModule.
_PARTS = {"enum": 1, "ops": 0, "type": 2}
_IMPORTED = {"IntEnum", "IntFlag", "register_attribute_builder"}
_lock = threading.RLock()
# What was loaded: path, time of the last change and folders -> positions of the dialects in the library.
_loaded: dict[tuple[object, ...], list[int]] = {}


def load_dialects(path: str | os.PathLike[str], *, include_dirs: Sequence[str | os.PathLike[str]] = (),
                  strict: bool = False, context: ir.Context | None = None) -> dict[str, types.ModuleType]:
    """Loads all dialects that a `.td` file declares and returns their modules by name.

    The dialects are added to `context`, else to the current context; without a current context, to all contexts that are
    created later. The modules are also found by `import strata.dialects.<name>`. Files that the file includes are searched
    in its folder, in the vocabulary of Strata, and in `include_dirs`. A declaration that needs C++ code is left out with a
    warning; with `strict`, it is an error.

    Raises FileNotFoundError if there is no such file, ValueError with the messages if the file has errors, and MLIRError if a
    dialect of this name is loaded in the context already.
    """
    with _lock:
        target = context if context is not None else _current_context()
        owner = target if target is not None else ir.Context()
        positions = _load(os.fspath(path), [os.fspath(each) for each in include_dirs], strict, owner)
        if target is None:
            _libs._hooks.append(lambda created: _add(created, positions))
        modules: dict[str, types.ModuleType] = {}
        for position in positions:
            name = capi.strataGetLoadedDialectName(position)
            modules[name] = _make_module(name, position)
        return modules


def load_dialect(path: str | os.PathLike[str], *, include_dirs: Sequence[str | os.PathLike[str]] = (),
                 strict: bool = False, context: ir.Context | None = None) -> types.ModuleType:
    """Loads the dialect that a `.td` file declares and returns its module; see load_dialects.

    If the file declares several dialects, the module of the first one is returned.
    """
    modules = load_dialects(path, include_dirs=include_dirs, strict=strict, context=context)
    if not modules:
        raise ValueError(f"{os.fspath(path)} declares no dialect")
    return next(iter(modules.values()))


def _current_context() -> ir.Context | None:
    try:
        return ir.Context.current
    except ValueError:
        return None


def _load(path: str, include_dirs: list[str], strict: bool, context: ir.Context) -> list[int]:
    """Adds the dialects of a file to a context and returns their positions. An unchanged file is read once."""
    key = (os.path.realpath(path), os.stat(path).st_mtime_ns, tuple(include_dirs), strict)
    if key in _loaded:
        _add(context, _loaded[key])
        return _loaded[key]
    first = capi.strataGetNumLoadedDialects()
    folder = os.path.dirname(path) or "."
    try:
        messages = capi.strataContextLoadFile(context, path, [folder, *include_dirs], strict)
    except ValueError as error:
        raise ValueError(f"{path} cannot be loaded:\n{str(error).partition(': ')[2].rstrip()}") from None
    if messages:
        warnings.warn(messages.rstrip(), stacklevel=4)
    positions = list(range(first, capi.strataGetNumLoadedDialects()))
    _loaded[key] = positions
    return positions


def _add(context: ir.Context, positions: Sequence[int]) -> None:
    for position in positions:
        capi.strataContextAddLoadedDialect(context, position)


def _make_module(name: str, position: int) -> types.ModuleType:
    """Executes the generated modules of a dialect."""
    full_name = f"{_PACKAGE}.{name}"
    existing = sys.modules.get(full_name)
    if existing is not None and getattr(existing, "_strata_position", None) == position:
        return existing
    generated: list[types.ModuleType] = []
    with _replacing():
        for part, kind in _PARTS.items():
            source = capi.strataLoadedDialectEmitPython(position, kind)
            generated.append(_execute(f"{_PACKAGE}._{name}_{part}_gen", source))
    module = types.ModuleType(full_name, f"The dialect {name}, loaded from a .td file.")
    module.__package__ = _PACKAGE
    for part_module in generated:
        for key, value in vars(part_module).items():
            if not key.startswith("_") and key not in _IMPORTED:
                setattr(module, key, value)
    module._Dialect = generated[1]._Dialect  # type: ignore[attr-defined]
    module._strata_position = position  # type: ignore[attr-defined]
    sys.modules[full_name] = module
    setattr(importlib.import_module(_PACKAGE), name, module)
    return module


def _execute(name: str, source: str) -> types.ModuleType:
    filename = f"<{name}>"
    # Tracebacks show the lines of the generated source.
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    module = types.ModuleType(name)
    module.__package__ = _PACKAGE
    module.__file__ = filename
    sys.modules[name] = module
    try:
        exec(compile(source, filename, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def _replacing() -> Generator[None, None, None]:
    """Lets generated modules replace classes that are registered: a file may be loaded again after it changed."""
    common = importlib.import_module(f"{_PACKAGE}._ods_common")
    cext = common._cext
    register_dialect, register_operation = cext.register_dialect, cext.register_operation

    def replace_dialect(cls: type) -> type:
        cext.globals._register_dialect_impl(cls.DIALECT_NAMESPACE, cls, replace=True)  # type: ignore[attr-defined]
        return cls

    def replace_operation(dialect: type) -> Callable[[type], type]:
        return register_operation(dialect, replace=True)

    cext.register_operation = staticmethod(replace_operation)
    cext.register_dialect = staticmethod(replace_dialect)
    try:
        yield
    finally:
        cext.register_operation = staticmethod(register_operation)
        cext.register_dialect = staticmethod(register_dialect)
