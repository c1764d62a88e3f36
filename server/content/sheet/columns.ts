import { wordsOf, type FormField, type Values } from '#domain/editing/field.ts'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { codecOf, textCell, type Codec } from './cell-codecs.ts'

/** One column of the spreadsheet, for the rows of products or for those of variants. */
export interface Column extends Codec {
  name: string
  /** Its heading in an exported sheet: the form's label of the field. */
  heading: string
  /** The field of the product or variant that it fills. */
  field: string
}

const { 'acessorios-componentes': parts, equipamentos: machines } = productKinds
const { words } = parts

/** The column that identifies a row by a code. It never changes a code, unlike `sku` beside an id. */
export const codeColumn = 'code'

/** Variants share columns with their product, but for those whose name means something else there. */
const variantColumnNames: Readonly<Record<string, string>> = { id: 'variant', brand: 'variantBrand' }

/** Headings of columns whose label in the form would be taken for another column, or says less. */
const ownHeadings: Readonly<Record<string, string>> = { sku: 'Código (sku)', variant: 'Versão' }

/** The columns of a variant's row: `variant` is its id. */
export const variantColumns: readonly Column[] = parts.columns.flatMap((field) =>
  field.name === 'variants' && field.kind === 'rows'
    ? field.fields.map((variantField) =>
        columnOf(variantField, variantColumnNames[variantField.name] ?? variantField.name, 'variants.'),
      )
    : [],
)

/** The columns of a product's own row, in the order of the fields. `id` identifies the product; `variant` is empty. */
export const productColumns: readonly Column[] = productFields().flatMap((field): Column[] => {
  if (field.name === 'variants') return []
  const column = columnOf(field, field.name)
  if (field.name !== 'name') return [column]
  return [column, { ...textCell, name: 'category', heading: wordsOf(words, 'category').label, field: 'category' }]
})

/** The columns of an exported spreadsheet by name: those of variants stand before the product's longer texts. */
export const sheetColumns: readonly string[] = columnsInOrder()

const headings = new Map([...variantColumns, ...productColumns].map(({ name, heading }) => [name, heading]))

/** The heading of a column in an exported spreadsheet. In: the column's name. */
export function headingOf(column: string): string {
  return headings.get(column) ?? column
}

/** The fields of parts, and those that machines alone have, each behind the one that it follows there. */
function productFields(): FormField[] {
  const fields = parts.columns.map((field) => {
    const other = machines.columns.find(({ name }) => name === field.name)
    // A field of both that holds a key in one and words in the other is read as words.
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
  const variantsIndex = names.indexOf('ends') + 1
  const inOrder = [
    ...names.slice(0, variantsIndex),
    ...variantColumns.map(({ name }) => name),
    ...names.slice(variantsIndex),
  ]
  return [...new Set(['id', 'variant', ...inOrder])]
}

/** The cells of a row of the shop's sheet. */
export function rowCells(columns: readonly Column[], id: string, values: Values): string[] {
  const cells = new Map(columns.map(({ name, field, encode }) => [name, encode(values[field])]))
  return sheetColumns.map((name) => (name === 'id' ? id : (cells.get(name) ?? '')))
}
