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

/** The place in the sheet of a field, given by its path in the product; `inner` names a part of one cell. */
export type PlaceOf = (path: readonly string[]) => { place: string; inner: string }

interface RowsOfProduct {
  rows: ProductRows
  file: string
  before: ProductRecord | undefined
}

/**
 * The existing product with the fields of its rows replaced, or a new product; undefined when the result has faults. A
 * cell with a fault does not get a second one.
 */
export function productOfRows(
  { rows, file, before }: RowsOfProduct,
  faults: ContentFault[],
): ProductRecord | undefined {
  const placeOf = placesOf(rows, before)
  const push = (path: string, code: FaultCode, problem: string) => faults.push({ file, path, code, problem })
  const fields = mergedFields(rows, before)
  const problem = before ? undefined : problemOfNew(rows, fields)
  if (problem !== undefined) {
    push((rows.own ?? rows.variants[0])?.columnPlace('id') ?? '', 'conteudo-id-desconhecido', problem)
    return undefined
  }
  const foreign = foreignFields(fields)
  for (const field of foreign) {
    const reason = `a categoria ${String(fields['category'])} não tem este campo; esvazie a célula, ou escreva (apagar) se o produto já o tem`
    push(placeOf([field]).place, 'conteudo-celula-fora-de-lugar', reason)
    delete fields[field]
  }
  const result = v.safeParse(productSchema, fields)
  if (result.success) return foreign.length === 0 ? result.output : undefined
  // Without a category the schema reports no other faults, so the id is checked here.
  const id = v.safeParse(v.object({ id: productIdSchema }), { id: rows.id })
  const known = new Set(faults.map(({ path }) => path))
  for (const issue of [...(id.issues ?? []), ...result.issues]) {
    const { place, inner } = placeOf((issue.path ?? []).map(({ key }) => String(key)))
    const issued = describeIssue(issue)
    if (!known.has(place)) push(place, issued.code, inner + issued.problem)
  }
  return undefined
}

/** Why rows cannot make a product that does not exist yet; undefined where they may. */
function problemOfNew({ id, own }: ProductRows, fields: Record<string, unknown>): string | undefined {
  if (!own) return `não há produto ${id}; a versão de um produto novo precisa também da linha dele, com a versão vazia`
  if ('name' in fields || 'category' in fields) return undefined
  return `não há produto ${id}; corrija o id (um produto novo precisa de name, category e dos demais campos obrigatórios)`
}

/** The place in the sheet of each field of the resulting product. */
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

/** Fields that the product's category does not have; the schema itself reports only the first. */
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
  /** The variant's row in the sheet, if it has one. */
  row: FieldRow | undefined
}

/**
 * The variants with the sheet's changes; undefined when the sheet has no row of a variant. A variant without a row
 * stays. The order is the sheet's when the sheet lists all variants, else as before.
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
