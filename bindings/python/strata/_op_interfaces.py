# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Classes of all interfaces of operations that the C API knows by name (bindings/c/KnownInterfaces.def)."""

from ._interfaces import OpInterface


class AlignmentAttrOpInterface(OpInterface):
    """Operations that implement `AlignmentAttrOpInterface`."""

    __slots__ = ()


class ArgAndResultAttrsOpInterface(OpInterface):
    """Operations that implement `ArgAndResultAttrsOpInterface`."""

    __slots__ = ()


class BranchOpInterface(OpInterface):
    """Operations that implement `BranchOpInterface`."""

    __slots__ = ()


class CallOpInterface(OpInterface):
    """Operations that implement `CallOpInterface`."""

    __slots__ = ()


class CallableOpInterface(OpInterface):
    """Operations that implement `CallableOpInterface`."""

    __slots__ = ()


class CastOpInterface(OpInterface):
    """Operations that implement `CastOpInterface`."""

    __slots__ = ()


class ConditionallySpeculatable(OpInterface):
    """Operations that implement `ConditionallySpeculatable`."""

    __slots__ = ()


class DataLayoutOpInterface(OpInterface):
    """Operations that implement `DataLayoutOpInterface`."""

    __slots__ = ()


class DestinationStyleOpInterface(OpInterface):
    """Operations that implement `DestinationStyleOpInterface`."""

    __slots__ = ()


class DestructurableAccessorOpInterface(OpInterface):
    """Operations that implement `DestructurableAccessorOpInterface`."""

    __slots__ = ()


class DestructurableAllocationOpInterface(OpInterface):
    """Operations that implement `DestructurableAllocationOpInterface`."""

    __slots__ = ()


class FunctionOpInterface(OpInterface):
    """Operations that implement `FunctionOpInterface`."""

    __slots__ = ()


class InParallelOpInterface(OpInterface):
    """Operations that implement `InParallelOpInterface`."""

    __slots__ = ()


class IndexingMapOpInterface(OpInterface):
    """Operations that implement `IndexingMapOpInterface`."""

    __slots__ = ()


class InferIntRangeInterface(OpInterface):
    """Operations that implement `InferIntRangeInterface`."""

    __slots__ = ()


class InferStridedMetadataOpInterface(OpInterface):
    """Operations that implement `InferStridedMetadataOpInterface`."""

    __slots__ = ()


class LoopLikeOpInterface(OpInterface):
    """Operations that implement `LoopLikeOpInterface`."""

    __slots__ = ()


class MemoryEffectOpInterface(OpInterface):
    """Operations that implement `MemoryEffectOpInterface`."""

    __slots__ = ()


class MemorySpaceCastConsumerOpInterface(OpInterface):
    """Operations that implement `MemorySpaceCastConsumerOpInterface`."""

    __slots__ = ()


class MemorySpaceCastOpInterface(OpInterface):
    """Operations that implement `MemorySpaceCastOpInterface`."""

    __slots__ = ()


class OffsetSizeAndStrideOpInterface(OpInterface):
    """Operations that implement `OffsetSizeAndStrideOpInterface`."""

    __slots__ = ()


class OpAsmOpInterface(OpInterface):
    """Operations that implement `OpAsmOpInterface`."""

    __slots__ = ()


class ParallelCombiningOpInterface(OpInterface):
    """Operations that implement `ParallelCombiningOpInterface`."""

    __slots__ = ()


class PartialReductionOpInterface(OpInterface):
    """Operations that implement `PartialReductionOpInterface`."""

    __slots__ = ()


class PromotableAllocationOpInterface(OpInterface):
    """Operations that implement `PromotableAllocationOpInterface`."""

    __slots__ = ()


class PromotableMemOpInterface(OpInterface):
    """Operations that implement `PromotableMemOpInterface`."""

    __slots__ = ()


class PromotableOpInterface(OpInterface):
    """Operations that implement `PromotableOpInterface`."""

    __slots__ = ()


class RegionBranchOpInterface(OpInterface):
    """Operations that implement `RegionBranchOpInterface`."""

    __slots__ = ()


class RegionBranchTerminatorOpInterface(OpInterface):
    """Operations that implement `RegionBranchTerminatorOpInterface`."""

    __slots__ = ()


class RegionKindInterface(OpInterface):
    """Operations that implement `RegionKindInterface`."""

    __slots__ = ()


class ReifyRankedShapedTypeOpInterface(OpInterface):
    """Operations that implement `ReifyRankedShapedTypeOpInterface`."""

    __slots__ = ()


class RuntimeVerifiableOpInterface(OpInterface):
    """Operations that implement `RuntimeVerifiableOpInterface`."""

    __slots__ = ()


class SafeMemorySlotAccessOpInterface(OpInterface):
    """Operations that implement `SafeMemorySlotAccessOpInterface`."""

    __slots__ = ()


class SelectLikeOpInterface(OpInterface):
    """Operations that implement `SelectLikeOpInterface`."""

    __slots__ = ()


class ShapedDimOpInterface(OpInterface):
    """Operations that implement `ShapedDimOpInterface`."""

    __slots__ = ()


class SubsetExtractionOpInterface(OpInterface):
    """Operations that implement `SubsetExtractionOpInterface`."""

    __slots__ = ()


class SubsetInsertionOpInterface(OpInterface):
    """Operations that implement `SubsetInsertionOpInterface`."""

    __slots__ = ()


class SubsetOpInterface(OpInterface):
    """Operations that implement `SubsetOpInterface`."""

    __slots__ = ()


class SymbolOpInterface(OpInterface):
    """Operations that implement `SymbolOpInterface`."""

    __slots__ = ()


class TilingInterface(OpInterface):
    """Operations that implement `TilingInterface`."""

    __slots__ = ()


class VectorTransferOpInterface(OpInterface):
    """Operations that implement `VectorTransferOpInterface`."""

    __slots__ = ()


class VectorUnrollOpInterface(OpInterface):
    """Operations that implement `VectorUnrollOpInterface`."""

    __slots__ = ()


class ViewLikeOpInterface(OpInterface):
    """Operations that implement `ViewLikeOpInterface`."""

    __slots__ = ()


class WeightedBranchOpInterface(OpInterface):
    """Operations that implement `WeightedBranchOpInterface`."""

    __slots__ = ()


class WeightedRegionBranchOpInterface(OpInterface):
    """Operations that implement `WeightedRegionBranchOpInterface`."""

    __slots__ = ()


__all__ = [
    "AlignmentAttrOpInterface", "ArgAndResultAttrsOpInterface", "BranchOpInterface", "CallOpInterface",
    "CallableOpInterface", "CastOpInterface", "ConditionallySpeculatable", "DataLayoutOpInterface",
    "DestinationStyleOpInterface", "DestructurableAccessorOpInterface", "DestructurableAllocationOpInterface",
    "FunctionOpInterface", "InParallelOpInterface", "IndexingMapOpInterface", "InferIntRangeInterface",
    "InferStridedMetadataOpInterface", "LoopLikeOpInterface", "MemoryEffectOpInterface",
    "MemorySpaceCastConsumerOpInterface", "MemorySpaceCastOpInterface", "OffsetSizeAndStrideOpInterface",
    "OpAsmOpInterface", "ParallelCombiningOpInterface", "PartialReductionOpInterface",
    "PromotableAllocationOpInterface", "PromotableMemOpInterface", "PromotableOpInterface",
    "RegionBranchOpInterface", "RegionBranchTerminatorOpInterface", "RegionKindInterface",
    "ReifyRankedShapedTypeOpInterface", "RuntimeVerifiableOpInterface", "SafeMemorySlotAccessOpInterface",
    "SelectLikeOpInterface", "ShapedDimOpInterface", "SubsetExtractionOpInterface", "SubsetInsertionOpInterface",
    "SubsetOpInterface", "SymbolOpInterface", "TilingInterface", "VectorTransferOpInterface",
    "VectorUnrollOpInterface", "ViewLikeOpInterface", "WeightedBranchOpInterface", "WeightedRegionBranchOpInterface",
]
