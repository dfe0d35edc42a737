// What is wrong in types.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{ArrayStride must be greater than zero}}
func.func private @x(!spirv.array<4 x i32, stride = 0>)

// -----

// expected-error @+1 {{expected array length greater than 0}}
func.func private @x(!spirv.array<0 x i32>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @x(!spirv.array<4 i32>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.array 4 x i32)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @x(!spirv.array<4x2xi32>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @x(!spirv.array<?xi32>)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @x(!spirv.array<i32>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @x(!spirv.array<4xindex>)

// -----

// expected-error @+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i3'}}
func.func private @x(!spirv.array<4xi3>)

// -----

// expected-error @+1 {{cannot use 'tensor<4xi32>' to compose SPIR-V types}}
func.func private @x(!spirv.array<4xtensor<4xi32>>)

// -----

// expected-error @+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @x(!spirv.array<4xvector<5xi32>>)

// -----

// expected-error @+1 {{only 1-D vector allowed but found 'vector<4x4xi32>'}}
func.func private @x(!spirv.array<4xvector<4x4xi32>>)

// -----

// expected-error @+1 {{cannot use 'memref<4xi32>' to compose SPIR-V types}}
func.func private @x(!spirv.array<4xmemref<4xi32>>)

// -----

// expected-error @+1 {{expected 'stride'}}
func.func private @x(!spirv.array<4 x i32, strid=4>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @x(!spirv.array<4 x i32, stride 4>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @x(!spirv.array<4 x i32, stride=x>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @x(!spirv.array<4>)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @x(!spirv.array<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.array)

// -----

// expected-error @+1 {{cannot use 'tensor<4xi32, "x">' to compose SPIR-V types}}
func.func private @x(!spirv.array<4xtensor<4xi32, "x">>)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @x(!spirv.array<4xnone>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.rtarray<4xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.rtarray<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.rtarray)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @x(!spirv.rtarray<none>)

// -----

// expected-error @+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @x(!spirv.matrix<5xvector<4xf16>>)

// -----

// expected-error @+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @x(!spirv.matrix<1xvector<4xf16>>)

// -----

// expected-error @+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @x(!spirv.matrix<2xvector<5xf16>>)

// -----

// expected-error @+1 {{matrix columns' elements must be of Float type, got 'i16'}}
func.func private @x(!spirv.matrix<2xvector<4xi16>>)

// -----

// expected-error @+1 {{only 1-D vector allowed but found 'vector<4x3xf16>'}}
func.func private @x(!spirv.matrix<2xvector<4x3xf16>>)

// -----

// expected-error @+1 {{matrix must be composed using vector type, got 'f32'}}
func.func private @x(!spirv.matrix<2xf32>)

// -----

// expected-error @+1 {{expected single unsigned integer for number of columns}}
func.func private @x(!spirv.matrix<>)

// -----

// expected-error @+1 {{expected single unsigned integer for number of columns}}
func.func private @x(!spirv.matrix<2x3xvector<4xf16>>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @x(!spirv.matrix<? x vector<4xf16>>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.matrix 2 x vector<4xf16>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @x(!spirv.matrix<2 x vector<4xf16>, stride=4>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.ptr<i32>)

// -----

// expected-error @+1 {{unknown storage class: SomeClass}}
func.func private @x(!spirv.ptr<i32, SomeClass>)

// -----

// expected-error @+1 {{cannot use 'memref<4xi32>' to compose SPIR-V types}}
func.func private @x(!spirv.ptr<memref<4xi32>, Uniform>)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @x(!spirv.ptr<none, Uniform>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.ptr<Uniform>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.ptr<i32, >)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.ptr)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.ptr<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.image)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{unknown attribute: 'NonArrayed'}}
func.func private @x(!spirv.image<f32, Dim1D, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @x(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)

// -----

// expected-error @+1 {{unknown attribute: 'Dim9D'}}
func.func private @x(!spirv.image<f32, Dim9D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.image<f32>)

// -----

// expected-error @+1 {{cannot use 'tensor<4xf32>' to compose SPIR-V types}}
func.func private @x(!spirv.image<tensor<4xf32>, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.image<f32, Dim1D>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.image<f32, Dim1D, NoDepth NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @x(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown, Unknown>)

// -----

// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func private @x(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
func.func private @x(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @+1 {{sampled image must be composed using image type, got 'f32'}}
func.func private @x(!spirv.sampled_image<f32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.sampled_image<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.sampled_image)

// -----

// expected-error @+1 {{expected row and column count}}
func.func private @x(!spirv.coopmatrix<16x16x4xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected row and column count}}
func.func private @x(!spirv.coopmatrix<16xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @x(!spirv.coopmatrix<16x?xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{invalid use <id> attribute specification: Matrix}}
func.func private @x(!spirv.coopmatrix<16x16xi32, Workgroup, Matrix>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.coopmatrix<16x16xi32, Workgroup>)

// -----

// expected-error @+1 {{invalid scope <id> attribute specification: Work}}
func.func private @x(!spirv.coopmatrix<16x16xi32, Work, MatrixA>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @x(!spirv.coopmatrix<16x16xindex, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.coopmatrix<16x16xi32 Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.coopmatrix)

// -----

// expected-error @+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @x(!spirv.arm.tensor<?x2xi32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @x(!spirv.arm.tensor<i32>)

// -----

// expected-error @+1 {{arm.tensors do not support zero dimensions}}
func.func private @x(!spirv.arm.tensor<0xi32>)

// -----

// expected-error @+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i4'}}
func.func private @x(!spirv.arm.tensor<1xi4>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @x(!spirv.arm.tensor<1xindex>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.arm.tensor<1x*xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.arm.tensor<*x4xi32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @x(!spirv.arm.tensor<-1xi32>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @x(!spirv.arm.tensor<1x2>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @x(!spirv.arm.tensor<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.arm.tensor)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv<"foo">)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @x(!spirv.struct)

// -----

// expected-error @+1 {{offset specification must be given for all members}}
func.func private @x(!spirv.struct<(f32 [0], i32)>)

// -----

// expected-error @+1 {{offset specification must be given for all members}}
func.func private @x(!spirv.struct<(f32, i32 [4])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.struct<(f32 [0, NonWritable, NonReadable], i32 [NonReadable, 4])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.struct<(f32 [0, 3])>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @x(!spirv.struct<(f32 [Foo])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.struct<(f32 [0,])>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @x(!spirv.struct<(f32 [99999999999])>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @x(!spirv.struct<(f32 0)>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.struct<(f32, )>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @x(!spirv.struct<f32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @x(!spirv.struct<(), Block>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @x(!spirv.struct<(f32), Foo>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @x(!spirv.struct<(f32), >)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @x(!spirv.struct<(f32) Block>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<"a", (f32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<"a b", (f32)>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @x(!spirv.struct<a>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<a, >)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<a, f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @x(!spirv.struct<a (f32)>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @x(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>)

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
func.func private @x(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (f32)>, Uniform>)>)

// -----

// expected-error @+1 {{unknown storage class: Foo}}
func.func private @x(!spirv.struct<(!spirv.ptr<i32, Foo>)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<123, (f32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @x(!spirv.struct<"", (f32)>)
