import type { Judgement } from './judgement.ts'
import type { Answer, Figures } from './measure.ts'

/** A judged query with its answer and what that is worth. */
export interface Judged {
  judgement: Judgement
  answer: Answer
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

/** The figures as a Markdown table: a row for all, then one for each kind of query, in the order of the set. */
export function tableByKind(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ judgement }) => judgement.kind))]
  const ofKind = (kind: string) => row(judged.filter(({ judgement }) => judgement.kind === kind))
  const lines = [
    ['kind', ...columns],
    [':--', ...columns.map(() => '--:')],
    ['all', ...row(judged)],
    ...kinds.map((kind) => [kind, ...ofKind(kind)]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
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

/** The failed queries with their answers. */
export function failures(judged: readonly Judged[]): string {
  return judged
    .flatMap(({ judgement, answer, figures }) => {
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
      const groups = answer.groups ? `groups ${answer.groups.map(([first]) => first).join(' | ')}` : ''
      const found = answer.ids.slice(0, 5).join(', ') || 'nothing'
      const told = [answer.variantId ?? '', groups, answer.isConflict ? 'conflict' : ''].filter(Boolean).join(' ')
      return `${faults.map(([fault]) => fault).join(', ')} · ${judgement.kind}: ${judgement.query} → ${found} ${told}`
    })
    .join('\n')
}
