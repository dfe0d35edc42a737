# Part of Strata, under the Apache License v2.0. See LICENSE.
"""What programs need that call compiled functions: descriptors of memrefs."""

from .np_to_memref import *
