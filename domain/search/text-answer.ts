import { normalize } from '#domain/text/normalize.ts'
import { stem } from '#domain/text/tokens.ts'
import { readOrderLine, explicitCount, withoutCount, type OrderLine } from '#domain/words/order-line.ts'
import { type Piece, isUnit } from '#domain/words/pieces.ts'
import { answerNeed, type NeedAnswer } from './answer-need.ts'
import { hitsOf, type NeedWithQuantity } from './hits.ts'
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
  const needs = answerNeeds(index, plainText(text), limit)
  const typed = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [normalize(word), word]))
  const groups = needs.map((need) => ({ text: asTyped(need.text, typed), hits: hitsOf(index, need) }))
  const conflicting = needs.find(({ conflict }) => conflict)
  const symptom = needs[0]?.question.intent.symptom
  const productType = conflicting?.question.intent.productTypes[0]
  return {
    kind: 'text',
    hits: distinct(groups.flatMap(({ hits }) => hits)),
    understood: spelledOut(understoodOf(index, needs), typed),
    similarCodes: [],
    asked: [],
    listed: 0,
    groups: groups.length > 1 ? groups : [],
    ...modelOf(index, needs),
    ...citedBy(needs),
    ...(conflicting?.conflict && {
      conflict: { model: conflicting.conflict.label, ...(productType && { productType }) },
    }),
    near: groups.some(({ hits }) => hits.length > 0) ? [] : needs.flatMap((one) => one.question.intent.notSold ?? []),
    dropped: [...new Set(needs.flatMap(unmatchedWords))],
    ...(symptom && { symptom: { name: symptom.name, ...(symptom.article && { article: symptom.article }) } }),
    highlights: [...new Set(needs.flatMap(highlightsOf))],
  }
}

/** The answered needs of a message. In: a normalised text. */
function answerNeeds(index: SearchIndex, plain: string, limit: number): readonly NeedWithQuantity[] {
  const reader = new MessageReader(index)
  const needed = withoutOwnedClauses(withModelPlus(index.modelBook, plain))
  const [count = '', figure] = countAlone.exec(needed) ?? []
  const plainNeeds = withoutCourtesies(index.vocabulary.courtesies, needed.replace(count, ' '))
  const split = needsOf(reader, plainNeeds)
  const most = split.length > 1 ? Math.min(limit, judgement.groupHits) : limit
  const answered = split.map(({ text, shared }) => answerCounted(reader, `${text} ${shared}`.trim(), most))
  const needs = withoutRepeated(index, answered)
  const isCounted = figure !== undefined && needs.length === 1
  return isCounted ? needs.map((need) => ({ quantity: Number(figure), ...need })) : needs
}

/**
 * A message, normalised. The verb 'é' goes first, because it would become 'e' ('and'),
 * which separates two needs. What a thing is not, it is without: 'não é Microstream' is 'sem Microstream'.
 */
function plainText(message: string): string {
  const without = message.replaceAll(/(?<!\p{L})n[aã]o é(?! (?:[oa]s?|d[oa])\b)(?!\p{L})/giu, 'sem')
  return normalize(without.replaceAll(/(?<!\p{L})é(?!\p{L})/giu, ' '))
}

function answerCounted(reader: MessageReader, need: string, limit: number): NeedWithQuantity {
  const { text, quantity } = counted(reader.index, need)
  return { ...answerNeed(reader, text, limit), ...(quantity !== undefined && { quantity }) }
}

/** The needs, without those that only tell an earlier one again: 'célula de oxigênio, aquela pastilha'. */
function withoutRepeated(index: SearchIndex, needs: readonly NeedWithQuantity[]): NeedWithQuantity[] {
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
function counted(index: SearchIndex, need: string): { text: string; quantity?: number } {
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
      opensPartName(vocabulary, stem(thing))
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
  const [{ citing, mentions, scored } = { citing: 0, mentions: [], scored: [] }, ...others] = needs
  const [model] = mentions
  if (!model || others.length > 0 || citing === 0 || citing === scored.length) return {}
  return { cited: { model: model.label, count: citing } }
}

/** What was understood, labelled as the visitor typed it; types, brands and models keep their own labels. */
function spelledOut(understood: Understood, typed: ReadonlyMap<string, string>): Understood {
  const parts = understood.parts.map((part) =>
    /^(?:type|brand|model)$/.test(part.kind) ? part : { ...part, label: asTyped(part.label, typed) },
  )
  return { ...understood, parts }
}

/** A text as it was typed, with accents; its words are compared without them. */
function asTyped(text: string, typed: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[a-z0-9]+/g, (word) => typed.get(word) ?? word)
}

function distinct(hits: readonly SearchHit[]): SearchHit[] {
  const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]))
  return hits.filter((hit) => first.get(hit.id) === hit)
}
