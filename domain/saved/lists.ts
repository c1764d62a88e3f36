import type { SavedMachine } from './machines.ts'
import { maximumQuantity, maximumNoteLength } from '#domain/cart/cart.ts'
import {
  isCount,
  isLabel,
  isMatch,
  isOptional,
  isText,
  isTexts,
  parsedJson,
  readObject,
  type Checks,
} from '#domain/text/checks.ts'

export const mostLists = 20
export const mostListLines = 200
const longestName = 60

/** A line of a saved list: what is ordered, never what it costs or is called. */
export interface SavedLine {
  productId: string
  variantId?: string | undefined
  /** As it stood on the label: names a line whose product is gone. */
  code: string
  quantity: number
  options?: Record<string, string> | undefined
  note?: string | undefined
}

const storedLine: Checks<SavedLine> = {
  productId: isText(200, 1),
  variantId: isOptional(isText(200)),
  code: isText(60),
  quantity: isCount(maximumQuantity),
  options: isOptional(isTexts),
  note: isOptional(isText(maximumNoteLength)),
}

/** A named list on the visitor's device. */
export interface SavedList {
  id: string
  name: string
  /** ISO date. */
  savedOn: string
  lines: SavedLine[]
}

const storedList: Checks<StoredList> = {
  id: isText(60, 1),
  name: (value) => isLabel(value) && String(value).trim().length <= longestName,
  savedOn: isMatch(/^\d{4}-\d{2}-\d{2}$/),
  lines: Array.isArray,
}
type StoredList = Omit<SavedList, 'lines'> & { lines: unknown[] }

/** What was read, and what could not be, in words that name the place. */
export interface ReadLists {
  lists: SavedList[]
  faults: string[]
}

/** Reads lists as they were stored or exported. Bad lines and lists are left out and named; good ones are kept. */
export function readLists(text: string): ReadLists {
  const file = readObject<{ version: 1; lists: unknown[] }>(parsedJson(text), {
    version: (value) => value === 1,
    lists: Array.isArray,
  })
  if (!file) return { lists: [], faults: ['O arquivo não é uma exportação de listas deste site.'] }
  const read = file.lists.map((one, place) => readList(one, place + 1))
  const lists = read.flatMap(({ list }) => list ?? [])
  const faults = read.flatMap((one) => one.faults)
  if (lists.length > mostLists) faults.push(`Há mais de ${mostLists} listas: as primeiras ${mostLists} foram lidas.`)
  return { lists: lists.slice(0, mostLists), faults }
}

/** Lists as text, for the device's storage and for export, where the visitor's machines go along. */
export function writeLists(lists: readonly SavedList[], machines?: readonly SavedMachine[]): string {
  return JSON.stringify({ version: 1, lists, machines })
}

/** Adds a list; one of the same name is not overwritten but gets a number: 'UTI (2)'. Undefined when there is no room. */
export function addList(lists: readonly SavedList[], list: SavedList): SavedList[] | undefined {
  if (lists.length >= mostLists || list.lines.length > mostListLines) return undefined
  return [...lists, { ...list, name: freeName(lists, list.name.trim().slice(0, longestName) || 'Lista') }]
}

/** Adds what was imported beside what is there. Out: the lists, and the names of those for which there was no room. */
export function importLists(
  lists: readonly SavedList[],
  imported: readonly SavedList[],
  newId: () => string,
): { lists: SavedList[]; left: string[] } {
  let joined = [...lists]
  const left: string[] = []
  for (const list of imported) {
    const next = addList(joined, { ...list, id: newId() })
    if (next) joined = next
    else left.push(list.name)
  }
  return { lists: joined, left }
}

function freeName(lists: readonly SavedList[], wanted: string): string {
  const taken = new Set(lists.map(({ name }) => name))
  let name = wanted
  for (let number = 2; taken.has(name); number++) name = `${wanted.slice(0, longestName - 5)} (${number})`
  return name
}

function readList(source: unknown, place: number): { list?: SavedList; faults: string[] } {
  const list = readObject(source, storedList)
  if (!list) return { faults: [`Lista ${place}: não foi possível ler.`] }
  const facts = { ...list, name: list.name.trim() }
  const read = list.lines.map((line) => readObject(line, storedLine))
  const lines = read.flatMap((line) => line ?? [])
  const faults = read.flatMap((line, at) =>
    line ? [] : [`Lista “${facts.name}”, linha ${at + 1}: não foi possível ler.`],
  )
  if (lines.length > mostListLines)
    faults.push(`Lista “${facts.name}”: só as primeiras ${mostListLines} linhas foram lidas.`)
  return { list: { ...facts, lines: lines.slice(0, mostListLines) }, faults }
}
