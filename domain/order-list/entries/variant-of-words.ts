import { normalize } from '#domain/text/normalize.ts'
import { stem } from '#domain/text/tokens.ts'
import { choicesOf, itemChoice, itemFor, type OrderItem } from '#domain/order-list/order-item.ts'
import type { Outcome } from '#domain/order-list/outcome.ts'

/**
 * The one choice that the words beside a code select: 'TPNI02 3 m' is the hose of three metres. In: the choices, and
 * the line without its code. Out: undefined if no word selects one, if two choices remain, or if a word belongs to
 * another variant of the product than the code's ('TPNI05 neonatal').
 */
function variantOfWords(choices: readonly OrderItem[], beside: string): OrderItem | undefined {
  const siblings = choicesOf(choices.map(({ product }) => itemFor(product)))
  const known = new Set(siblings.flatMap((item) => marksOf(itemChoice(item))))
  const said = marksOf(beside).filter((mark) => known.has(mark))
  const meant = choices.filter((item) => {
    const marks = new Set(marksOf(itemChoice(item)))
    return said.every((mark) => marks.has(mark))
  })
  return meant.length === 1 ? meant[0] : undefined
}

/** An outcome whose variant is open, with the variant that the words beside its code select. */
export function withVariantOfWords(outcome: Outcome, beside: string): Outcome {
  if (outcome.kind !== 'variant') return outcome
  const item = variantOfWords(outcome.choices, beside)
  return item ? { kind: 'certain', item, quantity: outcome.quantity, isAssumed: false } : outcome
}

/** Words that may count the part itself, and therefore select no variant: 'EDA03, 2 caixas'. */
const counted = new Set(['caixa', 'pacote', 'unidade', 'jogo', 'par'].map(stem))

/** The words and measures of a text, '3 m' and '1,5m' alike, without bare numbers, which may be quantities. */
function marksOf(text: string): string[] {
  const marks = normalize(text).matchAll(/(\d+(?:[.,]\d+)?)\s?([a-z]{1,3}\d?\b|vias?\b)|[a-z]{3,}/g)
  return [...marks]
    .map(([word, figure, unit]) => (figure ? `${figure.replace('.', ',').replace(/,0+$/, '')}${unit}` : stem(word)))
    .filter((mark) => !counted.has(mark))
}
