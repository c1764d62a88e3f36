import * as v from 'valibot'
import { buyerLineSchema } from '#domain/buyer/buyer-line.ts'
import { maximumQuantity, maximumNoteLength, type CartLine } from '#domain/cart/cart.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { cutText } from '#domain/text/normalize.ts'
import { jsonTextSchema, tryParse, trimmedText, wholeNumber } from '#domain/text/text-schemas.ts'
import type { SavedMachine } from './machines.ts'

/** The fragment that opens a saved list: '/pedido-rapido#lista-{id}'. It works only on the device that has the list. */
export function savedFragment(id: string): string {
  return `lista-${encodeURIComponent(id)}`
}

/** The id in a saved list's fragment; undefined for any other fragment. */
export function savedIdOf(fragment: string): string | undefined {
  const id = /^lista-(.+)$/.exec(fragment)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined // An incomplete percent escape: the fragment was typed by hand.
  }
}

export const maximumSavedLists = 20
export const maximumSavedLines = 200
const maximumNameLength = 60

const lineSchema = v.object({
  productId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  variantId: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The code on the label, by which a line is named when its product is gone. */
  code: v.pipe(v.string(), v.maxLength(60)),
  quantity: wholeNumber(1, maximumQuantity),
  options: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.pipe(v.string(), v.maxLength(maximumNoteLength))),
  buyerLine: v.optional(buyerLineSchema),
})
/** A line of a saved list: product and quantity, never a price or a name. */
export type SavedLine = v.InferOutput<typeof lineSchema>

/** A cart line in the form that saved lists have; an empty note is left out. */
export function savedLine(line: Omit<CartLine, 'id'>): SavedLine {
  const { product, variantId, quantity, selectedOptions, note, buyerLine } = line
  const { code } = itemFor(product, variantId)
  return {
    productId: product.id,
    code,
    quantity,
    ...(variantId !== undefined && { variantId }),
    ...(selectedOptions && { options: selectedOptions }),
    ...(note && { note }),
    ...(buyerLine && { buyerLine }),
  }
}

/** A list whose lines are read later, one by one, so that an invalid one is left out and named. */
const listSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  name: v.pipe(trimmedText, v.maxLength(maximumNameLength)),
  /** The ISO date on which the list was saved. */
  savedOn: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  lines: v.array(v.unknown()),
})
const listsFile = jsonTextSchema(v.object({ version: v.literal(1), lists: v.array(v.unknown()) }))

export interface SavedList extends Omit<v.InferOutput<typeof listSchema>, 'lines'> {
  lines: SavedLine[]
}

/** Reads stored or exported lists. Out: `faults`, messages that name what could not be read. */
export function parseSavedLists(text: string): { lists: SavedList[]; faults: string[] } {
  const stored = tryParse(listsFile, text)
  if (!stored) return { lists: [], faults: ['O arquivo não é uma exportação de listas deste site.'] }
  const readings = stored.lists.map((list, index) => readList(list, index + 1))
  const lists = readings.flatMap(({ list }) => list ?? [])
  const faults = readings.flatMap((reading) => reading.faults)
  if (lists.length > maximumSavedLists)
    faults.push(`Há mais de ${maximumSavedLists} listas: as primeiras ${maximumSavedLists} foram lidas.`)
  return { lists: lists.slice(0, maximumSavedLists), faults }
}

/** Writes lists for the device's storage, or for an export, which also includes the visitor's machines. */
export function serializeSavedLists(lists: readonly SavedList[], machines?: readonly SavedMachine[]): string {
  return JSON.stringify({ version: 1, lists, machines })
}

/** Adds a list; an existing name gets a number, 'UTI (2)', and overwrites nothing. Undefined when there is no room. */
export function addSavedList(lists: readonly SavedList[], list: SavedList): SavedList[] | undefined {
  if (lists.length >= maximumSavedLists || list.lines.length > maximumSavedLines) return undefined
  return [...lists, { ...list, name: freeName(lists, cutText(list.name.trim(), maximumNameLength) || 'Lista') }]
}

/** Adds imported lists to the existing ones. Out: the lists, and the names of those for which there was no room. */
export function importSavedLists(lists: readonly SavedList[], imported: readonly SavedList[], newId: () => string) {
  let joined = [...lists]
  const withoutRoom: string[] = []
  for (const list of imported) {
    const next = addSavedList(joined, { ...list, id: newId() })
    if (next) joined = next
    else withoutRoom.push(list.name)
  }
  return { lists: joined, withoutRoom }
}

function freeName(lists: readonly SavedList[], requestedName: string): string {
  const usedNames = new Set(lists.map(({ name }) => name))
  let name = requestedName
  for (let number = 2; usedNames.has(name); number++)
    name = `${cutText(requestedName, maximumNameLength - 5)} (${number})`
  return name
}

function readList(source: unknown, position: number): { list?: SavedList; faults: string[] } {
  const list = tryParse(listSchema, source)
  if (!list) return { faults: [`Lista ${position}: não foi possível ler.`] }
  const parsedLines = list.lines.map((line) => tryParse(lineSchema, line))
  const lines = parsedLines.flatMap((line) => line ?? [])
  const faults = parsedLines.flatMap((line, index) =>
    line ? [] : [`Lista “${list.name}”, linha ${index + 1}: não foi possível ler.`],
  )
  if (lines.length > maximumSavedLines)
    faults.push(`Lista “${list.name}”: só as primeiras ${maximumSavedLines} linhas foram lidas.`)
  return { list: { ...list, lines: lines.slice(0, maximumSavedLines) }, faults }
}
