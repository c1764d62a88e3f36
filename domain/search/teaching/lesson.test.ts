import { expect, test } from 'vitest'
import { buildIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { searchDocument } from '#tests/samples.ts'
import { lessonEffect, sameSynonym, withLesson, type Lesson } from './lesson.ts'

const vocabulary: SearchVocabulary = {
  synonyms: { saturação: ['spo2'] },
  courtesies: { phrases: [], words: [] },
  symptoms: [],
  intent: {
    productTypes: { 'cabos-ecg': { names: ['cabo de ecg'], hints: [] }, baterias: { names: ['bateria'], hints: [] } },
    brands: [],
    equipment: {},
    specialized: [],
    sizes: {},
    functionWords: ['de', 'para'],
    ignoredWords: [],
  },
}
const index = buildIndex(
  [
    searchDocument({ id: 'bateria', name: 'Bateria selada', productType: 'baterias', brands: [] }),
    searchDocument({ id: 'cabo', name: 'Cabo de ECG neonatal', productType: 'cabos-ecg', brands: [] }),
    searchDocument({ id: 'pilha', name: 'Pilha recarregável', productType: 'baterias', brands: [] }),
  ],
  vocabulary,
)
const effect = (lesson: Lesson, term: string, judged: { text: string; best?: string }[] = []) =>
  lessonEffect({ index, vocabulary }, { lesson, term, judged })

test('a synonym finds what was not found', () => {
  const { ofTerm, changed } = effect({ kind: 'synonym', word: 'acumulador', equivalents: ['bateria'] }, 'acumulador')
  expect(ofTerm.before).toEqual([])
  expect(ofTerm.after).toContain('bateria')
  expect(changed).toEqual([])
})

test('a phrase leads to a type of part', () => {
  const { ofTerm } = effect({ kind: 'name', phrase: 'fonte reserva', productType: 'baterias' }, 'fonte reserva')
  expect(ofTerm.before).toEqual([])
  expect(ofTerm.after.toSorted()).toEqual(['bateria', 'pilha'])
})

test('a good answer that a lesson would spoil is told before it is kept', () => {
  const lesson: Lesson = { kind: 'name', phrase: 'neonatal', productType: 'baterias' }
  const { changed, judgedCount } = effect(lesson, 'neonatal', [
    { text: 'neonatal', best: 'cabo' },
    { text: 'Bateria selada', best: 'bateria' },
  ])
  expect(judgedCount).toBe(1)
  expect(changed).toMatchObject([{ text: 'neonatal', before: ['cabo'], isWorse: true }])
})

test('what the search has is not touched by judging a lesson', () => {
  const before = JSON.stringify(vocabulary)
  effect({ kind: 'synonym', word: 'acumulador', equivalents: ['bateria'] }, 'acumulador')
  expect(JSON.stringify(vocabulary)).toBe(before)
  expect(effect({ kind: 'synonym', word: 'x', equivalents: ['y'] }, 'acumulador').ofTerm.before).toEqual([])
})

test('a word in another form is the same synonym', () => {
  expect(sameSynonym(vocabulary, 'Saturacoes')).toBe('saturação')
  const { synonyms } = withLesson(vocabulary, { kind: 'synonym', word: 'SATURAÇÃO', equivalents: ['oximetria'] })
  expect(synonyms).toEqual({ saturação: ['oximetria'] })
})
