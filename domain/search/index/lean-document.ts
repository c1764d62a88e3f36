import { stem, wordsOf } from '#domain/text/tokens.ts'
import { rootOf } from './symptoms.ts'
import type { SearchDocument } from './document.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'

/**
 * Makes documents as small as the search allows, for the browser that fetches them: of a description only the stems, in
 * order, without the words that queries lose as well and bare numbers. The index of both is the same but for those.
 */
export function leanDocuments({ intent, courtesies }: SearchVocabulary): (document: SearchDocument) => SearchDocument {
  const lost = new Set([...intent.functionWords, ...intent.ignoredWords, ...courtesies.words].flatMap(wordsOf))
  return (document) => {
    const words = wordsOf(document.description).filter((word) => !lost.has(word) && !bareNumber.test(word))
    return { ...document, description: [...new Set(words.map(shortest))].toSorted().join(' ') }
  }
}

/**
 * Makes the vocabulary as small as it is read: without accents, capitals, function words and what is said twice. What is
 * shown (labels of brands, names of symptoms) stays as it is. The vocabulary compiled of both is the same.
 */
export function leanVocabulary({ synonyms, intent, courtesies, symptoms }: SearchVocabulary): SearchVocabulary {
  const isFunctionWord = new Set(intent.functionWords.flatMap(wordsOf))
  const plain = (texts: readonly string[]) => distinct(texts, (text) => wordsOf(text).join(' '))
  const telling = (texts: readonly string[]) =>
    distinct(texts, (text) =>
      wordsOf(text)
        .filter((word) => !isFunctionWord.has(word))
        .join(' '),
    )
  return {
    synonyms,
    intent: {
      ...intent,
      productTypes: mapValues(intent.productTypes, ({ names, hints }) => ({
        names: telling(names),
        hints: telling(hints),
      })),
      equipment: mapValues(intent.equipment, telling),
      sizes: mapValues(intent.sizes, telling),
      specialized: intent.specialized.map((special) => ({ ...special, phrases: telling(special.phrases) })),
      functionWords: plain(intent.functionWords),
      ignoredWords: plain(intent.ignoredWords),
      ...(intent.elsewhere && { elsewhere: plain(intent.elsewhere) }),
    },
    courtesies: { phrases: plain(courtesies.phrases), words: plain(courtesies.words).toSorted() },
    symptoms: symptoms.map((symptom) => ({
      ...symptom,
      what: withoutTenses(telling(symptom.what)),
      does: withoutTenses(telling(symptom.does)),
    })),
  }
}

function distinct(texts: readonly string[], leanOf: (text: string) => string): string[] {
  return [...new Set(texts.map(leanOf))].filter((text) => text !== '')
}

/** 'Apagou' says what 'apagada' says. */
function withoutTenses(texts: readonly string[]): string[] {
  const byRoots = new Map(texts.toReversed().map((text) => [text.split(' ').map(rootOf).join(' '), text]))
  return [...byRoots.values()].toReversed()
}

function mapValues<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
  lean: (value: Value) => Value,
) {
  const entries = Object.entries<Value | undefined>(record).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, lean(value)] as const],
  )
  return Object.fromEntries(entries)
}

/** A number in prose measures something; models are told by their own fields. */
const bareNumber = /^\d+$/

/** The stem, where it is its own stem: the index stems again. */
function shortest(word: string): string {
  const one = stem(word)
  return stem(one) === one ? one : word
}
