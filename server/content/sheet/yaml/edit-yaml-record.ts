import { isDeepStrictEqual } from 'node:util'
import { isNode, isScalar, type Pair, type YAMLMap } from 'yaml'
import { recordOrder, recordYaml } from './product-yaml.ts'
import type { TextEdits } from './text-edits.ts'

/** Changes the keys of a record that differ, in braces or on lines of its own; the others stay as they are written. */
export function editRecord(edits: TextEdits, node: YAMLMap, next: Readonly<Record<string, unknown>>): void {
  const pairs = pairsOf(node)
  const old: Record<string, unknown> = node.toJSON()
  const kept = pairs.filter(({ key }) => keyOf(key) in next && next[keyOf(key)] !== undefined)
  const fresh = Object.entries(next).filter(([key, value]) => value !== undefined && !(key in old))
  if (kept.length === 0) {
    const [start, end] = rangeOf(node)
    edits.replace(start, end, recordYaml(next))
    return
  }
  for (const pair of kept) {
    const key = keyOf(pair.key)
    if (!isDeepStrictEqual(old[key], next[key])) setInline(edits, pair.value ?? pair.key, next[key])
  }
  for (const pair of pairs) if (!kept.includes(pair)) removeKey(edits, { node, kept, pair })
  for (const [key, value] of fresh.toSorted(([a], [b]) => recordOrder.indexOf(a) - recordOrder.indexOf(b)))
    addKey(edits, { node, kept, text: inlineKey(key, value) })
}

/** Puts a value in the place of a node, on the same line. */
export function setInline(edits: TextEdits, node: unknown, value: unknown): void {
  const [start, end] = rangeOf(node)
  const isOpen = edits.text[end - 1] === '\n'
  edits.replace(start, end, inlineValue(value) + (isOpen ? '\n' : ''))
}

/** A value as it stands on one line, in a list or record. */
export function inlineValue(value: unknown): string {
  return inlineKey('value', value).slice('value: '.length)
}

export function pairsOf(node: YAMLMap): readonly Pair[] {
  return node.items
}

export function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : ''
}

/** Where a parsed node stands in its text: start and end of its value. */
export function rangeOf(node: unknown): [start: number, end: number] {
  if (!isNode(node) || !node.range) throw new Error('a node without a place in its text')
  return [node.range[0], node.range[1]]
}

interface Change {
  node: YAMLMap
  /** The pairs that stay. */
  kept: readonly Pair[]
}

function removeKey(edits: TextEdits, { node, kept, pair }: Change & { pair: Pair }): void {
  const [start] = rangeOf(pair.key)
  const [, end] = rangeOf(pair.value ?? pair.key)
  if (!node.flow) {
    const from = edits.lineStart(start)
    const isItsOwnLine = edits.text.slice(from, start).trim() === ''
    // The first key of an item shares its line with the dash: the next one takes its place.
    const after = edits.lineEnd(end)
    if (isItsOwnLine) edits.replace(from, after, '')
    else edits.replace(start, after + edits.text.slice(after).search(/[^ ]|$/), '')
    return
  }
  const pairs = pairsOf(node)
  const previous = pairs[pairs.indexOf(pair) - 1]
  const isAfterKept = kept.some((other) => rangeOf(other.key)[0] < start)
  const next = pairs[pairs.indexOf(pair) + 1]
  if (isAfterKept && previous) edits.replace(rangeOf(previous.value ?? previous.key)[1], end, '')
  else if (next) edits.replace(start, rangeOf(next.key)[0], '')
}

function addKey(edits: TextEdits, { node, kept, text }: Change & { text: string }): void {
  const rank = recordOrder.indexOf(text.slice(0, text.indexOf(':')))
  const previous = kept.findLast(({ key }) => recordOrder.indexOf(keyOf(key)) < rank)
  const [first] = kept
  if (!previous && first) {
    const [at] = rangeOf(first.key)
    edits.insert(at, node.flow ? `${text}, ` : `${text}\n${' '.repeat(at - edits.lineStart(at))}`)
  } else if (previous) {
    const [, end] = rangeOf(previous.value ?? previous.key)
    if (node.flow) return edits.insert(end, `, ${text}`)
    const [column] = rangeOf(previous.key)
    edits.insert(edits.lineEnd(end), `${' '.repeat(column - edits.lineStart(column))}${text}\n`)
  }
}

function inlineKey(key: string, value: unknown): string {
  return recordYaml({ [key]: value }).slice('{ '.length, -' }'.length)
}
