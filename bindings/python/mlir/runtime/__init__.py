# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Descriptors of memrefs under the name that programs for MLIR import."""

from strata.runtime import *
