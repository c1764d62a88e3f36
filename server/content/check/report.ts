import { completenessOf, type Completeness } from '#domain/catalogue/completeness.ts'
import { claimsOf, isProven } from '#domain/catalogue/part/evidence.ts'
import type { Accessory, Product } from '#domain/catalogue/product.ts'

/** The measures of the report, by name: each says whether a part meets it. */
export const measures = {
  'six values': ({ values }) => values >= 6,
  'at most 1 open': ({ open }) => open <= 1,
  models: ({ fitting }) => fitting === 'models',
  universal: ({ fitting }) => fitting === 'universal',
  words: ({ fitting }) => fitting === 'words',
  connectors: ({ hasConnectors }) => hasConnectors,
  references: ({ hasReferences }) => hasReferences,
  dossier: ({ hasDossier }) => hasDossier,
  'drawn by data': ({ isDrawnByData }) => isDrawnByData,
} as const satisfies Record<string, (known: Completeness) => boolean>
export type Measure = keyof typeof measures

const labels: Readonly<Record<Measure, string>> = {
  'six values': '6 valores',
  'at most 1 open': 'até 1 a conferir',
  models: 'cita modelos',
  universal: 'universal',
  words: 'modelo a confirmar',
  connectors: 'conectores',
  references: 'referências',
  dossier: 'diz o uso',
  'drawn by data': 'desenho por dados',
}

/** The share of the parts among some products that meet each measure; 1 if there are no parts. */
export function shares(products: readonly Product[]): Record<Measure, number> {
  const known = partsOf(products).map(completenessOf)
  const share = (measure: (one: Completeness) => boolean) =>
    known.length === 0 ? 1 : known.filter(measure).length / known.length
  return {
    'six values': share(measures['six values']),
    'at most 1 open': share(measures['at most 1 open']),
    models: share(measures.models),
    universal: share(measures.universal),
    words: share(measures.words),
    connectors: share(measures.connectors),
    references: share(measures.references),
    dossier: share(measures.dossier),
    'drawn by data': share(measures['drawn by data']),
  }
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
  const heading = ['tipo', 'peças', 'valores', 'a conferir', ...Object.values(labels), ...claimLabels]
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
    ...Object.values(shares(parts)).map((share) => `${Math.floor(share * 100)}%`),
    ...claimCounts(parts).map(String),
  ]
}

const claimLabels = ['afirmações com documento', 'sem documento']

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
