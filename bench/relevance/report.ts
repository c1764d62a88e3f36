import type { Engine } from './engines.ts'
import type { Judgement } from './judgement.ts'
import { judge, type Figures, type JudgedProduct } from './measure.ts'

export interface Judged {
  judgement: Judgement
  figures: Figures
}

const columns = [
  'queries',
  'success@1',
  'MRR',
  'nDCG@5',
  'wrong-brand@3',
  'wrong-type@3',
  'must-not',
  'zero results',
  'variant',
  'quantity',
] as const

/** The figures as a Markdown table, with a row for each engine. */
export function tableOfEngines(results: readonly { engine: string; judged: readonly Judged[] }[]): string {
  return table(
    'engine',
    results.map(({ engine, judged }) => [engine, ...row(judged)]),
  )
}

/** The figures as a Markdown table, with a row for each kind of query, in the order of the set. */
export function tableByKind(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ judgement }) => judgement.kind))]
  return table(
    'kind',
    kinds.map((kind) => [kind, ...row(judged.filter(({ judgement }) => judgement.kind === kind))]),
  )
}

function row(judged: readonly Judged[]): string[] {
  const figures = judged.map((one) => one.figures)
  const variants = figures.flatMap(({ isVariant }) => isVariant ?? [])
  const quantities = figures.flatMap(({ isQuantity }) => isQuantity ?? [])
  return [
    String(judged.length),
    mean(figures.map(({ isSuccess }) => Number(isSuccess))),
    mean(figures.map(({ reciprocalRank }) => reciprocalRank)),
    mean(figures.map(({ ndcg }) => ndcg)),
    count(figures.map(({ isWrongBrand }) => isWrongBrand)),
    count(figures.map(({ isWrongType }) => isWrongType)),
    count(figures.map(({ isMustNot }) => isMustNot)),
    count(figures.map(({ isZero }) => isZero)),
    share(variants),
    share(quantities),
  ]
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
}

function share(values: readonly boolean[]): string {
  return values.length > 0 ? `${count(values)}/${values.length}` : '–'
}

function count(values: readonly boolean[]): string {
  return String(values.filter(Boolean).length)
}

function table(first: string, rows: readonly string[][]): string {
  const lines = [[first, ...columns], [':--', ...columns.map(() => '--:')], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The failed queries with their answers. */
export function failures(
  judgements: readonly Judgement[],
  engine: Engine,
  products: ReadonlyMap<string, JudgedProduct>,
): string {
  return judgements
    .flatMap((judgement) => {
      const answer = engine.answer(judgement.query)
      const figures = judge(judgement, answer, products)
      const faults = Object.entries({
        'not first': !figures.isSuccess,
        brand: figures.isWrongBrand,
        type: figures.isWrongType,
        'must not': figures.isMustNot,
        variant: figures.isVariant === false,
        quantity: figures.isQuantity === false,
        order: figures.isSuccess && figures.ndcg < 0.95,
      }).filter(([, isFault]) => isFault)
      if (faults.length === 0) return []
      return `${faults.map(([fault]) => fault).join(', ')} · ${judgement.kind}: ${judgement.query} → ${answer.ids.slice(0, 5).join(', ') || 'nothing'} ${answer.variantId ?? ''}${answer.groups ? ` groups ${answer.groups.map(([first]) => first).join(' | ')}` : ''}${answer.isConflict ? ' conflict' : ''}`
    })
    .join('\n')
}
