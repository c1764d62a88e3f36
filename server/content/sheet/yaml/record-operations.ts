import { isDeepStrictEqual } from 'node:util'
import type { Operation, Path } from './operation.ts'

type Values = Readonly<Record<string, unknown>>

/** The order of new keys: of the record itself, and of the records within it. */
export interface KeyOrder {
  first: readonly string[]
  within: readonly string[]
}

/**
 * The operations that turn one record into another in its file: removals, changed values, then new keys, each behind
 * the last present key that precedes it in the order. In: the record's path.
 */
export function recordOperations(path: Path, change: { old: Values; next: Values }, order: KeyOrder): Operation[] {
  const { old, next } = change
  const { first, within } = order
  const stays = Object.keys(old).filter((key) => next[key] !== undefined)
  const fresh = Object.keys(next).filter((key) => next[key] !== undefined && !(key in old))
  const there = [...stays]
  const inserts = fresh
    .toSorted((a, b) => first.indexOf(a) - first.indexOf(b))
    .map((key): Operation => {
      const rank = first.indexOf(key)
      // A key that the order does not name comes last.
      const after = rank === -1 ? there.at(-1) : there.findLast((other) => first.indexOf(other) < rank)
      there.splice(after === undefined ? 0 : there.indexOf(after) + 1, 0, key)
      return { kind: 'insert', path: [...path, key], value: next[key], after }
    })
  return [
    ...Object.keys(old)
      .filter((key) => !stays.includes(key))
      .map((key): Operation => ({ kind: 'remove', path: [...path, key] })),
    ...stays.flatMap((key) => ofValue([...path, key], [old[key], next[key]], within)),
    ...inserts,
  ]
}

type Pair = readonly [old: unknown, next: unknown]

function ofValue(path: Path, [old, next]: Pair, within: readonly string[]): Operation[] {
  if (isDeepStrictEqual(old, next)) return []
  if (Array.isArray(old) && Array.isArray(next) && old.length > 0 && next.length > 0)
    return ofList(path, [old, next], within)
  if (isRecord(old) && isRecord(next) && Object.keys(old).some((key) => next[key] !== undefined))
    return recordOperations(path, { old, next }, { first: within, within })
  return [{ kind: 'set', path, value: next }]
}

/** The operations for a list. Equal items at both ends stay; those between are changed in place or replaced. */
function ofList(
  path: Path,
  [old, next]: readonly [readonly unknown[], readonly unknown[]],
  within: readonly string[],
): Operation[] {
  const most = Math.min(old.length, next.length)
  let head = 0
  while (head < most && isDeepStrictEqual(old[head], next[head])) head += 1
  let tail = 0
  while (tail < most - head && isDeepStrictEqual(old.at(-1 - tail), next.at(-1 - tail))) tail += 1
  const gone = old.slice(head, old.length - tail)
  const fresh = next.slice(head, next.length - tail)
  if (gone.length === fresh.length && isDeepStrictEqual(gone.map(idOf), fresh.map(idOf)))
    return gone.flatMap((item, index) => ofValue([...path, head + index], [item, fresh[index]], within))
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
