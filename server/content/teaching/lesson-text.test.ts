import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lessonText } from './lesson-text.ts'

const changedLines = (before: string, after: string) => {
  const kept = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !kept.has(line))
}
const synonyms = '# Sinônimos\nnibp: [ pni ] # sigla\n\n# Nomes\nsaturação: [ spo2, oximetria ]\n'

test('a synonym comes last, and nothing else of the file changes', () => {
  const text = lessonText(synonyms, { kind: 'synonym', word: 'acumulador', equivalents: ['bateria'] })
  expect(text.startsWith(synonyms)).toBe(true)
  expect(parse(text)).toEqual({ nibp: ['pni'], saturação: ['spo2', 'oximetria'], acumulador: ['bateria'] })
})

test('a word that is there in another form is set anew', () => {
  const text = lessonText(synonyms, { kind: 'synonym', word: 'saturacao', equivalents: ['spo2'] })
  expect(parse(text)).toEqual({ nibp: ['pni'], saturação: ['spo2'] })
  expect(text).toContain('nibp: [ pni ] # sigla')
})

test('words of the shop itself are taught in place', () => {
  const own = readFileSync('content/search/synonyms.yaml', 'utf8')
  const taught = lessonText(own, { kind: 'synonym', word: 'acumuladorzinho', equivalents: ['bateria', 'selada'] })
  expect(taught.startsWith(own)).toBe(true)
  const intent = readFileSync('content/search/intent.yaml', 'utf8')
  const after = lessonText(intent, { kind: 'name', phrase: 'fonte reserva', productType: 'baterias' })
  expect(changedLines(intent, after).join('\n')).toContain('fonte reserva')
  expect(parse(after).productTypes.baterias.names.at(-1)).toBe('fonte reserva')
  expect(lessonText(after, { kind: 'name', phrase: 'fonte reserva', productType: 'baterias' })).toBe(after)
})

test('a type without names, or that is not there yet, gets its first one', () => {
  const intent = (productTypes: string) =>
    `productTypes: ${productTypes}\nbrands: []\nequipment: {}\nspecialized: []\nsizes: {}\nfunctionWords: []\nignoredWords: []\n`
  const lesson = { kind: 'name', phrase: 'fonte', productType: 'baterias' } as const
  expect(parse(lessonText(intent('{ baterias: { hints: [carga] } }'), lesson)).productTypes.baterias.names).toEqual([
    'fonte',
  ])
  expect(parse(lessonText(intent('{ lampadas: { names: [lampada] } }'), lesson)).productTypes.baterias).toEqual({
    names: ['fonte'],
  })
})
