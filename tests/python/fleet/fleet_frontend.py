# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Python functions that use NumPy, as IR of the dialects `python` and `numpy`.

A statement is an assignment or a return; an expression has operators, subscripts, numbers, calls of NumPy and of functions of
the same source. Arguments and results of functions are tensors of unknown shape.
"""

from __future__ import annotations

import ast
import os
import types
from collections.abc import Callable

from fleet_ir import Builder, FuncOp, ModuleOp, ReturnOp
from fleet_shapes import dims, refine, tensor
from strata.dialects import arith, func, tensor as tensor_dialect
from strata.ir import F32Type, InsertionPoint, IntegerType, Location, Value
from strata.loading import load_dialect

FOLDER = os.environ.get("FLEET_DIALECTS", os.path.join("dialects", "example", "fleet"))
OPERATORS = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.Pow: "pow", ast.MatMult: "matmul"}


class UnsupportedError(SyntaxError):
    """A construct that the translation does not have."""

    def __init__(self, node: ast.AST, what: str) -> None:
        super().__init__(f"{what} is not supported", ("<source>", node.lineno, node.col_offset + 1, None))


def load_dialects() -> tuple[types.ModuleType, types.ModuleType]:
    """Loads the dialects `python` and `numpy` into the current context."""
    return tuple(load_dialect(os.path.join(FOLDER, f"{name}Ops.td"), strict=True) for name in ("Python", "NumPy"))


class Translator(ast.NodeVisitor):
    """Translates the functions of a source file into the body of a module."""

    def __init__(self, source: str) -> None:
        self.python, self.numpy = load_dialects()
        self.tree = ast.parse(source)
        self.i32, self.f32 = IntegerType.get_signless(32), F32Type.get()
        self.unranked = tensor(None)
        self.module = ModuleOp(ip=False)
        self.functions: dict[str, FuncOp] = {}
        self.builder = Builder.at_end(self.module.body)

    def run(self) -> ModuleOp:
        for node in self.tree.body:
            if isinstance(node, ast.Import) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue  # Imports and the docstring.
            if not isinstance(node, ast.FunctionDef):
                raise UnsupportedError(node, "a statement outside of a function")
            with self.builder, self.builder.symbol_table.scope():
                self.function(node)
        return self.module

    def function(self, node: ast.FunctionDef) -> None:
        names = [argument.arg for argument in node.args.args]
        op = FuncOp(node.name, ([self.unranked] * len(names), [self.unranked]))
        self.functions[node.name] = op
        for name, argument in zip(names, op.add_entry_block().arguments):
            self.builder.symbol_table.insert(name, argument)
        with InsertionPoint(op.entry_block):
            for statement in node.body:
                with Location.file("<source>", statement.lineno, statement.col_offset + 1):
                    self.visit(statement)

    # Statements.

    def visit_Assign(self, node: ast.Assign) -> None:
        target, = node.targets
        if isinstance(target, ast.Tuple):
            names = [each.id for each in target.elts]
            values = self.split(node.value, len(names))
        else:
            names, values = [target.id], [self.visit(node.value)]
        for name, value in zip(names, values):
            self.builder.symbol_table.insert(name, value)

    def visit_Return(self, node: ast.Return) -> None:
        ReturnOp([self.unknown(self.visit(node.value), node)])

    # Expressions.

    def visit_Constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
            raise UnsupportedError(node, f"the constant {node.value!r}")
        return arith.constant(self.i32 if isinstance(node.value, int) else self.f32, node.value)

    def visit_Name(self, node: ast.Name) -> Value:
        if node.id not in self.builder.symbol_table:
            raise NameError(f"name '{node.id}' is not defined")
        return self.builder.symbol_table.lookup(node.id)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if not isinstance(node.op, ast.USub):
            raise UnsupportedError(node, "this operator")
        value = self.visit(node.operand)
        return self.python.neg(value, results=[value.type])

    def visit_BinOp(self, node: ast.BinOp) -> Value:
        if type(node.op) not in OPERATORS:
            raise UnsupportedError(node, "this operator")
        build = getattr(self.python, OPERATORS[type(node.op)])
        return self.refined(build(self.unranked, self.visit(node.left), self.visit(node.right)))

    def visit_Subscript(self, node: ast.Subscript) -> Value:
        return self.refined(self.python.subscript(self.unranked, self.visit(node.value), self.visit(node.slice)))

    def visit_Attribute(self, node: ast.Attribute) -> Value:
        if node.attr != "T":
            raise UnsupportedError(node, f"the attribute '{node.attr}'")
        return self.numpy_transpose(self.visit(node.value))

    def visit_Call(self, node: ast.Call) -> Value:
        name = ast.unparse(node.func)
        if not name.startswith("np."):
            if name not in self.functions:
                raise NameError(f"name '{name}' is not defined")
            arguments = [self.unknown(self.visit(each), each) for each in node.args]
            return func.CallOp(self.functions[name], arguments).operation.result
        method = getattr(self, "numpy_" + name[3:].replace(".", "_"), None)
        if name[3:] in ("mean", "var", "max", "sum"):
            method = self.reduction(name[3:])
        if method is None:
            raise UnsupportedError(node, f"'{name}'")
        keywords = {each.arg: ast.literal_eval(each.value) for each in node.keywords}
        arguments = node.args[0].elts if isinstance(node.args[0], ast.List) else node.args
        return method(*[self.visit(each) for each in arguments], **keywords)

    def generic_visit(self, node: ast.AST) -> Value:
        raise UnsupportedError(node, f"'{type(node).__name__}'")

    # Functions of NumPy. The parameters have NumPy's names.

    def numpy_random_randn(self, *sizes: Value) -> Value:
        return self.refined(self.numpy.random_randn(self.unranked, sizes))

    def numpy_transpose(self, a: Value) -> Value:
        return self.refined(self.numpy.transpose(self.unranked, a))

    def numpy_sqrt(self, x: Value) -> Value:
        return self.numpy.sqrt(x, results=[x.type])

    def numpy_exp(self, x: Value) -> Value:
        return self.numpy.exp(x, results=[x.type])

    def numpy_tanh(self, x: Value) -> Value:
        return self.numpy.tanh(x, results=[x.type])

    def reduction(self, name: str) -> Callable[..., Value]:
        def build(a: Value, axis: int | None = None, keepdims: bool = False) -> Value:
            return self.refined(getattr(self.numpy, name)(self.unranked, a, axis=axis, keepdims=keepdims))
        return build

    def numpy_tri(self, N: Value) -> Value:
        return self.refined(self.numpy.tri(self.unranked, N))

    def numpy_hstack(self, *parts: Value) -> Value:
        return self.refined(self.numpy.hstack(self.unranked, parts))

    def split(self, node: ast.expr, count: int) -> list[Value]:
        """Translates `np.split(x, count, axis=-1)`, whose parts are assigned to `count` names."""
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "np.split":
            raise UnsupportedError(node, "an assignment to several names")
        if ast.literal_eval(node.args[1]) != count:
            raise UnsupportedError(node, "another number of names than parts")
        axis = {each.arg: ast.literal_eval(each.value) for each in node.keywords}.get("axis", 0)
        parts = self.numpy.SplitOp([self.unranked] * count, self.visit(node.args[0]), axis)
        refine(parts)
        return list(parts.operation.results)

    @staticmethod
    def refined(value: Value) -> Value:
        refine(value.owner.opview)
        return value

    def unknown(self, value: Value, node: ast.AST) -> Value:
        """Returns the value as a tensor of unknown shape, which functions take and return."""
        if dims(value.type) == []:
            raise UnsupportedError(node, "a number as an argument or a result")
        return value if value.type == self.unranked else tensor_dialect.cast(self.unranked, value)


def constant_of(value: Value) -> int:
    """Returns the value of an integer constant, or the size `?` for another value."""
    if isinstance(value, OpResult) and isinstance(value.owner.opview, arith.ConstantOp):
        return IntegerAttr(value.owner.opview.value).value
    return ShapedType.get_dynamic_size()


def translate(source: str) -> ModuleOp:
    """Returns the module of a source; needs a current context and location."""
    return Translator(source).run()
