"""Arrays of NumPy as elements and as memrefs."""

import ctypes
import unittest

from strata.ir import *

try:
    import numpy as np

    from strata.runtime import *
except ImportError:
    np = None


@unittest.skipIf(np is None, "NumPy is not installed")
class MemRefTest(unittest.TestCase):
    def test_ranked(self):
        for dtype in (np.float32, np.int64, np.complex64, np.float16):
            array = np.arange(6).astype(dtype).reshape(2, 3)
            descriptor = get_ranked_memref_descriptor(array)
            self.assertEqual((list(descriptor.shape), list(descriptor.strides)), ([2, 3], [3, 1]))
            view = ranked_memref_to_numpy(ctypes.pointer(descriptor))
            self.assertEqual(view.dtype, array.dtype)
            np.testing.assert_array_equal(view, array)
            view[0, 0] = 7
            self.assertEqual(array[0, 0], 7)

    def test_strides_offsets_and_rank_0(self):
        array = np.arange(12, dtype=np.int32).reshape(3, 4)
        descriptor = get_ranked_memref_descriptor(array.T)
        np.testing.assert_array_equal(ranked_memref_to_numpy(ctypes.pointer(descriptor)), array.T)
        descriptor = get_ranked_memref_descriptor(array)
        descriptor.offset, descriptor.shape[0] = 4, 2
        np.testing.assert_array_equal(ranked_memref_to_numpy(ctypes.pointer(descriptor)), array[1:])
        scalar = get_ranked_memref_descriptor(np.array(3.0))
        self.assertEqual(ranked_memref_to_numpy(ctypes.pointer(scalar)), 3.0)

    def test_unranked(self):
        array = np.arange(6, dtype=np.float64).reshape(2, 3)
        descriptor = get_unranked_memref_descriptor(array)
        np.testing.assert_array_equal(unranked_memref_to_numpy(ctypes.pointer(descriptor), np.float64), array)

    def test_elements(self):
        with Context():
            for array in (np.arange(6, dtype=np.int32).reshape(2, 3), np.array([True, False]), np.array([1 + 2j], np.complex64),
                          np.array([0.5, 1.5], np.float16), np.array(5.0)):
                np.testing.assert_array_equal(np.array(DenseElementsAttr.get(array), copy=False), array)
            bits = np.packbits(np.array([1, 0, 1, 1, 0, 0, 1, 1, 1], dtype=bool), bitorder="little")
            attr = DenseElementsAttr.get(bits, type=IntegerType.get_signless(1), shape=[9])
            self.assertEqual([int(x) for x in attr], [1, 0, 1, 1, 0, 0, 1, 1, 1])


if __name__ == "__main__":
    unittest.main()
