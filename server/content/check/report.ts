import { completenessOf, type Completeness } from '#domain/catalogue/completeness.ts'
import { claimsOf, isProven } from '#domain/catalogue/part/evidence.ts'
import type { Accessory, Product } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** The measures of the report, by their Portuguese names: each says whether a part meets it. */
const measures = {
  '6 valores': ({ values }) => values >= 6,
  'até 1 a conferir': ({ open }) => open <= 1,
  'cita modelos': ({ fitting }) => fitting === 'models',
  universal: ({ fitting }) => fitting === 'universal',
  'modelo a confirmar': ({ fitting }) => fitting === 'words',
  conectores: ({ hasConnectors }) => hasConnectors,
  referências: ({ hasReferences }) => hasReferences,
  'diz o uso': ({ hasDossier }) => hasDossier,
  'desenho por dados': ({ isDrawnByData }) => isDrawnByData,
} as const satisfies Record<string, (known: Completeness) => boolean>
export type Measure = keyof typeof measures

/** The share of the parts among some products that meet each measure; 1 if there are no parts. */
export function shares(products: readonly Product[]): ReadonlyMap<Measure, number> {
  const known = partsOf(products).map(completenessOf)
  return new Map(
    keysOf(measures).map((name) => [name, known.length === 0 ? 1 : known.filter(measures[name]).length / known.length]),
  )
}

/** The completeness of the catalogue as a table of text: a row for each product type, and the whole. */
export function reportText(products: readonly Product[]): string {
  const parts = partsOf(products)
  const types = [...new Set(parts.map(({ productType }) => productType))].toSorted()
  const rows = types.map((type) =>
    row(
      type,
      parts.filter(({ productType }) => productType === type),
    ),
  )
  const heading = [
    'tipo',
    'peças',
    'valores',
    'a conferir',
    ...keysOf(measures),
    'afirmações com documento',
    'sem documento',
  ]
  return aligned([heading, ...rows, row('todos', parts)])
}

function row(name: string, parts: readonly Accessory[]): string[] {
  const known = parts.map(completenessOf)
  const sum = (count: (one: Completeness) => number) => String(known.reduce((total, one) => total + count(one), 0))
  return [
    name,
    String(parts.length),
    sum(({ values }) => values),
    sum(({ open }) => open),
    ...[...shares(parts).values()].map((share) => `${Math.floor(share * 100)}%`),
    ...claimCounts(parts).map(String),
  ]
}

/** The number of claims with a paper and of those without. */
function claimCounts(parts: readonly Accessory[]): [proven: number, bare: number] {
  const all = parts.flatMap((part) => claimsOf(part).map((claim) => isProven(part, claim)))
  const proven = all.filter(Boolean).length
  return [proven, all.length - proven]
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}

function partsOf(products: readonly Product[]): Accessory[] {
  return products.filter((product) => product.category === 'acessorios-componentes')
}
