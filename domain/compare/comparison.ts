import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { dataSheet } from '#domain/catalogue/data-sheet.ts'
import { type Product, typeOrFamily } from '#domain/catalogue/product.ts'
import type { Registries } from '#domain/catalogue/registry/registries.ts'
import { slugPattern } from '#domain/text/slug.ts'

export type ComparedRow = { name: string; values: string[] }

export type Comparison = { differing: ComparedRow[]; equal: ComparedRow[] }

const maximumCompared = 4
const minimumSharedFields = 4

/** Reads the ids to be compared from an address: 'a,b,c', without repetitions, at most four. */
export function parseComparedIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => slugPattern.test(id)).slice(0, maximumCompared)
}

/** Whether products can be compared: one to four, all of one type or family. */
export function areComparable(products: readonly Product[]): boolean {
  const types = new Set(products.map(typeOrFamily))
  return products.length >= 1 && products.length <= maximumCompared && types.size === 1
}

/** The product and the alternatives that share at least four field names with all before them; empty if none does. */
export function comparableWith<P extends Product>(product: P, alternatives: readonly P[], registries: Registries): P[] {
  const compared = [product]
  for (const other of alternatives)
    if (
      compared.length < maximumCompared &&
      typeOrFamily(other) === typeOrFamily(product) &&
      sharedFields([...compared, other], registries) >= minimumSharedFields
    )
      compared.push(other)
  return compared.length > 1 ? compared : []
}

/** The products of the same kind that share at least four field names with all compared ones; none if four are. */
export function candidatesFor<P extends Product>(
  compared: readonly P[],
  catalogue: readonly P[],
  registries: Registries,
): P[] {
  if (compared.length >= maximumCompared) return []
  const types = new Set(compared.map(typeOrFamily))
  return catalogue.filter(
    (other) =>
      types.has(typeOrFamily(other)) &&
      !compared.includes(other) &&
      sharedFields([...compared, other], registries) >= minimumSharedFields,
  )
}

/** The products side by side: the fields in which they differ, and those in which they are equal. */
export function compareProducts(products: readonly CatalogueProduct[], registries: Registries): Comparison {
  const sheets = products.map((product) => comparedFields(product, registries))
  const names = [...new Set(sheets.flatMap((sheet) => [...sheet.keys()]))]
  const rows = names.map((name) => ({ name, values: sheets.map((sheet) => sheet.get(name) ?? '') }))
  const isEqual = ({ values }: ComparedRow) => new Set(values).size === 1
  return { differing: rows.filter((row) => !isEqual(row)), equal: rows.filter(isEqual) }
}

/** The number of fields that the data sheets of all the products have. */
export function sharedFields(products: readonly Product[], registries: Registries): number {
  const [first, ...others] = products.map((product) => dataSheet(product, registries).rows.map(({ name }) => name))
  return [...new Set(first)].filter((name) => others.every((names) => names.includes(name))).length
}

function comparedFields(product: Product, registries: Registries): Map<string, string> {
  const fields = new Map<string, string>()
  const { rows, papers, models } = dataSheet(product, registries)
  const rowsOfProduct = [
    { name: 'Marca', value: product.brands[0].label },
    ...rows,
    ...papers,
    ...(models.length > 0 ? [{ name: 'Compatível com', value: models.map(({ name }) => name).join(', ') }] : []),
  ]
  for (const { name, value } of rowsOfProduct) fields.set(name, [fields.get(name), value].filter(Boolean).join('; '))
  return fields
}
