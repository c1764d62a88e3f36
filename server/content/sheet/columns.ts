import type { FormField, Values } from '#domain/editing/field.ts'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { codecOf, textCell, type Codec } from './cells.ts'

/** One column of the spreadsheet, for the rows of products or for those of variants. */
export interface Column extends Codec {
  name: string
  /** The field of the product or variant that it fills. */
  field: string
}

const { 'acessorios-componentes': parts, equipamentos: machines } = productKinds
const { words } = parts

/** The column that identifies a row by a code. It never changes a code, unlike `sku` beside an id. */
export const codeColumn = 'code'

/** Variants share columns with their product, but for those whose name means something else there. */
const variantNames: Readonly<Record<string, string>> = { id: 'variant', brand: 'variantBrand' }

/** The columns of a variant's row: `variant` is its id. */
export const variantColumns: readonly Column[] = parts.columns.flatMap((field) =>
  field.name === 'variants' && field.kind === 'rows'
    ? field.fields.map((own) => ({ ...columnOf(own, 'variants.'), name: variantNames[own.name] ?? own.name }))
    : [],
)

/** The columns of a product's own row, in the order of the fields. `id` identifies the product; `variant` is empty. */
export const productColumns: readonly Column[] = unitedFields().flatMap((field): Column[] => {
  if (field.name === 'variants') return []
  const own = columnOf(field)
  return field.name === 'name' ? [own, { ...textCell, name: 'category', field: 'category' }] : [own]
})

/** The heading of an exported spreadsheet: columns of variants stand before the product's longer texts. */
export const sheetHeading: readonly string[] = heading()

/** The fields of parts, and those that machines alone have, each behind the one that it follows there. */
function unitedFields(): FormField[] {
  const all = parts.columns.map((field) => {
    const other = machines.columns.find(({ name }) => name === field.name)
    // A field of both that holds a key in one and words in the other is read as words.
    return other && other.kind !== field.kind ? other : field
  })
  for (const [index, field] of machines.columns.entries()) {
    if (all.some(({ name }) => name === field.name)) continue
    const before = machines.columns[index - 1]?.name
    all.splice(all.findIndex(({ name }) => name === before) + 1, 0, field)
  }
  return all
}

function columnOf(field: FormField, prefix = ''): Column {
  return { ...codecOf(field, prefix + field.name, words), name: field.name, field: field.name }
}

function heading(): string[] {
  const names = productColumns.map(({ name }) => name)
  const at = names.indexOf('ends') + 1
  const all = [...names.slice(0, at), ...variantColumns.map(({ name }) => name), ...names.slice(at)]
  return [...new Set(['id', 'variant', ...all])]
}

/** The cells of a row of the shop's sheet. */
export function rowCells(columns: readonly Column[], id: string, values: Values): string[] {
  const written = new Map(columns.map(({ name, field, encode }) => [name, encode(values[field])]))
  return sheetHeading.map((name) => (name === 'id' ? id : (written.get(name) ?? '')))
}
