import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { groupBy } from '#domain/group-by.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stemOf, stemsOf, wordsOf } from '#domain/text/tokens.ts'
import { readOrderLine, explicitCount, withoutCount, type OrderLine } from '#domain/words/order-line.ts'
import { type Piece, isUnit } from '#domain/words/pieces.ts'
import { answerNeed, type NeedAnswer } from './answer-need.ts'
import { withoutCourtesies } from './index/courtesies.ts'
import { fitsAnyBrand } from './index/document-facts.ts'
import type { SearchCode, SearchDocument } from './index/document.ts'
import { citesModel, withModelPlus } from './index/model-book.ts'
import { namingReadings, opensPartName } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { Condition } from './query/conditions.ts'
import type { Role } from './query/intent.ts'
import { MessageReader } from './query/message-reader.ts'
import { withoutOwnedClauses, needsOf } from './query/needs.ts'
import type { Question, ScoredDocument } from './score.ts'
import {
  emptyAnswer,
  type Reason,
  type SearchAnswer,
  type SearchHit,
  type UnderstoodPart,
  type Understood,
} from './search-answer.ts'
import { thresholds, weights } from './weights.ts'

type Answer = { need: NeedAnswer; hits: SearchHit[] }

/** Answers a query of words, or a whole message. */
export function textAnswer(index: SearchIndex, text: string): SearchAnswer {
  const answers = answerMessage(index, normalizedMessage(text))
  const needs = answers.map(({ need }) => need)
  const typedWords = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [normalize(word), word]))
  const hits = answers.flatMap((answer) => answer.hits)
  const groups = answers.map((answer) => ({ text: asTyped(answer.need.text, typedWords), hits: answer.hits }))
  const model = needs
    .flatMap(({ mentions }) => mentions.flatMap(({ keys }) => keys.flatMap((key) => index.modelBook.get(key) ?? [])))
    .find(({ parts }) => parts > 0)
  const conflicting = needs.find(({ conflict }) => conflict)
  const symptom = needs[0]?.question.intent.symptom
  const productType = conflicting?.question.intent.productTypes[0]
  return {
    ...emptyAnswer,
    kind: 'text',
    hits: [...groupBy(hits, ({ id }) => id).values()].flatMap(([first]) => first ?? []),
    understood: understoodOf(index, needs, typedWords),
    groups: groups.length > 1 ? groups : [],
    ...(model && { model: model.label }),
    ...citedBy(needs),
    ...(conflicting?.conflict && {
      conflict: { model: conflicting.conflict.label, ...(productType && { productType }) },
    }),
    nearTypes: hits.length > 0 ? [] : needs.flatMap(({ question }) => question.intent.notSold ?? []),
    droppedWords: [...new Set(needs.flatMap(unmatchedWords))],
    ...(symptom && { symptom: { name: symptom.name, ...(symptom.article && { article: symptom.article }) } }),
    highlights: [...new Set(needs.flatMap(({ question }) => searchedStems(question)))],
  }
}

function answerMessage(index: SearchIndex, message: string): Answer[] {
  const reader = new MessageReader(index)
  const request = withoutOwnedClauses(withModelPlus(index.modelBook, message))
  const [count = '', figure] = countAlone.exec(request) ?? []
  const needs = needsOf(reader, withoutCourtesies(index.vocabulary.courtesies, request.replace(count, ' ')))
  const limit = needs.length > 1 ? thresholds.mostGroupHits : Infinity
  const answers = needs.map(({ text, shared }): Answer => {
    const counted = splitCount(index, `${text} ${shared}`.trim())
    const need = answerNeed(reader, counted.text, limit)
    return { need, hits: need.ranking.map((scored, place) => hitOf(need, scored, place, counted.quantity)) }
  })
  const [first, ...others] = answers.filter(({ hits: [hit] }, place) => {
    // A need that only tells an earlier one again: 'célula de oxigênio, aquela pastilha'.
    return !answers.slice(0, place).some(({ hits: [earlier] }) => meansSame(earlier, hit))
  })
  if (!first || others.length > 0 || figure === undefined) return first ? [first, ...others] : []
  return [{ ...first, hits: first.hits.map((hit) => ({ quantity: Number(figure), ...hit })) }]
}

/** A message, normalised, without 'é', which would become 'e' ('and'); 'não é Microstream' is 'sem Microstream'. */
function normalizedMessage(message: string): string {
  const without = message.replaceAll(/(?<!\p{L})n[aã]o é(?! (?:[oa]s?|d[oa])\b)(?!\p{L})/giu, 'sem')
  return normalize(without.replaceAll(/(?<!\p{L})é(?!\p{L})/giu, ' '))
}

/** Whether two answers are the same product, and not two variants of it. */
function meansSame(a: SearchHit | undefined, b: SearchHit | undefined): boolean {
  const isOther = a?.variantId !== undefined && b?.variantId !== undefined && a.variantId !== b.variantId
  return a !== undefined && a.id === b?.id && !isOther
}

/** Matches a number without its noun: 'preciso de 2', 'têm 3 para esta semana?' */
const countAlone =
  /\b(?:precis[ao]|precisamos|quero|queremos|queria|tem|mand[ae]|(?:me |nos )?(?:ve|ver|passa|cota|separa|reserva)|s[ae]o|seria[mo]?|preco|valor|orcamento|cotacao|quantidade\W+|qtde?\W+) ?(?:de )?(\d{1,3})(?![.,]\d)(?=\s*(?:[.,;!?]|$)| (?:p|pra|para|por|d[eoa]s?|com|urgente|hoje|ja|un[a-z]*|pacotes?|caixas?|pecas?)\b)/

/** A need's quantity ('duas', '3 unidades', '4 baterias') and the rest; another number may belong to a model: 'X3'. */
function splitCount(index: SearchIndex, need: string): { text: string; quantity?: number } {
  const line = readOrderLine(need)
  const pieces = line.pieces.filter(({ value }) => value !== 1)
  const stated = explicitCount(pieces)
  const isSure = stated?.kind === 'number' || /\p{L}{2}/u.test(stated?.text ?? '')
  const count = isSure ? stated : countOfThings(index, line)
  if (!count?.value || count.isPairs) return { text: need }
  return { text: withoutCount(line, count), quantity: count.value }
}

/** The number before the plural of a part: '4 baterias', 'tenho interesse em 2 sensores'; 'com 5 rabichos' is none. */
function countOfThings({ vocabulary }: SearchIndex, { pieces }: OrderLine): Piece | undefined {
  return pieces.find(({ kind, followsComma, followsDash }, place) => {
    const [thing = '', before] = [pieces[place + 1]?.compact, pieces[place - 1]]
    const isApart = !before || followsComma || followsDash || /^(?:d[eo]|em|e|[a-z]+[aei]r)$/.test(before.compact)
    return (
      kind === 'number' &&
      isApart &&
      !isUnit(pieces[place - 2]) &&
      thing.endsWith('s') &&
      opensPartName(vocabulary, stemOf(thing))
    )
  })
}

function hitOf(need: NeedAnswer, scored: ScoredDocument, place: number, quantity?: number): SearchHit {
  const { document, position, score } = scored
  const { question } = need
  const variantId = meantVariant(document.codes, question.index.facts[position]?.variantWords ?? [], question)
  const reason = place < maximumReasons ? reasonFor(need, document) : undefined
  return {
    id: document.id,
    score,
    ...(quantity !== undefined && { quantity }),
    ...(variantId !== undefined && { variantId }),
    ...(reason && { reason }),
  }
}

/** The number of first products that get a reason: nobody reads further down. */
const maximumReasons = 60

/** The code that matches more of the conditions and brands than any other; undefined if several match equally well. */
function meantVariant(
  codes: readonly SearchCode[],
  variantWords: readonly ReadonlySet<string>[],
  { index, conditions, intent }: Question,
): string | undefined {
  if (codes.length < 2) return undefined
  // The brand may distinguish a variant, and a model implies it: 'Lifepak 20' also means Physio-Control.
  const brands = intent.brands.map((brand) => stemsOf(index.vocabulary.brandLabels.get(brand) ?? brand))
  const askedWordings = [...conditions.map(wordsOfCondition), ...brands]
  const matchCounts = variantWords.map(
    (words) => askedWordings.filter((wording) => wording.some((word) => words.has(word))).length,
  )
  const maximum = Math.max(...matchCounts)
  const bestCodes = codes.filter((_, position) => matchCounts[position] === maximum)
  const queryWords = new Set(askedWordings.flat())
  // Among equals the one all of whose words are in the query wins: 'Oxylog 3000' is not the 'Oxylog 3000 plus'.
  const isWhollyAsked = (position: number) => [...(variantWords[position] ?? [])].every((word) => queryWords.has(word))
  const whollyAsked = codes.filter((code, position) => bestCodes.includes(code) && isWhollyAsked(position))
  const [only, ...others] = bestCodes.length > 1 ? whollyAsked : bestCodes
  return maximum > 0 && others.length === 0 ? only?.variantId : undefined
}

/** The words that may match a condition; of a model also its number: '840' stands for 'Bennett 840' and 'PB840'. */
function wordsOfCondition({ text, readings }: Condition): string[] {
  return [text, text.replace(/^[a-z]+(?=\d)/, ''), ...readings.map(({ stem }) => stem)]
}

/** Why a product is among the answers; undefined if its name shows the reason. */
function reasonFor({ question, mentions, conflict }: NeedAnswer, document: SearchDocument): Reason | undefined {
  const { intent } = question
  const cited = mentions.find(({ keys }) => citesModel(document, keys))
  if (cited && !document.name.toLowerCase().includes(cited.label.toLowerCase()))
    return { kind: 'cited', model: cited.label }
  const isUniversal = document.productType !== undefined && fitsAnyBrand(document)
  const isForBrand = intent.brands.some((brand) => brand !== 'universal')
  if (isUniversal && (conflict || isForBrand)) return { kind: 'universal' }
  if (conflict && isForBrand) return { kind: 'other-model' }
  const tag = matchingTag(question, document)
  return tag === undefined ? undefined : { kind: 'called', tag }
}

function matchingTag(question: Question, { name, tags }: SearchDocument): string | undefined {
  const stems = new Set(searchedStems(question))
  const matchCount = (tag: string) => (question.index.tagStems.get(tag) ?? []).filter((stem) => stems.has(stem)).length
  if (stemsOf(name).some((stem) => stems.has(stem))) return undefined
  return tags.filter((tag) => matchCount(tag) > 0).toSorted((a, b) => matchCount(b) - matchCount(a))[0]
}

/** The stems for which the words of a query stand, without those that only may follow an unfinished word. */
function searchedStems({ conditions }: Question): string[] {
  const readings = conditions.flatMap((condition) => (condition.text === '' ? [] : condition.readings))
  return namingReadings(readings)
    .filter(({ strength }) => strength >= weights.fuzzy.scoring)
    .map(({ stem }) => stem)
}

function citedBy(needs: readonly NeedAnswer[]): Pick<SearchAnswer, 'cited'> {
  const [{ citingCount, mentions, ranking } = { citingCount: 0, mentions: [], ranking: [] }, ...others] = needs
  const [model] = mentions
  if (!model || others.length > 0 || citingCount === 0 || citingCount === ranking.length) return {}
  return { cited: { model: model.label, count: citingCount } }
}

function understoodOf(
  { vocabulary: { brandLabels } }: SearchIndex,
  needs: readonly NeedAnswer[],
  typedWords: ReadonlyMap<string, string>,
): Understood {
  const plainWords = needs.flatMap(({ question: { query, intent } }) =>
    query.words.filter((_, position) => !intent.roles.has(position)),
  )
  const otherWords = {
    words: plainWords.filter(({ readings }) => readings.length > 0).map(({ text }) => text),
    unknown: plainWords.filter(({ readings }) => readings.length === 0).map(({ text }) => text),
  }
  const [first] = needs
  if (!first) return { isMachine: false, parts: [], ...otherWords }
  const { intent } = first.question
  const [productType] = intent.productTypes
  const [brand] = intent.brands
  const parts = needs.length === 1 ? partsOf(first, brandLabels) : needParts(needs)
  return {
    ...(intent.kind && { intent: intent.kind }),
    ...(productType && { productType }),
    ...(brand !== undefined && { brand: { key: brand, label: brandLabels.get(brand) ?? brand } }),
    ...otherWords,
    isMachine: intent.families.length > 0,
    parts: parts.map((part) =>
      /^(?:type|brand|model)$/.test(part.kind) ? part : { ...part, label: asTyped(part.label, typedWords) },
    ),
  }
}

/** The understood parts of one need; an implied brand has no words that could be removed, and is left out. */
function partsOf({ question: { query, intent }, mentions }: NeedAnswer, brandLabels: ReadonlyMap<string, string>) {
  const models = new Set(mentions.flatMap(({ positions }) => positions))
  const wordsWith = (role: Role) =>
    query.words.filter((_, index) => !models.has(index) && intent.roles.get(index) === role).map(({ text }) => text)
  const plainWords = query.words.filter(
    ({ readings }, place) =>
      readings.length > 0 && !models.has(place) && [undefined, 'connector'].includes(intent.roles.get(place)),
  )
  const [productType] = intent.productTypes
  const [brand = ''] = intent.brands
  const [product, size] = [intent.symptom ? [] : wordsWith('product'), wordsWith('size')]
  const parts: UnderstoodPart[] = [
    // A special part is labelled with the query's own words, because its type also has other parts.
    {
      kind: 'type',
      label: productType && !intent.isSpecialized ? productTypeLabel[productType] : product.join(' '),
      words: product,
    },
    { kind: 'brand', label: brandLabels.get(brand) ?? brand, words: wordsWith('brand') },
    ...mentions.map(({ label, positions }) => ({
      kind: 'model' as const,
      label,
      words: positions.map((place) => query.words[place]?.text ?? ''),
    })),
    { kind: 'size', label: size.join(' '), words: size },
    ...query.measures.wordings.map((text) => ({ kind: 'measure' as const, label: text, words: text.split(' ') })),
    ...plainWords.map(({ text }) => ({ kind: 'word' as const, label: text, words: [text] })),
  ]
  return parts.filter(({ words }) => words.length > 0)
}

function needParts(needs: readonly NeedAnswer[]): UnderstoodPart[] {
  return needs.map(({ text }) => {
    const others = new Set(needs.filter((other) => other.text !== text).flatMap((other) => wordsOf(other.text)))
    return { kind: 'need', label: text, words: wordsOf(text).filter((word) => !others.has(word)) }
  })
}

/** The words that the first answer does not match, whether they were dropped or not. Models are reported elsewhere. */
function unmatchedWords({ question, droppedConditions, ranking, mentions }: NeedAnswer): string[] {
  const [first] = ranking
  if (!first) return []
  const models = new Set(mentions.flatMap(({ positions }) => positions))
  const isMissing = ({ position, isRequired, readings, productTypes }: Condition) =>
    isRequired &&
    position !== undefined &&
    !models.has(position) &&
    productTypes === undefined &&
    !readings.some(
      ({ stem, strength }) => strength >= weights.fuzzy.scoring && question.index.words.get(stem)?.has(first.position),
    )
  return [...droppedConditions, ...question.conditions.filter(isMissing)].map(({ text }) => text)
}

/** A text as it was typed, with accents; its words are compared without them. */
function asTyped(text: string, typedWords: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[a-z0-9]+/g, (word) => typedWords.get(word) ?? word)
}
