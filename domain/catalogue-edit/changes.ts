import { formatBrlPlain } from '#domain/catalogue/price.ts'
import { longDate } from '#domain/text/long-date.ts'
import { keyName, type FormField, type Values } from './form/form-field.ts'
import { wordsOf, type FieldWords } from './form/field-words.ts'
import { rowsIn } from './form/keyed-rows.ts'
import { recordOf } from './form/record-of.ts'
import { changedText } from './changed-text.ts'

type Words = Readonly<Record<string, FieldWords>>

/** The fields of a form and the words for them, with which changes are described. */
interface Told {
  fields: readonly FormField[]
  words: Words
}

/**
 * The differences between two records, in sentences: 'Preço: R$ 49,90 → R$ 54,90', 'Versão “5-vias” entra'. In: both
 * records, the fields of their form and the words for them. Fields that the form does not have are left out.
 */
export function changesOf(before: Values, after: Values, { fields, words }: Told): string[] {
  return fields.flatMap((field) => fieldChanges(field, { words, path: field.name, told: '' }, [before, after]))
}

interface Place {
  words: Words
  path: string
  /** The beginning of each sentence: 'Versão “5-vias”: '. */
  told: string
}

type Pair = readonly [before: Values, after: Values]

function fieldChanges(field: FormField, { words, path, told }: Place, [before, after]: Pair): string[] {
  const [was, is] = [before[field.name], after[field.name]]
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const { label } = wordsOf(words, path)
  if (field.kind === 'record')
    return field.fields.flatMap((each) =>
      fieldChanges(each, { words, path: `${path}.${each.name}`, told }, [recordOf(was), recordOf(is)]),
    )
  if (field.kind === 'rows')
    return rowChanges(field.fields, { words, path, told }, [rowsIn(field, was), rowsIn(field, is)])
  if (field.kind === 'texts' || field.kind === 'choices') {
    const own = wordsOf(words, path)
    const named = (list: unknown) => listOf(list).map((one) => own.options?.[String(one)] ?? String(one))
    const sentences = listChanges(own, named(was), named(is))
    return sentences.map((sentence) => told + sentence)
  }
  const shown = (value: unknown) => valueText(field, value, wordsOf(words, path))
  const [old, next] = [shown(was), shown(is)]
  return old === next ? [] : [`${told}${label}: ${changedText(old, next)} → ${changedText(next, old)}`]
}

function listChanges({ label, item = label }: FieldWords, was: readonly string[], is: readonly string[]): string[] {
  const name = `${item.charAt(0).toUpperCase()}${item.slice(1)}`
  const fresh = is.filter((text) => !was.includes(text)).map((text) => `${name}: “${text}” entra`)
  const gone = was.filter((text) => !is.includes(text)).map((text) => `${name}: “${text}” sai`)
  const isReordered = fresh.length === 0 && gone.length === 0
  return isReordered
    ? [`${label}: ${was.length === is.length ? 'outra ordem' : 'itens repetidos saem'}`]
    : [...fresh, ...gone]
}

function rowChanges(
  fields: readonly FormField[],
  { words, path, told }: Place,
  [was, is]: readonly [readonly Values[], readonly Values[]],
): string[] {
  const { label, item = label } = wordsOf(words, path)
  const name = (row: Values, index: number) =>
    `${item.charAt(0).toUpperCase()}${item.slice(1)} “${rowName(row, index)}”`
  const old = keyed(was)
  const next = keyed(is)
  const changed = [...next].flatMap(([key, { row, index }]) => {
    const before = old.get(key)?.row
    if (!before) return [`${told}${name(row, index)} entra`]
    const place = { words, told: `${told}${name(row, index)}: ` }
    return fields.flatMap((field) => fieldChanges(field, { ...place, path: `${path}.${field.name}` }, [before, row]))
  })
  const gone = [...old].flatMap(([key, { row, index }]) => (next.has(key) ? [] : [`${told}${name(row, index)} sai`]))
  const kept = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...one.keys()].filter((key) => other.has(key)).join('\n')
  const isMoved = kept(old, next) !== kept(next, old)
  return [...changed, ...gone, ...(isMoved ? [`${told}${label}: outra ordem`] : [])]
}

/**
 * Rows by a key: their id, key, name or claim, with side, label, maker and code. A repeated key gets the row's number.
 */
function keyed(rows: readonly Values[]): Map<string, { row: Values; index: number }> {
  const found = new Map<string, { row: Values; index: number }>()
  for (const [index, row] of rows.entries()) {
    const told = [row.id ?? row[keyName] ?? row.key ?? row.name ?? row.about, row.side, row.label, row.maker, row.code]
    const key = told.map(plainText).join(' ')
    found.set(found.has(key) ? `${key} ${index}` : key, { row, index })
  }
  return found
}

function rowName(row: Values, index: number): string {
  const name = row.id ?? row[keyName] ?? row.name ?? row.title ?? row.label ?? row.code ?? row.connector ?? row.document
  return typeof name === 'string' ? name : String(index + 1)
}

function valueText(field: FormField, value: unknown, { options, isDay, none = '' }: FieldWords): string {
  if (value === undefined || value === field.fallback) return field.kind === 'flag' ? 'não' : none
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (field.kind === 'amount' && typeof value === 'number') return formatBrlPlain(value)
  const text = plainText(value)
  if (isDay && /^\d{4}-\d\d-\d\d$/.test(text)) return longDate(text)
  return (field.kind === 'choice' ? options?.[text] : undefined) ?? text
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
