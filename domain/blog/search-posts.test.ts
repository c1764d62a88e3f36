import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPosts } from './posts.ts'

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
const posts = [alarms, cuffs]

test('title, excerpt and text are searched', () => {
  expect(searchPosts(posts, 'bombas')).toEqual([alarms])
  expect(searchPosts(posts, 'velcro')).toEqual([cuffs])
  expect(searchPosts(posts, 'sensor de gotas')).toEqual([alarms])
})

test('case, accents and spare spaces make no difference', () => {
  expect(searchPosts(posts, '  INFUSAO ')).toEqual([alarms])
  expect(searchPosts(posts, 'bracadeiras')).toEqual([cuffs])
})

test('a part of a word is enough', () => {
  expect(searchPosts(posts, 'mmh')).toEqual([cuffs])
})

test('words in another order are found when the phrase itself is nowhere', () => {
  expect(searchPosts(posts, 'infusão alarmes')).toEqual([alarms])
})

test('what is in no article finds nothing', () => {
  expect(searchPosts(posts, 'xyzabc')).toEqual([])
})

test('an empty term finds every article', () => {
  expect(searchPosts(posts, ' ')).toEqual(posts)
})

test('any piece of an article finds that article', () => {
  fc.assert(
    fc.property(fc.nat(alarms.text.length - 1), fc.integer({ min: 1, max: 12 }), (start, length) => {
      expect(searchPosts(posts, alarms.text.slice(start, start + length))).toContain(alarms)
    }),
  )
})
