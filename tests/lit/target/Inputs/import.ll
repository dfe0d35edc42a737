@text = internal constant [3 x i8] c"hi\00"
@pointer = global ptr @text

define float @sum(ptr noalias %data, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %t, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %p = getelementptr inbounds float, ptr %data, i64 %i
  %x = load float, ptr %p, align 4, !llvm.access.group !0
  %t = fadd fast float %s, %x
  %next = add nsw i64 %i, 1
  br label %head, !llvm.loop !1
exit:
  ret float %s
}

define void @calls(i32 %x, <4 x float> %v) {
  %m = call i32 @llvm.umax.i32(i32 %x, i32 7)
  %r = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %v, <4 x float> %v, i32 1)
  call void asm sideeffect "nop", ""()
  ret void
}

declare i32 @llvm.umax.i32(i32, i32)
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)

!0 = distinct !{}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.parallel_accesses", !0}
!3 = !{!"llvm.loop.mustprogress"}
