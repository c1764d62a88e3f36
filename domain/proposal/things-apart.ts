import type { OrderEntry, OrderSources, Outcome } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { wordsOf } from '#domain/text/tokens.ts'

/** Matches words by which a sentence asks for things; in a bare list, commas only divide one item's description. */
const requestWords =
  /\b(?:precis|necessit|gostaria|quer(?:o|emos|ia)\b|or[cç]amento|cota[cç][aã]o|(?:tem|temos|voc[eê]s t[eê]m)\b)/i
const boundary = /(\s*[,;]\s*|\s+e\s+)/i

/** Reads a text with a line for each thing that it asks for; a person settles them, so one too many costs a press. */
export function resolveThings(text: string, sources: OrderSources): OrderEntry[] {
  const entries = resolveOrder(text, sources)
  return entries.flatMap((entry) => {
    const isOfSentence =
      requestWords.test(entry.written) || entries.some((other) => other !== entry && other.line === entry.line)
    if (entry.outcome.kind !== 'text' || entry.buyerLine || !isOfSentence) return [entry]
    const things = thingsIn(entry.written, sources)
    if (things.length === 1) return [entry]
    return things.flatMap((thing) =>
      resolveOrder(thing, sources).map(({ outcome, ...part }) => ({
        ...part,
        line: entry.line,
        outcome: outcome.kind === 'remark' ? notFound : outcome,
      })),
    )
  })
}

/** The outcome of a thing that was asked for and not found: it stays a line. */
const notFound = { kind: 'unknown', similarItems: [], quantity: 1, isAssumed: true } satisfies Outcome

function thingsIn(text: string, { searchWords }: OrderSources): string[] {
  const typesFound = (words: string) => new Set(searchWords(words).map(({ product }) => product.productType))
  const typesOf = (part: string) => {
    const types = typesFound(part)
    return types.size > 0 ? types : typesFound(wordsOf(part)[0] ?? '')
  }
  const [first = '', ...others] = text.split(boundary)
  const things = [first]
  for (let index = 0; index < others.length; index += 2) {
    const [separator = '', part = ''] = others.slice(index)
    const thing = things.pop() ?? ''
    const [thingTypes, partTypes] = [typesOf(thing), typesOf(part)]
    const isOtherThing =
      thingTypes.size > 0 && partTypes.size > 0 && [...thingTypes].every((type) => !partTypes.has(type))
    if (isOtherThing) things.push(thing, part)
    else things.push(thing + separator + part)
  }
  return things
}
