import { fitsAnyBrand } from './index/document-facts.ts'
import { fieldBits } from './index/document-words.ts'
import { citesModel, excludesModel } from './index/model-book.ts'
import { namingReadings } from './index/phrases.ts'
import type { Documents, SearchIndex } from './index/search-index.ts'
import { type Condition, conditionsOf, namesKind } from './query/conditions.ts'
import type { Intent } from './query/intent.ts'
import type { MessageReader } from './query/message-reader.ts'
import type { ModelMention } from './query/model-mentions.ts'
import type { ParsedQuery } from './query/read-query.ts'
import { scoreCandidates, type AnswerScope, type Question, type ScoredDocument } from './score.ts'
import { factors, thresholds } from './weights.ts'

/** The conditions that may be left out, least distinctive first; never what says which part it is ('lâmpada de farol'). */
function droppableConditions(question: Question): Condition[] {
  const { conditions, query, intent } = question
  const isShort = query.words.length <= thresholds.shortQuery
  const isDroppable = (condition: Condition) => {
    const { position, isRequired, isCounted, text, requiredIn } = condition
    if (position === undefined || !(isRequired || isCounted) || requiredIn !== undefined || intent.roles.has(position))
      return false
    // In a short text an unknown figure may be a model, and is insisted on, but '2x' and '2º' are counts.
    const isFigure = /\d/.test(text) && ((isShort && /^[a-z]|\d{3}/.test(text)) || condition.readings.length > 0)
    if (isFigure || (isShort && intent.roles.get(position - 1) === 'product')) return false
    // The word before a machine says what is asked for: 'turbina do Savina'.
    if (position === 0 && intent.productTypes.length === 0) return false
    // If no part or machine is named, a word may be the only one that identifies the part.
    return namesKind(intent)
  }
  return conditions.filter(isDroppable).toSorted((a, b) => distinctiveness(question, a) - distinctiveness(question, b))
}

/** How distinctive a condition is. 0: not in the catalogue; 1: in descriptions only; 2: in names, tags or machines. */
function distinctiveness({ index }: Question, { readings }: Condition): number {
  const sure = namingReadings(readings).filter(({ strength }) => strength === 1)
  if (sure.length === 0) return 0
  const isNamed = sure.some(({ stem }) =>
    [...(index.words.get(stem)?.values() ?? [])].some((bits) => bits !== fieldBits.description),
  )
  return isNamed ? 2 : 1
}

function withoutConditions(question: Question, droppedConditions: readonly Condition[]): Question {
  return { ...question, conditions: question.conditions.filter((condition) => !droppedConditions.includes(condition)) }
}

export interface NeedAnswer {
  text: string
  question: Question
  mentions: readonly ModelMention[]
  /** The products found, best first. */
  ranking: readonly ScoredDocument[]
  /** How many answers cite the asked model; they come first. */
  citingCount: number
  /** A model that was asked for and that no answer cites: the answers are the nearest ones. */
  conflict: ModelMention | undefined
  droppedConditions: readonly Condition[]
}

/** Answers one need with parts for the asked brand, else for any; words are left out until something is found. */
export function answerNeed(reader: MessageReader, text: string, limit: number): NeedAnswer {
  const { index } = reader
  const { query, intent: textIntent, mentions } = reader.read(text)
  const intent = withModelBrand(index, withCitingType(index, query, { intent: textIntent, mentions }), mentions)
  const question = { index, query, intent, conditions: conditionsOf(index, query, intent) }
  const need = { text, question, mentions }
  if (intent.notSold) return answerWithoutParts(need)
  // Parts for the asked brand that match only some words come before parts for any brand that match all words.
  for (const isOtherBrand of [false, true]) {
    const answer = answerRelaxed(need, { limit, isOtherBrand })
    if (answer) return isOtherBrand ? answer : withLikeliestPart(answer, limit)
  }
  return answerWithoutParts(need)
}

/** An intent for types with the asked noun that cite the model, if no asked type does: 'eletrodo' may be a pad, too. */
function withCitingType(
  index: SearchIndex,
  { words }: ParsedQuery,
  { intent, mentions }: { intent: Intent; mentions: readonly ModelMention[] },
): Intent {
  const [noun, ...otherNouns] = words.filter((_, position) => intent.roles.get(position) === 'product')
  const isNamed = intent.productTypes.length > 0 && !intent.symptom && !intent.isHint
  if (!noun || otherNouns.length > 0 || !isNamed || mentions.length === 0) return intent
  // What a document cites is read when it is first asked, so only those of the types and of the noun are asked.
  const isCiting = (position: number) => {
    const document = index.documents[position]
    return document !== undefined && mentions.some(({ keys }) => citesModel(document, keys))
  }
  if ([...ofAny(index.byType, intent.productTypes)].some(isCiting)) return intent
  const stems = new Set(namingReadings(noun.readings).map(({ stem }) => stem))
  const bearing = index.documents.filter((_, place) => stems.has(index.facts[place]?.head ?? '') && isCiting(place))
  const types = new Set(bearing.flatMap(({ productType }) => productType ?? []))
  return types.size > 0 ? { ...intent, productTypes: [...types] } : intent
}

/** An intent for the brand of the mentioned models, if the query names none and they are all of one. */
function withModelBrand(index: SearchIndex, intent: Intent, mentions: readonly ModelMention[]): Intent {
  const [brand, ...otherBrands] = new Set(makersOf(index, mentions))
  if (intent.brands.length > 0 || brand === undefined || otherBrands.length > 0) return intent
  return {
    ...intent,
    brands: [brand],
    isBrandImplied: true,
    kind: intent.productTypes.length > 0 ? 'productBrand' : intent.kind,
    confidence: intent.confidence * factors.confidence.inferredBrand,
  }
}

function makersOf({ modelBook }: SearchIndex, mentions: readonly ModelMention[]): string[] {
  return mentions.flatMap(({ keys }) => keys.flatMap((key) => [...(modelBook.get(key)?.brands ?? [])]))
}

type Need = Pick<NeedAnswer, 'text' | 'question' | 'mentions'>

function answerWithoutParts(need: Need): NeedAnswer {
  return { ...need, ranking: [], citingCount: 0, conflict: need.mentions[0], droppedConditions: [] }
}

/** Puts the first part to check for a symptom in front, for any brand, if the answers have none of its type. */
function withLikeliestPart(found: NeedAnswer, limit: number): NeedAnswer {
  const { ranking, mentions } = found
  const question = withoutModels(found.question, mentions)
  const [first] = question.intent.symptom?.parts ?? []
  const isLikeliest = ({ document }: ScoredDocument) => document.productType === first?.type
  if (!first || ranking.some(isLikeliest)) return found
  const likeliest = scoredFor(question, { limit, isOtherBrand: true }).filter(isLikeliest)
  return likeliest.length > 0
    ? { ...found, ranking: [...likeliest, ...ranking].slice(0, limit), citingCount: 0 }
    : found
}

function answerRelaxed(need: Need, scope: AnswerScope): NeedAnswer | undefined {
  const droppedConditions: Condition[] = []
  for (const condition of [undefined, ...droppableConditions(need.question)]) {
    if (condition) droppedConditions.push(condition)
    const question = withoutConditions(need.question, droppedConditions)
    const answer = answerWithModels(question, need.mentions, scope)
    if (answer.ranking.length > 0) return { ...need, ...answer, question, droppedConditions }
  }
  return undefined
}

function withoutModels(question: Question, mentions: readonly ModelMention[]): Question {
  const modelPositions = new Set(mentions.flatMap(({ positions }) => positions))
  const isOfModel = ({ position }: Condition) => position !== undefined && modelPositions.has(position)
  return withoutConditions(question, question.conditions.filter(isOfModel))
}

/** The answers to a question: those that cite an asked model come first; if none does, the nearest ones. */
function answerWithModels(question: Question, mentions: readonly ModelMention[], scope: AnswerScope) {
  const ranking = scoredFor(question, mentions.length > 0 ? { ...scope, limit: Infinity } : scope)
  if (mentions.length === 0) return { ranking, citingCount: 0, conflict: undefined }
  const citing = citingFirst(mentions, ranking) ?? citedByOthers(question, mentions, ranking)
  if (citing) return { ...citing, ranking: citing.ranking.slice(0, scope.limit), conflict: undefined }
  const withoutModel = withoutModels(question, mentions)
  const nearest = nearestTo(question, mentions, {
    ofBrand: scoredFor(withoutModel, { limit: Infinity, isOtherBrand: false }),
    universal: scoredFor(withoutModel, { limit: Infinity, isOtherBrand: true }),
  })
  return { ranking: nearest.slice(0, scope.limit), citingCount: 0, conflict: nearest[0] && mentions[0] }
}

/** The answers with universal ones; undefined if none cites the model, or if it is another brand's: 'Mindray T1'. */
function citedByOthers(question: Question, mentions: readonly ModelMention[], ranking: readonly ScoredDocument[]) {
  const { index, intent } = question
  const makers = makersOf(index, mentions)
  if (makers.length > 0 && !makers.some((brand) => intent.brands.includes(brand))) return undefined
  const universal = scoredFor(question, { limit: Infinity, isOtherBrand: true })
  return citingFirst(mentions, [...ranking, ...universal])
}

/** Parts for the asked brand, or those that serve any brand. Equals keep the catalogue's order. */
function scoredFor(question: Question, { limit, isOtherBrand }: AnswerScope): ScoredDocument[] {
  const { index, intent, conditions } = question
  const candidates = isOtherBrand
    ? intersection(ofAny(index.byType, intent.productTypes), index.universal)
    : candidatesFor(index, intent, conditions)
  return scoreCandidates(question, ofAskedTechnology(question, candidates), { limit, isOtherBrand })
}

/** Brands whose name is a technology of oximetry: a part of another one reads wrong, whatever machine it cites. */
const technologyBrands = ['masimo', 'nellcor', 'nonin']

function ofAskedTechnology({ index, intent }: Question, candidates: Documents): Documents {
  const askedBrands = technologyBrands.filter((brand) => intent.brands.includes(brand))
  if (askedBrands.length === 0 || intent.isBrandImplied) return candidates
  const isReadable = (document: number) => {
    const technology = index.documents[document]?.technology
    return technology === undefined || askedBrands.some((brand) => technology.startsWith(brand))
  }
  return new Set([...candidates].filter(isReadable))
}

/** Documents of the named types and brands, else with a rare required condition, so that common words cost nothing. */
function candidatesFor(index: SearchIndex, intent: Intent, conditions: readonly Condition[]): Documents {
  const { isHint, productTypes, brands } = intent
  const ofType = isHint || productTypes.length === 0 ? undefined : ofAny(index.byType, productTypes)
  const ofBrand = brands.length > 0 ? ofAny(index.byBrand, brands) : undefined
  if (ofType && ofBrand) return intersection(ofType, ofBrand)
  return ofType ?? ofBrand ?? candidatesByRarest(index, conditions)
}

/** Documents with a rare condition: who meets enough of n meets one of any n − enough + 1; no others are looked up. */
function candidatesByRarest(index: SearchIndex, conditions: readonly Condition[]): Documents {
  const sets = conditions
    .filter(({ isRequired }) => isRequired)
    .map(({ readings, productTypes = [] }) =>
      union([
        ...readings.flatMap(({ stem }) => index.words.get(stem)?.keys() ?? []),
        ofAny(index.byType, productTypes),
      ]),
    )
  const enough = Math.ceil(sets.length * thresholds.coverage)
  return union(sets.toSorted((a, b) => a.size - b.size).slice(0, sets.length - enough + 1))
}

function ofAny(groups: ReadonlyMap<string, Documents>, keys: readonly string[]): Documents {
  return union(keys.flatMap((key) => groups.get(key) ?? []))
}

const union = (sets: readonly Iterable<number>[]): Documents => new Set(sets.flatMap((set) => [...set]))

function intersection(a: Documents, b: Documents): Documents {
  return new Set([...a].filter((document) => b.has(document)))
}

/** The answers that cite an asked model first, without those whose text excludes it; undefined if none does. */
function citingFirst(mentions: readonly ModelMention[], answers: readonly ScoredDocument[]) {
  const allowed = withoutExcluded(mentions, answers)
  const citing = new Set(allowed.filter(({ document }) => mentions.some(({ keys }) => citesModel(document, keys))))
  if (citing.size === 0) return undefined
  return { ranking: [...citing, ...allowed.filter((answer) => !citing.has(answer))], citingCount: citing.size }
}

/** The nearest parts: of the model's line, then of any brand, which claim least, then others; equal counts lead. */
function nearestTo(
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
  const nearest = answers.toSorted((a, b) => groupOf(a) - groupOf(b))
  return withoutExcluded(mentions, nearest)
}

/** Whether one of the models belongs to the line of an asked one, as 'MAC 500' does to that of 'MAC 5500'. */
function isOfLine(models: readonly string[], mentions: readonly ModelMention[]): boolean {
  const lines = new Set(mentions.flatMap(({ label }) => lineOf(label) ?? []))
  return models.some((model) => lines.has(lineOf(model) ?? ''))
}

const lineOf = (label: string): string | undefined => /^[a-z]{2,}/i.exec(label)?.[0].toLowerCase()

function withoutExcluded(mentions: readonly ModelMention[], answers: readonly ScoredDocument[]): ScoredDocument[] {
  return answers.filter(({ document }) => !mentions.some(({ keys }) => excludesModel(document, keys)))
}
