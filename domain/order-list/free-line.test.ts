import { expect, test } from 'vitest'
import { readOrderLine } from '#domain/words/order-line.ts'
import { partsOfSentence } from './free-line.ts'

const partsOf = (text: string) => partsOfSentence(readOrderLine(text))

test('a sentence is cut before each count that begins another thing', () => {
  expect(partsOf('2 baterias do monitor e 1 par de pás externas, 3 cabos de força')).toEqual([
    '2 baterias do monitor',
    '1 par de pás externas',
    '3 cabos de força',
  ])
})

test.each(['sensor para iMEC 8, 10, 12 e 15 Mindray', 'cabo de ecg de 3 e 5 vias', 'vinte e cinco sensores adulto'])(
  '%s is one thing',
  (text) => {
    expect(partsOf(text)).toEqual([text])
  },
)
