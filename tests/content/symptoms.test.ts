import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { compileSymptoms, negation, type CompiledSymptom } from '#domain/search/index/symptoms.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** The phrases of `content/search/symptoms.yaml`, as the search compares them. */
const { documents, vocabulary } = await loadBench(process.cwd())
const compiled = compileSymptoms(vocabulary.symptoms, new Set(vocabulary.intent.functionWords))
const phrases = compiled.flatMap((one) => [...phrasesOf(one, 'what'), ...phrasesOf(one, 'does')])

function phrasesOf({ symptom, things, faults }: CompiledSymptom, field: 'what' | 'does') {
  const roots = field === 'what' ? things : faults
  return symptom[field].map((text, index) => ({
    where: `${symptom.name}, ${field}: ${text}`,
    roots: roots[index] ?? [],
  }))
}

test('every phrase says more than a denial, which any denial in a query would meet', () => {
  expect(phrases.filter(({ roots }) => roots.every((root) => root === negation)).map(({ where }) => where)).toEqual([])
})

test('each part to check is one that the catalogue has', () => {
  const missing = vocabulary.symptoms.flatMap(({ name, parts }) =>
    parts
      .filter(({ type, word = '' }) => {
        const words = stemsOf(word)
        return !documents.some((document) => {
          const said = new Set([document.name, ...document.tags].flatMap(stemsOf))
          return document.productType === type && words.every((one) => said.has(one))
        })
      })
      .map(({ type, word }) => `${name}: ${type} ${word ?? ''}`),
  )
  expect(missing).toEqual([])
})
