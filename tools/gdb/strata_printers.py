"""Pretty printers of gdb for Strata's IR.

    (gdb) source tools/gdb/strata_printers.py
    (gdb) print *op
    $1 = arith.addi at a.mlir:3:8 = {block = 0x…, operands = …, results = …, attributes = …, …}
    (gdb) strata-dump op
    %0 = arith.addi %arg0, %arg0 : i32

The printers read memory only and call no function of the program, so they work on core dumps and on broken IR. The
parameters of types and of declared attributes are found through their descriptors (runtime/spec/DefSpec.h), so a new
dialect needs no printer. `strata-dump EXPRESSION` calls dump() in the running program and prints the textual form.

Printed are Operation, op classes, OperationName, Value and its subclasses, Type and Attribute with their subclasses,
Location, CompactLocation, Block, Region, OpOperand and all ranges of values or types. A class without debug
information, or an invalid pointer, is printed with its address.
"""

import gdb
import gdb.printing

MAX_ELEMENTS = 200  # printed of an array or list; limits the output if the size in memory is corrupt
MAX_STRING = 65536  # greatest length of a string in bytes
MAX_DEPTH = 6  # of nested types and attributes
PARAM_KINDS = ("Bool", "Signed", "Unsigned", "Enum", "Type", "Attribute", "String", "TypeArray", "AttrArray", "IntArray",
               "Float", "BoolArray", "Object")
DYNAMIC = -(1 << 63)  # ShapedType::kDynamic


# ---------------------------------------------------------------------------------------------------------------------
# Reading memory
# ---------------------------------------------------------------------------------------------------------------------


def lookup(name):
    return gdb.lookup_type("mlir::" + name)


def at(address, name):
    """The object of class `mlir::name` at an address."""
    return gdb.Value(int(address)).cast(lookup(name).pointer()).dereference()


def word(address, index=0):
    """The unsigned 64-bit word at an address."""
    kind = gdb.lookup_type("unsigned long").pointer()
    return int(gdb.Value(int(address) + 8 * index).cast(kind).dereference())


def string(reference):
    """The text of an llvm::StringRef."""
    length = int(reference["Length"])
    if length > MAX_STRING:
        raise gdb.error("a string of %d bytes" % length)
    return reference["Data"].string("utf-8", "replace", length) if length else ""


def array(reference):
    """The elements of an llvm::ArrayRef."""
    return [reference["Data"][i] for i in range(min(int(reference["Length"]), MAX_ELEMENTS))]


def pointer(handle, base):
    """The address in the member `impl` of a handle class below `base` (Type, Attribute or Value)."""
    return int(handle.cast(lookup(base))["impl"])


# ---------------------------------------------------------------------------------------------------------------------
# Types and attributes
# ---------------------------------------------------------------------------------------------------------------------


def param_text(storage_end, param, depth):
    """The text of one parameter of a declared type or attribute."""
    kind = PARAM_KINDS[int(param["kind"])]
    place = storage_end + int(param["offset"])
    first = word(place)
    if kind == "Bool":
        return "true" if first else "false"
    if kind in ("Unsigned", "Enum"):
        return str(first)
    if kind == "Signed":
        return str(first - (1 << 64) if first >> 63 else first)
    if kind == "Float":
        return str(gdb.Value(place).cast(gdb.lookup_type("double").pointer()).dereference())
    if kind == "Type":
        return type_text(first, depth + 1) if first else "none"
    if kind == "Attribute":
        return attribute_text(first, depth + 1) if first else "none"
    if kind == "Object":
        return "<object at 0x%x>" % first
    size = word(place, 1)
    if kind == "String":
        data = gdb.selected_inferior().read_memory(first, min(size, 4096)).tobytes() if size else b""
        return '"%s"' % data.decode("utf-8", "replace")
    count = min(size, MAX_ELEMENTS)
    if kind == "BoolArray":
        bits = gdb.selected_inferior().read_memory(first, count).tobytes() if count else b""
        return "[%s]" % ", ".join("true" if bit else "false" for bit in bits)
    words = [word(first, i) for i in range(count)]
    if kind == "TypeArray":
        return "[%s]" % ", ".join(type_text(each, depth + 1) for each in words)
    if kind == "AttrArray":
        return "[%s]" % ", ".join(attribute_text(each, depth + 1) for each in words)
    signed = [each - (1 << 64) if each >> 63 else each for each in words]
    return "[%s]" % ", ".join("?" if each == DYNAMIC else str(each) for each in signed)


def declared_text(sigil, spec, storage, depth):
    """The text of a declared type or attribute: its name, then its parameters by name."""
    name = sigil + string(spec["name"])
    params = array(spec["params"])
    if not params:
        return name
    if int(spec["storage"]) or depth > MAX_DEPTH:
        return name + "<…>"
    end = storage + 8  # the header is one pointer
    return "%s<%s>" % (name, ", ".join("%s = %s" % (string(p["name"]), param_text(end, p, depth)) for p in params))


def type_text(storage, depth=0):
    """The text of a type by the address of its storage. Integers are printed as in IR, other types by parameters."""
    if not storage:
        return "<null type>"
    try:
        spec = at(storage, "TypeStorage")["abstract"]["spec"].dereference()
        if string(spec["name"]) == "builtin.integer":
            values = {string(p["name"]): param_text(storage + 8, p, depth) for p in array(spec["params"])}
            prefix = {"0": "i", "1": "si", "2": "ui"}.get(values.get("signedness"), "i?")
            return prefix + values.get("width", "?")
        text = declared_text("!", spec, storage, depth)
        return text[len("!builtin."):] if text.startswith("!builtin.") else text
    except (gdb.error, OverflowError, IndexError) as error:
        return "<invalid type at 0x%x: %s>" % (storage, error)


def builtin_attribute_text(kind, storage, depth):
    """The text of a builtin attribute, from its storage class (runtime/ir/AttributeStorage.h)."""
    def storage_of(name):
        return at(storage, "detail::%sStorage" % name)

    def inner(attribute):
        return attribute_text(pointer(attribute, "Attribute"), depth + 1)

    if kind == "Unit":
        return "unit"
    if kind == "String":
        return '"%s"' % string(storage_of("StringAttr")["value"])
    if kind == "Integer":
        own = storage_of("IntegerAttr")
        width, kind_text = int(own["bitWidth"]), type_text(pointer(own["type"], "Type"), depth + 1)
        if width > 64:
            count = (width + 63) // 64
            number = sum(word(int(own["words"]), i) << (64 * i) for i in range(min(count, MAX_ELEMENTS)))
        else:
            number = int(own["word"])
        if width > 1 and number >> (width - 1) & 1 and not kind_text.startswith("ui"):
            number -= 1 << width
        return "%d : %s" % (number, kind_text)
    if kind == "Float":
        own = storage_of("FloatAttr")
        bits = int(own["words"][0]) | (int(own["words"][1]) << 64 if int(own["bitWidth"]) > 64 else 0)
        return "0x%x : %s" % (bits, type_text(pointer(own["type"], "Type"), depth + 1))
    if kind == "Type":
        return type_text(pointer(storage_of("TypeAttr")["value"], "Type"), depth + 1)
    if kind == "SymbolRef":
        own = storage_of("SymbolRefAttr")
        return "::".join("@" + inner(each).strip('"') for each in [own["root"]] + array(own["nested"]))
    if kind == "Array":
        return "[%s]" % ", ".join(inner(each) for each in array(storage_of("ArrayAttr")["elements"]))
    if kind == "Dictionary":
        entries = array(storage_of("DictionaryAttr")["entries"])
        return "{%s}" % ", ".join(named_attribute_text(each, depth) for each in entries)
    if kind == "UnknownLoc":
        return "unknown"
    if kind in ("FileLineColLoc", "FileLineColRange"):
        own = storage_of("FileLineColLoc")
        return "%s:%d:%d" % (inner(own["filename"]).strip('"'), int(own["line"]), int(own["column"]))
    if kind == "NameLoc":
        own = storage_of("PairLoc")
        return "%s(%s)" % (inner(own["first"]), inner(own["second"]))
    if kind == "CallSiteLoc":
        own = storage_of("PairLoc")
        return "callsite(%s at %s)" % (inner(own["first"]), inner(own["second"]))
    if kind == "FusedLoc":
        return "fused[%s]" % ", ".join(inner(each) for each in array(storage_of("FusedLoc")["locations"]))
    return "<%s attribute at 0x%x>" % (kind, storage)


def named_attribute_text(entry, depth):
    fields = [field.name for field in entry.type.strip_typedefs().fields()]
    name, value = (pointer(entry[field], "Attribute") for field in fields[:2])
    return "%s = %s" % (attribute_text(name, depth + 1).strip('"'), attribute_text(value, depth + 1))


def attribute_text(storage, depth=0):
    """The text of an attribute or a location by the address of its storage."""
    if not storage:
        return "<null attribute>"
    if depth > MAX_DEPTH:
        return "…"
    kind = "declared"
    try:
        abstract = at(storage, "AttributeStorage")["abstract"].dereference()
        if int(abstract["spec"]):
            return declared_text("#", abstract["spec"].dereference(), storage, depth)
        kind = str(abstract["kind"]).split("::")[-1]
        return builtin_attribute_text(kind, storage, depth)
    except (gdb.error, OverflowError, IndexError, ValueError) as error:
        return "<invalid %s attribute at 0x%x: %s>" % (kind, storage, error)


# ---------------------------------------------------------------------------------------------------------------------
# Locations
# ---------------------------------------------------------------------------------------------------------------------


def file_name(context, number):
    """The name of a file by its number in a context (MLIRContext::getFileName), from the elements of a std::deque."""
    try:
        files = at(word(context["impl"].address), "MLIRContextImpl")["files"]  # a unique_ptr is one word
        start = files["_M_impl"]["_M_start"]
        element = start["_M_cur"].type.target()
        per_chunk = max(1, 512 // element.sizeof)
        index = int(start["_M_cur"] - start["_M_first"]) + number
        entry = start["_M_node"][index // per_chunk][index % per_chunk]
        return attribute_text(pointer(entry["name"], "Attribute")).strip('"')
    except gdb.error:
        return "file#%d" % number


def compact_location_text(bits, context):
    """The text of a CompactLocation: file number, line and column in one word, or a pointer to an attribute."""
    if not bits:
        return "<null location>"
    if bits & 1:
        columns, lines = 18, 29  # CompactLocation::numColumnBits, numLineBits
        column, line = bits >> 1 & (1 << columns) - 1, bits >> (columns + 1) & (1 << lines) - 1
        number = bits >> (columns + lines + 1)
        return "%s:%d:%d" % (file_name(context, number) if context is not None else "file#%d" % number, line, column)
    return attribute_text(bits & ~7)


# ---------------------------------------------------------------------------------------------------------------------
# Operations, blocks and values
# ---------------------------------------------------------------------------------------------------------------------


def op_name(op):
    return string(op["name"]["info"]["nameStr"])


def op_location(op):
    bits = int(op["location"])
    context = op["name"]["info"]["context"].dereference()
    if bits & 3 == 2:  # Operation::isExtra: the location is the first word of Operation::Extra
        bits = word(bits & ~3)
    return compact_location_text(bits, context)


def op_text(op):
    try:
        return "%s at %s" % (op_name(op), op_location(op))
    except (gdb.error, OverflowError) as error:
        return "<invalid operation: %s>" % error


def result_owner(impl, kind):
    """The operation that has the result `kind` at address `impl`, and the index of the result."""
    size = lookup("detail::ValueImpl").sizeof
    if kind < 6:
        return impl + (kind + 1) * size, kind
    index = word(impl, 2)  # OutOfLineResultImpl::index
    return impl + (index - 5) * lookup("detail::OutOfLineResultImpl").sizeof + 6 * size, index


def value_text(impl):
    """The text of a value by the address of its ValueImpl: which result or argument it is, and its type."""
    if not impl:
        return "<null value>"
    try:
        bits = int(at(impl, "detail::ValueImpl")["typeAndKind"])
        kind, text = bits & 7, type_text(bits & ~7)
        if kind == 7:
            argument = at(impl, "detail::BlockArgumentImpl")
            return "argument #%d of block 0x%x : %s" % (int(argument["index"]), int(argument["owner"]), text)
        owner, index = result_owner(impl, kind)
        return "result #%d of %s : %s" % (index, op_text(at(owner, "Operation")), text)
    except gdb.error as error:
        return "<invalid value at 0x%x: %s>" % (impl, error)


def op_results(op):
    """The addresses of the ValueImpls of an operation's results."""
    count = int(op["numResults"])
    size, far = lookup("detail::ValueImpl").sizeof, lookup("detail::OutOfLineResultImpl").sizeof
    base = int(op.address)
    inline = [base - (i + 1) * size for i in range(min(count, 6))]
    return inline + [base - 6 * size - (i - 5) * far for i in range(6, min(count, MAX_ELEMENTS))]


def op_operands(op):
    """The addresses of the OpOperands of an operation."""
    base = int(op.address) + op.type.sizeof
    if int(op["shape"]) & 2:  # Operation::hasFarOperands: third word of Operation::Extra
        base = word(int(op["location"]) & ~3, 2)
    size = lookup("OpOperand").sizeof
    return [base + i * size for i in range(min(int(op["numOperands"]), MAX_ELEMENTS))]


def op_attributes(op):
    """(name, text) of all attributes of an operation that are present: inherent ones, then discardable ones."""
    info, shape = op["name"]["info"], int(op["shape"])
    tail = int(op.address) + op.type.sizeof + (shape >> 4) * lookup("OpOperand").sizeof
    discardable = 0
    if shape & 4:  # Operation::hasDiscardable: the first word of the tail
        discardable, tail = word(tail), tail + 8
    elif int(op["location"]) & 3 == 2:
        discardable = word(int(op["location"]) & ~3, 1)
    names = info["slotNames"]
    for slot in range(min(int(info["numSlots"]), MAX_ELEMENTS)):
        value = word(tail, slot)
        if value:
            name = attribute_text(pointer(names[slot], "Attribute")).strip('"') if int(names) else "properties"
            is_attribute = slot < int(info["firstPropertySlot"]) or not int(info["spec"])
            yield name, attribute_text(value) if is_attribute else "<property at 0x%x>" % value
    if discardable:
        yield "(discardable)", attribute_text(discardable)


def operand_value(operand):
    return int(at(operand, "OpOperand")["value"]) & ~7


def list_nodes(ilist, name):
    """The elements of an llvm::iplist of class `mlir::name`."""
    sentinel = ilist["Sentinel"].address
    node, count = ilist["Sentinel"]["Next"], 0
    while int(node) != int(sentinel) and int(node) and count < MAX_ELEMENTS:
        yield node.cast(lookup(name).pointer()).dereference()
        node, count = node["Next"], count + 1


class TextPrinter:
    """Prints a value as one text."""

    def __init__(self, text):
        self.text = text

    def to_string(self):
        return self.text


class ListPrinter:
    """Prints a heading and numbered texts."""

    def __init__(self, heading, texts, children=()):
        self.heading, self.texts, self.more = heading, texts, children

    def to_string(self):
        return self.heading

    def children(self):
        yield from self.more
        for number, text in enumerate(self.texts):
            yield "[%d]" % number, text


class OperationPrinter:
    def __init__(self, op):
        self.op = op

    def to_string(self):
        return op_text(self.op)

    def children(self):
        op = self.op
        yield "block", op["block"]
        for number, operand in enumerate(op_operands(op)):
            yield "operand #%d" % number, value_text(operand_value(operand))
        for number, result in enumerate(op_results(op)):
            yield "result #%d" % number, type_text(word(result, 1) & ~7)
        yield from op_attributes(op)
        yield "successors", op["numSuccessors"]
        yield "regions", op["numRegions"]


def block_printer(block):
    arguments = block["arguments"]
    count = int(arguments["count"])
    single = int(arguments["capacity"]) == 1
    heads = [arguments["only"]] if single else [arguments["many"][i] for i in range(min(count, MAX_ELEMENTS))]
    texts = [("argument #%d" % i, value_text(int(heads[i]))) for i in range(min(count, len(heads)))]
    ops = list(list_nodes(block["operations"], "Operation"))
    return ListPrinter("block of %d operations" % len(ops), [op_text(op) for op in ops], texts)


def region_printer(region):
    blocks = ["block 0x%x" % int(block.address) for block in list_nodes(region["blocks"], "Block")]
    return ListPrinter("region of %d blocks" % len(blocks), blocks)


def range_printer(value):
    """OperandRange, ResultRange, ValueRange and TypeRange: detail::RangeBase says where the elements are."""
    count, base = int(value["count"]), int(value["base"])
    source = str(value["source"]).split("::")[-1]
    shown = range(min(count, MAX_ELEMENTS))
    size = {"Operands": lookup("OpOperand").sizeof if count else 0}.get(source, 8)
    if source == "Types":
        texts = [type_text(word(base, i)) for i in shown]
    elif source == "Operands":
        texts = [value_text(operand_value(base + i * size)) for i in shown]
    elif source == "Results":
        impls = []
        if count:
            owner, first = result_owner(base, word(base, 1) & 7)
            impls = op_results(at(owner, "Operation"))[first:first + count]
        texts = [value_text(impl) for impl in impls]
    else:
        texts = [value_text(word(base, i)) for i in shown]
    if value.type.strip_typedefs().name.endswith("TypeRange") and source != "Types":
        texts = [text.rpartition(" : ")[2] for text in texts]
    return ListPrinter("%d %s" % (count, source.lower()), texts)


# ---------------------------------------------------------------------------------------------------------------------
# Selection of the printer of a value
# ---------------------------------------------------------------------------------------------------------------------

HANDLES = {
    "mlir::Type": lambda value: TextPrinter(type_text(pointer(value, "Type"))),
    "mlir::Attribute": lambda value: TextPrinter(attribute_text(pointer(value, "Attribute"))),
    "mlir::Value": lambda value: TextPrinter(value_text(pointer(value, "Value"))),
}
EXACT = {
    "mlir::Operation": OperationPrinter,
    "mlir::OperationName": lambda value: TextPrinter(string(value["info"]["nameStr"]) if int(value["info"]) else "<null>"),
    "mlir::CompactLocation": lambda value: TextPrinter(compact_location_text(int(value["bits"]), None)),
    "mlir::OpOperand": lambda value: TextPrinter("use of " + value_text(int(value["value"]) & ~7)),
    "mlir::Block": block_printer,
    "mlir::Region": region_printer,
    "mlir::OperandRange": range_printer,
    "mlir::ResultRange": range_printer,
    "mlir::ValueRange": range_printer,
    "mlir::TypeRange": range_printer,
}


def op_view_printer(value):
    op = int(value.cast(lookup("OpState"))["op"])
    return OperationPrinter(at(op, "Operation")) if op else TextPrinter("<null op>")


def handle_root(kind):
    """The name of Type, Attribute, Value or OpState if the class `kind` is or derives from one of them, else None."""
    pending = [kind]
    while pending:
        current = pending.pop().strip_typedefs()
        if current.name in HANDLES or current.name == "mlir::OpState":
            return current.name
        if current.code == gdb.TYPE_CODE_STRUCT:
            pending += [field.type for field in current.fields() if field.is_base_class]
    return None


class Printers(gdb.printing.PrettyPrinter):
    """The collection that gdb asks for the printer of a value."""

    def __init__(self):
        super().__init__("strata")

    def __call__(self, value):
        kind = value.type.strip_typedefs()
        if kind.code == gdb.TYPE_CODE_REF:
            value = value.referenced_value()
        kind = value.type.unqualified().strip_typedefs()
        if kind.code != gdb.TYPE_CODE_STRUCT or not kind.name:
            return None
        try:
            if kind.name in EXACT:
                return EXACT[kind.name](value)
            root = handle_root(kind)
            if root:
                return op_view_printer(value) if root == "mlir::OpState" else HANDLES[root](value)
        except (gdb.error, OverflowError) as error:
            return TextPrinter("<%s: %s>" % (kind.name, error))
        return None


class Dump(gdb.Command):
    """strata-dump EXPRESSION: prints the textual form of an operation, block, region, value, type, attribute or location.

Calls dump() in the running program."""

    def __init__(self):
        super().__init__("strata-dump", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument:
            raise gdb.GdbError("strata-dump: an expression is missing")
        value = gdb.parse_and_eval(argument)
        arrow = "->" if value.type.strip_typedefs().code == gdb.TYPE_CODE_PTR else "."
        gdb.execute("call (void) (%s)%sdump()" % (argument, arrow))


gdb.printing.register_pretty_printer(gdb.current_objfile(), Printers(), replace=True)
Dump()
