import { kindsOfFamily } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { DocumentFacts } from '#domain/search/index/document-facts.ts'
import { fieldBits, fields, type Field } from '#domain/search/index/document-words.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { namingReadings } from '#domain/search/index/phrases.ts'
import type { Postings, SearchIndex } from '#domain/search/index/search-index.ts'
import { type Condition, namesBrand, namesKind, namesType } from '#domain/search/query/conditions.ts'
import type { Intent } from '#domain/search/query/intent.ts'
import type { ParsedQuery } from '#domain/search/query/read-query.ts'
import { factors, thresholds, weights } from '#domain/search/weights.ts'
import { stemOf, stemsOf } from '#domain/text/tokens.ts'

/** A query as it was understood, with the index that answers it. */
export interface Question {
  index: SearchIndex
  query: ParsedQuery
  intent: Intent
  conditions: readonly Condition[]
}

export type ScoredDocument = { document: SearchDocument; position: number; score: number }

export type AnswerScope = { limit: number; isOtherBrand: boolean }

/** Scores candidates (spec §9), without those that miss or contradict the question or score too little; best first. */
export function scoreCandidates(
  question: Question,
  candidates: ReadonlySet<number>,
  { limit, isOtherBrand }: AnswerScope,
): ScoredDocument[] {
  const { productBrand, otherwise } = weights.minimumScore
  const minimum = question.intent.kind === 'productBrand' ? productBrand : otherwise
  const rules = scoringRules(question, isOtherBrand)
  return [...candidates]
    .flatMap((position): ScoredDocument[] => {
      const document = question.index.documents[position]
      const score = scoreOf(rules, position)
      return document && score >= minimum ? [{ document, position, score }] : []
    })
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, limit)
}

interface ScoringRules {
  question: Question
  isOtherBrand: boolean
  conditions: readonly { condition: Condition; readings: readonly { documents: Postings; strength: number }[] }[]
  fieldWeights: Readonly<Record<Field, number>>
  /** The numbers of conditions, with type and brand; at least 1, because matches are divided by them. */
  total: { required: number; counted: number }
  opposites: readonly string[]
  /** The nouns for the asked part: products whose names begin with one come before others of the type. */
  heads: ReadonlySet<string>
}

function scoringRules(question: Question, isOtherBrand: boolean): ScoringRules {
  const { index, intent, conditions } = question
  const namedCount = Number(namesType(intent)) + Number(namesBrand(intent))
  return {
    question,
    isOtherBrand,
    conditions: conditions.map((condition) => ({
      condition,
      readings: condition.readings
        .filter(({ strength }) => strength >= weights.fuzzy.scoring)
        .toSorted((a, b) => b.strength - a.strength)
        .flatMap(({ stem, strength }) => {
          const documents = index.words.get(stem)
          return documents ? [{ documents, strength }] : []
        }),
    })),
    // Raised where the query names a brand, or a product and a brand.
    fieldWeights: {
      ...weights.field,
      ...(intent.kind === 'productBrand' && weights.fieldWithProductBrand),
      ...(intent.brands.length > 0 && { compatibility: weights.compatibilityWithBrand }),
    },
    total: {
      required: Math.max(1, conditions.filter(({ isRequired }) => isRequired).length + namedCount),
      counted: Math.max(1, conditions.filter(({ isCounted }) => isCounted).length + namedCount),
    },
    opposites: oppositesOf(question),
    heads: askedHeads(question),
  }
}

/** The opposites of the query's words: 'macho' if it has only 'fêmea', 'troca' if it has 'sem troca'. */
function oppositesOf({ index, query, intent }: Question): string[] {
  const denied = query.words.flatMap(({ text, isDenied }, place) =>
    isDenied && !intent.roles.has(place) ? stemOf(text) : [],
  )
  const stems = new Set(
    query.words.flatMap(({ readings }) => readings.flatMap(({ stem, strength }) => (strength === 1 ? stem : []))),
  )
  const opposites = index.vocabulary.opposites.flatMap((pair) => {
    const others = pair.filter((stem) => !stems.has(stem))
    return others.length < pair.length ? others : []
  })
  return [...denied, ...opposites]
}

/** The noun in the query for the part, if names of products begin with it; else the nouns of the types' labels. */
function askedHeads({ index, query, intent }: Question): ReadonlySet<string> {
  const place = query.words.findIndex((_, position) => intent.roles.get(position) === 'product')
  const stems = namingReadings(query.words[place]?.readings ?? []).map(({ stem }) => stem)
  const known = intent.symptom ? [] : [...stems, ...intent.words].filter((stem) => index.heads.has(stem))
  return new Set(known.length > 0 ? known : intent.productTypes.map((type) => stemsOf(productTypeLabel[type])[0] ?? ''))
}

type Candidate = { document: SearchDocument; facts: DocumentFacts; isOfType: boolean }

function scoreOf(rules: ScoringRules, position: number): number {
  const { question, total } = rules
  const { index, intent } = question
  const [document, facts] = [index.documents[position], index.facts[position]]
  if (!document || !facts) return 0
  const isOfType = document.productType !== undefined && intent.productTypes.includes(document.productType)
  const candidate = { document, facts, isOfType }
  const { required, counted, lacksRequiredWord, ...match } = matchOf(rules, position, document)
  // A named brand counts as matched, because all candidates are for that brand or for any brand.
  const namedCount = Number(namesType(intent) && isOfType) + Number(namesBrand(intent))
  const coverage = (counted + namedCount) / total.counted
  const isCovered =
    (required + namedCount) / total.required >= thresholds.coverage && coverage >= thresholds.countedCoverage
  if (lacksRequiredWord || !isCovered || isRefused(question, candidate)) return 0
  const points = (intentPoints(rules, candidate) + match.points) * factorOf(rules, candidate, match.isNamed) * coverage
  return Math.round((points + (document.isOnSale ? weights.onSaleBonus : 0)) * precision) / precision
}

/** The steps of a point: scores are rounded, so that equal documents stay equal in any order of adding points. */
const precision = 1e6

interface Match {
  points: number
  required: number
  counted: number
  lacksRequiredWord: boolean
  /** Whether the product's name has every word of the query. */
  isNamed: boolean
}

/** What a document has of the conditions. Fields are bits of `fieldBits`; each counts once for a condition. */
function matchOf(rules: ScoringRules, position: number, { productType }: SearchDocument): Match {
  const { named, unnamed } = factors.describedCredit
  const descriptionCredit = namesKind(rules.question.intent) ? named : unnamed
  const match = { points: 0, required: 0, counted: 0, lacksRequiredWord: false, isNamed: true }
  let matchedFields = 0
  for (const { condition, readings } of rules.conditions) {
    let conditionFields = 0
    for (const { documents, strength } of readings) {
      const newFields = (documents.get(position) ?? 0) & ~conditionFields
      conditionFields |= newFields
      match.points += strength * sumOf(newFields, rules.fieldWeights)
    }
    matchedFields |= conditionFields
    const { isRequired, isCounted, requiredIn, productTypes = [] } = condition
    const isDescribedOnly = conditionFields === fieldBits.description
    const wordCredit = isDescribedOnly ? descriptionCredit : Number(conditionFields !== 0)
    const credit = productType && productTypes.includes(productType) ? 1 : wordCredit
    if (isRequired) match.required += credit
    if (isCounted) match.counted += credit
    if (requiredIn !== undefined && (conditionFields & requiredIn) === 0) match.lacksRequiredWord = true
    const isOfName = (conditionFields & fieldBits.name) !== 0
    if (isCounted && condition.position !== undefined && !isOfName) match.isNamed = false
  }
  const count = fields.filter((field) => matchedFields & fieldBits[field]).length
  return { ...match, points: match.points + (count > weights.fieldBonus.above ? count * weights.fieldBonus.points : 0) }
}

function sumOf(bits: number, fieldWeights: ScoringRules['fieldWeights']): number {
  return bits === 0 ? 0 : fields.reduce((sum, field) => sum + (bits & fieldBits[field] ? fieldWeights[field] : 0), 0)
}

/** Whether a part is of other sizes, counts or pins, not for a named machine, or not to be checked for a symptom. */
function isRefused({ query, intent }: Question, { document, facts }: Candidate): boolean {
  const { productType, patients = [], machines = [], notOn = [] } = document
  const { counts, pins } = query.measures
  const askedMachines = intent.machineFamilies.flatMap((family) => kindsOfFamily[family])
  // Of the boards only the encoder may have to be checked.
  const mustHave = (productType && intent.wordsOfType.get(productType)) ?? []
  return (
    isOutside(facts.sizes.length > 0 ? facts.sizes : patients, intent.sizes) ||
    isOutside(facts.counts, counts) ||
    isOutside(facts.pins, pins) ||
    query.words.some(({ text }) => notOn.includes(stemOf(text))) ||
    (intent.symptom !== undefined && isOutside(machines, askedMachines)) ||
    (mustHave.length > 0 && !hasAll(document, mustHave))
  )
}

function isOutside<Value>(declared: readonly Value[], asked: readonly Value[]): boolean {
  return declared.length > 0 && asked.length > 0 && !asked.some((value) => declared.includes(value))
}

function hasAll({ name, tags }: SearchDocument, words: readonly string[]): boolean {
  const stems = new Set([name, ...tags].flatMap(stemsOf))
  return words.every((word) => stems.has(word))
}

/** The points for the intent (spec §9). Without part, brand or machine only a size, count, pins or range earns some. */
function intentPoints({ question, isOtherBrand, heads }: ScoringRules, { document, facts }: Candidate): number {
  const { intent, query } = question
  if (!intent.kind) {
    const { counts, pins, ranges } = query.measures
    const isMeasured = [intent.sizes, counts, pins, ranges].some(({ length }) => length > 0)
    return isMeasured ? weights.intent.specialized * factors.confidence.measure : 0
  }
  const ties = intent.brands.map((brand) => facts.brands[brand] ?? 0)
  const brand = isOtherBrand || ties.length === 0 ? 1 : Math.max(...ties)
  // A part whose name begins with another noun than the asked one.
  const name = intent.symptom || heads.has(facts.head) ? 1 : factors.otherName
  // The less likely ones of the parts to check for a symptom.
  const place = intent.symptom && document.productType ? intent.productTypes.indexOf(document.productType) : 0
  const likelihood = factors.laterPart ** Math.max(0, place)
  return weights.intent[intent.kind] * intent.confidence * brand * name * likelihood
}

function factorOf(
  { question: { intent }, isOtherBrand, opposites, heads }: ScoringRules,
  { document: { name, family, availability }, facts, isOfType }: Candidate,
  isNamed: boolean,
): number {
  const isOfKind = isOfType || (family !== undefined && intent.families.includes(family))
  const isOpposite = opposites.length > 0 && stemsOf(name).some((stem) => opposites.includes(stem))
  const isCalledSo = isNamed && (heads.size === 0 || heads.has(facts.head)) && !intent.symptom
  return (
    (namesKind(intent) && !isOfKind ? weights.mismatch.productType : 1) *
    (isOtherBrand ? weights.mismatch.brand : 1) *
    (isOpposite ? factors.opposite : 1) *
    (isCalledSo ? factors.wholeName : 1) *
    (availability === 'sob-consulta' ? weights.onRequestFactor : 1)
  )
}
