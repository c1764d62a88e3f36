import * as v from 'valibot'
import {
  accessorySchema,
  equipmentSchema,
  productIdSchema,
  productSchema,
  type Product,
} from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { variantColumns } from './csv-columns.ts'
import { describeIssue } from '#server/content/load/read-file.ts'
import type { ProductRows } from './read-product-rows.ts'

/**
 * The product that its rows say, laid over the one that there was; undefined when it is not sound.
 * A cell that already has a fault gets no second one.
 */
export function productOfRows(
  { rows, file, before }: { rows: ProductRows; file: string; before: Product | undefined },
  faults: ContentFault[],
): Product | undefined {
  const old = before?.category === 'acessorios-componentes' ? before.variants : []
  if (rows.variants?.length === 0 && old.length > 0) {
    const problem = `found no row for its ${old.length} variants; keep their rows, or take the column variant out of the sheet`
    faults.push({ file, path: `${rows.own.place}, column variant`, problem })
    return undefined
  }
  const fields = mergedFields(rows, before)
  const foreign = foreignFields(fields)
  for (const field of foreign) {
    const problem = `found a value, expected an empty cell: ${String(fields['category'])} has no such field`
    faults.push({ file, path: cellOf(rows, [field]).place, problem })
    delete fields[field]
  }
  const result = v.safeParse(productSchema, fields)
  if (result.success) return foreign.length === 0 ? result.output : undefined
  // Without a category the schema says nothing of the other fields, the id among them.
  const id = v.safeParse(v.object({ id: productIdSchema }), { id: rows.id })
  const known = new Set(faults.map(({ path }) => path))
  for (const issue of [...(id.issues ?? []), ...result.issues]) {
    const { place, inner } = cellOf(
      rows,
      (issue.path ?? []).map(({ key }) => String(key)),
    )
    if (!known.has(place)) faults.push({ file, path: place, problem: inner + describeIssue(issue) })
  }
  return undefined
}

/** Where in the sheet a field of a product stands, from its path in the product; `inner` names what is meant within one cell. */
export function cellOf(
  rows: ProductRows,
  [field = '', index = '', part = '']: readonly string[],
): { place: string; inner: string } {
  const variant = field === 'variants' ? rows.variants?.[Number(index)] : undefined
  if (variant) {
    const column = variantColumns.find((candidate) => candidate.field === part)?.name ?? 'variant'
    return { place: `${variant.place}, column ${column}`, inner: '' }
  }
  const column = field === 'variants' ? 'variant' : field
  return { place: `${rows.own.place}, column ${column}`, inner: field === 'drawing' && index ? `${index}: ` : '' }
}

/** The fields that the product's category does not have. The schema by itself names only the first. */
function foreignFields(fields: Record<string, unknown>): string[] {
  const schema = [accessorySchema, equipmentSchema].find(
    ({ entries }) => entries.category.literal === fields['category'],
  )
  return schema ? Object.keys(fields).filter((field) => !(field in schema.entries)) : []
}

function mergedFields({ id, own, variants }: ProductRows, before: Product | undefined): Record<string, unknown> {
  const old = before?.category === 'acessorios-componentes' ? before.variants : []
  const said = variants?.map(({ fields }) =>
    withoutGaps({ ...old.find((variant) => variant.id === fields['id']), ...fields }),
  )
  const merged = { ...before, ...own.fields, id, ...(said && { variants: said.length > 0 ? said : undefined }) }
  return withoutGaps(merged)
}

function withoutGaps(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
