import { answerWish, type AnsweredWish } from './answer-wish.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stem } from '#domain/text/tokens.ts'
import type { Piece } from '#domain/words/pieces.ts'
import { isUnit } from '#domain/words/pieces.ts'
import { numberAtEnd, readLine, statedCount, withoutCount, type OrderLine } from '#domain/words/line.ts'
import { withoutCourtesies } from './index/courtesies.ts'
import { withModelPlus } from './index/model-book.ts'
import { opensPartName } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import { withoutOwnedClauses } from './query/owned-clauses.ts'
import { MessageReader } from './query/message-reader.ts'
import { wishesOf } from './query/wishes.ts'
import { meantVariant } from './rank/variant-choice.ts'
import { reasonFor } from './reason.ts'
import type { SearchAnswer, SearchHit, Understood } from './search-answer.ts'
import { highlightsOf, leftOut, understoodOf } from './understood.ts'
import { judgement } from './weights.ts'

/** Answers a query of words, or a whole message. In: how many hits each wish gets; all of them if left out. */
export function textAnswer(index: SearchIndex, text: string, limit = Infinity): SearchAnswer {
  const wishes = answerWishes(index, plainText(text), limit)
  const typed = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [normalize(word), word]))
  const groups = wishes.map((wish) => ({ text: asTyped(wish.text, typed), hits: hitsOf(index, wish) }))
  const conflicting = wishes.find(({ conflict }) => conflict)
  const symptom = wishes[0]?.question.intent.symptom
  const productType = conflicting?.question.intent.productTypes[0]
  return {
    kind: 'text',
    hits: distinct(groups.flatMap(({ hits }) => hits)),
    understood: spelledOut(understoodOf(index, wishes), typed),
    similarCodes: [],
    asked: [],
    listed: 0,
    groups: groups.length > 1 ? groups : [],
    ...modelOf(index, wishes),
    ...citedBy(wishes),
    ...(conflicting?.conflict && {
      conflict: { model: conflicting.conflict.label, ...(productType && { productType }) },
    }),
    near: groups.some(({ hits }) => hits.length > 0) ? [] : wishes.flatMap((one) => one.question.intent.notSold ?? []),
    dropped: [...new Set(wishes.flatMap(leftOut))],
    ...(symptom && { symptom: { name: symptom.name, ...(symptom.article && { article: symptom.article }) } }),
    highlights: [...new Set(wishes.flatMap(highlightsOf))],
  }
}

/** The answered wishes of a message. In: a normalised text. */
function answerWishes(index: SearchIndex, plain: string, limit: number): readonly CountedWish[] {
  const reader = new MessageReader(index)
  const wanted = withoutOwnedClauses(withModelPlus(index.modelBook, plain))
  const [count = '', figure] = countAlone.exec(wanted) ?? []
  const asked = withoutCourtesies(index.vocabulary.courtesies, wanted.replace(count, ' '))
  const split = wishesOf(reader, asked)
  const most = split.length > 1 ? Math.min(limit, judgement.groupHits) : limit
  const answer = (wish: string) => answerCounted(reader, wish, most)
  const answered = split.map(({ text, shared }) => answer(`${text} ${shared}`.trim()))
  const wishes = withoutRepeated(index, answered, answer)
  const isCounted = figure !== undefined && wishes.length === 1
  return isCounted ? wishes.map((wish) => ({ quantity: Number(figure), ...wish })) : wishes
}

/**
 * A message, normalised. The verb 'é' goes first, because it would become 'e' ('and'),
 * which separates two wishes. What a thing is not, it is without: 'não é Microstream' is 'sem Microstream'.
 */
function plainText(message: string): string {
  const without = message.replaceAll(/(?<!\p{L})n[aã]o é(?! (?:[oa]s?|d[oa])\b)(?!\p{L})/giu, 'sem')
  return normalize(without.replaceAll(/(?<!\p{L})é(?!\p{L})/giu, ' '))
}

/** An answered wish, with the quantity that it tells. */
type CountedWish = AnsweredWish & { quantity?: number }

function answerCounted(reader: MessageReader, wish: string, limit: number): CountedWish {
  const { text, quantity } = counted(reader.index, wish)
  return { ...answerWish(reader, text, limit), ...(quantity !== undefined && { quantity }) }
}

/**
 * The wishes, without those that only tell an earlier one again: 'célula de oxigênio, aquela pastilha'. Two wishes that
 * the same part answers first are one, unless they mean different variants of it; where the part still answers the
 * words of both, they choose the variant together.
 */
function withoutRepeated(
  index: SearchIndex,
  wishes: readonly CountedWish[],
  answer: (wish: string) => CountedWish,
): readonly CountedWish[] {
  const distinctWishes: CountedWish[] = []
  for (const wish of wishes) {
    const first = firstHit(index, wish)
    const same = distinctWishes.findIndex((earlier) => meansSame(firstHit(index, earlier), first))
    const earlier = distinctWishes[same]
    if (!earlier) {
      distinctWishes.push(wish)
      continue
    }
    const both = answer(`${earlier.text} ${wish.text}`)
    distinctWishes[same] = { ...wish, ...(meansSame(firstHit(index, both), first) ? both : earlier) }
  }
  return distinctWishes
}

function firstHit(index: SearchIndex, wish: CountedWish): SearchHit | undefined {
  return hitsOf(index, { ...wish, scored: wish.scored.slice(0, 1) })[0]
}

function meansSame(a: SearchHit | undefined, b: SearchHit | undefined): boolean {
  const isOther = a?.variantId !== undefined && b?.variantId !== undefined && a.variantId !== b.variantId
  return a !== undefined && a.id === b?.id && !isOther
}

/** A number without its noun: 'preciso de 2', 'têm 3 para esta semana?' */
const countAlone =
  /\b(?:precis[ao]|precisamos|quero|queremos|queria|tem|mand[ae]|(?:me |nos )?(?:ve|ver|passa|cota|separa|reserva)|s[ae]o|seria[mo]?|preco|valor|orcamento|cotacao|quantidade\W+|qtde?\W+) ?(?:de )?(\d{1,3})(?![.,]\d)(?=\s*(?:[.,;!?]|$)| (?:p|pra|para|por|d[eoa]s?|com|urgente|hoje|ja|un[a-z]*|pacotes?|caixas?|pecas?)\b)/

/**
 * Splits a wish into its quantity ('duas', '3 unidades', '4 baterias') and the rest. Any other number stays, because it
 * may belong to a model: 'X3'.
 */
function counted(index: SearchIndex, wish: string): { text: string; quantity?: number } {
  const line = readLine(wish)
  const pieces = line.pieces.filter(({ value }) => value !== 1)
  // 'UND 04' at the end of a tender's line
  const told = statedCount(pieces) ?? (/^uni?d/.test(pieces.at(-2)?.compact ?? '') ? numberAtEnd(pieces) : undefined)
  const isSure = told?.kind === 'number' || /\p{L}{2}/u.test(told?.text ?? '')
  const count = isSure ? told : countOfThings(index, line)
  if (!count?.value || count.isPairs) return { text: wish }
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

function modelOf({ modelBook }: SearchIndex, wishes: readonly AnsweredWish[]): Pick<SearchAnswer, 'model'> {
  const keys = wishes.flatMap(({ mentions }) => mentions.flatMap((mention) => mention.keys))
  const cited = keys.flatMap((key) => modelBook.get(key) ?? []).find(({ parts }) => parts > 0)
  return cited ? { model: cited.label } : {}
}

/** The asked model, where some answers cite it and others do not. */
function citedBy(wishes: readonly AnsweredWish[]): Pick<SearchAnswer, 'cited'> {
  const [{ citing, mentions, scored } = { citing: 0, mentions: [], scored: [] }, ...others] = wishes
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

function hitsOf(index: SearchIndex, wish: CountedWish): SearchHit[] {
  return wish.scored.flatMap(({ document, score }, place): SearchHit[] => {
    const found = index.documents[document]
    if (!found) return []
    const variantId = meantVariant(found.codes, index.facts[document]?.variantWords ?? [], wish.question)
    const why = place < mostReasons ? reasonFor(index, wish, document) : undefined
    const { quantity } = wish
    return [
      {
        id: found.id,
        score,
        ...(quantity && { quantity }),
        ...(variantId !== undefined && { variantId }),
        ...(why && { why }),
      },
    ]
  })
}

/** Reasons are worked out for the first products only: nobody reads further down. */
const mostReasons = 60

function distinct(hits: readonly SearchHit[]): SearchHit[] {
  const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]))
  return hits.filter((hit) => first.get(hit.id) === hit)
}
