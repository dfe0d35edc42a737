// --inline changes the locations in annotations of loops to locations in the caller.
// RUN: %opt %s --inline --mlir-print-debuginfo --mlir-print-local-scope | grep loop_annotation | sed "s,\"[^ \"]*inline-debug.mlir,\"inline-debug.mlir,g" | diff %s.expected -

#di_file = #llvm.di_file<"file.mlir" in "/">

#loc1 = loc("test.mlir":42:4)
#loc2 = loc("test.mlir":52:4)
#loc3 = loc("test.mlir":62:4)
#loc4 = loc("test.mlir":72:4)

#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_subprogram_callee = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>

#di_subprogram_caller = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>

#start_loc_fused = loc(fused<#di_subprogram_callee>[#loc1])
#end_loc_fused= loc(fused<#di_subprogram_callee>[#loc2])
#caller_loc= loc(fused<#di_subprogram_caller>[#loc3])
#call_loc= loc(fused<#di_subprogram_caller>[#loc4])

#loopMD = #llvm.loop_annotation<
        startLoc = #start_loc_fused,
        endLoc = #end_loc_fused>


llvm.func @cond() -> i1

llvm.func @callee() {
  llvm.br ^head
^head:
  %c = llvm.call @cond() : () -> i1
  llvm.cond_br %c, ^head, ^exit {loop_annotation = #loopMD}
^exit:
  llvm.return
}

llvm.func @loop_annotation() {
  llvm.call @callee() : () -> () loc(#call_loc)
  llvm.return
} loc(#caller_loc)
