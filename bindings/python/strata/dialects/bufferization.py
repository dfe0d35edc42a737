# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect bufferization: conversion of tensors to buffers."""

from ._bufferization_enum_gen import *
from ._bufferization_ops_gen import *
from ._bufferization_ops_gen import _Dialect as _Dialect
from ._bufferization_type_gen import *
