# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Loads the extension `_strata`, which finds libStrata-C.so beside it, and initialises this copy of the package.

Modules `_register_everything`, `_site_initialize_0`, `_site_initialize_1`, … in this folder take part if they exist. Each may
define

- `register_dialects(registry)`: adds dialects to the registry of all contexts that are created later;
- `context_init_hook(context)`: called with each new context;
- `disable_multithreading`: true to create contexts without threads;
- `disable_load_all_available_dialects`: true to load dialects only when they are used. Here they always are.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable, Sequence

from . import _strata

__all__ = ["Context", "MLIRError", "get_dialect_registry", "get_load_on_create_dialects", "append_load_on_create_dialect"]

MLIRError = _strata.MLIRError

_registry = _strata.DialectRegistry()
_hooks: list[Callable[[Context], None]] = []
_load_on_create_dialects: list[str] = []
_threads_enabled = True


def get_dialect_registry() -> _strata.DialectRegistry:
    """Returns the registry whose dialects every new context can load."""
    return _registry


def get_load_on_create_dialects() -> list[str]:
    """Returns the namespaces of the dialects that every new context loads."""
    return _load_on_create_dialects


def append_load_on_create_dialect(dialect: str) -> None:
    """Adds a dialect to those that every new context loads."""
    if dialect not in _load_on_create_dialects:
        _load_on_create_dialects.append(dialect)


class Context(_strata._BaseContext):  # pyright: ignore[reportPrivateUsage]
    """Owns dialects, types, attributes and locations.

    `load_on_create_dialects` names the dialects to load; the default is get_load_on_create_dialects(). Other registered
    dialects are loaded when they are used. `thread_pool` is shared by several contexts.
    """

    def __init__(self, load_on_create_dialects: Sequence[str] | None = None,
                 thread_pool: _strata.ThreadPool | None = None) -> None:
        super().__init__()
        self.append_dialect_registry(_registry)
        for hook in _hooks:
            hook(self)
        if not _threads_enabled:
            self.enable_multithreading(False)
        elif thread_pool is not None:
            self.set_thread_pool(thread_pool)
        for name in _load_on_create_dialects if load_on_create_dialects is None else load_on_create_dialects:
            self.get_dialect_descriptor(name)


def _import_optional(name: str) -> types.ModuleType | None:
    """Imports a module of this folder; returns None if it does not exist."""
    full_name = f"{__name__}.{name}"
    try:
        return importlib.import_module(full_name)
    except ModuleNotFoundError as error:
        if error.name != full_name:
            raise
        return None


def _take_part(module: types.ModuleType) -> None:
    global _threads_enabled
    if hasattr(module, "register_dialects"):
        module.register_dialects(_registry)
    if hasattr(module, "context_init_hook"):
        _hooks.append(module.context_init_hook)
    if getattr(module, "disable_multithreading", False):
        _threads_enabled = False


def _initialize() -> None:
    everything = _import_optional("_register_everything")
    if everything is not None:
        _take_part(everything)
    number = 0
    while (module := _import_optional(f"_site_initialize_{number}")) is not None:
        _take_part(module)
        number += 1
    # This package may be part of another one: its own modules of dialects are used.
    package = __name__.rpartition(".")[0]
    _strata.globals.append_dialect_search_prefix(f"{package}.dialects")


_initialize()
