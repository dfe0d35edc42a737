llvm.func @main() {
  llvm.inline_asm has_side_effects "nonsense", "" : () -> ()
  llvm.return
}
