import { roleOfHeading, type ColumnRole } from './column-role.ts'

/** An item whose facts stand one by one behind their labels: 'Código: SCD03', 'Quantidade: 4'. */
interface LabelledItem {
  /** The number of the item's first line, from 1. */
  number: number
  /** The item's lines as written. */
  text: string
  /** What the item says, by label, in the order of the text. */
  facts: ReadonlyMap<string, string>
}

/** Matches a labelled fact: 'Qt. Solicitada: 3', 'Local de Entrega (Quantidade): Curitiba/PR (14)'. */
const labelledFact = /^\s*(\p{L}[\p{L}\d .ºª°()/$%-]{0,40}?)\s*:\s*(\S.*)?$/u
/** Matches the line that begins an item: '1 - Cabo paciente', 'Item 1 - 455102 - Cabo paciente'. */
const itemStart = /^\s*(?:item\s+)?0*(\d{1,3})\s*[-–—.:)]+\s+(?:(\d{4,9})\s*[-–—.:)]+\s+)?(?=\p{L})(.+)$/iu
/** What separates labelled facts in a line: tabs, wide gaps, bars, or a dash or space before a label. */
const betweenFacts =
  /\t+| {2,}|\s*[|;]\s*|(?:,|\s[-–—])\s(?=\p{L}[\p{L}. ºª]{1,30}:\s)|\s(?=(?:c[oó]d\w*|ref\w*|q(?:td?|tde|de|uant\w*)|unid\w*|un|marca|obs|(?:valor|pre[cç]o)(?: \p{L}+)?)\.?\s*:\s)/iu

/** The most labels that items have, because theirs repeat; a text with more is no list of items. */
const maximumLabels = 60

/** Items as rows of a table: the labels, and each item with a cell for each of them. */
interface ItemsOverLines {
  labels: string[]
  /** The labels as they stand above the items; '' where they stand in every item. */
  headingText: string
  /** The items, each with the number of its first line, from 1, and its lines as written. */
  items: { number: number; text: string; cells: string[] }[]
}

/** Items whose facts stand behind labels or one a line, as portals print them. In: plain text. */
export function itemsOverLines(text: string): ItemsOverLines {
  const lines = text.split('\n')
  return (text.includes(':') ? labelledItems(lines) : undefined) ?? stackedItems(lines)
}

/** Items whose facts are labelled, in one line each or in several: each with a quantity and a code or a description. */
function labelledItems(lines: readonly string[]): ItemsOverLines | undefined {
  const items = factsByItem(lines)
  const names = new Set(items.flatMap(({ facts }) => [...facts.keys()]))
  if (items.length === 0 || names.size > maximumLabels) return undefined
  const columns = labelColumns(items, names)
  return {
    labels: columns.map(([label = '']) => label),
    headingText: '',
    items: items.map(({ facts, ...item }) => ({
      ...item,
      cells: columns.map((labels) => facts.get(labels.find((label) => facts.has(label)) ?? '') ?? ''),
    })),
  }
}

/** Matches a cell of a heading that stands in a line of its own. */
const stackedHeading = /^\s*[\p{L}.º°ª/() ]{1,40}$/u
const stackedQuantity = /^\s*\d{1,4}(?:,0+)?(?: ?\p{L}{1,4}\.?)?\s*$/u

/** Items with every cell in a line of its own, and their heading too: 'Código', 'Qtd', 'C5VG20', '3', 'SCD11', '6'. */
function stackedItems(lines: readonly string[]): ItemsOverLines {
  const filledLines = lines.flatMap((line, position) => (line.trim() === '' ? [] : [{ line, number: position + 1 }]))
  const isHeading = ({ line }: { line: string }) => stackedHeading.test(line) && roleOfHeading(line) !== undefined
  const start = filledLines.findIndex(
    (line, position) => isHeading(line) && filledLines.slice(position + 1, position + 2).every(isHeading),
  )
  const end = start < 0 ? start : filledLines.findIndex((line, position) => position > start && !isHeading(line))
  const heading = end < 0 ? [] : filledLines.slice(start, end)
  const roles = heading.map(({ line }) => roleOfHeading(line))
  const quantityPosition = roles.indexOf('quantity')
  const isList = quantityPosition >= 0 && (roles.includes('code') || roles.includes('text'))
  const items: ItemsOverLines['items'] = []
  for (let position = end; isList; position += roles.length) {
    const row = filledLines.slice(position, position + roles.length)
    const [first, last] = [row[0]?.number ?? 0, row.at(-1)?.number ?? 0]
    if (!stackedQuantity.test(row[quantityPosition]?.line ?? '')) break
    const text = lines.slice(first - 1, last).join('\n')
    items.push({ number: first, text, cells: row.map(({ line }) => line.trim()) })
  }
  const labels = heading.map(({ line }) => line)
  return { labels, headingText: labels.join('\n'), items }
}

/** The items that the labelled facts of some lines make: one ends where a label comes again, or a line has none. */
function factsByItem(lines: readonly string[]): LabelledItem[] {
  const items: LabelledItem[] = []
  let open: { number: number; lines: string[]; facts: Map<string, string> } | undefined
  const close = () => {
    if (open && isOrder(open.facts)) items.push({ number: open.number, text: open.lines.join('\n'), facts: open.facts })
    open = undefined
  }
  for (const [position, line] of lines.entries()) {
    const facts = factsOf(line)
    if (!facts) {
      if (line.trim() !== '') close()
      continue
    }
    const current = open?.facts
    if (current && facts.some(([label]) => current.has(label))) close()
    open ??= { number: position + 1, lines: [], facts: new Map() }
    // With the empty lines between, so that the item spans its lines of the text.
    open.lines = [...open.lines, ...lines.slice(open.number - 1 + open.lines.length, position + 1)]
    for (const [label, value] of facts) open.facts.set(label, value)
  }
  close()
  return items
}

/** The labelled facts of a line; undefined for a line that does not begin with one, or with the number of an item. */
function factsOf(line: string): [string, string][] | undefined {
  if (!line.includes(':') && !itemStart.test(line)) return undefined
  const facts: [string, string][] = []
  for (const part of line.trim().split(betweenFacts)) {
    const [, number, ownCode, name = ''] = facts.length === 0 ? (itemStart.exec(part) ?? []) : []
    const [, label, value = ''] = labelledFact.exec(part) ?? []
    const last = facts.at(-1)
    if (number !== undefined)
      facts.push(['Item', number], ...(ownCode ? [['Código', ownCode] satisfies [string, string]] : []), ['Nome', name])
    else if (label !== undefined) facts.push([label, value])
    else if (last) last[1] += ` ${part}`
    else return undefined
  }
  return facts
}

function isOrder(facts: ReadonlyMap<string, string>): boolean {
  const roles = new Set<ColumnRole | undefined>()
  for (const [label, value] of facts) {
    const role = roleOfHeading(label)
    if (role !== 'quantity' || /\d/.test(value)) roles.add(role)
  }
  return roles.has('quantity') && (roles.has('code') || roles.has('text'))
}

/** The labels of each column: those that say the same ('Cód.', 'Ref.') and never stand in one item are one. */
function labelColumns(items: readonly LabelledItem[], labels: ReadonlySet<string>): string[][] {
  const columns: { role: ColumnRole | undefined; labels: string[] }[] = []
  for (const label of labels) {
    const role = roleOfHeading(label)
    const isBeside = (other: string) => items.some(({ facts }) => facts.has(label) && facts.has(other))
    const column = columns.find((one) => role !== undefined && one.role === role && !one.labels.some(isBeside))
    if (column) column.labels.push(label)
    else columns.push({ role, labels: [label] })
  }
  return columns.map((column) => column.labels)
}
