# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Inlining, and the shapes of the operations of `python` and `numpy`."""

from __future__ import annotations

from fleet_ir import FuncOp, ModuleOp
from strata.dialects import arith, func
from strata.ir import (
    F32Type, FlatSymbolRefAttr, FunctionType, InsertionPoint, IntegerAttr, IntegerType, Operation, OpResult, OpView,
    RankedTensorType, ShapedType, StringAttr, Type, TypeAttr, UnrankedTensorType, Value,
)

Shape = list[int]

def dims(type: Type) -> list[int] | None:
    """Returns the sizes of a tensor type, the empty list for a number, and None if they are unknown."""
    if isinstance(type, RankedTensorType):
        return type.shape
    return None if isinstance(type, UnrankedTensorType) else []


def tensor(shape: list[int] | None) -> Type:
    return UnrankedTensorType.get(F32Type.get()) if shape is None else RankedTensorType.get(shape, F32Type.get())


def constant_of(value: Value) -> int:
    """Returns the value of an integer constant, or the size `?` for another value."""
    if isinstance(value, OpResult) and isinstance(value.owner.opview, arith.ConstantOp):
        return IntegerAttr(value.owner.opview.value).value
    return ShapedType.get_dynamic_size()


def broadcast(lhs: Shape, rhs: Shape) -> Shape:
    """Returns the shape of an elementwise operation."""
    length = max(len(lhs), len(rhs))
    pairs = zip([1] * (length - len(lhs)) + lhs, [1] * (length - len(rhs)) + rhs)
    return [b if a == 1 else a for a, b in pairs]


def reduced(op: OpView, shape: Shape) -> Shape:
    """Returns the shape of a reduction along an axis, or of all elements."""
    axes = range(len(shape)) if op.axis is None else [IntegerAttr(op.axis).value % len(shape)]
    return [1 if position in axes else size for position, size in enumerate(shape) if op.keepdims or position not in axes]


def part_of_split(op: OpView, shape: Shape) -> Shape:
    axis = IntegerAttr(op.axis).value % len(shape)
    return [size // len(op.parts) if position == axis else size for position, size in enumerate(shape)]


# Names of operations -> shape of the results, from the operation and the shapes of its operands.
RULES = {
    "python.matmul": lambda op, lhs, rhs: [*lhs[:-1], rhs[-1]],
    "python.subscript": lambda op, value, index: [*index, *value[1:]],
    "python.neg": lambda op, shape: shape,
    "numpy.random.randn": lambda op, *sizes: [constant_of(size) for size in op.dims],
    "numpy.tri": lambda op, size: [constant_of(op.size)] * 2,
    "numpy.transpose": lambda op, shape: shape[::-1],
    "numpy.split": part_of_split,
    "numpy.hstack": lambda op, *parts: [*parts[0][:-1], sum(part[-1] for part in parts)],
    **{f"python.{name}": lambda op, lhs, rhs: broadcast(lhs, rhs) for name in ("add", "sub", "mul", "div", "pow")},
    **{f"numpy.{name}": lambda op, shape: shape for name in ("sqrt", "exp", "tanh")},
    **{f"numpy.{name}": reduced for name in ("mean", "var", "max", "sum")},
}


def refine(op: OpView) -> None:
    """Sets the types of the results from the types of the operands, if the operation has a rule."""
    rule = RULES.get(op.operation.name)
    shapes = [dims(operand.type) for operand in op.operation.operands]
    if rule is None or None in shapes:
        return
    shape = rule(op, *shapes)
    if op.operation.name.startswith("python.") and shape == []:
        types = [operand.type for operand in op.operation.operands]
        i32 = IntegerType.get_signless(32)
        is_integer = all(type == i32 for type in types) and op.operation.name != "python.div"
        new_type = i32 if is_integer else F32Type.get()
    else:
        new_type = tensor(shape)
    for result in op.operation.results:
        result.set_type(new_type)


def inline_calls(module: ModuleOp) -> None:
    """Replaces calls by the bodies of their functions, which have one block and are defined before their callers."""
    functions = {StringAttr(op.sym_name).value: op for op in module.body.operations if isinstance(op, FuncOp)}
    for function in functions.values():
        for op in list(function.entry_block.operations):
            if isinstance(op, func.CallOp):
                inline_call(op, functions[FlatSymbolRefAttr(op.callee).value])


def inline_call(call: func.CallOp, callee: FuncOp) -> None:
    values = dict(zip(callee.arguments, call.operation.operands))
    for op in callee.entry_block.operations:
        operands = [values[operand] for operand in op.operation.operands]
        if isinstance(op, func.ReturnOp):
            for result, value in zip(call.operation.results, operands):
                result.replace_all_uses_with(value)
            break
        clone: Operation = op.operation.clone(ip=InsertionPoint(call))
        for position, operand in enumerate(operands):
            clone.operands[position] = operand
        values.update(zip(op.operation.results, clone.results))
    call.operation.erase()


def infer_shapes(module: ModuleOp) -> None:
    """Replaces unknown shapes in functions by those that follow from the operands. Calls must be inlined."""
    for function in module.body.operations:
        for op in function.entry_block.operations:
            if op.operation.name not in RULES and not isinstance(op, func.ReturnOp):
                continue
            for position, operand in enumerate(op.operation.operands):
                # The shape before a cast is the known one.
                if isinstance(operand, OpResult) and operand.owner.name == "tensor.cast":
                    op.operation.operands[position] = operand.owner.operands[0]
            refine(op)
        returned = function.entry_block.operations[-1].operation.operands
        new_type = FunctionType.get(function.type.inputs, [value.type for value in returned])
        function.attributes["function_type"] = TypeAttr.get(new_type)
