; struct Node { Node *next; Node *prev; }; the translation starts at the pointer type.
define void @f(ptr %p) !dbg !3 {
    #dbg_declare(ptr %p, !7, !DIExpression(), !13)
  ret void, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "f.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!7 = !DILocalVariable(name: "p", scope: !3, file: !2, line: 1, type: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !2, line: 2, size: 128, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !8, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "prev", baseType: !8, size: 64, offset: 64)
!13 = !DILocation(line: 1, scope: !3)
