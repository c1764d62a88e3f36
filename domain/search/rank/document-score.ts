import { kindsOfFamily } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { naming } from '#domain/search/index/phrases.ts'
import { namesBrand, namesKind, namesType, totalsOf, type Question } from '#domain/search/query/question.ts'
import type { DocumentFacts } from '#domain/search/index/document-facts.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { stem, stemsOf } from '#domain/text/tokens.ts'
import { judgement, weights } from '#domain/search/weights.ts'

/** The data of a query that scoring needs, worked out once for all documents. */
export interface Rules {
  question: Question
  isOtherBrand: boolean
  total: { required: number; counted: number }
  minimum: number
  /** The opposites of words in the query. */
  opposites: readonly string[]
  /** The nouns for the asked part: products whose names begin with one come before others of the type. */
  heads: ReadonlySet<string>
}

/** Prepares the rules that are the same for every document of a question. */
export function rulesFor(question: Question, isOtherBrand: boolean): Rules {
  const isBoth = question.intent.kind === 'productBrand'
  return {
    question,
    isOtherBrand,
    total: totalsOf(question),
    minimum: isBoth ? weights.minimumScore.productBrand : weights.minimumScore.otherwise,
    opposites: oppositesOf(question),
    heads: askedHeads(question),
  }
}

/** The opposites of the query's words: 'macho' if it has only 'fêmea', 'troca' if it has 'sem troca'. */
function oppositesOf({ index, query, intent }: Question): string[] {
  const denied = query.words.flatMap(({ text, after }, place) =>
    after === 'sem' && !intent.roles.has(place) ? stem(text) : [],
  )
  const stems = new Set(
    query.words.flatMap(({ readings }) => readings.flatMap(({ stem: one, strength }) => (strength === 1 ? one : []))),
  )
  const opposites = index.vocabulary.opposites.flatMap((pair) => {
    const others = pair.filter((one) => !stems.has(one))
    return others.length < pair.length ? others : []
  })
  return [...denied, ...opposites]
}

/** The noun in the query for the part, if names of products begin with it; else the nouns of the types' labels. */
function askedHeads({ index, query, intent }: Question): ReadonlySet<string> {
  const place = query.words.findIndex((_, position) => intent.roles.get(position) === 'product')
  const stems = naming(query.words[place]?.readings ?? []).map(({ stem: one }) => one)
  const known = intent.symptom ? [] : [...stems, ...intent.words].filter((one) => index.heads.has(one))
  return new Set(known.length > 0 ? known : intent.productTypes.map((type) => stemsOf(productTypeLabel[type])[0] ?? ''))
}

/** How much of a query a document matches. */
export interface Carried {
  /** The points of its fields, with their bonus. */
  points: number
  required: number
  counted: number
  lacks: boolean
  /** Its name has every word of the query. */
  isNamed: boolean
}

/** A document that is being scored, with the data that the factors need. */
interface Candidate extends Carried {
  rules: Rules
  document: SearchDocument
  facts: DocumentFacts
  /** The share of the query's counted conditions that it matches, from 0 to 1. */
  coverage: number
  isOfType: boolean
}

/** A factor of a score; 1 if it does not apply. */
type Factor = (candidate: Candidate) => number

/** Factors of the intent's points: how closely the document is what the query asks for (spec §9). */
const intentFactors: Readonly<Record<string, Factor>> = {
  brand: ({ rules, facts: { brands } }) => {
    const asked = rules.question.intent.brands
    return rules.isOtherBrand || asked.length === 0 ? 1 : Math.max(...asked.map((brand) => brands[brand] ?? 0))
  },
  /** Lowers a part whose name begins with another noun than the asked one. */
  name: ({ rules, facts }) => (rules.question.intent.symptom || rules.heads.has(facts.head) ? 1 : judgement.otherName),
  /** Lowers the less likely ones of the parts to check for a symptom. */
  symptom: ({ rules: { question }, document: { productType } }) => {
    const { symptom, productTypes } = question.intent
    const place = symptom && productType ? productTypes.indexOf(productType) : 0
    return (1 - judgement.laterPart) ** Math.max(0, place)
  },
}

/** Factors of the sum of the intent's and the words' points. */
const factors: Readonly<Record<string, Factor>> = {
  type: ({ rules: { question }, document: { family }, isOfType }) => {
    const isOfFamily = family !== undefined && question.intent.families.includes(family)
    return namesKind(question.intent) && !isOfType && !isOfFamily ? weights.mismatch.productType : 1
  },
  brand: ({ rules }) => (rules.isOtherBrand ? weights.mismatch.brand : 1),
  opposite: ({ rules: { opposites }, document: { name } }) =>
    opposites.length > 0 && stemsOf(name).some((one) => opposites.includes(one)) ? judgement.opposite : 1,
  /** Raises a part whose name has all words of the query and begins with the asked noun. */
  wholeName: ({ rules: { heads, question }, facts, isNamed }) => {
    const isCalledSo = heads.size === 0 || heads.has(facts.head)
    return isNamed && isCalledSo && !question.intent.symptom ? judgement.wholeName : 1
  },
  coverage: ({ coverage }) => coverage,
  availability: ({ document }) => (document.availability === 'sob-consulta' ? weights.onRequestFactor : 1),
}

/** Reasons why a document is no answer, whatever its points. */
const refusals: Readonly<Record<string, (candidate: Candidate) => boolean>> = {
  lacksRequiredWord: ({ lacks }) => lacks,
  /** A part that declares its sizes, none of them the asked one, does not fit. */
  otherSize: ({ rules: { question }, facts, document: { patients = [] } }) =>
    isOutside(facts.sizes.length > 0 ? facts.sizes : patients, question.intent.sizes),
  otherCount: ({ rules: { question }, facts }) => isOutside(facts.counts, question.query.measures.counts),
  otherPins: ({ rules: { question }, facts }) => isOutside(facts.pins, question.query.measures.pins),
  /** For a symptom, parts of other machines are excluded: an infusion pump's part does not repair a ventilator. */
  otherMachine: (candidate) => candidate.rules.question.intent.symptom !== undefined && isOfOtherMachine(candidate),
  /** Excludes a board that is no encoder if only the encoder has to be checked. */
  lacksWordsOfType: ({ rules: { question }, document: { productType, name, tags } }) => {
    const words = (productType && question.intent.wordsOfType.get(productType)) ?? []
    if (words.length === 0) return false
    const stems = new Set([name, ...tags].flatMap(stemsOf))
    return !words.every((word) => stems.has(word))
  },
}

/** A document's score; 0 for one that is no answer. In: its position in the index. */
export function scoreOf(rules: Rules, position: number, carried: Carried): number {
  const { index, intent } = rules.question
  const [document, facts] = [index.documents[position], index.facts[position]]
  if (!document || !facts) return 0
  const isOfType = document.productType !== undefined && intent.productTypes.includes(document.productType)
  // A named brand counts as matched, because all candidates are for that brand or for any brand.
  const named = Number(namesType(intent) && isOfType) + Number(namesBrand(intent))
  const coverage = (carried.counted + named) / rules.total.counted
  if ((carried.required + named) / rules.total.required < judgement.coverage || coverage < judgement.countedCoverage)
    return 0
  const candidate = { ...carried, rules, document, facts, coverage, isOfType }
  if (refusalList.some((refuses) => refuses(candidate))) return 0
  const points = multiplied(intentPoints(candidate) + carried.points, factorList, candidate)
  const score = points + (document.isOnSale ? weights.onSaleBonus : 0)
  return Math.round(score * precision) / precision
}

const factorList = Object.values(factors)
const intentFactorList = Object.values(intentFactors)
const refusalList = Object.values(refusals)

/** Scores are rounded, so that equal documents stay equal in whatever order their points were added. */
const precision = 1e6

function multiplied(points: number, list: readonly Factor[], candidate: Candidate): number {
  return list.reduce((product, factor) => product * factor(candidate), points)
}

/**
 * The intent's weight times its confidence and its factors (spec §9). A query without part, brand or machine gets such
 * points only if it states a size, a count, pins or a range.
 */
function intentPoints(candidate: Candidate): number {
  const { intent, query } = candidate.rules.question
  if (intent.kind) return multiplied(weights.intent[intent.kind] * intent.confidence, intentFactorList, candidate)
  const { counts, pins, ranges } = query.measures
  const isMeasured = [intent.sizes, counts, pins, ranges].some(({ length }) => length > 0)
  return isMeasured ? weights.intent.specialized * judgement.confidence.measure : 0
}

/** Whether a part names models, and none of them is a machine of the kind that the query names. */
function isOfOtherMachine({ rules: { question }, document: { machines = [] } }: Candidate): boolean {
  const asked = question.intent.machineFamilies.flatMap((family) => kindsOfFamily[family])
  return isOutside(machines, asked)
}

function isOutside<Value>(declared: readonly Value[], asked: readonly Value[]): boolean {
  return declared.length > 0 && asked.length > 0 && !asked.some((value) => declared.includes(value))
}
