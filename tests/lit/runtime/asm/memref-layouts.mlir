// Layouts and memory spaces of memref types: an identity layout is omitted, strides are printed as written.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect | strata-opt --allow-unregistered-dialect | diff %s.expected -

"t.maps"() {a = memref<4xf32, affine_map<(d0) -> (d0)>>, b = memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>,
            c = memref<4xf32, affine_map<(d0)[s0] -> (d0)>>, d = memref<f32, affine_map<() -> (3)>, 2>,
            e = memref<4xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>>,
            f = memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>} : () -> ()
"t.strides"() {a = memref<4xf32, strided<[1]>>, b = memref<4xf32, strided<[2], offset: 3>>, c = memref<f32, strided<[]>>,
               d = memref<4x?xf32, strided<[?, 1], offset: ?>, 3>, e = memref<4xf32, strided<[-2], offset: 0>>,
               f = strided<[2, ?], offset: -4>} : () -> ()
"t.spaces"() {a = memref<4xf32, 0>, b = memref<4xf32, 1>, c = memref<4xf32, 1 : i32>, d = memref<4xf32, "near">,
              e = memref<*xf32, 2>, f = memref<*xf32, 0>, g = memref<4xf32, {a = 1}>, h = memref<4xf32, true>} : () -> ()
"t.elements"() {a = memref<2xmemref<*xf32>>, b = memref<2xvector<[4]xindex>>, c = memref<2xcomplex<i8>>,
                d = memref<0x?x0x2xi1>} : () -> ()
"t.encodings"() {a = tensor<2xf32, affine_map<(d0) -> (d0)>>, b = tensor<2xf32, {a = [1]}>, c = tensor<2xf32,>} : () -> ()
