// put(put(book)) => put(book)

include "mlir/IR/PatternBase.td"
include "Shelf.td"

def PutOnce : Pat<(Shelf_PutOp (Shelf_PutOp $book)), (Shelf_PutOp $book)>;
