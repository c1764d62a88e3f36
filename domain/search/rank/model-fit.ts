import { fitsAnyBrand } from '#domain/search/index/document-facts.ts'
import { citesModel, excludesModel } from '#domain/search/index/model-book.ts'
import type { Question } from '#domain/search/query/conditions.ts'
import type { ModelMention } from '#domain/search/query/model-mentions.ts'
import type { ScoredDocument } from './score.ts'

/**
 * Puts the answers that cite an asked model before the others. Out: the answers without those whose own text excludes the
 * model, and how many of them cite it; undefined if none does.
 */
export function citingFirst(
  mentions: readonly ModelMention[],
  answers: readonly ScoredDocument[],
): { scored: ScoredDocument[]; citingCount: number } | undefined {
  const allowed = withoutExcluded(mentions, answers)
  const citing = new Set(allowed.filter(({ document }) => mentions.some(({ keys }) => citesModel(document, keys))))
  if (citing.size === 0) return undefined
  return { scored: [...citing, ...allowed.filter((answer) => !citing.has(answer))], citingCount: citing.size }
}

/**
 * The nearest answers to a model that none cites. First come parts of the model's own line, then parts for any brand,
 * because they claim least, then the brand's other parts. Of the last two, those with as many leads or tubes as parts of
 * the line come first. In: the answers for the model's brand, and those for any brand; a part may be in both.
 */
export function nearestTo(
  { index: { facts } }: Question,
  mentions: readonly ModelMention[],
  { ofBrand, universal }: { ofBrand: readonly ScoredDocument[]; universal: readonly ScoredDocument[] },
): ScoredDocument[] {
  const siblings = ofBrand.filter(({ document }) => isOfLine(document.models, mentions))
  const countsOf = ({ position }: ScoredDocument) => facts[position]?.counts ?? []
  const siblingCounts = new Set(siblings.flatMap(countsOf))
  const isSibling = (answer: ScoredDocument) => siblings.includes(answer)
  const isUniversal = ({ document }: ScoredDocument) => fitsAnyBrand(document)
  const hasSiblingCount = (answer: ScoredDocument) => countsOf(answer).some((count) => siblingCounts.has(count))
  const groups: ((answer: ScoredDocument) => boolean)[] = [
    isSibling,
    (answer) => isUniversal(answer) && hasSiblingCount(answer),
    isUniversal,
    hasSiblingCount,
    () => true,
  ]
  const groupOf = (answer: ScoredDocument) => groups.findIndex((isIn) => isIn(answer))
  const answers = [...new Map([...universal, ...ofBrand].map((answer) => [answer.document, answer])).values()]
  return withoutExcluded(
    mentions,
    answers.toSorted((a, b) => groupOf(a) - groupOf(b)),
  )
}

/** Whether one of the models is of the line of an asked one: 'MAC 500' is of the line of 'MAC 5500'. */
function isOfLine(models: readonly string[], mentions: readonly ModelMention[]): boolean {
  const lines = new Set(mentions.flatMap(({ label }) => lineOf(label) ?? []))
  return models.some((model) => lines.has(lineOf(model) ?? ''))
}

/** The letters with which a model's name begins: 'mac' of 'MAC 5500'. */
function lineOf(label: string): string | undefined {
  return /^[a-z]{2,}/i.exec(label)?.[0].toLowerCase()
}

/** The answers without those whose own text says that they do not fit the model. */
function withoutExcluded(mentions: readonly ModelMention[], answers: readonly ScoredDocument[]): ScoredDocument[] {
  return answers.filter(({ document }) => !mentions.some(({ keys }) => excludesModel(document, keys)))
}
