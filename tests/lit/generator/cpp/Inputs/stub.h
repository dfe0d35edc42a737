// As much of the runtime as the interface of a dialect takes.
namespace strata {
struct Dialect;
struct DialectInterface {
  template <typename ConcreteT>
  struct Base {
    Base(Dialect *) {}
  };
};
} // namespace strata
