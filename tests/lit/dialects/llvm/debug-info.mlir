// Debug info attributes. They are printed by aliases; a recursive type refers to itself by its id.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "p", isOptimized = true, emissionKind = Full>
#unit2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Fortran90, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "s">
#fn = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #fn, retainedNodes = #llvm.di_label<scope = #file>>
#sp2 = #llvm.di_subprogram<name = "g", annotations = #llvm.di_annotation<name = "k", value = "v">>
#self = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, alignInBits = 64, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #int>
#node = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 5, scope = #sp, baseType = #int, flags = "Public|TypePassByValue", sizeInBits = 64, alignInBits = 32, elements = #next>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(8), DW_OP_deref]>, allocated = <[DW_OP_lit0]>, associated = <[DW_OP_ne]>, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 1 : i64, upperBound = 5, stride = #llvm.di_expression<[DW_OP_lit4]>>, #llvm.di_generic_subrange<lowerBound = 0, stride = 1, count = 2, upperBound = 3>>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 7, column = 9>
#var = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 8, arg = 1, alignInBits = 32, type = #node, flags = Artificial>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 32>

module attributes {
  test.a = #node, test.b = #array, test.c = #var, test.d = #llvm.di_global_variable_expression<var = #global, expr = <>>, test.e = #unit2,
  test.f = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>,
  test.g = #llvm.di_module<file = #file, scope = #unit, name = "m", configMacros = "c", includePath = "i", apinotes = "n", line = 1, isDecl = true>,
  test.h = #llvm.di_namespace<name = "n", scope = #unit, exportSymbols = false>,
  test.i = #llvm.di_common_block<scope = #sp, decl = #global, name = "b", file = #file, line = 2>,
  test.j = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #unit, file = #file, line = 1, name = "e", elements = #var>,
  test.k = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, alignInBits = 8, stringLength = #var, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>,
  test.l = #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(16, 5), DW_OP_stack_value]>,
  test.m = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>, test.n = #llvm.di_composite_type<flags = "Zero">,
  test.p = #sp2, test.o = #llvm.di_composite_type<flags = "Private|VirtualInheritance">
} {}
