import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import * as v from 'valibot'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { editRecord, inlineValue, keyOf, pairsOf, rangeOf, setInline } from './edit-yaml-record.ts'
import { fieldOrder, fieldYaml, productYaml, recordYaml, saysSomething } from './product-yaml.ts'
import { TextEdits } from './text-edits.ts'

/**
 * A product's file with only the changed fields rewritten: comments, order and form of everything else stay.
 * In: the file's text, the product that it holds and the one that it is to hold.
 * Where that cannot be done in place (an alias, say) the whole file is written in the standard form.
 */
export function editedYaml(text: string, { before, after }: { before: ProductRecord; after: ProductRecord }): string {
  const plain = text.replaceAll('\r\n', '\n')
  const edited = edit(plain, before, after)
  const whole = holds(edited, after) ? edited : productYaml(after)
  return text.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole
}

function edit(text: string, before: ProductRecord, after: ProductRecord): string {
  const { contents } = parseDocument(text)
  if (!isMap(contents)) return ''
  const edits = new TextEdits(text)
  const old: Readonly<Record<string, unknown>> = { ...before }
  const next: Readonly<Record<string, unknown>> = { ...after }
  const changed = fieldOrder.filter((field) => !isDeepStrictEqual(old[field], next[field]))
  const gone = changed.filter((field) => !saysSomething(next[field]))
  for (const field of gone) removeField(edits, contents, field)
  for (const field of changed.filter((name) => !gone.includes(name)))
    setField(edits, { contents, gone }, { field, value: next[field] })
  return edits.apply()
}

function holds(text: string, product: ProductRecord): boolean {
  try {
    return isDeepStrictEqual(said(v.parse(productSchema, { ...parse(text), id: product.id })), said(product))
  } catch {
    return false
  }
}

/** What a product says, without the fields that stand in it as undefined. */
function said(product: ProductRecord): unknown {
  return JSON.parse(JSON.stringify(product))
}

/** Takes a field out with its line or lines; a comment beside it stays, on a line of its own. */
function removeField(edits: TextEdits, contents: YAMLMap, field: string): void {
  const pair = pairsOf(contents).find(({ key }) => keyOf(key) === field)
  if (!pair) return
  const [start] = rangeOf(pair.key)
  const [, valueEnd] = rangeOf(pair.value ?? pair.key)
  const end = edits.lineEnd(valueEnd)
  const [comment = ''] = /#.*\n?$/.exec(edits.text.slice(valueEnd, end)) ?? []
  edits.replace(edits.lineStart(start), end, comment)
}

function setField(
  edits: TextEdits,
  { contents, gone }: { contents: YAMLMap; gone: readonly string[] },
  { field, value }: { field: string; value: unknown },
): void {
  const pairs = pairsOf(contents)
  const pair = pairs.find(({ key }) => keyOf(key) === field)
  if (!pair) {
    const earlier = new Set(fieldOrder.slice(0, fieldOrder.indexOf(field)))
    const previous = pairs.findLast(({ key }) => earlier.has(keyOf(key)) && !gone.includes(keyOf(key)))
    const at = previous
      ? edits.lineEnd(rangeOf(previous.value ?? previous.key)[1])
      : edits.lineStart(rangeOf(contents)[0])
    const isOpen = at === edits.text.length && at > 0 && !edits.text.endsWith('\n')
    edits.insert(at, (isOpen ? '\n' : '') + fieldYaml(field, value))
    return
  }
  const { value: node } = pair
  if (isMap(node) && isRecord(value)) editRecord(edits, node, value)
  else if (isSeq(node) && !node.flow && Array.isArray(value)) editList(edits, node, { field, items: value })
  else if (isScalar(node) && !String(node.type).startsWith('BLOCK') && typeof value !== 'object')
    setInline(edits, node, value)
  else {
    const colon = edits.text.indexOf(':', rangeOf(pair.key)[1]) + 1
    const [, end] = rangeOf(node ?? pair.key)
    const isOpen = edits.text[end - 1] === '\n'
    const put = fieldYaml(field, value)
      .slice(field.length + 1)
      .trimEnd()
    edits.replace(colon, Math.max(colon, end), put + (isOpen ? '\n' : ''))
  }
}

/** Changes the items of a list that differ: in place where their number is the same, else what lies between equal ends. */
function editList(edits: TextEdits, list: YAMLSeq, { field, items }: { field: string; items: unknown[] }): void {
  const old = v.parse(v.array(v.unknown()), list.toJSON())
  const same = (a: unknown, b: unknown) => isDeepStrictEqual(a, b)
  let head = 0
  while (head < Math.min(old.length, items.length) && same(old[head], items[head])) head += 1
  let tail = 0
  while (tail < Math.min(old.length, items.length) - head && same(old.at(-1 - tail), items.at(-1 - tail))) tail += 1
  const oldNodes = list.items.slice(head, old.length - tail)
  const fresh = items.slice(head, items.length - tail)
  const names = (values: readonly unknown[]) => values.map((value) => (isRecord(value) ? value['id'] : undefined))
  if (oldNodes.length === fresh.length && same(names(old.slice(head, old.length - tail)), names(fresh))) {
    for (const [index, node] of oldNodes.entries()) editItem(edits, node, fresh[index])
    return
  }
  const [column] = rangeOf(list)
  const indent = ' '.repeat(column - edits.lineStart(column))
  const lines = fresh.map((item) => `${indent}- ${itemYaml(field, item)}\n`).join('')
  const [first] = oldNodes
  const last = oldNodes.at(-1)
  const previous = list.items[head - 1]
  const start = first
    ? edits.lineStart(rangeOf(first)[0])
    : previous
      ? edits.lineEnd(rangeOf(previous)[1])
      : edits.lineStart(column)
  edits.replace(start, last ? edits.lineEnd(rangeOf(last)[1]) : start, lines)
}

function editItem(edits: TextEdits, node: unknown, value: unknown): void {
  if (isMap(node) && isRecord(value)) editRecord(edits, node, value)
  else setInline(edits, node, value)
}

function itemYaml(field: string, item: unknown): string {
  if (isRecord(item)) return recordYaml(item)
  const [, line] = /^[^\n]*\n\s*- ([\s\S]*)$/.exec(fieldYaml(field, [item])) ?? []
  return line?.trimEnd() ?? inlineValue(item)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
