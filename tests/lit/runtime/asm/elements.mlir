// Dense and sparse elements: large literals are printed as hex bytes, i1 is packed into bits, elided data stays elided.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect | strata-opt --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2 | FileCheck %s --check-prefix=HEX
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 | FileCheck %s --check-prefix=ELIDED

// HEX: "t.short"() {a = dense<"0x01000200FFFF"> : tensor<3xi16>, b = dense<[1, 2]> : tensor<2xi16>, c = dense<"0x05"> : tensor<3xi1>}
// ELIDED: "t.short"() {a = dense_resource<__elided__> : tensor<3xi16>, b = dense<[1, 2]> : tensor<2xi16>, c = dense_resource<__elided__> : tensor<3xi1>}
"t.short"() {a = dense<[1, 2, -1]> : tensor<3xi16>, b = dense<[1, 2]> : tensor<2xi16>,
             c = dense<[true, false, true]> : tensor<3xi1>} : () -> ()
"t.bytes"() {a = dense<"0x05"> : tensor<3xi1>, b = dense<"0xFF"> : tensor<9xi1>, c = dense<"0x0100FFFF"> : tensor<2xi16>,
             d = dense<"0x0000803F"> : tensor<2xf32>, e = dense<"0x0102"> : tensor<1xcomplex<i8>>} : () -> ()
"t.many"() {a = dense<"0x0504030201000000010305070B"> : tensor<104xi1>} : () -> ()
"t.kinds"() {a = dense<-1> : memref<i64>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>,
             c = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, d = dense<["a", "\22"]> : tensor<2x!t.text>,
             e = dense<"0x41"> : tensor<2x!t.text>, f = dense<[[], []]> : tensor<2x0xi32>, g = dense<1> : vector<[4]xindex>,
             h = dense<[1, 18446744073709551615]> : tensor<2xui64>} : () -> ()
"t.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 5> : tensor<3xi32>,
              c = sparse<[0, 1], 5> : tensor<3xi32>, d = sparse<> : tensor<3xi32>, e = sparse<[], []> : tensor<3xi32>,
              f = sparse<[[0]], ["a"]> : tensor<3x!t.text>, g = sparse<[[1]], [(1, 2)]> : tensor<3xcomplex<i32>>,
              h = sparse<[[0, 1]], -2.0> : tensor<2x2xf32>, i = sparse<0, -2.0> : tensor<f32>} : () -> ()
