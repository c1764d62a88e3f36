import { wordsOf } from '#domain/text/tokens.ts'
import type { Symptom } from './vocabulary-schema.ts'

/**
 * A symptom as roots of words: a query describes it when it contains all roots of one of the things that may be faulty
 * and of one of their faults.
 */
export interface CompiledSymptom {
  symptom: Symptom
  things: readonly (readonly string[])[]
  faults: readonly (readonly string[])[]
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
        .map(rootOf),
    ),
  ]
  return symptoms.map((symptom) => ({
    symptom,
    things: symptom.what.map(rootsOf),
    faults: symptom.does.map(rootsOf),
  }))
}
