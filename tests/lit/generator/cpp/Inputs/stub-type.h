// The declarations of the runtime that a predicate uses.
namespace strata {
struct Type {
  bool isIndex();
};
} // namespace strata
