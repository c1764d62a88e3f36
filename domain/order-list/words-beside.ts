import { variantWords } from '#domain/catalogue/variants/selection.ts'
import { compactCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { hasLookalikes } from '#domain/text/plain-text.ts'
import { stemOf } from '#domain/text/tokens.ts'
import { choicesOf, itemChoice, itemFor, type OrderItem } from './order-item.ts'
import type { OrderEntry, OrderSources, Outcome } from './outcome.ts'

/** The one choice that the words beside a code select: 'TPNI02 3 m'; undefined if a word is another variant's. */
function variantOfWords(choices: readonly OrderItem[], rawBeside: string): OrderItem | undefined {
  const siblings = choicesOf(choices.map(({ product }) => itemFor(product)))
  const marksOfSiblings = new Set(siblings.flatMap((item) => variantMarks(itemChoice(item))))
  const writtenMarks = variantMarks(rawBeside).filter((mark) => marksOfSiblings.has(mark))
  const matching = choices.filter((item) => {
    const marks = new Set(variantMarks(itemChoice(item)))
    return writtenMarks.every((mark) => marks.has(mark))
  })
  return matching.length === 1 ? matching[0] : undefined
}

/** An outcome whose variant is open, with the variant that the words beside its code select. */
export function withVariantOfWords(outcome: Outcome, rawBeside: string): Outcome {
  if (outcome.kind !== 'variant') return outcome
  const item = variantOfWords(outcome.choices, rawBeside)
  if (!item) return outcome
  return { kind: 'certain', item, quantity: outcome.quantity, isAssumed: outcome.isAssumed ?? false }
}

/** The words for packs by the abbreviations that buyers use. */
const shortPacks: ReadonlyMap<string, string> = new Map(
  Object.entries({ cx: 'caixa', cxs: 'caixa', pct: 'pacote', pcts: 'pacote', gl: 'galao', bis: 'bisnaga', rl: 'rolo' }),
)
/** Words in the names of options that distinguish none from another. */
const connectives = new Set('com de da do em ou para por outras marcas um uma peca unidade par'.split(' ').map(stemOf))

/** The words, numbers and measures that may name a version: 'adulto', 'bd', 'caixa', '3m', 't5', 'imec8', '840'. */
function versionMarks(text: string): string[] {
  const plain = normalize(text)
  const words = plain.match(/[a-z]+\d+|[a-z]{2,}-[a-z]\b|\bem [a-z]\b|[a-z]{2,}|\d{3,}/g) ?? []
  const named = plain.matchAll(/\b([a-z]{2,})[ -](\d{1,4})\b/g)
  return [
    ...measuresOf(plain),
    ...Array.from(named, ([, word = '', figure = '']) => word + figure),
    ...words.map((word) => stemOf(shortPacks.get(word) ?? word)),
  ].filter((mark) => !connectives.has(mark))
}

/** The word beside a code that only another version of its product has: 'garra' beside the code with snap. */
export function wordOfOtherVersion(item: OrderItem, normalizedBeside: string): string | undefined {
  const { product, variantId } = item
  if (product.variants.length < 2) return undefined
  const written = versionMarks(normalizedBeside)
  if (written.length === 0) return undefined
  const marks = marksOfVersions(product)
  const itemMarks = marks.get(variantId ?? '') ?? new Set()
  const otherMarks = new Set([...marks.values()].flatMap((version) => (version === itemMarks ? [] : [...version])))
  const foreignMarks = written.filter((mark) => !itemMarks.has(mark) && otherMarks.has(mark))
  if (foreignMarks.length === 0) return undefined
  const isVersionNamed = written.some((mark) => itemMarks.has(mark) && !otherMarks.has(mark))
  const isProductNamed = versionMarks(product.name).every((mark) => written.includes(mark))
  // A product that is named is not contradicted by a word of its own name, nor a version by what the product fits.
  const agreeingText = isVersionNamed ? `${product.name} ${product.fits}` : isProductNamed ? product.name : ''
  const agreeingMarks = new Set(versionMarks(agreeingText))
  return foreignMarks.find((mark) => !agreeingMarks.has(mark))
}

/** Kept because a list asks for one product in many of its lines. */
const knownMarks = new WeakMap<OrderItem['product'], ReadonlyMap<string, ReadonlySet<string>>>()

/** The marks of a product's versions by their ids, worked out once. */
function marksOfVersions(product: OrderItem['product']): ReadonlyMap<string, ReadonlySet<string>> {
  const known = knownMarks.get(product)
  if (known) return known
  const marks = new Map(product.variants.map((one) => [one.id, new Set(versionMarks(variantWords(one)))]))
  knownMarks.set(product, marks)
  return marks
}

/** Words that may count the part itself, and therefore select no variant: 'EDA03, 2 caixas'. */
const packWords = new Set(['caixa', 'pacote', 'unidade', 'jogo', 'par'].map(stemOf))

/** The words and measures of a text, '3 m' and '3,0 metros' as '3m'; no bare numbers, which may be quantities. */
function variantMarks(text: string): string[] {
  const plain = normalize(text)
  const words = plain.replaceAll(measure, ' ').match(/[a-z]{3,}/g) ?? []
  return [...measuresOf(plain), ...words.map(stemOf).filter((mark) => !packWords.has(mark))]
}

const measure = /(\d+(?:[.,]\d+)?)\s?([a-z]{1,3}\d?\b|vias?\b|metros?\b)/g

/** The measures of a normalised text in one form: '3m' for '3 m' and '3,0 metros'. */
function measuresOf(plain: string): string[] {
  return Array.from(
    plain.matchAll(measure),
    ([, figure = '', unit = '']) =>
      `${figure.replace('.', ',').replace(/,0+$/, '')}${unit.replace(/^m(?:ts?|etros?)$/, 'm')}`,
  )
}

/** The outcome of a worn code: ordered if the words beside it find the same product, else only offered. */
export function wornOutcome(outcome: Outcome, rawBeside: string, { searchWords }: OrderSources): Outcome {
  if (outcome.kind !== 'certain') return outcome
  const { item, quantity, isAssumed } = outcome
  const isNamed = searchWords(rawBeside).some(({ product }) => product.id === item.product.id)
  return isNamed ? outcome : { kind: 'unknown', similarItems: [item], quantity, isAssumed }
}

/** The code that was read, if it differs by more than case and separators. A former code is read as it is written. */
export function readAs(written: string, outcome: Outcome): Pick<OrderEntry, 'readAs'> {
  const [item] = outcome.kind === 'certain' ? [outcome.item] : outcome.kind === 'variant' ? outcome.choices : []
  if (item?.code === written) return {}
  const compact = compactCode(written)
  const label = outcome.kind === 'certain' && compactCode(item?.former ?? '') !== compact ? item?.code : item?.former
  const isAsWritten = label === undefined || compact === '' || compactCode(label) === compact
  return isAsWritten && !(item && hasLookalikes(written)) ? {} : { readAs: label ?? item?.code ?? '' }
}
