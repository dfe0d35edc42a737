// --mem2reg keeps debug information of promoted variables.
// RUN: %opt %s --mem2reg | diff %s.expected -

#di_file = #llvm.di_file<"foo.cpp" in "/">
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, producer = "clang", isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "main", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 1, type = #di_basic_type>

llvm.func @basic(%c: i1, %x: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]>= %0 : !llvm.ptr
  llvm.intr.dbg.declare #di_local_variable1 = %0 : !llvm.ptr
  llvm.intr.dbg.value #di_local_variable1 = %0 : !llvm.ptr
  %y = llvm.load %0 : !llvm.ptr -> i32
  llvm.store %w, %0 : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.br ^b
^b:
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @gep(%c: i1, %x: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.dbg.declare #di_local_variable = %g : !llvm.ptr
  llvm.store %w, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
