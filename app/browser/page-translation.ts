/**
 * Lets the page go on working while a browser translates it. Translators put `<font>` elements in the place of text
 * nodes; React still knows the old nodes, and removing them or inserting beside them would throw and take the page down
 * (https://github.com/facebook/react/issues/11538). The element that stands in a node's place is used instead.
 */
export function toleratePageTranslation(): void {
  const removeChild: Node['removeChild'] = Reflect.get(Node.prototype, 'removeChild')
  const insertBefore: Node['insertBefore'] = Reflect.get(Node.prototype, 'insertBefore')
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const present = within(this, child)
    if (present) Reflect.apply(removeChild, this, [present])
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    added: Child,
    next: Node | null,
  ): Child {
    return Reflect.apply(insertBefore, this, [added, next && within(this, next)])
  }
}

/** The child of `parent` that is `node` or holds it; null where a translator took it away. */
function within(parent: Node, node: Node): Node | null {
  let found: Node | null = node
  while (found && found.parentNode !== parent) found = found.parentNode
  return found
}
