import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemsOf } from '#domain/text/tokens.ts'
import { publishedStems, anonymousTerm } from './anonymous-term.ts'
import { personNames } from './anonymous-term.ts'

test('the texts of data are read at any depth, each stem once', () => {
  const data = { name: 'Cabos de ECG', tags: ['cabo', { label: 'Neonatal' }], price: 10, none: null }
  expect(publishedStems(data)).toEqual(['cabo', 'de', 'ecg', 'neonatal'])
})

const known = new Set(stemsOf('cabo ecg sensor spo2 monitor para vias neonatal paciente bateria'))
const kept = (text: string) => anonymousTerm(text, known)
const words = fc.array(fc.constantFrom('cabo', 'ECG', 'sensor', 'monitor', '5 vias', 'para'), { maxLength: 2 })
/** A text with something of a person somewhere among words that are known. */
const around = (personal: fc.Arbitrary<string>) =>
  fc.tuple(words, personal, words).map(([before, personalWord, after]) => [...before, personalWord, ...after].join(' '))
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
const grouped = (...sizes: number[]) => fc.tuple(...sizes.map(digits))

test('a search is kept as the search compares it', () => {
  expect(kept('  Cabo de ECG, 5 vias ')).toBe('cabo de ecg 5 vias')
  expect(kept('Sensor SpO₂')).toBe('sensor spo2')
  expect(kept('C5VGA2')).toBe('c5vga2')
  expect(kept('DX 2020')).toBe('dx 2020')
})

test('one word that the shop does not have yet is kept: it is what is to be learnt', () => {
  expect(kept('bisturi')).toBe('bisturi')
  expect(kept('cabo de bisturi')).toBe('cabo de bisturi')
  expect(kept('CABO BISTURI')).toBe('cabo bisturi')
})

test('what may be the name of a person is not', () => {
  expect(kept('cabo Kelvyn')).toBeUndefined()
  expect(kept('monitor da dra kelvyn')).toBeUndefined()
  expect(kept('paciente kelvyn')).toBeUndefined()
  expect(kept('kelvyn okamoto')).toBeUndefined()
  expect(kept('cabo joana')).toBeUndefined()
  expect(kept('José da Silva')).toBeUndefined()
  expect(kept('joaquim1975')).toBeUndefined()
})

test('blanks, one letter and messages are not searches', () => {
  for (const text of ['', ' ', 'a', '…', 'cabo '.repeat(9), 'x'.repeat(81), 'cabo\nsensor'])
    expect(kept(text)).toBeUndefined()
})

const personal: Record<string, fc.Arbitrary<string>> = {
  'e-mail addresses': fc.emailAddress(),
  'anything with an @': fc.tuple(fc.string(), fc.string()).map(([left, right]) => `${left}@${right}`),
  CPFs: grouped(3, 3, 3, 2).map(([a, b, c, d]) => `${a}.${b}.${c}-${d}`),
  'CPFs without signs': digits(11),
  CNPJs: grouped(2, 3, 3, 4, 2).map(([a, b, c, d, e]) => `${a}.${b}.${c}/${d}-${e}`),
  CEPs: grouped(5, 3).map(([a, b]) => `${a}-${b}`),
  telephones: fc
    .tuple(
      fc.constantFrom('', '+55 ', '55'),
      grouped(2, 5, 4),
      fc.constantFrom('(', ''),
      fc.constantFrom(' ', '-', '.', '\u200b'),
    )
    .map(
      ([country, [area, first, last], open, between]) =>
        `${country}${open}${area}${open && ')'} ${first}${between}${last}`,
    ),
  'telephones without an area': fc
    .tuple(grouped(4, 4), fc.constantFrom(' ', '-', ''))
    .map(([[a, b], between]) => `${a}${between}${b}`),
  dates: fc
    .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1920, max: 2020 }))
    .map((parts) => parts.join('/')),
  streets: fc
    .tuple(fc.constantFrom('Rua', 'rua', 'Av.', 'Avenida', 'TRAVESSA', 'praça'), fc.lorem())
    .map((parts) => parts.join(' ')),
  'common names': fc
    .constantFrom(...personNames)
    .chain((name) => fc.constantFrom(name, name.toUpperCase(), `${name[0]?.toUpperCase()}${name.slice(1)}`)),
  links: fc.webUrl(),
}

test.each(Object.entries(personal))('texts with %s are dropped, wherever they stand', (_name, arbitrary) => {
  fc.assert(fc.property(around(arbitrary), (text) => kept(text) === undefined))
})

test('of any text nothing else is kept than small letters, digits and single blanks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }), around(fc.string())), (text) => {
      const term = kept(text)
      return term === undefined || (/^[a-z0-9]+( [a-z0-9]+)*$/.test(term) && term.length <= 60)
    }),
  )
})

test('a term is kept as it is: counted again it is the same', () => {
  fc.assert(
    fc.property(around(fc.constantFrom('bisturi', 'C5VGA2', 'Bateria')), (text) => {
      const term = kept(text)
      return term === undefined || kept(term) === term
    }),
  )
})
