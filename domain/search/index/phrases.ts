import type { ProductType } from '#domain/catalogue/product-types.ts'
import { stemOf, wordsOf } from '#domain/text/tokens.ts'
import type { Meaning, Phrase, Vocabulary } from './compiled-vocabulary.ts'

export interface PhraseMatch {
  phrase: Phrase
  /** The positions of the phrase's words in the text, ascending. */
  positions: readonly number[]
  /** The position of its first word, the head: 'sensor' of 'sensor de SpO2'. */
  head: number
  /** The confidence from 0 to 1: that of the least certain word. */
  strength: number
}

/** A stem that a typed word may stand for, with its strength, from 0 to 1. */
export interface Reading {
  stem: string
  strength: number
  /** Whether only texts of products are searched for the stem, which then never names a part, a brand or a machine. */
  isTextOnly?: boolean
}

/** The phrases all of whose words the text has, in any order: 'sensor mindray de SpO2' contains 'sensor spo2'. */
export function matchPhrases(words: readonly (string | readonly Reading[])[], vocabulary: Vocabulary): PhraseMatch[] {
  const stemsByPhrase = new Map<number, Map<string, { position: number; strength: number }>>()
  for (const [position, word] of words.entries()) {
    const readings = typeof word === 'string' ? [{ stem: word, strength: 1 }] : word
    for (const { stem, strength, isTextOnly = false } of readings) {
      if (isTextOnly) continue
      for (const phraseIndex of vocabulary.byStem.get(stem) ?? []) {
        const stems = stemsByPhrase.get(phraseIndex) ?? new Map<string, { position: number; strength: number }>()
        stemsByPhrase.set(phraseIndex, stems)
        if ((stems.get(stem)?.strength ?? 0) < strength) stems.set(stem, { position, strength })
      }
    }
  }
  const matches: PhraseMatch[] = []
  for (const [phraseIndex, stems] of stemsByPhrase) {
    const phrase = vocabulary.phrases[phraseIndex]
    if (!phrase || stems.size < phrase.stems.length) continue
    const occurrences = [...stems.values()]
    const positions = [...new Set(occurrences.map(({ position }) => position))].toSorted((a, b) => a - b)
    // One word of the text cannot be two words of a phrase.
    if (positions.length < phrase.stems.length) continue
    const head = stems.get(phrase.stems[0] ?? '')?.position ?? 0
    matches.push({ phrase, positions, head, strength: Math.min(...occurrences.map(({ strength }) => strength)) })
  }
  return matches
}

/** The readings that may name a part, a brand or a machine. */
export function namingReadings(readings: readonly Reading[]): Reading[] {
  return readings.filter(({ isTextOnly = false }) => !isTextOnly)
}

/** The brands that a set of stems names; lines of equipment do not count. */
export function namedBrands(stems: ReadonlySet<string>, { brandNames }: Vocabulary): string[] {
  const candidates = [...stems].flatMap((stem) => brandNames.get(stem) ?? [])
  return candidates.filter((name) => name.stems.every((stem) => stems.has(stem))).map(({ brand }) => brand)
}

/** The types of parts that a text names as it is written; none for a hint or a special part. */
export function namedTypes(text: string, vocabulary: Vocabulary): ProductType[] {
  const matches = matchPhrases(wordsOf(text).map(stemOf), vocabulary)
  const parts = matches.filter(({ phrase: { meaning } }) =>
    meaning.kind === 'type' ? !meaning.isHint : meaning.kind === 'specialized',
  )
  return matchesOfKind(leadingMatches(parts), 'type').map(({ phrase }) => phrase.meaning.productType)
}

/** Whether a stem is the first one of a phrase that names a part. */
export function opensPartName({ byStem, phrases }: Vocabulary, stem: string): boolean {
  return (byStem.get(stem) ?? []).some((position) => {
    const phrase = phrases[position]
    return phrase?.stems[0] === stem && /^(?:type|specialized)$/.test(phrase.meaning.kind)
  })
}

export type MatchOf<Kind extends Meaning['kind']> = PhraseMatch & {
  phrase: { meaning: Extract<Meaning, { kind: Kind }> }
}

/** The matches of phrases with one kind of meaning. */
export function matchesOfKind<Kind extends Meaning['kind']>(matches: readonly PhraseMatch[], kind: Kind) {
  return matches.filter((match): match is MatchOf<Kind> => match.phrase.meaning.kind === kind)
}

/** The matches without those that a longer one includes: 'adulto' within 'adulto grande'. */
export function withoutShorter<Match extends PhraseMatch>(matches: readonly Match[]): Match[] {
  return matches.filter(
    (match) => !matches.some((other) => other.positions.length > match.positions.length && includesMatch(other, match)),
  )
}

/** The matches with most words. */
export function longestMatches<Match extends PhraseMatch>(matches: readonly Match[]): Match[] {
  const maximum = Math.max(...matches.map(({ positions }) => positions.length))
  return matches.filter(({ positions }) => positions.length === maximum)
}

/** Whether a match has all the words of another. */
export function includesMatch(match: PhraseMatch, other: PhraseMatch): boolean {
  return other.positions.every((position) => match.positions.includes(position))
}

/** The matches that begin first, as Portuguese names the thing first; of those the longest, first to end, surest. */
export function leadingMatches<Match extends PhraseMatch>(matches: readonly Match[]): Match[] {
  const [best] = matches.toSorted(byLead)
  return best ? matches.filter((match) => byLead(match, best) === 0) : []
}

function byLead(a: PhraseMatch, b: PhraseMatch): number {
  return (
    a.head - b.head ||
    b.positions.length - a.positions.length ||
    (a.positions.at(-1) ?? 0) - (b.positions.at(-1) ?? 0) ||
    b.strength - a.strength
  )
}
