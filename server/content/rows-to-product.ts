import * as v from 'valibot'
import { productSchema, type Product } from '#domain/catalogue/product.ts'
import type { ContentFault } from './content-error.ts'
import { productColumns, variantColumns } from './csv-columns.ts'
import { describeIssue } from './read-file.ts'
import type { ProductRows } from './read-product-rows.ts'

/**
 * The product that its rows say, laid over the one that there was; undefined when it is not sound.
 * A cell that already has a fault gets no second one.
 */
export function productOfRows(
  { rows, file, before }: { rows: ProductRows; file: string; before: Product | undefined },
  faults: ContentFault[],
): Product | undefined {
  const result = v.safeParse(productSchema, mergedFields(rows, before))
  if (result.success) return result.output
  const known = new Set(faults.map(({ path }) => path))
  for (const issue of result.issues) {
    const keys = (issue.path ?? []).map(({ key }) => String(key))
    const { place, inner } = cellOf(rows, keys)
    if (known.has(place)) continue
    const unknownField = issue.expected === 'never' && inner === ''
    const problem = unknownField ? `found ${JSON.stringify(issue.input)}, expected an empty cell: the category has no such field` : describeIssue(issue)
    faults.push({ file, path: place, problem: inner && `${inner}: ${problem}` || problem })
  }
  return undefined
}

/** Where in the sheet a field of a product stands, from its path in the product; `inner` is the rest within one cell. */
export function cellOf(rows: ProductRows, [field = '', index = '', ...rest]: readonly string[]): { place: string; inner: string } {
  const variant = field === 'variants' ? rows.variants?.[Number(index)] : undefined
  if (variant) {
    const column = variantColumns.find((candidate) => candidate.field === rest[0])?.name ?? 'variant'
    return { place: `${variant.place}, column ${column}`, inner: '' }
  }
  const column = field === 'variants' ? 'variant' : field
  const inner = field === 'drawing' ? index : ''
  return { place: `${rows.own.place}, column ${column}`, inner }
}

function mergedFields({ id, own, variants }: ProductRows, before: Product | undefined): Record<string, unknown> {
  const oldVariants = before?.category === 'acessorios-componentes' ? before.variants : []
  const said = variants?.map(({ fields }) => withoutGaps({ ...oldVariants.find((old) => old.id === fields['id']), ...fields }))
  return withoutGaps({
    ...before,
    ...own.fields,
    id,
    ...(said && { variants: said.length > 0 ? said : undefined }),
  })
}

function withoutGaps(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
