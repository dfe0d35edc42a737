# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The loader of the extension under the name that programs for MLIR import."""

from strata._libs import *
