import { equipmentKindLabel } from '#domain/catalogue/registry/equipment-model.ts'
import type { QueryWord } from '#domain/search/query/read-query.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { SearchIndex } from './search-index.ts'
import type { Symptom } from './vocabulary-schema.ts'

/** A symptom as roots: a query describes it by all roots of one of the things that may be faulty and of one fault. */
export interface CompiledSymptom {
  symptom: Symptom
  things: readonly (readonly string[])[]
  faults: readonly (readonly string[])[]
}

export const negation = '#nao'
const negations = new Set(['nao', 'n', 'nem', 'sem', 'nunca', 'nada', 'parou', 'deixou', 'jamais', 'not'])

/** Endings of verbs and what is made from them, longest first: 'carregando', 'carregou' and 'carrega' have one root. */
const endings =
  /(?:amentos?|imentos?|aram|eram|iram|avam|ando|endo|indo|ados?|adas?|idos?|idas?|ava|asse|ou|eu|iu|am|em|ar|er|ir|ia|as|es|os|a|e|o|u)$/
const shortestRoot = 3

function rootOf(word: string): string {
  if (negations.has(word)) return negation
  if (word.length <= shortestRoot || /\d/.test(word)) return word
  const bare = word.replace(endings, '')
  return bare.length >= shortestRoot ? bare : word.slice(0, shortestRoot)
}

/** Prepares `content/search/symptoms.yaml`. */
export function compileSymptoms(symptoms: readonly Symptom[], functionWords: ReadonlySet<string>): CompiledSymptom[] {
  const rootsOf = (text: string) => {
    const words = wordsOf(text).filter((word) => !functionWords.has(word))
    return [...new Set(words.map(rootOf))]
  }
  return symptoms.map((symptom) => ({ symptom, things: symptom.what.map(rootsOf), faults: symptom.does.map(rootsOf) }))
}

export type SymptomIntent = { symptom: Symptom; positions: readonly number[]; words: number }

/** The symptom told with most words, in any order and tense; among equals the one told first, then the file's first. */
export function symptomIntent({ vocabulary, modelWords }: SearchIndex, words: readonly QueryWord[]) {
  // One word names a thing or a fault: 'pulo' is a slip of 'pulso' and of 'pula', but no pulse that jumps.
  if (words.length < 2) return undefined
  const places: Places = new Map()
  for (const [position, { text, readings }] of words.entries()) {
    // 'N' of 'N-65' is no negation.
    if (text.length === 1 && /^\d/.test(words[position + 1]?.text ?? '')) continue
    const sure = readings.filter(({ isTextOnly = false, strength }) => !isTextOnly && strength >= leastStrength)
    const stems = sure.map(({ stem }) => stem)
    for (const root of new Set([text, ...stems].map(rootOf))) places.set(root, [...(places.get(root) ?? []), position])
    // 'Dash 4000 não liga' means the same as 'monitor não liga'; the model's words stay words to be found.
    const machines = stems.flatMap((stem) => modelWords.get(stem)?.kind ?? []).map((kind) => equipmentKindLabel[kind])
    const implied = stems.some((stem) => modelWords.has(stem)) ? ['aparelho', ...machines] : []
    for (const root of implied.flatMap(wordsOf).map(rootOf)) if (!places.has(root)) places.set(root, [])
  }
  return vocabulary.symptoms
    .flatMap((compiled) => described(compiled, places) ?? [])
    .toSorted((a, b) => b.words - a.words || Math.min(...a.positions) - Math.min(...b.positions))[0]
}

/** The least strength of a reading that counts: corrected words do, completed ones do not. */
const leastStrength = 0.8

type Places = Map<string, number[]>

function described({ symptom, things, faults }: CompiledSymptom, places: Places): SymptomIntent | undefined {
  const namedThings = things.filter((roots) => areNamed(roots, places))
  const namedFaults = faults.filter((roots) => areNamed(roots, places))
  if (namedThings.length === 0 || namedFaults.length === 0) return undefined
  const positions = new Set([...namedThings, ...namedFaults].flat().flatMap((root) => places.get(root) ?? []))
  return { symptom, positions: [...positions], words: longest(namedThings) + longest(namedFaults) }
}

function longest(phrases: readonly (readonly string[])[]): number {
  return Math.max(...phrases.map(({ length }) => length))
}

/** Whether a query has all roots, a negation shortly before its word: 'enche e não esvazia' is not 'não enche'. */
function areNamed(roots: readonly string[], places: Places): boolean {
  if (roots.length === 0 || !roots.every((root) => places.has(root))) return false
  const denied = roots[roots.indexOf(negation) + 1]
  if (!roots.includes(negation) || denied === undefined) return true
  const denials = places.get(negation) ?? []
  return (places.get(denied) ?? []).some((place) =>
    denials.some((denial) => place > denial && place - denial <= negationReach),
  )
}

const negationReach = 2
