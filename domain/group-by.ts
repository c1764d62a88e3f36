/** Groups items by key, as `Map.groupBy` does, for browsers without it (docs/decisions/016-engines.md). */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  return groupPairs(Array.from(items, (item) => [keyOf(item), item]))
}

/** Groups the values of key–value pairs by key: an item may thus have several keys. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
