import { isFirstDescription } from '#domain/editing/first-fields.ts'
import type { CatalogueState, ProductFile } from './catalogue.ts'
import { completenessOf } from '#domain/catalogue/completeness.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { claimsOf, isProven } from '#domain/catalogue/part/evidence.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { availabilityLabel, keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { registrationFaults, sealFaults } from '#server/content/check/claims.ts'

/** What may need attention in a product, with the labels of the filter. */
export const findingLabel = {
  'com-falha': 'Com falha no arquivo',
  'sem-preco': 'Sem preço',
  'sem-codigo': 'Sem código',
  'falta-descricao': 'Descrição a escrever',
  'falta-modelo': 'Falta modelo',
  'falta-conector': 'Falta conector',
  'valor-a-conferir': 'Valor a conferir',
  'sem-uso': 'Não diz o uso',
  'alegacao-sem-documento': 'Alegação sem documento',
  'selo-sem-numero': 'Selo sem número',
  'registro-vencido': 'Registro vencido',
  'sem-fotografia': 'Sem fotografia',
} as const
export type Finding = keyof typeof findingLabel

/** Findings that need only the product itself. In: the day, as 2026-11-24. */
export function findingsOf(product: ProductRecord, today: string): Finding[] {
  const found: Partial<Record<Finding, boolean>> = {
    'sem-preco': pricesOf(product).length === 0,
    'sem-codigo': codesOf(product).length === 0,
    'falta-descricao': isFirstDescription(product),
    'alegacao-sem-documento': claimsOf(product).some((claim) => !isProven(product, claim)),
    'selo-sem-numero': sealFaults([product]).length > 0,
    'registro-vencido': registrationFaults([product], today).length > 0,
    ...(product.category === 'acessorios-componentes' && ofPart(product)),
  }
  const all: Finding[] = [
    'sem-preco',
    'sem-codigo',
    'falta-descricao',
    'falta-modelo',
    'falta-conector',
    'valor-a-conferir',
    'sem-uso',
  ]
  const papers: Finding[] = ['alegacao-sem-documento', 'selo-sem-numero', 'registro-vencido']
  return [...all, ...papers].filter((finding) => found[finding])
}

function ofPart(
  part: Extract<ProductRecord, { category: 'acessorios-componentes' }>,
): Partial<Record<Finding, boolean>> {
  const { fitting, hasConnectors, open, hasDossier } = completenessOf({ ...part, brands: [{ key: '', label: '' }] })
  return {
    'falta-modelo': fitting === 'words' || fitting === 'none',
    'falta-conector': !hasConnectors,
    'valor-a-conferir': open > 0,
    'sem-uso': !hasDossier,
  }
}

/** All present codes of a product and its variants. */
export function codesOf(product: ProductRecord): string[] {
  const own = product.sku === undefined ? [] : [product.sku]
  return product.category === 'equipamentos' ? own : [...own, ...product.variants.map(({ sku }) => sku)]
}

/** The prices above 0 of a product's variants, or of a product without variants, in R$. */
export function pricesOf(product: ProductRecord): number[] {
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const own = variants.map(({ currentPrice }) => currentPrice ?? product.currentPrice)
  return (own.length > 0 ? own : [product.currentPrice]).filter((price) => price > 0)
}

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
  findings: ['com-falha'],
}

function typeOf(product: ProductRecord): { type: string; typeName: string } {
  return product.category === 'equipamentos'
    ? { type: product.family, typeName: equipmentFamilyLabel[product.family] }
    : { type: product.productType, typeName: productTypeLabel[product.productType] }
}

/** The label of an availability; '' for a file that cannot be read. */
export function availabilityText(availability: Availability | ''): string {
  return availability === '' ? '' : availabilityLabel[availability]
}

/** The orders, each with the value that it compares. */
const orders = {
  codigo: ({ code }) => code || '\uFFFF',
  nome: ({ name }) => normalize(name),
  tipo: ({ typeName }) => normalize(typeName),
  preco: ({ price }) => price,
  disponibilidade: ({ availability }) => availability,
  fotografias: ({ photographs }) => photographs,
  mudou: ({ changedAt }) => changedAt,
} as const satisfies Record<string, (row: CatalogueRow) => string | number>
export type RowOrder = keyof typeof orders
export const rowOrders = keysOf(orders)

/** The filters of the table; '' filters nothing. */
export interface RowQuery {
  search: string
  /** A product type or an equipment family. */
  type: string
  availability: Availability | ''
  finding: Finding | 'rascunho' | ''
  order: RowOrder
  isDescending: boolean
}

/** The rows that pass a query's filters, in its order; ties stay sorted by id. */
export function foundRows(rows: readonly CatalogueRow[], query: RowQuery): CatalogueRow[] {
  const words = normalize(query.search).split(' ').filter(Boolean)
  const found = rows.filter(
    (row) =>
      (query.type === '' || row.type === query.type) &&
      (query.availability === '' || row.availability === query.availability) &&
      hasFinding(row, query.finding) &&
      words.every((word) => row.text.includes(word)),
  )
  const compared = found.map((row) => ({ row, key: orders[query.order](row) }))
  const way = query.isDescending ? -1 : 1
  return compared.toSorted((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0)).map(({ row }) => row)
}

function hasFinding(row: CatalogueRow, finding: RowQuery['finding']): boolean {
  if (finding === '') return true
  return finding === 'rascunho' ? row.isDrafted : row.findings.includes(finding)
}

/** The number of rows with each finding. */
export function findingCounts(rows: readonly CatalogueRow[]): ReadonlyMap<RowQuery['finding'], number> {
  const counts = new Map<RowQuery['finding'], number>()
  const count = (finding: RowQuery['finding']) => counts.set(finding, (counts.get(finding) ?? 0) + 1)
  for (const { findings, isDrafted } of rows) {
    for (const finding of findings) count(finding)
    if (isDrafted) count('rascunho')
  }
  return counts
}
