; The annotation of a loop is the annotation of its own followup.
define void @f() {
  br label %1
1:
  br label %1, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = distinct !{!"llvm.loop.unroll.followup_all", !0}
