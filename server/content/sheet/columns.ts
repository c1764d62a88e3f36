import {
  listOf,
  recordOf,
  textOf,
  wordsOf,
  type FormField,
  type WordsTable,
  type Values,
} from '#domain/editing/field.ts'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { readCents, reaisOf } from '#domain/money.ts'
import type { FaultCode } from '#server/content-error.ts'

type Decoded = { value: unknown } | { code: FaultCode; problem: string }

/** How a value is written in a cell and read from it: '' for an absent one. `decode` gets cells that are not empty. */
export type Codec = { encode: (value: unknown) => string; decode: (cell: string) => Decoded }

/** The codec for a field. In: the field's path, such as 'variants.sku', and the words of its kind for messages. */
export function codecOf(field: FormField, path: string, words: WordsTable): Codec {
  const codec = codecOfKind(field, path, words)
  return { ...codec, encode: (value) => (value === undefined || value === field.fallback ? '' : codec.encode(value)) }
}

function codecOfKind(field: FormField, path: string, words: WordsTable): Codec {
  if (field.kind === 'choice') return keyCell
  if (field.kind === 'amount') return amountCell
  if (field.kind === 'number') return numberCell
  if (field.kind === 'flag') return flagCell
  if (field.kind === 'texts' || field.kind === 'choices') return listCell
  if (field.kind === 'record') return recordCell(field.fields)
  return field.kind === 'rows' ? itemsCell(field.fields, path, words) : textCell
}

const textCell: Codec = { encode: textOf, decode: (cell) => ({ value: cell }) }

/** A key of a closed list; capitals, accents and spaces as people type them are accepted: `Em estoque`. */
const keyCell: Codec = {
  encode: textOf,
  decode: (cell) => ({ value: /^[\p{L}\d -]+$/u.test(cell) ? asKey(cell) : cell }),
}

/** A number with a decimal comma; a point is refused, because 1.500 may mean 1500 or 1,5. */
const numberCell: Codec = {
  encode: (value) => textOf(value).replace('.', ','),
  decode: (cell) =>
    /^\d+(,\d+)?$/.test(cell)
      ? { value: Number(cell.replace(',', '.')) }
      : {
          code: 'conteudo-numero',
          problem: `há "${cell}"; escreva um número como 1500 ou 2,5, sem ponto e sem unidade`,
        },
}

/** A list of items separated by ` | `, or by a line break within the cell. */
const listCell: Codec = {
  encode: (items) =>
    listOf(items)
      .map((item) => escapeSeparators(textOf(item), '|'))
      .join(' | '),
  decode: (cell) => ({ value: itemsOf(cell).map((item) => unescapeSeparators(item, '|')) }),
}

/** The words for yes and no. Not `x` or `S`: people would leave a cell empty for no, which changes nothing. */
const flagWords = new Map([
  ...['sim', 'true', 'verdadeiro', '1'].map((word) => [word, true] as const),
  ...['não', 'nao', 'false', 'falso', '0'].map((word) => [word, false] as const),
])

const flagCell: Codec = {
  encode: (flag) => (flag === true ? 'sim' : 'não'),
  decode: (cell) => {
    const value = flagWords.get(cell.toLowerCase())
    if (value !== undefined) return { value }
    const problem = `há "${cell}"; escreva sim ou não (também valem verdadeiro e falso, true e false, 1 e 0)`
    return { code: 'conteudo-sim-ou-nao', problem }
  },
}

/** The word for a product without a price. A typed zero is refused: it is mostly a gap in another system. */
const onRequestWord = 'consultar'

/** An amount without what a spreadsheet's calculation leaves: '149,9000000001' → '149,90'. */
const withoutNoise = (cell: string): string =>
  cell.replace(/\d+[.,]\d{8,}$/, (figure) => {
    const value = Number(figure.replace(',', '.'))
    return Math.abs(value - Number(value.toFixed(2))) < 1e-6 ? value.toFixed(2).replace('.', ',') : figure
  })

/** An amount in R$, 1149,50 or `consultar` for none. `1.149` is refused, because it may mean 1149 or 1,149. */
const amountCell: Codec = {
  encode: (amount) => (amount === 0 ? onRequestWord : Number(amount).toFixed(2).replace('.', ',')),
  decode: (cell) => {
    if (cell.toLowerCase() === onRequestWord) return { value: 0 }
    const amountText = cell.replace(/^R\$\s*/i, '')
    const refused = (reason: string): Decoded => ({ code: 'conteudo-preco', problem: `há "${cell}", ${reason}` })
    if (/^-\s*\d|^\(\D*\d.*\)$|^-\s*R\$/i.test(amountText)) return refused('que é negativo; um preço é maior que zero')
    if (/^\d{1,3}\.\d{3}$/.test(amountText)) {
      const bare = amountText.replace('.', '')
      const other = amountText.replace('.', ',')
      return refused(`que tanto pode ser ${bare},00 como ${other}; escreva ${bare} ou ${bare},00`)
    }
    const cents = readCents(withoutNoise(cell))
    if (cents === undefined) return refused('que não é um preço; escreva um valor em reais como 1149,50 ou 1.149,50')
    if (cents === 0) return refused('e preço zero não se aceita; para mostrar "Consultar preço", escreva consultar')
    return { value: reaisOf(cents) }
  },
}

/** A record as items `key: value`, separated as in a list. */
function recordCell(fields: readonly FormField[]): Codec {
  const encodePart = (name: string, value: unknown) =>
    `${escapeSeparators(name, '|:')}: ${escapeSeparators(typeof value === 'boolean' ? flagCell.encode(value) : textOf(value), '|')}`
  return {
    encode: (record) =>
      Object.entries(recordOf(record))
        .map(([name, value]) => encodePart(name, value))
        .join(' | '),
    decode: (cell) =>
      decodedItems(
        cell,
        'Nome: valor',
        (item) => {
          const [name = '', value = ''] = splitUnescaped(item, ':', 2)
          return [unescapeSeparators(name, '|:').trim(), unescapeSeparators(value, '|').trim()] as const
        },
        (pairs) => Object.fromEntries(pairs.map(([name, value]) => [name, partValue(fields, name, value)])),
      ),
  }
}

function partValue(fields: readonly FormField[], name: string, text: string): unknown {
  const field = fields.find((candidate) => candidate.name === name)
  const isNumber = field?.kind === 'number' || (field?.kind === 'choice' && typeof field.options[0] === 'number')
  if (isNumber) return /^\d+$/.test(text) ? Number(text) : text
  const flag = field?.kind === 'flag' ? flagCell.decode(text) : undefined
  return flag && 'value' in flag ? flag.value : text
}

/** Records as items `first: second ~ third ~ fourth`; absent values at the end are left out. */
function itemsCell(fields: readonly FormField[], path: string, words: WordsTable): Codec {
  const last = fields.length - 1
  const separators = (index: number) => {
    if (index === 0) return '|:'
    return index < last ? '|~' : '|'
  }
  const [firstLabel = '', ...otherLabels] = fields.map(({ name }) => wordsOf(words, `${path}.${name}`).label)
  return {
    encode: (items) =>
      listOf(items)
        .map((item) => {
          const parts = fields.map(({ name }, index) =>
            escapeSeparators(textOf(recordOf(item)[name]), separators(index)),
          )
          while (parts.length > 2 && parts.at(-1) === '') parts.pop()
          const [first, ...rest] = parts
          return `${first}: ${rest.join(' ~ ')}`
        })
        .join(' | '),
    decode: (cell) =>
      decodedItems(cell, `${firstLabel}: ${otherLabels.join(' ~ ')}`, (item) => {
        const [first = '', rest = ''] = splitUnescaped(item, ':', 2)
        const parts = [first, ...splitUnescaped(rest, '~', Math.max(1, last))]
        const values = fields.flatMap(({ name, isRequired }, index): [string, string][] => {
          const part = parts[index]
          const value = part === undefined ? undefined : unescapeSeparators(part, separators(index)).trim()
          return value === undefined || (value === '' && !isRequired) ? [] : [[name, value]]
        })
        return Object.fromEntries(values)
      }),
  }
}

function decodedItems<Item>(
  cell: string,
  example: string,
  decodeItem: (item: string) => Item,
  combine: (items: readonly Item[]) => unknown = (items) => items,
): Decoded {
  const items = itemsOf(cell)
  const unnamedItem = items.find((item) => splitUnescaped(item, ':', 2).length < 2)
  if (unnamedItem === undefined) return { value: combine(items.map(decodeItem)) }
  const problem = `há "${unnamedItem}"; escreva itens da forma "${example}", separados por " | "`
  return { code: 'conteudo-item', problem }
}

const itemsOf = (cell: string): string[] =>
  splitUnescaped(cell, '|\n')
    .map((item) => item.trim())
    .filter(Boolean)

const asKey = (cell: string): string =>
  cell.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/[ -]+/g, '-')

export type Column = Codec & { name: string; heading: string; field: string }

const { 'acessorios-componentes': parts, equipamentos: machines } = productKinds
const words = { ...machines.words, ...parts.words }

/** The column that identifies a row by a code. It never changes a code, unlike `sku` beside an id. */
export const codeColumn = 'code'

/** The columns that a variant does not share with its product, because the name means something else there. */
const variantColumnNames: Readonly<Record<string, string>> = { id: 'variant', brand: 'variantBrand' }

/** Headings of columns whose label in the form would be taken for another column, or says less. */
const ownHeadings: Readonly<Record<string, string>> = { sku: 'Código (sku)', variant: 'Versão' }

export const variantColumns: readonly Column[] = parts.columns.flatMap((field) =>
  field.name === 'variants' && field.kind === 'rows'
    ? field.fields.map((variantField) =>
        columnOf(variantField, variantColumnNames[variantField.name] ?? variantField.name, 'variants.'),
      )
    : [],
)

/** The columns of a product's own row, in the order of the form's fields. */
export const productColumns: readonly Column[] = productFields().flatMap((field): Column[] => {
  if (field.name === 'variants') return []
  const column = columnOf(field, field.name)
  if (field.name !== 'name') return [column]
  return [column, { ...textCell, name: 'category', heading: wordsOf(words, 'category').label, field: 'category' }]
})

/** The names of an exported sheet's columns; those of variants stand before the product's longer texts. */
export const sheetColumns: readonly string[] = columnsInOrder()

const headings = new Map([...variantColumns, ...productColumns].map(({ name, heading }) => [name, heading]))

/** The heading of a column in an exported spreadsheet. In: the column's name. */
export const headingOf = (column: string): string => headings.get(column) ?? column

/** The fields of parts and machines; one that machines alone have stands behind the one that it follows there. */
function productFields(): FormField[] {
  const fields = parts.columns.map((field) => {
    const other = machines.columns.find(({ name }) => name === field.name)
    return other && other.kind !== field.kind ? other : field
  })
  for (const [index, field] of machines.columns.entries()) {
    if (fields.some(({ name }) => name === field.name)) continue
    const previousName = machines.columns[index - 1]?.name
    fields.splice(fields.findIndex(({ name }) => name === previousName) + 1, 0, field)
  }
  return fields
}

function columnOf(field: FormField, name: string, prefix = ''): Column {
  const path = prefix + field.name
  const heading = ownHeadings[name] ?? wordsOf(words, path).label
  return { ...codecOf(field, path, words), name, heading, field: field.name }
}

function columnsInOrder(): string[] {
  const names = productColumns.map(({ name }) => name)
  const inOrder = names.toSpliced(names.indexOf('ends') + 1, 0, ...variantColumns.map(({ name }) => name))
  return [...new Set(['id', 'variant', ...inOrder])]
}

/** The cells of a row of the shop's sheet. */
export function rowCells(columns: readonly Column[], id: string, values: Values): string[] {
  const cells = new Map(columns.map(({ name, field, encode }) => [name, encode(values[field])]))
  return sheetColumns.map((name) => (name === 'id' ? id : (cells.get(name) ?? '')))
}

/** A text that can be an item among separators: `\`, separators and line breaks are escaped by `\`. */
export const escapeSeparators = (text: string, separators: string): string =>
  text.replaceAll(/[\s\S]/g, (sign) => {
    if (sign === '\n') return '\\n'
    return sign === '\\' || separators.includes(sign) ? `\\${sign}` : sign
  })

/** The reverse of escapeSeparators; a `\` before any other character stays. */
export const unescapeSeparators = (text: string, separators: string): string =>
  text.replaceAll(/\\(.)/g, (escape, sign: string) => {
    if (sign === 'n') return '\n'
    return sign === '\\' || separators.includes(sign) ? sign : escape
  })

/** Splits a text at unescaped separators into at most `limit` parts, which are still escaped. */
export function splitUnescaped(text: string, separators: string, limit = Infinity): string[] {
  const pieces = ['']
  for (const [token] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (separators.includes(token) && pieces.length < limit) pieces.push('')
    else pieces[pieces.length - 1] += token
  }
  return pieces
}
