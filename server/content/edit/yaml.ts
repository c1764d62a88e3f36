import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { KeyOrder } from '#domain/editing/kind.ts'

/** Keys of records and numbers of list items, from the outside in. */
export type Path = readonly (string | number)[]

/** Thrown when a file cannot be changed from here; nothing was changed. Its message is for the person at the desk. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}

/** As all content is printed, so that an edit changes its own lines alone. */
export const printing = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const
/** Characters of a text that is written behind its key, and of a record that is written on one line. */
const longest = { text: 120, record: 200 }
const noOrder: KeyOrder = { keys: new Map() }

/**
 * A YAML text with another value at a path: undefined removes it, and the path of a list's length appends an item. What
 * stays keeps its comments, style and place; new keys take their place in `order`. The result is read again. Throws an
 * EditRefused for a text with anchors or faults, and where the result does not hold the intended data.
 */
export function editedYaml(text: string, path: Path, value: unknown, order: KeyOrder = noOrder): string {
  const why = notByForm(text)
  if (why !== undefined) throw new EditRefused(why)
  const document = parseDocument(text.replaceAll('\r\n', '\n'))
  if (document.errors.length > 0) throw new EditRefused('O arquivo tem uma falha: acerte-o primeiro.')
  const intended = withValue(document.toJS() ?? undefined, path, value)
  const isEmpty = document.contents === null
  if (isEmpty || path.length === 0) {
    document.contents = patched(document, document.contents, intended, order) as typeof document.contents
    if (isEmpty && (isMap(document.contents) || isSeq(document.contents))) document.contents.flow = false
  } else if (value === undefined) document.deleteIn(path)
  else place(document, path, value, order)
  const written = document.toString(printing)
  if (!isDeepStrictEqual(parse(written), intended))
    throw new EditRefused('O arquivo não pode ser mudado neste lugar sem mudar outra coisa. Mude-o no servidor.')
  return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
}

/** The text of a new file. */
export function newYaml(value: Readonly<Record<string, unknown>>, order: KeyOrder): string {
  return editedYaml('', [], defined(value), order)
}

/** Why no form can change a text: where YAML has an anchor, a change of one place would change others too. */
export function notByForm(text: string): string | undefined {
  let found = false
  visit(parseDocument(text), {
    Node: (_key, node) => {
      if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined)) found = true
      return found ? visit.BREAK : undefined
    },
  })
  return found
    ? 'O arquivo usa âncoras do YAML (& e *), e o que se muda em um lugar mudaria também em outro. Mude-o no servidor.'
    : undefined
}

function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy: unknown = Array.isArray(data) ? [...data] : { ...(isRecord(data) && data) }
  if (Array.isArray(copy)) {
    if (rest.length === 0 && value === undefined) copy.splice(Number(step), 1)
    else copy[Number(step)] = withValue(copy[Number(step)], rest, value)
  } else if (isRecord(copy)) {
    if (rest.length === 0 && value === undefined) delete copy[step]
    else copy[step] = withValue(copy[step], rest, value)
  }
  return copy
}

function place(document: Document, path: Path, value: unknown, order: KeyOrder): void {
  const parent = document.getIn(path.slice(0, -1), true)
  const last = path.at(-1)
  const node = patched(document, document.getIn(path, true), value, order, isSeq(parent) ? parent : undefined)
  if (isMap(parent) && !parent.has(last)) parent.items.push(document.createPair(last, node))
  else document.setIn(path, node)
  // An empty list is written in brackets, and opens with its first record.
  if (isSeq(parent) && parent.items.length === 1 && isMap(node)) parent.flow = false
}

/** A node with the value: the old node changed where it can be, else a new one that keeps its comment. */
function patched(document: Document, node: unknown, value: unknown, order: KeyOrder, beside?: YAMLSeq): unknown {
  if (isMap(node) && isRecord(value)) return patchedMap(document, node, value, order)
  if (isSeq(node) && Array.isArray(value)) return patchedList(document, node, value, order)
  if (isScalar(node) && node.value === value) return node
  const fresh: unknown = isRecord(value)
    ? patchedMap(document, document.createNode({}), value, order)
    : Array.isArray(value)
      ? patchedList(document, document.createNode([]), value, order)
      : document.createNode(value)
  if (isNode(node) && isNode(fresh)) {
    const { commentBefore, comment, spaceBefore } = node
    Object.assign(fresh, { commentBefore, comment, spaceBefore })
  }
  if (isScalar(fresh)) Object.assign(fresh, { type: typeOf(fresh.value, isScalar(node) ? node.type : undefined) })
  if (isMap(fresh)) {
    const sibling = beside?.items.find((one) => isMap(one))
    fresh.flow = isMap(sibling) ? sibling.flow === true : JSON.stringify(value).length <= longest.record
  }
  if (isSeq(fresh)) fresh.flow = fresh.items.length === 0 || order.isOnOneLine === true
  return fresh
}

/** How a text is written. A block loses spaces at the ends of a text, and lines that begin with one may be misread. */
function typeOf(value: unknown, old: Scalar.Type | undefined | null): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  const canBeBlock = /^\S[^]*\S$/.test(value) && !/\n[ \t]/.test(value) && !/[ \t]\n/.test(value)
  if (value.includes('\n') && !canBeBlock) return Scalar.QUOTE_DOUBLE
  if ((old === Scalar.BLOCK_FOLDED || old === Scalar.BLOCK_LITERAL) && canBeBlock) return old
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  return value.length > longest.text && canBeBlock ? Scalar.BLOCK_FOLDED : undefined
}

function patchedMap(
  document: Document,
  map: YAMLMap,
  next: Readonly<Record<string, unknown>>,
  order: KeyOrder,
): YAMLMap {
  const orderIn = (key: string) => order.keys.get(key) ?? order.keys.get('*') ?? noOrder
  map.items = map.items.filter(({ key }) => next[keyOf(key)] !== undefined)
  for (const pair of map.items) {
    const key = keyOf(pair.key)
    pair.value = patched(document, pair.value, next[key], orderIn(key))
  }
  const ranks = [...order.keys.keys()]
  const rank = (key: string) => (order.keys.has(key) ? ranks.indexOf(key) : ranks.length)
  for (const [key, value] of Object.entries(next)) {
    if (value === undefined || map.has(key)) continue
    const at = map.items.findLastIndex((pair) => rank(keyOf(pair.key)) <= rank(key)) + 1
    map.items.splice(at, 0, document.createPair(key, patched(document, undefined, value, orderIn(key))))
  }
  return map
}

/** Items that stay keep their nodes; one that changed is known again by its id or name, or by its place. */
function patchedList(document: Document, list: YAMLSeq, next: readonly unknown[], order: KeyOrder): YAMLSeq {
  const old = list.items.map((node) => ({ node, value: isNode(node) ? node.toJS(document) : node }))
  const left = new Set(old)
  const take = (fits: (one: (typeof old)[number]) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found?.node
  }
  const nodes = next.map((item) => take(({ value }) => isDeepStrictEqual(value, item)))
  const named = next.map((item, index) => nodes[index] ?? take(({ value }) => isSame(value, item)))
  list.items = next.map((item, index) => {
    const node = named[index] ?? (isRecord(item) ? undefined : take((one) => one === old[index]))
    return patched(document, node, item, order, list)
  })
  // An empty list is written in brackets, and opens with its first item.
  if (old.length === 0 && !order.isOnOneLine) list.flow = false
  return list
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false
  const name = ['id', 'key', 'slug', 'name', 'side', 'about', 'title'].find((key) => one[key] !== undefined)
  return name !== undefined && one[name] === other[name]
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function defined(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
}
