import { groupBy } from '#domain/group-by.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stemOf } from '#domain/text/tokens.ts'
import { readOrderLine, explicitCount, withoutCount, type OrderLine } from '#domain/words/order-line.ts'
import { type Piece, isUnit } from '#domain/words/pieces.ts'
import { answerNeed, type NeedAnswer } from './answer-need.ts'
import { hitsOf, type CountedNeed } from './hits.ts'
import { withoutCourtesies } from './index/courtesies.ts'
import { withModelPlus } from './index/model-book.ts'
import { opensPartName } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import { MessageReader } from './query/message-reader.ts'
import { withoutOwnedClauses, needsOf } from './query/needs.ts'
import type { SearchAnswer, SearchHit, Understood } from './search-answer.ts'
import { highlightsOf, unmatchedWords, understoodOf } from './understood.ts'
import { judgement } from './weights.ts'

/** Answers a query of words, or a whole message. In: how many hits each need gets; all of them if left out. */
export function textAnswer(index: SearchIndex, text: string, limit = Infinity): SearchAnswer {
  const needs = answerNeeds(index, normalizedMessage(text), limit)
  const typedWords = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [normalize(word), word]))
  const groups = needs.map((need) => ({ text: asTyped(need.text, typedWords), hits: hitsOf(index, need) }))
  const conflicting = needs.find(({ conflict }) => conflict)
  const symptom = needs[0]?.question.intent.symptom
  const productType = conflicting?.question.intent.productTypes[0]
  return {
    kind: 'text',
    hits: withoutDuplicates(groups.flatMap(({ hits }) => hits)),
    understood: spelledOut(understoodOf(index, needs), typedWords),
    similarCodes: [],
    asked: [],
    listed: 0,
    groups: groups.length > 1 ? groups : [],
    ...modelOf(index, needs),
    ...citedBy(needs),
    ...(conflicting?.conflict && {
      conflict: { model: conflicting.conflict.label, ...(productType && { productType }) },
    }),
    near: groups.some(({ hits }) => hits.length > 0)
      ? []
      : needs.flatMap(({ question }) => question.intent.notSold ?? []),
    dropped: [...new Set(needs.flatMap(unmatchedWords))],
    ...(symptom && { symptom: { name: symptom.name, ...(symptom.article && { article: symptom.article }) } }),
    highlights: [...new Set(needs.flatMap(highlightsOf))],
  }
}

/** The answered needs of a message. In: a normalised text. */
function answerNeeds(index: SearchIndex, plain: string, limit: number): readonly CountedNeed[] {
  const reader = new MessageReader(index)
  const request = withoutOwnedClauses(withModelPlus(index.modelBook, plain))
  const [count = '', figure] = countAlone.exec(request) ?? []
  const needs = needsOf(reader, withoutCourtesies(index.vocabulary.courtesies, request.replace(count, ' ')))
  const hitLimit = needs.length > 1 ? Math.min(limit, judgement.groupHits) : limit
  const answers = withoutRepeated(
    index,
    needs.map(({ text, shared }) => answerCounted(reader, `${text} ${shared}`.trim(), hitLimit)),
  )
  const isCounted = figure !== undefined && answers.length === 1
  return isCounted ? answers.map((answer) => ({ quantity: Number(figure), ...answer })) : answers
}

/**
 * A message, normalised. The verb 'é' goes first, because it would become 'e' ('and'),
 * which separates two needs. What a thing is not, it is without: 'não é Microstream' is 'sem Microstream'.
 */
function normalizedMessage(message: string): string {
  const without = message.replaceAll(/(?<!\p{L})n[aã]o é(?! (?:[oa]s?|d[oa])\b)(?!\p{L})/giu, 'sem')
  return normalize(without.replaceAll(/(?<!\p{L})é(?!\p{L})/giu, ' '))
}

function answerCounted(reader: MessageReader, need: string, limit: number): CountedNeed {
  const { text, quantity } = splitCount(reader.index, need)
  return { ...answerNeed(reader, text, limit), ...(quantity !== undefined && { quantity }) }
}

/** The needs, without those that only tell an earlier one again: 'célula de oxigênio, aquela pastilha'. */
function withoutRepeated(index: SearchIndex, needs: readonly CountedNeed[]): CountedNeed[] {
  const firsts = needs.map((need) => hitsOf(index, { ...need, scored: need.scored.slice(0, 1) })[0])
  return needs.filter((_, place) => !firsts.slice(0, place).some((earlier) => meansSame(earlier, firsts[place])))
}

/** Whether two answers are the same product, and not two variants of it. */
function meansSame(a: SearchHit | undefined, b: SearchHit | undefined): boolean {
  const isOther = a?.variantId !== undefined && b?.variantId !== undefined && a.variantId !== b.variantId
  return a !== undefined && a.id === b?.id && !isOther
}

/** A number without its noun: 'preciso de 2', 'têm 3 para esta semana?' */
const countAlone =
  /\b(?:precis[ao]|precisamos|quero|queremos|queria|tem|mand[ae]|(?:me |nos )?(?:ve|ver|passa|cota|separa|reserva)|s[ae]o|seria[mo]?|preco|valor|orcamento|cotacao|quantidade\W+|qtde?\W+) ?(?:de )?(\d{1,3})(?![.,]\d)(?=\s*(?:[.,;!?]|$)| (?:p|pra|para|por|d[eoa]s?|com|urgente|hoje|ja|un[a-z]*|pacotes?|caixas?|pecas?)\b)/

/**
 * Splits a need into its quantity ('duas', '3 unidades', '4 baterias') and the rest. Any other number stays, because it
 * may belong to a model: 'X3'.
 */
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

function modelOf({ modelBook }: SearchIndex, needs: readonly NeedAnswer[]): Pick<SearchAnswer, 'model'> {
  const keys = needs.flatMap(({ mentions }) => mentions.flatMap((mention) => mention.keys))
  const cited = keys.flatMap((key) => modelBook.get(key) ?? []).find(({ parts }) => parts > 0)
  return cited ? { model: cited.label } : {}
}

/** The asked model, where some answers cite it and others do not. */
function citedBy(needs: readonly NeedAnswer[]): Pick<SearchAnswer, 'cited'> {
  const [{ citingCount, mentions, scored } = { citingCount: 0, mentions: [], scored: [] }, ...others] = needs
  const [model] = mentions
  if (!model || others.length > 0 || citingCount === 0 || citingCount === scored.length) return {}
  return { cited: { model: model.label, count: citingCount } }
}

/** What was understood, labelled as the visitor typed it; types, brands and models keep their own labels. */
function spelledOut(understood: Understood, typedWords: ReadonlyMap<string, string>): Understood {
  const parts = understood.parts.map((part) =>
    /^(?:type|brand|model)$/.test(part.kind) ? part : { ...part, label: asTyped(part.label, typedWords) },
  )
  return { ...understood, parts }
}

/** A text as it was typed, with accents; its words are compared without them. */
function asTyped(text: string, typedWords: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[a-z0-9]+/g, (word) => typedWords.get(word) ?? word)
}

/** The first hit of each product. */
function withoutDuplicates(hits: readonly SearchHit[]): SearchHit[] {
  return [...groupBy(hits, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}
