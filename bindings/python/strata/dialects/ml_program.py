# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect ml_program: structure of machine learning programs."""

from ._ml_program_enum_gen import *
from ._ml_program_ops_gen import *
from ._ml_program_ops_gen import _Dialect as _Dialect
from ._ml_program_type_gen import *
