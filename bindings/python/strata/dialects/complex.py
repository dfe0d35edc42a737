# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect complex: complex numbers."""

from __future__ import annotations

from builtins import complex as _complex

from .. import ir
from ._complex_enum_gen import *
from ._complex_ops_gen import *
from ._complex_ops_gen import _Dialect as _Dialect
from ._complex_type_gen import *
from ._ods_common import _cext as _ods_cext


@_ods_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):  # type: ignore[no-redef]
    """A constant: `ConstantOp(type, 1 + 2j)`, or the attribute with the real and the imaginary part."""

    __slots__ = ()

    def __init__(self, complex: ir.Type, value: ir.Attribute | _complex, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        if not isinstance(value, ir.Attribute):
            element = ir.ComplexType(complex).element_type
            parts = [ir.FloatAttr.get(element, value.real), ir.FloatAttr.get(element, value.imag)]
            value = ir.ArrayAttr.get(parts, complex.context)
        super().__init__(complex, value, loc=loc, ip=ip)

    @property
    def literal_value(self) -> _complex:
        """The number."""
        real, imaginary = (ir.FloatAttr(part).value for part in self.value)
        return _complex(real, imaginary)


def constant(complex: ir.Type, value: ir.Attribute | _complex, *, loc: ir.Location | None = None,
             ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Creates a constant and returns its value."""
    return ConstantOp(complex, value, loc=loc, ip=ip).result
