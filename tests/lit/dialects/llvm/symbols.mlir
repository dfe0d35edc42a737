// Functions, globals, aliases, ifuncs and comdats with all properties; their defaults.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

llvm.comdat @__c { llvm.comdat_selector @any any }
llvm.mlir.global internal hidden thread_local unnamed_addr constant @a(42 : i32) comdat(@__c::@any) {addr_space = 0 : i32, alignment = 8 : i64, dso_local, section = "x", externally_initialized, foo = 1} : i32
llvm.mlir.global @b(1.0 : f32) {addr_space = 3 : i32} : f32
llvm.mlir.global @s("abc")
llvm.mlir.global @s2("abc") : !llvm.array<3 x i8>
llvm.mlir.global local_unnamed_addr @n() : i64
llvm.mlir.global extern_weak protected @w() : i64
llvm.mlir.global linkonce_odr @r() : !llvm.ptr { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
"llvm.mlir.global"() <{global_type=i32, sym_name="zz", linkage=#llvm.linkage<private>, value = unit, visibility_= 1 : i64, unnamed_addr=0 : i64}> ({}) {llvm.x}: () -> ()
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, %b: !llvm.ptr) -> (i32 {llvm.noundef}) vscale_range(1, 2) comdat(@__c::@any) attributes {personality = @g, dso_local, passthrough = ["x"], memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem  = none, targetMem0 = none, targetMem1 = none>, no_inline, foo.bar, alignment = 8 : i64, frame_pointer = #llvm.framePointerKind<all>} {
  llvm.return %a : i32
}
llvm.func @g(...) -> i32
llvm.func @h(i32 {llvm.noundef}, ...)
"llvm.func"() <{sym_name="q", function_type=!llvm.func<void (i32)>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, CConv = #llvm.cconv<ccc>, unnamed_addr = 0 : i64, sym_visibility="private", function_entry_count = 3 : i64}> ({}) : () -> ()
llvm.func @x(%arg0: i32) attributes {foo} { llvm.return }
llvm.mlir.alias external @al {addr_space = 0 : i32, dso_local} : !llvm.ptr { %0 = llvm.mlir.addressof @f : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.alias linkonce_odr hidden thread_local unnamed_addr @al2 : i32 { %0 = llvm.mlir.addressof @f : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @foo: !llvm.func<f32 (i64)>, !llvm.ptr @res
llvm.mlir.ifunc internal hidden unnamed_addr @foo2: !llvm.func<f32 (i64)>, !llvm.ptr @res {dso_local}
llvm.mlir.ifunc @foo3: !llvm.func<f32 (i64)>, !llvm.ptr @res
llvm.func @v() { llvm.return }
llvm.mlir.global_ctors ctors = [@v], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.linker_options ["-l", "m"]
llvm.module_flags [#llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
