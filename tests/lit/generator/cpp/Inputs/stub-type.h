// The declarations of the runtime that a predicate uses.
namespace mlir {
struct Type {
  bool isIndex();
};
} // namespace mlir
