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

export type YamlPath = readonly (string | number)[]

/** The error for a file that cannot be changed from here, and was not. Its message is for the person at the desk. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}

/** The settings with which all content is printed, so that an edit changes its own lines alone. */
export const printing = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const
/** The most characters of a text that is written behind its key, and of a record that is written on one line. */
const maximumLengths = { text: 120, record: 200 }
const noOrder: KeyOrder = { keys: new Map() }

/**
 * A YAML text with another value at a path: undefined removes, a list's length appends. What stays keeps its comments,
 * style and place. Throws an EditRefused for anchors or faults, and where the result is not the intended data.
 */
export function editedYaml(text: string, path: YamlPath, value: unknown, order: KeyOrder = noOrder): string {
  const reason = uneditableReason(text)
  if (reason !== undefined) throw new EditRefused(reason)
  const document = parseDocument(text.replaceAll('\r\n', '\n'))
  if (document.errors.length > 0) throw new EditRefused('O arquivo tem uma falha: acerte-o primeiro.')
  const isEmpty = document.contents === null
  const intended = withValue(document.toJS() ?? undefined, path, value)
  document.contents = patchNode(document, document.contents, intended, orderAt(path, order)) as typeof document.contents
  if (isEmpty && (isMap(document.contents) || isSeq(document.contents))) document.contents.flow = false
  const written = document.toString(printing)
  if (!isDeepStrictEqual(parse(written), intended))
    throw new EditRefused('O arquivo não pode ser mudado neste lugar sem mudar outra coisa. Mude-o no servidor.')
  return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
}

/** The text of a new file. */
export const newYaml = (value: Readonly<Record<string, unknown>>, order: KeyOrder): string =>
  editedYaml('', [], withoutUndefined(value), order)

/** Why no form can change a text: where YAML has an anchor, a change of one place would change others too. */
export function uneditableReason(text: string): string | undefined {
  let hasAnchor = false
  visit(parseDocument(text), {
    Node: (_key, node) => {
      if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined)) hasAnchor = true
      return hasAnchor ? visit.BREAK : undefined
    },
  })
  return hasAnchor
    ? 'O arquivo usa âncoras do YAML (& e *), e o que se muda em um lugar mudaria também em outro. Mude-o no servidor.'
    : undefined
}

function withValue(data: unknown, [step, ...rest]: YamlPath, value: unknown): unknown {
  if (step === undefined) return value
  const copy: unknown =
    typeof step === 'number' ? [...(Array.isArray(data) ? data : [])] : { ...(isRecord(data) && data) }
  if (Array.isArray(copy)) {
    if (rest.length === 0 && value === undefined) copy.splice(Number(step), 1)
    else copy[Number(step)] = withValue(copy[Number(step)], rest, value)
  } else if (isRecord(copy)) {
    if (rest.length === 0 && value === undefined) delete copy[step]
    else copy[step] = withValue(copy[step], rest, value)
  }
  return copy
}

/** The order of a whole file's keys, made from that of the value at a path; a list's items have the list's order. */
function orderAt(path: YamlPath, order: KeyOrder): KeyOrder {
  const keys = path.filter((step) => typeof step === 'string')
  return keys.reduce<KeyOrder>((within) => ({ keys: new Map([['*', within]]) }), order)
}

/** A node with the value: the old one where it can be changed, else a new one that keeps the comment. */
function patchNode(document: Document, node: unknown, value: unknown, order: KeyOrder, beside?: YAMLSeq): unknown {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node
  if (isMap(node) && isRecord(value)) return patchMap(document, node, value, order)
  if (isSeq(node) && Array.isArray(value)) return patchList(document, node, value, order)
  const created = createdNode(document, value, order)
  if (isNode(node) && isNode(created)) {
    const { commentBefore, comment, spaceBefore } = node
    Object.assign(created, { commentBefore, comment, spaceBefore })
  }
  if (isScalar(created)) Object.assign(created, { type: typeOf(created.value, isScalar(node) ? node.type : undefined) })
  if (isMap(created)) {
    const sibling = beside?.items.find((item) => isMap(item))
    created.flow = isMap(sibling) ? sibling.flow === true : JSON.stringify(value).length <= maximumLengths.record
  }
  if (isSeq(created)) created.flow = created.items.length === 0 || order.isOnOneLine === true
  return created
}

function createdNode(document: Document, value: unknown, order: KeyOrder): unknown {
  if (isRecord(value)) return patchMap(document, document.createNode({}), value, order)
  if (Array.isArray(value)) return patchList(document, document.createNode([]), value, order)
  return document.createNode(value)
}

/** The style of a text. A block loses spaces at its ends, and its lines that begin with one may be misread. */
function typeOf(value: unknown, oldType: Scalar.Type | undefined | null): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  const canBeBlock = /^\S[^]*\S$/.test(value) && !/\n[ \t]/.test(value) && !/[ \t]\n/.test(value)
  if (value.includes('\n') && !canBeBlock) return Scalar.QUOTE_DOUBLE
  if ((oldType === Scalar.BLOCK_FOLDED || oldType === Scalar.BLOCK_LITERAL) && canBeBlock) return oldType
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  return value.length > maximumLengths.text && canBeBlock ? Scalar.BLOCK_FOLDED : undefined
}

function patchMap(document: Document, map: YAMLMap, next: Readonly<Record<string, unknown>>, order: KeyOrder): YAMLMap {
  const orderIn = (key: string) => order.keys.get(key) ?? order.keys.get('*') ?? noOrder
  map.items = map.items.filter(({ key }) => next[keyOf(key)] !== undefined)
  for (const pair of map.items) {
    const key = keyOf(pair.key)
    pair.value = patchNode(document, pair.value, next[key], orderIn(key))
  }
  const ranks = [...order.keys.keys()]
  const rank = (key: string) => (order.keys.has(key) ? ranks.indexOf(key) : ranks.length)
  for (const [key, value] of Object.entries(next)) {
    if (value === undefined || map.has(key)) continue
    const at = map.items.findLastIndex((pair) => rank(keyOf(pair.key)) <= rank(key)) + 1
    map.items.splice(at, 0, document.createPair(key, patchNode(document, undefined, value, orderIn(key))))
  }
  return map
}

/** A list with the next items. One that stays keeps its node; one that changed is known again by id, name or place. */
function patchList(document: Document, list: YAMLSeq, next: readonly unknown[], order: KeyOrder): YAMLSeq {
  const oldItems = list.items.map((node) => ({ node, value: isNode(node) ? node.toJS(document) : node }))
  const unmatched = new Set(oldItems)
  const takeMatch = (fits: (item: (typeof oldItems)[number]) => boolean) => {
    for (const item of unmatched) {
      if (!fits(item)) continue
      unmatched.delete(item)
      return item.node
    }
    return undefined
  }
  const nodes = next.map((item) => takeMatch(({ value }) => isDeepStrictEqual(value, item)))
  const matched = next.map((item, index) => nodes[index] ?? takeMatch(({ value }) => isSameItem(value, item)))
  list.items = next.map((item, index) => {
    const node = matched[index] ?? (isRecord(item) ? undefined : takeMatch((oldItem) => oldItem === oldItems[index]))
    return patchNode(document, node, item, order, list)
  })
  // An empty list is written in brackets, and opens with its first item.
  if (oldItems.length === 0 && !order.isOnOneLine) list.flow = false
  return list
}

function isSameItem(item: unknown, other: unknown): boolean {
  if (!isRecord(item) || !isRecord(other)) return false
  const name = ['id', 'key', 'slug', 'name', 'side', 'about', 'title'].find((key) => item[key] !== undefined)
  return name !== undefined && item[name] === other[name]
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const withoutUndefined = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
