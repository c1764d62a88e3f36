import { centsOf, centsText } from '#domain/money.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { keyName, recordOf, rowsIn, wordsOf, type FormField, type Values, type WordsTable } from './field.ts'
import { typedField } from './form.ts'
import type { ContentKind } from './kind.ts'

/** One difference between two versions of a thing, in words. */
export interface Change {
  /** What changed: 'Preço', 'Versão “5-vias” (C5), Preço'. */
  field: string
  /** Its old value; undefined where `after` tells what happened: 'entra', 'sai', 'em outra ordem'. */
  before?: string
  after: string
}

/** A change as a sentence: 'Preço: R$ 49,90 → R$ 54,90', 'Versão “5-vias” entra'. */
export function changeText({ field, before, after }: Change): string {
  return before === undefined ? `${field} ${after}` : `${field}: ${before} → ${after}`
}

/** The differences between two records of a kind. Keys for which the kind has no field are left out. */
export function changesOf(
  before: Values,
  after: Values,
  { columns, words }: Pick<ContentKind, 'columns' | 'words'>,
): Change[] {
  return columns.flatMap((field) => fieldChanges(field, field.name, words, before[field.name], after[field.name]))
}

function fieldChanges(field: FormField, path: string, words: WordsTable, was: unknown, is: unknown): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const own = wordsOf(words, path)
  if (field.kind === 'record')
    return field.fields.flatMap((each) =>
      fieldChanges(each, `${path}.${each.name}`, words, recordOf(was)[each.name], recordOf(is)[each.name]),
    )
  if (field.kind === 'rows') return rowChanges(field.fields, path, words, rowsIn(field, was), rowsIn(field, is))
  const { label, item = label } = own
  if (field.kind === 'texts' || field.kind === 'choices') {
    const named = (list: unknown) => listOf(list).map((one) => own.options?.[String(one)] ?? String(one))
    return listChanges(label, (text) => `${capital(item)} “${text}”`, named(was), named(is))
  }
  const text = (value: unknown) => {
    if (value === undefined || value === field.fallback) return field.kind === 'flag' ? 'não' : (own.none ?? '')
    if (typeof value === 'boolean') return value ? 'sim' : 'não'
    if (field.kind === 'amount' && typeof value === 'number') return centsText(centsOf(value))
    const plain = plainText(value)
    if (own.isDay && /^\d{4}-\d\d-\d\d$/.test(plain)) return longDate(plain)
    return (field.kind === 'choice' ? own.options?.[plain] : undefined) ?? plain
  }
  const [old, next] = [text(was), text(is)]
  return old === next ? [] : [{ field: label, before: changedText(old, next), after: changedText(next, old) }]
}

/** What is added to, removed from and reordered in a list of texts or keys. */
function listChanges(
  label: string,
  rowLabel: (text: string) => string,
  was: readonly string[],
  is: readonly string[],
): Change[] {
  const fresh = is.filter((text) => !was.includes(text)).map((text) => ({ field: rowLabel(text), after: 'entra' }))
  const gone = was.filter((text) => !is.includes(text)).map((text) => ({ field: rowLabel(text), after: 'sai' }))
  if (fresh.length + gone.length > 0) return [...fresh, ...gone]
  return [{ field: label, after: orderOrRepetition(was.length, is.length) }]
}

/** What is left to tell of two lists with the same texts. */
function orderOrRepetition(lengthBefore: number, lengthAfter: number): string {
  if (lengthBefore === lengthAfter) return 'em outra ordem'
  return lengthBefore < lengthAfter ? 'com itens repetidos' : 'sem itens repetidos'
}

function rowChanges(
  fields: readonly FormField[],
  path: string,
  words: WordsTable,
  was: readonly Values[],
  is: readonly Values[],
): Change[] {
  const { label, item = label } = wordsOf(words, path)
  const rowLabel = (row: Values, index: number) => `${capital(item)} ${rowName(row, index)}`
  const [old, next] = [rowsByKey(was), rowsByKey(is)]
  const changed = [...next].flatMap(([key, { row, index }]): Change[] => {
    const before = old.get(key)?.row
    if (!before) return [{ field: rowLabel(row, index), after: 'entra' }]
    return fields
      .flatMap((field) => fieldChanges(field, `${path}.${field.name}`, words, before[field.name], row[field.name]))
      .map((change) => ({ ...change, field: `${rowLabel(row, index)}, ${change.field}` }))
  })
  const gone = [...old].flatMap(([key, { row, index }]) =>
    next.has(key) ? [] : [{ field: rowLabel(row, index), after: 'sai' }],
  )
  const order = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...one.keys()].filter((key) => other.has(key)).join('\n')
  const isMoved = order(old, next) !== order(next, old)
  return [...changed, ...gone, ...(isMoved ? [{ field: label, after: 'em outra ordem' }] : [])]
}

/**
 * Rows by a key: their id, key, name or claim, with side, label, maker and code. A repeated key gets the row's number.
 */
function rowsByKey(rows: readonly Values[]): Map<string, { row: Values; index: number }> {
  const found = new Map<string, { row: Values; index: number }>()
  for (const [index, row] of rows.entries()) {
    const names = [row.id ?? row[keyName] ?? row.key ?? row.name ?? row.about, row.side, row.label, row.maker, row.code]
    const key = names.map(plainText).join(' ')
    found.set(found.has(key) ? `${key} ${index}` : key, { row, index })
  }
  return found
}

function rowName(row: Values, index: number): string {
  const name = row.id ?? row[keyName] ?? row.name ?? row.title ?? row.label ?? row.code ?? row.connector ?? row.document
  const code = typeof row.sku === 'string' ? ` (${row.sku})` : ''
  return `“${typeof name === 'string' ? name : index + 1}”${code}`
}

const maximumCharacters = 80
const contextCharacters = 16

/**
 * A text as a change shows it. If both texts are short, it stays whole; else it begins 16 characters before its first
 * difference from the other and is cut to 80 characters. An empty text is '(vazio)'.
 */
function changedText(text: string, other: string): string {
  if (text === '') return '(vazio)'
  const line = text.replaceAll(/\s+/g, ' ')
  const otherLine = other.replaceAll(/\s+/g, ' ')
  if (Math.max(line.length, otherLine.length) <= maximumCharacters) return line
  let parting = 0
  while (parting < line.length && line[parting] === otherLine[parting]) parting += 1
  const start = Math.max(0, parting - contextCharacters)
  const part = `${start > 0 ? '…' : ''}${line.slice(start)}`
  return part.length > maximumCharacters ? `${part.slice(0, maximumCharacters - 1)}…` : part
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A field that two persons changed, to different values, with each change in words. */
export interface FieldConflict {
  name: string
  label: string
  mine: string
  otherEdit: string
}

/**
 * Merges two changes of one record, field by field: a field that only one person changed gets that person's value;
 * where both changed it, to different values, `mine` wins and the field is reported. In: what both started from, my
 * version, the other person's. Out: also the names of values without a field that both changed.
 */
export function mergeChanges(
  { fields, words }: Pick<ContentKind, 'fields' | 'words'>,
  seen: Values,
  mine: Values,
  otherEdit: Values,
): { values: Values; both: FieldConflict[]; others: string[] } {
  const isSame = (name: string, one: Values, other: Values) => JSON.stringify(one[name]) === JSON.stringify(other[name])
  const names = [...new Set([...fields.map(({ name }) => name), ...[seen, mine, otherEdit].flatMap(Object.keys)])]
  const theirChanges = names.filter((name) => isSame(name, seen, mine)).map((name) => [name, otherEdit[name]] as const)
  const both = names.filter(
    (name) => !isSame(name, seen, mine) && !isSame(name, seen, otherEdit) && !isSame(name, mine, otherEdit),
  )
  return {
    values: { ...otherEdit, ...mine, ...Object.fromEntries(theirChanges) },
    both: fields
      .filter(({ name }) => both.includes(name))
      .map((field) => ({
        name: field.name,
        label: wordsOf(words, field.name).label,
        mine: fieldText(field, words, seen, mine),
        otherEdit: fieldText(field, words, seen, otherEdit),
      })),
    others: both.filter((name) => fields.every((field) => field.name !== name)),
  }
}

/** A field as one person changed it: a plain value as its text, any other by its changes in sentences. */
function fieldText(field: FormField, words: WordsTable, seen: Values, changed: Values): string {
  if (field.kind === 'text' || field.kind === 'amount' || field.kind === 'texts')
    return typedField(field, changed[field.name], field.name)[field.name] ?? ''
  return changesOf(seen, changed, { columns: [field], words })
    .map(changeText)
    .join('\n')
}
