// Attributes are printed as by mlir-opt.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -

"t.numbers"() {a = 1 : i32, b = -5 : i8, c = 255 : ui8, d = true, e = 0x7F800000 : f32, f = 1.0e+10 : f64,
                g = 0.1 : f32, h = 3.14159265358979 : f64, i = 7 : index, j = -0.0 : f16, k = 0x7FC0 : bf16,
                l = 170141183460469231731687303715884105727 : i128} : () -> ()
"t.texts"() {a = "plain", b = "a\22b\\c\0Ad\01", c = @sym, d = @"odd name"::@in, e = "typed" : i32, "odd key" = unit} : () -> ()
"t.lists"() {a = [], b = [1, 2.5, 3 : i8, "x", [unit]], c = {}, d = {x = 1, y = {z}}, e = array<i32: 1, -2>,
              f = array<i1: true, false>, g = array<f32: 1.5, 2.0>, h = array<i64>} : () -> ()
"t.dense"() {a = dense<1> : tensor<4xi32>, b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, c = dense<> : tensor<0xf32>,
              d = dense<[1.0, 2.5]> : vector<2xf32>, e = dense<[true, false]> : tensor<2xi1>, f = dense<5> : tensor<index>,
              g = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, h = dense<["a", "b"]> : tensor<2x!t.text>, i = dense<-1> : memref<i64>} : () -> ()
"t.types"() {a = i32, b = (i32) -> (), c = () -> (i32, f32), d = (() -> ()) -> (() -> ()), e = tuple<i32, tuple<>>,
              f = vector<[4]x2xf32>, g = tensor<?x4xf32, "encoding">, h = tensor<*xi1>, i = memref<2x?xf32, 3>,
              j = memref<*xi8>, k = complex<f64>, l = none, m = !t.opaque<a, "b">, n = si7, o = !t<[brackets]>} : () -> ()
"t.opaque"() {a = #t.attr<x y>, b = #t<"text">, c = #t.word} : () -> ()
