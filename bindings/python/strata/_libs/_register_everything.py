# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Registers all dialects and passes of the library. A package without this module registers none."""

from __future__ import annotations

from . import _strata


def register_dialects(registry: _strata.DialectRegistry) -> None:
    registry._register_all()


_strata.register_all_passes()
