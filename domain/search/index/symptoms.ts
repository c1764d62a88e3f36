import { wordsOf } from '#domain/text/tokens.ts'
import type { Symptom } from './vocabulary-schema.ts'

/**
 * A symptom as roots of words: a query describes it when it contains all roots of one of `what` and of one of `does`.
 */
export interface CompiledSymptom {
  symptom: Symptom
  what: readonly (readonly string[])[]
  does: readonly (readonly string[])[]
  /** The last root of each of `does`: a query without any of these roots cannot describe the symptom. */
  tells: readonly string[]
}

/** Stands for every negation. */
export const negation = '#nao'
const negations = new Set(['nao', 'n', 'nem', 'sem', 'nunca', 'nada', 'parou', 'deixou', 'jamais', 'not'])

/**
 * Endings of verbs and of words made from verbs, longest first: 'carregando', 'carregou' and 'carrega' have one root.
 */
const endings =
  /(?:amentos?|imentos?|aram|eram|iram|avam|ando|endo|indo|ados?|adas?|idos?|idas?|ava|asse|ou|eu|iu|am|em|ar|er|ir|ia|as|es|os|a|e|o|u)$/
const shortestRoot = 3

/** The root of a word, the same in every tense; all negations have one. */
export function rootOf(word: string): string {
  if (negations.has(word)) return negation
  if (word.length <= shortestRoot || /\d/.test(word)) return word
  const bare = word.replace(endings, '')
  return bare.length >= shortestRoot ? bare : word.slice(0, shortestRoot)
}

/** Prepares `content/search/symptoms.yaml`. */
export function compileSymptoms(symptoms: readonly Symptom[], functionWords: ReadonlySet<string>): CompiledSymptom[] {
  const rootsOf = (text: string) => [
    ...new Set(
      wordsOf(text)
        .filter((word) => !functionWords.has(word))
        .map((word) => rootOf(word)),
    ),
  ]
  return symptoms.map((symptom) => {
    const does = symptom.does.map(rootsOf)
    const tells = [...new Set(does.flatMap((roots) => roots.at(-1) ?? []))]
    return { symptom, what: symptom.what.map(rootsOf), does, tells }
  })
}

/** The roots that a word of a query may have. In: the word as typed and the stems that it may stand for. */
export function rootsOfWord(text: string, stems: readonly string[]): string[] {
  return [...new Set([rootOf(text), ...stems.map(rootOf)])]
}
