import type { Vocabulary } from '#domain/search/index/compiled-vocabulary.ts'
import { maximumModelWords } from '#domain/search/index/model-book.ts'
import type { Reading } from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { isUnit, stemOf } from '#domain/text/tokens.ts'
import type { Role } from './intent.ts'
import type { QueryWord } from './read-query.ts'
import { isKnown } from './readings.ts'

export interface ModelMention {
  /** The model as the catalogue writes it; an unknown one in the typed words, in capitals. */
  label: string
  /** Compact forms: a product that has one of them cites the model. */
  keys: readonly string[]
  positions: readonly number[]
}

type WordsWithRoles = { words: readonly QueryWord[]; roles: ReadonlyMap<number, Role> }

/** The models that a query names, in its order: known ones, and unknown words that are numbered like a model. */
export function modelMentions(index: SearchIndex, words: readonly QueryWord[], roles: ReadonlyMap<number, Role>) {
  const mentions: ModelMention[] = []
  let lastTaken = -1
  for (const position of words.keys()) {
    if (position <= lastTaken) continue
    const query = { words, roles }
    const mention = knownMentionAt(index, query, position) ?? numberedMentionAt(index, query, position)
    // The word before a number may belong to another mention: the '5500' of 'MAC 5500 1200'.
    if (!mention || mention.positions.some((taken) => taken <= lastTaken)) continue
    mentions.push(mention)
    lastTaken = mention.positions.at(-1) ?? position
  }
  return mentions
}

function knownMentionAt(index: SearchIndex, { words, roles }: WordsWithRoles, from: number): ModelMention | undefined {
  const { modelWords, modelBook } = index
  const before = words[from - 1]
  if (isMeasured(words, from)) return undefined
  const isOfMachine = before !== undefined && namesMachine(index, before, roles.get(from - 1))
  for (let length = Math.min(maximumModelWords, words.length - from); length > 0; length--) {
    const run = words.slice(from, from + length)
    const key = run.map(({ text }) => text).join('')
    const model = modelBook.get(key)
    // 'Vivo' and 'Root' are words too: certain with a number, a second word or a maker, or where parts cite the model.
    const isMachineName =
      modelWords.has(stemOf(key)) || namesMaker(index.vocabulary, stemOf(key)) || !/[aeiou]/.test(key)
    const isCertain = isOfMachine || length > 1 || /\d/.test(key) || (isMachineName && key.length > 2)
    if (!model || !isCertain) continue
    return { label: model.label, keys: [key], positions: run.map((_, offset) => from + offset) }
  }
  return undefined
}

/** The unknown model whose number stands at a position: 'C6' after 'Hamilton', '9999' after 'DX'. */
function numberedMentionAt(index: SearchIndex, { words, roles }: WordsWithRoles, position: number) {
  const word = words[position]
  const before = words[position - 1]
  const role = roles.get(position - 1)
  if (!word) return undefined
  const follows = before !== undefined && namesMachine(index, before, role)
  // 'M1191A' after 'Philips' is known as a maker's code.
  const isMixed = /^[a-z]{1,6}\d+[a-z]*$/.test(word.text) && !isKnown(index, stemOf(word.text))
  if (isMixed && (follows || word.text.length > 2))
    return { label: word.text.toUpperCase(), keys: [word.text], positions: [position] }
  if (!before || role === 'product' || isMeasured(words, position - 1)) return undefined
  const isNumber = /^\d{3,}[a-z]?$/.test(word.text) || (follows && /^\d+[a-z]*$/.test(word.text))
  const joined = before.text + word.text
  const isIgnored = ({ stem }: Reading) => index.vocabulary.ignoredStems.has(stem)
  if (!isNumber || isKnown(index, joined) || before.readings.some(isIgnored)) return undefined
  if (role === 'brand') return { label: word.text.toUpperCase(), keys: [word.text], positions: [position] }
  const label = `${before.text} ${word.text}`.toUpperCase()
  return { label, keys: [joined], positions: [position - 1, position] }
}

/** Whether a word is the unit of the number before it: the 'g' of 'bisnaga 250 g – 30 unidades' begins no G30. */
function isMeasured(words: readonly QueryWord[], position: number): boolean {
  return isUnit(words[position]?.text) && /^\d+$/.test(words[position - 1]?.text ?? '')
}

function namesMachine({ vocabulary, modelWords }: SearchIndex, { readings }: QueryWord, role: Role | undefined) {
  if (role === 'brand') return true
  return readings.some(({ stem, strength, isTextOnly = false }) => {
    if (isTextOnly || strength < 1) return false
    return namesMaker(vocabulary, stem) || modelWords.has(stem)
  })
}

function namesMaker({ byStem, phrases }: Vocabulary, stem: string): boolean {
  return (byStem.get(stem) ?? []).some((position) => phrases[position]?.meaning.kind === 'brand')
}
