// As much of the runtime as a predicate takes.
namespace strata {
struct Type {
  bool isIndex();
};
} // namespace strata
