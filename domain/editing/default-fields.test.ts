import * as v from 'valibot'
import { expect, test } from 'vitest'
import { incompleteFields } from '#domain/catalogue/completeness.ts'
import { accessorySchema } from '#domain/catalogue/product-schema.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { defaultFields, isPlaceholderDescription } from './default-fields.ts'

const row = {
  id: 'cabo-de-exemplo',
  name: 'Cabo de exemplo para Bionet',
  productType: 'cabos-ecg',
  equipmentBrand: 'bionet',
  equipmentModel: ['bm3'],
  ends: [{ side: 'equipamento', connector: 'redondo-ecg-bionet' }],
}

test.each(keysOf(productTypeLabel))('a short row makes a part that keeps every rule: %s', (productType) => {
  const fields = { ...row, productType, specifications: [{ name: 'Paciente', value: 'Adulto' }] }
  const part = v.parse(accessorySchema, { ...fields, ...defaultFields(fields) })
  expect(incompleteFields(part)).toEqual([])
  expect(part).toMatchObject({ availability: 'sob-consulta', condition: 'compativel' })
})

test('what the row says stays', () => {
  const fields = { ...row, availability: 'em-estoque', tags: ['um', 'dois', 'três'], specifications: [] }
  expect(defaultFields(fields)).not.toHaveProperty('availability')
  expect(defaultFields(fields)).not.toHaveProperty('tags')
  const statedFields = { ...row, specifications: [{ name: 'Pedido', value: 'Na caixa de dez' }] }
  expect(defaultFields(statedFields)['specifications']).toContainEqual({ name: 'Pedido', value: 'Na caixa de dez' })
})

test('how often a part is used is not guessed where both kinds are sold', () => {
  expect(defaultFields(row)).toMatchObject({ dossier: { use: 'reutilizavel' } })
  expect(defaultFields({ ...row, productType: 'sensores-spo2' })).toMatchObject({ dossier: { sterile: false } })
  expect(defaultFields({ ...row, productType: 'sensores-spo2' })['dossier']).not.toHaveProperty('use')
})

test('a row with a description, a machine and an unknown type get nothing', () => {
  expect(defaultFields({ ...row, description: 'Um cabo.' })).toEqual({})
  expect(defaultFields({ ...row, category: 'equipamentos' })).toEqual({})
  expect(defaultFields({ ...row, productType: 'parafusos' })).toEqual({})
})

test('the description of a new part is one that somebody has to write', () => {
  const { description } = defaultFields(row)
  expect(isPlaceholderDescription({ name: row.name, description: String(description) })).toBe(true)
  expect(isPlaceholderDescription({ name: row.name, description: row.name.toUpperCase() })).toBe(true)
  expect(isPlaceholderDescription({ name: row.name, description: 'Cabo de cinco vias.' })).toBe(false)
})
