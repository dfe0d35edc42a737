# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Compilation in memory: calls functions of a module of the dialect `llvm`.

The compiler is in the library libStrata-C-LLVM, which is loaded when the first engine is created. It has contexts of
its own: the module is passed to it as text.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from typing import Any

from . import _libs
from ._libs._strata import Module


class _String(ctypes.Structure):
    """MlirStringRef."""

    _fields_ = [("data", ctypes.c_char_p), ("length", ctypes.c_size_t)]


class _Handle(ctypes.Structure):
    """Any handle of the C API."""

    _fields_ = [("ptr", ctypes.c_void_p)]


_StringCallback = ctypes.CFUNCTYPE(None, _String, ctypes.c_void_p)
_DiagnosticHandler = ctypes.CFUNCTYPE(ctypes.c_int8, _Handle, ctypes.c_void_p)

_PROTOTYPES: dict[str, tuple[Any, list[Any]]] = {
    "mlirDialectRegistryCreate": (_Handle, []),
    "mlirDialectRegistryDestroy": (None, [_Handle]),
    "mlirRegisterAllDialects": (None, [_Handle]),
    "mlirRegisterAllLLVMTranslations": (None, [_Handle]),
    "mlirContextCreateWithRegistry": (_Handle, [_Handle, ctypes.c_bool]),
    "mlirContextDestroy": (None, [_Handle]),
    "mlirContextAttachDiagnosticHandler": (ctypes.c_uint64,
                                           [_Handle, _DiagnosticHandler, ctypes.c_void_p, ctypes.c_void_p]),
    "mlirDiagnosticPrint": (None, [_Handle, _StringCallback, ctypes.c_void_p]),
    "mlirModuleCreateParse": (_Handle, [_Handle, _String]),
    "mlirModuleDestroy": (None, [_Handle]),
    "mlirExecutionEngineCreate": (_Handle, [_Handle, ctypes.c_int, ctypes.c_int, ctypes.POINTER(_String), ctypes.c_bool,
                                            ctypes.c_bool]),
    "mlirExecutionEngineInitialize": (None, [_Handle]),
    "mlirExecutionEngineDestroy": (None, [_Handle]),
    "mlirExecutionEngineLookupPacked": (ctypes.c_void_p, [_Handle, _String]),
    "mlirExecutionEngineRegisterSymbol": (None, [_Handle, _String, ctypes.c_void_p]),
    "mlirExecutionEngineDumpToObjectFile": (None, [_Handle, _String]),
}
_library: ctypes.CDLL | None = None


def _load() -> ctypes.CDLL:
    """Returns the library with the compiler; ImportError if it is not installed."""
    global _library
    if _library is None:
        folder = os.path.dirname(os.path.abspath(_libs.__file__ or ""))
        path = os.path.join(folder, "libStrata-C-LLVM.so")
        if not os.path.exists(path):
            raise ImportError(f"strata.execution_engine needs the library {path}, which is not installed")
        library = ctypes.CDLL(path)
        for name, (result, arguments) in _PROTOTYPES.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        _library = library
    return _library


def _string(text: str | bytes) -> _String:
    data = text.encode() if isinstance(text, str) else text
    return _String(data, len(data))


class ExecutionEngine:
    """A compiled module."""

    def __init__(self, module: Module, opt_level: int = 2, shared_libs: Sequence[str] = (),
                 enable_object_dump: bool = True, enable_pic: bool = False) -> None:
        """Compiles a module, whose operations are of the dialect `llvm`; RuntimeError if that fails.

        `opt_level` is 0 to 3. The shared libraries define symbols that the module uses. With `enable_object_dump`, the
        object code is kept for dump_to_object_file().
        """
        self._engine: _Handle | None = None
        if not 0 <= opt_level <= 3:
            raise ValueError("ExecutionEngine(): argument 'opt_level' must be in [0, 3]")
        library = _load()
        self._callbacks: list[Any] = []
        self._has_object = enable_object_dump
        text = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True).encode()
        registry = library.mlirDialectRegistryCreate()
        library.mlirRegisterAllDialects(registry)
        context = library.mlirContextCreateWithRegistry(registry, False)
        library.mlirDialectRegistryDestroy(registry)
        messages: list[str] = []

        def append_text(part: Any, _: object) -> None:
            messages.append(ctypes.string_at(part.data, part.length).decode())

        append = _StringCallback(append_text)

        def handle(diagnostic: Any, _: object) -> int:
            library.mlirDiagnosticPrint(diagnostic, append, None)
            messages.append("\n")
            return 1

        handler = _DiagnosticHandler(handle)
        library.mlirContextAttachDiagnosticHandler(context, handler, None, None)
        try:
            library.mlirRegisterAllLLVMTranslations(context)
            copy = library.mlirModuleCreateParse(context, _string(text))
            if not copy.ptr:
                raise RuntimeError("Failure while creating the ExecutionEngine: " + "".join(messages).rstrip())
            try:
                paths = (_String * len(shared_libs))(*(_string(os.fsencode(path)) for path in shared_libs))
                engine = library.mlirExecutionEngineCreate(copy, opt_level, len(shared_libs), paths, enable_object_dump,
                                                           enable_pic)
            finally:
                library.mlirModuleDestroy(copy)
            if not engine.ptr:
                raise RuntimeError("Failure while creating the ExecutionEngine: " + "".join(messages).rstrip())
        finally:
            library.mlirContextDestroy(context)
        self._engine = engine

    def __del__(self) -> None:
        engine, self._engine = getattr(self, "_engine", None), None
        if engine is not None and _library is not None:
            _library.mlirExecutionEngineDestroy(engine)

    def _testing_release(self) -> None:
        """Gives up the engine without destroying it."""
        self._engine = None

    def _handle(self) -> _Handle:
        if self._engine is None:
            raise RuntimeError("the execution engine was released")
        return self._engine

    def raw_lookup(self, func_name: str) -> int | None:
        """Returns the address of the packed form of a function, which takes an array of pointers to the arguments."""
        return _load().mlirExecutionEngineLookupPacked(self._handle(), _string(func_name))

    def raw_register_runtime(self, name: str, callback: Any) -> None:
        """Defines a symbol that the module uses as the address of a function of ctypes, which the engine keeps."""
        self._callbacks.append(callback)
        _load().mlirExecutionEngineRegisterSymbol(self._handle(), _string(name), ctypes.cast(callback, ctypes.c_void_p))

    def lookup(self, name: str) -> Any:
        """Returns a function with the attribute `llvm.emit_c_interface` in its packed form; RuntimeError if it is unknown."""
        address = self.raw_lookup("_mlir_ciface_" + name)
        if not address:
            raise RuntimeError("Unknown function " + name)
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def invoke(self, name: str, *ctypes_args: Any) -> None:
        """Calls a function with the attribute `llvm.emit_c_interface`.

        The arguments are pointers of ctypes to the values: a pointer to a pointer to a descriptor for a memref. A pointer
        to the result comes last.
        """
        function = self.lookup(name)
        packed = (ctypes.c_void_p * len(ctypes_args))()
        for index, argument in enumerate(ctypes_args):
            packed[index] = ctypes.cast(argument, ctypes.c_void_p)
        function(packed)

    def register_runtime(self, name: str, ctypes_callback: Any) -> None:
        """Defines a function that the module declares with the attribute `llvm.emit_c_interface`."""
        self.raw_register_runtime("_mlir_ciface_" + name, ctypes_callback)

    def initialize(self) -> None:
        """Runs the global constructors of the module."""
        _load().mlirExecutionEngineInitialize(self._handle())

    def dump_to_object_file(self, file_name: str) -> None:
        """Writes the object code to a file; RuntimeError if it was not kept."""
        if not self._has_object:
            raise RuntimeError("the engine was created without 'enable_object_dump'")
        _load().mlirExecutionEngineDumpToObjectFile(self._handle(), _string(os.fsencode(file_name)))


__all__ = ["ExecutionEngine"]
