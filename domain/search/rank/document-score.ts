import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { naming } from '#domain/search/index/phrases.ts'
import { namedIn, namesBrand, namesKind, namesType, totalsOf, type Question } from '#domain/search/query/question.ts'
import type { Intent } from '#domain/search/query/intent.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import { wholeTagTest } from './tag-phrase.ts'
import { judgement, weights } from '#domain/search/weights.ts'

/** What scoring asks of a query, worked out once. */
export interface Rules {
  question: Question
  isOtherBrand: boolean
  total: { asked: number; said: number }
  minimum: number
  /** The most that the understanding of the query can give to a document. */
  mostIntent: number
  saysWholeTag: (document: number) => boolean
  /** What the asked part is called: names that begin so come before the others of its type. */
  heads: ReadonlySet<string>
}

/** Works out what holds for every document that a question is put to. */
export function rulesFor(question: Question, isOtherBrand: boolean): Rules {
  const { index, query, intent } = question
  const isBoth = intent.kind === 'productBrand'
  const { tag, measure } = judgement.confidence
  return {
    question,
    isOtherBrand,
    total: totalsOf(question),
    minimum: isBoth ? weights.minimumScore.productBrand : weights.minimumScore.otherwise,
    mostIntent: intent.kind
      ? weights.intent[intent.kind] * intent.confidence
      : weights.intent.specialized * Math.max(tag, measure),
    saysWholeTag: wholeTagTest(index, query),
    heads: askedHeads(question),
  }
}

/** The noun that the query calls the part by, where products are called so; else the types' own. */
function askedHeads({ index, query, intent }: Question): ReadonlySet<string> {
  const place = query.words.findIndex((_, position) => intent.roles.get(position) === 'product')
  const said = naming(query.words[place]?.readings ?? []).map(({ stem }) => stem)
  const known = intent.symptom ? [] : said.filter((stem) => index.heads.has(stem))
  return new Set(known.length > 0 ? known : intent.productTypes.map((type) => stemsOf(productTypeLabel[type])[0] ?? ''))
}

/** What a document carries of a query. */
export interface Carried {
  /** Of its fields, with their bonus. */
  points: number
  asked: number
  said: number
  lacks: boolean
  /** Its name has every word that was said. */
  isNamed: boolean
}

/** What a document's score cannot exceed, told without looking at the document. */
export function mostFor({ question, total, mostIntent }: Rules, { points, said, isNamed }: Carried): number {
  const coverage = (said + namedIn(question)) / total.said
  return (mostIntent + points) * (isNamed ? judgement.wholeName : 1) * coverage + weights.onSaleBonus
}

/** A document's score; 0 for one that is no answer. */
export function scoreOf(rules: Rules, document: number, { points, asked, said, lacks, isNamed }: Carried): number {
  const { question, total, isOtherBrand } = rules
  const named = namedCarried(question, document)
  const coverage = (said + named) / total.said
  if (lacks || (asked + named) / total.asked < judgement.coverage || coverage < judgement.saidCoverage) return 0
  if (contradicts(question, document)) return 0
  const head = question.index.facts[document]?.head ?? ''
  const isCalledSo = rules.heads.size === 0 || rules.heads.has(head)
  const nameFactor = isNamed && isCalledSo && !question.intent.symptom ? judgement.wholeName : 1
  const fit = (intentPoints(rules, document) + points) * mismatchFactor(question, document, isOtherBrand)
  const score = nameFactor * fit * coverage * availabilityFactor(question, document) + saleBonus(question, document)
  return Math.round(score * precision) / precision
}

/** Equals stay equal, in whatever order their points were added. */
const precision = 1e6

/** The intent's weight times its confidence, for documents that are what was asked for (spec §9). */
function intentPoints(rules: Rules, document: number): number {
  const { question, isOtherBrand } = rules
  const { index, intent } = question
  if (intent.kind === undefined) return unnamedPoints(rules, document)
  const { brands = {}, head = '' } = index.facts[document] ?? {}
  const tie =
    isOtherBrand || intent.brands.length === 0 ? 1 : Math.max(...intent.brands.map((brand) => brands[brand] ?? 0))
  const namesake = rules.heads.has(head) ? 1 : judgement.otherName
  // 'Oxímetro' is a machine, and only points to its sensors.
  const isPointedTo = intent.isHint && intent.families.length > 0 && !index.documents[document]?.family
  const pointed = isPointedTo ? judgement.otherName : 1
  return weights.intent[intent.kind] * intent.confidence * tie * namesake * pointed * orderOfType(question, document)
}

/** Of the parts to check for a symptom the likeliest come first. */
function orderOfType({ index, intent }: Question, document: number): number {
  const productType = index.documents[document]?.productType
  const place = intent.symptom && productType ? intent.productTypes.indexOf(productType) : 0
  return 1 - Math.max(0, place) * judgement.laterPart
}

/** Without part, brand or machine: a size, a count or one of the catalogue's own special phrases. */
function unnamedPoints({ question: { intent, query }, saysWholeTag }: Rules, document: number): number {
  const { tag, measure } = judgement.confidence
  const { counts, ranges } = query.measures
  if (intent.sizes.length + counts.length + ranges.length > 0) return weights.intent.specialized * measure
  return saysWholeTag(document) ? weights.intent.specialized * tag : 0
}

function mismatchFactor({ index, intent }: Question, document: number, isOtherBrand: boolean): number {
  const { productType, family } = index.documents[document] ?? {}
  const isOfType = productType !== undefined && intent.productTypes.includes(productType)
  const isOfFamily = family !== undefined && intent.families.includes(family)
  const typeFactor = namesKind(intent) && !isOfType && !isOfFamily ? weights.mismatch.productType : 1
  return typeFactor * (isOtherBrand ? weights.mismatch.brand : 1)
}

/** Of type and brand, how many the document has. Candidates are for a named brand already. */
function namedCarried({ index, intent }: Question, document: number): number {
  const productType = index.documents[document]?.productType
  const isOfType = productType !== undefined && intent.productTypes.includes(productType)
  return Number(namesType(intent) && isOfType) + Number(namesBrand(intent))
}

/** A part that declares its sizes or counts, none of them the asked one, does not fit. */
function contradicts({ index, intent, query }: Question, document: number): boolean {
  const { sizes = [], counts = [] } = index.facts[document] ?? {}
  return (
    isOutside(sizes, intent.sizes) || isOutside(counts, query.measures.counts) || lacksWord(index, intent, document)
  )
}

/** A board that is no encoder, where only the encoder has to be checked. */
function lacksWord(index: SearchIndex, { wordOfType }: Intent, document: number): boolean {
  const { productType, name = '', tags = [] } = index.documents[document] ?? {}
  const word = productType && wordOfType.get(productType)
  return word !== undefined && ![name, ...tags].some((text) => stemsOf(text).includes(word))
}

function isOutside<Value>(declared: readonly Value[], asked: readonly Value[]): boolean {
  return declared.length > 0 && asked.length > 0 && !asked.some((value) => declared.includes(value))
}

function availabilityFactor({ index }: Question, document: number): number {
  return index.documents[document]?.availability === 'sob-consulta' ? weights.onRequestFactor : 1
}

function saleBonus({ index }: Question, document: number): number {
  return index.documents[document]?.isOnSale ? weights.onSaleBonus : 0
}
