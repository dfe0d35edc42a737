// The declarations of the runtime that the interface of a dialect uses.
namespace mlir {
struct Dialect;
struct DialectInterface {
  template <typename ConcreteT>
  struct Base {
    Base(Dialect *) {}
  };
};
} // namespace mlir
