import { fitStatement, openValues, statesConnectors, statesUse } from '#domain/catalogue/completeness.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { claimsOf, isProven } from '#domain/catalogue/part/evidence.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'
import { isPlaceholderDescription } from '#domain/editing/default-fields.ts'
import { normalize } from '#domain/text/normalize.ts'
import { registrationFaults, sealFaults } from '#server/content/check/claims.ts'
import type { CatalogueState, ProductFile } from './catalogue.ts'

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
type Finding = keyof typeof findingLabel

/** What needs attention in a product itself. In: also its codes and prices, and the day, as 2026-11-24. */
function findingsOf(product: ProductRecord, codes: readonly string[], prices: readonly number[], today: string) {
  const part = product.category === 'acessorios-componentes' ? product : undefined
  const isFound: Record<Exclude<Finding, 'com-falha' | 'sem-fotografia'>, boolean> = {
    'sem-preco': prices.length === 0,
    'sem-codigo': codes.length === 0,
    'falta-descricao': isPlaceholderDescription(product),
    'falta-modelo': part !== undefined && ['words', 'none'].includes(fitStatement(part)),
    'falta-conector': part !== undefined && !statesConnectors(part),
    'valor-a-conferir': part !== undefined && openValues(part) > 0,
    'sem-uso': part !== undefined && !statesUse(part),
    'alegacao-sem-documento': claimsOf(product).some((claim) => !isProven(product, claim)),
    'selo-sem-numero': sealFaults([product]).length > 0,
    'registro-vencido': registrationFaults([product], today).length > 0,
  }
  return keysOf(isFound).filter((finding) => isFound[finding])
}

export interface CatalogueRow {
  id: string
  /** The product's code, the first of several; '' without one. */
  code: string
  codeCount: number
  name: string
  /** The key of its type or family. */
  type: string
  typeName: string
  /** The price in R$, the lowest of several; 0 without any. */
  price: number
  hasManyPrices: boolean
  /** The availability; '' for a file that cannot be read. */
  availability: Availability | ''
  photographs: number
  /** The time of the last change (ISO 8601), and who made it, where a draft or a publication says so. */
  changedAt: string
  changedBy: string
  isDrafted: boolean
  findings: readonly Finding[]
  text: string
}

type FileRow = Omit<CatalogueRow, 'photographs' | 'changedBy' | 'changedAt' | 'isDrafted'>

/** The rows by the file of which they are made; findings follow from the day too. */
const rowCache = new WeakMap<ProductFile, { day: string; row: FileRow }>()

/** The rows of a catalogue, sorted by id. In: the day, as 2026-11-24; who published the last change of each product. */
export const catalogueRows = (
  { files, draftFiles, photographs }: CatalogueState,
  today: string,
  published: ReadonlyMap<string, { person: string; at: string }> = new Map(),
): CatalogueRow[] =>
  [...files.values()].map((file) => {
    const cached = rowCache.get(file)
    const row = cached?.day === today ? cached.row : fileRow(file, today)
    if (row !== cached?.row) rowCache.set(file, { day: today, row })
    const { id, changedAt } = file
    const count = photographs.get(id)?.length ?? 0
    const change = published.get(id)
    // Who changed a file since then, directly in the folder, is unknown.
    const publisher = change && changedAt <= change.at ? change.person : ''
    return {
      ...row,
      findings: count === 0 ? [...row.findings, 'sem-fotografia'] : row.findings,
      photographs: count,
      changedAt,
      changedBy: draftFiles.get(id)?.person ?? publisher,
      isDrafted: draftFiles.has(id),
    }
  })

function fileRow({ id, product, text }: ProductFile, today: string): FileRow {
  if (!product) return { ...faultyRow, id, name: id, text: normalize(`${id} ${text.slice(0, 500)}`) }
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const codes = [product.sku ?? [], variants.map(({ sku }) => sku)].flat()
  const variantPrices = variants.map(({ currentPrice }) => currentPrice ?? product.currentPrice)
  const prices = (variantPrices.length > 0 ? variantPrices : [product.currentPrice]).filter((price) => price > 0)
  const price = prices.length === 0 ? 0 : Math.min(...prices)
  return {
    id,
    code: codes[0] ?? '',
    codeCount: codes.length,
    name: product.name,
    ...(product.category === 'equipamentos'
      ? { type: product.family, typeName: equipmentFamilyLabel[product.family] }
      : { type: product.productType, typeName: productTypeLabel[product.productType] }),
    price,
    hasManyPrices: prices.some((other) => other !== price),
    availability: product.availability,
    findings: findingsOf(product, codes, prices, today),
    text: normalize([id, product.name, ...codes, ...product.tags].join(' ')),
  }
}

const faultyRow: Omit<FileRow, 'id' | 'name' | 'text'> = {
  code: '',
  codeCount: 0,
  type: '',
  typeName: '',
  price: 0,
  hasManyPrices: false,
  availability: '',
  findings: ['com-falha'],
}

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
  type: string
  availability: Availability | ''
  finding: Finding | 'rascunho' | ''
  order: RowOrder
  isDescending: boolean
}

/** The rows that pass a query's filters, in its order; ties stay sorted by id. */
export function filterRows(rows: readonly CatalogueRow[], query: RowQuery): CatalogueRow[] {
  const words = normalize(query.search).split(' ').filter(Boolean)
  const matching = rows.filter(
    (row) =>
      (query.type === '' || row.type === query.type) &&
      (query.availability === '' || row.availability === query.availability) &&
      (query.finding === '' || (query.finding === 'rascunho' ? row.isDrafted : row.findings.includes(query.finding))) &&
      words.every((word) => row.text.includes(word)),
  )
  const keyedRows = matching.map((row) => ({ row, key: orders[query.order](row) }))
  const direction = query.isDescending ? -1 : 1
  return keyedRows.toSorted((a, b) => direction * (Number(a.key > b.key) - Number(a.key < b.key))).map(({ row }) => row)
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
