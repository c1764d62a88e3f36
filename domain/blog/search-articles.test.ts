import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchArticles } from './articles.ts'

const alarms = {
  title: 'Alarmes de bombas de infusão',
  excerpt: 'Oclusão, ar na linha.',
  text: 'O sensor de gotas falha.',
}
const cuffs = {
  title: 'Falhas em braçadeiras',
  excerpt: 'Vazamento e velcro.',
  text: 'Ensaio a 200 mmHg; alarme do monitor.',
}
const articles = [alarms, cuffs]

test('title, excerpt and text are searched', () => {
  expect(searchArticles(articles, 'bombas')).toEqual([alarms])
  expect(searchArticles(articles, 'velcro')).toEqual([cuffs])
  expect(searchArticles(articles, 'sensor de gotas')).toEqual([alarms])
})

test('case, accents and spare spaces make no difference', () => {
  expect(searchArticles(articles, '  INFUSAO ')).toEqual([alarms])
  expect(searchArticles(articles, 'bracadeiras')).toEqual([cuffs])
})

test('a part of a word is enough', () => {
  expect(searchArticles(articles, 'mmh')).toEqual([cuffs])
})

test('words in another order are found when the phrase itself is nowhere', () => {
  expect(searchArticles(articles, 'infusão alarmes')).toEqual([alarms])
})

test('what is in no article finds nothing', () => {
  expect(searchArticles(articles, 'xyzabc')).toEqual([])
})

test('an empty term finds every article', () => {
  expect(searchArticles(articles, ' ')).toEqual(articles)
})

test('any piece of an article finds that article', () => {
  fc.assert(
    fc.property(fc.nat(alarms.text.length - 1), fc.integer({ min: 1, max: 12 }), (start, length) => {
      expect(searchArticles(articles, alarms.text.slice(start, start + length))).toContain(alarms)
    }),
  )
})
