import { expect, test } from 'vitest'
import { armAdvice, armText, isArmSized, marketSizeText } from './arm-size.ts'
import type { Variant } from './variant.ts'

const size = (sizeKey: Variant['sizeKey'], sizeLabel: string) => ({ sizeKey, sizeLabel })

test.each([
  ['neonatal', 'Neonatal (6 a 11 cm)', 'Circunferência do braço: 6 a 11 cm'],
  ['pediatrica', 'Pediátrica (10 a 19 cm)', 'Circunferência do braço: 10 a 19 cm'],
  ['adulto', 'Adulto (18 a 26 cm)', 'Circunferência do braço: 18 a 26 cm (em outras marcas, “adulto pequeno”)'],
  ['adulto-grande', 'Adulto Grande (25 a 35 cm)', 'Circunferência do braço: 25 a 35 cm (em outras marcas, “adulto”)'],
  ['obeso', 'Obeso (33 a 47 cm)', 'Circunferência do braço: 33 a 47 cm (em outras marcas, “adulto grande”)'],
] as const)('a cuff of size %s, "%s", reads "%s"', (key, label, text) => {
  expect(armText(size(key, label))).toBe(text)
})

test('a size in other centimetres is not called by a name that belongs to other arms', () => {
  expect(marketSizeText(size('adulto', 'Adulto (25 a 35 cm)'))).toBeUndefined()
  expect(armText(size('adulto', 'Adulto (25 a 35 cm)'))).toBe('Circunferência do braço: 25 a 35 cm')
})

test.each(['Adulto (Clipe de Dedo)', 'Infantil (Clipe de Dedo)', 'Adulto'])('"%s" is no arm', (label) => {
  const clip = size('adulto', label)
  expect([armText(clip), marketSizeText(clip), isArmSized([clip])]).toEqual([undefined, undefined, false])
})

test('a variant without a size is no arm', () => {
  expect(armText({})).toBeUndefined()
  expect(isArmSized([])).toBe(false)
})

test('one size in centimetres makes the product a choice of arms', () => {
  expect(isArmSized([{}, size('adulto', 'Adulto (18 a 26 cm)')])).toBe(true)
})

test('a card says to measure the arm, or the arm of the size that was searched for', () => {
  const cuffs = [
    { id: 'a', ...size('adulto-grande', 'Adulto Grande (25 a 35 cm)') },
    { id: 'o', ...size('obeso', 'Obeso (33 a 47 cm)') },
  ]
  expect(armAdvice(cuffs)).toBe('Meça o braço: 2 tamanhos, de 25 a 47 cm')
  expect(armAdvice(cuffs, 'a')).toBe('Circunferência do braço: 25 a 35 cm (em outras marcas, “adulto”)')
  expect(armAdvice([{ id: 'c', ...size('adulto', 'Adulto (Clipe de Dedo)') }], 'c')).toBeUndefined()
})
