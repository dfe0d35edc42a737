# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The extension under the name that programs for MLIR import."""

from strata import ir as ir
from strata import passmanager as passmanager
from strata import rewrite as rewrite
from strata._libs._strata import AttrBuilder as AttrBuilder
from strata._libs._strata import globals as globals
from strata._libs._strata import register_dialect as register_dialect
from strata._libs._strata import register_op_adaptor as register_op_adaptor
from strata._libs._strata import register_operation as register_operation
from strata._libs._strata import register_type_caster as register_type_caster
from strata._libs._strata import register_value_caster as register_value_caster
