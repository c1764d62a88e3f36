import * as v from 'valibot'
import {
  accessorySchema,
  equipmentSchema,
  productIdSchema,
  productSchema,
  type ProductRecord,
} from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import type { ContentFault, FaultCode } from '#server/content-error.ts'
import { describeIssue } from '#server/content/load/describe-issue.ts'
import { variantColumns } from '#server/content/sheet/cells/csv-columns.ts'
import type { FieldRow, ProductRows } from './read-product-rows.ts'

/** Where a field of a product stands in the sheet, from its path in the product; `inner` names what is meant within one cell. */
export type PlaceOf = (path: readonly string[]) => { place: string; inner: string }

interface RowsOfProduct {
  rows: ProductRows
  file: string
  before: ProductRecord | undefined
}

/**
 * The product that its rows say, laid over the one that there was; undefined when it is not sound.
 * A cell that already has a fault gets no second one.
 */
export function productOfRows(
  { rows, file, before }: RowsOfProduct,
  faults: ContentFault[],
): ProductRecord | undefined {
  const placeOf = placesOf(rows, before)
  const push = (path: string, code: FaultCode, problem: string) => faults.push({ file, path, code, problem })
  if (!rows.own && !before) {
    const [row] = rows.variants
    const problem = `não há produto ${rows.id}; a versão de um produto novo precisa também da linha dele, com a versão vazia`
    if (row) push(row.columnPlace('id'), 'conteudo-id-desconhecido', problem)
    return undefined
  }
  const fields = mergedFields(rows, before)
  if (!before && !('name' in fields) && !('category' in fields)) {
    const problem = `não há produto ${rows.id}; corrija o id (um produto novo precisa de name, category e dos demais campos obrigatórios)`
    push(placeOf(['id']).place, 'conteudo-id-desconhecido', problem)
    return undefined
  }
  const foreign = foreignFields(fields)
  for (const field of foreign) {
    const problem = `a categoria ${String(fields['category'])} não tem este campo; esvazie a célula, ou escreva (apagar) se o produto já o tem`
    push(placeOf([field]).place, 'conteudo-celula-fora-de-lugar', problem)
    delete fields[field]
  }
  const result = v.safeParse(productSchema, fields)
  if (result.success) return foreign.length === 0 ? result.output : undefined
  // Without a category the schema says nothing of the other fields, the id among them.
  const id = v.safeParse(v.object({ id: productIdSchema }), { id: rows.id })
  const known = new Set(faults.map(({ path }) => path))
  for (const issue of [...(id.issues ?? []), ...result.issues]) {
    const { place, inner } = placeOf((issue.path ?? []).map(({ key }) => String(key)))
    const { code, problem } = describeIssue(issue)
    if (!known.has(place)) push(place, code, inner + problem)
  }
  return undefined
}

/** Where the fields of the product that comes of these rows stand in the sheet. */
export function placesOf(rows: ProductRows, before: ProductRecord | undefined): PlaceOf {
  const variants = mergedVariants(rows, before)
  return ([field = '', index = '', part = '']) => {
    const variant = field === 'variants' ? variants?.[Number(index)]?.row : undefined
    if (variant) {
      const column = variantColumns.find((candidate) => candidate.field === part)?.name ?? 'variant'
      return { place: variant.columnPlace(column), inner: '' }
    }
    const row = rows.own ?? rows.variants[0]
    const column = field === 'variants' ? 'variant' : field
    const inner = field === 'drawing' && index ? `${index}: ` : ''
    return { place: row?.columnPlace(column) ?? '', inner }
  }
}

/** The fields that the product's category does not have. The schema by itself names only the first. */
function foreignFields(fields: Record<string, unknown>): string[] {
  const schema = [accessorySchema, equipmentSchema].find(
    ({ entries }) => entries.category.literal === fields['category'],
  )
  return schema ? Object.keys(fields).filter((field) => !(field in schema.entries)) : []
}

function mergedFields(rows: ProductRows, before: ProductRecord | undefined): Record<string, unknown> {
  const variants = mergedVariants(rows, before)?.map(({ fields }) => fields)
  return withoutGaps({ ...before, ...rows.own?.fields, id: rows.id, ...(variants && { variants }) })
}

interface MergedVariant {
  fields: Record<string, unknown>
  /** Its row in the sheet, if it has one. */
  row: FieldRow | undefined
}

/**
 * The variants with what the sheet says of them; undefined when it says nothing. One without a row stays.
 * They stand in the order of the sheet when it lists them all, else in the order that they had.
 */
function mergedVariants({ variants: rows, listsVariants }: ProductRows, before: ProductRecord | undefined) {
  if (rows.length === 0) return undefined
  const old: readonly Variant[] = before?.category === 'acessorios-componentes' ? before.variants : []
  const rowOf = new Map(rows.map((row) => [row.fields['id'], row]))
  const merge = (variant: Variant | undefined, row: FieldRow | undefined): MergedVariant => ({
    fields: withoutGaps({ ...variant, ...row?.fields }),
    row,
  })
  const isWhole = listsVariants && old.every(({ id }) => rowOf.has(id))
  if (isWhole)
    return rows.map((row) =>
      merge(
        old.find(({ id }) => id === row.fields['id']),
        row,
      ),
    )
  const fresh = rows.filter(({ fields }) => old.every(({ id }) => id !== fields['id']))
  return [...old.map((variant) => merge(variant, rowOf.get(variant.id))), ...fresh.map((row) => merge(undefined, row))]
}

function withoutGaps(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
