import { completenessOf, type Completeness } from '#domain/catalogue/completeness/completeness.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, type Availability } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { measures } from '#server/content/check/report.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { ProductFile } from '#server/content/edit/product-files.ts'
import { codesOf, findingsOf, pricesOf, type Finding } from './findings.ts'

/** A product as a row of the desk's table. */
export interface CatalogueRow {
  id: string
  /** The first of several codes; '' without one. */
  code: string
  codeCount: number
  name: string
  /** The key of its type or family. */
  type: string
  typeName: string
  /** The lowest of several prices, in R$; 0 without any. */
  price: number
  hasManyPrices: boolean
  availability: Availability | ''
  /** Percent of what the completeness report counts; undefined for equipment and for a file that cannot be read. */
  completeness: number | undefined
  photographs: number
  /** The time of the last change (ISO 8601), and who made it, where a draft or a publication says so. */
  changedAt: string
  changedBy: string
  /** Whether the draft changes it. */
  isDrafted: boolean
  findings: readonly Finding[]
  /** The text that a search looks through. */
  text: string
}

type Fixed = Omit<CatalogueRow, 'photographs' | 'changedBy' | 'changedAt' | 'isDrafted'>

const known = new WeakMap<ProductFile, { day: string; row: Fixed }>()

/** Who made the last published change of a product, and when. */
type Published = ReadonlyMap<string, { person: string; at: string }>

/** The rows of a catalogue, sorted by id. In: the day, as 2026-11-24; who published the last change of each product. */
export function catalogueRows(
  { files, drafted, photographs }: CatalogueState,
  today: string,
  published: Published = new Map(),
): CatalogueRow[] {
  return [...files.values()].map((file) => {
    const kept = known.get(file)
    const row = kept?.day === today ? kept.row : fixedRow(file, today)
    if (row !== kept?.row) known.set(file, { day: today, row })
    const count = photographs.get(file.id)?.length ?? 0
    return {
      ...row,
      findings: count === 0 ? [...row.findings, 'sem-fotografia'] : row.findings,
      photographs: count,
      changedAt: file.changedAt,
      changedBy: drafted.get(file.id)?.person ?? publisherOf(file, published),
      isDrafted: drafted.has(file.id),
    }
  })
}

/** Who published the last change; '' where the file was changed since, directly in the folder. */
function publisherOf({ id, changedAt }: ProductFile, published: Published): string {
  const change = published.get(id)
  return change && changedAt <= change.at ? change.person : ''
}

function fixedRow({ id, product, text }: ProductFile, today: string): Fixed {
  if (!product) return { ...faulty, id, name: id, text: normalize(`${id} ${text.slice(0, 500)}`) }
  const codes = codesOf(product)
  const prices = pricesOf(product)
  const price = prices.length === 0 ? 0 : Math.min(...prices)
  return {
    id,
    code: codes[0] ?? '',
    codeCount: codes.length,
    name: product.name,
    ...typeOf(product),
    price,
    hasManyPrices: prices.some((one) => one !== price),
    availability: product.availability,
    completeness: completenessIn(product),
    findings: findingsOf(product, today),
    text: normalize([id, product.name, ...codes, ...product.tags].join(' ')),
  }
}

const faulty: Omit<Fixed, 'id' | 'name' | 'text'> = {
  code: '',
  codeCount: 0,
  type: '',
  typeName: '',
  price: 0,
  hasManyPrices: false,
  availability: '',
  completeness: undefined,
  findings: ['com-falha'],
}

function typeOf(product: ProductRecord): { type: string; typeName: string } {
  return product.category === 'equipamentos'
    ? { type: product.family, typeName: equipmentFamilyLabel[product.family] }
    : { type: product.productType, typeName: productTypeLabel[product.productType] }
}

/** The measures of the report; a part states what it fits either by models or as universal. */
const counted: ((known: Completeness) => boolean)[] = [
  measures['six values'],
  measures['at most 1 open'],
  (one) => measures.models(one) || measures.universal(one),
  measures.connectors,
  measures.references,
  measures.dossier,
  measures['drawn by data'],
]

function completenessIn(product: ProductRecord): number | undefined {
  if (product.category === 'equipamentos') return undefined
  const found = completenessOf({ ...product, brands: [{ key: '', label: '' }] })
  return Math.round((counted.filter((measure) => measure(found)).length / counted.length) * 100)
}

/** The label of an availability; '' for a file that cannot be read. */
export function availabilityText(availability: Availability | ''): string {
  return availability === '' ? '' : availabilityLabel[availability]
}
