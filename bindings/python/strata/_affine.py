# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Affine expressions, affine maps and integer sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Union, cast

from ._libs import Context
from ._libs._strata import AffineExprBase, AffineMapBase, IntegerSetBase, capi, register_affine_class
from ._support import getter

Operand = Union["AffineExpr", int]


def _operands(lhs: Operand, rhs: Operand) -> tuple[AffineExpr, AffineExpr]:
    """Makes the operand that is a number a constant in the context of the other one."""
    if isinstance(lhs, AffineExpr):
        return lhs, rhs if isinstance(rhs, AffineExpr) else AffineExpr.get_constant(rhs, lhs.context)
    if isinstance(rhs, AffineExpr):
        return AffineExpr.get_constant(lhs, rhs.context), rhs
    raise TypeError("an affine expression of two numbers has no context; use AffineExpr.get_constant")


class AffineExpr(AffineExprBase):
    """An expression of dimensions, symbols and integers. Immutable, and the same object of C if equal."""

    __slots__ = ()

    def __add__(self, other: Operand, /) -> AffineExpr:
        return AffineExpr.get_add(self, other)

    def __radd__(self, other: int, /) -> AffineExpr:
        return AffineExpr.get_add(other, self)

    def __mul__(self, other: Operand, /) -> AffineExpr:
        return AffineExpr.get_mul(self, other)

    def __rmul__(self, other: int, /) -> AffineExpr:
        return AffineExpr.get_mul(other, self)

    def __mod__(self, other: Operand, /) -> AffineExpr:
        return AffineExpr.get_mod(self, other)

    def __rmod__(self, other: int, /) -> AffineExpr:
        return AffineExpr.get_mod(other, self)

    def __sub__(self, other: Operand, /) -> AffineExpr:
        return AffineExpr.get_add(self, -other)

    def __rsub__(self, other: int, /) -> AffineExpr:
        return AffineExpr.get_add(other, -self)

    def __neg__(self) -> AffineExpr:
        return AffineExpr.get_mul(self, -1)

    def __floordiv__(self, other: Operand, /) -> AffineExpr:
        return AffineExpr.get_floor_div(self, other)

    def compose(self, other: AffineMap) -> AffineExpr:
        """Replaces dimension i by result i of a map."""
        return capi.mlirAffineExprCompose(self, other)

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """Replaces dimension i by dimension i + shift for i in [offset, num_dims)."""
        return capi.mlirAffineExprShiftDims(self, num_dims, shift, offset)

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """Replaces symbol i by symbol i + shift for i in [offset, num_symbols)."""
        return capi.mlirAffineExprShiftSymbols(self, num_symbols, shift, offset)

    @staticmethod
    def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
        """Returns a simpler expression of the same value."""
        return capi.mlirSimplifyAffineExpr(expr, num_dims, num_symbols)

    @staticmethod
    def get_add(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns lhs + rhs. One operand may be an int, here and below."""
        return capi.mlirAffineAddExprGet(*_operands(lhs, rhs))

    @staticmethod
    def get_mul(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns lhs * rhs."""
        return capi.mlirAffineMulExprGet(*_operands(lhs, rhs))

    @staticmethod
    def get_mod(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns lhs mod rhs."""
        return capi.mlirAffineModExprGet(*_operands(lhs, rhs))

    @staticmethod
    def get_floor_div(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns lhs floordiv rhs."""
        return capi.mlirAffineFloorDivExprGet(*_operands(lhs, rhs))

    @staticmethod
    def get_ceil_div(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns lhs ceildiv rhs."""
        return capi.mlirAffineCeilDivExprGet(*_operands(lhs, rhs))

    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant."""
        return AffineConstantExpr(capi.mlirAffineConstantExprGet(context, value))

    @staticmethod
    def get_dim(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns a dimension."""
        return AffineDimExpr(capi.mlirAffineDimExprGet(context, position))

    @staticmethod
    def get_symbol(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns a symbol."""
        return AffineSymbolExpr(capi.mlirAffineSymbolExprGet(context, position))

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        """Returns true: all expressions are of this class."""
        return True


class AffineBinaryExpr(AffineExpr):
    """An expression of two operands."""

    __slots__ = ()
    lhs = getter(capi.mlirAffineBinaryOpExprGetLHS)
    rhs = getter(capi.mlirAffineBinaryOpExprGetRHS)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsABinary(other)


class AffineAddExpr(AffineBinaryExpr):
    """lhs + rhs."""

    __slots__ = ()

    @staticmethod
    def get(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns a sum; maybe simplified to another expression."""
        return AffineExpr.get_add(lhs, rhs)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsAAdd(other)


class AffineMulExpr(AffineBinaryExpr):
    """lhs * rhs."""

    __slots__ = ()

    @staticmethod
    def get(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns a product; maybe simplified to another expression."""
        return AffineExpr.get_mul(lhs, rhs)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsAMul(other)


class AffineModExpr(AffineBinaryExpr):
    """lhs mod rhs."""

    __slots__ = ()

    @staticmethod
    def get(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns a remainder; maybe simplified to another expression."""
        return AffineExpr.get_mod(lhs, rhs)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsAMod(other)


class AffineFloorDivExpr(AffineBinaryExpr):
    """lhs floordiv rhs."""

    __slots__ = ()

    @staticmethod
    def get(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns a quotient rounded down; maybe simplified to another expression."""
        return AffineExpr.get_floor_div(lhs, rhs)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsAFloorDiv(other)


class AffineCeilDivExpr(AffineBinaryExpr):
    """lhs ceildiv rhs."""

    __slots__ = ()

    @staticmethod
    def get(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns a quotient rounded up; maybe simplified to another expression."""
        return AffineExpr.get_ceil_div(lhs, rhs)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsACeilDiv(other)


class AffineConstantExpr(AffineExpr):
    """An integer."""

    __slots__ = ()
    value = getter(capi.mlirAffineConstantExprGetValue)

    @staticmethod
    def get(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant."""
        return AffineExpr.get_constant(value, context)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsAConstant(other)


class AffineDimExpr(AffineExpr):
    """A dimension."""

    __slots__ = ()
    position = getter(capi.mlirAffineDimExprGetPosition)

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns a dimension."""
        return AffineExpr.get_dim(position, context)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsADim(other)


class AffineSymbolExpr(AffineExpr):
    """A symbol."""

    __slots__ = ()
    position = getter(capi.mlirAffineSymbolExprGetPosition)

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns a symbol."""
        return AffineExpr.get_symbol(position, context)

    @staticmethod
    def isinstance(other: AffineExpr) -> bool:
        return capi.mlirAffineExprIsASymbol(other)


def _largest(expr: AffineExprBase) -> tuple[int, int]:
    """Returns the numbers of dimensions and symbols that an expression needs."""
    dims = symbols = 0
    pending: list[AffineExprBase] = [expr]
    while pending:
        part = pending.pop()
        if isinstance(part, AffineBinaryExpr):
            pending += (part.lhs, part.rhs)
        elif isinstance(part, AffineDimExpr):
            dims = max(dims, part.position + 1)
        elif isinstance(part, AffineSymbolExpr):
            symbols = max(symbols, part.position + 1)
    return dims, symbols


def _check_exprs(exprs: Sequence[AffineExpr], dims: int, symbols: int) -> None:
    """Raises RuntimeError if an expression has a dimension or symbol that does not exist."""
    if dims < 0 or symbols < 0:
        raise ValueError("the numbers of dimensions and symbols must not be negative")
    for expr in exprs:
        needed_dims, needed_symbols = _largest(expr)
        if needed_dims > dims or needed_symbols > symbols:
            raise RuntimeError(f"Invalid expression ({expr}) when attempting to create an AffineMap: there are {dims} "
                               f"dimensions and {symbols} symbols")


class AffineMap(AffineMapBase):
    """A list of affine expressions of the same dimensions and symbols."""

    __slots__ = ()

    @staticmethod
    def compress_unused_symbols(affine_maps: Sequence[AffineMap], context: Context | None = None) -> list[AffineMap]:
        """Returns the maps without the symbols that none of them uses."""
        return capi.mlirAffineMapCompressUnusedSymbols(affine_maps)

    @staticmethod
    def get(dim_count: int, symbol_count: int, exprs: Sequence[AffineExpr],
            context: Context | None = None) -> AffineMap:
        """Returns a map."""
        exprs = list(exprs)
        for expr in exprs:
            if not isinstance(cast(object, expr), AffineExprBase):
                raise TypeError(f"AffineMap.get(): argument 'exprs' must have elements of AffineExpr, not "
                                f"{type(expr).__name__}")
        _check_exprs(exprs, dim_count, symbol_count)
        if context is None and exprs:
            context = exprs[0].context
        return capi.mlirAffineMapGet(context, dim_count, symbol_count, exprs)

    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineMap:
        """Returns a map with one constant result and no dimensions."""
        return capi.mlirAffineMapConstantGet(context, value)

    @staticmethod
    def get_empty(context: Context | None = None) -> AffineMap:
        """Returns a map without dimensions and results."""
        return capi.mlirAffineMapEmptyGet(context)

    @staticmethod
    def get_identity(n_dims: int, context: Context | None = None) -> AffineMap:
        """Returns the map whose results are its dimensions."""
        if n_dims < 0:
            raise ValueError("the number of dimensions must not be negative")
        return capi.mlirAffineMapMultiDimIdentityGet(context, n_dims)

    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: Context | None = None) -> AffineMap:
        """Returns the map whose results are its last `n_results` dimensions."""
        if n_results > n_dims or n_results < 0:
            raise ValueError("the number of results must be at most the number of dimensions")
        return capi.mlirAffineMapMinorIdentityGet(context, n_dims, n_results)

    @staticmethod
    def get_permutation(permutation: Sequence[int], context: Context | None = None) -> AffineMap:
        """Returns the map whose result i is dimension `permutation[i]`."""
        permutation = list(permutation)
        if not permutation:
            return AffineMap.get_empty(context)
        if sorted(permutation) != list(range(len(permutation))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        return capi.mlirAffineMapPermutationGet(context, permutation)

    def get_submap(self, result_positions: Sequence[int]) -> AffineMap:
        """Returns the map of the results at these positions."""
        count = capi.mlirAffineMapGetNumResults(self)
        if any(not 0 <= position < count for position in result_positions):
            raise ValueError("result position out of bounds")
        return capi.mlirAffineMapGetSubMap(self, result_positions)

    def get_major_submap(self, n_results: int) -> AffineMap:
        """Returns the map of the first results."""
        if not 0 <= n_results <= capi.mlirAffineMapGetNumResults(self):
            raise ValueError("number of results out of bounds")
        return cast(AffineMap, capi.mlirAffineMapGetMajorSubMap(self, n_results))

    def get_minor_submap(self, n_results: int) -> AffineMap:
        """Returns the map of the last results."""
        if not 0 <= n_results <= capi.mlirAffineMapGetNumResults(self):
            raise ValueError("number of results out of bounds")
        return cast(AffineMap, capi.mlirAffineMapGetMinorSubMap(self, n_results))

    def replace(self, expr: AffineExpr, replacement: AffineExpr, n_result_dims: int, n_result_syms: int) -> AffineMap:
        """Replaces an expression in all results."""
        _check_exprs([replacement], n_result_dims, n_result_syms)
        return capi.mlirAffineMapReplace(self, expr, replacement, n_result_dims, n_result_syms)

    is_permutation = getter(capi.mlirAffineMapIsPermutation)
    is_projected_permutation = getter(capi.mlirAffineMapIsProjectedPermutation)
    n_dims = getter(capi.mlirAffineMapGetNumDims)
    n_inputs = getter(capi.mlirAffineMapGetNumInputs)
    n_symbols = getter(capi.mlirAffineMapGetNumSymbols)

    @property
    def results(self) -> list[AffineExpr]:
        """The expressions."""
        return [capi.mlirAffineMapGetResult(self, i) for i in range(capi.mlirAffineMapGetNumResults(self))]


class IntegerSetConstraint:
    """A constraint of an integer set: the expression equals 0, or is at least 0."""

    __slots__ = ("expr", "is_eq")

    def __init__(self, expr: AffineExpr, is_eq: bool) -> None:
        self.expr = expr
        self.is_eq = is_eq

    def __repr__(self) -> str:
        return f"IntegerSetConstraint({self.expr} {'==' if self.is_eq else '>='} 0)"


class IntegerSet(IntegerSetBase):
    """Points that satisfy equalities and inequalities."""

    __slots__ = ()

    @staticmethod
    def get(num_dims: int, num_symbols: int, exprs: Sequence[AffineExpr], eq_flags: Sequence[bool],
            context: Context | None = None) -> IntegerSet:
        """Returns the set in which each expression is 0 if its flag is set, else at least 0."""
        exprs, eq_flags = list(exprs), list(eq_flags)
        if len(exprs) != len(eq_flags):
            raise ValueError("Expected the number of constraints to match that of equality flags")
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        _check_exprs(exprs, num_dims, num_symbols)
        return capi.mlirIntegerSetGet(exprs[0].context if context is None else context, num_dims, num_symbols, exprs,
                                      eq_flags)

    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: Context | None = None) -> IntegerSet:
        """Returns the set without points."""
        if num_dims < 0 or num_symbols < 0:
            raise ValueError("the numbers of dimensions and symbols must not be negative")
        return capi.mlirIntegerSetEmptyGet(context, num_dims, num_symbols)

    def get_replaced(self, dim_exprs: Sequence[AffineExpr], symbol_exprs: Sequence[AffineExpr], num_result_dims: int,
                     num_result_symbols: int) -> IntegerSet:
        """Replaces the dimensions and symbols by expressions."""
        if len(dim_exprs) != self.n_dims:
            raise ValueError("Expected the number of dimension replacement expressions to match that of dimensions")
        if len(symbol_exprs) != self.n_symbols:
            raise ValueError("Expected the number of symbol replacement expressions to match that of symbols")
        _check_exprs([*dim_exprs, *symbol_exprs], num_result_dims, num_result_symbols)
        return capi.mlirIntegerSetReplaceGet(self, dim_exprs, symbol_exprs, num_result_dims, num_result_symbols)

    is_canonical_empty = getter(capi.mlirIntegerSetIsCanonicalEmpty)
    n_dims = getter(capi.mlirIntegerSetGetNumDims)
    n_symbols = getter(capi.mlirIntegerSetGetNumSymbols)
    n_inputs = getter(capi.mlirIntegerSetGetNumInputs)
    n_equalities = getter(capi.mlirIntegerSetGetNumEqualities)
    n_inequalities = getter(capi.mlirIntegerSetGetNumInequalities)

    @property
    def constraints(self) -> list[IntegerSetConstraint]:
        """The constraints."""
        return [IntegerSetConstraint(capi.mlirIntegerSetGetConstraint(self, i), capi.mlirIntegerSetIsConstraintEq(self, i))
                for i in range(capi.mlirIntegerSetGetNumConstraints(self))]


register_affine_class("add", AffineAddExpr)
register_affine_class("mul", AffineMulExpr)
register_affine_class("mod", AffineModExpr)
register_affine_class("floordiv", AffineFloorDivExpr)
register_affine_class("ceildiv", AffineCeilDivExpr)
register_affine_class("constant", AffineConstantExpr)
register_affine_class("dim", AffineDimExpr)
register_affine_class("symbol", AffineSymbolExpr)
register_affine_class("map", AffineMap)
register_affine_class("set", IntegerSet)

__all__ = [
    "AffineAddExpr", "AffineBinaryExpr", "AffineCeilDivExpr", "AffineConstantExpr", "AffineDimExpr", "AffineExpr",
    "AffineFloorDivExpr", "AffineMap", "AffineModExpr", "AffineMulExpr", "AffineSymbolExpr", "IntegerSet",
    "IntegerSetConstraint",
]
