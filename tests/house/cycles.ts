/**
 * Groups of nodes that point at each other (strongly connected components with more than one node, Tarjan's algorithm).
 * In: the nodes that each node points at. Out: each group sorted.
 */
export function cycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []

  const visit = (node: string): number => {
    order.set(node, order.size)
    let lowest = order.size - 1
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? lowest)
    }
    low.set(node, lowest)
    if (lowest === order.get(node)) {
      const group = open.splice(open.indexOf(node))
      if (group.length > 1) groups.push(group.toSorted())
    }
    return lowest
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}
