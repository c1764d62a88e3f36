import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import * as v from 'valibot'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { Operation, Path } from './operation.ts'
import { fieldOrder, productYaml, recordOrder, saysSomething } from './product-yaml.ts'
import { edited, EditRefused } from './yaml-operations.ts'

/**
 * A product's file with only the changed fields rewritten; comments, order and style of the rest stay. In: the file's
 * text, its product, and the new product. Where that is not possible in place (an alias, for example) the whole file is
 * written in the standard form.
 */
export function editedYaml(text: string, { before, after }: { before: ProductRecord; after: ProductRecord }): string {
  try {
    return splicedYaml(text, { before, after })
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    const whole = productYaml(after)
    return text.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole
  }
}

/**
 * The same, but throws an EditRefused where it is not possible in place or the text would not hold the intended
 * product.
 */
export function splicedYaml(text: string, { before, after }: { before: ProductRecord; after: ProductRecord }): string {
  const plain = text.replaceAll('\r\n', '\n')
  const changed = operationsFor(v.parse(anyRecord, parse(plain)), before, after).reduce(edited, plain)
  if (!holds(changed, after)) throw new EditRefused('The text would not hold the product that is meant')
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed
}

const anyRecord = v.record(v.string(), v.unknown())

function holds(text: string, product: ProductRecord): boolean {
  const read = v.safeParse(productSchema, { ...parse(text), id: product.id })
  return read.success && isDeepStrictEqual(said(read.output), said(product))
}

/** A product without fields that are undefined. */
function said(product: ProductRecord): Values {
  return v.parse(anyRecord, JSON.parse(JSON.stringify(product)))
}

/** The operations that turn one product into another. In: also the file's own data, which omit defaults. */
function operationsFor(written: Values, before: ProductRecord, after: ProductRecord): Operation[] {
  const [old, next] = [said(before), said(after)]
  const changed = fieldOrder.filter((field) => !isDeepStrictEqual(old[field], next[field]))
  const wanted: Values = { ...written }
  for (const field of changed) wanted[field] = saysSomething(next[field]) ? next[field] : undefined
  return ofRecord([], { old: written, next: wanted, order: fieldOrder })
}

type Values = Record<string, unknown>

/** Removed keys first, then changed values, then new keys, each after its nearest predecessor in the standard order. */
function ofRecord(
  path: Path,
  { old, next, order }: { old: Values; next: Values; order: readonly string[] },
): Operation[] {
  const stays = Object.keys(old).filter((key) => next[key] !== undefined)
  const fresh = Object.keys(next).filter((key) => next[key] !== undefined && !(key in old))
  const there = [...stays]
  const inserts = fresh
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((key): Operation => {
      const rank = order.indexOf(key)
      const after = there.findLast((other) => order.indexOf(other) < rank)
      there.splice(after === undefined ? 0 : there.indexOf(after) + 1, 0, key)
      return { kind: 'insert', path: [...path, key], value: next[key], after }
    })
  return [
    ...Object.keys(old)
      .filter((key) => !stays.includes(key))
      .map((key): Operation => ({ kind: 'remove', path: [...path, key] })),
    ...stays.flatMap((key) => ofValue([...path, key], old[key], next[key])),
    ...inserts,
  ]
}

function ofValue(path: Path, old: unknown, next: unknown): Operation[] {
  if (isDeepStrictEqual(old, next)) return []
  if (Array.isArray(old) && Array.isArray(next) && old.length > 0 && next.length > 0) return ofList(path, old, next)
  if (isRecord(old) && isRecord(next) && Object.keys(old).some((key) => next[key] !== undefined))
    return ofRecord(path, { old, next, order: recordOrder })
  return [{ kind: 'set', path, value: next }]
}

/** Lists that differ in the middle: in place where they have the same length, else items are removed and inserted. */
function ofList(path: Path, old: readonly unknown[], next: readonly unknown[]): Operation[] {
  const most = Math.min(old.length, next.length)
  let head = 0
  while (head < most && isDeepStrictEqual(old[head], next[head])) head += 1
  let tail = 0
  while (tail < most - head && isDeepStrictEqual(old.at(-1 - tail), next.at(-1 - tail))) tail += 1
  const gone = old.slice(head, old.length - tail)
  const fresh = next.slice(head, next.length - tail)
  if (gone.length === fresh.length && isDeepStrictEqual(gone.map(idOf), fresh.map(idOf)))
    return gone.flatMap((item, index) => ofValue([...path, head + index], item, fresh[index]))
  if (gone.length === old.length) return [{ kind: 'set', path, value: next }]
  return [
    ...gone.map((): Operation => ({ kind: 'remove', path: [...path, head] })),
    ...fresh.map((value, index): Operation => ({ kind: 'insert', path: [...path, head + index], value })),
  ]
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? item['id'] : undefined
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
