import type { FieldWords } from '#domain/field-words.ts'
import { centsOf, messageAmount } from '#domain/money.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import {
  keyName,
  listOf,
  recordOf,
  rowsIn,
  textOf,
  wordsOf,
  type FormField,
  type Values,
  type WordsTable,
} from './field.ts'
import { typedField } from './form.ts'
import type { ContentKind } from './kind.ts'

export type Change = { field: string; before: string; after: string } | { field: string; event: ChangeEvent }

/** What happened to a field; 'repeated', 'unrepeated': a list's texts are the same, but some more or less often. */
type ChangeEvent = keyof typeof eventText

const eventText = {
  added: 'entra',
  removed: 'sai',
  reordered: 'em outra ordem',
  repeated: 'com itens repetidos',
  unrepeated: 'sem itens repetidos',
} as const

/** A change as a sentence: 'Preço: R$ 49,90 → R$ 54,90', 'Versão “5-vias” entra'. */
export function changeText(change: Change): string {
  if ('event' in change) return `${change.field} ${eventText[change.event]}`
  return `${change.field}: ${change.before} → ${change.after}`
}

/** The differences between two records of a kind; keys for which the kind has no field are left out. */
export function changesOf(before: Values, after: Values, { columns, words }: Pick<ContentKind, 'columns' | 'words'>) {
  return columns.flatMap((field) => fieldChanges(field, field.name, words, before[field.name], after[field.name]))
}

function fieldChanges(field: FormField, path: string, words: WordsTable, before: unknown, after: unknown): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (field.kind === 'record')
    return field.fields.flatMap((part) =>
      fieldChanges(part, `${path}.${part.name}`, words, recordOf(before)[part.name], recordOf(after)[part.name]),
    )
  if (field.kind === 'rows') return rowChanges(field.fields, path, words, rowsIn(field, before), rowsIn(field, after))
  const fieldWords = wordsOf(words, path)
  const { label, item = label } = fieldWords
  if (field.kind === 'texts' || field.kind === 'choices') {
    const textsIn = (values: unknown) =>
      listOf(values).map((value) => fieldWords.options?.[String(value)] ?? String(value))
    return listChanges(label, (text) => `${capitalized(item)} “${text}”`, textsIn(before), textsIn(after))
  }
  const [textBefore, textAfter] = [valueText(field, fieldWords, before), valueText(field, fieldWords, after)]
  if (textBefore === textAfter) return []
  return [{ field: label, before: shownText(textBefore, textAfter), after: shownText(textAfter, textBefore) }]
}

function valueText(field: FormField, { none = '', isDay, options }: FieldWords, value: unknown): string {
  if (value === undefined || value === field.fallback) return field.kind === 'flag' ? 'não' : none
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (field.kind === 'amount' && typeof value === 'number') return messageAmount(centsOf(value))
  const text = textOf(value)
  if (isDay && /^\d{4}-\d\d-\d\d$/.test(text)) return longDate(text)
  return (field.kind === 'choice' ? options?.[text] : undefined) ?? text
}

function listChanges(
  label: string,
  rowLabel: (text: string) => string,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const added = after.filter((text) => !before.includes(text))
  const removed = before.filter((text) => !after.includes(text))
  if (added.length + removed.length > 0)
    return [
      ...added.map((text): Change => ({ field: rowLabel(text), event: 'added' })),
      ...removed.map((text): Change => ({ field: rowLabel(text), event: 'removed' })),
    ]
  if (before.length === after.length) return [{ field: label, event: 'reordered' }]
  return [{ field: label, event: before.length < after.length ? 'repeated' : 'unrepeated' }]
}

function rowChanges(
  fields: readonly FormField[],
  path: string,
  words: WordsTable,
  before: readonly Values[],
  after: readonly Values[],
): Change[] {
  const { label, item = label } = wordsOf(words, path)
  const rowLabel = ({ row, index }: NumberedRow) => `${capitalized(item)} ${rowName(row, index)}`
  const [rowsBefore, rowsAfter] = [rowsByKey(before), rowsByKey(after)]
  const changes = [...rowsAfter].flatMap(([key, numbered]): Change[] => {
    const rowBefore = rowsBefore.get(key)?.row
    if (!rowBefore) return [{ field: rowLabel(numbered), event: 'added' }]
    return fields
      .flatMap((field) =>
        fieldChanges(field, `${path}.${field.name}`, words, rowBefore[field.name], numbered.row[field.name]),
      )
      .map((change) => ({ ...change, field: `${rowLabel(numbered)}, ${change.field}` }))
  })
  const removed = [...rowsBefore].flatMap(([key, numbered]): Change[] =>
    rowsAfter.has(key) ? [] : [{ field: rowLabel(numbered), event: 'removed' }],
  )
  const keysBefore = [...rowsBefore.keys()].filter((key) => rowsAfter.has(key))
  const keysAfter = [...rowsAfter.keys()].filter((key) => rowsBefore.has(key))
  const isReordered = keysBefore.some((key, index) => key !== keysAfter[index])
  return [...changes, ...removed, ...(isReordered ? [{ field: label, event: 'reordered' } as const] : [])]
}

type NumberedRow = { row: Values; index: number }

/** Indexes rows by what tells them apart in any kind of content; a repeated key gets the row's number. */
function rowsByKey(rows: readonly Values[]): Map<string, NumberedRow> {
  const numberedRows = new Map<string, NumberedRow>()
  for (const [index, row] of rows.entries()) {
    const names = [row.id ?? row[keyName] ?? row.key ?? row.name ?? row.about, row.side, row.label, row.maker, row.code]
    const key = names.map(textOf).join(' ')
    numberedRows.set(numberedRows.has(key) ? `${key} ${index}` : key, { row, index })
  }
  return numberedRows
}

function rowName(row: Values, index: number): string {
  const name = row.id ?? row[keyName] ?? row.name ?? row.title ?? row.label ?? row.code ?? row.connector ?? row.document
  const code = typeof row.sku === 'string' ? ` (${row.sku})` : ''
  return `“${typeof name === 'string' ? name : index + 1}”${code}`
}

const maximumCharacters = 80
const contextCharacters = 16

/** A text as a change shows it: whole if both are short, else 80 characters from 16 before their first difference. */
function shownText(text: string, other: string): string {
  if (text === '') return '(vazio)'
  const line = text.replaceAll(/\s+/g, ' ')
  const otherLine = other.replaceAll(/\s+/g, ' ')
  if (Math.max(line.length, otherLine.length) <= maximumCharacters) return line
  let difference = 0
  while (difference < line.length && line[difference] === otherLine[difference]) difference += 1
  const start = Math.max(0, difference - contextCharacters)
  const part = `${start > 0 ? '…' : ''}${line.slice(start)}`
  return part.length > maximumCharacters ? `${part.slice(0, maximumCharacters - 1)}…` : part
}

export type FieldConflict = { name: string; label: string; ownEdit: string; otherEdit: string }

/** Merges two persons' changes of `base` by field; one that both changed is a conflict, in which `ownEdit` wins. */
export function mergeChanges(
  { fields, words }: Pick<ContentKind, 'fields' | 'words'>,
  base: Values,
  ownEdit: Values,
  otherEdit: Values,
): { values: Values; conflicts: FieldConflict[]; unshownConflicts: string[] } {
  const differs = (name: string, a: Values, b: Values) => JSON.stringify(a[name]) !== JSON.stringify(b[name])
  const names = [...new Set([...fields.map(({ name }) => name), ...[base, ownEdit, otherEdit].flatMap(Object.keys)])]
  const unchangedByMe = names.filter((name) => !differs(name, base, ownEdit))
  const changedByBoth = names.filter(
    (name) => differs(name, base, ownEdit) && differs(name, base, otherEdit) && differs(name, ownEdit, otherEdit),
  )
  return {
    values: { ...otherEdit, ...ownEdit, ...Object.fromEntries(unchangedByMe.map((name) => [name, otherEdit[name]])) },
    conflicts: fields
      .filter(({ name }) => changedByBoth.includes(name))
      .map((field) => ({
        name: field.name,
        label: wordsOf(words, field.name).label,
        ownEdit: editText(field, words, base, ownEdit),
        otherEdit: editText(field, words, base, otherEdit),
      })),
    unshownConflicts: changedByBoth.filter((name) => fields.every((field) => field.name !== name)),
  }
}

function editText(field: FormField, words: WordsTable, base: Values, edit: Values): string {
  if (field.kind === 'text' || field.kind === 'amount' || field.kind === 'texts')
    return typedField(field, edit[field.name], field.name)[field.name] ?? ''
  return changesOf(base, edit, { columns: [field], words })
    .map(changeText)
    .join('\n')
}
