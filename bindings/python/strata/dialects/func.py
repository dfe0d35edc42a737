# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect func: functions, calls and returns."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, cast

from .. import ir
from ._func_enum_gen import *
from ._func_ops_gen import *
from ._func_ops_gen import _Dialect as _Dialect
from ._func_type_gen import *
from ._ods_common import _cext as _ods_cext, get_default_loc_context, get_op_results_or_values

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@_ods_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):  # type: ignore[no-redef]
    """A reference to a function as a value: `ConstantOp(function_type, "f")`."""

    __slots__ = ()

    @property
    def type(self) -> ir.Type:
        """The type of the function."""
        return self.operation.results[0].type


@_ods_cext.register_operation(_Dialect, replace=True)
class FuncOp(FuncOp):  # type: ignore[no-redef]
    """A function: `FuncOp("f", ([i32], [i32]))` or `FuncOp("f", function_type)`.

    `body_builder`, if given, is called with the function, after the entry block was added and the insertion point was set
    to its start.
    """

    __slots__ = ()

    def __init__(self, name: str | ir.Attribute,
                 type: ir.FunctionType | ir.TypeAttr | tuple[Sequence[ir.Type], Sequence[ir.Type]], *, visibility: str | ir.Attribute | None = None, body_builder: Callable[[FuncOp], Any] | None = None,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        if isinstance(type, tuple):
            context = get_default_loc_context(loc)
            type = ir.FunctionType.get(inputs=type[0], results=type[1], context=context)
        super().__init__(name, type if isinstance(type, ir.Attribute) else ir.TypeAttr.get(type),
                         sym_visibility=visibility, loc=loc, ip=ip)
        if body_builder:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def is_external(self) -> bool:
        """True if the function is only declared."""
        return len(self.regions[0].blocks) == 0

    @property
    def body(self) -> ir.Region:
        """The region of the body."""
        return self.regions[0]

    @property
    def type(self) -> ir.FunctionType:
        """The type of the function."""
        return ir.FunctionType(ir.TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self) -> ir.Attribute | None:
        """The visibility; None for a public function."""
        return self.attributes["sym_visibility"] if "sym_visibility" in self.attributes else None

    @property
    def name(self) -> ir.StringAttr:
        """The name of the symbol."""
        return ir.StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self) -> ir.Block:
        """The first block; IndexError for an external function."""
        if self.is_external:
            raise IndexError("the function is only declared: it has no entry block")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Adds the first block, with an argument for each input; IndexError if there is a block."""
        if not self.is_external:
            raise IndexError("the function has an entry block already")
        self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return self.body.blocks[0]

    @property
    def arguments(self) -> Any:
        """The arguments of the entry block."""
        return self.entry_block.arguments

    @property
    def arg_attrs(self) -> ir.ArrayAttr:
        """The attributes of the arguments, a dictionary for each; an empty array if there are none."""
        return self._attribute_list(ARGUMENT_ATTRIBUTE_NAME)

    @arg_attrs.setter
    def arg_attrs(self, attributes: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        self._set_attribute_list(ARGUMENT_ATTRIBUTE_NAME, attributes)

    @property
    def result_attrs(self) -> ir.ArrayAttr:
        """The attributes of the results, a dictionary for each; an empty array if there are none."""
        return self._attribute_list(RESULT_ATTRIBUTE_NAME)

    @result_attrs.setter
    def result_attrs(self, attributes: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        self._set_attribute_list(RESULT_ATTRIBUTE_NAME, attributes)

    def _attribute_list(self, name: str) -> ir.ArrayAttr:
        if name in self.attributes:
            return ir.ArrayAttr(self.attributes[name])
        return ir.ArrayAttr.get([], self.context)

    def _set_attribute_list(self, name: str, attributes: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        self.attributes[name] = (attributes if isinstance(attributes, ir.ArrayAttr) else
                                 ir.ArrayAttr.get(list(attributes), self.context))

    @classmethod
    def from_py_func(cls, *inputs: ir.Type, results: Sequence[ir.Type] | None = None,
                     name: str | None = None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator that makes a function of the IR from a Python function, which builds its body.

        The Python function is called with the arguments of the entry block, and with the function as `func_op` if it has a
        parameter of this name. What it returns is returned by the function: nothing, a value, a list of values, or an
        operation with results; a function that returned already, with ReturnOp, returns None. Without `results`, the types
        of the results are those of the returned values. A call of the decorated function creates a call.

        >>> @FuncOp.from_py_func(i32, i32)
        ... def add(a, b):
        ...     return arith.addi(a, b)
        """

        def decorator(function: Callable[..., Any]) -> Callable[..., Any]:
            return _trace(cls, function, inputs, results, name)

        return decorator


def _trace(cls: type[FuncOp], function: Callable[..., Any], inputs: Sequence[ir.Type],
           results: Sequence[ir.Type] | None, name: str | None) -> Callable[..., Any]:
    """Builds the body of a function by calling a Python function; see FuncOp.from_py_func."""
    signature = inspect.signature(function)
    kinds = [parameter.kind for parameter in signature.parameters.values()]
    has_op = "func_op" in signature.parameters or inspect.Parameter.VAR_KEYWORD in kinds
    symbol = name or function.__name__
    func_op = cls(symbol, ir.FunctionType.get(inputs=inputs, results=results or []))
    entry = func_op.add_entry_block()
    with ir.InsertionPoint(entry):
        arguments = list(entry.arguments)
        returned = function(*arguments, func_op=func_op) if has_op else function(*arguments)
        values = _returned_values(returned)
        types = [value.type for value in values]
        operations = entry.operations
        last = operations[-1] if len(operations) else None
        if isinstance(last, ReturnOp) and returned is None:
            types = [value.type for value in last.operation.operands]
        else:
            ReturnOp(values)
    if results is None:
        func_type = ir.FunctionType.get(inputs=inputs, results=types)
        func_op.attributes["function_type"] = ir.TypeAttr.get(func_type)
    else:
        func_type = func_op.type

    def emit_call(*call_args: Any) -> Any:
        call = CallOp(func_type.results, ir.FlatSymbolRefAttr.get(symbol), call_args)
        return None if not len(func_type.results) else (
            call.operation.results[0] if len(func_type.results) == 1 else call.operation.results)

    emit_call.__name__ = function.__name__
    emit_call.func_op = func_op  # type: ignore[attr-defined]
    return emit_call


def _returned_values(returned: Any) -> Sequence[ir.Value]:
    if returned is None:
        return []
    if isinstance(returned, ir.Value):
        return [returned]
    return get_op_results_or_values(returned)


func = FuncOp.from_py_func


@_ods_cext.register_operation(_Dialect, replace=True)
class CallOp(CallOp):  # type: ignore[no-redef]
    """A call, given in one of these forms:

        CallOp(func_op, [arguments])               a function of the module
        CallOp([result types], "f", [arguments])   a name, or a symbol reference
        CallOp(symbol, [result types], [arguments])
    """

    __slots__ = ()

    def __init__(self, calleeOrResults: Any, argumentsOrCallee: Any, arguments: Any = None, *,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        if isinstance(calleeOrResults, FuncOp.__mro__[1]):
            if arguments is not None:
                raise ValueError("CallOp(): a call of a FuncOp has two arguments")
            if not isinstance(argumentsOrCallee, (list, tuple, ir.OpResultList, ir.OpOperandList)) and not isinstance(
                    argumentsOrCallee, (ir.Operation, ir.OpView)):
                raise ValueError("CallOp(): the arguments of a call of a FuncOp must be a list, not "
                                 f"{type(argumentsOrCallee).__name__}")
            function = calleeOrResults
            name = ir.StringAttr(function.attributes["sym_name"]).value
            function_type = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value)
            callee: Any = ir.FlatSymbolRefAttr.get(name, function.context)
            results, arguments = function_type.results, cast(Any, argumentsOrCallee)
        elif isinstance(calleeOrResults, (ir.FlatSymbolRefAttr, str)):
            callee, results = calleeOrResults, argumentsOrCallee
        else:
            if not isinstance(argumentsOrCallee, (ir.FlatSymbolRefAttr, str)):
                raise ValueError("CallOp(): the callee must be a FuncOp, a str or a FlatSymbolRefAttr, not "
                                 f"{type(argumentsOrCallee).__name__}")
            callee, results = argumentsOrCallee, calleeOrResults
        operands: Any = [] if arguments is None else arguments
        super().__init__(list(results), callee, operands, loc=loc, ip=ip)
