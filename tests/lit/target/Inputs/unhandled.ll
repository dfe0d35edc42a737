define void @f() personality ptr @p {
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %1 = cleanuppad within none []
  cleanupret from %1 unwind to caller
}
declare void @g()
declare i32 @p(...)
