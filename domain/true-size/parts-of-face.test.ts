import { describe, expect, test } from 'vitest'
import { inquiryText, parseInquiry } from '#domain/quote/part-inquiry.ts'
import { chosenInquiry, unknownInquiry } from './face-inquiry.ts'
import { type Glass, partsOfFace } from './glass.ts'

const all: Glass['parts'] = {
  cabo: { name: 'Cabo Dixtal', parameter: 'ecg', brands: ['dixtal'], models: ['dx-2020'] },
  outro: { name: 'Cabo Dixtal para outro modelo', parameter: 'ecg', brands: ['dixtal'], models: [] },
  sensor: { name: 'Sensor universal', parameter: 'spo2', brands: ['universal'], models: [] },
  alheio: { name: 'Cabo GE', parameter: 'ecg', brands: ['ge'], models: [] },
}
const ids = ['sensor', 'alheio', 'outro', 'cabo']
const machine = { key: 'dx-2020', brand: 'dixtal', name: 'Dixtal DX 2020', maker: 'Dixtal' }

describe('the parts of a face', () => {
  test('are all of them where nothing else is known', () => {
    expect(partsOfFace(ids, all, {}).map(({ id }) => id)).toEqual(ids)
  })

  test('are the cited first, then those of the brand and universal ones; those of other brands are left out', () => {
    expect(partsOfFace(ids, all, { machine }).map(({ id, fit }) => [id, fit])).toEqual([
      ['cabo', 'citada'],
      ['outro', 'marca'],
      ['sensor', 'universal'],
    ])
  })

  test('are narrowed by what they measure', () => {
    expect(partsOfFace(ids, all, { parameter: 'spo2' }).map(({ id }) => id)).toEqual(['sensor'])
  })
})

describe('a message from the glass', () => {
  const text = (fields: Readonly<Record<string, string>>) => inquiryText(parseInquiry(new URLSearchParams(fields)))

  test('carries the face that was chosen, its size and the machine', () => {
    const face = { name: 'DB9 macho', contacts: 9, size: '30,81 × 12,55 mm', measuredPart: 'flange, de borda a borda' }
    expect(text(chosenInquiry(face, machine))).toContain(
      'Equipamento: Dixtal DX 2020\nVias ou contatos: 9\nConector: DB9 macho\nDescrição: Conferido na tela em tamanho real: 30,81 × 12,55 mm (flange, de borda a borda).',
    )
  })

  test('says form, count and size of a plug that no face is like', () => {
    expect(text(unknownInquiry({ form: 'redondo', contacts: 12, size: '24 mm' }, undefined))).toContain(
      'Vias ou contatos: 12\nDescrição: Conector: redondo, 24 mm medidos na tela em tamanho real. Nenhuma das faces do site coincide.',
    )
  })
})
