import type { ProductType } from '../catalogue/vocabulary.ts'
import { includes, leading, ofKind, type PhraseMatch } from './phrases.ts'
import { judgement } from './weights.ts'

/** Which part a query asks for. */
export interface ProductIntent {
  productTypes: readonly ProductType[]
  /** Words that the part must carry. */
  words: readonly string[]
  confidence: number
  isHint: boolean
  isSpecialized: boolean
  matches: readonly PhraseMatch[]
}

/**
 * The part that the matched phrases name: a specialised phrase when it says more than the part's
 * name, else the name, else what only hints at a part.
 */
export function productIntent(matches: readonly PhraseMatch[]): ProductIntent | undefined {
  const types = ofKind(matches, 'type')
  const named = leading(types.filter(({ phrase }) => !phrase.meaning.isHint))
  const special = leading(ofKind(matches, 'specialized'))
  const [name] = named
  const [phrase] = special
  if (phrase && (!name || saysMore(phrase, name))) {
    return {
      productTypes: [...new Set(special.flatMap((match) => match.phrase.meaning.productTypes))],
      words: special.length === 1 ? phrase.phrase.meaning.words : [],
      confidence: phrase.strength,
      isHint: false,
      isSpecialized: true,
      matches: special,
    }
  }
  if (name) return byName(named, name.strength, false)
  const machines = ofKind(matches, 'equipment')
  // 'Oxímetro' points to its sensors, 'oxímetro de pulso' is a machine.
  const isInMachine = (match: PhraseMatch) =>
    machines.some((machine) => machine.positions.length > match.positions.length && includes(machine, match))
  const hints = types.filter((match) => match.phrase.meaning.isHint && !isInMachine(match))
  const [hint] = leading(hints)
  return hint && byName(leading(hints), hint.strength * judgement.confidence.hint, true)
}

function byName(matches: ReturnType<typeof ofKind<'type'>>, confidence: number, isHint: boolean): ProductIntent {
  const productTypes = [...new Set(matches.map(({ phrase }) => phrase.meaning.productType))]
  return { productTypes, words: [], confidence, isHint, isSpecialized: false, matches }
}

function saysMore(phrase: PhraseMatch, name: PhraseMatch): boolean {
  if (phrase.positions.length <= name.positions.length) return false
  return includes(phrase, name) || phrase.head <= name.head
}
