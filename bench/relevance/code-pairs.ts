import { amount } from '#bench/amount.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import type { Engine } from './engines.ts'

/** The texts that buyers write between a code and its quantity. */
const separators: readonly ((code: string, quantity: number) => string)[] = [
  (code, quantity) => `${code} ${quantity}`,
  (code, quantity) => `${code},${quantity}`,
  (code, quantity) => `${code}\t${quantity}`,
  (code, quantity) => `${code};${quantity}`,
  (code, quantity) => `${code} (${quantity})`,
  (code, quantity) => `${code}: ${quantity}`,
  (code, quantity) => `${code} - ${quantity}`,
  (code, quantity) => `${code} ${quantity} un`,
]
const most = amount(99, 2)

/**
 * Asks every code with every quantity from 1 to 99 (two in a smoke run) in eight notations. Out: how many answers have
 * another code, or lose the quantity.
 */
export function codePairs(engine: Engine, documents: readonly SearchDocument[]): string {
  const wrong: string[] = []
  let asked = 0
  for (const { id, codes } of documents) {
    for (const { code, variantId } of codes) {
      for (let quantity = 1; quantity <= most; quantity++) {
        for (const written of separators) {
          asked++
          const query = written(code, quantity)
          const answer = engine.answer(query)
          const isRight = answer.ids.length === 1 && answer.ids[0] === id && answer.variantId === variantId
          if (!isRight || answer.quantity !== quantity) wrong.push(query)
        }
      }
    }
  }
  const examples = wrong.length > 0 ? `: ${wrong.slice(0, 10).join(' · ')}` : ''
  return `Codes × quantities × separators: ${wrong.length} of ${asked} answered by another code, or without the quantity${examples}.`
}
