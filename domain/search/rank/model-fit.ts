import { fitsAnyBrand } from '#domain/search/index/document-facts.ts'
import { citesModel, excludesModel } from '#domain/search/index/model-book.ts'
import type { Question } from '#domain/search/query/conditions.ts'
import type { ModelMention } from '#domain/search/query/model-mentions.ts'
import type { ScoredDocument } from './score.ts'

/**
 * Answers that cite an asked model, followed by the others, without those whose own text excludes it, and the number of
 * those that cite it. Undefined if none does.
 */
export function citingFirst(
  question: Question,
  mentions: readonly ModelMention[],
  scored: readonly ScoredDocument[],
): { scored: ScoredDocument[]; citing: number } | undefined {
  const allowed = withoutExcluded(question, mentions, scored)
  const citing = new Set(allowed.filter((one) => cites(question, mentions, one)))
  if (citing.size === 0) return undefined
  return { scored: [...citing, ...allowed.filter((one) => !citing.has(one))], citing: citing.size }
}

/**
 * The nearest answers to a model that none cites: parts of the model's own line, then those for any brand, because they
 * claim least, then the brand's others; within each group, those that resemble the parts of the line come first.
 */
export function nearestTo(
  question: Question,
  mentions: readonly ModelMention[],
  { ofBrand, universal }: { ofBrand: readonly ScoredDocument[]; universal: readonly ScoredDocument[] },
): ScoredDocument[] {
  const { documents, facts } = question.index
  const isUniversal = ({ document }: ScoredDocument) => {
    const found = documents[document]
    return found !== undefined && fitsAnyBrand(found)
  }
  const siblings = ofBrand.filter(({ document }) => isOfLine(documents[document]?.models ?? [], mentions))
  const counts = new Set(siblings.flatMap(({ document }) => facts[document]?.counts ?? []))
  const isAlike = (one: ScoredDocument) =>
    siblings.includes(one) || facts[one.document]?.counts.some((count) => counts.has(count))
  const all = [...new Map([...universal, ...ofBrand].map((one) => [one.document, one])).values()]
  const rank = (one: ScoredDocument) =>
    siblings.includes(one) ? -1 : 2 * Number(!isUniversal(one)) + Number(!isAlike(one))
  return withoutExcluded(
    question,
    mentions,
    all.toSorted((a, b) => rank(a) - rank(b)),
  )
}

/** Whether one of the models is of the line of an asked one: 'MAC 500' is of the line of 'MAC 5500'. */
function isOfLine(models: readonly string[], mentions: readonly ModelMention[]): boolean {
  const lines = new Set(mentions.flatMap(({ label }) => /^[a-z]{2,}/i.exec(label)?.[0]?.toLowerCase() ?? []))
  return models.some((model) => lines.has(/^[a-z]{2,}/i.exec(model)?.[0]?.toLowerCase() ?? ''))
}

function cites({ index }: Question, mentions: readonly ModelMention[], { document }: ScoredDocument): boolean {
  const found = index.documents[document]
  return found !== undefined && mentions.some(({ keys }) => citesModel(found, keys))
}

function withoutExcluded(
  { index }: Question,
  mentions: readonly ModelMention[],
  scored: readonly ScoredDocument[],
): ScoredDocument[] {
  return scored.filter(({ document }) => {
    const found = index.documents[document]
    return found && !mentions.some(({ keys }) => excludesModel(found, keys))
  })
}
