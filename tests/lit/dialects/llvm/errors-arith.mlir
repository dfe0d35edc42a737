// Diagnostics of casts, comparisons, element accesses, shuffles and intrinsics.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

llvm.func @a(%a: i32, %f: f32, %p: !llvm.ptr, %v: vector<2xi32>, %i64: i64, %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i8
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @a(%a: vector<2xi32>) {
  // expected-error @+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.sext %a : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @a(%a: vector<2xi32>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %a : vector<2xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i8
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %a : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @a(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to i32
  llvm.return
}

// -----

llvm.func @a(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @a(%a: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @a(%a: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to vector<2x!llvm.ptr<2>>
  llvm.return
}

// -----

llvm.func @a(%a: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @a(%a: !llvm.array<2 x i32>) {
  // expected-error @+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.array<2 x i32>'}}
  %0 = llvm.bitcast %a : !llvm.array<2 x i32> to i64
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  %0 = llvm.icmp 5 %a, %a : i32
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %a, %a : f32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'eq' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "eq" %a, %a : f32
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @a(%a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<4xi32>' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %a : tensor<4xi32>
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @a(%a: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<4xi32>' vs 'f32'}}
  %0 = llvm.fcmp "oeq" %a, %a : tensor<4xi32>
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @a(%a: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '(f32) -> f32' vs 'f32'}}
  %0 = llvm.fcmp "oeq" %a, %a : (f32) -> f32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.fcmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %0 = "llvm.fcmp"(%a, %a) <{predicate = 1 : i64}> : (f32,f32) -> f32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{invalid properties {predicate = 99 : i64} for op llvm.fcmp: Invalid attribute `predicate` in property conversion: 99 : i64}}
  %0 = "llvm.fcmp"(%a, %a) <{predicate = 99 : i64}> : (f32,f32) -> i1
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.fcmp' op requires attribute 'predicate'}}
  %0 = "llvm.fcmp"(%a, %a) : (f32,f32) -> i1
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, array<2 x f32>)>
  // expected-error @+1 {{position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, array<2 x f32>)>
  // expected-error @+1 {{position out of bounds: -1}}
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[0,1] : !llvm.struct<(i32, array<2 x f32>)>
  // expected-error @+1 {{expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[1,2] : !llvm.struct<(i32, array<2 x f32>)>
  // expected-error @+1 {{position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @a(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  // expected-error @+1 {{expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @a(%s: !llvm.struct<(i32)>, %f : f32) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertvalue %f, %s[0] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32)>, %f : f32) {
  // expected-error @+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.struct<(i32)>'}}
  %0 = "llvm.insertvalue"(%s, %f) {position = array<i64: 0>} : (!llvm.struct<(i32)>, f32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32)>, %f : f32) {
  // expected-error @+1 {{'llvm.insertvalue' op position out of bounds: 3}}
  %0 = "llvm.insertvalue"(%s, %f) {position = array<i64: 3>} : (!llvm.struct<(i32)>, f32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32)>, %f : f32) {
  // expected-error @+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'f32'}}
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 0>} : (!llvm.struct<(i32)>) -> f32
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<(i32)>, %f : f32) {
  // expected-error @+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'i32'}}
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 0, 0>} : (!llvm.struct<(i32)>) -> f32
  llvm.return
}

// -----

  // expected-error @+1 {{only identified structs can be opaque}}
llvm.func @a(%s: !llvm.struct<opaque, "x">, %f : f32) {
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 0>} : (!llvm.struct<"x", opaque>) -> f32
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.struct<"x", opaque>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<"x", opaque>
  // expected-error @+1 {{position out of bounds: 0}}
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %s[2] : !llvm.array<2 x i32>
  // expected-error @+1 {{position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @a(%s: !llvm.array<2 x i32>) {
  // expected-error @+1 {{'llvm.extractvalue' op position out of bounds: 4}}
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 4>} : (!llvm.array<2 x i32>) -> f32
  llvm.return
}

// -----

llvm.func @a(%a: vector<[4]xi32>) {
  // expected-error @+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %a [0, 1, 0, 0] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @a(%a: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %a, %a [0, 0, 0, 0] : i32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @a(%a: f32) {
  // expected-error @+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @a(%M: vector<7xi1>, %a: vector<7x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<6x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %a, %M { alignment = 1: i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<6xf32>
  llvm.return
}

// -----

llvm.func @a(%M: vector<6xi1>, %a: vector<7x!llvm.ptr>, %v: vector<6xf32>) {
  // expected-error @+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<6x!llvm.ptr>'}}
  llvm.intr.masked.scatter %v, %a, %M { alignment = 1: i32} : vector<6xf32>, vector<6xi1> into vector<7x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @a(%c: i1) {
  // expected-error @+1 {{expected 0 operand bundle tags, but actually got 1}}
  "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>, op_bundle_tags = ["a"]}> : (i1) -> ()
  llvm.return
}

// -----

llvm.func @a(%c: i1) {
  // expected-error @+1 {{operand bundle tag must be a StringAttr}}
  "llvm.intr.assume"(%c, %c) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [5]}> : (i1, i1) -> ()
  llvm.return
}

// -----

llvm.func @a(%c: i1) {
  // expected-error @+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%c, %c) <{op_bundle_sizes = array<i32: 1>}> : (i1, i1) -> ()
  llvm.return
}

// -----

llvm.func @a(%c: i1) {
  llvm.intr.assume %c ["a"(%c: i1), "b"()] : i1
  llvm.intr.assume %c : i1 {a}
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  // expected-error @+1 {{'llvm.intr.ubsantrap' op attribute 'failureKind' failed to satisfy constraint: 8-bit signless integer attribute}}
  llvm.intr.ubsantrap <{failureKind = 1 : i32}>
  llvm.return
}

// -----

llvm.func @a(%c: !llvm.array<2 x i32>, %v: vector<[4]xi32>, %w: vector<8xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %1 = llvm.intr.vector.insert %v, %w[0] : vector<[4]xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @a(%c: vector<100000xi32>, %v: vector<[4]xi32>, %w: vector<8xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.insert' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %1 = llvm.intr.vector.insert %c, %w[0] : vector<100000xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @a(%c: vector<100000xi32>, %v: vector<[4]xi32>, %w: vector<8xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.}}
  %1 = llvm.intr.vector.extract %w[0] : vector<[4]xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @a(%w: vector<8xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %1 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<8xi32>, vector<8xi32>) -> vector<15xi32>
  llvm.return
}
