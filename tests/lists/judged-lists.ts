import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { choicesOf } from '#domain/order-list/order-item.ts'
import { outcomeItems, type OrderEntry, type OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'

const listsSchema = v.array(v.object({ name: v.string(), lines: v.array(v.tuple([v.string(), v.string()])) }))

/** The files of judged lists beside this one, all of them right. */
export const judgedFiles = [
  'arrived.yaml',
  'studied.yaml',
  'held-out.yaml',
  'requests.yaml',
  'wards.yaml',
  'procurement.yaml',
  'portals.yaml',
  'workshops.yaml',
  'services.yaml',
  'clinics.yaml',
  'theatre.yaml',
  'municipal.yaml',
  'regions.yaml',
  'rounds.yaml',
  'mixed-studied.yaml',
  'mixed-held-out.yaml',
  'mixed-third.yaml',
  'mixed-fourth.yaml',
  'mixed-fifth.yaml',
  'mixed-sixth.yaml',
] as const

/** A list with the outcome that is expected of each of its lines. */
export type JudgedList = v.InferOutput<typeof listsSchema>[number]

/** The verdict on one line. */
export type Verdict =
  | 'right'
  /** Asked, with the right item and quantity kept, although the line is clear. */
  | 'needless'
  /** Another item or quantity is ordered than any expected outcome has. */
  | 'wrong'
  /** The line asks for something, and nothing is ordered, asked or shown of it. */
  | 'lost'
  /** Something else is asked than expected. */
  | 'other'

export interface JudgedLine {
  list: string
  line: string
  expected: string
  verdict: Verdict
  /** What was made of the line, in the notation of the answers. */
  read: string
}

/** Reads the lists of a file in tests/lists. */
export async function listsOf(name: string): Promise<JudgedList[]> {
  return v.parse(listsSchema, parse(await readFile(join(import.meta.dirname, name), 'utf8')))
}

/** Reads a list as 'Pedido rápido' does, and judges every line. */
export function judgeList({ name, lines }: JudgedList, sources: OrderSources): JudgedLine[] {
  const entries = resolveOrder(lines.map(([line]) => line).join('\n'), sources)
  return judgeLines(
    name,
    lines.map(([line, expected], place) => ({ line, number: place + 1, expected })),
    entries,
  )
}

/** Judges entries by the numbers of their lines. */
export function judgeLines(
  list: string,
  lines: readonly { line: string; number: number; expected: string }[],
  entries: readonly OrderEntry[],
): JudgedLine[] {
  return lines.map(({ line, number, expected }) => {
    const made = entries.filter((entry) => entry.line === number && !isAside(entry))
    return { list, line, expected, verdict: verdictOf(expected, made), read: made.map(short).join(' + ') || '-' }
  })
}

function verdictOf(expected: string, made: readonly OrderEntry[]): Verdict {
  const outcomes = expected.split(' | ')
  const wanted = outcomes.map((one) => (one === '-' ? [] : one.split(' + ')))
  if (wanted.some((parts) => fits(parts, made, isAsExpected))) return 'right'
  const taken = made.flatMap((entry) => orderOf(entry) ?? [])
  if (taken.some((order) => !wanted.some((parts) => parts.includes(order)))) return 'wrong'
  if (made.length === 0) return 'lost'
  return wanted.some((parts) => fits(parts, made, isAskedFor)) ? 'needless' : 'other'
}

function fits(
  parts: readonly string[],
  made: readonly OrderEntry[],
  is: (part: string, entry: OrderEntry) => boolean,
): boolean {
  const left = [...made]
  const isMet = parts.every((part) => {
    const place = left.findIndex((entry) => is(part, entry))
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
  return isMet && left.length === 0
}

function isAsExpected(part: string, entry: OrderEntry): boolean {
  if (part === orderOf(entry)) return true
  if (orderOf(entry) !== undefined) return false
  if (part.startsWith('não vendido')) return isUnsold(entry) && holdsQuantities(part, entry)
  return part.startsWith('?') && isQuestionFor(part, entry)
}

/** Whether a question leads to the order that was expected. */
function isAskedFor(part: string, entry: OrderEntry): boolean {
  if (part === orderOf(entry)) return true
  const [, code, quantity] = /^(.+) x (\d+)$/.exec(part) ?? []
  return code !== undefined && isQuestionFor(`? ${code.replaceAll(' ', '')} (${quantity})`, entry)
}

function isQuestionFor(part: string, entry: OrderEntry): boolean {
  if (orderOf(entry) !== undefined && entry.readAs === undefined) return false
  const codes = part.replaceAll(/\?|\(\d+\)/g, '')
  const offered = new Set(outcomeItems(entry.outcome).flatMap((item) => choicesOf([item]).map(({ code }) => code)))
  const named = [...offered].filter((code) => codes.includes(code) || codes.includes(code.replaceAll(' ', '')))
  const rest = named.reduce((left, code) => left.replace(code, '').replace(code.replaceAll(' ', ''), ''), codes)
  return rest.trim() === '' && holdsQuantities(part, entry)
}

function holdsQuantities(part: string, entry: OrderEntry): boolean {
  const asked = [...part.matchAll(/\((\d+)\)/g)].map(([, figure]) => Number(figure))
  const kept = quantitiesOf(entry)
  return asked.every((quantity) => kept.has(quantity))
}

function isAside({ outcome }: OrderEntry): boolean {
  return outcome.kind === 'remark' || outcome.kind === 'skipped'
}

function isUnsold({ outcome }: OrderEntry): boolean {
  return outcome.kind === 'unknown' && outcome.similarItems.length === 0
}

function orderOf({ outcome, readAs }: OrderEntry): string | undefined {
  return outcome.kind === 'certain' && readAs === undefined ? `${outcome.item.code} x ${outcome.quantity}` : undefined
}

function quantitiesOf({ outcome }: OrderEntry): Set<number> {
  if (outcome.kind === 'confirm') return new Set(outcome.readings.map(({ quantity }) => quantity))
  if (outcome.kind === 'quantity') return new Set([Number(outcome.written.replaceAll(/\D/g, ''))])
  return new Set('quantity' in outcome ? [outcome.quantity] : [])
}

function short(entry: OrderEntry): string {
  if (isUnsold(entry)) return `não vendido (${[...quantitiesOf(entry)].join(' ')})`
  const codes = outcomeItems(entry.outcome).map(({ code }) => code)
  return (
    orderOf(entry) ?? `? ${codes.slice(0, 5).join(' ')} (${[...quantitiesOf(entry)].join(') (')}) ${entry.outcome.kind}`
  )
}
